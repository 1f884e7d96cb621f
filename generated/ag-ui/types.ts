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
         * @description Runs an agent and streams its events. If a run is awaiting input, the new run continues it with the results of
         *     client tools or with responses to its interrupts.
         *
         *     A successful response is always a stream. The first event is `RUN_STARTED`, and the last event is `RUN_FINISHED` or
         *     `RUN_ERROR`. Closing the connection does not automatically cancel the run; see `onDisconnect`.
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
         * @description Returns an agent's capabilities.
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
         * @description Resumes the stream of a run on the thread. A client that uses this URL instead of `runAgent` receives exactly the
         *     thread's conversation.
         *
         *     Only `threadId`, `runId`, `parentRunId` and `protocolVersion` in the body are used. All other fields are validated
         *     and then ignored. `runId` selects a run on the thread. If the thread has no run with that ID, its latest run is
         *     used.
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
         * @description Cancels a run that is active or is awaiting input.
         *
         *     The model and the tools are stopped, the stream ends, and everything that the run has produced so far is kept.
         *     Pending calls are dropped. Cancelling a run that is already cancelled returns the same response. If the run was
         *     continued, its last continuation is cancelled. If the run has finished or failed, the status is 409.
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
         * @description A change to an activity. This server never sends this event.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ACTIVITY_DELTA";
            /** @description The ID of the activity message. */
            messageId: string;
            /** @description The type of the activity. */
            activityType: string;
            /** @description The JSON Patch operations on the content, applied in order. */
            patch: components["schemas"]["PatchOperation"][];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
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
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "activity";
            /** @description The type of the activity. If it is `tambo.component`, the content is a `ComponentActivity`. */
            activityType: string;
            /** @description The content of the activity. */
            content: components["schemas"]["JsonObject"];
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description An activity, which is content for the UI that is not part of the conversation.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ACTIVITY_SNAPSHOT";
            /** @description The ID of the activity message. For a component, this is the component's ID. */
            messageId: string;
            /** @description The type of the activity. This server sends only `tambo.component`, with a `ComponentActivity` as the content. */
            activityType: string;
            /** @description The content of the activity. */
            content: components["schemas"]["JsonObject"];
            /** @description True if this snapshot replaces the earlier content with the same ID. This server always sends `true`. */
            replace?: boolean;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /** @description A `CUSTOM` event, either one of Tambo's events or a third-party event. The `name` distinguishes the two. */
        AgUiCustomEvent: components["schemas"]["TamboAwaitingInputEvent"] | components["schemas"]["TamboComponentStartEvent"] | components["schemas"]["TamboComponentPropsDeltaEvent"] | components["schemas"]["TamboComponentStateDeltaEvent"] | components["schemas"]["TamboComponentEndEvent"] | components["schemas"]["ForeignCustomEvent"];
        /** @description Any event in a stream. Event types may be added within 1.0, so clients must ignore unknown types and names. */
        AgUiEvent: components["schemas"]["TextMessageStartEvent"] | components["schemas"]["TextMessageContentEvent"] | components["schemas"]["TextMessageEndEvent"] | components["schemas"]["TextMessageChunkEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolCallArgsEvent"] | components["schemas"]["ToolCallEndEvent"] | components["schemas"]["ToolCallChunkEvent"] | components["schemas"]["ToolCallResultEvent"] | components["schemas"]["StateSnapshotEvent"] | components["schemas"]["StateDeltaEvent"] | components["schemas"]["MessagesSnapshotEvent"] | components["schemas"]["ActivitySnapshotEvent"] | components["schemas"]["ActivityDeltaEvent"] | components["schemas"]["RawEvent"] | components["schemas"]["RunStartedEvent"] | components["schemas"]["RunFinishedEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["StepStartedEvent"] | components["schemas"]["StepFinishedEvent"] | components["schemas"]["ReasoningStartEvent"] | components["schemas"]["ReasoningMessageStartEvent"] | components["schemas"]["ReasoningMessageContentEvent"] | components["schemas"]["ReasoningMessageEndEvent"] | components["schemas"]["ReasoningMessageChunkEvent"] | components["schemas"]["ReasoningEndEvent"] | components["schemas"]["ReasoningEncryptedValueEvent"] | components["schemas"]["SubagentStartedEvent"] | components["schemas"]["SubagentFinishedEvent"] | components["schemas"]["SubagentErrorEvent"] | components["schemas"]["AgUiCustomEvent"];
        /**
         * @description An agent's capabilities. If a field is omitted, the agent does not declare that capability.
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
            /** @description The agent's identity. */
            identity?: components["schemas"]["IdentityCapabilities"];
            /** @description The transports that the agent supports. */
            transport?: components["schemas"]["TransportCapabilities"];
            /** @description The agent's support for tools. */
            tools?: components["schemas"]["ToolsCapabilities"];
            /** @description The output formats that the agent supports. */
            output?: components["schemas"]["OutputCapabilities"];
            /** @description The agent's support for state. */
            state?: components["schemas"]["StateCapabilities"];
            /** @description The agent's support for working with other agents. */
            multiAgent?: components["schemas"]["MultiAgentCapabilities"];
            /** @description The agent's support for reasoning. */
            reasoning?: components["schemas"]["ReasoningCapabilities"];
            /** @description The input and output types that the agent supports in addition to text. */
            multimodal?: components["schemas"]["MultimodalCapabilities"];
            /** @description The agent's execution features and limits. */
            execution?: components["schemas"]["ExecutionCapabilities"];
            /** @description The agent's support for involving people in a run. */
            humanInTheLoop?: components["schemas"]["HumanInTheLoopCapabilities"];
            /** @description Custom capabilities. */
            custom?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Properties that the application forwards to the agent. Any JSON value except null is accepted, but only objects are
         *     used.
         */
        AnyForwardedProps: components["schemas"]["ForwardedProps"] | string | number | boolean | components["schemas"]["JsonList"];
        /** @description The result of a run. AG-UI allows any JSON value except null. This server always sends an object. */
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
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The text of the message, if any. */
            content?: string;
            /** @description The tool calls made in the message, if any. */
            toolCalls?: components["schemas"]["ToolCall"][];
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
            /**
             * @description The name of the sender. It is stored and returned with the message, and the model receives it if the provider's API
             *     supports sender names.
             */
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
             * @description The content part type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description The ID of the content part. This server never sends this field and ignores it in requests. */
            id?: string;
            /**
             * @description Metadata for the content part. Can be any JSON value except null. This server never sends this field and ignores it
             *     in requests.
             */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description The response body for status 400.
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
         * @description Error codes for status 400.
         *
         *     - `INVALID_JSON`: The body is not valid JSON or UTF-8, is nested more than 64 levels deep, or contains an object with a duplicate key. For a duplicate key, `errors` contains the location of the second occurrence.
         *     - `VALIDATION_ERROR`: The request violates the schema or another requirement of this API. `errors` contains the locations.
         */
        BadRequestCode: "INVALID_JSON" | "VALIDATION_ERROR" | (string & {});
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
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["BadRequestCode"];
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
            /**
             * @description The errors in the request and their locations. The list does not necessarily contain every error. It is always
             *     present with `VALIDATION_ERROR`, and present with `INVALID_JSON` only for a duplicate key. Locations use camel case
             *     regardless of the spelling in the request, except for a duplicate key.
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
            /** @description The ID of the thread in the path. */
            threadId: string;
            /** @description The ID of the run in the path. */
            runId: string;
            /**
             * @description Always `cancelled`.
             * @constant
             */
            status: "cancelled";
        };
        /**
         * @description The run was stopped before it was complete, by a cancellation or by a limit of the server.
         * @example {
         *       "type": "cancelled"
         *     }
         */
        CancelledOutcome: {
            /**
             * @description The outcome type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "cancelled";
        };
        /**
         * @description An ID that the client chooses for a thread or a run, usually a UUID. Can be any string of 1 to 255 characters without
         *     U+0000 or unpaired surrogates.
         */
        ClientId: string;
        /**
         * @description A component, as the content of an activity of type `tambo.component`.
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
            /** @description The ID of the component. */
            componentId: string;
            /** @description The name of the component, as given in the request. */
            componentName: string;
            /** @description The complete props of the component. */
            props: components["schemas"]["JsonObject"];
            /** @description The current state of the component, if it has any. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The response body for status 409.
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
         * @description Error codes for status 409.
         *
         *     - `CONCURRENT_RUN`: Another run is active on the thread. `runId` identifies that run. A run that is awaiting input is not active.
         *     - `RUN_ID_REUSED`: The thread already has a run with this ID.
         *     - `RUN_FINISHED`: The run has finished or failed, so it cannot be cancelled.
         */
        ConflictCode: "CONCURRENT_RUN" | "RUN_ID_REUSED" | "RUN_FINISHED" | (string & {});
        /**
         * @description The request conflicts with the current state of the thread or run.
         * @example {
         *       "code": "CONCURRENT_RUN",
         *       "message": "Run \"run_1\" is active on this thread. Wait until it ends, or cancel it with DELETE.",
         *       "runId": "run_1"
         *     }
         */
        ConflictError: {
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["ConflictCode"];
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
            /**
             * @description The ID of the conflicting run, as chosen by its client. If the run was started through another of the server's
             *     APIs, this is the ID that the server assigned to it.
             */
            runId?: string;
        };
        /**
         * @description A response to a request for approval.
         * @example {
         *       "approved": true
         *     }
         */
        ConsentPayload: {
            /** @description Set to `true` to approve the call, or to `false` to deny it. */
            approved: boolean;
        };
        /** @description The content of a user message or a tool result, either as text or as a list of content parts. */
        Content: string | components["schemas"]["ContentPart"][];
        /**
         * @description A content part of a user message or a tool result. In a request, a part of any other type is ignored. If the model
         *     does not accept a part, it gets a sentence in its place.
         */
        ContentPart: components["schemas"]["TextPart"] | components["schemas"]["ImagePart"] | components["schemas"]["AudioPart"] | components["schemas"]["VideoPart"] | components["schemas"]["DocumentPart"];
        /**
         * @description Context for this run, in addition to the conversation.
         * @example {
         *       "description": "Page the user is on",
         *       "value": "/cart"
         *     }
         */
        Context: {
            /** @description A description of the context. */
            description: string;
            /** @description The value. */
            value: string;
        };
        /**
         * Format: int64
         * @description A non-negative integer count.
         */
        Count: number;
        /**
         * @description Data that is included in the content part.
         * @example {
         *       "type": "data",
         *       "value": "iVBORw0KGgo=",
         *       "mimeType": "image/png"
         *     }
         */
        DataSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data";
            /** @description The data, encoded as base64 (RFC 4648 section 4). */
            value: string;
            /** @description The media type of the data. */
            mimeType: string;
        };
        /**
         * @description Instructions from the application's developer. The model sees them as a system message.
         * @example {
         *       "id": "msg_001",
         *       "role": "developer",
         *       "content": "Answer briefly."
         *     }
         */
        DeveloperMessage: {
            /**
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "developer";
            /** @description The instructions. */
            content: string;
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
            /**
             * @description The name of the sender. It is stored and returned with the message, and the model receives it if the provider's API
             *     supports sender names.
             */
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
             * @description The content part type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description The ID of the content part. This server never sends this field and ignores it in requests. */
            id?: string;
            /**
             * @description Metadata for the content part. Can be any JSON value except null. This server never sends this field and ignores it
             *     in requests.
             */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * Format: int64
         * @description A Unix timestamp in integer milliseconds.
         */
        EventTime: number;
        /**
         * @description The agent's execution features and limits.
         * @example {
         *       "codeExecution": false,
         *       "maxIterations": 25,
         *       "maxExecutionTime": 600000
         *     }
         */
        ExecutionCapabilities: {
            /** @description True if the agent executes code. */
            codeExecution?: boolean;
            /** @description True if the agent runs code in a sandbox. */
            sandboxed?: boolean;
            /** @description The maximum number of turns in a run. */
            maxIterations?: components["schemas"]["Count"];
            /** @description The maximum duration of a run, in milliseconds. */
            maxExecutionTime?: components["schemas"]["Count"];
        };
        /**
         * @description A file that is stored with a model provider. Other providers' models cannot read it.
         * @example {
         *       "type": "file",
         *       "value": "file-8x2",
         *       "provider": "openai"
         *     }
         */
        FileSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description The provider's ID for the file. */
            value: string;
            /** @description The provider that issued the ID. This server never sends this field and ignores it in requests. */
            provider?: string;
            /** @description The media type of the data, if known. */
            mimeType?: string;
        };
        /**
         * @description A third-party event. This server does not send any third-party events. Clients must ignore events with unknown names.
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
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /** @description The name of the event. */
            name: components["schemas"]["ForeignEventName"];
            /** @description The value of the event. Can be any JSON value. */
            value: unknown;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /** @description The name of a third-party event. Can be any string that does not start with `tambo.`. */
        ForeignEventName: string;
        /**
         * @description Properties that the application forwards to the agent. AG-UI leaves their meaning to the agent. An agent on this
         *     server is a model with instructions and tools, none of which use these properties. Fields other than `tambo` are
         *     therefore ignored. Send data for the model in `context` or `state`.
         * @example {
         *       "tambo": {
         *         "model": "openai/gpt-4.1"
         *       }
         *     }
         */
        ForwardedProps: {
            /** @description Run options that extend AG-UI. */
            tambo?: components["schemas"]["RunOptions"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The function that a tool call invokes.
         * @example {
         *       "name": "get_weather",
         *       "arguments": "{\"city\":\"Paris\"}"
         *     }
         */
        FunctionCall: {
            /** @description The name of the tool. The name of a server tool has the form `<server>/<tool>`. */
            name: string;
            /** @description The arguments as a JSON string. Invalid JSON is stored and sent to the model unchanged. */
            arguments: string;
        };
        /**
         * @description The response body for status 410.
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
         * @description The events of the run with this idempotency key are no longer stored.
         * @example {
         *       "code": "EVENTS_GONE",
         *       "message": "The events of this key's run are no longer stored. Read the thread with /connect."
         *     }
         */
        GoneError: {
            /** @description A stable, machine-readable error code. */
            code: "EVENTS_GONE" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description The agent's support for involving people in a run.
         * @example {
         *       "supported": true,
         *       "approvals": true,
         *       "interrupts": true
         *     }
         */
        HumanInTheLoopCapabilities: {
            /** @description True if people can take part in a run. */
            supported?: boolean;
            /** @description True if the agent asks for approval of tool calls. */
            approvals?: boolean;
            /** @description True if people can intervene during a run. */
            interventions?: boolean;
            /** @description True if the agent asks for feedback. */
            feedback?: boolean;
            /** @description True if the agent sends the outcome `interrupt` and accepts `resume`. */
            interrupts?: boolean;
            /** @description True if the arguments of a tool call can be edited when the call is approved. */
            approveWithEdits?: boolean;
        };
        /**
         * @description The response body for status 422.
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
            /** @description A stable, machine-readable error code. */
            code: "IDEMPOTENCY_KEY_REUSED" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description The agent's identity.
         * @example {
         *       "name": "default"
         *     }
         */
        IdentityCapabilities: {
            /** @description The name of the agent, as used in the path. */
            name?: string;
            /** @description The type of the agent. */
            type?: string;
            /** @description A description of the agent. */
            description?: string;
            /** @description The version of the agent. */
            version?: string;
            /** @description The organization that operates the agent. */
            provider?: string;
            /** @description The URL of the agent's documentation. */
            documentationUrl?: string;
            /** @description Additional metadata. */
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
             * @description The content part type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description The ID of the content part. This server never sends this field and ignores it in requests. */
            id?: string;
            /**
             * @description Metadata for the content part. Can be any JSON value except null. This server never sends this field and ignores it
             *     in requests.
             */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description An internal server error occurred.
         * @example {
         *       "code": "INTERNAL_ERROR",
         *       "message": "Something went wrong on our side."
         *     }
         */
        InternalError: {
            /** @description A stable, machine-readable error code. */
            code: "INTERNAL_ERROR" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description The response body for status 500.
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
         * @description A question that must be answered before the run can continue. This server sends interrupts to ask for approval of
         *     tool calls.
         * @example {
         *       "id": "tc_001",
         *       "reason": "tool_call",
         *       "message": "Allow the call to shop/refund with {\"orderId\":\"o_7\"}?",
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
            /** @description The ID of the interrupt, which is unique in its thread. Send it as `interruptId` with the response. */
            id: string;
            /** @description The reason for the interrupt. This server always sends `tool_call`. */
            reason: string;
            /** @description The question as human-readable text. Always present. */
            message?: string;
            /** @description The ID of the tool call that requires approval. Always present. */
            toolCallId?: string;
            /** @description The JSON Schema for the response's `payload`. Always present. */
            responseSchema?: components["schemas"]["JsonObject"];
            /**
             * @description The time when the interrupt expires (ISO 8601). This server never sends this field because its interrupts do not
             *     expire.
             */
            expiresAt?: string;
            /** @description Metadata for the interrupt. This server never sends this field. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The run is awaiting responses to its interrupts.
         * @example {
         *       "type": "interrupt",
         *       "interrupts": [
         *         {
         *           "id": "tc_001",
         *           "reason": "tool_call",
         *           "message": "Allow the call to shop/refund with {\"orderId\":\"o_7\"}?",
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
             * @description The outcome type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "interrupt";
            /** @description The interrupts, in the order of the tool calls. */
            interrupts: components["schemas"]["Interrupt"][];
        };
        /**
         * @description The JSON Schema for a tool's input or output, or for a component's props or state. It can be any schema object of
         *     draft 2020-12 (the default without `$schema`) or draft-07, such as the output of zod, pydantic or TypeBox, and may be
         *     empty. The listed keywords are the most common ones. All other keywords may be used as well, for example `anyOf`,
         *     `oneOf`, `allOf`, `enum`, `const`, `$ref` and `$defs`. The model receives all keywords.
         *
         *     The described value is always an object, so `type` must allow objects. `$ref` must refer to a part of the same
         *     schema. Schemas can be nested up to 56 levels deep, counting each array and object as a level, and can contain up to
         *     20,000 values, counting each keyword and each array item.
         * @example {
         *       "type": "object",
         *       "properties": {
         *         "unit": {
         *           "anyOf": [
         *             {
         *               "enum": [
         *                 "C",
         *                 "F"
         *               ]
         *             },
         *             {
         *               "type": "null"
         *             }
         *           ],
         *           "default": null
         *         }
         *       }
         *     }
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
            /** @description `object`, or a list of types that contains `object`. If omitted, the type follows from the other keywords. */
            type?: unknown;
            /** @description A description of the object. */
            description?: string;
            /** @description The schemas of the object's fields, keyed by field name. Each is a schema object or a boolean. */
            properties?: {
                [key: string]: unknown;
            };
            /** @description The names of the required fields. */
            required?: string[];
        } & {
            [key: string]: unknown;
        };
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
             * @description The operation type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "add";
            /** @description The path of the target location. */
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
             * @description The operation type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "copy";
            /** @description The path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The path of the source location. */
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
             * @description The operation type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "move";
            /** @description The path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The path of the source location. */
            from: components["schemas"]["JsonPointer"];
        };
        /** @description An operation in a JSON Patch that the server sends. All RFC 6902 operations except `test` are possible. */
        JsonPatchOperation: components["schemas"]["JsonPatchAdd"] | components["schemas"]["JsonPatchRemove"] | components["schemas"]["JsonPatchReplace"] | components["schemas"]["JsonPatchMove"] | components["schemas"]["JsonPatchCopy"];
        /**
         * @description Removes an existing value (RFC 6902 section 4.2).
         * @example {
         *       "op": "remove",
         *       "path": "/rows/0"
         *     }
         */
        JsonPatchRemove: {
            /**
             * @description The operation type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "remove";
            /** @description The path of the target location. */
            path: components["schemas"]["JsonPointer"];
        };
        /**
         * @description Replaces an existing value (RFC 6902 section 4.3).
         * @example {
         *       "op": "replace",
         *       "path": "/loading",
         *       "value": false
         *     }
         */
        JsonPatchReplace: {
            /**
             * @description The operation type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "replace";
            /** @description The path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The new value. */
            value: unknown;
        };
        /**
         * @description Tests that the value at the target location equals `value` (RFC 6902 section 4.6).
         * @example {
         *       "op": "test",
         *       "path": "/version",
         *       "value": 3
         *     }
         */
        JsonPatchTest: {
            /**
             * @description The operation type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "test";
            /** @description The path of the target location. */
            path: components["schemas"]["JsonPointer"];
            /** @description The expected value. */
            value: unknown;
        };
        /**
         * @description A JSON Pointer (RFC 6901). The empty string refers to the root of the document. In any other pointer, each reference
         *     token is preceded by `/`.
         */
        JsonPointer: string;
        /** @description A message in the conversation. */
        Message: components["schemas"]["DeveloperMessage"] | components["schemas"]["SystemMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["UserMessage"] | components["schemas"]["ToolMessage"] | components["schemas"]["ActivityMessage"] | components["schemas"]["ReasoningMessage"];
        /**
         * @description All messages in the thread.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MESSAGES_SNAPSHOT";
            /** @description The messages, oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The agent's support for working with other agents.
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
            /** @description True if the agent can work with other agents. */
            supported?: boolean;
            /** @description True if the agent delegates work to other agents. */
            delegation?: boolean;
            /** @description True if the agent hands conversations over to other agents. */
            handoffs?: boolean;
            /** @description The agent's subagents. */
            subagents?: components["schemas"]["SubagentInfo"][];
        };
        /**
         * @description The input and output types that the agent supports in addition to text.
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
            /** @description The input types that the agent supports in addition to text. */
            input?: components["schemas"]["MultimodalInputCapabilities"];
            /** @description The output types that the agent supports in addition to text. */
            output?: components["schemas"]["MultimodalOutputCapabilities"];
        };
        /**
         * @description The input types that the agent supports in addition to text.
         * @example {
         *       "image": true,
         *       "audio": false
         *     }
         */
        MultimodalInputCapabilities: {
            /** @description True if the agent accepts images. */
            image?: boolean;
            /** @description True if the agent accepts audio. */
            audio?: boolean;
            /** @description True if the agent accepts video. */
            video?: boolean;
            /** @description True if the agent accepts PDF documents. */
            pdf?: boolean;
            /** @description True if the agent accepts other files. */
            file?: boolean;
        };
        /**
         * @description The output types that the agent supports in addition to text.
         * @example {
         *       "image": false,
         *       "audio": false
         *     }
         */
        MultimodalOutputCapabilities: {
            /** @description True if the agent can produce images. */
            image?: boolean;
            /** @description True if the agent can produce audio. */
            audio?: boolean;
        };
        /** @description Any JSON value except null. */
        NonNullJson: string | number | boolean | components["schemas"]["JsonList"] | components["schemas"]["JsonObject"];
        /**
         * @description The response body for status 404.
         * @example {
         *       "error": {
         *         "code": "AGENT_NOT_FOUND",
         *         "message": "The agent \"support\" does not exist. Use \"default\" or an agent from the server's configuration."
         *       }
         *     }
         */
        NotFoundBody: {
            /** @description The error. */
            error: components["schemas"]["NotFoundError"];
        };
        /**
         * @description Error codes for status 404.
         *
         *     - `AGENT_NOT_FOUND`: The project has no agent with this name.
         *     - `THREAD_NOT_FOUND`: The project has no thread with this ID.
         *     - `RUN_NOT_FOUND`: The thread has no run with this ID, or no runs at all.
         */
        NotFoundCode: "AGENT_NOT_FOUND" | "THREAD_NOT_FOUND" | "RUN_NOT_FOUND" | (string & {});
        /**
         * @description The requested resource does not exist or belongs to another project.
         * @example {
         *       "code": "AGENT_NOT_FOUND",
         *       "message": "The agent \"support\" does not exist. Use \"default\" or an agent from the server's configuration."
         *     }
         */
        NotFoundError: {
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["NotFoundCode"];
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description The output formats that the agent supports.
         * @example {
         *       "structuredOutput": false,
         *       "supportedMimeTypes": [
         *         "text/plain"
         *       ]
         *     }
         */
        OutputCapabilities: {
            /** @description True if the agent can produce output that follows a JSON Schema. */
            structuredOutput?: boolean;
            /** @description The media types that the agent can produce. */
            supportedMimeTypes?: string[];
        };
        /** @description The source of a content part's data. */
        PartSource: components["schemas"]["DataSource"] | components["schemas"]["UrlSource"] | components["schemas"]["FileSource"];
        /** @description An operation in a JSON Patch (RFC 6902). This server never sends `test` operations. */
        PatchOperation: components["schemas"]["JsonPatchAdd"] | components["schemas"]["JsonPatchRemove"] | components["schemas"]["JsonPatchReplace"] | components["schemas"]["JsonPatchMove"] | components["schemas"]["JsonPatchCopy"] | components["schemas"]["JsonPatchTest"];
        /**
         * @description The response body for status 413.
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
            /** @description A stable, machine-readable error code. */
            code: "PAYLOAD_TOO_LARGE" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description An error in a request, with its location.
         * @example {
         *       "pointer": "/message/content/0/type",
         *       "detail": "unknown content type \"video\""
         *     }
         */
        ProblemViolation: {
            /**
             * @description The location of the error. It is a JSON Pointer (RFC 6901) into the request body, or `/` and the name of a path,
             *     query or header parameter. For a missing field, it is the path where the field is expected. For the body itself, it
             *     is the empty string.
             */
            pointer: string;
            /** @description A description of the error that includes the allowed values. */
            detail: string;
        };
        /**
         * @description An event passed through unchanged from another system. This server never sends this event.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RAW";
            /** @description The event. */
            event: unknown;
            /** @description The source of the event. */
            source?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The agent's support for reasoning.
         * @example {
         *       "supported": true,
         *       "streaming": true,
         *       "encrypted": false
         *     }
         */
        ReasoningCapabilities: {
            /** @description True if the agent sends reasoning. */
            supported?: boolean;
            /** @description True if the agent streams reasoning. */
            streaming?: boolean;
            /** @description True if the agent sends encrypted reasoning. */
            encrypted?: boolean;
        };
        /**
         * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this event.
         * @example {
         *       "type": "REASONING_ENCRYPTED_VALUE",
         *       "subtype": "message",
         *       "entityId": "msg_004",
         *       "encryptedValue": "gAAAAABo"
         *     }
         */
        ReasoningEncryptedValueEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_ENCRYPTED_VALUE";
            /** @description The type of entity that the encrypted value belongs to. */
            subtype: components["schemas"]["ReasoningEncryptedValueSubtype"];
            /** @description The ID of the message or tool call that the encrypted value belongs to. */
            entityId: string;
            /** @description The encrypted value. */
            encryptedValue: string;
            /** @description The type of `encryptedValue`, as named by the server that sent it. AG-UI 1.1 added this field. */
            encryptedValueType?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The type of entity that an encrypted value belongs to.
         * @enum {string}
         */
        ReasoningEncryptedValueSubtype: "tool-call" | "message";
        /**
         * @description Sent when reasoning is complete.
         * @example {
         *       "type": "REASONING_END",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200030
         *     }
         */
        ReasoningEndEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_END";
            /** @description The ID of the reasoning. */
            messageId: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The model's reasoning.
         * @example {
         *       "id": "msg_004",
         *       "role": "reasoning",
         *       "content": "The user asks for a capital."
         *     }
         */
        ReasoningMessage: {
            /**
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "reasoning";
            /** @description The reasoning text. */
            content: string;
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
        };
        /**
         * @description Combines the start, content and end of a reasoning message. This server never sends this event.
         * @example {
         *       "type": "REASONING_MESSAGE_CHUNK",
         *       "messageId": "msg_004",
         *       "delta": "The user asks"
         *     }
         */
        ReasoningMessageChunkEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_CHUNK";
            /** @description The ID of the message. Omitted if it is the same as in the previous chunk. */
            messageId?: string;
            /** @description The text to append to the reasoning. */
            delta?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_CONTENT";
            /** @description The ID of the message. */
            messageId: string;
            /** @description The text to append to the reasoning. */
            delta: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a reasoning message is complete.
         * @example {
         *       "type": "REASONING_MESSAGE_END",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200030
         *     }
         */
        ReasoningMessageEndEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_END";
            /** @description The ID of the message. */
            messageId: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a reasoning message starts.
         * @example {
         *       "type": "REASONING_MESSAGE_START",
         *       "messageId": "msg_004",
         *       "role": "reasoning",
         *       "timestamp": 1704067200010
         *     }
         */
        ReasoningMessageStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_START";
            /** @description The ID of the message. This server uses the same ID as for the reasoning. */
            messageId: string;
            /**
             * @description Always `reasoning`.
             * @constant
             */
            role: "reasoning";
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when reasoning starts.
         * @example {
         *       "type": "REASONING_START",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200010
         *     }
         */
        ReasoningStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_START";
            /** @description The ID of the reasoning. */
            messageId: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The response body for status 408.
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
            /** @description A stable, machine-readable error code. */
            code: "REQUEST_TIMEOUT" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description A response to one interrupt.
         * @example {
         *       "interruptId": "tc_001",
         *       "status": "resolved",
         *       "payload": {
         *         "approved": true
         *       }
         *     }
         */
        ResumeEntry: {
            /** @description The ID of the interrupt. */
            interruptId: string;
            /** @description The status of the response. */
            status: components["schemas"]["ResumeStatus"];
            /** @description The response to the interrupt. Required if the status is `resolved`, and ignored if it is `cancelled`. */
            payload?: components["schemas"]["ConsentPayload"];
            /** @description Metadata. The server ignores this field. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The status of a response to an interrupt.
         *
         *     - `resolved`: The interrupt is resolved, and `payload` contains the response.
         *     - `cancelled`: The interrupt is cancelled, so the call is not approved.
         * @enum {string}
         */
        ResumeStatus: "resolved" | "cancelled";
        /**
         * @description The role of a message's author. The model does not see messages with role `activity` or `reasoning`.
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
            /** @description The ID of the thread, chosen by the client. The thread is created if it does not exist. */
            threadId: components["schemas"]["ClientId"];
            /** @description The ID of the run, chosen by the client. */
            runId: components["schemas"]["ClientId"];
            /**
             * @description The client's AG-UI version, such as `1.0` or `1.1`. It selects the version of the stream. Any value identifies the
             *     client as a client of version 1.0 or newer.
             */
            protocolVersion?: string;
            /** @description The ID of the previous run. It is returned in `RUN_STARTED` and otherwise ignored. */
            parentRunId?: string;
            /** @description The application's state. Can be any JSON value. The model can change it only if it is an object. */
            state?: unknown;
            /** @description The complete conversation, oldest message first. Can be empty. The `subagentRunId` of messages has no effect. */
            messages: components["schemas"]["Message"][];
            /** @description The tools that the client runs. They are not stored, so send them with every request. If absent, there are none. */
            tools?: components["schemas"]["Tool"][];
            /** @description Context for this run, in addition to the conversation. If absent, there is none. */
            context?: components["schemas"]["Context"][];
            /** @description Properties that the application forwards to the agent. */
            forwardedProps?: components["schemas"]["AnyForwardedProps"];
            /**
             * @description The responses to the open interrupts on the thread. Include exactly one response for each open interrupt. Responses
             *     to other interrupts are ignored.
             */
            resume?: components["schemas"]["ResumeEntry"][];
        };
        /**
         * @description The error code of a `RUN_ERROR` event: `CANCELLED`, `RATE_LIMIT_EXCEEDED`, `LLM_CLIENT_ERROR`, `LLM_SERVER_ERROR`,
         *     `LLM_ERROR`, `RUN_INTERRUPTED`, `INVALID_SCRIPT`, `SERVER_RESTARTING` or `INTERNAL_ERROR`. New codes may be added,
         *     and a model can define its own codes.
         *
         *     - `CANCELLED`: The run was cancelled, either with a DELETE request or because no client reconnected within the grace period.
         *     - `RATE_LIMIT_EXCEEDED`: The model provider responded with status 429.
         *     - `LLM_CLIENT_ERROR`: The model provider rejected the request with another 4xx status.
         *     - `LLM_SERVER_ERROR`: The model provider responded with a 5xx status or could not be reached.
         *     - `LLM_ERROR`: The model's stream was interrupted, was malformed, or reported an error without a status. An error with a status gets the code for that status.
         *     - `RUN_INTERRUPTED`: The server restarted too many times during the run, or a newer run started on the thread after a restart.
         *     - `INVALID_SCRIPT`: The `script` model was given an invalid script.
         *     - `SERVER_RESTARTING`: The server is restarting, and the run will continue afterwards. This event has no `id`, so reconnect with the ID of the previous event.
         *     - `INTERNAL_ERROR`: An internal server error occurred.
         */
        RunErrorCode: "CANCELLED" | "RATE_LIMIT_EXCEEDED" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "SERVER_RESTARTING" | "INTERNAL_ERROR" | (string & {});
        /**
         * @description Sent when the run has failed. This is the last event. All open text blocks, tool calls and components are closed
         *     before this event.
         * @example {
         *       "type": "RUN_ERROR",
         *       "message": "Too many requests. Please try again later.",
         *       "code": "RATE_LIMIT_EXCEEDED",
         *       "timestamp": 1704067200050
         *     }
         */
        RunErrorEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_ERROR";
            /**
             * @description A human-readable error message written by the server. Error messages from providers are not passed on because they
             *     may contain secrets.
             */
            message: string;
            /** @description A machine-readable error code. Always present. */
            code?: components["schemas"]["RunErrorCode"];
            /**
             * @description The number of tokens that this run used, with one entry for each model. Sent to 1.0 clients if the provider reports
             *     usage.
             */
            usage?: components["schemas"]["TokenUsage"][];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Sent when the run has finished or starts to wait for input. This is the last event.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_FINISHED";
            /** @description The ID of the thread, as given in the request. */
            threadId: string;
            /** @description The ID of the run, as given in the request. */
            runId: string;
            /** @description The result of the run. Absent if the outcome is `cancelled`, otherwise always present. */
            result?: components["schemas"]["AnyRunResult"];
            /** @description The outcome of the run. If omitted, the run succeeded. */
            outcome?: components["schemas"]["RunOutcome"];
            /**
             * @description The number of tokens that this run used, with one entry for each model. Sent to 1.0 clients if the provider reports
             *     usage.
             */
            usage?: components["schemas"]["TokenUsage"][];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Run options that extend AG-UI, sent in the `tambo` field of `forwardedProps`.
         * @example {
         *       "model": "openai/gpt-4.1",
         *       "temperature": 0.2
         *     }
         */
        RunOptions: {
            /** @description The ID of the model to use. Defaults to the agent's model. A request with an unknown ID gets status 400. */
            model?: string;
            /**
             * Format: int32
             * @description The maximum number of tokens that the model can generate in one turn.
             */
            maxTokens?: number;
            /**
             * Format: double
             * @description The model's sampling temperature.
             */
            temperature?: number;
            /** @description Controls the model's use of tools. Defaults to `auto`. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /** @description The components that the model can show. They are not stored, so send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /**
             * @description The name of a component in `availableComponents` that the model must show in its first turn. The request is
             *     rejected if the name is unknown, or if `toolChoice` is `none` or a named tool.
             */
            forceComponent?: string;
            /**
             * @description Controls what happens to the run while no client is connected.
             * @default cancel
             */
            onDisconnect?: components["schemas"]["OnDisconnect"];
        };
        /** @description The outcome of a run. */
        RunOutcome: components["schemas"]["SuccessOutcome"] | components["schemas"]["InterruptOutcome"] | components["schemas"]["CancelledOutcome"];
        /**
         * @description The result of a run.
         * @example {
         *       "stopReason": "end_turn"
         *     }
         */
        RunResult: {
            /** @description The reason why the run ended. Always present. */
            stopReason?: components["schemas"]["StopReason"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Sent when the run starts. This is the first event in every stream.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_STARTED";
            /** @description The ID of the thread, as given in the request. */
            threadId: string;
            /** @description The ID of the run, as given in the request. */
            runId: string;
            /** @description The AG-UI version of the stream: `1.0` or `1.1`, depending on the `protocolVersion` in the request. */
            protocolVersion?: string;
            /** @description The `parentRunId` given in the request, if any. */
            parentRunId?: string;
            /** @description The request that started the run. This server never sends this field. */
            input?: components["schemas"]["JsonObject"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The agent's support for state.
         * @example {
         *       "snapshots": true,
         *       "deltas": true,
         *       "persistentState": false
         *     }
         */
        StateCapabilities: {
            /** @description True if the agent sends `STATE_SNAPSHOT` events. */
            snapshots?: boolean;
            /** @description True if the agent sends `STATE_DELTA` events. */
            deltas?: boolean;
            /** @description True if the agent has memory across threads. */
            memory?: boolean;
            /** @description True if the agent keeps the state between runs. */
            persistentState?: boolean;
        };
        /**
         * @description A change to the state.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_DELTA";
            /** @description The JSON Patch operations, applied in order. */
            delta: components["schemas"]["PatchOperation"][];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_SNAPSHOT";
            /** @description The application's state. Its `components` field contains the states of the components, keyed by component ID. */
            snapshot: unknown;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a model turn has ended. The tools called in the turn run afterwards.
         * @example {
         *       "type": "STEP_FINISHED",
         *       "stepName": "turn-1",
         *       "timestamp": 1704067200440
         *     }
         */
        StepFinishedEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_FINISHED";
            /** @description The name of the step. */
            stepName: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a model turn starts.
         * @example {
         *       "type": "STEP_STARTED",
         *       "stepName": "turn-1",
         *       "timestamp": 1704067200010
         *     }
         */
        StepStartedEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_STARTED";
            /** @description The name of the step. The steps of a run are named `turn-1`, `turn-2` and so on. */
            stepName: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The reason why a run ended. New values may be added. For a run that was stopped before it was complete, the reason is
         *     in the field `tambo.stopReason` of the last event's `metadata` instead of its `result`.
         *
         *     - `end_turn`: The model finished its response.
         *     - `awaiting_input`: The run is awaiting results from client tools, or approvals.
         *     - `max_turns`: The run reached its maximum number of turns.
         *     - `max_tool_calls`: The run reached its maximum number of tool calls.
         *     - `max_tokens`: The run reached its maximum number of tokens.
         *     - `timeout`: The run reached its time limit.
         *     - `cancelled`: The run was cancelled.
         */
        StopReason: "end_turn" | "awaiting_input" | "max_turns" | "max_tool_calls" | "max_tokens" | "timeout" | "cancelled" | (string & {});
        /**
         * @description Sent when a subagent has failed. This server never sends this event.
         * @example {
         *       "type": "SUBAGENT_ERROR",
         *       "subagentRunId": "sub_001",
         *       "message": "The page cannot be reached."
         *     }
         */
        SubagentErrorEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_ERROR";
            /** @description The ID of the subagent invocation. */
            subagentRunId: string;
            /** @description The error message. */
            message: string;
            /** @description A machine-readable error code. */
            code?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Sent when a subagent has finished. This server never sends this event.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_FINISHED";
            /** @description The ID of the subagent invocation. */
            subagentRunId: string;
            /** @description The result of the subagent. */
            result?: components["schemas"]["NonNullJson"];
            /** @description The outcome of the subagent. If omitted, the subagent succeeded. */
            outcome?: components["schemas"]["SubagentOutcome"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
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
            /** @description The name of the subagent. */
            name: string;
            /** @description A description of the subagent. */
            description?: string;
        };
        /** @description The outcome of a subagent. */
        SubagentOutcome: components["schemas"]["SubagentSuccessOutcome"] | components["schemas"]["SubagentSuspendedOutcome"];
        /**
         * @description Sent when a subagent starts. This server never sends this event because it represents a delegation as a tool call.
         * @example {
         *       "type": "SUBAGENT_STARTED",
         *       "subagentRunId": "sub_001",
         *       "name": "researcher"
         *     }
         */
        SubagentStartedEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_STARTED";
            /** @description The ID of this subagent invocation. */
            subagentRunId: string;
            /** @description The name of the subagent. */
            name: string;
            /** @description A description of the subagent. */
            description?: string;
            /** @description The ID of the parent subagent invocation. */
            parentSubagentRunId?: string;
            /** @description The ID of the tool call that started this invocation. */
            parentToolCallId?: string;
            /** @description The ID of the message that this invocation belongs to. */
            parentMessageId?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
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
             * @description The outcome type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "success";
        };
        /**
         * @description The subagent is awaiting a response to an interrupt.
         * @example {
         *       "type": "suspended",
         *       "interruptIds": [
         *         "int_001"
         *       ]
         *     }
         */
        SubagentSuspendedOutcome: {
            /**
             * @description The outcome type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "suspended";
            /** @description The IDs of the open interrupts. */
            interruptIds?: string[];
        };
        /**
         * @description The run has finished or is awaiting results from client tools.
         * @example {
         *       "type": "success",
         *       "pendingToolCallIds": [
         *         "tc_001"
         *       ]
         *     }
         */
        SuccessOutcome: {
            /**
             * @description The outcome type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "success";
            /**
             * @description The IDs of the client tool calls that this run has made, in the order in which the model made them. Omitted if
             *     there are none. Calls from earlier runs that are still pending appear only in `tambo.run.awaiting_input`.
             */
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
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The instructions. */
            content: string;
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
            /**
             * @description The name of the sender. It is stored and returned with the message, and the model receives it if the provider's API
             *     supports sender names.
             */
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
            /** @description The name of the component, which must be unique in the request. */
            name: string;
            /** @description A description of the component that the model uses to decide when and how to show it. */
            description: string;
            /** @description The JSON Schema for the component's props. */
            propsSchema: components["schemas"]["JSONSchema"];
            /** @description The JSON Schema for the component's state, if it has any. */
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
            /** @description The ID of the thread. */
            threadId: string;
            /** @description The ID of the run. */
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
            /** @description The ID of the component. */
            componentId: string;
            /** @description The complete props of the component. */
            props: components["schemas"]["JsonObject"];
            /** @description The current state of the component, if it has any. */
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
            /** @description The ID of the component. */
            componentId: string;
            /**
             * @description The JSON text to append to the props. Concatenating all deltas of a component yields its complete props, which are
             *     `{}` if the model gave none.
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
            /** @description The ID of the new component. */
            componentId: string;
            /** @description The name of the component, as given in the request. */
            componentName: string;
            /** @description The ID of the assistant message that contains the component. */
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
            /** @description The ID of the component. */
            componentId: string;
            /** @description The JSON Patch operations on this component's state, applied in order. */
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
             * @description The name of the tool. It must be unique among all tools in the request, including the components' context tools. It
             *     cannot collide with the name of a server tool, because names of server tools have the form `<server>/<tool>`. A
             *     server may reject names that it uses internally.
             */
            name: string;
            /** @description A description of the tool that the model uses to decide when and how to call it. */
            description: string;
            /** @description The JSON Schema for the tool's arguments. Keywords that are not documented here are also passed to the model. */
            inputSchema: components["schemas"]["JSONSchema"];
            /**
             * @description The JSON Schema for the tool's results. The server parses the text blocks of a result, joined with newlines, as JSON
             *     and validates the value. If it does not match, the model receives an error that lists the violations, followed by
             *     the text of the result. The stored result does not change.
             *
             *     Every request validates all results in the conversation with the schema in that request. Results with `isError` are
             *     not validated. A result is accepted if the schema is invalid, or if the validation exceeds the server's limits.
             */
            outputSchema?: components["schemas"]["JSONSchema"];
            /** @description Set to `true` to make the model follow `inputSchema` exactly, if the model provider can enforce it. */
            strict?: boolean;
            /**
             * Format: int32
             * @description The maximum number of calls in one response, including continuations. If omitted, the number of calls is unlimited.
             */
            maxCalls?: number;
        };
        /**
         * @description Controls what happens to a run while no client is connected.
         *
         *     - `cancel`: The run continues for a grace period and is cancelled if no client reconnects (default). The grace period is configured on the server and defaults to 30 seconds. If it is 0, the run is cancelled immediately. A run that is awaiting input is not cancelled.
         *     - `continue`: The run continues until it ends.
         * @enum {string}
         */
        OnDisconnect: "cancel" | "continue";
        /**
         * @description A client tool call without a result.
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
            /** @description The ID of the tool call. Send it as `toolCallId` with the result. */
            toolCallId: string;
            /** @description The name of the tool. */
            toolName: string;
            /** @description The arguments, as a JSON object. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description Controls the model's use of tools: either a mode or the name of one tool. `required` and a named tool apply only to
         *     the first turn of a response. Later turns and continuations use `auto`.
         */
        ToolChoice: components["schemas"]["ToolChoiceMode"] | components["schemas"]["ToolChoiceNamed"];
        /**
         * @description Controls the model's use of tools.
         *
         *     - `auto`: The model decides which tools to call, if any (default).
         *     - `required`: The model must call at least one tool or show a component. The request is rejected if no tool or component is available.
         *     - `none`: The model must not call tools. Neither tools nor components are offered in any turn.
         * @enum {string}
         */
        ToolChoiceMode: "auto" | "required" | "none";
        /**
         * @description Requires the model to call a specific tool.
         * @example {
         *       "name": "add_to_cart"
         *     }
         */
        ToolChoiceNamed: {
            /**
             * @description The name of a tool in the request or of a server tool. A request with an unknown name is rejected. A tool that is
             *     not offered in the turn, such as a context tool whose component is not in the thread, cannot be forced. In this
             *     case the model decides, as with `auto`.
             */
            name: string;
        };
        /**
         * @description Sent when the run starts to wait for input. The client runs the pending tools and posts their results. A
         *     `RUN_FINISHED` event follows.
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
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event.
             * @constant
             */
            name: "tambo.run.awaiting_input";
            /** @description The value of the event. */
            value: components["schemas"]["AwaitingInputValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a component is complete. An `ACTIVITY_SNAPSHOT` event follows.
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
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event.
             * @constant
             */
            name: "tambo.component.end";
            /** @description The value of the event. */
            value: components["schemas"]["ComponentEndValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
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
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event.
             * @constant
             */
            name: "tambo.component.props_delta";
            /** @description The value of the event. */
            value: components["schemas"]["ComponentPropsDeltaValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a component starts.
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
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event.
             * @constant
             */
            name: "tambo.component.start";
            /** @description The value of the event. */
            value: components["schemas"]["ComponentStartValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a client changes a component's state during the run. If the client replaced the state, the patch is a
         *     single `replace` operation with an empty path.
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
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event.
             * @constant
             */
            name: "tambo.component.state_delta";
            /** @description The value of the event. */
            value: components["schemas"]["ComponentStateDeltaValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Combines the start, content and end of a text block. This server never sends this event.
         * @example {
         *       "type": "TEXT_MESSAGE_CHUNK",
         *       "messageId": "msg_001",
         *       "delta": " Paris."
         *     }
         */
        TextMessageChunkEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_CHUNK";
            /** @description The ID of the message. Omitted if it is the same as in the previous chunk. */
            messageId?: string;
            /** @description The role of the message's author. Omitted if it is the same as in the previous chunk. */
            role?: components["schemas"]["TextMessageRole"];
            /** @description The text to append. */
            delta?: string;
            /** @description The name of the sender. */
            name?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description A text delta. Concatenating all deltas between the start and the end yields the text block.
         * @example {
         *       "type": "TEXT_MESSAGE_CONTENT",
         *       "messageId": "msg_001",
         *       "delta": " Paris.",
         *       "timestamp": 1704067200350
         *     }
         */
        TextMessageContentEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_CONTENT";
            /** @description The ID of the message. */
            messageId: string;
            /** @description The text to append. This server never sends an empty delta. */
            delta: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a text block is complete.
         * @example {
         *       "type": "TEXT_MESSAGE_END",
         *       "messageId": "msg_001",
         *       "timestamp": 1704067200400
         *     }
         */
        TextMessageEndEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_END";
            /** @description The ID of the message. */
            messageId: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The role of the author of streamed text.
         * @enum {string}
         */
        TextMessageRole: "developer" | "system" | "assistant" | "user";
        /**
         * @description Sent when a text block of a message starts. A message can have multiple text blocks, whose events all have the ID of
         *     the message.
         * @example {
         *       "type": "TEXT_MESSAGE_START",
         *       "messageId": "msg_001",
         *       "role": "assistant",
         *       "timestamp": 1704067200050
         *     }
         */
        TextMessageStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_START";
            /** @description The ID of the message. */
            messageId: string;
            /** @description The role of the message's author. Defaults to `assistant`, which this server always sends. */
            role?: components["schemas"]["TextMessageRole"];
            /** @description The name of the sender. This server never sends this field. */
            name?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description A text part.
         * @example {
         *       "type": "text",
         *       "text": "What is in this picture?"
         *     }
         */
        TextPart: {
            /**
             * @description The content part type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, which is stored unchanged. */
            text: string;
            /** @description The ID of the content part. This server never sends this field and ignores it in requests. */
            id?: string;
            /**
             * @description Metadata for the content part. Can be any JSON value except null. This server never sends this field and ignores it
             *     in requests.
             */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description The number of tokens that a run used with one model. `inputTokens` and `outputTokens` are totals that include
         *     `reasoningTokens`, `cachedInputTokens` and `cacheWriteInputTokens`.
         * @example {
         *       "provider": "openai",
         *       "model": "gpt-4.1",
         *       "inputTokens": 120,
         *       "outputTokens": 30,
         *       "totalTokens": 150
         *     }
         */
        TokenUsage: {
            /** @description The provider of the model. This server never sends this field. */
            provider?: string;
            /** @description The provider's ID for the model. */
            model?: string;
            /** @description The number of input tokens. */
            inputTokens?: components["schemas"]["Count"];
            /** @description The number of output tokens. */
            outputTokens?: components["schemas"]["Count"];
            /** @description The sum of input and output tokens. This server never sends this field. */
            totalTokens?: components["schemas"]["Count"];
            /** @description The number of tokens used for reasoning. Included in `outputTokens`. This server never sends this field. */
            reasoningTokens?: components["schemas"]["Count"];
            /** @description The number of tokens read from the provider's cache. Included in `inputTokens`. This server never sends this field. */
            cachedInputTokens?: components["schemas"]["Count"];
            /** @description The number of tokens written to the provider's cache. Included in `inputTokens`. This server never sends this field. */
            cacheWriteInputTokens?: components["schemas"]["Count"];
        };
        /**
         * @description The response body for status 429.
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
         * @description There are too many requests or open streams, or request bodies in flight use too much memory.
         * @example {
         *       "code": "RATE_LIMITED",
         *       "message": "Too many requests. The limit is 100 per second, with bursts of 1000."
         *     }
         */
        TooManyRequestsError: {
            /** @description A stable, machine-readable error code. */
            code: "RATE_LIMITED" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description A tool that the client runs. Server tools are not sent in requests; they are configured on the server.
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
            /** @description The name of the tool, which must be unique in the request. */
            name: string;
            /** @description A description of the tool that the model uses to decide when and how to call it. */
            description: string;
            /**
             * @description The JSON Schema for the tool's arguments, which is passed to the model unchanged. If this field is omitted or is
             *     not a JSON object, the tool accepts an object with any fields.
             */
            parameters?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the tool. It is not sent to the model. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A tool call in an assistant message.
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
            /** @description The ID of the tool call. */
            id: string;
            /**
             * @description Always `function`.
             * @constant
             */
            type: "function";
            /** @description The function. */
            function: components["schemas"]["FunctionCall"];
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
            /** @description Metadata for the tool call. This server never sends this field and ignores it in requests. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A delta of a tool call's arguments. Concatenating all deltas of a call yields one JSON object, unless the call fails
         *     because the model's output cannot be completed to form one.
         * @example {
         *       "type": "TOOL_CALL_ARGS",
         *       "toolCallId": "tc_001",
         *       "delta": "{\"city\":\"Paris\"}",
         *       "timestamp": 1704067200100
         *     }
         */
        ToolCallArgsEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_ARGS";
            /** @description The ID of the tool call. */
            toolCallId: string;
            /** @description The JSON text to append to the arguments. */
            delta: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Combines the start, arguments and end of a tool call. This server never sends this event.
         * @example {
         *       "type": "TOOL_CALL_CHUNK",
         *       "toolCallId": "tc_001",
         *       "toolCallName": "weather/get_weather",
         *       "delta": "{\"city\":\"Paris\"}"
         *     }
         */
        ToolCallChunkEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_CHUNK";
            /** @description The ID of the tool call. Omitted if it is the same as in the previous chunk. */
            toolCallId?: string;
            /** @description The name of the tool. Omitted if it is the same as in the previous chunk. */
            toolCallName?: string;
            /** @description The ID of the assistant message that contains the call. */
            parentMessageId?: string;
            /** @description The JSON text to append to the arguments. */
            delta?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when the arguments of a tool call are complete.
         * @example {
         *       "type": "TOOL_CALL_END",
         *       "toolCallId": "tc_001",
         *       "timestamp": 1704067200150
         *     }
         */
        ToolCallEndEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_END";
            /** @description The ID of the tool call. */
            toolCallId: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description The result of a server tool, or of a call that failed before it reached a tool. If the call failed, `metadata`
         *     contains `tambo: {isError: true}`.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_RESULT";
            /** @description The ID of the message that contains the result. */
            messageId: string;
            /** @description The ID of the tool call. */
            toolCallId: string;
            /**
             * @description The tool's output. Text blocks are joined with line breaks, and other content is included as JSON. If the output
             *     contains anything other than text, 1.0 clients receive a list of content parts instead.
             */
            content: components["schemas"]["Content"];
            /**
             * @description The role of the message's author. Always present.
             * @constant
             */
            role?: "tool";
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
        };
        /**
         * @description Sent when a tool call starts.
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
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_START";
            /** @description The ID of the tool call. */
            toolCallId: string;
            /** @description The name of the tool. */
            toolCallName: string;
            /** @description The ID of the assistant message that contains the call. Always present. */
            parentMessageId?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a stream. Always present. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The original event from another system. This server never sends this field. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description Metadata for the event. The `tambo` key is reserved for this server, and the `ag-ui` key for the protocol. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
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
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "tool";
            /** @description The tool's output. */
            content: components["schemas"]["Content"];
            /** @description The ID of the tool call that produced this result. */
            toolCallId: string;
            /** @description The error message. Present only if the tool failed. */
            error?: string;
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
        };
        /**
         * @description The agent's support for tools.
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
            /** @description True if the agent calls tools. */
            supported?: boolean;
            /** @description The server tools that the agent can call. */
            items?: components["schemas"]["Tool"][];
            /** @description True if the agent can make multiple tool calls in one turn. */
            parallelCalls?: boolean;
            /** @description True if the agent accepts tools provided by the client. */
            clientProvided?: boolean;
        };
        /**
         * @description The transports that the agent supports.
         * @example {
         *       "streaming": true,
         *       "websocket": false,
         *       "resumable": true
         *     }
         */
        TransportCapabilities: {
            /** @description True if the agent streams over Server-Sent Events. */
            streaming?: boolean;
            /** @description True if the agent supports WebSocket. */
            websocket?: boolean;
            /** @description True if the agent supports AG-UI's binary format. */
            httpBinary?: boolean;
            /** @description True if the agent supports push notifications. */
            pushNotifications?: boolean;
            /** @description True if clients can resume a run with `connectAgent`. */
            resumable?: boolean;
        };
        /**
         * @description The response body for status 401.
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
            /** @description A stable, machine-readable error code. */
            code: "UNAUTHORIZED" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description The response body for status 503.
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
         * @description Error codes for status 503.
         *
         *     - `SERVER_RESTARTING`: The server is shutting down or starting.
         *     - `STORE_UNAVAILABLE`: The server cannot reach its database.
         *     - `ISSUER_UNAVAILABLE`: The server cannot fetch the keys of the token's issuer.
         *     - `SERVER_BUSY`: The request bodies in flight use all of the memory that the server reserves for them.
         */
        UnavailableCode: "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "ISSUER_UNAVAILABLE" | "SERVER_BUSY" | (string & {});
        /**
         * @description The server is temporarily unavailable. The request may be valid, so send it again later.
         * @example {
         *       "code": "SERVER_RESTARTING",
         *       "message": "The server is restarting. Send the request again in a moment."
         *     }
         */
        UnavailableError: {
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["UnavailableCode"];
            /** @description An explanation of this particular error and how to resolve it. */
            message: string;
        };
        /**
         * @description The response body for status 415.
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
            /** @description A stable, machine-readable error code. */
            code: "UNSUPPORTED_MEDIA_TYPE" | (string & {});
            /** @description An explanation of this particular error and how to resolve it. */
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
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description The absolute URL of the data. A part whose URL is not absolute is ignored. */
            value: string;
            /** @description The media type of the data, if known. */
            mimeType?: string;
        };
        /**
         * @description A message from the user.
         * @example {
         *       "id": "msg_001",
         *       "role": "user",
         *       "content": "What is the capital of France?"
         *     }
         */
        UserMessage: {
            /**
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The content of the user's message. */
            content: components["schemas"]["Content"];
            /** @description The ID of the message, which is unique in its thread. */
            id: string;
            /**
             * @description Metadata for the message. In requests it has no effect. This server sends it only with the result of a call that
             *     failed.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The ID of the associated subagent invocation. This server never sends this field. */
            subagentRunId?: string;
            /**
             * @description An encrypted value that is returned to the model provider in a later turn. This server never sends this field and
             *     ignores it in requests.
             */
            encryptedValue?: string;
            /** @description The type of `encryptedValue`, which AG-UI 1.1 added. This server never sends this field and ignores it in requests. */
            encryptedValueType?: string;
            /**
             * @description The name of the sender. It is stored and returned with the message, and the model receives it if the provider's API
             *     supports sender names.
             */
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
             * @description The content part type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            /** @description The source. */
            source: components["schemas"]["PartSource"];
            /** @description The ID of the content part. This server never sends this field and ignores it in requests. */
            id?: string;
            /**
             * @description Metadata for the content part. Can be any JSON value except null. This server never sends this field and ignores it
             *     in requests.
             */
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
                 * @description A unique key that makes it safe to retry the request. A request with the same key and the same body joins the run
                 *     that the first request started and receives its stream from the first event. Two bodies are considered the same if
                 *     they are equivalent as JSON, regardless of field order. A key is scoped to the project and to this contract, and is
                 *     kept for as long as its run. It does not conflict with the keys of requests that do not start a run.
                 *
                 *     The status is 422 if the key was used for a different request, and 410 `EVENTS_GONE` if the run's events are no
                 *     longer stored. In both cases, no run is started.
                 *
                 *     This header is an additive extension: without it, a client that lost the response could not know whether the run
                 *     exists.
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description The project's name for the user for whom the request is made: 1 to 256 printable ASCII characters. Everything that
                 *     is stored belongs to the project and the user. A request finds only its own user's data, and the data of another
                 *     user is not distinguishable from data that does not exist. A request without a user finds only the data that was
                 *     stored without a user.
                 *
                 *     The server trusts this header, because the API key identifies the project. Keep the API key away from users, or
                 *     they can name any user.
                 *
                 *     An empty or invalid value is rejected. This header is an additive extension: without it, everybody with the API key
                 *     reads the data of all users.
                 */
                "X-User-Key"?: string;
            };
            path: {
                /**
                 * @description The name of the agent. `default` is an agent with the server's default model and all tools in the project. Other
                 *     agents are configured on the server, with their own instructions, model, tools and limits.
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
            /** @description A stream of a run's events. */
            200: {
                headers: {
                    /** @description The ID of the thread in the request, percent-encoded (RFC 3986). */
                    "X-Thread-Id": string;
                    /**
                     * @description The ID that the server assigned to the run. It consists of `run_` and 26 characters, and is used in the server's
                     *     other APIs.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation. Always `no-cache, no-transform`. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables response buffering in proxies. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key or token. */
            401: {
                headers: {
                    /**
                     * @description The challenge (RFC 9110 section 11.6.1). If the request contains an API key or a token that is invalid, it has the
                     *     parameters `error`, which is `invalid_token`, and `error_description`, which is the same text as in the body (RFC 6750
                     *     section 3). Otherwise, it is `Bearer`.
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictBody"];
                };
            };
            /** @description The events of the run with this idempotency key are no longer stored. */
            410: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdempotencyKeyReusedBody"];
                };
            };
            /** @description There are too many requests or open streams, or request bodies in flight use too much memory. */
            429: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description An internal server error occurred. */
            500: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
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
                 * @description The name of the agent. `default` is an agent with the server's default model and all tools in the project. Other
                 *     agents are configured on the server, with their own instructions, model, tools and limits.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key or token. */
            401: {
                headers: {
                    /**
                     * @description The challenge (RFC 9110 section 11.6.1). If the request contains an API key or a token that is invalid, it has the
                     *     parameters `error`, which is `invalid_token`, and `error_description`, which is the same text as in the body (RFC 6750
                     *     section 3). Otherwise, it is `Bearer`.
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description There are too many requests or open streams, or request bodies in flight use too much memory. */
            429: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description An internal server error occurred. */
            500: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
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
            header?: {
                /**
                 * @description The project's name for the user for whom the request is made: 1 to 256 printable ASCII characters. Everything that
                 *     is stored belongs to the project and the user. A request finds only its own user's data, and the data of another
                 *     user is not distinguishable from data that does not exist. A request without a user finds only the data that was
                 *     stored without a user.
                 *
                 *     The server trusts this header, because the API key identifies the project. Keep the API key away from users, or
                 *     they can name any user.
                 *
                 *     An empty or invalid value is rejected. This header is an additive extension: without it, everybody with the API key
                 *     reads the data of all users.
                 */
                "X-User-Key"?: string;
            };
            path: {
                /**
                 * @description The name of the agent. `default` is an agent with the server's default model and all tools in the project. Other
                 *     agents are configured on the server, with their own instructions, model, tools and limits.
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
            /** @description A stream of a run's events. */
            200: {
                headers: {
                    /** @description The ID of the thread in the request, percent-encoded (RFC 3986). */
                    "X-Thread-Id": string;
                    /**
                     * @description The ID that the server assigned to the run. It consists of `run_` and 26 characters, and is used in the server's
                     *     other APIs.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation. Always `no-cache, no-transform`. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables response buffering in proxies. */
                    "X-Accel-Buffering": "no";
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key or token. */
            401: {
                headers: {
                    /**
                     * @description The challenge (RFC 9110 section 11.6.1). If the request contains an API key or a token that is invalid, it has the
                     *     parameters `error`, which is `invalid_token`, and `error_description`, which is the same text as in the body (RFC 6750
                     *     section 3). Otherwise, it is `Bearer`.
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsupportedMediaTypeBody"];
                };
            };
            /** @description There are too many requests or open streams, or request bodies in flight use too much memory. */
            429: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description An internal server error occurred. */
            500: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
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
            header?: {
                /**
                 * @description The project's name for the user for whom the request is made: 1 to 256 printable ASCII characters. Everything that
                 *     is stored belongs to the project and the user. A request finds only its own user's data, and the data of another
                 *     user is not distinguishable from data that does not exist. A request without a user finds only the data that was
                 *     stored without a user.
                 *
                 *     The server trusts this header, because the API key identifies the project. Keep the API key away from users, or
                 *     they can name any user.
                 *
                 *     An empty or invalid value is rejected. This header is an additive extension: without it, everybody with the API key
                 *     reads the data of all users.
                 */
                "X-User-Key"?: string;
            };
            path: {
                /**
                 * @description The name of the agent. `default` is an agent with the server's default model and all tools in the project. Other
                 *     agents are configured on the server, with their own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
                /**
                 * @description The ID of the thread.
                 * @example thread_1
                 */
                threadId: string;
                /**
                 * @description The ID of the run, as chosen by the client. If multiple runs have this ID, the latest one is cancelled.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description The request has no valid API key or token. */
            401: {
                headers: {
                    /**
                     * @description The challenge (RFC 9110 section 11.6.1). If the request contains an API key or a token that is invalid, it has the
                     *     parameters `error`, which is `invalid_token`, and `error_description`, which is the same text as in the body (RFC 6750
                     *     section 3). Otherwise, it is `Bearer`.
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
            404: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictBody"];
                };
            };
            /** @description There are too many requests or open streams, or request bodies in flight use too much memory. */
            429: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description An internal server error occurred. */
            500: {
                headers: {
                    /**
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
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
                     * @description The rate limit for this API key, as a structured field. For example, `"requests";q=1000;w=10` means 1000 requests
                     *     in 10 seconds. Omitted if request rates are not limited.
                     */
                    "RateLimit-Policy"?: string;
                    /**
                     * @description The remaining quota, as a structured field. For example, `"requests";r=3;t=4` means three more requests in the next
                     *     4 seconds. Omitted if request rates are not limited.
                     */
                    RateLimit?: string;
                    /** @description The number of seconds to wait before retrying the request, as an integer. */
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
export type AgUiCustomEvent = components["schemas"]["AgUiCustomEvent"];
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
