// generated from spec/tambo by `npm run generate`; do not edit
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the server's health
         * @description Says that the server takes requests. Needs no key.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List threads
         * @description Lists the project's threads, newest first.
         */
        get: operations["listThreads"];
        put?: never;
        /**
         * Create a thread
         * @description Creates a thread under an id of the server's.
         */
        post: operations["createThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a thread with its messages
         * @description Gives a thread with all its messages, oldest first.
         */
        get: operations["getThread"];
        put?: never;
        post?: never;
        /**
         * Delete a thread
         * @description Deletes a thread and everything in it. A run that is going on is cancelled first, so its stream ends with
         *     `RUN_ERROR`.
         */
        delete: operations["deleteThread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{threadId}/components/{componentId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a component's state
         * @description Changes the state of a component, by full replacement or by JSON Patch. A state has at most 1,048,576 characters
         *     of JSON, nested at most 64 levels deep. What the operations of a patch add is counted together, and a patch may be
         *     refused whose operations exceed that on the way.
         *
         *     Changes are taken between runs and while one is going on. The component's block in the thread's messages shows the
         *     new state from then on, and the model sees it when it is asked next in a new run. While a run is going on on the
         *     thread, its stream announces the change as `tambo.component.state_delta`.
         */
        post: operations["updateComponentState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{threadId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Lists a thread's messages.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{threadId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Gives one message.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{threadId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or continue a run
         * @description Starts a run and streams its events; or continues a paused one with the results of its client tools.
         *
         *     The answer is always a stream. Its first event is `RUN_STARTED`; its last is `RUN_FINISHED` or `RUN_ERROR` (in the
         *     wire `proposal`: `tambo.run.finished`, `tambo.run.awaiting_input` or `RUN_ERROR`). Every event of a run has an
         *     `id`, its number; a lost connection is taken up again with `reconnectRun`.
         *
         *     A run that has called client tools pauses: `tambo.run.awaiting_input`, then in the wire `ag-ui` `RUN_FINISHED`. The
         *     next run on its thread continues it, under an id of its own, and the paused run is then over. Results for all
         *     pending calls are answered by the model's next turn. Results for some of them are answered by `RUN_STARTED`,
         *     `tambo.run.awaiting_input` with the rest, and in the wire `ag-ui` `RUN_FINISHED`: that run now waits for them.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{threadId}/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take up a run's stream again
         * @description Takes up a run's stream again.
         *
         *     With a position (`Last-Event-ID`, or `after`) exactly the events after it, then the live ones; `after=0` is the
         *     whole stream from its beginning. At the last event of a run that is over or waits for input, the stream is empty,
         *     with status 200; beyond it the request is refused with 409.
         *
         *     Without a position: of a run that is going on, the events that its last connection was not sent; of one that waits
         *     for input, its `tambo.run.awaiting_input` alone; of one that is over, its single last event, under the run's last
         *     number: `RUN_ERROR`, or `RUN_FINISHED` in both wires, also for a paused run that another has continued. Of a run
         *     that was cancelled while it waited, that `RUN_ERROR` has no `id`: its numbered events end with the pause.
         */
        get: operations["reconnectRun"];
        put?: never;
        post?: never;
        /**
         * Cancel a run
         * @description Cancels a run that is going on or waits for input.
         *
         *     The model and the tools are stopped, a live stream ends with `RUN_ERROR` and code `CANCELLED`, and what was
         *     produced so far is kept. Calls that wait for the client are given up: results for them are refused, no result is
         *     stored, and the model is told so when it is asked next. Cancelling a cancelled run answers the same again. Of a run
         *     that was continued, the run at the end of its continuations is cancelled. A run that has finished or failed is
         *     refused with 409.
         */
        delete: operations["cancelRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The standard AG-UI events of a stream, by `type`. */
        AgUiEvent: components["schemas"]["RunStartedEvent"] | components["schemas"]["RunFinishedEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["TextMessageStartEvent"] | components["schemas"]["TextMessageContentEvent"] | components["schemas"]["TextMessageEndEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolCallArgsEvent"] | components["schemas"]["ToolCallEndEvent"] | components["schemas"]["ToolCallResultEvent"] | components["schemas"]["StateSnapshotEvent"] | components["schemas"]["StateDeltaEvent"];
        /**
         * @description A sound for the model to hear.
         * @example {
         *       "type": "audio",
         *       "source": {
         *         "type": "base64",
         *         "mediaType": "audio/wav",
         *         "data": "UklGRg=="
         *       }
         *     }
         */
        AudioContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The sound. */
            source: components["schemas"]["AudioSource"];
        };
        /**
         * @description Media type of a sound.
         * @enum {string}
         */
        AudioMediaType: "audio/wav" | "audio/mp3" | "audio/aac";
        /**
         * @description A sound inside the message.
         * @example {
         *       "type": "base64",
         *       "mediaType": "audio/wav",
         *       "data": "UklGRg=="
         *     }
         */
        AudioSource: {
            /**
             * @description Kind of source: sounds travel inside the message.
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the data. */
            mediaType: components["schemas"]["AudioMediaType"];
            /** @description The sound, base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description A UI component that the model may show.
         * @example {
         *       "name": "StockChart",
         *       "description": "Displays a stock price chart",
         *       "propsSchema": {
         *         "type": "object",
         *         "properties": {
         *           "ticker": {
         *             "type": "string"
         *           },
         *           "timeRange": {
         *             "type": "string"
         *           }
         *         },
         *         "required": [
         *           "ticker"
         *         ]
         *       }
         *     }
         */
        AvailableComponent: {
            /** @description Name, unique in the request. */
            name: string;
            /** @description What it shows, for the model. */
            description: string;
            /** @description JSON Schema of its props. */
            propsSchema: components["schemas"]["JSONSchema"];
            /** @description JSON Schema of its state, when it has one. */
            stateSchema?: components["schemas"]["JSONSchema"];
            /** @description Client tools that are offered only while an instance of it is in the thread. */
            contextTools?: components["schemas"]["ComponentTool"][];
        };
        /**
         * @description What `tambo.run.awaiting_input` says.
         * @example {
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "pendingToolCalls": [
         *         {
         *           "toolCallId": "tc_001",
         *           "toolName": "add_to_cart",
         *           "input": {
         *             "productId": "SKU-123",
         *             "quantity": 2
         *           }
         *         }
         *       ]
         *     }
         */
        AwaitingInputValue: {
            /** @description Id of the thread. */
            threadId: string;
            /** @description Id of the run. */
            runId: string;
            /** @description The calls without a result, in the order they were made. */
            pendingToolCalls: components["schemas"]["PendingToolCall"][];
        };
        /**
         * @description Codes of status 400.
         * @enum {string}
         */
        BadRequestCode: "INVALID_JSON" | "VALIDATION_ERROR" | "INVALID_TOOL_CALL" | "INVALID_TOOL_RESULT" | "INVALID_JSON_PATCH" | "INVALID_CURSOR";
        /**
         * @description The request is wrong.
         * @example {
         *       "type": "urn:tambo:error:validation_error",
         *       "title": "The request is not valid",
         *       "status": 400,
         *       "detail": "/message/content/0/type: unknown content type \"video\"; allowed: text, image, audio, file, resource, tool_result",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "VALIDATION_ERROR",
         *       "errors": [
         *         {
         *           "pointer": "/message/content/0/type",
         *           "detail": "unknown content type \"video\"; allowed: text, image, audio, file, resource, tool_result"
         *         }
         *       ]
         *     }
         */
        BadRequestProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 400;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["BadRequestCode"];
            /**
             * @description The mistakes and where they are, as far as they were looked for: always with all codes but `INVALID_JSON`, and with
             *     that one for a key that an object has twice.
             */
            errors?: components["schemas"]["ProblemViolation"][];
        };
        /**
         * @description A file inside the message.
         * @example {
         *       "type": "base64",
         *       "mediaType": "application/pdf",
         *       "data": "JVBERi0=",
         *       "filename": "report.pdf"
         *     }
         */
        Base64FileSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the file. */
            mediaType?: string;
            /** @description Name of the file, for people. */
            filename?: string;
            /** @description The file, base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description An image inside the message.
         * @example {
         *       "type": "base64",
         *       "mediaType": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64ImageSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the data. */
            mediaType?: components["schemas"]["ImageMediaType"];
            /** @description The image, base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description A run that was cancelled.
         * @example {
         *       "runId": "run_xyz789",
         *       "status": "cancelled"
         *     }
         */
        CancelRunResponse: {
            /** @description Id of the run, as in the path, also where it was the continuation that was cancelled. */
            runId: string;
            /**
             * @description Always `cancelled`.
             * @enum {string}
             */
            status: "cancelled";
        };
        /**
         * @description A UI component to render. Only in assistant messages.
         * @example {
         *       "type": "component",
         *       "id": "comp_001",
         *       "name": "StockChart",
         *       "props": {
         *         "ticker": "AAPL",
         *         "timeRange": "1M"
         *       }
         *     }
         */
        ComponentContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "component";
            /** @description Id of this instance: the one its state is addressed by. */
            id: string;
            /** @description Name of the component, as the client offered it. */
            name: string;
            /** @description Its props. */
            props: components["schemas"]["JsonObject"];
            /** @description Its state, as of now; absent while it has none. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description What `tambo.component.end` says.
         * @example {
         *       "componentId": "comp_001",
         *       "props": {
         *         "ticker": "AAPL",
         *         "timeRange": "1M"
         *       }
         *     }
         */
        ComponentEndValue: {
            /** @description Id of the component. */
            componentId: string;
            /** @description Its props, whole. */
            props: components["schemas"]["JsonObject"];
            /** @description Its state as of now, when it has one. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description What `tambo.component.props_delta` says.
         * @example {
         *       "componentId": "comp_001",
         *       "delta": "{\"ticker\":"
         *     }
         */
        ComponentPropsDeltaValue: {
            /** @description Id of the component. */
            componentId: string;
            /** @description A piece of JSON. The pieces of a component, joined, are the JSON of its props; `{}` when the model gave none. */
            delta: string;
        };
        /**
         * @description What `tambo.component.start` says.
         * @example {
         *       "componentId": "comp_001",
         *       "componentName": "StockChart",
         *       "messageId": "msg_001"
         *     }
         */
        ComponentStartValue: {
            /** @description Id of the new component. */
            componentId: string;
            /** @description Name of the component, as offered. */
            componentName: string;
            /** @description Id of the assistant message that holds it. */
            messageId: string;
        };
        /**
         * @description What `tambo.component.state_delta` says.
         * @example {
         *       "componentId": "comp_001",
         *       "delta": [
         *         {
         *           "op": "replace",
         *           "path": "/loading",
         *           "value": false
         *         }
         *       ]
         *     }
         */
        ComponentStateDeltaValue: {
            /** @description Id of the component. */
            componentId: string;
            /** @description The operations on the component's own state; all of them apply. */
            delta: components["schemas"]["JsonPatchOperation"][];
        };
        /**
         * @description A client tool that is offered to the model only while its component is on screen.
         * @example {
         *       "name": "set_range",
         *       "description": "Change the chart's time range",
         *       "inputSchema": {
         *         "type": "object",
         *         "properties": {
         *           "range": {
         *             "type": "string"
         *           }
         *         },
         *         "required": [
         *           "range"
         *         ]
         *       },
         *       "maxCalls": 3
         *     }
         */
        ComponentTool: {
            /**
             * @description Name, unique among all tools of the request, context tools of all components included. Names of server tools
             *     (`<server>/<tool>`) cannot collide with it; a server may refuse names that it uses itself towards the model.
             */
            name: string;
            /** @description What the tool does, for the model. */
            description: string;
            /** @description JSON Schema of its arguments. Keywords that are not described here go to the model too. */
            inputSchema: components["schemas"]["JSONSchema"];
            /** @description JSON Schema of its structured output. */
            outputSchema?: components["schemas"]["JSONSchema"];
            /** @description Whether the model must keep to `inputSchema` exactly, where its provider can enforce that. */
            strict?: boolean;
            /**
             * Format: int32
             * @description How often the model may call it in one answer, continuations included; without a limit when absent.
             */
            maxCalls?: number;
        };
        /**
         * @description Codes of status 409.
         * @enum {string}
         */
        ConflictCode: "CONCURRENT_RUN" | "RUN_FINISHED" | "POSITION_AHEAD";
        /**
         * @description The request does not fit the present state.
         * @example {
         *       "type": "urn:tambo:error:concurrent_run",
         *       "title": "Another run is active on this thread",
         *       "status": 409,
         *       "detail": "Run \"run_xyz789\" is active. Wait for its end, or cancel it with DELETE.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "CONCURRENT_RUN",
         *       "runId": "run_xyz789"
         *     }
         */
        ConflictProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 409;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["ConflictCode"];
            /** @description The run in the way. */
            runId?: string;
        };
        /** @description Any content block. */
        Content: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ComponentContent"];
        /**
         * @description Kind of a content block. `component` only comes from the server.
         * @enum {string}
         */
        ContentType: "text" | "image" | "audio" | "file" | "resource" | "component";
        /**
         * @description What to run: a message, and what the model may use to answer it.
         * @example {
         *       "message": {
         *         "role": "user",
         *         "content": "What is the capital of France?"
         *       },
         *       "createThread": true
         *     }
         */
        CreateRunRequest: {
            /**
             * @description The user's message, or (role `tool`, or `tool_result` blocks) the result of a pending client tool call.
             *
             *     Results count first, wherever they stand in the request. A message of the user's gives up the calls that are then
             *     still pending: for each of them a result with `isError` is stored, in a message with role `tool` before the user's,
             *     and the model is asked with it.
             */
            message: components["schemas"]["InputMessage"];
            /**
             * @description More messages, taken after `message` in order: results of further pending calls. One call answered twice is
             *     refused.
             *
             *     Additive: the proposal pauses on a list of calls, but takes one message.
             */
            additionalMessages?: components["schemas"]["InputMessage"][];
            /** @description Components the model may show. The server remembers none: send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /** @description Tools the client runs. The server remembers none: send them with every request. */
            tools?: components["schemas"]["Tool"][];
            /** @description How the model may use tools; `auto` when absent. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /**
             * @description Name of a component of `availableComponents` that the first turn of the answer must show. Any other name is
             *     refused, and so is a `toolChoice` of `none` or of a tool by name beside it.
             */
            forceComponent?: string;
            /**
             * @description Create the thread, under the id in the path, if it does not exist.
             * @default false
             */
            createThread?: boolean;
            /** @description Identifies a user or session; set on the thread when it is created, or has none. */
            contextKey?: string;
            /** @description Id of the model; the server's default when absent. One that the server does not have is refused with status 400. */
            model?: string;
            /**
             * Format: int32
             * @description Most tokens the model may produce in one turn.
             */
            maxTokens?: number;
            /**
             * Format: double
             * @description The model's sampling temperature.
             */
            temperature?: number;
            /**
             * @description Fetch resources that messages and results name only by their `uri`, from the configured MCP server that owns them,
             *     and embed them for the model. Stored messages stay as they are; a resource that cannot be read is told to the
             *     model.
             * @default false
             */
            embedResources?: boolean;
            /** @description Kept with the run. No answer shows it. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * @description What happens to the run when nobody reads it any more.
             *
             *     Additive: the proposal says both that closing the connection cancels and that clients can reconnect.
             * @default cancel
             */
            onDisconnect?: components["schemas"]["OnDisconnect"];
        };
        /**
         * @description What to create a thread with; everything is optional.
         * @example {
         *       "contextKey": "user_42",
         *       "initialMessages": [
         *         {
         *           "role": "system",
         *           "content": "Answer briefly."
         *         }
         *       ]
         *     }
         */
        CreateThreadRequest: {
            /** @description Identifies a user or session of the client. */
            contextKey?: string;
            /** @description Kept with the thread. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Messages the thread begins with, as if they had come before. They hold no `tool_result` blocks. */
            initialMessages?: components["schemas"]["InputMessage"][];
        };
        /**
         * @description The thread that was created.
         * @example {
         *       "thread": {
         *         "id": "thr_abc123",
         *         "projectId": "default",
         *         "contextKey": "user_42",
         *         "createdAt": "2024-01-01T00:00:00.000Z",
         *         "updatedAt": "2024-01-01T00:00:00.000Z"
         *       }
         *     }
         */
        CreateThreadResponse: {
            /** @description The thread. */
            thread: components["schemas"]["Thread"];
        };
        /**
         * @description A document for the model to read.
         * @example {
         *       "type": "file",
         *       "source": {
         *         "type": "url",
         *         "url": "https://example.com/report.pdf",
         *         "filename": "report.pdf"
         *       }
         *     }
         */
        FileContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description Where the file comes from. */
            source: components["schemas"]["FileSource"];
        };
        /** @description Where a file comes from. */
        FileSource: components["schemas"]["Base64FileSource"] | components["schemas"]["UrlFileSource"] | components["schemas"]["UploadedFileSource"];
        /**
         * @description One message.
         * @example {
         *       "message": {
         *         "id": "msg_001",
         *         "role": "user",
         *         "content": [
         *           {
         *             "type": "text",
         *             "text": "What is the capital of France?"
         *           }
         *         ],
         *         "createdAt": "2024-01-01T00:00:00.000Z"
         *       }
         *     }
         */
        GetMessageResponse: {
            /** @description The message. */
            message: components["schemas"]["Message"];
        };
        /**
         * @description A thread and its messages.
         * @example {
         *       "thread": {
         *         "id": "thr_abc123",
         *         "projectId": "default",
         *         "createdAt": "2024-01-01T00:00:00.000Z",
         *         "updatedAt": "2024-01-01T00:00:00.455Z"
         *       },
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "user",
         *           "content": [
         *             {
         *               "type": "text",
         *               "text": "What is the capital of France?"
         *             }
         *           ],
         *           "createdAt": "2024-01-01T00:00:00.000Z"
         *         }
         *       ]
         *     }
         */
        GetThreadResponse: {
            /** @description The thread. */
            thread: components["schemas"]["Thread"];
            /** @description All its messages, oldest first. */
            messages: components["schemas"]["Message"][];
        };
        /**
         * @description The events asked for are no longer kept.
         * @example {
         *       "type": "urn:tambo:error:events_gone",
         *       "title": "The events are no longer kept",
         *       "status": 410,
         *       "detail": "Events after position 12 are no longer kept. Read the thread's messages instead.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "EVENTS_GONE"
         *     }
         */
        GoneProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 410;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "EVENTS_GONE";
        };
        /**
         * @description State of the server.
         * @example {
         *       "status": "ok"
         *     }
         */
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
        };
        /**
         * @description The idempotency key was used for another request.
         * @example {
         *       "type": "urn:tambo:error:idempotency_key_reused",
         *       "title": "The idempotency key was used for another request",
         *       "status": 422,
         *       "detail": "The key was first used with another body or on another thread. Use a new key for a new request.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "IDEMPOTENCY_KEY_REUSED"
         *     }
         */
        IdempotencyProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 422;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "IDEMPOTENCY_KEY_REUSED";
        };
        /**
         * @description An image for the model to see.
         * @example {
         *       "type": "image",
         *       "source": {
         *         "type": "url",
         *         "url": "https://example.com/cat.png"
         *       },
         *       "detail": "low"
         *     }
         */
        ImageContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description Where the image comes from. */
            source: components["schemas"]["ImageSource"];
            /** @description How closely the model should look. */
            detail?: components["schemas"]["ImageDetail"];
        };
        /**
         * @description How closely the model should look: costs more tokens when high.
         * @enum {string}
         */
        ImageDetail: "auto" | "low" | "high";
        /**
         * @description Media type of an image.
         * @enum {string}
         */
        ImageMediaType: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
        /** @description Where an image comes from. */
        ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlImageSource"];
        /**
         * @description Why a message stops before its end.
         * @enum {string}
         */
        IncompleteReason: "cancelled" | "error";
        /** @description Content blocks that requests may hold. */
        InputContent: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"];
        /**
         * @description A message that comes in.
         * @example {
         *       "role": "user",
         *       "content": "What is the capital of France?"
         *     }
         */
        InputMessage: {
            /**
             * @description Who it is from. A run takes `user` and `tool`; `initialMessages` of a thread take all four. No call can stand
             *     before an initial message with role `tool`, so it is kept and shown, and the model does not see it.
             */
            role: components["schemas"]["MessageRole"];
            /**
             * @description Its content. For role `tool`: the tool's output. A list may be empty only with role `tool` and in
             *     `initialMessages`. `tool_result` blocks are refused outside of a run's messages with role `user`; they may stand
             *     among other blocks.
             */
            content: components["schemas"]["InputMessageContent"];
            /** @description Required with role `tool`, where it is the call that is answered; refused with any other. */
            toolCallId?: string;
            /**
             * @description With role `tool`: whether the tool failed. Ignored with any other.
             * @default false
             */
            isError?: boolean;
            /** @description Kept with the message. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /** @description Content blocks of a message that comes in, in either representation of tool results. */
        InputMessageBlock: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ToolResultContent"];
        /** @description Content of a message that comes in: a string stands for one text block. */
        InputMessageContent: string | components["schemas"]["InputMessageBlock"][];
        /**
         * @description The server failed.
         * @example {
         *       "type": "urn:tambo:error:internal_error",
         *       "title": "The server failed",
         *       "status": 500,
         *       "detail": "Something went wrong on our side. Report it with the instance.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "INTERNAL_ERROR"
         *     }
         */
        InternalErrorProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 500;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "INTERNAL_ERROR";
        };
        /**
         * @description JSON Schema of an object: the input of a tool, the props or the state of a component. Further keywords are kept, and
         *     given to the model.
         * @example {
         *       "type": "object",
         *       "properties": {
         *         "city": {
         *           "type": "string",
         *           "description": "City name"
         *         }
         *       },
         *       "required": [
         *         "city"
         *       ]
         *     }
         */
        JSONSchema: {
            /**
             * @description Always `object`.
             * @enum {string}
             */
            type: "object";
            /** @description The members by name. */
            properties: {
                [key: string]: components["schemas"]["JSONSchemaProperty"];
            };
            /** @description Names of the members that must be present. */
            required?: string[];
            /** @description Whether members beyond `properties` are allowed. */
            additionalProperties?: boolean;
        };
        /**
         * @description JSON Schema of one member, at any depth.
         * @example {
         *       "type": "string",
         *       "description": "City name"
         *     }
         */
        JSONSchemaProperty: {
            /** @description The JSON type. */
            type: components["schemas"]["JSONType"];
            /** @description What the member means, for the model. */
            description?: string;
            /** @description The only values allowed. */
            enum?: unknown[];
            /** @description Schema of the items of an array. */
            items?: components["schemas"]["JSONSchemaProperty"];
            /** @description Schemas of the members of an object. */
            properties?: {
                [key: string]: components["schemas"]["JSONSchemaProperty"];
            };
            /** @description Names of the members of an object that must be present. */
            required?: string[];
            /** @description The value that stands in when the member is absent. */
            default?: unknown;
        };
        /**
         * @description A JSON type.
         * @enum {string}
         */
        JSONType: "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";
        /**
         * @description Any JSON object.
         * @example {
         *       "plan": "pro"
         *     }
         */
        JsonObject: {
            [key: string]: unknown;
        };
        /**
         * @description Adds a member or inserts an item (RFC 6902 section 4.1).
         * @example {
         *       "op": "add",
         *       "path": "/rows/0",
         *       "value": "Alice"
         *     }
         */
        JsonPatchAdd: {
            /**
             * @description The operation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "add";
            /** @description Where. */
            path: components["schemas"]["JsonPointer"];
            /** @description What. */
            value: unknown;
        };
        /**
         * @description Copies a value (RFC 6902 section 4.5).
         * @example {
         *       "op": "copy",
         *       "from": "/rows/0",
         *       "path": "/rows/1"
         *     }
         */
        JsonPatchCopy: {
            /**
             * @description The operation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "copy";
            /** @description Where to. */
            path: components["schemas"]["JsonPointer"];
            /** @description Where from. */
            from: components["schemas"]["JsonPointer"];
        };
        /** @description One operation of a JSON Patch that a client sends: all of RFC 6902, `test` included. */
        JsonPatchInputOperation: components["schemas"]["JsonPatchAdd"] | components["schemas"]["JsonPatchRemove"] | components["schemas"]["JsonPatchReplace"] | components["schemas"]["JsonPatchMove"] | components["schemas"]["JsonPatchCopy"] | components["schemas"]["JsonPatchTest"];
        /**
         * @description Moves a value (RFC 6902 section 4.4).
         * @example {
         *       "op": "move",
         *       "from": "/rows/0",
         *       "path": "/rows/1"
         *     }
         */
        JsonPatchMove: {
            /**
             * @description The operation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "move";
            /** @description Where to. */
            path: components["schemas"]["JsonPointer"];
            /** @description Where from. */
            from: components["schemas"]["JsonPointer"];
        };
        /** @description One operation of a JSON Patch that the server sends: RFC 6902 without `test`. */
        JsonPatchOperation: components["schemas"]["JsonPatchAdd"] | components["schemas"]["JsonPatchRemove"] | components["schemas"]["JsonPatchReplace"] | components["schemas"]["JsonPatchMove"] | components["schemas"]["JsonPatchCopy"];
        /**
         * @description Removes a value that must exist (RFC 6902 section 4.2).
         * @example {
         *       "op": "remove",
         *       "path": "/rows/0"
         *     }
         */
        JsonPatchRemove: {
            /**
             * @description The operation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "remove";
            /** @description Where. */
            path: components["schemas"]["JsonPointer"];
        };
        /**
         * @description Replaces a value that must exist (RFC 6902 section 4.3).
         * @example {
         *       "op": "replace",
         *       "path": "/loading",
         *       "value": false
         *     }
         */
        JsonPatchReplace: {
            /**
             * @description The operation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "replace";
            /** @description Where. */
            path: components["schemas"]["JsonPointer"];
            /** @description The new value. */
            value: unknown;
        };
        /**
         * @description Tests that a value is equal to the one given (RFC 6902 section 4.6).
         * @example {
         *       "op": "test",
         *       "path": "/version",
         *       "value": 3
         *     }
         */
        JsonPatchTest: {
            /**
             * @description The operation. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "test";
            /** @description Where. */
            path: components["schemas"]["JsonPointer"];
            /** @description The value expected. */
            value: unknown;
        };
        /** @description A JSON Pointer (RFC 6901): empty for the whole document, else a `/` before every step. */
        JsonPointer: string;
        /**
         * @description A page of messages.
         * @example {
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "user",
         *           "content": [
         *             {
         *               "type": "text",
         *               "text": "What is the capital of France?"
         *             }
         *           ],
         *           "createdAt": "2024-01-01T00:00:00.000Z"
         *         }
         *       ],
         *       "nextCursor": "eyJhZnRlciI6MX0"
         *     }
         */
        ListMessagesResponse: {
            /** @description The messages. */
            messages: components["schemas"]["Message"][];
            /** @description Cursor of the next page; absent on the last one. */
            nextCursor?: string;
        };
        /**
         * @description A page of threads.
         * @example {
         *       "threads": [
         *         {
         *           "id": "thr_abc123",
         *           "projectId": "default",
         *           "createdAt": "2024-01-01T00:00:00.000Z",
         *           "updatedAt": "2024-01-01T00:00:00.455Z"
         *         }
         *       ]
         *     }
         */
        ListThreadsResponse: {
            /** @description The threads, newest first. */
            threads: components["schemas"]["Thread"][];
            /** @description Cursor of the next page; absent on the last one. */
            nextCursor?: string;
        };
        /**
         * @description A message of a thread.
         * @example {
         *       "id": "msg_001",
         *       "role": "assistant",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "The capital of France is Paris."
         *         }
         *       ],
         *       "createdAt": "2024-01-01T00:00:00.400Z"
         *     }
         */
        Message: {
            /** @description Id of the message. */
            id: string;
            /** @description Who it is from. */
            role: components["schemas"]["MessageRole"];
            /** @description Its content: always a list of blocks. */
            content: components["schemas"]["MessageContent"][];
            /** @description The tools an assistant message calls; absent when it calls none, and in the representation `blocks`. */
            toolCalls?: components["schemas"]["ToolCall"][];
            /** @description On a message with role `tool`: the call it answers. Always there on such a message, in the representation `fields`. */
            toolCallId?: string;
            /**
             * @description On a message with role `tool`: true when the tool failed, else absent. In `blocks` the block has it.
             *
             *     Additive: without it a failed tool cannot be told from one that worked, once the stream is over.
             */
            isError?: boolean;
            /**
             * Format: date-time
             * @description When it was completed (ISO 8601, UTC, with milliseconds).
             */
            createdAt?: string;
            /** @description What the client attached to it. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * @description Why the message stops before its end; absent on a whole message.
             *
             *     Additive: what a client has seen of a cancelled answer is kept, and must not pass for a whole one.
             */
            incomplete?: components["schemas"]["IncompleteReason"];
        };
        /** @description Content blocks of a stored message, in either representation of tool calls. */
        MessageContent: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ComponentContent"] | components["schemas"]["ToolUseContent"] | components["schemas"]["ToolResultContent"];
        /**
         * @description Order of a list of messages.
         * @enum {string}
         */
        MessageOrder: "asc" | "desc";
        /**
         * @description Who a message is from.
         * @enum {string}
         */
        MessageRole: "user" | "assistant" | "system" | "tool";
        /**
         * @description Codes of status 404.
         * @enum {string}
         */
        NotFoundCode: "THREAD_NOT_FOUND" | "RUN_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "COMPONENT_NOT_FOUND";
        /**
         * @description What the path names does not exist, or belongs to another project.
         * @example {
         *       "type": "urn:tambo:error:thread_not_found",
         *       "title": "No such thread",
         *       "status": 404,
         *       "detail": "There is no thread \"thr_abc123\". Create it with POST /v1/threads, or send \"createThread\": true with the run.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "THREAD_NOT_FOUND"
         *     }
         */
        NotFoundProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 404;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["NotFoundCode"];
        };
        /**
         * @description What happens to a run when nobody reads it any more.
         * @enum {string}
         */
        OnDisconnect: "cancel" | "continue";
        /** @description Content blocks that assistant messages hold. */
        OutputContent: components["schemas"]["TextContent"] | components["schemas"]["ComponentContent"];
        /**
         * @description The request's body is too large.
         * @example {
         *       "type": "urn:tambo:error:payload_too_large",
         *       "title": "The request is too large",
         *       "status": 413,
         *       "detail": "The body is larger than 10485760 bytes.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "PAYLOAD_TOO_LARGE"
         *     }
         */
        PayloadTooLargeProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 413;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "PAYLOAD_TOO_LARGE";
        };
        /**
         * @description A client tool call that waits for its result.
         * @example {
         *       "toolCallId": "tc_001",
         *       "toolName": "add_to_cart",
         *       "input": {
         *         "productId": "SKU-123",
         *         "quantity": 2
         *       }
         *     }
         */
        PendingToolCall: {
            /** @description Id of the call: the `toolCallId` of the answer. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolName: string;
            /** @description The arguments, parsed. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description One mistake in a request, and where it is.
         * @example {
         *       "pointer": "/message/content/0/type",
         *       "detail": "unknown content type \"video\""
         *     }
         */
        ProblemViolation: {
            /**
             * @description JSON Pointer (RFC 6901) into the request body, or `/name` of a path, query or header parameter. Of a member that is
             *     missing it is the place where the member should be; of the whole body it is empty.
             */
            pointer: string;
            /** @description What is wrong there, and what is allowed. */
            detail: string;
        };
        /**
         * @description The request's body stopped arriving before its end.
         * @example {
         *       "type": "urn:tambo:error:request_timeout",
         *       "title": "The body did not arrive in time",
         *       "status": 408,
         *       "detail": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "REQUEST_TIMEOUT"
         *     }
         */
        RequestTimeoutProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 408;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "REQUEST_TIMEOUT";
        };
        /**
         * @description Hints for the use of a resource (MCP annotations).
         * @example {
         *       "audience": [
         *         "user"
         *       ],
         *       "priority": 0.8
         *     }
         */
        ResourceAnnotations: {
            /** @description For whom the resource is meant. */
            audience?: components["schemas"]["MessageRole"][];
            /**
             * Format: double
             * @description How important it is: 0 least, 1 most.
             */
            priority?: number;
        };
        /**
         * @description A resource in the sense of MCP.
         * @example {
         *       "type": "resource",
         *       "resource": {
         *         "uri": "file:///notes.md",
         *         "text": "# Notes"
         *       }
         *     }
         */
        ResourceContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource";
            /** @description The resource. */
            resource: components["schemas"]["ResourceData"];
        };
        /**
         * @description A resource by its URI, or its contents, or both. At least one of `uri`, `text` and `blob` is given, or the request is
         *     refused.
         * @example {
         *       "uri": "file:///notes.md",
         *       "mimeType": "text/markdown",
         *       "text": "# Notes"
         *     }
         */
        ResourceData: {
            /** @description The resource's identifier. */
            uri?: string;
            /** @description Name for programs. */
            name?: string;
            /** @description Name for people. */
            title?: string;
            /** @description What it is. */
            description?: string;
            /** @description Media type. */
            mimeType?: string;
            /** @description Contents, when they are text. */
            text?: string;
            /** @description Contents, base64, when they are not text. */
            blob?: string;
            /** @description Hints for its use. */
            annotations?: components["schemas"]["ResourceAnnotations"];
        };
        /**
         * @description Codes of `RUN_ERROR`: `CANCELLED`, `RATE_LIMIT_EXCEEDED`, `LLM_CLIENT_ERROR`, `LLM_SERVER_ERROR`, `LLM_ERROR`,
         *     `RUN_INTERRUPTED`, `INVALID_SCRIPT`, `SERVER_RESTARTING`, `INTERNAL_ERROR`. More may be added, and models may have
         *     codes of their own.
         */
        RunErrorCode: string | ("CANCELLED" | "RATE_LIMIT_EXCEEDED" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "SERVER_RESTARTING" | "INTERNAL_ERROR");
        /**
         * @description The run failed or was cancelled. Nothing follows it, there is no `tambo.run.finished`, and every text, tool call and
         *     component that had begun has ended before it.
         * @example {
         *       "type": "RUN_ERROR",
         *       "message": "Too many requests. Please try again later.",
         *       "code": "RATE_LIMIT_EXCEEDED",
         *       "timestamp": 1704067200050
         *     }
         */
        RunErrorEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_ERROR";
            /** @description What went wrong, for people, in the server's own words: those of a provider may hold secrets. */
            message: string;
            /** @description What went wrong, for programs. Always sent. */
            code?: components["schemas"]["RunErrorCode"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The run ended normally, or (in the wire `ag-ui`) paused for client tools. Nothing follows it in the wire `ag-ui`.
         * @example {
         *       "type": "RUN_FINISHED",
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "timestamp": 1704067200450
         *     }
         */
        RunFinishedEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_FINISHED";
            /** @description Id of the thread. */
            threadId: string;
            /** @description Id of the run. */
            runId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description What `tambo.run.finished` says.
         * @example {
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "assistant",
         *           "content": [
         *             {
         *               "type": "text",
         *               "text": "The capital of France is Paris."
         *             }
         *           ],
         *           "createdAt": "2024-01-01T00:00:00.400Z"
         *         }
         *       ]
         *     }
         */
        RunFinishedValue: {
            /** @description Id of the thread. */
            threadId: string;
            /** @description Id of the run. */
            runId: string;
            /**
             * @description All messages the run produced, in order: assistant messages, those with tool calls included, and results of server
             *     tools. In the representation that `toolRepresentation` asks for. Empty when the model produced nothing.
             */
            messages: components["schemas"]["Message"][];
        };
        /**
         * @description The run begins. First event of every stream that starts at the beginning.
         * @example {
         *       "type": "RUN_STARTED",
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "timestamp": 1704067200000
         *     }
         */
        RunStartedEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_STARTED";
            /** @description Id of the thread; the same as `X-Thread-Id`. */
            threadId: string;
            /** @description Id of the run; the same as `X-Run-Id`. */
            runId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /** @description Every event that a run's stream can carry. More may be added: readers ignore types and names they don't know. */
        RunStreamEvent: components["schemas"]["AgUiEvent"] | components["schemas"]["TamboExtensionEvent"];
        /**
         * @description A change of the state by the run: JSON Patch with paths under `/components/{componentId}`.
         * @example {
         *       "type": "STATE_DELTA",
         *       "delta": [
         *         {
         *           "op": "replace",
         *           "path": "/components/comp_001/totalCount",
         *           "value": 150
         *         }
         *       ],
         *       "timestamp": 1704067200200
         *     }
         */
        StateDeltaEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_DELTA";
            /** @description The operations; all of them apply. */
            delta: components["schemas"]["JsonPatchOperation"][];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The whole state, after a change by the run: its first, and its first after a change by a client. Later changes are
         *     `STATE_DELTA` events.
         * @example {
         *       "type": "STATE_SNAPSHOT",
         *       "snapshot": {
         *         "components": {
         *           "comp_001": {
         *             "loading": true,
         *             "rows": [],
         *             "totalCount": 0
         *           }
         *         }
         *       },
         *       "timestamp": 1704067200150
         *     }
         */
        StateSnapshotEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_SNAPSHOT";
            /** @description The state. */
            snapshot: components["schemas"]["StateTree"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description What `STATE_SNAPSHOT` and `STATE_DELTA` speak of.
         * @example {
         *       "components": {
         *         "comp_001": {
         *           "loading": true
         *         }
         *       }
         *     }
         */
        StateTree: {
            /** @description State of every component of the thread that has one, by the component's id. */
            components: {
                [key: string]: components["schemas"]["JsonObject"];
            };
        };
        /**
         * @description The run is paused: the client runs the pending tools and posts their results to the same endpoint.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.run.awaiting_input",
         *       "value": {
         *         "threadId": "thr_abc123",
         *         "runId": "run_xyz789",
         *         "pendingToolCalls": [
         *           {
         *             "toolCallId": "tc_001",
         *             "toolName": "add_to_cart",
         *             "input": {
         *               "productId": "SKU-123",
         *               "quantity": 2
         *             }
         *           }
         *         ]
         *       },
         *       "timestamp": 1704067200200
         *     }
         */
        TamboAwaitingInputEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.run.awaiting_input";
            /** @description What it says. */
            value: components["schemas"]["AwaitingInputValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A component is complete.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.component.end",
         *       "value": {
         *         "componentId": "comp_001",
         *         "props": {
         *           "ticker": "AAPL",
         *           "timeRange": "1M"
         *         }
         *       },
         *       "timestamp": 1704067200400
         *     }
         */
        TamboComponentEndEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.end";
            /** @description What it says. */
            value: components["schemas"]["ComponentEndValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A piece of a component's props.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.component.props_delta",
         *       "value": {
         *         "componentId": "comp_001",
         *         "delta": "{\"ticker\":"
         *       },
         *       "timestamp": 1704067200250
         *     }
         */
        TamboComponentPropsDeltaEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.props_delta";
            /** @description What it says. */
            value: components["schemas"]["ComponentPropsDeltaValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A component begins.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.component.start",
         *       "value": {
         *         "componentId": "comp_001",
         *         "componentName": "StockChart",
         *         "messageId": "msg_001"
         *       },
         *       "timestamp": 1704067200200
         *     }
         */
        TamboComponentStartEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.start";
            /** @description What it says. */
            value: components["schemas"]["ComponentStartValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A client changed a component's state while the run was going on. A replacement is `replace` at the empty path.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.component.state_delta",
         *       "value": {
         *         "componentId": "comp_001",
         *         "delta": [
         *           {
         *             "op": "replace",
         *             "path": "/loading",
         *             "value": false
         *           }
         *         ]
         *       },
         *       "timestamp": 1704067200300
         *     }
         */
        TamboComponentStateDeltaEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.state_delta";
            /** @description What it says. */
            value: components["schemas"]["ComponentStateDeltaValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /** @description Tambo's own events, by `name`: exactly these seven. */
        TamboExtensionEvent: components["schemas"]["TamboAwaitingInputEvent"] | components["schemas"]["TamboRunFinishedEvent"] | components["schemas"]["TamboToolResultEvent"] | components["schemas"]["TamboComponentStartEvent"] | components["schemas"]["TamboComponentPropsDeltaEvent"] | components["schemas"]["TamboComponentStateDeltaEvent"] | components["schemas"]["TamboComponentEndEvent"];
        /**
         * @description The run's messages, whole. In the wire `ag-ui` right before `RUN_FINISHED`, in `proposal` right after it.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.run.finished",
         *       "value": {
         *         "threadId": "thr_abc123",
         *         "runId": "run_xyz789",
         *         "messages": [
         *           {
         *             "id": "msg_001",
         *             "role": "assistant",
         *             "content": [
         *               {
         *                 "type": "text",
         *                 "text": "The capital of France is Paris."
         *               }
         *             ],
         *             "createdAt": "2024-01-01T00:00:00.400Z"
         *           }
         *         ]
         *       },
         *       "timestamp": 1704067200455
         *     }
         */
        TamboRunFinishedEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.run.finished";
            /** @description What it says. */
            value: components["schemas"]["RunFinishedValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A server tool has run, or a call has failed that nobody runs.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.tool.result",
         *       "value": {
         *         "toolCallId": "tc_001",
         *         "result": [
         *           {
         *             "type": "text",
         *             "text": "72°F, Sunny"
         *           }
         *         ]
         *       },
         *       "timestamp": 1704067200350
         *     }
         */
        TamboToolResultEvent: {
            /**
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /**
             * @description Which extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.tool.result";
            /** @description What it says. */
            value: components["schemas"]["ToolResultValue"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Text.
         * @example {
         *       "type": "text",
         *       "text": "What is the capital of France?"
         *     }
         */
        TextContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, kept exactly as it is. */
            text: string;
        };
        /**
         * @description A piece of text. The pieces from start to end, joined, are the text block.
         * @example {
         *       "type": "TEXT_MESSAGE_CONTENT",
         *       "messageId": "msg_001",
         *       "delta": " Paris.",
         *       "timestamp": 1704067200350
         *     }
         */
        TextMessageContentEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_CONTENT";
            /** @description Id of the message. */
            messageId: string;
            /** @description The piece; never empty. */
            delta: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The text block is complete.
         * @example {
         *       "type": "TEXT_MESSAGE_END",
         *       "messageId": "msg_001",
         *       "timestamp": 1704067200400
         *     }
         */
        TextMessageEndEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_END";
            /** @description Id of the message. */
            messageId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A text block of an assistant message begins. A message may have several, all with its id.
         * @example {
         *       "type": "TEXT_MESSAGE_START",
         *       "messageId": "msg_001",
         *       "role": "assistant",
         *       "timestamp": 1704067200050
         *     }
         */
        TextMessageStartEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_START";
            /** @description Id of the message. */
            messageId: string;
            /**
             * @description Who it is from.
             * @enum {string}
             */
            role: "assistant";
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A conversation.
         * @example {
         *       "id": "thr_abc123",
         *       "projectId": "default",
         *       "contextKey": "user_42",
         *       "createdAt": "2024-01-01T00:00:00.000Z",
         *       "updatedAt": "2024-01-01T00:00:00.455Z"
         *     }
         */
        Thread: {
            /** @description Id of the thread. */
            id: string;
            /** @description The project it belongs to: the one of the API key. */
            projectId: string;
            /** @description Identifies a user or session of the client; lists can be filtered by it. */
            contextKey?: string;
            /** @description What the client attached to it. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * Format: date-time
             * @description When it was created (ISO 8601, UTC, with milliseconds).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed (ISO 8601, UTC, with milliseconds).
             */
            updatedAt: string;
        };
        /**
         * @description Id of a thread. The server's own are `thr_` and 26 characters that sort by time; a client may choose one of its
         *     own within this pattern.
         */
        ThreadId: string;
        /**
         * @description Too many requests, streams, or bytes of request bodies at a time.
         * @example {
         *       "type": "urn:tambo:error:rate_limited",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "Requests come too fast. Allowed a second: 100; at once after a pause: 1000.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "RATE_LIMITED"
         *     }
         */
        TooManyRequestsProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 429;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "RATE_LIMITED";
        };
        /**
         * @description A tool that the client runs: every tool in a request is one. Server tools are configured on the server.
         * @example {
         *       "name": "add_to_cart",
         *       "description": "Add an item to the shopping cart",
         *       "inputSchema": {
         *         "type": "object",
         *         "properties": {
         *           "productId": {
         *             "type": "string"
         *           },
         *           "quantity": {
         *             "type": "integer"
         *           }
         *         },
         *         "required": [
         *           "productId",
         *           "quantity"
         *         ]
         *       }
         *     }
         */
        Tool: {
            /**
             * @description Name, unique among all tools of the request, context tools of all components included. Names of server tools
             *     (`<server>/<tool>`) cannot collide with it; a server may refuse names that it uses itself towards the model.
             */
            name: string;
            /** @description What the tool does, for the model. */
            description: string;
            /** @description JSON Schema of its arguments. Keywords that are not described here go to the model too. */
            inputSchema: components["schemas"]["JSONSchema"];
            /** @description JSON Schema of its structured output. */
            outputSchema?: components["schemas"]["JSONSchema"];
            /** @description Whether the model must keep to `inputSchema` exactly, where its provider can enforce that. */
            strict?: boolean;
        };
        /**
         * @description A tool call on an assistant message.
         * @example {
         *       "id": "tc_001",
         *       "name": "get_weather",
         *       "arguments": {
         *         "city": "Paris"
         *       }
         *     }
         */
        ToolCall: {
            /** @description Id of the call. */
            id: string;
            /** @description Name of the tool; `<server>/<tool>` for a server tool. */
            name: string;
            /** @description The arguments, parsed. */
            arguments: components["schemas"]["JsonObject"];
        };
        /**
         * @description A piece of the arguments. The pieces of a call, joined, are one JSON object; only of a call that fails, because the
         *     model wrote something that no end can make one, they are not.
         * @example {
         *       "type": "TOOL_CALL_ARGS",
         *       "toolCallId": "tc_001",
         *       "delta": "{\"city\":\"Paris\"}",
         *       "timestamp": 1704067200100
         *     }
         */
        ToolCallArgsEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_ARGS";
            /** @description Id of the call. */
            toolCallId: string;
            /** @description The piece. */
            delta: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The arguments are complete.
         * @example {
         *       "type": "TOOL_CALL_END",
         *       "toolCallId": "tc_001",
         *       "timestamp": 1704067200150
         *     }
         */
        ToolCallEndEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_END";
            /** @description Id of the call. */
            toolCallId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A server tool's result as text. `tambo.tool.result`, right after it, has the blocks.
         *
         *     Additive: AG-UI clients need the standard event, or they take the call for one of theirs. Absent in the wire
         *     `proposal`.
         * @example {
         *       "type": "TOOL_CALL_RESULT",
         *       "messageId": "msg_002",
         *       "toolCallId": "tc_001",
         *       "content": "72°F, Sunny",
         *       "role": "tool",
         *       "timestamp": 1704067200350
         *     }
         */
        ToolCallResultEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_RESULT";
            /** @description Id of the stored message that holds the result. */
            messageId: string;
            /** @description Id of the call. */
            toolCallId: string;
            /** @description The result as text: the texts of its blocks, joined by line breaks. */
            content: string;
            /**
             * @description Who it is from.
             * @enum {string}
             */
            role?: "tool";
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The model begins to call a tool.
         * @example {
         *       "type": "TOOL_CALL_START",
         *       "toolCallId": "tc_001",
         *       "toolCallName": "weather/get_weather",
         *       "toolName": "weather/get_weather",
         *       "parentMessageId": "msg_001",
         *       "timestamp": 1704067200050
         *     }
         */
        ToolCallStartEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_START";
            /** @description Id of the call. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolName: string;
            /**
             * @description Name of the tool, the same as `toolName`.
             *
             *     Additive: AG-UI names this member `toolCallName` and refuses the event without it. Absent in the wire `proposal`.
             */
            toolCallName?: string;
            /** @description Id of the assistant message that holds the call. */
            parentMessageId?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description How the model may use tools: a mode, or one tool by name. `required` and a name bind the first turn of an answer
         *     only: later turns, and continuations, are as with `auto`.
         */
        ToolChoice: components["schemas"]["ToolChoiceMode"] | components["schemas"]["ToolChoiceNamed"];
        /**
         * @description How the model may use tools.
         * @enum {string}
         */
        ToolChoiceMode: "auto" | "required" | "none";
        /**
         * @description The model must call this tool.
         * @example {
         *       "name": "add_to_cart"
         *     }
         */
        ToolChoiceNamed: {
            /**
             * @description Name of a tool of the request, or of a server tool; any other is refused. A tool that is not on offer in the
             *     turn, such as a context tool whose component is not in the thread, cannot be forced: the model then decides, as with
             *     `auto`.
             */
            name: string;
        };
        /**
         * @description How messages show tool calls. The events of a stream are the same in both, but for the messages in
         *     `tambo.run.finished`.
         * @enum {string}
         */
        ToolRepresentation: "fields" | "blocks";
        /**
         * @description A tool's result inside a user message, in the representation `blocks` (T-251). A message of a run's request may use
         *     it whatever the representation of the answer.
         * @example {
         *       "type": "tool_result",
         *       "toolUseId": "tc_001",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "72°F, Sunny"
         *         }
         *       ]
         *     }
         */
        ToolResultContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description Id of the call it answers. */
            toolUseId: string;
            /** @description What the tool gave. */
            content: components["schemas"]["InputContent"][];
            /**
             * @description Whether the tool failed. Sent only when it did.
             * @default false
             */
            isError?: boolean;
        };
        /**
         * @description What `tambo.tool.result` says.
         * @example {
         *       "toolCallId": "tc_001",
         *       "result": [
         *         {
         *           "type": "text",
         *           "text": "72°F, Sunny"
         *         }
         *       ]
         *     }
         */
        ToolResultValue: {
            /** @description Id of the call. */
            toolCallId: string;
            /**
             * @description What the tool gave. An image or sound of a media type that its block does not name is a `file` block; a link to a
             *     resource is a `resource` block; structured content alone is its JSON as a text block.
             */
            result: components["schemas"]["InputContent"][];
            /** @description Present and true when the tool failed. */
            isError?: boolean;
        };
        /**
         * @description A tool call inside an assistant message, in the representation `blocks` (T-251).
         * @example {
         *       "type": "tool_use",
         *       "id": "tc_001",
         *       "name": "get_weather",
         *       "input": {
         *         "city": "Paris"
         *       }
         *     }
         */
        ToolUseContent: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_use";
            /** @description Id of the call. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description There is no valid API key in the request.
         * @example {
         *       "type": "urn:tambo:error:unauthorized",
         *       "title": "No valid API key",
         *       "status": 401,
         *       "detail": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\".",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "UNAUTHORIZED"
         *     }
         */
        UnauthorizedProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 401;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "UNAUTHORIZED";
        };
        /**
         * @description Codes of status 503.
         * @enum {string}
         */
        UnavailableCode: "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "SERVER_BUSY";
        /**
         * @description The server cannot do this now; nothing is known to be wrong with the request.
         * @example {
         *       "type": "urn:tambo:error:server_restarting",
         *       "title": "The server is restarting",
         *       "status": 503,
         *       "detail": "The server is restarting. Send the request again in a moment.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "SERVER_RESTARTING"
         *     }
         */
        UnavailableProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 503;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["UnavailableCode"];
        };
        /**
         * Format: int64
         * @description Unix time in whole milliseconds.
         */
        UnixMillis: number;
        /**
         * @description The request's body is not JSON by its own account.
         * @example {
         *       "type": "urn:tambo:error:unsupported_media_type",
         *       "title": "The body must be JSON",
         *       "status": 415,
         *       "detail": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "UNSUPPORTED_MEDIA_TYPE"
         *     }
         */
        UnsupportedMediaTypeProblem: {
            /** @description Identifies the kind of problem: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description The kind of problem in a few words; the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            status: 415;
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Identifies this occurrence: `urn:tambo:error-instance:` and a UUID; the server's log has the same. */
            instance: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "UNSUPPORTED_MEDIA_TYPE";
        };
        /**
         * @description A change of a component's state: exactly one of `state` and `patch`.
         * @example {
         *       "patch": [
         *         {
         *           "op": "replace",
         *           "path": "/quantity",
         *           "value": 3
         *         }
         *       ]
         *     }
         */
        UpdateComponentStateRequest: {
            /** @description The new state, whole. */
            state?: components["schemas"]["JsonObject"];
            /** @description Operations on the present state, `{}` while there is none. Either all of them apply, or nothing changes. */
            patch?: components["schemas"]["JsonPatchInputOperation"][];
        };
        /**
         * @description The state after a change.
         * @example {
         *       "componentId": "comp_001",
         *       "state": {
         *         "quantity": 3
         *       }
         *     }
         */
        UpdateComponentStateResponse: {
            /** @description Id of the component. */
            componentId: string;
            /** @description The new state, whole. */
            state: components["schemas"]["JsonObject"];
        };
        /**
         * @description A file uploaded before.
         * @example {
         *       "type": "file_id",
         *       "fileId": "file_8x2"
         *     }
         */
        UploadedFileSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_id";
            /** @description Media type of the file. */
            mediaType?: string;
            /** @description Name of the file, for people. */
            filename?: string;
            /** @description Id of the uploaded file. */
            fileId: string;
        };
        /**
         * @description A file on the web.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/report.pdf"
         *     }
         */
        UrlFileSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description Media type of the file. */
            mediaType?: string;
            /** @description Name of the file, for people. */
            filename?: string;
            /** @description Address of the file: an absolute URL, or the request is refused. */
            url: string;
        };
        /**
         * @description An image on the web.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/cat.png"
         *     }
         */
        UrlImageSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description Media type behind the URL, where known. */
            mediaType?: components["schemas"]["ImageMediaType"];
            /** @description Address of the image: an absolute URL, or the request is refused. */
            url: string;
        };
        /**
         * @description The form of a stream.
         * @enum {string}
         */
        Wire: "ag-ui" | "proposal";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /**
                 * @description Only threads with this context key.
                 * @example user_42
                 */
                contextKey?: string;
                /**
                 * @description Most threads in the page; values outside 1 to 100 are taken as the nearest of them.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Where the page begins: the `nextCursor` of the page before it. Opaque; valid only for the same list and the
                 *     same filters and order.
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An answer with a body and the headers of limits. */
            200: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "threads": [
                     *         {
                     *           "id": "thr_abc123",
                     *           "projectId": "default",
                     *           "contextKey": "user_42",
                     *           "createdAt": "2024-01-01T00:00:00.000Z",
                     *           "updatedAt": "2024-01-01T00:00:00.455Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListThreadsResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    createThread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: a request with the same key that asks for the same changes nothing more, and is answered as the
                 *     first one was. Bodies are the same when they are equal as JSON, whatever the order of members. A key belongs to the
                 *     project, and is remembered for 24 hours at least. A request that was refused leaves its key unused. Keys of requests
                 *     that start runs are kept apart from these: the same text may be used for both.
                 *
                 *     Additive: without it a client that lost the answer to its request cannot know whether it was carried out.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to create it with. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "contextKey": "user_42"
                 *     }
                 */
                "application/json": components["schemas"]["CreateThreadRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "thread": {
                     *         "id": "thr_abc123",
                     *         "projectId": "default",
                     *         "contextKey": "user_42",
                     *         "createdAt": "2024-01-01T00:00:00.000Z",
                     *         "updatedAt": "2024-01-01T00:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateThreadResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The request's body stopped arriving before its end. The connection is closed. */
            408: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
                };
            };
            /** @description The request's body is too large. */
            413: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
                };
            };
            /** @description The request's body is not JSON by its own account. */
            415: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
                };
            };
            /** @description The idempotency key was used for another request. */
            422: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["IdempotencyProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    getThread: {
        parameters: {
            query?: {
                /**
                 * @description How messages show tool calls; in a stream those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An answer with a body and the headers of limits. */
            200: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "thread": {
                     *         "id": "thr_abc123",
                     *         "projectId": "default",
                     *         "createdAt": "2024-01-01T00:00:00.000Z",
                     *         "updatedAt": "2024-01-01T00:00:00.455Z"
                     *       },
                     *       "messages": []
                     *     }
                     */
                    "application/json": components["schemas"]["GetThreadResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    deleteThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    updateComponentState: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: a request with the same key that asks for the same changes nothing more, and is answered as the
                 *     first one was. Bodies are the same when they are equal as JSON, whatever the order of members. A key belongs to the
                 *     project, and is remembered for 24 hours at least. A request that was refused leaves its key unused. Keys of requests
                 *     that start runs are kept apart from these: the same text may be used for both.
                 *
                 *     Additive: without it a client that lost the answer to its request cannot know whether it was carried out.
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description Id of the component.
                 * @example comp_001
                 */
                componentId: string;
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "patch": [
                 *         {
                 *           "op": "replace",
                 *           "path": "/quantity",
                 *           "value": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateComponentStateRequest"];
            };
        };
        responses: {
            /** @description An answer with a body and the headers of limits. */
            200: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "componentId": "comp_001",
                     *       "state": {
                     *         "quantity": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateComponentStateResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request's body stopped arriving before its end. The connection is closed. */
            408: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
                };
            };
            /** @description The request's body is too large. */
            413: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
                };
            };
            /** @description The request's body is not JSON by its own account. */
            415: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
                };
            };
            /** @description The idempotency key was used for another request. */
            422: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["IdempotencyProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Most messages in the page; values outside 1 to 100 are taken as the nearest of them.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Where the page begins: the `nextCursor` of the page before it. Opaque; valid only for the same list and the
                 *     same filters and order.
                 */
                cursor?: string;
                /**
                 * @description Order of the list.
                 * @example asc
                 */
                order?: components["schemas"]["MessageOrder"];
                /**
                 * @description How messages show tool calls; in a stream those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An answer with a body and the headers of limits. */
            200: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "id": "msg_001",
                     *           "role": "user",
                     *           "content": [
                     *             {
                     *               "type": "text",
                     *               "text": "What is the capital of France?"
                     *             }
                     *           ],
                     *           "createdAt": "2024-01-01T00:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListMessagesResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /**
                 * @description How messages show tool calls; in a stream those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description Id of the message.
                 * @example msg_001
                 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An answer with a body and the headers of limits. */
            200: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": {
                     *         "id": "msg_001",
                     *         "role": "user",
                     *         "content": [
                     *           {
                     *             "type": "text",
                     *             "text": "What is the capital of France?"
                     *           }
                     *         ],
                     *         "createdAt": "2024-01-01T00:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GetMessageResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    createRun: {
        parameters: {
            query?: {
                /**
                 * @description The form of the stream.
                 *
                 *     Additive: the proposal's examples are not valid AG-UI in three places, and both forms have readers.
                 */
                wire?: components["schemas"]["Wire"];
                /**
                 * @description How messages show tool calls; in a stream those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
            };
            header?: {
                /**
                 * @description Makes a retry safe: a request with the same key and the same body, on the same thread, joins the run that the
                 *     first one started, and is answered with its events from the beginning. Bodies are the same when they are equal as
                 *     JSON, whatever the order of members; query parameters do not count. A key belongs to the project and to this
                 *     contract, and is remembered as long as the run that it started. Where the run's events are no longer kept, the
                 *     retry is refused with 410 `EVENTS_GONE`, and nothing is started. Keys of requests that start no run are kept apart
                 *     from these: the same text may be used for both.
                 *
                 *     Additive: without it a client that lost the answer to its request cannot know whether the run exists.
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: components["schemas"]["ThreadId"];
            };
            cookie?: never;
        };
        /** @description What to run. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": {
                 *         "role": "user",
                 *         "content": "What is the capital of France?"
                 *       },
                 *       "createThread": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateRunRequest"];
            };
        };
        responses: {
            /** @description A stream of run events. */
            200: {
                headers: {
                    /** @description Id of the thread. */
                    "X-Thread-Id": string;
                    /** @description Id of the run. */
                    "X-Run-Id": string;
                    /** @description Streams are neither cached nor changed on their way: exactly this value. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Tells proxies not to buffer. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunStreamEvent"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request's body stopped arriving before its end. The connection is closed. */
            408: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
                };
            };
            /** @description The request does not fit the present state. */
            409: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictProblem"];
                };
            };
            /** @description The events asked for are no longer kept. */
            410: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GoneProblem"];
                };
            };
            /** @description The request's body is too large. */
            413: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
                };
            };
            /** @description The request's body is not JSON by its own account. */
            415: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
                };
            };
            /** @description The idempotency key was used for another request. */
            422: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["IdempotencyProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    reconnectRun: {
        parameters: {
            query?: {
                /**
                 * @description The form of the stream.
                 *
                 *     Additive: the proposal's examples are not valid AG-UI in three places, and both forms have readers.
                 */
                wire?: components["schemas"]["Wire"];
                /**
                 * @description How messages show tool calls; in a stream those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
                /**
                 * @description Position: number of the last event the client has. Wins over `Last-Event-ID`.
                 *
                 *     Additive: the proposal continues "from where the client left off" without a way to say where.
                 * @example 3
                 */
                after?: number;
            };
            header?: {
                /**
                 * @description Position: the `id` of the last event the client has, as browsers send it. Empty is as good as absent; anything
                 *     but a whole number of at most 15 digits is refused with status 400.
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description Id of the run.
                 * @example run_xyz789
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of run events. */
            200: {
                headers: {
                    /** @description Id of the thread. */
                    "X-Thread-Id": string;
                    /** @description Id of the run. */
                    "X-Run-Id": string;
                    /** @description Streams are neither cached nor changed on their way: exactly this value. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Tells proxies not to buffer. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunStreamEvent"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request does not fit the present state. */
            409: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictProblem"];
                };
            };
            /** @description The events asked for are no longer kept. */
            410: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GoneProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description Id of the run.
                 * @example run_xyz789
                 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An answer with a body and the headers of limits. */
            200: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "runId": "run_xyz789",
                     *       "status": "cancelled"
                     *     }
                     */
                    "application/json": components["schemas"]["CancelRunResponse"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description What the path names does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request does not fit the present state. */
            409: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictProblem"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies at a time. */
            429: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server cannot do this now. */
            503: {
                headers: {
                    /**
                     * @description The limit of requests with this API key, as a structured field: `"requests";q=1000;w=10` are 1000 in 10 seconds.
                     *     Absent where there is no limit.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description What is left of it, as a structured field: `"requests";r=3;t=4` are three requests in the next 4 seconds. Absent
                     *     where there is no limit.
                     */
                    RateLimit?: string;
                    /** @description Whole seconds after which the request may be sent again. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
}

export type AgUiEvent = components["schemas"]["AgUiEvent"];
export type AudioContent = components["schemas"]["AudioContent"];
export type AudioMediaType = components["schemas"]["AudioMediaType"];
export type AudioSource = components["schemas"]["AudioSource"];
export type AvailableComponent = components["schemas"]["AvailableComponent"];
export type AwaitingInputValue = components["schemas"]["AwaitingInputValue"];
export type BadRequestCode = components["schemas"]["BadRequestCode"];
export type BadRequestProblem = components["schemas"]["BadRequestProblem"];
export type Base64FileSource = components["schemas"]["Base64FileSource"];
export type Base64ImageSource = components["schemas"]["Base64ImageSource"];
export type CancelRunResponse = components["schemas"]["CancelRunResponse"];
export type ComponentContent = components["schemas"]["ComponentContent"];
export type ComponentEndValue = components["schemas"]["ComponentEndValue"];
export type ComponentPropsDeltaValue = components["schemas"]["ComponentPropsDeltaValue"];
export type ComponentStartValue = components["schemas"]["ComponentStartValue"];
export type ComponentStateDeltaValue = components["schemas"]["ComponentStateDeltaValue"];
export type ComponentTool = components["schemas"]["ComponentTool"];
export type ConflictCode = components["schemas"]["ConflictCode"];
export type ConflictProblem = components["schemas"]["ConflictProblem"];
export type Content = components["schemas"]["Content"];
export type ContentType = components["schemas"]["ContentType"];
export type CreateRunRequest = components["schemas"]["CreateRunRequest"];
export type CreateThreadRequest = components["schemas"]["CreateThreadRequest"];
export type CreateThreadResponse = components["schemas"]["CreateThreadResponse"];
export type FileContent = components["schemas"]["FileContent"];
export type FileSource = components["schemas"]["FileSource"];
export type GetMessageResponse = components["schemas"]["GetMessageResponse"];
export type GetThreadResponse = components["schemas"]["GetThreadResponse"];
export type GoneProblem = components["schemas"]["GoneProblem"];
export type Health = components["schemas"]["Health"];
export type IdempotencyProblem = components["schemas"]["IdempotencyProblem"];
export type ImageContent = components["schemas"]["ImageContent"];
export type ImageDetail = components["schemas"]["ImageDetail"];
export type ImageMediaType = components["schemas"]["ImageMediaType"];
export type ImageSource = components["schemas"]["ImageSource"];
export type IncompleteReason = components["schemas"]["IncompleteReason"];
export type InputContent = components["schemas"]["InputContent"];
export type InputMessage = components["schemas"]["InputMessage"];
export type InputMessageBlock = components["schemas"]["InputMessageBlock"];
export type InputMessageContent = components["schemas"]["InputMessageContent"];
export type InternalErrorProblem = components["schemas"]["InternalErrorProblem"];
export type JSONSchema = components["schemas"]["JSONSchema"];
export type JSONSchemaProperty = components["schemas"]["JSONSchemaProperty"];
export type JSONType = components["schemas"]["JSONType"];
export type JsonObject = components["schemas"]["JsonObject"];
export type JsonPatchAdd = components["schemas"]["JsonPatchAdd"];
export type JsonPatchCopy = components["schemas"]["JsonPatchCopy"];
export type JsonPatchInputOperation = components["schemas"]["JsonPatchInputOperation"];
export type JsonPatchMove = components["schemas"]["JsonPatchMove"];
export type JsonPatchOperation = components["schemas"]["JsonPatchOperation"];
export type JsonPatchRemove = components["schemas"]["JsonPatchRemove"];
export type JsonPatchReplace = components["schemas"]["JsonPatchReplace"];
export type JsonPatchTest = components["schemas"]["JsonPatchTest"];
export type JsonPointer = components["schemas"]["JsonPointer"];
export type ListMessagesResponse = components["schemas"]["ListMessagesResponse"];
export type ListThreadsResponse = components["schemas"]["ListThreadsResponse"];
export type Message = components["schemas"]["Message"];
export type MessageContent = components["schemas"]["MessageContent"];
export type MessageOrder = components["schemas"]["MessageOrder"];
export type MessageRole = components["schemas"]["MessageRole"];
export type NotFoundCode = components["schemas"]["NotFoundCode"];
export type NotFoundProblem = components["schemas"]["NotFoundProblem"];
export type OnDisconnect = components["schemas"]["OnDisconnect"];
export type OutputContent = components["schemas"]["OutputContent"];
export type PayloadTooLargeProblem = components["schemas"]["PayloadTooLargeProblem"];
export type PendingToolCall = components["schemas"]["PendingToolCall"];
export type ProblemViolation = components["schemas"]["ProblemViolation"];
export type RequestTimeoutProblem = components["schemas"]["RequestTimeoutProblem"];
export type ResourceAnnotations = components["schemas"]["ResourceAnnotations"];
export type ResourceContent = components["schemas"]["ResourceContent"];
export type ResourceData = components["schemas"]["ResourceData"];
export type RunErrorCode = components["schemas"]["RunErrorCode"];
export type RunErrorEvent = components["schemas"]["RunErrorEvent"];
export type RunFinishedEvent = components["schemas"]["RunFinishedEvent"];
export type RunFinishedValue = components["schemas"]["RunFinishedValue"];
export type RunStartedEvent = components["schemas"]["RunStartedEvent"];
export type RunStreamEvent = components["schemas"]["RunStreamEvent"];
export type StateDeltaEvent = components["schemas"]["StateDeltaEvent"];
export type StateSnapshotEvent = components["schemas"]["StateSnapshotEvent"];
export type StateTree = components["schemas"]["StateTree"];
export type TamboAwaitingInputEvent = components["schemas"]["TamboAwaitingInputEvent"];
export type TamboComponentEndEvent = components["schemas"]["TamboComponentEndEvent"];
export type TamboComponentPropsDeltaEvent = components["schemas"]["TamboComponentPropsDeltaEvent"];
export type TamboComponentStartEvent = components["schemas"]["TamboComponentStartEvent"];
export type TamboComponentStateDeltaEvent = components["schemas"]["TamboComponentStateDeltaEvent"];
export type TamboExtensionEvent = components["schemas"]["TamboExtensionEvent"];
export type TamboRunFinishedEvent = components["schemas"]["TamboRunFinishedEvent"];
export type TamboToolResultEvent = components["schemas"]["TamboToolResultEvent"];
export type TextContent = components["schemas"]["TextContent"];
export type TextMessageContentEvent = components["schemas"]["TextMessageContentEvent"];
export type TextMessageEndEvent = components["schemas"]["TextMessageEndEvent"];
export type TextMessageStartEvent = components["schemas"]["TextMessageStartEvent"];
export type Thread = components["schemas"]["Thread"];
export type ThreadId = components["schemas"]["ThreadId"];
export type TooManyRequestsProblem = components["schemas"]["TooManyRequestsProblem"];
export type Tool = components["schemas"]["Tool"];
export type ToolCall = components["schemas"]["ToolCall"];
export type ToolCallArgsEvent = components["schemas"]["ToolCallArgsEvent"];
export type ToolCallEndEvent = components["schemas"]["ToolCallEndEvent"];
export type ToolCallResultEvent = components["schemas"]["ToolCallResultEvent"];
export type ToolCallStartEvent = components["schemas"]["ToolCallStartEvent"];
export type ToolChoice = components["schemas"]["ToolChoice"];
export type ToolChoiceMode = components["schemas"]["ToolChoiceMode"];
export type ToolChoiceNamed = components["schemas"]["ToolChoiceNamed"];
export type ToolRepresentation = components["schemas"]["ToolRepresentation"];
export type ToolResultContent = components["schemas"]["ToolResultContent"];
export type ToolResultValue = components["schemas"]["ToolResultValue"];
export type ToolUseContent = components["schemas"]["ToolUseContent"];
export type UnauthorizedProblem = components["schemas"]["UnauthorizedProblem"];
export type UnavailableCode = components["schemas"]["UnavailableCode"];
export type UnavailableProblem = components["schemas"]["UnavailableProblem"];
export type UnixMillis = components["schemas"]["UnixMillis"];
export type UnsupportedMediaTypeProblem = components["schemas"]["UnsupportedMediaTypeProblem"];
export type UpdateComponentStateRequest = components["schemas"]["UpdateComponentStateRequest"];
export type UpdateComponentStateResponse = components["schemas"]["UpdateComponentStateResponse"];
export type UploadedFileSource = components["schemas"]["UploadedFileSource"];
export type UrlFileSource = components["schemas"]["UrlFileSource"];
export type UrlImageSource = components["schemas"]["UrlImageSource"];
export type Wire = components["schemas"]["Wire"];
