// generated from spec/ag-ui by `npm run generate`; do not edit
export interface paths {
    "/ag-ui/{agent}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an agent
         * @description Runs an agent and streams its events, or continues a run that awaits input with results of client tools or
         *     responses to its interrupts.
         *
         *     The response is always a stream. The first event is `RUN_STARTED`, the last `RUN_FINISHED` or `RUN_ERROR`. Closing
         *     the connection does not cancel the run: see `onDisconnect`.
         */
        post: operations["runAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ag-ui/{agent}/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agent's capabilities
         * @description Returns the capabilities of an agent.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ag-ui/{agent}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a run's stream
         * @description Resumes the stream of a thread's run. A client that uses this URL instead of `runAgent` receives exactly the
         *     thread's conversation.
         *
         *     Only `threadId`, `runId`, `parentRunId` and `protocolVersion` of the body are used; the rest is validated and
         *     ignored. `runId` selects a run of the thread. If the thread has no run with that id, its latest run is used.
         */
        post: operations["connectAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ag-ui/{agent}/threads/{threadId}/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a run
         * @description Cancels a run that is active or awaits input.
         *
         *     The model and the tools are stopped, the stream ends, and what the run has produced so far is kept. Pending calls
         *     are dropped. Cancelling a cancelled run returns the same response. For a run that was continued, its last
         *     continuation is cancelled. A run that has finished or failed gets 409.
         */
        delete: operations["cancelAgentRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A change of an activity. Never sent by this server.
         * @example {
         *       "type": "ACTIVITY_DELTA",
         *       "messageId": "comp_001",
         *       "activityType": "tambo.component",
         *       "patch": [
         *         {
         *           "op": "replace",
         *           "path": "/props/ticker",
         *           "value": "MSFT"
         *         }
         *       ]
         *     }
         */
        ActivityDeltaEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ACTIVITY_DELTA";
            /** @description Id of the activity message. */
            messageId: string;
            /** @description Type of the activity. */
            activityType: string;
            /** @description The operations on the content. */
            patch: components["schemas"]["PatchOperation"][];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Content for the UI that is not part of the conversation, such as a component.
         * @example {
         *       "id": "comp_001",
         *       "role": "activity",
         *       "activityType": "tambo.component",
         *       "content": {
         *         "componentId": "comp_001",
         *         "componentName": "StockChart",
         *         "props": {
         *           "ticker": "AAPL"
         *         }
         *       }
         *     }
         */
        ActivityMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "activity";
            /** @description Type of the activity. With `tambo.component` the content is a `ComponentActivity`. */
            activityType: string;
            /** @description Content of the activity. */
            content: components["schemas"]["JsonObject"];
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description An activity: content for the UI that is not part of the conversation.
         * @example {
         *       "type": "ACTIVITY_SNAPSHOT",
         *       "messageId": "comp_001",
         *       "activityType": "tambo.component",
         *       "content": {
         *         "componentId": "comp_001",
         *         "componentName": "StockChart",
         *         "props": {
         *           "ticker": "AAPL",
         *           "timeRange": "1M"
         *         }
         *       },
         *       "replace": true,
         *       "timestamp": 1704067200400
         *     }
         */
        ActivitySnapshotEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ACTIVITY_SNAPSHOT";
            /** @description Id of the activity message. For a component, the component's id. */
            messageId: string;
            /** @description Type of the activity. This server sends only `tambo.component`, with a `ComponentActivity` as content. */
            activityType: string;
            /** @description Content of the activity. */
            content: components["schemas"]["JsonObject"];
            /** @description True if it replaces the earlier content of this id. This server sends `true`. */
            replace?: boolean;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Any event of a stream. Event types may be added within 1.0: ignore unknown types and names. */
        AgUiEvent: components["schemas"]["StandardEvent"] | components["schemas"]["CustomEvent"];
        /**
         * @description Capabilities of an agent. An absent field is undeclared.
         * @example {
         *       "identity": {
         *         "name": "default"
         *       },
         *       "transport": {
         *         "streaming": true,
         *         "resumable": true
         *       },
         *       "tools": {
         *         "supported": true,
         *         "parallelCalls": true,
         *         "clientProvided": true
         *       },
         *       "humanInTheLoop": {
         *         "supported": true,
         *         "approvals": true,
         *         "interrupts": true
         *       }
         *     }
         */
        AgentCapabilities: {
            /** @description Identity of the agent. */
            identity?: components["schemas"]["IdentityCapabilities"];
            /** @description Supported transports. */
            transport?: components["schemas"]["TransportCapabilities"];
            /** @description Tool support. */
            tools?: components["schemas"]["ToolsCapabilities"];
            /** @description Output formats. */
            output?: components["schemas"]["OutputCapabilities"];
            /** @description State support. */
            state?: components["schemas"]["StateCapabilities"];
            /** @description Multi-agent support. */
            multiAgent?: components["schemas"]["MultiAgentCapabilities"];
            /** @description Reasoning support. */
            reasoning?: components["schemas"]["ReasoningCapabilities"];
            /** @description Input and output types other than text. */
            multimodal?: components["schemas"]["MultimodalCapabilities"];
            /** @description Execution features and limits. */
            execution?: components["schemas"]["ExecutionCapabilities"];
            /** @description Human-in-the-loop support. */
            humanInTheLoop?: components["schemas"]["HumanInTheLoopCapabilities"];
            /** @description Custom capabilities. */
            custom?: components["schemas"]["JsonObject"];
        };
        /** @description Properties that the application forwards to the agent: any JSON except null. All values except objects are ignored. */
        AnyForwardedProps: components["schemas"]["ForwardedProps"] | string | number | boolean | components["schemas"]["JsonList"];
        /** @description Result of a run: any JSON except null. This server sends an object. */
        AnyRunResult: components["schemas"]["RunResult"] | string | number | boolean | components["schemas"]["JsonList"];
        /**
         * @description A message from the model: text, tool calls, or both.
         * @example {
         *       "id": "msg_002",
         *       "role": "assistant",
         *       "content": "Let me look that up.",
         *       "toolCalls": [
         *         {
         *           "id": "tc_001",
         *           "type": "function",
         *           "function": {
         *             "name": "get_weather",
         *             "arguments": "{\"city\":\"Paris\"}"
         *           }
         *         }
         *       ]
         *     }
         */
        AssistantMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The text. Absent if there is none. */
            content?: string;
            /** @description The tool calls. Absent if there are none. */
            toolCalls?: components["schemas"]["ToolCall"][];
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
            /** @description Name of the sender. */
            name?: string;
        };
        /**
         * @description Audio.
         * @example {
         *       "type": "audio",
         *       "source": {
         *         "type": "data",
         *         "value": "UklGRg==",
         *         "mimeType": "audio/wav"
         *       }
         *     }
         */
        AudioPart: {
            /**
             * @description Type of the content part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description Metadata of the part: any JSON except null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description Body of status 400.
         * @example {
         *       "error": {
         *         "code": "VALIDATION_ERROR",
         *         "message": "The request is not valid: /messages/0/content must be a string or an array, not a number.",
         *         "errors": [
         *           {
         *             "pointer": "/messages/0/content",
         *             "detail": "must be a string or an array, not a number"
         *           }
         *         ]
         *       }
         *     }
         */
        BadRequestBody: {
            /** @description The error. */
            error: components["schemas"]["BadRequestError"];
        };
        /**
         * @description Error codes of status 400.
         *
         *     - `INVALID_JSON`: The body is not valid JSON or UTF-8, is nested more than 64 levels deep, or has an object with a duplicate key. For a duplicate key, `errors` gives the location of the second one.
         *     - `VALIDATION_ERROR`: The request violates the schema or another requirement of this API; `errors` gives the locations.
         * @enum {string}
         */
        BadRequestCode: "INVALID_JSON" | "VALIDATION_ERROR";
        /**
         * @description The request is invalid.
         * @example {
         *       "code": "VALIDATION_ERROR",
         *       "message": "The request is not valid: /messages/0/content must be a string or an array, not a number.",
         *       "errors": [
         *         {
         *           "pointer": "/messages/0/content",
         *           "detail": "must be a string or an array, not a number"
         *         }
         *       ]
         *     }
         */
        BadRequestError: {
            /** @description Stable error code, for programs. */
            code: components["schemas"]["BadRequestCode"];
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
            /**
             * @description The errors and their locations, not necessarily all of them. Always present with `VALIDATION_ERROR`; with
             *     `INVALID_JSON`, only for a duplicate key. Locations use camel case, whatever the spelling in the request, except
             *     for a duplicate key.
             */
            errors?: components["schemas"]["ProblemViolation"][];
        };
        /**
         * @description A cancelled run.
         * @example {
         *       "threadId": "thread_1",
         *       "runId": "run_1",
         *       "status": "cancelled"
         *     }
         */
        CancelRunResponse: {
            /** @description Id of the thread, as in the path. */
            threadId: string;
            /** @description Id of the run, as in the path. */
            runId: string;
            /**
             * @description Always `cancelled`.
             * @constant
             */
            status: "cancelled";
        };
        /**
         * @description The run was cancelled.
         * @example {
         *       "type": "cancelled"
         *     }
         */
        CancelledOutcome: {
            /**
             * @description Type of the outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "cancelled";
        };
        /**
         * @description Id that the client chooses for a thread or a run, usually a UUID. Any text of 1 to 255 characters without U+0000 and
         *     unpaired surrogates.
         */
        ClientId: string;
        /**
         * @description A component: content of an activity of type `tambo.component`.
         * @example {
         *       "componentId": "comp_001",
         *       "componentName": "StockChart",
         *       "props": {
         *         "ticker": "AAPL",
         *         "timeRange": "1M"
         *       }
         *     }
         */
        ComponentActivity: {
            /** @description Id of the component. */
            componentId: string;
            /** @description Name of the component, as in the request. */
            componentName: string;
            /** @description The complete props. */
            props: components["schemas"]["JsonObject"];
            /** @description The current state. Absent if the component has none. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Body of status 409.
         * @example {
         *       "error": {
         *         "code": "CONCURRENT_RUN",
         *         "message": "Run \"run_1\" is active on this thread. Wait until it ends, or cancel it with DELETE.",
         *         "runId": "run_1"
         *       }
         *     }
         */
        ConflictBody: {
            /** @description The error. */
            error: components["schemas"]["ConflictError"];
        };
        /**
         * @description Error codes of status 409.
         *
         *     - `CONCURRENT_RUN`: Another run is active on the thread; `runId` identifies it. A run that awaits input is not active.
         *     - `RUN_ID_REUSED`: The thread already has a run with this id.
         *     - `RUN_FINISHED`: The run has finished or failed and cannot be cancelled.
         * @enum {string}
         */
        ConflictCode: "CONCURRENT_RUN" | "RUN_ID_REUSED" | "RUN_FINISHED";
        /**
         * @description The request conflicts with the current state of the thread or run.
         * @example {
         *       "code": "CONCURRENT_RUN",
         *       "message": "Run \"run_1\" is active on this thread. Wait until it ends, or cancel it with DELETE.",
         *       "runId": "run_1"
         *     }
         */
        ConflictError: {
            /** @description Stable error code, for programs. */
            code: components["schemas"]["ConflictCode"];
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
            /** @description Id of the conflicting run, as chosen by its client, or the server's id if it was started through another contract. */
            runId?: string;
        };
        /**
         * @description Response to a request for approval.
         * @example {
         *       "approved": true
         *     }
         */
        ConsentPayload: {
            /** @description Set to true to approve the call, to false to deny it. */
            approved: boolean;
        };
        /** @description Content of a user message or a tool result: text, or a list of parts. */
        Content: string | components["schemas"]["ContentPart"][];
        /** @description A content part of a user message or a tool result. */
        ContentPart: components["schemas"]["TextPart"] | components["schemas"]["ImagePart"] | components["schemas"]["AudioPart"] | components["schemas"]["VideoPart"] | components["schemas"]["DocumentPart"];
        /**
         * @description Context for this run, in addition to the conversation.
         * @example {
         *       "description": "Page the user is on",
         *       "value": "/cart"
         *     }
         */
        Context: {
            /** @description Description of the context. */
            description: string;
            /** @description The value. */
            value: string;
        };
        /**
         * Format: int64
         * @description A count.
         */
        Count: number;
        /** @description A `CUSTOM` event: one of Tambo's, by its `name`, or a third party's. */
        CustomEvent: components["schemas"]["TamboExtensionEvent"] | components["schemas"]["ForeignCustomEvent"];
        /**
         * @description Data included in the part.
         * @example {
         *       "type": "data",
         *       "value": "iVBORw0KGgo=",
         *       "mimeType": "image/png"
         *     }
         */
        DataSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data";
            /** @description The data in base64 (RFC 4648 section 4). */
            value: string;
            /** @description Media type of the data. */
            mimeType: string;
        };
        /**
         * @description Instructions of the application's developer. The model sees them as a system message.
         * @example {
         *       "id": "msg_001",
         *       "role": "developer",
         *       "content": "Answer briefly."
         *     }
         */
        DeveloperMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "developer";
            /** @description The instructions. */
            content: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
            /** @description Name of the sender. */
            name?: string;
        };
        /**
         * @description A document.
         * @example {
         *       "type": "document",
         *       "source": {
         *         "type": "data",
         *         "value": "JVBERi0=",
         *         "mimeType": "application/pdf"
         *       }
         *     }
         */
        DocumentPart: {
            /**
             * @description Type of the content part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description Metadata of the part: any JSON except null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * Format: int64
         * @description Unix time in milliseconds, an integer.
         */
        EventTime: number;
        /**
         * @description Execution features and limits.
         * @example {
         *       "codeExecution": false,
         *       "maxIterations": 25,
         *       "maxExecutionTime": 600000
         *     }
         */
        ExecutionCapabilities: {
            /** @description True if it executes code. */
            codeExecution?: boolean;
            /** @description True if code runs in a sandbox. */
            sandboxed?: boolean;
            /** @description Maximum number of turns in a run. */
            maxIterations?: components["schemas"]["Count"];
            /** @description Maximum duration of a run, in milliseconds. */
            maxExecutionTime?: components["schemas"]["Count"];
        };
        /**
         * @description A file that is stored at the model provider. Models of other providers cannot read it.
         * @example {
         *       "type": "file",
         *       "value": "file-8x2",
         *       "provider": "openai"
         *     }
         */
        FileSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description Id of the file at the provider. */
            value: string;
            /** @description Provider that issued the id. */
            provider?: string;
            /** @description Media type of the data, if known. */
            mimeType?: string;
        };
        /**
         * @description A third-party event. This server does not send any; ignore unknown names.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "example.progress",
         *       "value": {
         *         "percent": 40
         *       }
         *     }
         */
        ForeignCustomEvent: {
            /**
             * @description Type of the event.
             * @constant
             */
            type: "CUSTOM";
            /** @description Name of the extension. */
            name: components["schemas"]["ForeignEventName"];
            /** @description Value of the event: any JSON. */
            value: unknown;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Name of a third-party event: any text that does not start with `tambo.`. */
        ForeignEventName: string;
        /**
         * @description Properties that the application forwards to the agent. All fields except `tambo` are ignored.
         * @example {
         *       "tambo": {
         *         "model": "openai/gpt-4.1"
         *       }
         *     }
         */
        ForwardedProps: {
            /** @description Run options beyond AG-UI. */
            tambo?: components["schemas"]["RunOptions"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The function of a tool call.
         * @example {
         *       "name": "get_weather",
         *       "arguments": "{\"city\":\"Paris\"}"
         *     }
         */
        FunctionCall: {
            /** @description Name of the tool. Server tools are named `<server>/<tool>`. */
            name: string;
            /** @description The arguments as JSON text. Invalid JSON is stored and sent to the model unchanged. */
            arguments: string;
        };
        /**
         * @description Body of status 410.
         * @example {
         *       "error": {
         *         "code": "EVENTS_GONE",
         *         "message": "The events of this key's run are no longer stored. Read the thread with /connect."
         *       }
         *     }
         */
        GoneBody: {
            /** @description The error. */
            error: components["schemas"]["GoneError"];
        };
        /**
         * @description The events of this idempotency key's run are no longer stored.
         * @example {
         *       "code": "EVENTS_GONE",
         *       "message": "The events of this key's run are no longer stored. Read the thread with /connect."
         *     }
         */
        GoneError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "EVENTS_GONE";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Human-in-the-loop support.
         * @example {
         *       "supported": true,
         *       "approvals": true,
         *       "interrupts": true
         *     }
         */
        HumanInTheLoopCapabilities: {
            /** @description True if a person can take part in a run. */
            supported?: boolean;
            /** @description True if it asks for approval of tool calls. */
            approvals?: boolean;
            /** @description True if a person can intervene during a run. */
            interventions?: boolean;
            /** @description True if it asks for feedback. */
            feedback?: boolean;
            /** @description True if it sends the outcome `interrupt` and accepts `resume`. */
            interrupts?: boolean;
            /** @description True if the arguments of a call can be edited when it is approved. */
            approveWithEdits?: boolean;
        };
        /**
         * @description Body of status 422.
         * @example {
         *       "error": {
         *         "code": "IDEMPOTENCY_KEY_REUSED",
         *         "message": "The key was first used for another request. Use a new key for a new request."
         *       }
         *     }
         */
        IdempotencyKeyReusedBody: {
            /** @description The error. */
            error: components["schemas"]["IdempotencyKeyReusedError"];
        };
        /**
         * @description The idempotency key was used for a different request.
         * @example {
         *       "code": "IDEMPOTENCY_KEY_REUSED",
         *       "message": "The key was first used for another request. Use a new key for a new request."
         *     }
         */
        IdempotencyKeyReusedError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "IDEMPOTENCY_KEY_REUSED";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Identity of the agent.
         * @example {
         *       "name": "default"
         *     }
         */
        IdentityCapabilities: {
            /** @description Name of the agent, as in the path. */
            name?: string;
            /** @description Type of the agent. */
            type?: string;
            /** @description Description of the agent. */
            description?: string;
            /** @description Version of the agent. */
            version?: string;
            /** @description Organization that operates the agent. */
            provider?: string;
            /** @description URL of the agent's documentation. */
            documentationUrl?: string;
            /** @description Further metadata. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description An image.
         * @example {
         *       "type": "image",
         *       "source": {
         *         "type": "url",
         *         "value": "https://example.com/cat.png"
         *       }
         *     }
         */
        ImagePart: {
            /**
             * @description Type of the content part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description Metadata of the part: any JSON except null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description An internal error of the server.
         * @example {
         *       "code": "INTERNAL_ERROR",
         *       "message": "Something went wrong on our side."
         *     }
         */
        InternalError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "INTERNAL_ERROR";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Body of status 500.
         * @example {
         *       "error": {
         *         "code": "INTERNAL_ERROR",
         *         "message": "Something went wrong on our side."
         *       }
         *     }
         */
        InternalErrorBody: {
            /** @description The error. */
            error: components["schemas"]["InternalError"];
        };
        /**
         * @description A question that must be answered before the run continues. This server asks for approval of a tool call.
         * @example {
         *       "id": "tc_001",
         *       "reason": "tool_call",
         *       "message": "Allow the call of shop/refund with {\"orderId\":\"o_7\"}?",
         *       "toolCallId": "tc_001",
         *       "responseSchema": {
         *         "type": "object",
         *         "properties": {
         *           "approved": {
         *             "type": "boolean"
         *           }
         *         },
         *         "required": [
         *           "approved"
         *         ]
         *       }
         *     }
         */
        Interrupt: {
            /** @description Id of the interrupt, unique in its thread. Send it as `interruptId` with the response. */
            id: string;
            /** @description Reason for the interrupt. This server sends `tool_call`. */
            reason: string;
            /** @description The question, for people. Always sent. */
            message?: string;
            /** @description Id of the call that needs approval. Always sent. */
            toolCallId?: string;
            /** @description JSON Schema of the response's `payload`. Always sent. */
            responseSchema?: components["schemas"]["JsonObject"];
            /** @description Time when the interrupt expires (ISO 8601). This server never sends it: interrupts do not expire. */
            expiresAt?: string;
            /** @description Metadata of the interrupt. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The run awaits responses to its interrupts.
         * @example {
         *       "type": "interrupt",
         *       "interrupts": [
         *         {
         *           "id": "tc_001",
         *           "reason": "tool_call",
         *           "message": "Allow the call of shop/refund with {\"orderId\":\"o_7\"}?",
         *           "toolCallId": "tc_001",
         *           "responseSchema": {
         *             "type": "object",
         *             "properties": {
         *               "approved": {
         *                 "type": "boolean"
         *               }
         *             },
         *             "required": [
         *               "approved"
         *             ]
         *           }
         *         }
         *       ]
         *     }
         */
        InterruptOutcome: {
            /**
             * @description Type of the outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "interrupt";
            /** @description The interrupts, in the order of the calls. */
            interrupts: components["schemas"]["Interrupt"][];
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
        /** @description Any JSON array. */
        JsonList: unknown[];
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
        /** @description A message of the conversation. */
        Message: components["schemas"]["DeveloperMessage"] | components["schemas"]["SystemMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["ToolMessage"] | components["schemas"]["ActivityMessage"] | components["schemas"]["ReasoningMessage"];
        /**
         * @description All messages of the thread.
         * @example {
         *       "type": "MESSAGES_SNAPSHOT",
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "user",
         *           "content": "What is the capital of France?"
         *         },
         *         {
         *           "id": "msg_002",
         *           "role": "assistant",
         *           "content": "Paris."
         *         }
         *       ],
         *       "timestamp": 1704067200000
         *     }
         */
        MessagesSnapshotEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MESSAGES_SNAPSHOT";
            /** @description The messages, oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Multi-agent support.
         * @example {
         *       "supported": true,
         *       "delegation": true,
         *       "subagents": [
         *         {
         *           "name": "researcher"
         *         }
         *       ]
         *     }
         */
        MultiAgentCapabilities: {
            /** @description True if it works with other agents. */
            supported?: boolean;
            /** @description True if it delegates work. */
            delegation?: boolean;
            /** @description True if it hands conversations over to other agents. */
            handoffs?: boolean;
            /** @description Its subagents. */
            subagents?: components["schemas"]["SubagentInfo"][];
        };
        /**
         * @description Input and output types other than text.
         * @example {
         *       "input": {
         *         "image": true
         *       },
         *       "output": {
         *         "image": false
         *       }
         *     }
         */
        MultimodalCapabilities: {
            /** @description Input types. */
            input?: components["schemas"]["MultimodalInputCapabilities"];
            /** @description Output formats. */
            output?: components["schemas"]["MultimodalOutputCapabilities"];
        };
        /**
         * @description Input types other than text.
         * @example {
         *       "image": true,
         *       "audio": false
         *     }
         */
        MultimodalInputCapabilities: {
            /** @description Images. */
            image?: boolean;
            /** @description Audio. */
            audio?: boolean;
            /** @description Video. */
            video?: boolean;
            /** @description PDF documents. */
            pdf?: boolean;
            /** @description Other files. */
            file?: boolean;
        };
        /**
         * @description Output types other than text.
         * @example {
         *       "image": false,
         *       "audio": false
         *     }
         */
        MultimodalOutputCapabilities: {
            /** @description Images. */
            image?: boolean;
            /** @description Audio. */
            audio?: boolean;
        };
        /** @description Any JSON value except null. */
        NonNullJson: string | number | boolean | components["schemas"]["JsonList"] | components["schemas"]["JsonObject"];
        /**
         * @description Body of status 404.
         * @example {
         *       "error": {
         *         "code": "AGENT_NOT_FOUND",
         *         "message": "The agent \"support\" does not exist. Use \"default\" or an agent of the server's configuration."
         *       }
         *     }
         */
        NotFoundBody: {
            /** @description The error. */
            error: components["schemas"]["NotFoundError"];
        };
        /**
         * @description Error codes of status 404.
         *
         *     - `AGENT_NOT_FOUND`: The project has no agent with this name.
         *     - `THREAD_NOT_FOUND`: The project has no thread with this id.
         *     - `RUN_NOT_FOUND`: The thread has no run with this id, or no run at all.
         * @enum {string}
         */
        NotFoundCode: "AGENT_NOT_FOUND" | "THREAD_NOT_FOUND" | "RUN_NOT_FOUND";
        /**
         * @description The requested resource does not exist, or belongs to another project.
         * @example {
         *       "code": "AGENT_NOT_FOUND",
         *       "message": "The agent \"support\" does not exist. Use \"default\" or an agent of the server's configuration."
         *     }
         */
        NotFoundError: {
            /** @description Stable error code, for programs. */
            code: components["schemas"]["NotFoundCode"];
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Output formats.
         * @example {
         *       "structuredOutput": false,
         *       "supportedMimeTypes": [
         *         "text/plain"
         *       ]
         *     }
         */
        OutputCapabilities: {
            /** @description True if it can produce output that follows a JSON Schema. */
            structuredOutput?: boolean;
            /** @description Media types of its output. */
            supportedMimeTypes?: string[];
        };
        /** @description Source of a part's data. */
        PartSource: components["schemas"]["DataSource"] | components["schemas"]["UrlSource"] | components["schemas"]["FileSource"];
        /** @description One operation of a JSON Patch (RFC 6902). This server sends no `test`. */
        PatchOperation: components["schemas"]["JsonPatchAdd"] | components["schemas"]["JsonPatchRemove"] | components["schemas"]["JsonPatchReplace"] | components["schemas"]["JsonPatchMove"] | components["schemas"]["JsonPatchCopy"] | components["schemas"]["JsonPatchTest"];
        /**
         * @description Body of status 413.
         * @example {
         *       "error": {
         *         "code": "PAYLOAD_TOO_LARGE",
         *         "message": "The body is larger than 10485760 bytes."
         *       }
         *     }
         */
        PayloadTooLargeBody: {
            /** @description The error. */
            error: components["schemas"]["PayloadTooLargeError"];
        };
        /**
         * @description The request body is too large.
         * @example {
         *       "code": "PAYLOAD_TOO_LARGE",
         *       "message": "The body is larger than 10485760 bytes."
         *     }
         */
        PayloadTooLargeError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "PAYLOAD_TOO_LARGE";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
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
         * @description An event of another system, unchanged. Never sent by this server.
         * @example {
         *       "type": "RAW",
         *       "event": {
         *         "type": "response.created"
         *       },
         *       "source": "openai"
         *     }
         */
        RawEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RAW";
            /** @description The event. */
            event: unknown;
            /** @description The source. */
            source?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Reasoning support.
         * @example {
         *       "supported": true,
         *       "streaming": true,
         *       "encrypted": false
         *     }
         */
        ReasoningCapabilities: {
            /** @description True if it sends reasoning. */
            supported?: boolean;
            /** @description True if it streams reasoning. */
            streaming?: boolean;
            /** @description True if it sends encrypted reasoning. */
            encrypted?: boolean;
        };
        /**
         * @description An encrypted value for the provider, to be sent back in a later turn. Never sent by this server.
         * @example {
         *       "type": "REASONING_ENCRYPTED_VALUE",
         *       "subtype": "message",
         *       "entityId": "msg_004",
         *       "encryptedValue": "gAAAAABo"
         *     }
         */
        ReasoningEncryptedValueEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_ENCRYPTED_VALUE";
            /** @description Type of the entity that it belongs to. */
            subtype: components["schemas"]["ReasoningEncryptedValueSubtype"];
            /** @description Id of the message or of the tool call. */
            entityId: string;
            /** @description The encrypted value. */
            encryptedValue: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Type of the entity that an encrypted value belongs to.
         * @enum {string}
         */
        ReasoningEncryptedValueSubtype: "tool-call" | "message";
        /**
         * @description Reasoning is complete.
         * @example {
         *       "type": "REASONING_END",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200030
         *     }
         */
        ReasoningEndEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_END";
            /** @description Id of the reasoning. */
            messageId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Reasoning of the model.
         * @example {
         *       "id": "msg_004",
         *       "role": "reasoning",
         *       "content": "The user asks for a capital."
         *     }
         */
        ReasoningMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "reasoning";
            /** @description The reasoning text. */
            content: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
        };
        /**
         * @description Combines start, content and end of a reasoning message. Never sent by this server.
         * @example {
         *       "type": "REASONING_MESSAGE_CHUNK",
         *       "messageId": "msg_004",
         *       "delta": "The user asks"
         *     }
         */
        ReasoningMessageChunkEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_CHUNK";
            /** @description Id of the message. Absent if it is the same as in the chunk before. */
            messageId?: string;
            /** @description The delta. */
            delta?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A delta of the reasoning text.
         * @example {
         *       "type": "REASONING_MESSAGE_CONTENT",
         *       "messageId": "msg_004",
         *       "delta": "The user asks",
         *       "timestamp": 1704067200020
         *     }
         */
        ReasoningMessageContentEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_CONTENT";
            /** @description Id of the message. */
            messageId: string;
            /** @description The delta. */
            delta: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The reasoning message is complete.
         * @example {
         *       "type": "REASONING_MESSAGE_END",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200030
         *     }
         */
        ReasoningMessageEndEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_END";
            /** @description Id of the message. */
            messageId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A reasoning message starts.
         * @example {
         *       "type": "REASONING_MESSAGE_START",
         *       "messageId": "msg_004",
         *       "role": "reasoning",
         *       "timestamp": 1704067200010
         *     }
         */
        ReasoningMessageStartEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_START";
            /** @description Id of the message. This server uses the id of the reasoning. */
            messageId: string;
            /**
             * @description Always `reasoning`.
             * @constant
             */
            role: "reasoning";
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Reasoning starts.
         * @example {
         *       "type": "REASONING_START",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200010
         *     }
         */
        ReasoningStartEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_START";
            /** @description Id of the reasoning. */
            messageId: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Body of status 408.
         * @example {
         *       "error": {
         *         "code": "REQUEST_TIMEOUT",
         *         "message": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again."
         *       }
         *     }
         */
        RequestTimeoutBody: {
            /** @description The error. */
            error: components["schemas"]["RequestTimeoutError"];
        };
        /**
         * @description The request body stopped arriving before it was complete.
         * @example {
         *       "code": "REQUEST_TIMEOUT",
         *       "message": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again."
         *     }
         */
        RequestTimeoutError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "REQUEST_TIMEOUT";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Response to one interrupt.
         * @example {
         *       "interruptId": "tc_001",
         *       "status": "resolved",
         *       "payload": {
         *         "approved": true
         *       }
         *     }
         */
        ResumeEntry: {
            /** @description Id of the interrupt. */
            interruptId: string;
            /** @description Status of the response. */
            status: components["schemas"]["ResumeStatus"];
            /** @description The response. Required with `resolved`, ignored with `cancelled`. */
            payload?: components["schemas"]["ConsentPayload"];
            /** @description Metadata. Ignored. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Status of a response to an interrupt.
         *
         *     - `resolved`: The interrupt is resolved; `payload` has the response.
         *     - `cancelled`: The interrupt is cancelled: the call is not approved.
         * @enum {string}
         */
        ResumeStatus: "resolved" | "cancelled";
        /**
         * @description Role of a message's author. The model does not see messages with role `activity` or `reasoning`.
         * @enum {string}
         */
        Role: "developer" | "system" | "assistant" | "user" | "tool" | "activity" | "reasoning";
        /**
         * @description The run to start.
         * @example {
         *       "threadId": "thread_1",
         *       "runId": "run_1",
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "user",
         *           "content": "What is the capital of France?"
         *         }
         *       ],
         *       "tools": [],
         *       "context": []
         *     }
         */
        RunAgentInput: {
            /** @description Id of the thread, chosen by the client. The thread is created if it does not exist. */
            threadId: components["schemas"]["ClientId"];
            /** @description Id of the run, chosen by the client. */
            runId: components["schemas"]["ClientId"];
            /** @description AG-UI version of the client. Any value identifies it as a 1.0 client. */
            protocolVersion?: string;
            /** @description Id of the run before this one. Returned in `RUN_STARTED`, otherwise ignored. */
            parentRunId?: string;
            /** @description The application's state: any JSON. */
            state?: unknown;
            /** @description The complete conversation, oldest first. May be empty. */
            messages: components["schemas"]["Message"][];
            /** @description Tools that the client runs. Not stored: send them with every request. */
            tools: components["schemas"]["Tool"][];
            /** @description Context for this run, in addition to the conversation. */
            context: components["schemas"]["Context"][];
            /** @description Properties that the application forwards to the agent. */
            forwardedProps?: components["schemas"]["AnyForwardedProps"];
            /** @description Responses to the open interrupts of the thread: all of them, each once. */
            resume?: components["schemas"]["ResumeEntry"][];
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
         * @description The run failed. It is the last event. All open texts, tool calls and components end before it.
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
            /** @description Tokens that this run used, one entry for each model. Sent to 1.0 clients if the provider reports usage. */
            usage?: components["schemas"]["TokenUsage"][];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The run finished or awaits input. It is the last event.
         * @example {
         *       "type": "RUN_FINISHED",
         *       "threadId": "thread_1",
         *       "runId": "run_1",
         *       "result": {
         *         "stopReason": "end_turn"
         *       },
         *       "timestamp": 1704067200450
         *     }
         */
        RunFinishedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_FINISHED";
            /** @description Id of the thread, as in the request. */
            threadId: string;
            /** @description Id of the run, as in the request. */
            runId: string;
            /** @description Result of the run. Always sent. */
            result?: components["schemas"]["AnyRunResult"];
            /** @description Outcome of the run. If absent, the run succeeded. */
            outcome?: components["schemas"]["RunOutcome"];
            /** @description Tokens that this run used, one entry for each model. Sent to 1.0 clients if the provider reports usage. */
            usage?: components["schemas"]["TokenUsage"][];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Run options beyond AG-UI: the field `tambo` of `forwardedProps`.
         * @example {
         *       "model": "openai/gpt-4.1",
         *       "temperature": 0.2
         *     }
         */
        RunOptions: {
            /** @description Id of the model. Default: the agent's model. An unknown id gets status 400. */
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
            /** @description Policy for tool use. Default: `auto`. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /** @description Components that the model may show. Not stored: send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /**
             * @description Name of a component of `availableComponents` that the model must show in its first turn. An unknown name is
             *     rejected, and so is this field together with a `toolChoice` of `none` or of a named tool.
             */
            forceComponent?: string;
            /**
             * @description Policy for a run without connected clients.
             * @default cancel
             */
            onDisconnect?: components["schemas"]["OnDisconnect"];
        };
        /** @description Outcome of a run. */
        RunOutcome: components["schemas"]["SuccessOutcome"] | components["schemas"]["InterruptOutcome"] | components["schemas"]["CancelledOutcome"];
        /**
         * @description Result of a run.
         * @example {
         *       "stopReason": "end_turn"
         *     }
         */
        RunResult: {
            /** @description Reason why the run ended. Always sent. */
            stopReason?: components["schemas"]["StopReason"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The run starts. The first event of every stream.
         * @example {
         *       "type": "RUN_STARTED",
         *       "threadId": "thread_1",
         *       "runId": "run_1",
         *       "protocolVersion": "1.0",
         *       "timestamp": 1704067200000
         *     }
         */
        RunStartedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_STARTED";
            /** @description Id of the thread, as in the request. */
            threadId: string;
            /** @description Id of the run, as in the request. */
            runId: string;
            /** @description AG-UI version of the stream. This server sends `1.0`. */
            protocolVersion?: string;
            /** @description The `parentRunId` of the request, if it has one. */
            parentRunId?: string;
            /** @description The request. Never sent by this server. */
            input?: components["schemas"]["JsonObject"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /** @description The events of AG-UI 1.0 by `type`, except `CUSTOM`. */
        StandardEvent: components["schemas"]["TextMessageStartEvent"] | components["schemas"]["TextMessageContentEvent"] | components["schemas"]["TextMessageEndEvent"] | components["schemas"]["TextMessageChunkEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolCallArgsEvent"] | components["schemas"]["ToolCallEndEvent"] | components["schemas"]["ToolCallChunkEvent"] | components["schemas"]["ToolCallResultEvent"] | components["schemas"]["StateSnapshotEvent"] | components["schemas"]["StateDeltaEvent"] | components["schemas"]["MessagesSnapshotEvent"] | components["schemas"]["ActivitySnapshotEvent"] | components["schemas"]["ActivityDeltaEvent"] | components["schemas"]["RawEvent"] | components["schemas"]["RunStartedEvent"] | components["schemas"]["RunFinishedEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["StepStartedEvent"] | components["schemas"]["StepFinishedEvent"] | components["schemas"]["ReasoningStartEvent"] | components["schemas"]["ReasoningMessageStartEvent"] | components["schemas"]["ReasoningMessageContentEvent"] | components["schemas"]["ReasoningMessageEndEvent"] | components["schemas"]["ReasoningMessageChunkEvent"] | components["schemas"]["ReasoningEndEvent"] | components["schemas"]["ReasoningEncryptedValueEvent"] | components["schemas"]["SubagentStartedEvent"] | components["schemas"]["SubagentFinishedEvent"] | components["schemas"]["SubagentErrorEvent"];
        /**
         * @description State support.
         * @example {
         *       "snapshots": true,
         *       "deltas": true,
         *       "persistentState": false
         *     }
         */
        StateCapabilities: {
            /** @description True if it sends `STATE_SNAPSHOT`. */
            snapshots?: boolean;
            /** @description True if it sends `STATE_DELTA`. */
            deltas?: boolean;
            /** @description True if it has memory across threads. */
            memory?: boolean;
            /** @description True if it keeps the state between runs. */
            persistentState?: boolean;
        };
        /**
         * @description A change of the state.
         * @example {
         *       "type": "STATE_DELTA",
         *       "delta": [
         *         {
         *           "op": "replace",
         *           "path": "/components/comp_001/loading",
         *           "value": false
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
            delta: components["schemas"]["PatchOperation"][];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The complete state.
         * @example {
         *       "type": "STATE_SNAPSHOT",
         *       "snapshot": {
         *         "theme": "dark",
         *         "components": {
         *           "comp_001": {
         *             "loading": true
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
            /** @description The application's state, with the states of the components by id in the field `components`. */
            snapshot: unknown;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A model turn has ended. Its tools run afterwards.
         * @example {
         *       "type": "STEP_FINISHED",
         *       "stepName": "turn-1",
         *       "timestamp": 1704067200440
         *     }
         */
        StepFinishedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_FINISHED";
            /** @description Name of the step. */
            stepName: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A model turn starts.
         * @example {
         *       "type": "STEP_STARTED",
         *       "stepName": "turn-1",
         *       "timestamp": 1704067200010
         *     }
         */
        StepStartedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_STARTED";
            /** @description Name of the step: `turn-1`, `turn-2` and so on. */
            stepName: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Reason why a run ended. Values may be added.
         *
         *     - `end_turn`: The model finished its response.
         *     - `awaiting_input`: The run awaits results of client tools, or approvals.
         *     - `max_turns`: The run reached its maximum number of turns.
         *     - `max_tool_calls`: The run reached its maximum number of tool calls.
         *     - `max_tokens`: The run used up its tokens.
         *     - `timeout`: The run reached its time limit.
         *     - `cancelled`: The run was cancelled.
         */
        StopReason: string | ("end_turn" | "awaiting_input" | "max_turns" | "max_tool_calls" | "max_tokens" | "timeout" | "cancelled");
        /**
         * @description A subagent failed. Never sent by this server.
         * @example {
         *       "type": "SUBAGENT_ERROR",
         *       "subagentRunId": "sub_001",
         *       "message": "The page cannot be reached."
         *     }
         */
        SubagentErrorEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_ERROR";
            /** @description Id of the invocation. */
            subagentRunId: string;
            /** @description The error. */
            message: string;
            /** @description Error code, for programs. */
            code?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A subagent has finished. Never sent by this server.
         * @example {
         *       "type": "SUBAGENT_FINISHED",
         *       "subagentRunId": "sub_001",
         *       "outcome": {
         *         "type": "success"
         *       }
         *     }
         */
        SubagentFinishedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_FINISHED";
            /** @description Id of the invocation. */
            subagentRunId: string;
            /** @description Result of the subagent. */
            result?: components["schemas"]["NonNullJson"];
            /** @description Outcome of the subagent. If absent, it succeeded. */
            outcome?: components["schemas"]["SubagentOutcome"];
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A subagent.
         * @example {
         *       "name": "researcher",
         *       "description": "Searches the web"
         *     }
         */
        SubagentInfo: {
            /** @description Name of the subagent. */
            name: string;
            /** @description Description of the subagent. */
            description?: string;
        };
        /** @description Outcome of a subagent. */
        SubagentOutcome: components["schemas"]["SubagentSuccessOutcome"] | components["schemas"]["SubagentSuspendedOutcome"];
        /**
         * @description A subagent starts. Never sent by this server: a delegation is a tool call.
         * @example {
         *       "type": "SUBAGENT_STARTED",
         *       "subagentRunId": "sub_001",
         *       "name": "researcher"
         *     }
         */
        SubagentStartedEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_STARTED";
            /** @description Id of this invocation. */
            subagentRunId: string;
            /** @description Name of the subagent. */
            name: string;
            /** @description Description of the subagent. */
            description?: string;
            /** @description Id of the parent invocation. */
            parentSubagentRunId?: string;
            /** @description Id of the tool call that started this invocation. */
            parentToolCallId?: string;
            /** @description Id of the message that this invocation belongs to. */
            parentMessageId?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The subagent succeeded.
         * @example {
         *       "type": "success"
         *     }
         */
        SubagentSuccessOutcome: {
            /**
             * @description Type of the outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "success";
        };
        /**
         * @description The subagent awaits a response to an interrupt.
         * @example {
         *       "type": "suspended",
         *       "interruptIds": [
         *         "int_001"
         *       ]
         *     }
         */
        SubagentSuspendedOutcome: {
            /**
             * @description Type of the outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "suspended";
            /** @description Ids of the open interrupts. */
            interruptIds?: string[];
        };
        /**
         * @description The run finished, or awaits results of client tools.
         * @example {
         *       "type": "success",
         *       "pendingToolCallIds": [
         *         "tc_001"
         *       ]
         *     }
         */
        SuccessOutcome: {
            /**
             * @description Type of the outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "success";
            /** @description Ids of the calls that the client must run, in the order of the calls. Absent if there are none. */
            pendingToolCallIds?: string[];
        };
        /**
         * @description System instructions.
         * @example {
         *       "id": "msg_001",
         *       "role": "system",
         *       "content": "Answer briefly."
         *     }
         */
        SystemMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The instructions. */
            content: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
            /** @description Name of the sender. */
            name?: string;
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
         * @description Policy for a run without connected clients.
         *
         *     - `cancel`: The run continues for a grace period and is cancelled if no client reconnects (default). The period is a setting of the server: 30 seconds by default; 0 cancels immediately. A run that awaits input is not cancelled.
         *     - `continue`: The run continues until it ends.
         * @enum {string}
         */
        OnDisconnect: "cancel" | "continue";
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
         * @description The run awaits input: the client runs the pending tools and posts their results. `RUN_FINISHED` follows.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.run.awaiting_input",
         *       "value": {
         *         "threadId": "thread_1",
         *         "runId": "run_1",
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A component is complete. `ACTIVITY_SNAPSHOT` follows.
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Tambo's own events on this endpoint, by `name`. There are five. */
        TamboExtensionEvent: components["schemas"]["TamboAwaitingInputEvent"] | components["schemas"]["TamboComponentStartEvent"] | components["schemas"]["TamboComponentPropsDeltaEvent"] | components["schemas"]["TamboComponentStateDeltaEvent"] | components["schemas"]["TamboComponentEndEvent"];
        /**
         * @description Combines start, content and end of a text. Never sent by this server.
         * @example {
         *       "type": "TEXT_MESSAGE_CHUNK",
         *       "messageId": "msg_001",
         *       "delta": " Paris."
         *     }
         */
        TextMessageChunkEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_CHUNK";
            /** @description Id of the message. Absent if it is the same as in the chunk before. */
            messageId?: string;
            /** @description Role of the author. Absent if it is the same as in the chunk before. */
            role?: components["schemas"]["TextMessageRole"];
            /** @description The delta. */
            delta?: string;
            /** @description Name of the sender. */
            name?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A text delta. The deltas from start to end, joined, are the text.
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
            /** @description The delta. Never empty from this server. */
            delta: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The text is complete.
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Role of a streamed text's author.
         * @enum {string}
         */
        TextMessageRole: "developer" | "system" | "assistant" | "user";
        /**
         * @description A text of a message starts. A message may have several, all with the message's id.
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
            /** @description Role of the author. Default: `assistant`, which this server always sends. */
            role?: components["schemas"]["TextMessageRole"];
            /** @description Name of the sender. Never sent by this server. */
            name?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A text block.
         * @example {
         *       "type": "text",
         *       "text": "What is in this picture?"
         *     }
         */
        TextPart: {
            /**
             * @description Type of the content part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, stored unchanged. */
            text: string;
            /** @description Id of the part. */
            id?: string;
            /** @description Metadata of the part: any JSON except null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description Tokens that a run used with one model. `inputTokens` and `outputTokens` are totals; `reasoningTokens`,
         *     `cachedInputTokens` and `cacheWriteInputTokens` are included in them.
         * @example {
         *       "provider": "openai",
         *       "model": "gpt-4.1",
         *       "inputTokens": 120,
         *       "outputTokens": 30,
         *       "totalTokens": 150
         *     }
         */
        TokenUsage: {
            /** @description Provider of the model. */
            provider?: string;
            /** @description Id of the model at its provider. */
            model?: string;
            /** @description Input tokens. */
            inputTokens?: components["schemas"]["Count"];
            /** @description Output tokens. */
            outputTokens?: components["schemas"]["Count"];
            /** @description Sum of input and output tokens. */
            totalTokens?: components["schemas"]["Count"];
            /** @description Tokens used for reasoning. Included in `outputTokens`. */
            reasoningTokens?: components["schemas"]["Count"];
            /** @description Tokens read from the provider's cache. Included in `inputTokens`. */
            cachedInputTokens?: components["schemas"]["Count"];
            /** @description Tokens written to the provider's cache. Included in `inputTokens`. */
            cacheWriteInputTokens?: components["schemas"]["Count"];
        };
        /**
         * @description Body of status 429.
         * @example {
         *       "error": {
         *         "code": "RATE_LIMITED",
         *         "message": "Too many requests. The limit is 100 per second, with bursts of 1000."
         *       }
         *     }
         */
        TooManyRequestsBody: {
            /** @description The error. */
            error: components["schemas"]["TooManyRequestsError"];
        };
        /**
         * @description Too many requests, open streams, or bytes of request bodies in flight.
         * @example {
         *       "code": "RATE_LIMITED",
         *       "message": "Too many requests. The limit is 100 per second, with bursts of 1000."
         *     }
         */
        TooManyRequestsError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "RATE_LIMITED";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description A tool that the client runs. Server tools are configured on the server.
         * @example {
         *       "name": "add_to_cart",
         *       "description": "Add an item to the shopping cart",
         *       "parameters": {
         *         "type": "object",
         *         "properties": {
         *           "productId": {
         *             "type": "string"
         *           }
         *         },
         *         "required": [
         *           "productId"
         *         ]
         *       }
         *     }
         */
        Tool: {
            /** @description Name of the tool, unique in the request. */
            name: string;
            /** @description Description of the tool, for the model. */
            description: string;
            /**
             * @description JSON Schema of the arguments, passed to the model unchanged. If it is absent or not a JSON object, the tool accepts
             *     an object with any fields.
             */
            parameters?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the tool. Not sent to the model. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A tool call of an assistant message.
         * @example {
         *       "id": "tc_001",
         *       "type": "function",
         *       "function": {
         *         "name": "get_weather",
         *         "arguments": "{\"city\":\"Paris\"}"
         *       }
         *     }
         */
        ToolCall: {
            /** @description Id of the tool call. */
            id: string;
            /**
             * @description Always `function`.
             * @constant
             */
            type: "function";
            /** @description The function. */
            function: components["schemas"]["FunctionCall"];
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
            /** @description Metadata of the call. */
            metadata?: components["schemas"]["JsonObject"];
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Combines start, arguments and end of a tool call. Never sent by this server.
         * @example {
         *       "type": "TOOL_CALL_CHUNK",
         *       "toolCallId": "tc_001",
         *       "toolCallName": "weather/get_weather",
         *       "delta": "{\"city\":\"Paris\"}"
         *     }
         */
        ToolCallChunkEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_CHUNK";
            /** @description Id of the tool call. Absent if it is the same as in the chunk before. */
            toolCallId?: string;
            /** @description Name of the tool. Absent if it is the same as in the chunk before. */
            toolCallName?: string;
            /** @description Id of the assistant message that contains the call. */
            parentMessageId?: string;
            /** @description A delta of the arguments. */
            delta?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Result of a server tool, or of a call that failed before it reached a tool. If it failed, `metadata` has
         *     `tambo: {isError: true}`.
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
            /** @description Id of the result message. */
            messageId: string;
            /** @description Id of the tool call. */
            toolCallId: string;
            /**
             * @description Output of the tool: its texts, joined with line breaks; other content is included as JSON. For 1.0 clients, content
             *     parts if there is anything except text.
             */
            content: components["schemas"]["Content"];
            /**
             * @description Role of the author. Always sent.
             * @constant
             */
            role?: "tool";
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A tool call starts.
         * @example {
         *       "type": "TOOL_CALL_START",
         *       "toolCallId": "tc_001",
         *       "toolCallName": "weather/get_weather",
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
            toolCallName: string;
            /** @description Id of the assistant message that contains the call. Always sent. */
            parentMessageId?: string;
            /** @description Time of the event, in Unix milliseconds. Never decreases within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event of another system. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata of the event. The key `tambo` is reserved for this server, `ag-ui` for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The result of a tool call.
         * @example {
         *       "id": "msg_003",
         *       "role": "tool",
         *       "toolCallId": "tc_001",
         *       "content": "72°F, Sunny"
         *     }
         */
        ToolMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "tool";
            /** @description Output of the tool. */
            content: components["schemas"]["Content"];
            /** @description Id of the tool call that produced this result. */
            toolCallId: string;
            /** @description Error message. Present if the tool failed. */
            error?: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
        };
        /**
         * @description Tool support.
         * @example {
         *       "supported": true,
         *       "items": [
         *         {
         *           "name": "weather/get_weather",
         *           "description": "Current weather"
         *         }
         *       ],
         *       "parallelCalls": true,
         *       "clientProvided": true
         *     }
         */
        ToolsCapabilities: {
            /** @description True if it calls tools. */
            supported?: boolean;
            /** @description Server tools. */
            items?: components["schemas"]["Tool"][];
            /** @description True if it can make several tool calls in one turn. */
            parallelCalls?: boolean;
            /** @description True if it accepts tools of the client. */
            clientProvided?: boolean;
        };
        /**
         * @description Supported transports.
         * @example {
         *       "streaming": true,
         *       "websocket": false,
         *       "resumable": true
         *     }
         */
        TransportCapabilities: {
            /** @description True if it streams over Server-Sent Events. */
            streaming?: boolean;
            /** @description True if it supports WebSocket. */
            websocket?: boolean;
            /** @description True if it supports AG-UI's binary format. */
            httpBinary?: boolean;
            /** @description True if it supports push notifications. */
            pushNotifications?: boolean;
            /** @description True if clients can resume a run with `connectAgent`. */
            resumable?: boolean;
        };
        /**
         * @description Body of status 401.
         * @example {
         *       "error": {
         *         "code": "UNAUTHORIZED",
         *         "message": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\"."
         *       }
         *     }
         */
        UnauthorizedBody: {
            /** @description The error. */
            error: components["schemas"]["UnauthorizedError"];
        };
        /**
         * @description The request has no valid API key.
         * @example {
         *       "code": "UNAUTHORIZED",
         *       "message": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\"."
         *     }
         */
        UnauthorizedError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "UNAUTHORIZED";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Body of status 503.
         * @example {
         *       "error": {
         *         "code": "SERVER_RESTARTING",
         *         "message": "The server is restarting. Send the request again in a moment."
         *       }
         *     }
         */
        UnavailableBody: {
            /** @description The error. */
            error: components["schemas"]["UnavailableError"];
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
         *       "code": "SERVER_RESTARTING",
         *       "message": "The server is restarting. Send the request again in a moment."
         *     }
         */
        UnavailableError: {
            /** @description Stable error code, for programs. */
            code: components["schemas"]["UnavailableCode"];
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Body of status 415.
         * @example {
         *       "error": {
         *         "code": "UNSUPPORTED_MEDIA_TYPE",
         *         "message": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed."
         *       }
         *     }
         */
        UnsupportedMediaTypeBody: {
            /** @description The error. */
            error: components["schemas"]["UnsupportedMediaTypeError"];
        };
        /**
         * @description The media type of the request body is not JSON.
         * @example {
         *       "code": "UNSUPPORTED_MEDIA_TYPE",
         *       "message": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed."
         *     }
         */
        UnsupportedMediaTypeError: {
            /**
             * @description Stable error code, for programs.
             * @constant
             */
            code: "UNSUPPORTED_MEDIA_TYPE";
            /** @description Explanation of this occurrence, and what to do about it. */
            message: string;
        };
        /**
         * @description Data at a URL.
         * @example {
         *       "type": "url",
         *       "value": "https://example.com/cat.png"
         *     }
         */
        UrlSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description URL of the data. Must be absolute. */
            value: string;
            /** @description Media type of the data, if known. */
            mimeType?: string;
        };
        /**
         * @description A message of the user.
         * @example {
         *       "id": "msg_001",
         *       "role": "user",
         *       "content": "What is the capital of France?"
         *     }
         */
        UserMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The user's message. */
            content: components["schemas"]["Content"];
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description Metadata of the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description Id of the subagent invocation that it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description Encrypted value for the provider, to be sent back in a later turn. */
            encryptedValue?: string;
            /** @description Name of the sender. */
            name?: string;
        };
        /**
         * @description A video.
         * @example {
         *       "type": "video",
         *       "source": {
         *         "type": "url",
         *         "value": "https://example.com/cat.mp4"
         *       }
         *     }
         */
        VideoPart: {
            /**
             * @description Type of the content part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description Metadata of the part: any JSON except null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    runAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key that makes a retry safe. A request with the same key and the same body joins the run that the first one started
                 *     and gets its stream from the first event. Bodies are the same if they are equal as JSON; the order of fields does
                 *     not matter. A key belongs to the project and to this contract and is kept as long as its run. Keys of other
                 *     requests are separate.
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
                 * @description Name of the agent: `default`, with the server's default model and all tools of the project, or an agent of the
                 *     server's configuration, with its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
            };
            cookie?: never;
        };
        /** @description The run to start. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "thread_1",
                 *       "runId": "run_1",
                 *       "messages": [
                 *         {
                 *           "id": "msg_001",
                 *           "role": "user",
                 *           "content": "What is the capital of France?"
                 *         }
                 *       ],
                 *       "tools": [],
                 *       "context": []
                 *     }
                 */
                "application/json": components["schemas"]["RunAgentInput"];
            };
        };
        responses: {
            /** @description The event stream of a run. */
            200: {
                headers: {
                    /** @description Id of the thread as in the request, percent-encoded (RFC 3986). */
                    "X-Thread-Id": string;
                    /** @description The server's id of the run, `run_` and 26 characters. Other contracts of the server use it. */
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
                    "text/event-stream": components["schemas"]["AgUiEvent"];
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["RequestTimeoutBody"];
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
                    "application/json": components["schemas"]["ConflictBody"];
                };
            };
            /** @description The events of this idempotency key's run are no longer stored. */
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
                    "application/json": components["schemas"]["GoneBody"];
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
                    "application/json": components["schemas"]["PayloadTooLargeBody"];
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeBody"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                    "application/json": components["schemas"]["UnavailableBody"];
                };
            };
        };
    };
    getCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the agent: `default`, with the server's default model and all tools of the project, or an agent of the
                 *     server's configuration, with its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
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
                     *       "identity": {
                     *         "name": "default"
                     *       },
                     *       "transport": {
                     *         "streaming": true,
                     *         "resumable": true
                     *       },
                     *       "tools": {
                     *         "supported": true,
                     *         "parallelCalls": true,
                     *         "clientProvided": true
                     *       },
                     *       "humanInTheLoop": {
                     *         "supported": true,
                     *         "approvals": true,
                     *         "interrupts": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgentCapabilities"];
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                    "application/json": components["schemas"]["UnavailableBody"];
                };
            };
        };
    };
    connectAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the agent: `default`, with the server's default model and all tools of the project, or an agent of the
                 *     server's configuration, with its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
            };
            cookie?: never;
        };
        /** @description The run to resume. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "thread_1",
                 *       "runId": "run_1",
                 *       "messages": [],
                 *       "tools": [],
                 *       "context": []
                 *     }
                 */
                "application/json": components["schemas"]["RunAgentInput"];
            };
        };
        responses: {
            /** @description The event stream of a run. */
            200: {
                headers: {
                    /** @description Id of the thread as in the request, percent-encoded (RFC 3986). */
                    "X-Thread-Id": string;
                    /** @description The server's id of the run, `run_` and 26 characters. Other contracts of the server use it. */
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
                    "text/event-stream": components["schemas"]["AgUiEvent"];
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["RequestTimeoutBody"];
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
                    "application/json": components["schemas"]["PayloadTooLargeBody"];
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                    "application/json": components["schemas"]["UnavailableBody"];
                };
            };
        };
    };
    cancelAgentRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the agent: `default`, with the server's default model and all tools of the project, or an agent of the
                 *     server's configuration, with its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
                /**
                 * @description Id of the thread.
                 * @example thread_1
                 */
                threadId: string;
                /**
                 * @description Id of the run, as chosen by its client. If several runs have this id, the latest is cancelled.
                 * @example run_1
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
                     *       "threadId": "thread_1",
                     *       "runId": "run_1",
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["ConflictBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                    "application/json": components["schemas"]["UnavailableBody"];
                };
            };
        };
    };
}

export type ActivityDeltaEvent = components["schemas"]["ActivityDeltaEvent"];
export type ActivityMessage = components["schemas"]["ActivityMessage"];
export type ActivitySnapshotEvent = components["schemas"]["ActivitySnapshotEvent"];
export type AgUiEvent = components["schemas"]["AgUiEvent"];
export type AgentCapabilities = components["schemas"]["AgentCapabilities"];
export type AnyForwardedProps = components["schemas"]["AnyForwardedProps"];
export type AnyRunResult = components["schemas"]["AnyRunResult"];
export type AssistantMessage = components["schemas"]["AssistantMessage"];
export type AudioPart = components["schemas"]["AudioPart"];
export type BadRequestBody = components["schemas"]["BadRequestBody"];
export type BadRequestCode = components["schemas"]["BadRequestCode"];
export type BadRequestError = components["schemas"]["BadRequestError"];
export type CancelRunResponse = components["schemas"]["CancelRunResponse"];
export type CancelledOutcome = components["schemas"]["CancelledOutcome"];
export type ClientId = components["schemas"]["ClientId"];
export type ComponentActivity = components["schemas"]["ComponentActivity"];
export type ConflictBody = components["schemas"]["ConflictBody"];
export type ConflictCode = components["schemas"]["ConflictCode"];
export type ConflictError = components["schemas"]["ConflictError"];
export type ConsentPayload = components["schemas"]["ConsentPayload"];
export type Content = components["schemas"]["Content"];
export type ContentPart = components["schemas"]["ContentPart"];
export type Context = components["schemas"]["Context"];
export type Count = components["schemas"]["Count"];
export type CustomEvent = components["schemas"]["CustomEvent"];
export type DataSource = components["schemas"]["DataSource"];
export type DeveloperMessage = components["schemas"]["DeveloperMessage"];
export type DocumentPart = components["schemas"]["DocumentPart"];
export type EventTime = components["schemas"]["EventTime"];
export type ExecutionCapabilities = components["schemas"]["ExecutionCapabilities"];
export type FileSource = components["schemas"]["FileSource"];
export type ForeignCustomEvent = components["schemas"]["ForeignCustomEvent"];
export type ForeignEventName = components["schemas"]["ForeignEventName"];
export type ForwardedProps = components["schemas"]["ForwardedProps"];
export type FunctionCall = components["schemas"]["FunctionCall"];
export type GoneBody = components["schemas"]["GoneBody"];
export type GoneError = components["schemas"]["GoneError"];
export type HumanInTheLoopCapabilities = components["schemas"]["HumanInTheLoopCapabilities"];
export type IdempotencyKeyReusedBody = components["schemas"]["IdempotencyKeyReusedBody"];
export type IdempotencyKeyReusedError = components["schemas"]["IdempotencyKeyReusedError"];
export type IdentityCapabilities = components["schemas"]["IdentityCapabilities"];
export type ImagePart = components["schemas"]["ImagePart"];
export type InternalError = components["schemas"]["InternalError"];
export type InternalErrorBody = components["schemas"]["InternalErrorBody"];
export type Interrupt = components["schemas"]["Interrupt"];
export type InterruptOutcome = components["schemas"]["InterruptOutcome"];
export type JSONSchema = components["schemas"]["JSONSchema"];
export type JSONSchemaProperty = components["schemas"]["JSONSchemaProperty"];
export type JSONType = components["schemas"]["JSONType"];
export type JsonList = components["schemas"]["JsonList"];
export type JsonObject = components["schemas"]["JsonObject"];
export type JsonPatchAdd = components["schemas"]["JsonPatchAdd"];
export type JsonPatchCopy = components["schemas"]["JsonPatchCopy"];
export type JsonPatchMove = components["schemas"]["JsonPatchMove"];
export type JsonPatchOperation = components["schemas"]["JsonPatchOperation"];
export type JsonPatchRemove = components["schemas"]["JsonPatchRemove"];
export type JsonPatchReplace = components["schemas"]["JsonPatchReplace"];
export type JsonPatchTest = components["schemas"]["JsonPatchTest"];
export type JsonPointer = components["schemas"]["JsonPointer"];
export type Message = components["schemas"]["Message"];
export type MessagesSnapshotEvent = components["schemas"]["MessagesSnapshotEvent"];
export type MultiAgentCapabilities = components["schemas"]["MultiAgentCapabilities"];
export type MultimodalCapabilities = components["schemas"]["MultimodalCapabilities"];
export type MultimodalInputCapabilities = components["schemas"]["MultimodalInputCapabilities"];
export type MultimodalOutputCapabilities = components["schemas"]["MultimodalOutputCapabilities"];
export type NonNullJson = components["schemas"]["NonNullJson"];
export type NotFoundBody = components["schemas"]["NotFoundBody"];
export type NotFoundCode = components["schemas"]["NotFoundCode"];
export type NotFoundError = components["schemas"]["NotFoundError"];
export type OutputCapabilities = components["schemas"]["OutputCapabilities"];
export type PartSource = components["schemas"]["PartSource"];
export type PatchOperation = components["schemas"]["PatchOperation"];
export type PayloadTooLargeBody = components["schemas"]["PayloadTooLargeBody"];
export type PayloadTooLargeError = components["schemas"]["PayloadTooLargeError"];
export type ProblemViolation = components["schemas"]["ProblemViolation"];
export type RawEvent = components["schemas"]["RawEvent"];
export type ReasoningCapabilities = components["schemas"]["ReasoningCapabilities"];
export type ReasoningEncryptedValueEvent = components["schemas"]["ReasoningEncryptedValueEvent"];
export type ReasoningEncryptedValueSubtype = components["schemas"]["ReasoningEncryptedValueSubtype"];
export type ReasoningEndEvent = components["schemas"]["ReasoningEndEvent"];
export type ReasoningMessage = components["schemas"]["ReasoningMessage"];
export type ReasoningMessageChunkEvent = components["schemas"]["ReasoningMessageChunkEvent"];
export type ReasoningMessageContentEvent = components["schemas"]["ReasoningMessageContentEvent"];
export type ReasoningMessageEndEvent = components["schemas"]["ReasoningMessageEndEvent"];
export type ReasoningMessageStartEvent = components["schemas"]["ReasoningMessageStartEvent"];
export type ReasoningStartEvent = components["schemas"]["ReasoningStartEvent"];
export type RequestTimeoutBody = components["schemas"]["RequestTimeoutBody"];
export type RequestTimeoutError = components["schemas"]["RequestTimeoutError"];
export type ResumeEntry = components["schemas"]["ResumeEntry"];
export type ResumeStatus = components["schemas"]["ResumeStatus"];
export type Role = components["schemas"]["Role"];
export type RunAgentInput = components["schemas"]["RunAgentInput"];
export type RunErrorCode = components["schemas"]["RunErrorCode"];
export type RunErrorEvent = components["schemas"]["RunErrorEvent"];
export type RunFinishedEvent = components["schemas"]["RunFinishedEvent"];
export type RunOptions = components["schemas"]["RunOptions"];
export type RunOutcome = components["schemas"]["RunOutcome"];
export type RunResult = components["schemas"]["RunResult"];
export type RunStartedEvent = components["schemas"]["RunStartedEvent"];
export type StandardEvent = components["schemas"]["StandardEvent"];
export type StateCapabilities = components["schemas"]["StateCapabilities"];
export type StateDeltaEvent = components["schemas"]["StateDeltaEvent"];
export type StateSnapshotEvent = components["schemas"]["StateSnapshotEvent"];
export type StepFinishedEvent = components["schemas"]["StepFinishedEvent"];
export type StepStartedEvent = components["schemas"]["StepStartedEvent"];
export type StopReason = components["schemas"]["StopReason"];
export type SubagentErrorEvent = components["schemas"]["SubagentErrorEvent"];
export type SubagentFinishedEvent = components["schemas"]["SubagentFinishedEvent"];
export type SubagentInfo = components["schemas"]["SubagentInfo"];
export type SubagentOutcome = components["schemas"]["SubagentOutcome"];
export type SubagentStartedEvent = components["schemas"]["SubagentStartedEvent"];
export type SubagentSuccessOutcome = components["schemas"]["SubagentSuccessOutcome"];
export type SubagentSuspendedOutcome = components["schemas"]["SubagentSuspendedOutcome"];
export type SuccessOutcome = components["schemas"]["SuccessOutcome"];
export type SystemMessage = components["schemas"]["SystemMessage"];
export type AvailableComponent = components["schemas"]["AvailableComponent"];
export type AwaitingInputValue = components["schemas"]["AwaitingInputValue"];
export type ComponentEndValue = components["schemas"]["ComponentEndValue"];
export type ComponentPropsDeltaValue = components["schemas"]["ComponentPropsDeltaValue"];
export type ComponentStartValue = components["schemas"]["ComponentStartValue"];
export type ComponentStateDeltaValue = components["schemas"]["ComponentStateDeltaValue"];
export type ComponentTool = components["schemas"]["ComponentTool"];
export type OnDisconnect = components["schemas"]["OnDisconnect"];
export type PendingToolCall = components["schemas"]["PendingToolCall"];
export type ToolChoice = components["schemas"]["ToolChoice"];
export type ToolChoiceMode = components["schemas"]["ToolChoiceMode"];
export type ToolChoiceNamed = components["schemas"]["ToolChoiceNamed"];
export type TamboAwaitingInputEvent = components["schemas"]["TamboAwaitingInputEvent"];
export type TamboComponentEndEvent = components["schemas"]["TamboComponentEndEvent"];
export type TamboComponentPropsDeltaEvent = components["schemas"]["TamboComponentPropsDeltaEvent"];
export type TamboComponentStartEvent = components["schemas"]["TamboComponentStartEvent"];
export type TamboComponentStateDeltaEvent = components["schemas"]["TamboComponentStateDeltaEvent"];
export type TamboExtensionEvent = components["schemas"]["TamboExtensionEvent"];
export type TextMessageChunkEvent = components["schemas"]["TextMessageChunkEvent"];
export type TextMessageContentEvent = components["schemas"]["TextMessageContentEvent"];
export type TextMessageEndEvent = components["schemas"]["TextMessageEndEvent"];
export type TextMessageRole = components["schemas"]["TextMessageRole"];
export type TextMessageStartEvent = components["schemas"]["TextMessageStartEvent"];
export type TextPart = components["schemas"]["TextPart"];
export type TokenUsage = components["schemas"]["TokenUsage"];
export type TooManyRequestsBody = components["schemas"]["TooManyRequestsBody"];
export type TooManyRequestsError = components["schemas"]["TooManyRequestsError"];
export type Tool = components["schemas"]["Tool"];
export type ToolCall = components["schemas"]["ToolCall"];
export type ToolCallArgsEvent = components["schemas"]["ToolCallArgsEvent"];
export type ToolCallChunkEvent = components["schemas"]["ToolCallChunkEvent"];
export type ToolCallEndEvent = components["schemas"]["ToolCallEndEvent"];
export type ToolCallResultEvent = components["schemas"]["ToolCallResultEvent"];
export type ToolCallStartEvent = components["schemas"]["ToolCallStartEvent"];
export type ToolMessage = components["schemas"]["ToolMessage"];
export type ToolsCapabilities = components["schemas"]["ToolsCapabilities"];
export type TransportCapabilities = components["schemas"]["TransportCapabilities"];
export type UnauthorizedBody = components["schemas"]["UnauthorizedBody"];
export type UnauthorizedError = components["schemas"]["UnauthorizedError"];
export type UnavailableBody = components["schemas"]["UnavailableBody"];
export type UnavailableCode = components["schemas"]["UnavailableCode"];
export type UnavailableError = components["schemas"]["UnavailableError"];
export type UnsupportedMediaTypeBody = components["schemas"]["UnsupportedMediaTypeBody"];
export type UnsupportedMediaTypeError = components["schemas"]["UnsupportedMediaTypeError"];
export type UrlSource = components["schemas"]["UrlSource"];
export type UserMessage = components["schemas"]["UserMessage"];
export type VideoPart = components["schemas"]["VideoPart"];
