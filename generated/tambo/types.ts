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
         * @description Returns 200 while the server accepts requests. Needs no key.
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
         * @description Creates a thread with a new id.
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
         * @description Returns a thread with all its messages, oldest first.
         */
        get: operations["getThread"];
        put?: never;
        post?: never;
        /**
         * Delete a thread
         * @description Deletes a thread and all its data. An active run is cancelled first: its stream ends with `RUN_ERROR`.
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
         * @description Changes the state of a component, by replacement or by JSON Patch. A state has at most 1,048,576 characters of
         *     JSON, nested at most 64 levels deep. The values that a patch's operations add are counted together; a patch that
         *     exceeds the limit on the way may be rejected.
         *
         *     Changes are accepted between runs and during a run. From then on, the component's block in the thread's messages
         *     has the new state, and the model sees it in the next run. During a run, its stream sends the change as
         *     `tambo.component.state_delta`.
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
         * @description Returns one message.
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
         * @description Starts a run and streams its events, or continues a run that awaits input with the results of its client tools.
         *
         *     The response is always a stream. The first event is `RUN_STARTED`; the last is `RUN_FINISHED` or `RUN_ERROR` (with
         *     `wire=proposal`: `tambo.run.finished`, `tambo.run.awaiting_input` or `RUN_ERROR`). The `id` of an event is its
         *     number in the run. Use `reconnectRun` to resume after a lost connection.
         *
         *     A run that has called client tools awaits input: it sends `tambo.run.awaiting_input` and, with `wire=ag-ui`,
         *     `RUN_FINISHED`. The next run on the thread continues it under a new id, and the earlier run is over. After results
         *     for all pending calls, the model is called again. After results for some of them, the new run sends `RUN_STARTED`,
         *     `tambo.run.awaiting_input` with the remaining calls and, with `wire=ag-ui`, `RUN_FINISHED`; it now awaits those
         *     results.
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
         * Resume a run's stream
         * @description Resumes the stream of a run.
         *
         *     With a position (`after` or `Last-Event-ID`), it sends the events after the position, then the live ones; `after=0`
         *     replays the stream from the first event. At the last event of a run that is over or awaits input, the stream is
         *     empty, with status 200. A position beyond the last event gets 409.
         *
         *     Without a position, the stream depends on the run:
         *
         *     - Active: the events that the last connection did not receive.
         *     - Awaiting input: only its `tambo.run.awaiting_input`.
         *     - Over: only its terminal event, with the last number of the run: `RUN_ERROR`, or `RUN_FINISHED` with either
         *     `wire`, also for a run that was continued by another. The `RUN_ERROR` of a run that was cancelled while it
         *     awaited input has no `id`.
         */
        get: operations["reconnectRun"];
        put?: never;
        post?: never;
        /**
         * Cancel a run
         * @description Cancels a run that is active or awaits input.
         *
         *     The model and the tools are stopped, and what the run has produced so far is kept. A live stream ends with
         *     `RUN_ERROR` and code `CANCELLED`. Pending client tool calls are dropped: results for them are rejected, none is
         *     stored, and the model sees this when it is called next. Cancelling a cancelled run returns the same response. For a
         *     run that was continued, its last continuation is cancelled. A run that has finished or failed gets 409.
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
        /** @description The standard AG-UI events, by `type`. */
        AgUiEvent: components["schemas"]["RunStartedEvent"] | components["schemas"]["RunFinishedEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["TextMessageStartEvent"] | components["schemas"]["TextMessageContentEvent"] | components["schemas"]["TextMessageEndEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolCallArgsEvent"] | components["schemas"]["ToolCallEndEvent"] | components["schemas"]["ToolCallResultEvent"] | components["schemas"]["StateSnapshotEvent"] | components["schemas"]["StateDeltaEvent"];
        /**
         * @description Audio.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The audio data. */
            source: components["schemas"]["AudioSource"];
        };
        /**
         * @description Media type of audio.
         * @enum {string}
         */
        AudioMediaType: "audio/wav" | "audio/mp3" | "audio/aac";
        /**
         * @description Audio, included as base64.
         * @example {
         *       "type": "base64",
         *       "mediaType": "audio/wav",
         *       "data": "UklGRg=="
         *     }
         */
        AudioSource: {
            /**
             * @description Type of the source. Audio is always included as base64.
             * @constant
             */
            type: "base64";
            /** @description Media type of the data. */
            mediaType: components["schemas"]["AudioMediaType"];
            /** @description The audio data in base64 (RFC 4648 section 4). */
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
            /** @description Name of the component, unique in the request. */
            name: string;
            /** @description Description of the component, for the model. */
            description: string;
            /** @description JSON Schema of the props. */
            propsSchema: components["schemas"]["JSONSchema"];
            /** @description JSON Schema of the state, if the component has one. */
            stateSchema?: components["schemas"]["JSONSchema"];
            /** @description Client tools that are offered only while an instance of the component is in the thread. */
            contextTools?: components["schemas"]["ComponentTool"][];
        };
        /**
         * @description The value of `tambo.run.awaiting_input`.
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
            /** @description The client tool calls without a result, in the order of the calls. */
            pendingToolCalls: components["schemas"]["PendingToolCall"][];
        };
        /**
         * @description Error codes of status 400.
         *
         *     - `INVALID_JSON`: The body is not valid JSON or UTF-8, is nested more than 64 levels deep, or has an object with a duplicate key. For a duplicate key, `errors` gives the location of the second one.
         *     - `VALIDATION_ERROR`: The request violates the schema or another requirement of this API; `errors` gives the locations. Also the code for an invalid patch operation, such as an unknown `op` or a `move` without `from`, and for a state replacement that is too large.
         *     - `INVALID_TOOL_CALL`: A tool result is for a call that does not exist in this thread, or for a call of a server tool.
         *     - `INVALID_TOOL_RESULT`: A tool result is for a call that already has a result, was dropped, or belongs to a run that was cancelled or failed.
         *     - `INVALID_JSON_PATCH`: A JSON Patch does not apply, or its result is not an object, too large or too deep. Nothing was changed.
         *     - `INVALID_CURSOR`: The cursor was not issued for this list with these filters and this order.
         * @enum {string}
         */
        BadRequestCode: "INVALID_JSON" | "VALIDATION_ERROR" | "INVALID_TOOL_CALL" | "INVALID_TOOL_RESULT" | "INVALID_JSON_PATCH" | "INVALID_CURSOR";
        /**
         * @description The request is invalid.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 400;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /** @description Stable error code, for programs. */
            code: components["schemas"]["BadRequestCode"];
            /**
             * @description The errors and their locations. Present with every code except `INVALID_JSON`; with that one, only for a duplicate
             *     key. Not necessarily all errors of the request.
             */
            errors?: components["schemas"]["ProblemViolation"][];
        };
        /**
         * @description A file, included as base64.
         * @example {
         *       "type": "base64",
         *       "mediaType": "application/pdf",
         *       "data": "JVBERi0=",
         *       "filename": "report.pdf"
         *     }
         */
        Base64FileSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the file. */
            mediaType?: string;
            /** @description Name of the file, for people. */
            filename?: string;
            /** @description The file data in base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description An image, included as base64.
         * @example {
         *       "type": "base64",
         *       "mediaType": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64ImageSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the data. */
            mediaType?: components["schemas"]["ImageMediaType"];
            /** @description The image data in base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description A cancelled run.
         * @example {
         *       "runId": "run_xyz789",
         *       "status": "cancelled"
         *     }
         */
        CancelRunResponse: {
            /** @description Id of the run, as in the path, even if its continuation was cancelled. */
            runId: string;
            /**
             * @description Always `cancelled`.
             * @constant
             */
            status: "cancelled";
        };
        /**
         * @description A UI component to render. Occurs only in assistant messages.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "component";
            /** @description Id of this component instance. Use it to change the component's state. */
            id: string;
            /** @description Name of the component, as in the request. */
            name: string;
            /** @description The component's props. */
            props: components["schemas"]["JsonObject"];
            /** @description The component's current state. Absent if it has none. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The value of `tambo.component.end`.
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
            /** @description The complete props. */
            props: components["schemas"]["JsonObject"];
            /** @description The current state. Absent if the component has none. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The value of `tambo.component.props_delta`.
         * @example {
         *       "componentId": "comp_001",
         *       "delta": "{\"ticker\":"
         *     }
         */
        ComponentPropsDeltaValue: {
            /** @description Id of the component. */
            componentId: string;
            /**
             * @description A part of the JSON of the props. The deltas of a component, joined, are its complete props; `{}` if the model gave
             *     none.
             */
            delta: string;
        };
        /**
         * @description The value of `tambo.component.start`.
         * @example {
         *       "componentId": "comp_001",
         *       "componentName": "StockChart",
         *       "messageId": "msg_001"
         *     }
         */
        ComponentStartValue: {
            /** @description Id of the new component. */
            componentId: string;
            /** @description Name of the component, as in the request. */
            componentName: string;
            /** @description Id of the assistant message that contains it. */
            messageId: string;
        };
        /**
         * @description The value of `tambo.component.state_delta`.
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
            /** @description The operations on this component's state. All of them apply. */
            delta: components["schemas"]["JsonPatchOperation"][];
        };
        /**
         * @description A client tool that is offered only while its component is in the thread.
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
             * @description Name of the tool. Must be unique among all tools of the request, including the context tools of components. It
             *     cannot collide with names of server tools (`<server>/<tool>`). A server may reject names that it uses internally.
             */
            name: string;
            /** @description Description of the tool, for the model. */
            description: string;
            /** @description JSON Schema of the arguments. Keywords that are not described here are passed to the model, too. */
            inputSchema: components["schemas"]["JSONSchema"];
            /** @description JSON Schema of the structured output. */
            outputSchema?: components["schemas"]["JSONSchema"];
            /** @description Set to make the model follow `inputSchema` exactly, if its provider can enforce that. */
            strict?: boolean;
            /**
             * Format: int32
             * @description Maximum number of calls in one response, including continuations. Unlimited if absent.
             */
            maxCalls?: number;
        };
        /**
         * @description Error codes of status 409.
         *
         *     - `CONCURRENT_RUN`: Another run is active on the thread; `runId` identifies it. A run that awaits input is not active.
         *     - `RUN_FINISHED`: The run has finished or failed and cannot be cancelled.
         *     - `POSITION_AHEAD`: The requested position is after the last event of the run so far.
         * @enum {string}
         */
        ConflictCode: "CONCURRENT_RUN" | "RUN_FINISHED" | "POSITION_AHEAD";
        /**
         * @description The request conflicts with the current state of the thread or run.
         * @example {
         *       "type": "urn:tambo:error:concurrent_run",
         *       "title": "Another run is active on this thread",
         *       "status": 409,
         *       "detail": "Run \"run_xyz789\" is active. Wait until it ends, or cancel it with DELETE.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "CONCURRENT_RUN",
         *       "runId": "run_xyz789"
         *     }
         */
        ConflictProblem: {
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 409;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /** @description Stable error code, for programs. */
            code: components["schemas"]["ConflictCode"];
            /** @description Id of the conflicting run. */
            runId?: string;
        };
        /** @description A content block. */
        Content: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ComponentContent"];
        /**
         * @description Type of a content block. Only the server sends `component`.
         * @enum {string}
         */
        ContentType: "text" | "image" | "audio" | "file" | "resource" | "component";
        /**
         * @description A run to start: a message, and the tools and components for the response.
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
             * @description The user's message, or the result of a pending client tool call (role `tool`, or `tool_result` blocks).
             *
             *     Results are processed first, wherever they are in the request. If calls are still pending, a message of the user
             *     drops them: for each call, a result with `isError` is stored in a message with role `tool` before the user's
             *     message, and is sent to the model.
             */
            message: components["schemas"]["InputMessage"];
            /**
             * @description More messages, processed in order after `message`: results of further pending calls. Two results for one call are
             *     rejected.
             *
             *     Additive: the proposal awaits results for a list of calls but accepts one message.
             */
            additionalMessages?: components["schemas"]["InputMessage"][];
            /** @description Components that the model may show. Not stored: send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /** @description Tools that the client runs. Not stored: send them with every request. */
            tools?: components["schemas"]["Tool"][];
            /** @description Policy for tool use. Default: `auto`. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /**
             * @description Name of a component of `availableComponents` that the model must show in its first turn. An unknown name is
             *     rejected, and so is this field together with a `toolChoice` of `none` or of a named tool.
             */
            forceComponent?: string;
            /**
             * @description Set to create the thread, with the id in the path, if it does not exist.
             * @default false
             */
            createThread?: boolean;
            /** @description Identifies a user or session. Stored on the thread if the run creates it or if it has none. */
            contextKey?: string;
            /** @description Id of the model. Default: the server's default model. An unknown id gets status 400. */
            model?: string;
            /**
             * Format: int32
             * @description Maximum number of tokens that the model may produce in one turn.
             */
            maxTokens?: number;
            /**
             * Format: double
             * @description The model's sampling temperature.
             */
            temperature?: number;
            /**
             * @description Set to fetch resources that are given only by `uri` from their MCP server, and to embed them for the model. Stored
             *     messages do not change. If a resource cannot be read, the model is informed.
             * @default false
             */
            embedResources?: boolean;
            /** @description Metadata, stored with the run. Not returned. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * @description Policy for a run without connected clients.
             *
             *     Additive: the proposal says both that closing the connection cancels and that clients can reconnect.
             * @default cancel
             */
            onDisconnect?: components["schemas"]["OnDisconnect"];
        };
        /**
         * @description A thread to create. All fields are optional.
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
            /** @description Metadata, stored with the thread. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The first messages of the thread. They must not contain `tool_result` blocks. */
            initialMessages?: components["schemas"]["InputMessage"][];
        };
        /**
         * @description The new thread.
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
         * @description A file.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description Source of the file. */
            source: components["schemas"]["FileSource"];
        };
        /** @description Source of a file. */
        FileSource: components["schemas"]["Base64FileSource"] | components["schemas"]["UrlFileSource"] | components["schemas"]["UploadedFileSource"];
        /**
         * @description A single message.
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
         * @description The requested events are no longer stored.
         * @example {
         *       "type": "urn:tambo:error:events_gone",
         *       "title": "The events are no longer kept",
         *       "status": 410,
         *       "detail": "Events after position 12 are no longer stored. Read the thread's messages instead.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "EVENTS_GONE"
         *     }
         */
        GoneProblem: {
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 410;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "EVENTS_GONE";
        };
        /**
         * @description Status of the server.
         * @example {
         *       "status": "ok"
         *     }
         */
        Health: {
            /**
             * @description Always `ok`.
             * @constant
             */
            status: "ok";
        };
        /**
         * @description The idempotency key was used for a different request.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 422;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "IDEMPOTENCY_KEY_REUSED";
        };
        /**
         * @description An image.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description Source of the image. */
            source: components["schemas"]["ImageSource"];
            /** @description Resolution at which the model reads the image. */
            detail?: components["schemas"]["ImageDetail"];
        };
        /**
         * @description Resolution at which the model reads an image. `high` uses more tokens.
         * @enum {string}
         */
        ImageDetail: "auto" | "low" | "high";
        /**
         * @description Media type of an image.
         * @enum {string}
         */
        ImageMediaType: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
        /** @description Source of an image. */
        ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlImageSource"];
        /**
         * @description Reason why a message is incomplete.
         *
         *     - `cancelled`: The run was cancelled, or reached its time limit.
         *     - `error`: The run failed.
         * @enum {string}
         */
        IncompleteReason: "cancelled" | "error";
        /** @description Content blocks that a request may contain. */
        InputContent: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"];
        /**
         * @description An input message.
         * @example {
         *       "role": "user",
         *       "content": "What is the capital of France?"
         *     }
         */
        InputMessage: {
            /**
             * @description Role of the author. A run accepts `user` and `tool`; `initialMessages` of a thread accept all four roles. An
             *     initial message with role `tool` has no matching call, so it is stored and returned but not sent to the model.
             */
            role: components["schemas"]["MessageRole"];
            /**
             * @description The content. With role `tool`, the tool's output. The list may be empty only with role `tool` and in
             *     `initialMessages`. `tool_result` blocks are allowed only in messages of a run with role `user`, also mixed with
             *     other blocks.
             */
            content: components["schemas"]["InputMessageContent"];
            /** @description Id of the tool call that produced this result. Required with role `tool`; not allowed with any other role. */
            toolCallId?: string;
            /**
             * @description True if the tool failed. Ignored unless the role is `tool`.
             * @default false
             */
            isError?: boolean;
            /** @description Metadata, stored with the message. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /** @description Content blocks of an input message, in either representation of tool results. */
        InputMessageBlock: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ToolResultContent"];
        /** @description Content of an input message. */
        InputMessageContent: string | components["schemas"]["InputMessageBlock"][];
        /**
         * @description An internal error of the server.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 500;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "INTERNAL_ERROR";
        };
        /**
         * @description JSON Schema of an object: a tool's input, or a component's props or state. Other keywords are kept and passed to the
         *     model.
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
             * @constant
             */
            type: "object";
            /** @description Schemas of the fields, by name. */
            properties: {
                [key: string]: components["schemas"]["JSONSchemaProperty"];
            };
            /** @description Names of the required fields. */
            required?: string[];
            /** @description Set to false to disallow fields that are not in `properties`. */
            additionalProperties?: boolean;
        };
        /**
         * @description JSON Schema of one field, at any depth.
         * @example {
         *       "type": "string",
         *       "description": "City name"
         *     }
         */
        JSONSchemaProperty: {
            /** @description The JSON type. */
            type: components["schemas"]["JSONType"];
            /** @description Description of the field, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: unknown[];
            /** @description Schema of the items of an array. */
            items?: components["schemas"]["JSONSchemaProperty"];
            /** @description Schemas of an object's fields, by name. */
            properties?: {
                [key: string]: components["schemas"]["JSONSchemaProperty"];
            };
            /** @description Names of an object's required fields. */
            required?: string[];
            /** @description Value that is used if the field is absent. */
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
         * @description Adds a field or inserts an array item (RFC 6902 section 4.1).
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
            /** @description Path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The value to add. */
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
            /** @description Path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description Path of the source location. */
            from: components["schemas"]["JsonPointer"];
        };
        /** @description One operation of a JSON Patch that a client sends: all of RFC 6902, including `test`. */
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
            /** @description Path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description Path of the source location. */
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
            /** @description Path of the target location. */
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
            /** @description Path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The new value. */
            value: unknown;
        };
        /**
         * @description Tests that a value equals the given one (RFC 6902 section 4.6).
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
            /** @description Path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The expected value. */
            value: unknown;
        };
        /** @description A JSON Pointer (RFC 6901). Empty for the root of the document; otherwise each step starts with `/`. */
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
            /** @description The messages of the page. */
            messages: components["schemas"]["Message"][];
            /** @description Cursor of the next page. Absent on the last page. */
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
            /** @description Cursor of the next page. Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description A stored message of a thread.
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
            /** @description Role of the author. */
            role: components["schemas"]["MessageRole"];
            /** @description The content: always a list of blocks. */
            content: components["schemas"]["MessageContent"][];
            /** @description Tool calls of an assistant message. Absent if there are none, and with `toolRepresentation=blocks`. */
            toolCalls?: components["schemas"]["ToolCall"][];
            /**
             * @description Id of the tool call that produced this result. Present on every message with role `tool`, with
             *     `toolRepresentation=fields`.
             */
            toolCallId?: string;
            /**
             * @description True if the tool failed; otherwise absent. Only on messages with role `tool`. With `toolRepresentation=blocks` the
             *     block has this field instead.
             *
             *     Additive: otherwise stored messages would not show that a tool failed.
             */
            isError?: boolean;
            /**
             * Format: date-time
             * @description When the message was completed (ISO 8601, UTC, with milliseconds).
             */
            createdAt?: string;
            /** @description Metadata from the client. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * @description Reason why the message is incomplete. Absent on a complete message.
             *
             *     Additive: the part of a response that was sent before a cancel is kept, and must not look complete.
             */
            incomplete?: components["schemas"]["IncompleteReason"];
        };
        /** @description Content blocks of a stored message, in either representation of tool calls. */
        MessageContent: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ComponentContent"] | components["schemas"]["ToolUseContent"] | components["schemas"]["ToolResultContent"];
        /**
         * @description Sort order of messages.
         *
         *     - `asc`: Oldest first (default).
         *     - `desc`: Newest first.
         * @enum {string}
         */
        MessageOrder: "asc" | "desc";
        /**
         * @description Role of a message's author.
         * @enum {string}
         */
        MessageRole: "user" | "assistant" | "system" | "tool";
        /**
         * @description Error codes of status 404.
         *
         *     - `THREAD_NOT_FOUND`: The project has no thread with this id.
         *     - `RUN_NOT_FOUND`: The thread has no run with this id.
         *     - `MESSAGE_NOT_FOUND`: The thread has no message with this id.
         *     - `COMPONENT_NOT_FOUND`: The thread has no component with this id.
         * @enum {string}
         */
        NotFoundCode: "THREAD_NOT_FOUND" | "RUN_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "COMPONENT_NOT_FOUND";
        /**
         * @description The resource in the path does not exist, or belongs to another project.
         * @example {
         *       "type": "urn:tambo:error:thread_not_found",
         *       "title": "No such thread",
         *       "status": 404,
         *       "detail": "The thread \"thr_abc123\" does not exist. Create it with POST /v1/threads, or send \"createThread\": true with the run.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "THREAD_NOT_FOUND"
         *     }
         */
        NotFoundProblem: {
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 404;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /** @description Stable error code, for programs. */
            code: components["schemas"]["NotFoundCode"];
        };
        /**
         * @description Policy for a run without connected clients.
         *
         *     - `cancel`: The run continues for a grace period and is cancelled if no client reconnects (default). The period is a setting of the server: 30 seconds by default; 0 cancels immediately. A run that awaits input is not cancelled.
         *     - `continue`: The run continues until it ends.
         * @enum {string}
         */
        OnDisconnect: "cancel" | "continue";
        /** @description Content blocks of assistant messages. */
        OutputContent: components["schemas"]["TextContent"] | components["schemas"]["ComponentContent"];
        /**
         * @description The request body is too large.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 413;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "PAYLOAD_TOO_LARGE";
        };
        /**
         * @description A client tool call that has no result yet.
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
            /** @description Id of the tool call. Send it as `toolCallId` with the result. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolName: string;
            /** @description The arguments, as a JSON object. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description One error in a request, and its location.
         * @example {
         *       "pointer": "/message/content/0/type",
         *       "detail": "unknown content type \"video\""
         *     }
         */
        ProblemViolation: {
            /**
             * @description Location of the error: a JSON Pointer (RFC 6901) into the request body, or `/name` of a path, query or header
             *     parameter. For a missing field it is the path where the field belongs; for the body itself it is empty.
             */
            pointer: string;
            /** @description Description of the error, with the allowed values. */
            detail: string;
        };
        /**
         * @description The request body stopped arriving before it was complete.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 408;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "REQUEST_TIMEOUT";
        };
        /**
         * @description Hints on how to use a resource (MCP annotations).
         * @example {
         *       "audience": [
         *         "user"
         *       ],
         *       "priority": 0.8
         *     }
         */
        ResourceAnnotations: {
            /** @description Roles that the resource is intended for. */
            audience?: components["schemas"]["MessageRole"][];
            /**
             * Format: double
             * @description Importance, from 0 (least) to 1 (most).
             */
            priority?: number;
        };
        /**
         * @description An MCP resource.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource";
            /** @description The resource. */
            resource: components["schemas"]["ResourceData"];
        };
        /**
         * @description A resource, given by its URI, its contents, or both. At least one of `uri`, `text` and `blob` is required.
         * @example {
         *       "uri": "file:///notes.md",
         *       "mimeType": "text/markdown",
         *       "text": "# Notes"
         *     }
         */
        ResourceData: {
            /** @description URI of the resource. */
            uri?: string;
            /** @description Name, for programs. */
            name?: string;
            /** @description Title, for people. */
            title?: string;
            /** @description Description of the resource. */
            description?: string;
            /** @description Media type of the resource. */
            mimeType?: string;
            /** @description The contents, if they are text. */
            text?: string;
            /** @description The contents in base64, if they are binary. */
            blob?: string;
            /** @description Hints on how to use it. */
            annotations?: components["schemas"]["ResourceAnnotations"];
        };
        /**
         * @description Codes of `RUN_ERROR`: `CANCELLED`, `RATE_LIMIT_EXCEEDED`, `LLM_CLIENT_ERROR`, `LLM_SERVER_ERROR`, `LLM_ERROR`,
         *     `RUN_INTERRUPTED`, `INVALID_SCRIPT`, `SERVER_RESTARTING`, `INTERNAL_ERROR`. More may be added, and a model may have
         *     its own codes.
         *
         *     - `CANCELLED`: The run was cancelled: by DELETE, or because no client reconnected within the grace period.
         *     - `RATE_LIMIT_EXCEEDED`: The model provider responded with status 429.
         *     - `LLM_CLIENT_ERROR`: The model provider rejected the request with another 4xx status.
         *     - `LLM_SERVER_ERROR`: The model provider failed with a 5xx status, or is unreachable.
         *     - `LLM_ERROR`: The model's stream was interrupted or malformed, or reported an error without a status. An error with a status gets the code of that status.
         *     - `RUN_INTERRUPTED`: The server restarted too often during the run, or a newer run started on the thread after a restart.
         *     - `INVALID_SCRIPT`: The `script` model was given an invalid script.
         *     - `SERVER_RESTARTING`: The server is restarting, and the run continues afterwards. This event has no `id`: reconnect with the id of the event before.
         *     - `INTERNAL_ERROR`: An internal error of the server.
         */
        RunErrorCode: string | ("CANCELLED" | "RATE_LIMIT_EXCEEDED" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "SERVER_RESTARTING" | "INTERNAL_ERROR");
        /**
         * @description The run failed or was cancelled. It is the last event: no `tambo.run.finished` follows. All open texts, tool calls
         *     and components end before it.
         * @example {
         *       "type": "RUN_ERROR",
         *       "message": "Too many requests. Please try again later.",
         *       "code": "RATE_LIMIT_EXCEEDED",
         *       "timestamp": 1704067200050
         *     }
         */
        RunErrorEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_ERROR";
            /**
             * @description Error message for people, written by the server. Messages of providers are not passed on, because they may contain
             *     secrets.
             */
            message: string;
            /** @description Error code, for programs. Always sent. */
            code?: components["schemas"]["RunErrorCode"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The run finished or, with `wire=ag-ui`, awaits input. With `wire=ag-ui` it is the last event.
         * @example {
         *       "type": "RUN_FINISHED",
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "timestamp": 1704067200450
         *     }
         */
        RunFinishedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_FINISHED";
            /** @description Id of the thread. */
            threadId: string;
            /** @description Id of the run. */
            runId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The value of `tambo.run.finished`.
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
             * @description All messages of the run, in order: assistant messages, including those with tool calls, and results of server
             *     tools. `toolRepresentation` selects their form. Empty if the model produced nothing.
             */
            messages: components["schemas"]["Message"][];
        };
        /**
         * @description The run starts. The first event of every stream that starts at the beginning.
         * @example {
         *       "type": "RUN_STARTED",
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "timestamp": 1704067200000
         *     }
         */
        RunStartedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_STARTED";
            /** @description Id of the thread; the same as `X-Thread-Id`. */
            threadId: string;
            /** @description Id of the run; the same as `X-Run-Id`. */
            runId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /** @description Any event of a run's stream. Event types may be added within v1: ignore unknown types and names. */
        RunStreamEvent: components["schemas"]["AgUiEvent"] | components["schemas"]["TamboExtensionEvent"];
        /**
         * @description A change of the state by the run: a JSON Patch with paths under `/components/{componentId}`.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_DELTA";
            /** @description The operations. All of them apply. */
            delta: components["schemas"]["JsonPatchOperation"][];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The complete state, after the run's first change and after its first change following a change by a client. Later
         *     changes are `STATE_DELTA` events.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_SNAPSHOT";
            /** @description The state. */
            snapshot: components["schemas"]["StateTree"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The state in `STATE_SNAPSHOT` and `STATE_DELTA`.
         * @example {
         *       "components": {
         *         "comp_001": {
         *           "loading": true
         *         }
         *       }
         *     }
         */
        StateTree: {
            /** @description State of each component of the thread that has one, by component id. */
            components: {
                [key: string]: components["schemas"]["JsonObject"];
            };
        };
        /**
         * @description The run awaits input: the client runs the pending tools and posts their results to the same endpoint.
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.run.awaiting_input";
            /** @description Value of the extension. */
            value: components["schemas"]["AwaitingInputValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.end";
            /** @description Value of the extension. */
            value: components["schemas"]["ComponentEndValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A delta of a component's props.
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.props_delta";
            /** @description Value of the extension. */
            value: components["schemas"]["ComponentPropsDeltaValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A component starts.
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.start";
            /** @description Value of the extension. */
            value: components["schemas"]["ComponentStartValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A client changed a component's state during the run. A replacement is a `replace` operation with the empty path.
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.state_delta";
            /** @description Value of the extension. */
            value: components["schemas"]["ComponentStateDeltaValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /** @description Tambo's own events, by `name`. There are seven. */
        TamboExtensionEvent: components["schemas"]["TamboAwaitingInputEvent"] | components["schemas"]["TamboRunFinishedEvent"] | components["schemas"]["TamboToolResultEvent"] | components["schemas"]["TamboComponentStartEvent"] | components["schemas"]["TamboComponentPropsDeltaEvent"] | components["schemas"]["TamboComponentStateDeltaEvent"] | components["schemas"]["TamboComponentEndEvent"];
        /**
         * @description The complete messages of the run. Sent right before `RUN_FINISHED` with `wire=ag-ui`, right after it with
         *     `wire=proposal`.
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.run.finished";
            /** @description Value of the extension. */
            value: components["schemas"]["RunFinishedValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Result of a server tool, or of a call that failed before it reached a tool.
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
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description Name of the extension. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.tool.result";
            /** @description Value of the extension. */
            value: components["schemas"]["ToolResultValue"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A text block.
         * @example {
         *       "type": "text",
         *       "text": "What is the capital of France?"
         *     }
         */
        TextContent: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, stored unchanged. */
            text: string;
        };
        /**
         * @description A text delta. The deltas from start to end, joined, are the text block.
         * @example {
         *       "type": "TEXT_MESSAGE_CONTENT",
         *       "messageId": "msg_001",
         *       "delta": " Paris.",
         *       "timestamp": 1704067200350
         *     }
         */
        TextMessageContentEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_CONTENT";
            /** @description Id of the message. */
            messageId: string;
            /** @description The delta. Never empty. */
            delta: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_END";
            /** @description Id of the message. */
            messageId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A text block of an assistant message starts. A message may have several, all with the message's id.
         * @example {
         *       "type": "TEXT_MESSAGE_START",
         *       "messageId": "msg_001",
         *       "role": "assistant",
         *       "timestamp": 1704067200050
         *     }
         */
        TextMessageStartEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_START";
            /** @description Id of the message. */
            messageId: string;
            /**
             * @description Role of the author.
             * @constant
             */
            role: "assistant";
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A stored conversation.
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
            /** @description Id of the project, which the API key determines. */
            projectId: string;
            /** @description Identifies a user or session of the client. Lists can be filtered by it. */
            contextKey?: string;
            /** @description Metadata from the client. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * Format: date-time
             * @description When the thread was created (ISO 8601, UTC, with milliseconds).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the thread last changed (ISO 8601, UTC, with milliseconds).
             */
            updatedAt: string;
        };
        /**
         * @description Id of a thread. Ids from the server are `thr_` and 26 characters that sort by time. A client may choose any id that
         *     matches the pattern.
         */
        ThreadId: string;
        /**
         * @description Too many requests, open streams, or bytes of request bodies in flight.
         * @example {
         *       "type": "urn:tambo:error:rate_limited",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "Too many requests. The limit is 100 per second, with bursts of 1000.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "RATE_LIMITED"
         *     }
         */
        TooManyRequestsProblem: {
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 429;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "RATE_LIMITED";
        };
        /**
         * @description A tool that the client runs. Server tools are configured on the server.
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
             * @description Name of the tool. Must be unique among all tools of the request, including the context tools of components. It
             *     cannot collide with names of server tools (`<server>/<tool>`). A server may reject names that it uses internally.
             */
            name: string;
            /** @description Description of the tool, for the model. */
            description: string;
            /** @description JSON Schema of the arguments. Keywords that are not described here are passed to the model, too. */
            inputSchema: components["schemas"]["JSONSchema"];
            /** @description JSON Schema of the structured output. */
            outputSchema?: components["schemas"]["JSONSchema"];
            /** @description Set to make the model follow `inputSchema` exactly, if its provider can enforce that. */
            strict?: boolean;
        };
        /**
         * @description A tool call of an assistant message.
         * @example {
         *       "id": "tc_001",
         *       "name": "get_weather",
         *       "arguments": {
         *         "city": "Paris"
         *       }
         *     }
         */
        ToolCall: {
            /** @description Id of the tool call. */
            id: string;
            /** @description Name of the tool. Server tools are named `<server>/<tool>`. */
            name: string;
            /** @description The arguments, as a JSON object. */
            arguments: components["schemas"]["JsonObject"];
        };
        /**
         * @description A delta of the arguments. The deltas of a call, joined, are one JSON object, unless the call fails because the
         *     model's output cannot be completed to one.
         * @example {
         *       "type": "TOOL_CALL_ARGS",
         *       "toolCallId": "tc_001",
         *       "delta": "{\"city\":\"Paris\"}",
         *       "timestamp": 1704067200100
         *     }
         */
        ToolCallArgsEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_ARGS";
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description The delta. */
            delta: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The arguments of a tool call are complete.
         * @example {
         *       "type": "TOOL_CALL_END",
         *       "toolCallId": "tc_001",
         *       "timestamp": 1704067200150
         *     }
         */
        ToolCallEndEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_END";
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A server tool's result as text. `tambo.tool.result`, right after it, has the content blocks. Absent with
         *     `wire=proposal`.
         *
         *     Additive: without the standard event, AG-UI clients treat the call as a client tool call.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_RESULT";
            /** @description Id of the stored message that contains the result. */
            messageId: string;
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description The result as text: the text of its blocks, joined with line breaks. */
            content: string;
            /**
             * @description Role of the author.
             * @constant
             */
            role?: "tool";
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A tool call starts.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_START";
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolName: string;
            /**
             * @description Name of the tool, the same as `toolName`. Absent with `wire=proposal`.
             *
             *     Additive: AG-UI names this field `toolCallName` and requires it.
             */
            toolCallName?: string;
            /** @description Id of the assistant message that contains the call. */
            parentMessageId?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a run. Always sent. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Policy for tool use: a mode, or one tool by name. `required` and a named tool apply only to the first turn of a
         *     response; later turns and continuations use `auto`.
         */
        ToolChoice: components["schemas"]["ToolChoiceMode"] | components["schemas"]["ToolChoiceNamed"];
        /**
         * @description Policy for tool use.
         *
         *     - `auto`: The model decides (default).
         *     - `required`: The model must call at least one tool or show a component. Rejected if neither is available.
         *     - `none`: The model must not call tools: neither tools nor components are offered, in any turn.
         * @enum {string}
         */
        ToolChoiceMode: "auto" | "required" | "none";
        /**
         * @description The model must call the given tool.
         * @example {
         *       "name": "add_to_cart"
         *     }
         */
        ToolChoiceNamed: {
            /**
             * @description Name of a tool of the request or of a server tool. An unknown name is rejected. A tool that is not offered in the
             *     turn, such as a context tool without its component, cannot be forced: the model then decides, as with `auto`.
             */
            name: string;
        };
        /**
         * @description Representation of tool calls in messages. It does not change the events of a stream, except the messages in
         *     `tambo.run.finished`.
         *
         *     - `fields`: `toolCalls` on assistant messages, and results in messages with role `tool` (as in OpenAI's API). The default.
         *     - `blocks`: `tool_use` and `tool_result` content blocks, in order with the other blocks (as in Anthropic's API).
         * @enum {string}
         */
        ToolRepresentation: "fields" | "blocks";
        /**
         * @description A tool result in a user message, with `toolRepresentation=blocks` (T-251). A run request may use it with either
         *     representation.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description Id of the tool call that produced this result. */
            toolUseId: string;
            /** @description Output of the tool. */
            content: components["schemas"]["InputContent"][];
            /**
             * @description True if the tool failed. Sent only if true.
             * @default false
             */
            isError?: boolean;
        };
        /**
         * @description The value of `tambo.tool.result`.
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
            /** @description Id of the tool call. */
            toolCallId: string;
            /**
             * @description Output of the tool. An image or sound whose media type has no block type of its own is a `file` block. A resource
             *     link is a `resource` block. Structured content without other content is a text block with its JSON.
             */
            result: components["schemas"]["InputContent"][];
            /** @description True if the tool failed; otherwise absent. */
            isError?: boolean;
        };
        /**
         * @description A tool call in an assistant message, with `toolRepresentation=blocks` (T-251).
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_use";
            /** @description Id of the tool call. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments of the call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description The request has no valid API key.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 401;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "UNAUTHORIZED";
        };
        /**
         * @description Error codes of status 503.
         *
         *     - `SERVER_RESTARTING`: The server is shutting down or starting.
         *     - `STORE_UNAVAILABLE`: The server cannot reach its database.
         *     - `SERVER_BUSY`: Request bodies in flight use all the memory that the server reserves for them.
         * @enum {string}
         */
        UnavailableCode: "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "SERVER_BUSY";
        /**
         * @description The server is temporarily unavailable. The request may be valid; send it again later.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 503;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /** @description Stable error code, for programs. */
            code: components["schemas"]["UnavailableCode"];
        };
        /**
         * Format: int64
         * @description Unix time in milliseconds, an integer.
         */
        UnixMillis: number;
        /**
         * @description The media type of the request body is not JSON.
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
            /** @description URI of the error: `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description Short name of the error, the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 415;
            /** @description Explanation of this occurrence, and what to do about it. */
            detail: string;
            /** @description URI of this occurrence: `urn:tambo:error-instance:` and a UUID. The server logs the same one. */
            instance: string;
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "UNSUPPORTED_MEDIA_TYPE";
        };
        /**
         * @description A change of a component's state. Exactly one of `state` and `patch` is required.
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
            /** @description The complete new state. */
            state?: components["schemas"]["JsonObject"];
            /** @description Operations on the current state, which is `{}` if there is none. All of them apply, or nothing changes. */
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
            /** @description The complete new state. */
            state: components["schemas"]["JsonObject"];
        };
        /**
         * @description A previously uploaded file.
         * @example {
         *       "type": "file_id",
         *       "fileId": "file_8x2"
         *     }
         */
        UploadedFileSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
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
         * @description A file at a URL.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/report.pdf"
         *     }
         */
        UrlFileSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description Media type of the file. */
            mediaType?: string;
            /** @description Name of the file, for people. */
            filename?: string;
            /** @description URL of the file. Must be absolute. */
            url: string;
        };
        /**
         * @description An image at a URL.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/cat.png"
         *     }
         */
        UrlImageSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description Media type of the resource at the URL, if known. */
            mediaType?: components["schemas"]["ImageMediaType"];
            /** @description URL of the image. Must be absolute. */
            url: string;
        };
        /**
         * @description Stream format.
         *
         *     - `ag-ui`: Valid for AG-UI clients (default).
         *     - `proposal`: The format of the proposal's examples.
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
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
                 * @description Return only threads with this context key.
                 * @example user_42
                 */
                contextKey?: string;
                /**
                 * @description Maximum number of threads in the page. Values outside 1 to 100 are clamped.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Start of the page: the `nextCursor` of the page before. Opaque. Valid only for the same list with the same filters
                 *     and order.
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A response with a body and the rate limit headers. */
            200: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Key that makes a retry safe. A request with the same key and the same body changes nothing more and gets the first
                 *     response. Bodies are the same if they are equal as JSON; the order of fields does not matter. A key belongs to the
                 *     project and is kept for at least 24 hours. A rejected request leaves its key unused. Keys of requests that start
                 *     runs are separate.
                 *
                 *     Error: 422 if the key was used for a different request.
                 *
                 *     Additive: otherwise a client that lost the response cannot know whether the request was carried out.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The thread to create. */
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
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The request body stopped arriving before it was complete. The server closes the connection. */
            408: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
                };
            };
            /** @description The media type of the request body is not JSON. */
            415: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
                };
            };
            /** @description The idempotency key was used for a different request. */
            422: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["IdempotencyProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Representation of tool calls in messages; in a stream, in those of `tambo.run.finished`.
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
            /** @description A response with a body and the rate limit headers. */
            200: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Key that makes a retry safe. A request with the same key and the same body changes nothing more and gets the first
                 *     response. Bodies are the same if they are equal as JSON; the order of fields does not matter. A key belongs to the
                 *     project and is kept for at least 24 hours. A rejected request leaves its key unused. Keys of requests that start
                 *     runs are separate.
                 *
                 *     Error: 422 if the key was used for a different request.
                 *
                 *     Additive: otherwise a client that lost the response cannot know whether the request was carried out.
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
            /** @description A response with a body and the rate limit headers. */
            200: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request body stopped arriving before it was complete. The server closes the connection. */
            408: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
                };
            };
            /** @description The media type of the request body is not JSON. */
            415: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
                };
            };
            /** @description The idempotency key was used for a different request. */
            422: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["IdempotencyProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Maximum number of messages in the page. Values outside 1 to 100 are clamped.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Start of the page: the `nextCursor` of the page before. Opaque. Valid only for the same list with the same filters
                 *     and order.
                 */
                cursor?: string;
                /**
                 * @description Sort order.
                 * @example asc
                 */
                order?: components["schemas"]["MessageOrder"];
                /**
                 * @description Representation of tool calls in messages; in a stream, in those of `tambo.run.finished`.
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
            /** @description A response with a body and the rate limit headers. */
            200: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Representation of tool calls in messages; in a stream, in those of `tambo.run.finished`.
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
            /** @description A response with a body and the rate limit headers. */
            200: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Stream format.
                 *
                 *     Additive: the proposal's examples are not valid AG-UI in three places, and both formats have clients.
                 */
                wire?: components["schemas"]["Wire"];
                /**
                 * @description Representation of tool calls in messages; in a stream, in those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
            };
            header?: {
                /**
                 * @description Key that makes a retry safe. A request with the same key and the same body, on the same thread, joins the run
                 *     that the first one started and gets its events from the first one. Bodies are the same if they are equal as JSON;
                 *     the order of fields and the query parameters do not matter. A key belongs to the project and to this contract and
                 *     is kept as long as its run. Keys of other requests are separate.
                 *
                 *     Errors: 422 if the key was used for a different request; 410 `EVENTS_GONE` if the events of the run are no longer
                 *     stored. Neither starts a run.
                 *
                 *     Additive: otherwise a client that lost the response cannot know whether the run exists.
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
        /** @description The run to start. */
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
                    /** @description Prevents caching and transformation: exactly this value. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering in proxies. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunStreamEvent"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request body stopped arriving before it was complete. The server closes the connection. */
            408: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
                };
            };
            /** @description The request conflicts with the current state of the thread or run. */
            409: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictProblem"];
                };
            };
            /** @description The requested events are no longer stored. */
            410: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GoneProblem"];
                };
            };
            /** @description The request body is too large. */
            413: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
                };
            };
            /** @description The media type of the request body is not JSON. */
            415: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
                };
            };
            /** @description The idempotency key was used for a different request. */
            422: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["IdempotencyProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
                 * @description Stream format.
                 *
                 *     Additive: the proposal's examples are not valid AG-UI in three places, and both formats have clients.
                 */
                wire?: components["schemas"]["Wire"];
                /**
                 * @description Representation of tool calls in messages; in a stream, in those of `tambo.run.finished`.
                 *
                 *     Additive: the proposal leaves the choice open (Part 8).
                 */
                toolRepresentation?: components["schemas"]["ToolRepresentation"];
                /**
                 * @description Number of the last event that the client received. Takes precedence over `Last-Event-ID`.
                 *
                 *     Additive: the proposal continues "from where the client left off" but defines no position.
                 * @example 3
                 */
                after?: number;
            };
            header?: {
                /**
                 * @description `id` of the last event that the client received, as browsers send it. An empty value is ignored. Anything but an
                 *     integer of at most 15 digits gets status 400.
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
                    /** @description Prevents caching and transformation: exactly this value. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering in proxies. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunStreamEvent"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request conflicts with the current state of the thread or run. */
            409: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictProblem"];
                };
            };
            /** @description The requested events are no longer stored. */
            410: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GoneProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
            /** @description A response with a body and the rate limit headers. */
            200: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist, or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
                };
            };
            /** @description The request conflicts with the current state of the thread or run. */
            409: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConflictProblem"];
                };
            };
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
            429: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
                };
            };
            /** @description The server is temporarily unavailable. */
            503: {
                headers: {
                    /**
                     * @description The rate limit of this API key, as a structured field: `"requests";q=1000;w=10` means 1000 requests in 10 seconds.
                     *     Absent if requests are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field: `"requests";r=3;t=4` means three more requests in the next 4 seconds.
                     *     Absent if requests are not limited.
                     */
                    RateLimit?: string;
                    /** @description Seconds to wait before sending the request again, an integer. */
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
