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
         * @description Runs an agent and streams its events; or continues a paused run with the results of the client's tools, or with
         *     answers to its interrupts.
         *
         *     The answer is always a stream. Its first event is `RUN_STARTED`, its last `RUN_FINISHED` or `RUN_ERROR`. A client
         *     that closes the connection does not cancel the run: see `onDisconnect`.
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
         * @description Says what an agent can do.
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
         * Take up a run's stream again
         * @description Takes up the stream of a thread's run again. A client that runs an agent at this address, rather than that of
         *     `runAgent`, comes to have exactly the thread's conversation.
         *
         *     Of the body only `threadId`, `runId`, `parentRunId` and `protocolVersion` count; the rest is checked and ignored.
         *     `runId` is a run of the thread; when the thread has none of that id, its latest run is meant.
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
         * @description Cancels a run that is going on or waits for the client.
         *
         *     The model and the tools are stopped, the stream ends, and what was produced so far is kept. Calls that wait for
         *     the client are given up. Cancelling a cancelled run answers the same again. Of a run that was continued, the run at
         *     the end of its continuations is cancelled. A run that has finished or failed is refused with 409.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ACTIVITY_DELTA";
            /** @description Id of the activity's message. */
            messageId: string;
            /** @description What kind of activity. */
            activityType: string;
            /** @description The operations on its content. */
            patch: components["schemas"]["PatchOperation"][];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Something to show that is not conversation, such as a component.
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
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "activity";
            /** @description What kind of activity. `tambo.component`: the content is a `ComponentActivity`. */
            activityType: string;
            /** @description What there is to show. */
            content: components["schemas"]["JsonObject"];
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Something to show that is not conversation.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ACTIVITY_SNAPSHOT";
            /** @description Id of the activity's message. Of a component it is the component's id. */
            messageId: string;
            /** @description What kind of activity. This server sends `tambo.component` only, whose content is a `ComponentActivity`. */
            activityType: string;
            /** @description What there is to show. */
            content: components["schemas"]["JsonObject"];
            /** @description Whether it replaces what there was of that id. This server sends `true`. */
            replace?: boolean;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Every event that a stream can carry. More may be added: readers ignore types and names they don't know. */
        AgUiEvent: components["schemas"]["StandardEvent"] | components["schemas"]["CustomEvent"];
        /**
         * @description What an agent can do. What is absent is not declared.
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
            /** @description Who the agent is. */
            identity?: components["schemas"]["IdentityCapabilities"];
            /** @description How it can be reached. */
            transport?: components["schemas"]["TransportCapabilities"];
            /** @description Which tools it has, and takes. */
            tools?: components["schemas"]["ToolsCapabilities"];
            /** @description What it puts out. */
            output?: components["schemas"]["OutputCapabilities"];
            /** @description What it does with state. */
            state?: components["schemas"]["StateCapabilities"];
            /** @description How it works with others. */
            multiAgent?: components["schemas"]["MultiAgentCapabilities"];
            /** @description What it shows of its thoughts. */
            reasoning?: components["schemas"]["ReasoningCapabilities"];
            /** @description What it can take in and put out besides text. */
            multimodal?: components["schemas"]["MultimodalCapabilities"];
            /** @description How it works, and how long it may. */
            execution?: components["schemas"]["ExecutionCapabilities"];
            /** @description What it asks people. */
            humanInTheLoop?: components["schemas"]["HumanInTheLoopCapabilities"];
            /** @description Anything else. */
            custom?: components["schemas"]["JsonObject"];
        };
        /** @description What the client's app hands to the agent: any JSON but null. Only an object tells the agent something. */
        AnyForwardedProps: components["schemas"]["ForwardedProps"] | string | number | boolean | components["schemas"]["JsonList"];
        /** @description What came of a run: any JSON but null. This server sends the object. */
        AnyRunResult: components["schemas"]["RunResult"] | string | number | boolean | components["schemas"]["JsonList"];
        /**
         * @description A message of the model: text, tool calls, or both.
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
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The text; absent when there is none. */
            content?: string;
            /** @description The tools it calls; absent when it calls none. */
            toolCalls?: components["schemas"]["ToolCall"][];
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description What a provider wants back on a later turn, and nobody else can read. */
            encryptedValue?: string;
            /** @description Name of the sender. */
            name?: string;
        };
        /**
         * @description A sound.
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
             * @description Kind of part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description Where it comes from. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description More about the part: any JSON but null. */
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
            /** @description What went wrong. */
            error: components["schemas"]["BadRequestError"];
        };
        /**
         * @description Codes of status 400.
         * @enum {string}
         */
        BadRequestCode: "INVALID_JSON" | "VALIDATION_ERROR";
        /**
         * @description The request is wrong.
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
            /** @description Stable code for programs. */
            code: components["schemas"]["BadRequestCode"];
            /** @description What went wrong this time, and what to do. */
            message: string;
            /**
             * @description The mistakes and where they are, as far as they were looked for; always with `VALIDATION_ERROR`, and with
             *     `INVALID_JSON` for a key that an object has twice. Members are named in camel case, whatever the spelling of the
             *     request, but for such a key, whose pointer is that of the request.
             */
            errors?: components["schemas"]["ProblemViolation"][];
        };
        /**
         * @description A run that was cancelled.
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
             * @enum {string}
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
             * @description Kind of outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "cancelled";
        };
        /**
         * @description Id that the client chooses for a thread or a run. UUIDs are usual; any text of 1 to 255 characters will do, but for one
         *     with U+0000 or half a surrogate pair.
         */
        ClientId: string;
        /**
         * @description What a component shows: content of an activity of the type `tambo.component`.
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
            /** @description Name of the component, as offered. */
            componentName: string;
            /** @description Its props, whole. */
            props: components["schemas"]["JsonObject"];
            /** @description Its state as of now, when it has one. */
            state?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Body of status 409.
         * @example {
         *       "error": {
         *         "code": "CONCURRENT_RUN",
         *         "message": "Run \"run_1\" is active on this thread. Wait for its end, or cancel it with DELETE.",
         *         "runId": "run_1"
         *       }
         *     }
         */
        ConflictBody: {
            /** @description What went wrong. */
            error: components["schemas"]["ConflictError"];
        };
        /**
         * @description Codes of status 409.
         * @enum {string}
         */
        ConflictCode: "CONCURRENT_RUN" | "RUN_ID_REUSED" | "RUN_FINISHED";
        /**
         * @description The request does not fit the present state.
         * @example {
         *       "code": "CONCURRENT_RUN",
         *       "message": "Run \"run_1\" is active on this thread. Wait for its end, or cancel it with DELETE.",
         *       "runId": "run_1"
         *     }
         */
        ConflictError: {
            /** @description Stable code for programs. */
            code: components["schemas"]["ConflictCode"];
            /** @description What went wrong this time, and what to do. */
            message: string;
            /** @description The run in the way, by the id its client chose; by the server's own id when it came by another contract. */
            runId?: string;
        };
        /**
         * @description The answer to a request for consent.
         * @example {
         *       "approved": true
         *     }
         */
        ConsentPayload: {
            /** @description Whether the call may be made. */
            approved: boolean;
        };
        /** @description Content of a message of the user's, or of a tool's result: text, or a list of parts. */
        Content: string | components["schemas"]["ContentPart"][];
        /** @description One part of a message of the user's, or of a tool's result. */
        ContentPart: components["schemas"]["TextPart"] | components["schemas"]["ImagePart"] | components["schemas"]["AudioPart"] | components["schemas"]["VideoPart"] | components["schemas"]["DocumentPart"];
        /**
         * @description Something the agent should know for this run, beside the conversation.
         * @example {
         *       "description": "Page the user is on",
         *       "value": "/cart"
         *     }
         */
        Context: {
            /** @description What it is. */
            description: string;
            /** @description The thing itself. */
            value: string;
        };
        /**
         * Format: int64
         * @description A number of things.
         */
        Count: number;
        /** @description A `CUSTOM` event: one of Tambo's by its `name`, or somebody else's. */
        CustomEvent: components["schemas"]["TamboExtensionEvent"] | components["schemas"]["ForeignCustomEvent"];
        /**
         * @description Bytes inside the part.
         * @example {
         *       "type": "data",
         *       "value": "iVBORw0KGgo=",
         *       "mimeType": "image/png"
         *     }
         */
        DataSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data";
            /** @description The bytes, base64 (RFC 4648 section 4). */
            value: string;
            /** @description Their media type. */
            mimeType: string;
        };
        /**
         * @description Instructions of the app's developer. To the model they are a system message.
         * @example {
         *       "id": "msg_001",
         *       "role": "developer",
         *       "content": "Answer briefly."
         *     }
         */
        DeveloperMessage: {
            /**
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "developer";
            /** @description The instructions. */
            content: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description What a provider wants back on a later turn, and nobody else can read. */
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
             * @description Kind of part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description Where it comes from. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description More about the part: any JSON but null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * Format: int64
         * @description Unix time in whole milliseconds.
         */
        EventTime: number;
        /**
         * @description How it works, and how long it may.
         * @example {
         *       "codeExecution": false,
         *       "maxIterations": 25,
         *       "maxExecutionTime": 600000
         *     }
         */
        ExecutionCapabilities: {
            /** @description Whether it runs code. */
            codeExecution?: boolean;
            /** @description Whether the code runs in a sandbox. */
            sandboxed?: boolean;
            /** @description Most turns of a run. */
            maxIterations?: components["schemas"]["Count"];
            /** @description Most time of a run, in milliseconds. */
            maxExecutionTime?: components["schemas"]["Count"];
        };
        /**
         * @description Bytes that the model's provider has already. A model of another provider cannot see them.
         * @example {
         *       "type": "file",
         *       "value": "file-8x2",
         *       "provider": "openai"
         *     }
         */
        FileSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description The provider's id of the file. */
            value: string;
            /** @description The provider that issued the id. */
            provider?: string;
            /** @description Their media type, where known. */
            mimeType?: string;
        };
        /**
         * @description An event of somebody else's. Never sent by this server; readers ignore the names they do not know.
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
             * @description Kind of event.
             * @enum {string}
             */
            type: "CUSTOM";
            /** @description Which extension. */
            name: components["schemas"]["ForeignEventName"];
            /** @description What it says: any JSON. */
            value: unknown;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Name of an event that is not Tambo's: any text that does not begin with `tambo.`. */
        ForeignEventName: string;
        /**
         * @description What the client's app hands to the agent. Members but `tambo` are ignored.
         * @example {
         *       "tambo": {
         *         "model": "openai/gpt-4.1"
         *       }
         *     }
         */
        ForwardedProps: {
            /** @description What the run may be told beyond AG-UI. */
            tambo?: components["schemas"]["RunOptions"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a tool call calls.
         * @example {
         *       "name": "get_weather",
         *       "arguments": "{\"city\":\"Paris\"}"
         *     }
         */
        FunctionCall: {
            /** @description Name of the tool; `<server>/<tool>` for a tool of the server. */
            name: string;
            /** @description The arguments as JSON text. A text that is no JSON is kept and shown to the model as it is. */
            arguments: string;
        };
        /**
         * @description Body of status 410.
         * @example {
         *       "error": {
         *         "code": "EVENTS_GONE",
         *         "message": "The events of this key's run are no longer kept. Read the thread with /connect."
         *       }
         *     }
         */
        GoneBody: {
            /** @description What went wrong. */
            error: components["schemas"]["GoneError"];
        };
        /**
         * @description The events of the run that a key has started are no longer kept.
         * @example {
         *       "code": "EVENTS_GONE",
         *       "message": "The events of this key's run are no longer kept. Read the thread with /connect."
         *     }
         */
        GoneError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "EVENTS_GONE";
            /** @description What went wrong this time, and what to do. */
            message: string;
        };
        /**
         * @description What it asks people.
         * @example {
         *       "supported": true,
         *       "approvals": true,
         *       "interrupts": true
         *     }
         */
        HumanInTheLoopCapabilities: {
            /** @description Whether it asks at all. */
            supported?: boolean;
            /** @description Whether it asks for consent to tool calls. */
            approvals?: boolean;
            /** @description Whether people can step in while it works. */
            interventions?: boolean;
            /** @description Whether it asks what people think of its work. */
            feedback?: boolean;
            /** @description Whether it pauses with the outcome `interrupt` and takes `resume`. */
            interrupts?: boolean;
            /** @description Whether the arguments of a call can be changed with the consent. */
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
            /** @description What went wrong. */
            error: components["schemas"]["IdempotencyKeyReusedError"];
        };
        /**
         * @description The idempotency key was used for another request.
         * @example {
         *       "code": "IDEMPOTENCY_KEY_REUSED",
         *       "message": "The key was first used for another request. Use a new key for a new request."
         *     }
         */
        IdempotencyKeyReusedError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "IDEMPOTENCY_KEY_REUSED";
            /** @description What went wrong this time, and what to do. */
            message: string;
        };
        /**
         * @description Who the agent is.
         * @example {
         *       "name": "default"
         *     }
         */
        IdentityCapabilities: {
            /** @description Name of the agent: that of the path. */
            name?: string;
            /** @description Kind of agent. */
            type?: string;
            /** @description What it is for. */
            description?: string;
            /** @description Its version. */
            version?: string;
            /** @description Who runs it. */
            provider?: string;
            /** @description Where to read about it. */
            documentationUrl?: string;
            /** @description More about it. */
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
             * @description Kind of part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description Where it comes from. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description More about the part: any JSON but null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description The server failed.
         * @example {
         *       "code": "INTERNAL_ERROR",
         *       "message": "Something went wrong on our side."
         *     }
         */
        InternalError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "INTERNAL_ERROR";
            /** @description What went wrong this time, and what to do. */
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
            /** @description What went wrong. */
            error: components["schemas"]["InternalError"];
        };
        /**
         * @description Something that a run must be told before it goes on. This server asks for consent to a tool call.
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
            /** @description Id of the interrupt: the `interruptId` of the answer. Unique in its thread. */
            id: string;
            /** @description Why the run waits. This server sends `tool_call`. */
            reason: string;
            /** @description What is asked, for people. Always sent. */
            message?: string;
            /** @description The call that waits for consent. Always sent. */
            toolCallId?: string;
            /** @description JSON Schema of the answer's `payload`. Always sent. */
            responseSchema?: components["schemas"]["JsonObject"];
            /** @description Until when it can be answered (ISO 8601). Never sent by this server: a pause has no end. */
            expiresAt?: string;
            /** @description More about the interrupt. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The run paused until its interrupts are answered.
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
             * @description Kind of outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "interrupt";
            /** @description What is asked, in the order of the calls. */
            interrupts: components["schemas"]["Interrupt"][];
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
        /** @description Any JSON list. */
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "MESSAGES_SNAPSHOT";
            /** @description The messages, oldest first. */
            messages: components["schemas"]["Message"][];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description How it works with others.
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
            /** @description Whether it works with others. */
            supported?: boolean;
            /** @description Whether it delegates work. */
            delegation?: boolean;
            /** @description Whether it hands conversations over. */
            handoffs?: boolean;
            /** @description The others. */
            subagents?: components["schemas"]["SubagentInfo"][];
        };
        /**
         * @description What it can take in and put out besides text.
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
            /** @description What it takes in. */
            input?: components["schemas"]["MultimodalInputCapabilities"];
            /** @description What it puts out. */
            output?: components["schemas"]["MultimodalOutputCapabilities"];
        };
        /**
         * @description What it can take in besides text.
         * @example {
         *       "image": true,
         *       "audio": false
         *     }
         */
        MultimodalInputCapabilities: {
            /** @description Images. */
            image?: boolean;
            /** @description Sounds. */
            audio?: boolean;
            /** @description Videos. */
            video?: boolean;
            /** @description PDF documents. */
            pdf?: boolean;
            /** @description Other files. */
            file?: boolean;
        };
        /**
         * @description What it can put out besides text.
         * @example {
         *       "image": false,
         *       "audio": false
         *     }
         */
        MultimodalOutputCapabilities: {
            /** @description Images. */
            image?: boolean;
            /** @description Sounds. */
            audio?: boolean;
        };
        /** @description Any JSON value but null. */
        NonNullJson: string | number | boolean | components["schemas"]["JsonList"] | components["schemas"]["JsonObject"];
        /**
         * @description Body of status 404.
         * @example {
         *       "error": {
         *         "code": "AGENT_NOT_FOUND",
         *         "message": "There is no agent \"support\". Use \"default\", or an agent of the server's configuration."
         *       }
         *     }
         */
        NotFoundBody: {
            /** @description What went wrong. */
            error: components["schemas"]["NotFoundError"];
        };
        /**
         * @description Codes of status 404.
         * @enum {string}
         */
        NotFoundCode: "AGENT_NOT_FOUND" | "THREAD_NOT_FOUND" | "RUN_NOT_FOUND";
        /**
         * @description What the request names does not exist, or belongs to another project.
         * @example {
         *       "code": "AGENT_NOT_FOUND",
         *       "message": "There is no agent \"support\". Use \"default\", or an agent of the server's configuration."
         *     }
         */
        NotFoundError: {
            /** @description Stable code for programs. */
            code: components["schemas"]["NotFoundCode"];
            /** @description What went wrong this time, and what to do. */
            message: string;
        };
        /**
         * @description What it puts out.
         * @example {
         *       "structuredOutput": false,
         *       "supportedMimeTypes": [
         *         "text/plain"
         *       ]
         *     }
         */
        OutputCapabilities: {
            /** @description Whether it can answer in the form of a JSON Schema. */
            structuredOutput?: boolean;
            /** @description Media types of what it puts out. */
            supportedMimeTypes?: string[];
        };
        /** @description Where the bytes of a part come from. */
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
            /** @description What went wrong. */
            error: components["schemas"]["PayloadTooLargeError"];
        };
        /**
         * @description The request's body is too large.
         * @example {
         *       "code": "PAYLOAD_TOO_LARGE",
         *       "message": "The body is larger than 10485760 bytes."
         *     }
         */
        PayloadTooLargeError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "PAYLOAD_TOO_LARGE";
            /** @description What went wrong this time, and what to do. */
            message: string;
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
         * @description An event of another system, as it is. Never sent by this server.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RAW";
            /** @description The event. */
            event: unknown;
            /** @description Where it comes from. */
            source?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description What it shows of its thoughts.
         * @example {
         *       "supported": true,
         *       "streaming": true,
         *       "encrypted": false
         *     }
         */
        ReasoningCapabilities: {
            /** @description Whether it shows them. */
            supported?: boolean;
            /** @description Whether they are streamed. */
            streaming?: boolean;
            /** @description Whether it sends encrypted ones. */
            encrypted?: boolean;
        };
        /**
         * @description What a provider wants back on a later turn, and nobody else can read. Never sent by this server.
         * @example {
         *       "type": "REASONING_ENCRYPTED_VALUE",
         *       "subtype": "message",
         *       "entityId": "msg_004",
         *       "encryptedValue": "gAAAAABo"
         *     }
         */
        ReasoningEncryptedValueEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_ENCRYPTED_VALUE";
            /** @description What it belongs to. */
            subtype: components["schemas"]["ReasoningEncryptedValueSubtype"];
            /** @description Id of the message or the tool call. */
            entityId: string;
            /** @description The value. */
            encryptedValue: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description What an encrypted value belongs to.
         * @enum {string}
         */
        ReasoningEncryptedValueSubtype: "tool-call" | "message";
        /**
         * @description The model has thought.
         * @example {
         *       "type": "REASONING_END",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200030
         *     }
         */
        ReasoningEndEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_END";
            /** @description Id of the span. */
            messageId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description What the model thought.
         * @example {
         *       "id": "msg_004",
         *       "role": "reasoning",
         *       "content": "The user asks for a capital."
         *     }
         */
        ReasoningMessage: {
            /**
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "reasoning";
            /** @description The thoughts. */
            content: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description What a provider wants back on a later turn, and nobody else can read. */
            encryptedValue?: string;
        };
        /**
         * @description Shorthand for start, content and end of a reasoning message. Never sent by this server.
         * @example {
         *       "type": "REASONING_MESSAGE_CHUNK",
         *       "messageId": "msg_004",
         *       "delta": "The user asks"
         *     }
         */
        ReasoningMessageChunkEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_CHUNK";
            /** @description Id of the message; absent when it is that of the chunk before. */
            messageId?: string;
            /** @description The piece. */
            delta?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A piece of what the model thinks.
         * @example {
         *       "type": "REASONING_MESSAGE_CONTENT",
         *       "messageId": "msg_004",
         *       "delta": "The user asks",
         *       "timestamp": 1704067200020
         *     }
         */
        ReasoningMessageContentEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_CONTENT";
            /** @description Id of the message. */
            messageId: string;
            /** @description The piece. */
            delta: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_END";
            /** @description Id of the message. */
            messageId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A reasoning message begins.
         * @example {
         *       "type": "REASONING_MESSAGE_START",
         *       "messageId": "msg_004",
         *       "role": "reasoning",
         *       "timestamp": 1704067200010
         *     }
         */
        ReasoningMessageStartEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_MESSAGE_START";
            /** @description Id of the message. This server gives it the id of its span. */
            messageId: string;
            /**
             * @description Always `reasoning`.
             * @enum {string}
             */
            role: "reasoning";
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The model begins to think.
         * @example {
         *       "type": "REASONING_START",
         *       "messageId": "msg_004",
         *       "timestamp": 1704067200010
         *     }
         */
        ReasoningStartEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "REASONING_START";
            /** @description Id of the span. */
            messageId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
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
            /** @description What went wrong. */
            error: components["schemas"]["RequestTimeoutError"];
        };
        /**
         * @description The request's body stopped arriving before its end.
         * @example {
         *       "code": "REQUEST_TIMEOUT",
         *       "message": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again."
         *     }
         */
        RequestTimeoutError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "REQUEST_TIMEOUT";
            /** @description What went wrong this time, and what to do. */
            message: string;
        };
        /**
         * @description The answer to one interrupt.
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
            /** @description Whether it was answered. */
            status: components["schemas"]["ResumeStatus"];
            /** @description The answer: required with `resolved`, ignored with `cancelled`. */
            payload?: components["schemas"]["ConsentPayload"];
            /** @description More about the answer. Ignored. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description Whether a question was answered.
         * @enum {string}
         */
        ResumeStatus: "resolved" | "cancelled";
        /**
         * @description Who a message is from. The model does not see messages with the role `activity` or `reasoning`.
         * @enum {string}
         */
        Role: "developer" | "system" | "assistant" | "user" | "tool" | "activity" | "reasoning";
        /**
         * @description What to run.
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
            /** @description Id of the thread, chosen by the client. A thread that does not exist is created. */
            threadId: components["schemas"]["ClientId"];
            /** @description Id of the run, chosen by the client. */
            runId: components["schemas"]["ClientId"];
            /** @description Version of AG-UI that the client speaks. Whatever its value, a client that sends it is one of 1.0. */
            protocolVersion?: string;
            /** @description Id of the run that this one follows. Repeated in `RUN_STARTED`, and otherwise ignored. */
            parentRunId?: string;
            /** @description The app's state: any JSON. */
            state?: unknown;
            /** @description The whole conversation, oldest first. It may be empty. */
            messages: components["schemas"]["Message"][];
            /** @description Tools the client runs. The server remembers none: send them with every request. */
            tools: components["schemas"]["Tool"][];
            /** @description What the agent should know for this run, beside the conversation. */
            context: components["schemas"]["Context"][];
            /** @description What the client's app hands to the agent. */
            forwardedProps?: components["schemas"]["AnyForwardedProps"];
            /** @description Answers to the interrupts that the thread waits for: all of them, each once. */
            resume?: components["schemas"]["ResumeEntry"][];
        };
        /**
         * @description Codes of `RUN_ERROR`: `CANCELLED`, `RATE_LIMIT_EXCEEDED`, `LLM_CLIENT_ERROR`, `LLM_SERVER_ERROR`, `LLM_ERROR`,
         *     `RUN_INTERRUPTED`, `INVALID_SCRIPT`, `SERVER_RESTARTING`, `INTERNAL_ERROR`. More may be added, and models may have
         *     codes of their own.
         */
        RunErrorCode: string | ("CANCELLED" | "RATE_LIMIT_EXCEEDED" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "SERVER_RESTARTING" | "INTERNAL_ERROR");
        /**
         * @description The run failed. Nothing follows it, and every text, call and component that had begun has ended before it.
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
            /** @description Tokens that this run used, one entry a model. For clients of 1.0, where the model's provider counts. */
            usage?: components["schemas"]["TokenUsage"][];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The run ended without failure, or paused. Nothing follows it.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_FINISHED";
            /** @description Id of the thread, as the request has it. */
            threadId: string;
            /** @description Id of the run, as the request has it. */
            runId: string;
            /** @description What came of it. Always sent. */
            result?: components["schemas"]["AnyRunResult"];
            /** @description How it ended; a success when absent. Absent when the run simply ended. */
            outcome?: components["schemas"]["RunOutcome"];
            /** @description Tokens that this run used, one entry a model. For clients of 1.0, where the model's provider counts. */
            usage?: components["schemas"]["TokenUsage"][];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description What a run may be told beyond AG-UI: the member `tambo` of `forwardedProps`.
         * @example {
         *       "model": "openai/gpt-4.1",
         *       "temperature": 0.2
         *     }
         */
        RunOptions: {
            /** @description Id of the model; the agent's when absent. One that the server does not have is refused with status 400. */
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
            /** @description How the model may use tools; `auto` when absent. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /** @description Components the model may show. The server remembers none: send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /**
             * @description Name of a component of `availableComponents` that the first turn of the answer must show. Any other name is
             *     refused, and so is a `toolChoice` of `none` or of a tool by name beside it.
             */
            forceComponent?: string;
            /**
             * @description What happens to the run when nobody reads it any more.
             * @default cancel
             */
            onDisconnect?: components["schemas"]["OnDisconnect"];
        };
        /** @description How a run ended. */
        RunOutcome: components["schemas"]["SuccessOutcome"] | components["schemas"]["InterruptOutcome"] | components["schemas"]["CancelledOutcome"];
        /**
         * @description What came of a run.
         * @example {
         *       "stopReason": "end_turn"
         *     }
         */
        RunResult: {
            /** @description Why the run ended. Always sent. */
            stopReason?: components["schemas"]["StopReason"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The run begins. First event of every stream.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_STARTED";
            /** @description Id of the thread, as the request has it. */
            threadId: string;
            /** @description Id of the run, as the request has it. */
            runId: string;
            /** @description Version of AG-UI that the stream follows. This server sends `1.0`. */
            protocolVersion?: string;
            /** @description The `parentRunId` of the request, when it has one. */
            parentRunId?: string;
            /** @description The request, repeated. Never sent by this server. */
            input?: components["schemas"]["JsonObject"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /** @description The events of AG-UI 1.0 by `type`, all but `CUSTOM`. */
        StandardEvent: components["schemas"]["TextMessageStartEvent"] | components["schemas"]["TextMessageContentEvent"] | components["schemas"]["TextMessageEndEvent"] | components["schemas"]["TextMessageChunkEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolCallArgsEvent"] | components["schemas"]["ToolCallEndEvent"] | components["schemas"]["ToolCallChunkEvent"] | components["schemas"]["ToolCallResultEvent"] | components["schemas"]["StateSnapshotEvent"] | components["schemas"]["StateDeltaEvent"] | components["schemas"]["MessagesSnapshotEvent"] | components["schemas"]["ActivitySnapshotEvent"] | components["schemas"]["ActivityDeltaEvent"] | components["schemas"]["RawEvent"] | components["schemas"]["RunStartedEvent"] | components["schemas"]["RunFinishedEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["StepStartedEvent"] | components["schemas"]["StepFinishedEvent"] | components["schemas"]["ReasoningStartEvent"] | components["schemas"]["ReasoningMessageStartEvent"] | components["schemas"]["ReasoningMessageContentEvent"] | components["schemas"]["ReasoningMessageEndEvent"] | components["schemas"]["ReasoningMessageChunkEvent"] | components["schemas"]["ReasoningEndEvent"] | components["schemas"]["ReasoningEncryptedValueEvent"] | components["schemas"]["SubagentStartedEvent"] | components["schemas"]["SubagentFinishedEvent"] | components["schemas"]["SubagentErrorEvent"];
        /**
         * @description What it does with state.
         * @example {
         *       "snapshots": true,
         *       "deltas": true,
         *       "persistentState": false
         *     }
         */
        StateCapabilities: {
            /** @description Whether it sends `STATE_SNAPSHOT`. */
            snapshots?: boolean;
            /** @description Whether it sends `STATE_DELTA`. */
            deltas?: boolean;
            /** @description Whether it remembers across threads. */
            memory?: boolean;
            /** @description Whether it keeps the state from run to run. */
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_DELTA";
            /** @description The operations; all of them apply. */
            delta: components["schemas"]["PatchOperation"][];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The whole state.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STATE_SNAPSHOT";
            /** @description The state: the app's, with the states of the components by their ids in its member `components`. */
            snapshot: unknown;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A turn of the model has ended. Its tools run after it.
         * @example {
         *       "type": "STEP_FINISHED",
         *       "stepName": "turn-1",
         *       "timestamp": 1704067200440
         *     }
         */
        StepFinishedEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_FINISHED";
            /** @description Name of the step. */
            stepName: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A turn of the model begins.
         * @example {
         *       "type": "STEP_STARTED",
         *       "stepName": "turn-1",
         *       "timestamp": 1704067200010
         *     }
         */
        StepStartedEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "STEP_STARTED";
            /** @description Name of the step: `turn-1`, `turn-2` and so on. */
            stepName: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Why a run ended. More may be added. */
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_ERROR";
            /** @description Id of the invocation. */
            subagentRunId: string;
            /** @description What went wrong. */
            message: string;
            /** @description What went wrong, for programs. */
            code?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A subagent ends its work. Never sent by this server.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_FINISHED";
            /** @description Id of the invocation. */
            subagentRunId: string;
            /** @description What came out. */
            result?: components["schemas"]["NonNullJson"];
            /** @description How it ended; a success when absent. */
            outcome?: components["schemas"]["SubagentOutcome"];
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A subagent it can ask.
         * @example {
         *       "name": "researcher",
         *       "description": "Searches the web"
         *     }
         */
        SubagentInfo: {
            /** @description Its name. */
            name: string;
            /** @description What it does. */
            description?: string;
        };
        /** @description How the work of a subagent ended. */
        SubagentOutcome: components["schemas"]["SubagentSuccessOutcome"] | components["schemas"]["SubagentSuspendedOutcome"];
        /**
         * @description A subagent begins its work. Never sent by this server: a delegation is a tool call.
         * @example {
         *       "type": "SUBAGENT_STARTED",
         *       "subagentRunId": "sub_001",
         *       "name": "researcher"
         *     }
         */
        SubagentStartedEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "SUBAGENT_STARTED";
            /** @description Id of this invocation. */
            subagentRunId: string;
            /** @description Name of the subagent. */
            name: string;
            /** @description What it does. */
            description?: string;
            /** @description The invocation that this one works for. */
            parentSubagentRunId?: string;
            /** @description The tool call that this invocation answers. */
            parentToolCallId?: string;
            /** @description The message that this invocation belongs to. */
            parentMessageId?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description The subagent has done its work.
         * @example {
         *       "type": "success"
         *     }
         */
        SubagentSuccessOutcome: {
            /**
             * @description Kind of outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "success";
        };
        /**
         * @description The subagent waits for an answer.
         * @example {
         *       "type": "suspended",
         *       "interruptIds": [
         *         "int_001"
         *       ]
         *     }
         */
        SubagentSuspendedOutcome: {
            /**
             * @description Kind of outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "suspended";
            /** @description The interrupts it waits for. */
            interruptIds?: string[];
        };
        /**
         * @description The run ended as it should, or paused for tools of the client.
         * @example {
         *       "type": "success",
         *       "pendingToolCallIds": [
         *         "tc_001"
         *       ]
         *     }
         */
        SuccessOutcome: {
            /**
             * @description Kind of outcome. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "success";
            /** @description Ids of the calls that the client runs now, in the order they were made; absent when there are none. */
            pendingToolCallIds?: string[];
        };
        /**
         * @description Instructions of the system.
         * @example {
         *       "id": "msg_001",
         *       "role": "system",
         *       "content": "Answer briefly."
         *     }
         */
        SystemMessage: {
            /**
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The instructions. */
            content: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description What a provider wants back on a later turn, and nobody else can read. */
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
         * @description What happens to a run when nobody reads it any more.
         * @enum {string}
         */
        OnDisconnect: "cancel" | "continue";
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
         * @description The run is paused: the client runs the pending tools and posts their results. `RUN_FINISHED` follows.
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /** @description Tambo's own events on this endpoint, by `name`: exactly these five. */
        TamboExtensionEvent: components["schemas"]["TamboAwaitingInputEvent"] | components["schemas"]["TamboComponentStartEvent"] | components["schemas"]["TamboComponentPropsDeltaEvent"] | components["schemas"]["TamboComponentStateDeltaEvent"] | components["schemas"]["TamboComponentEndEvent"];
        /**
         * @description Shorthand for start, content and end of a text. Never sent by this server.
         * @example {
         *       "type": "TEXT_MESSAGE_CHUNK",
         *       "messageId": "msg_001",
         *       "delta": " Paris."
         *     }
         */
        TextMessageChunkEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_CHUNK";
            /** @description Id of the message; absent when it is that of the chunk before. */
            messageId?: string;
            /** @description Who it is from; absent when it is as in the chunk before. */
            role?: components["schemas"]["TextMessageRole"];
            /** @description The piece. */
            delta?: string;
            /** @description Name of the sender. */
            name?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A piece of text. The pieces from start to end, joined, are the text.
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
            /** @description The piece. This server sends no empty one. */
            delta: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TEXT_MESSAGE_END";
            /** @description Id of the message. */
            messageId: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Who a streamed text is from.
         * @enum {string}
         */
        TextMessageRole: "developer" | "system" | "assistant" | "user";
        /**
         * @description A text of a message begins. A message may have several, all with its id.
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
            /** @description Who it is from; the assistant when absent. This server sends `assistant`. */
            role?: components["schemas"]["TextMessageRole"];
            /** @description Name of the sender. Never sent by this server. */
            name?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Text.
         * @example {
         *       "type": "text",
         *       "text": "What is on this picture?"
         *     }
         */
        TextPart: {
            /**
             * @description Kind of part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, kept exactly as it is. */
            text: string;
            /** @description Id of the part. */
            id?: string;
            /** @description More about the part: any JSON but null. */
            metadata?: components["schemas"]["NonNullJson"];
        };
        /**
         * @description Tokens that a run used with one model. `inputTokens` and `outputTokens` are the totals; `reasoningTokens`,
         *     `cachedInputTokens` and `cacheWriteInputTokens` are parts of them.
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
            /** @description Id of the model, as its provider names it. */
            model?: string;
            /** @description Tokens the model read. */
            inputTokens?: components["schemas"]["Count"];
            /** @description Tokens the model wrote. */
            outputTokens?: components["schemas"]["Count"];
            /** @description The two together. */
            totalTokens?: components["schemas"]["Count"];
            /** @description Tokens the model wrote to think, among `outputTokens`. */
            reasoningTokens?: components["schemas"]["Count"];
            /** @description Tokens that came from the provider's cache, among `inputTokens`. */
            cachedInputTokens?: components["schemas"]["Count"];
            /** @description Tokens that went into the provider's cache, among `inputTokens`. */
            cacheWriteInputTokens?: components["schemas"]["Count"];
        };
        /**
         * @description Body of status 429.
         * @example {
         *       "error": {
         *         "code": "RATE_LIMITED",
         *         "message": "Requests come too fast. Allowed a second: 100; at once after a pause: 1000."
         *       }
         *     }
         */
        TooManyRequestsBody: {
            /** @description What went wrong. */
            error: components["schemas"]["TooManyRequestsError"];
        };
        /**
         * @description Too many requests, streams, or bytes of request bodies at a time.
         * @example {
         *       "code": "RATE_LIMITED",
         *       "message": "Requests come too fast. Allowed a second: 100; at once after a pause: 1000."
         *     }
         */
        TooManyRequestsError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "RATE_LIMITED";
            /** @description What went wrong this time, and what to do. */
            message: string;
        };
        /**
         * @description A tool that the client runs: every tool in a request is one. Server tools are configured on the server.
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
            /** @description Name, unique in the request. */
            name: string;
            /** @description What the tool does, for the model. */
            description: string;
            /**
             * @description JSON Schema of its arguments, given to the model as it is. Without one, and with one that is not a JSON object, the
             *     tool takes an object of any members.
             */
            parameters?: components["schemas"]["NonNullJson"];
            /** @description More about the tool. The model does not see it. */
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
            /** @description Id of the call. */
            id: string;
            /**
             * @description Always `function`.
             * @enum {string}
             */
            type: "function";
            /** @description What is called. */
            function: components["schemas"]["FunctionCall"];
            /** @description What a provider wants back on a later turn, and nobody else can read. */
            encryptedValue?: string;
            /** @description More about the call. */
            metadata?: components["schemas"]["JsonObject"];
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description Shorthand for start, arguments and end of a tool call. Never sent by this server.
         * @example {
         *       "type": "TOOL_CALL_CHUNK",
         *       "toolCallId": "tc_001",
         *       "toolCallName": "weather/get_weather",
         *       "delta": "{\"city\":\"Paris\"}"
         *     }
         */
        ToolCallChunkEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_CHUNK";
            /** @description Id of the call; absent when it is that of the chunk before. */
            toolCallId?: string;
            /** @description Name of the tool; absent when it is as in the chunk before. */
            toolCallName?: string;
            /** @description Id of the assistant message that holds the call. */
            parentMessageId?: string;
            /** @description A piece of the arguments. */
            delta?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
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
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description A tool of the server has run, or a call has failed that nobody runs. A failure has `tambo: {isError: true}` in the
         *     event's `metadata`.
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
            /** @description Id of the message that holds the result: its own. */
            messageId: string;
            /** @description Id of the call. */
            toolCallId: string;
            /**
             * @description What the tool gave: its texts, joined by line breaks; what is not text stands there as its JSON. A client of 1.0 is
             *     sent parts instead when there is anything but text.
             */
            content: components["schemas"]["Content"];
            /**
             * @description Who it is from. Always sent.
             * @enum {string}
             */
            role?: "tool";
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
        };
        /**
         * @description The model begins to call a tool.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "TOOL_CALL_START";
            /** @description Id of the call. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolCallName: string;
            /** @description Id of the assistant message that holds the call. Always sent. */
            parentMessageId?: string;
            /** @description When the event happened, Unix time in milliseconds; never decreasing within a stream. Always sent. */
            timestamp?: components["schemas"]["EventTime"];
            /** @description The event of another system that this one was made from. Never sent by this server. */
            rawEvent?: components["schemas"]["NonNullJson"];
            /** @description More about the event. The key `tambo` is this server's, `ag-ui` the protocol's. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
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
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "tool";
            /** @description What the tool gave. */
            content: components["schemas"]["Content"];
            /** @description Id of the call it answers. */
            toolCallId: string;
            /** @description What went wrong. A message that has it tells of a tool that failed. */
            error?: string;
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description What a provider wants back on a later turn, and nobody else can read. */
            encryptedValue?: string;
        };
        /**
         * @description Which tools it has, and takes.
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
            /** @description Whether it calls tools. */
            supported?: boolean;
            /** @description Tools of the server. */
            items?: components["schemas"]["Tool"][];
            /** @description Whether it calls several in one turn. */
            parallelCalls?: boolean;
            /** @description Whether it takes tools of the client. */
            clientProvided?: boolean;
        };
        /**
         * @description How it can be reached.
         * @example {
         *       "streaming": true,
         *       "websocket": false,
         *       "resumable": true
         *     }
         */
        TransportCapabilities: {
            /** @description Whether it answers over Server-Sent Events. */
            streaming?: boolean;
            /** @description Whether it answers over WebSocket. */
            websocket?: boolean;
            /** @description Whether it answers in AG-UI's binary form. */
            httpBinary?: boolean;
            /** @description Whether it can call back. */
            pushNotifications?: boolean;
            /** @description Whether a run can be taken up again: by `connectAgent`. */
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
            /** @description What went wrong. */
            error: components["schemas"]["UnauthorizedError"];
        };
        /**
         * @description There is no valid API key in the request.
         * @example {
         *       "code": "UNAUTHORIZED",
         *       "message": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\"."
         *     }
         */
        UnauthorizedError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "UNAUTHORIZED";
            /** @description What went wrong this time, and what to do. */
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
            /** @description What went wrong. */
            error: components["schemas"]["UnavailableError"];
        };
        /**
         * @description Codes of status 503.
         * @enum {string}
         */
        UnavailableCode: "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "SERVER_BUSY";
        /**
         * @description The server cannot do this now; nothing is known to be wrong with the request.
         * @example {
         *       "code": "SERVER_RESTARTING",
         *       "message": "The server is restarting. Send the request again in a moment."
         *     }
         */
        UnavailableError: {
            /** @description Stable code for programs. */
            code: components["schemas"]["UnavailableCode"];
            /** @description What went wrong this time, and what to do. */
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
            /** @description What went wrong. */
            error: components["schemas"]["UnsupportedMediaTypeError"];
        };
        /**
         * @description The request's body is not JSON by its own account.
         * @example {
         *       "code": "UNSUPPORTED_MEDIA_TYPE",
         *       "message": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed."
         *     }
         */
        UnsupportedMediaTypeError: {
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "UNSUPPORTED_MEDIA_TYPE";
            /** @description What went wrong this time, and what to do. */
            message: string;
        };
        /**
         * @description Bytes on the web.
         * @example {
         *       "type": "url",
         *       "value": "https://example.com/cat.png"
         *     }
         */
        UrlSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description Their address: an absolute URL, or the request is refused. */
            value: string;
            /** @description Their media type, where known. */
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
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description What the user says. */
            content: components["schemas"]["Content"];
            /** @description Id of the message, unique in its thread. */
            id: string;
            /** @description More about the message. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The subagent invocation it belongs to. Never sent by this server. */
            subagentRunId?: string;
            /** @description What a provider wants back on a later turn, and nobody else can read. */
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
             * @description Kind of part. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            /** @description Where it comes from. */
            source: components["schemas"]["PartSource"];
            /** @description Id of the part. */
            id?: string;
            /** @description More about the part: any JSON but null. */
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
                 * @description Makes a retry safe: a request with the same key that asks for the same joins the run that the first one started,
                 *     and is answered with its stream from the beginning. Bodies are the same when they are equal as JSON, whatever the
                 *     order of members. A key belongs to the project and to this contract, and is remembered as long as the run that it
                 *     started. One that was used for another request is refused with 422. Where the run's events are no longer kept, the
                 *     retry is refused with 410 `EVENTS_GONE`, and nothing is started. Keys of requests that start no run are kept apart
                 *     from these: the same text may be used for both.
                 *
                 *     Additive: without it a client that lost the answer to its request cannot know whether the run exists.
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Name of the agent: `default`, which has the server's model and all tools of the project, or an agent of the server's
                 *     configuration, which has its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
            };
            cookie?: never;
        };
        /** @description What to run. */
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
                    /** @description Id of the thread, percent-encoded (RFC 3986): decoded, it is that of the request. */
                    "X-Thread-Id": string;
                    /** @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. */
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
                    "text/event-stream": components["schemas"]["AgUiEvent"];
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description What the request names does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["RequestTimeoutBody"];
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
                    "application/json": components["schemas"]["ConflictBody"];
                };
            };
            /** @description The events of the run that a key has started are no longer kept. */
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
                    "application/json": components["schemas"]["GoneBody"];
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
                    "application/json": components["schemas"]["PayloadTooLargeBody"];
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeBody"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                 * @description Name of the agent: `default`, which has the server's model and all tools of the project, or an agent of the server's
                 *     configuration, which has its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description What the request names does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                 * @description Name of the agent: `default`, which has the server's model and all tools of the project, or an agent of the server's
                 *     configuration, which has its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
            };
            cookie?: never;
        };
        /** @description What to take up. */
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
                    /** @description Id of the thread, percent-encoded (RFC 3986): decoded, it is that of the request. */
                    "X-Thread-Id": string;
                    /** @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. */
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
                    "text/event-stream": components["schemas"]["AgUiEvent"];
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description What the request names does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["RequestTimeoutBody"];
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
                    "application/json": components["schemas"]["PayloadTooLargeBody"];
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
                 * @description Name of the agent: `default`, which has the server's model and all tools of the project, or an agent of the server's
                 *     configuration, which has its own instructions, model, tools and limits.
                 * @example default
                 */
                agent: string;
                /**
                 * @description Id of the thread.
                 * @example thread_1
                 */
                threadId: string;
                /**
                 * @description Id of the run, as its client chose it. Of several runs of that id the latest is meant.
                 * @example run_1
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
                     *       "threadId": "thread_1",
                     *       "runId": "run_1",
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
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description What the request names does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundBody"];
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
                    "application/json": components["schemas"]["ConflictBody"];
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
                    "application/json": components["schemas"]["TooManyRequestsBody"];
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
                    "application/json": components["schemas"]["InternalErrorBody"];
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
