// generated from spec/agent-stream by `npm run generate`; do not edit
export interface paths {
    "/agent/agent/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an agent, with a sandbox
         * @description Answers a conversation with a sandbox at hand, and streams the answer.
         *
         *     It is as `streamChat`, and the model has the tool `run_code` besides: it runs JavaScript in a sandbox of the
         *     thread's own. See "The sandbox".
         */
        post: operations["streamAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent/chat/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chat, with tools
         * @description Answers a conversation, and streams the answer.
         *
         *     The first event is `status` with `start`, the last `status` with `complete` or `error`. What is refused is refused
         *     before the stream begins. The model has the project's tools, but for the sandbox.
         */
        post: operations["streamChat"];
        delete?: never;
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
         * @description What an agent is made for.
         * @enum {string}
         */
        AgentModule: "general" | "research" | "podcast" | "ppt" | "prose";
        /**
         * @description What `streamAgent` runs.
         * @example {
         *       "messages": [
         *         {
         *           "role": "user",
         *           "content": "What is 2 to the power of 100?"
         *         }
         *       ]
         *     }
         */
        AgentRequest: {
            /** @description The conversation, oldest message first: "The conversation" tells which messages are new. */
            messages: components["schemas"]["Message"][];
            /** @description Id of the thread. A thread that does not exist is created; absent, a new one is, with a UUID. */
            thread_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description Name of the agent: `default`, which has the server's model and all tools of the project, or an agent of the
             *     server's configuration. Any other is refused with status 400.
             * @default default
             */
            agent_id?: components["schemas"]["ConfiguredName"] | null;
            /** @description Id of the model; the agent's when absent. One that the server does not have is refused with status 400. */
            model_id?: components["schemas"]["ConfiguredName"] | null;
            /**
             * @description Whether the stream tells what the model thinks.
             * @default false
             */
            enable_deep_thinking?: boolean | null;
            /** @description What the model should know of in this run, beside the conversation. */
            resources?: components["schemas"]["Resource"][] | null;
            /**
             * @description Whether the model may search and read the web: without, it has no tools `web_search` and `web_fetch`.
             * @default true
             */
            enable_web_search?: boolean | null;
            /** @description Servers that the client would bring. */
            mcp_settings?: components["schemas"]["McpSettings"] | null;
            /**
             * @description How often a plan is made. No effect: the server makes no plans.
             * @default 1
             */
            max_plan_iterations?: number | null;
            /**
             * @description How many steps a plan has. No effect.
             * @default 3
             */
            max_step_num?: number | null;
            /**
             * @description How many results a search gives. No effect: the model says it.
             * @default 3
             */
            max_search_results?: number | null;
            /**
             * @description Whether a plan needs no consent. No effect.
             * @default true
             */
            auto_accepted_plan?: boolean | null;
            /** @description What the user says of a plan. No effect. */
            interrupt_feedback?: string | null;
            /**
             * @description Whether the web is searched before a plan is made. No effect.
             * @default true
             */
            enable_background_investigation?: boolean | null;
            /**
             * @description The user's language (BCP 47). No effect: the model answers in the language of the conversation.
             * @default en-US
             */
            locale?: string | null;
            /** @description Another name of `thread_id`. When both are there they are the same. */
            session_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description What the agent is made for.
             * @default general
             */
            module?: components["schemas"]["AgentModule"] | null;
        };
        /** @description A block of a message of the assistant's. */
        AssistantBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["FileBlock"] | components["schemas"]["ReasoningBlock"];
        /** @description Blocks of a message of the assistant's. */
        AssistantBlocks: components["schemas"]["AssistantBlock"][];
        /** @description Content of a message of the assistant's: text, or blocks. */
        AssistantContent: components["schemas"]["NonEmptyText"] | components["schemas"]["AssistantBlocks"];
        /**
         * @description A message of the assistant's.
         * @example {
         *       "role": "assistant",
         *       "content": [
         *         {
         *           "type": "reasoning",
         *           "reasoning": "I have to look that up."
         *         },
         *         {
         *           "type": "text",
         *           "text": "Sunny, 22 °C."
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
            /** @description What it says. */
            content: components["schemas"]["AssistantContent"];
            /** @description Name of who it is from. Ignored. */
            name?: string | null;
        };
        /**
         * @description A sound, by its address or its bytes.
         * @example {
         *       "type": "audio",
         *       "data": "UklGRg==",
         *       "mime_type": "audio/wav"
         *     }
         */
        AudioBlock: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description Where the bytes are. Required without `data`. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The bytes, base64 (RFC 4648 section 4). Required without `url`. */
            data?: string | null;
            /**
             * @description Its media type.
             * @default audio/mp3
             */
            mime_type?: components["schemas"]["MediaType"] | null;
        };
        /**
         * @description Body of status 400. `data` is null where no place can be named, as when the body is not JSON.
         * @example {
         *       "code": 400,
         *       "msg": "/messages/0/content: must be a string or an array, not a number",
         *       "data": {
         *         "errors": [
         *           {
         *             "pointer": "/messages/0/content",
         *             "message": "must be a string or an array, not a number"
         *           }
         *         ]
         *       },
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        BadRequestBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 400;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /** @description More about it. */
            data: components["schemas"]["Mistakes"] | null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /** @description An address on the web, or a `data:` URL (RFC 2397). Case does not count in what it begins with. */
        BlockUrl: string;
        /**
         * @description What `streamChat` runs.
         * @example {
         *       "messages": [
         *         {
         *           "role": "user",
         *           "content": "What is the weather in Tokyo?"
         *         }
         *       ]
         *     }
         */
        ChatRequest: {
            /** @description The conversation, oldest message first: "The conversation" tells which messages are new. */
            messages: components["schemas"]["Message"][];
            /** @description Id of the thread. A thread that does not exist is created; absent, a new one is, with a UUID. */
            thread_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description Name of the agent: `default`, which has the server's model and all tools of the project, or an agent of the
             *     server's configuration. Any other is refused with status 400.
             * @default default
             */
            agent_id?: components["schemas"]["ConfiguredName"] | null;
            /** @description Id of the model; the agent's when absent. One that the server does not have is refused with status 400. */
            model_id?: components["schemas"]["ConfiguredName"] | null;
            /**
             * @description Whether the stream tells what the model thinks.
             * @default false
             */
            enable_deep_thinking?: boolean | null;
            /** @description What the model should know of in this run, beside the conversation. */
            resources?: components["schemas"]["Resource"][] | null;
            /**
             * @description Whether the model may search and read the web: without, it has no tools `web_search` and `web_fetch`.
             * @default true
             */
            enable_web_search?: boolean | null;
            /** @description Servers that the client would bring. */
            mcp_settings?: components["schemas"]["McpSettings"] | null;
            /**
             * @description How often a plan is made. No effect: the server makes no plans.
             * @default 1
             */
            max_plan_iterations?: number | null;
            /**
             * @description How many steps a plan has. No effect.
             * @default 3
             */
            max_step_num?: number | null;
            /**
             * @description How many results a search gives. No effect: the model says it.
             * @default 3
             */
            max_search_results?: number | null;
            /**
             * @description Whether a plan needs no consent. No effect.
             * @default true
             */
            auto_accepted_plan?: boolean | null;
            /** @description What the user says of a plan. No effect. */
            interrupt_feedback?: string | null;
            /**
             * @description Whether the web is searched before a plan is made. No effect.
             * @default true
             */
            enable_background_investigation?: boolean | null;
            /**
             * @description The user's language (BCP 47). No effect: the model answers in the language of the conversation.
             * @default en-US
             */
            locale?: string | null;
            /**
             * @description Whether the model should ask back before it works. No effect: it may always ask back.
             * @default false
             */
            enable_clarification?: boolean | null;
            /**
             * @description How often it should ask back. No effect.
             * @default 3
             */
            max_clarification_rounds?: number | null;
            /** @description Names of tools that the client wants to be asked for. No effect: see "Tools". */
            interrupt_before_tools?: string[] | null;
        };
        /** @description Name of a thing of the server's configuration. */
        ConfiguredName: string;
        /**
         * @description Body of status 409.
         * @example {
         *       "code": 409,
         *       "msg": "A run is active on this thread. Wait for its end.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        ConflictBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 409;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /** @description What went wrong, for programs. More may be added, and models may have codes of their own. */
        ErrorCode: string | ("TOOL_ERROR" | "INVALID_STATE_CHANGE" | "CANCELLED" | "RATE_LIMIT" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "AWAITING_INPUT" | "SERVER_RESTARTING" | "INTERNAL_ERROR");
        /**
         * @description Something went wrong. Where the run cannot go on, the last `status` follows at once.
         * @example {
         *       "type": "error",
         *       "message": "Rate limit exceeded",
         *       "code": "RATE_LIMIT",
         *       "thread_id": "thread_1"
         *     }
         */
        ErrorEvent: {
            /**
             * @description Always `error`.
             * @enum {string}
             */
            type: "error";
            /** @description What went wrong. */
            message: string;
            /** @description What went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description Something went wrong.
         * @example {
         *       "event": "error",
         *       "data": {
         *         "type": "error",
         *         "message": "Rate limit exceeded",
         *         "code": "RATE_LIMIT",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ErrorFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "error";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ErrorEvent"];
        };
        /**
         * @description A file, by its address or its bytes.
         * @example {
         *       "type": "file",
         *       "data": "JVBERi0=",
         *       "mime_type": "application/pdf",
         *       "filename": "report.pdf"
         *     }
         */
        FileBlock: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description Where the bytes are. Required without `data`. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The bytes, base64 (RFC 4648 section 4). Required without `url`. */
            data?: string | null;
            /**
             * @description Its media type.
             * @default application/octet-stream
             */
            mime_type?: components["schemas"]["MediaType"] | null;
            /** @description Its name. */
            filename?: string | null;
            /** @description Where the client has it. Ignored: the server reads no files of clients. */
            filepath?: string | null;
        };
        /**
         * @description Body of status 403.
         * @example {
         *       "code": 403,
         *       "msg": "Requests cannot bring MCP servers to this server: leave mcp_settings out.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        ForbiddenBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 403;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 410.
         * @example {
         *       "code": 410,
         *       "msg": "The events of this key's run are no longer kept. Use a new key for a new request.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        GoneBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 410;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 422.
         * @example {
         *       "code": 422,
         *       "msg": "The key was first used for another request. Use a new key for a new request.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        IdempotencyKeyReusedBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 422;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description An image, by its address or its bytes.
         * @example {
         *       "type": "image",
         *       "data": "iVBORw0KGgo=",
         *       "mime_type": "image/png"
         *     }
         * @example {
         *       "type": "image",
         *       "url": "https://example.com/image.jpg"
         *     }
         */
        ImageBlock: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description Where the bytes are. Required without `data`. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The bytes, base64 (RFC 4648 section 4). Required without `url`. */
            data?: string | null;
            /**
             * @description Its media type.
             * @default image/jpeg
             */
            mime_type?: components["schemas"]["MediaType"] | null;
            /**
             * @description How closely the model looks at it, where it can be told.
             * @default auto
             */
            detail?: components["schemas"]["ImageDetail"] | null;
        };
        /**
         * @description How closely a model looks at an image.
         * @enum {string}
         */
        ImageDetail: "auto" | "low" | "high";
        /** @description A block of a message of the user's, or of the system's. */
        InputBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["FileBlock"];
        /** @description Blocks of a message of the user's, or of the system's. */
        InputBlocks: components["schemas"]["InputBlock"][];
        /** @description Content of a message of the user's, or of the system's: text, or blocks. */
        InputContent: components["schemas"]["NonEmptyText"] | components["schemas"]["InputBlocks"];
        /**
         * @description Body of status 500.
         * @example {
         *       "code": 500,
         *       "msg": "Something went wrong on our side. Try again.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        InternalErrorBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 500;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
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
         * @description Servers of the Model Context Protocol that a client would bring.
         * @example {
         *       "servers": {}
         *     }
         */
        McpSettings: {
            /** @description The servers by name. Requests with any are refused with status 403. */
            servers?: components["schemas"]["JsonObject"] | null;
        };
        /** @description A media type (RFC 6838 section 4.2), with or without parameters. */
        MediaType: string;
        /** @description A message of the conversation. */
        Message: components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["SystemMessage"];
        /**
         * @description A piece of the answer's text.
         * @example {
         *       "content": "Here is the weather information...",
         *       "thread_id": "thread_1"
         *     }
         */
        MessageEvent: {
            /** @description The piece. */
            content: string;
            /** @description Id of the thread. */
            thread_id: string;
            /** @description Name of the agent: `agent_id` of the request. Absent for `default`. */
            agent?: string;
        };
        /**
         * @description A piece of the answer's text.
         * @example {
         *       "event": "message",
         *       "data": {
         *         "content": "Here is the weather information...",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        MessageFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "message";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["MessageEvent"];
        };
        /**
         * @description One mistake in a request, and where it is.
         * @example {
         *       "pointer": "/messages/0/content",
         *       "message": "must be a string or an array, not a number"
         *     }
         */
        Mistake: {
            /**
             * @description JSON Pointer (RFC 6901) into the request body. Of a member that is missing it is the place where the member should
             *     be; of the whole body it is empty.
             */
            pointer: string;
            /** @description What is wrong there, and what is allowed. */
            message: string;
        };
        /**
         * @description What is wrong in a request.
         * @example {
         *       "errors": [
         *         {
         *           "pointer": "/messages/0/content",
         *           "message": "must be a string or an array, not a number"
         *         }
         *       ]
         *     }
         */
        Mistakes: {
            /** @description The mistakes and where they are, as far as they were looked for. There is at least one. */
            errors: components["schemas"]["Mistake"][];
        };
        /** @description A text with at least one character. */
        NonEmptyText: string;
        /**
         * @description Body of status 501.
         * @example {
         *       "code": 501,
         *       "msg": "The module \"podcast\" is not available on this server: use \"general\".",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        NotImplementedBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 501;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 413.
         * @example {
         *       "code": 413,
         *       "msg": "The body is larger than 10485760 bytes, the most this server takes.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        PayloadTooLargeBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 413;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description What a model thought beside its answer. Clients that keep it may send it back in messages of the assistant's; no
         *     model is shown it.
         * @example {
         *       "type": "reasoning",
         *       "reasoning": "Let me think about this..."
         *     }
         */
        ReasoningBlock: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reasoning";
            /** @description The thoughts. */
            reasoning: string;
        };
        /**
         * @description The model has thought.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningEndEvent: {
            /** @description Id of the reasoning, the same in its five events: `reasoning-` and 8 hexadecimal digits. */
            messageId: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description The model has thought.
         * @example {
         *       "event": "reasoning_end",
         *       "data": {
         *         "messageId": "reasoning-0a1b2c3d",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ReasoningEndFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_end";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ReasoningEndEvent"];
        };
        /**
         * @description A piece of what the model thinks. There is at least one in a message.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "delta": "Let me analyze this step by step...",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageContentEvent: {
            /** @description Id of the reasoning, the same in its five events: `reasoning-` and 8 hexadecimal digits. */
            messageId: string;
            /** @description The piece. */
            delta: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A piece of what the model thinks.
         * @example {
         *       "event": "reasoning_message_content",
         *       "data": {
         *         "messageId": "reasoning-0a1b2c3d",
         *         "delta": "Let me analyze this step by step...",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ReasoningMessageContentFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_message_content";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ReasoningMessageContentEvent"];
        };
        /**
         * @description A message of the reasoning is complete.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageEndEvent: {
            /** @description Id of the reasoning, the same in its five events: `reasoning-` and 8 hexadecimal digits. */
            messageId: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A message of the reasoning is complete.
         * @example {
         *       "event": "reasoning_message_end",
         *       "data": {
         *         "messageId": "reasoning-0a1b2c3d",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ReasoningMessageEndFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_message_end";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ReasoningMessageEndEvent"];
        };
        /**
         * @description A message of the reasoning begins.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "role": "assistant",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageStartEvent: {
            /** @description Id of the reasoning, the same in its five events: `reasoning-` and 8 hexadecimal digits. */
            messageId: string;
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            role: "assistant";
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A message of the reasoning begins.
         * @example {
         *       "event": "reasoning_message_start",
         *       "data": {
         *         "messageId": "reasoning-0a1b2c3d",
         *         "role": "assistant",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ReasoningMessageStartFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_message_start";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ReasoningMessageStartEvent"];
        };
        /**
         * @description The model begins to think.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningStartEvent: {
            /** @description Id of the reasoning, the same in its five events: `reasoning-` and 8 hexadecimal digits. */
            messageId: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description The model begins to think.
         * @example {
         *       "event": "reasoning_start",
         *       "data": {
         *         "messageId": "reasoning-0a1b2c3d",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ReasoningStartFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_start";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ReasoningStartEvent"];
        };
        /**
         * @description Body of status 408.
         * @example {
         *       "code": 408,
         *       "msg": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        RequestTimeoutBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 408;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Something that the model should know of.
         * @example {
         *       "uri": "https://example.com/report",
         *       "title": "Report",
         *       "description": "Sales of last year"
         *     }
         */
        Resource: {
            /** @description Where it is. */
            uri: string;
            /** @description What it is called. */
            title?: string | null;
            /** @description What it is about. */
            description?: string | null;
        };
        /**
         * @description How the run is doing.
         * @example {
         *       "type": "running",
         *       "message": "turn 1",
         *       "thread_id": "thread_1"
         *     }
         * @example {
         *       "type": "complete",
         *       "thread_id": "thread_1"
         *     }
         */
        StatusEvent: {
            /** @description How it is doing. */
            type: components["schemas"]["StatusType"];
            /**
             * @description More about it. With `running` it is `turn` and the turn's number, from 1, such as `turn 1`; with `complete` it is
             *     the limit that the run has reached, such as `max_turns`, and absent when there was none.
             */
            message?: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description How the run is doing.
         * @example {
         *       "event": "status",
         *       "data": {
         *         "type": "complete",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        StatusFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "status";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["StatusEvent"];
        };
        /**
         * @description How a run is doing.
         * @enum {string}
         */
        StatusType: "start" | "running" | "complete" | "error";
        /** @description Every event that a stream can carry, with its name. More may be added: readers ignore names they don't know. */
        StreamFrame: components["schemas"]["ToolCallStartFrame"] | components["schemas"]["ToolCallArgsFrame"] | components["schemas"]["ToolCallEndFrame"] | components["schemas"]["ToolResultFrame"] | components["schemas"]["ReasoningStartFrame"] | components["schemas"]["ReasoningMessageStartFrame"] | components["schemas"]["ReasoningMessageContentFrame"] | components["schemas"]["ReasoningMessageEndFrame"] | components["schemas"]["ReasoningEndFrame"] | components["schemas"]["MessageFrame"] | components["schemas"]["StatusFrame"] | components["schemas"]["ErrorFrame"];
        /**
         * @description A message of the system's: what the model is told of its work.
         * @example {
         *       "role": "system",
         *       "content": "Answer in one sentence."
         *     }
         */
        SystemMessage: {
            /**
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description What it says. */
            content: components["schemas"]["InputContent"];
            /** @description Name of who it is from. Ignored. */
            name?: string | null;
        };
        /**
         * @description Text.
         * @example {
         *       "type": "text",
         *       "text": "Your text content here"
         *     }
         */
        TextBlock: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, kept exactly as it is. */
            text: string;
        };
        /**
         * @description Id of a thread: the client's own, or one of this server's. UUIDs are usual; any text of 1 to 255 characters will do,
         *     but for one with U+0000 or half a surrogate pair.
         */
        ThreadId: string;
        /**
         * @description Body of status 429.
         * @example {
         *       "code": 429,
         *       "msg": "Requests come too fast. Allowed a second: 100; at once after a pause: 1000.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        TooManyRequestsBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 429;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A piece of a call's arguments. There is at least one; all of them, joined, are the arguments as JSON.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "delta": "{\"query\": \"weather",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallArgsEvent: {
            /** @description Id of the call. */
            toolCallId: string;
            /** @description The piece. */
            delta: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A piece of a call's arguments.
         * @example {
         *       "event": "tool_call_args",
         *       "data": {
         *         "toolCallId": "call_abc123",
         *         "delta": "{\"query\": \"weather",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ToolCallArgsFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_call_args";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ToolCallArgsEvent"];
        };
        /**
         * @description The arguments of a call are complete.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallEndEvent: {
            /** @description Id of the call. */
            toolCallId: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description The arguments of a call are complete.
         * @example {
         *       "event": "tool_call_end",
         *       "data": {
         *         "toolCallId": "call_abc123",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ToolCallEndFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_call_end";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ToolCallEndEvent"];
        };
        /**
         * @description A tool call begins.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "toolCallName": "web_search",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallStartEvent: {
            /** @description Id of the call. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolCallName: string;
            /** @description Id of the thread. */
            thread_id: string;
            /** @description Name of the agent: `agent_id` of the request. Absent for `default`. */
            agent?: string;
        };
        /**
         * @description A tool call begins.
         * @example {
         *       "event": "tool_call_start",
         *       "data": {
         *         "toolCallId": "call_abc123",
         *         "toolCallName": "web_search",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ToolCallStartFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_call_start";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ToolCallStartEvent"];
        };
        /**
         * @description A call has a result.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "content": "The weather in Tokyo is...",
         *       "role": "tool",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolResultEvent: {
            /** @description Id of the call. */
            toolCallId: string;
            /** @description The result: its text, when it is one block of text; else its blocks as JSON. Of a call that failed, the error. */
            content: string;
            /**
             * @description Always `tool`.
             * @enum {string}
             */
            role: "tool";
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A call has a result.
         * @example {
         *       "event": "tool_result",
         *       "data": {
         *         "toolCallId": "call_abc123",
         *         "content": "The weather in Tokyo is...",
         *         "role": "tool",
         *         "thread_id": "thread_1"
         *       }
         *     }
         */
        ToolResultFrame: {
            /**
             * @description Name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_result";
            /** @description The event. It does not repeat the name. */
            data: components["schemas"]["ToolResultEvent"];
        };
        /** @description Names one error, in its body and in the server's log: 32 hexadecimal digits. */
        TraceId: string;
        /**
         * @description Body of status 401.
         * @example {
         *       "code": 401,
         *       "msg": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\".",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        UnauthorizedBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 401;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 503.
         * @example {
         *       "code": 503,
         *       "msg": "The server is restarting. Send the request again in a moment.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        UnavailableBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 503;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 415.
         * @example {
         *       "code": 415,
         *       "msg": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        UnsupportedMediaTypeBody: {
            /**
             * @description The HTTP status, repeated.
             * @enum {integer}
             */
            code: 415;
            /** @description What went wrong this time, and what to do. */
            msg: string;
            /**
             * @description More about it.
             * @constant
             */
            data: null;
            /** @description Names this error; the server's log has the same where the error is the server's fault. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A message of the user's.
         * @example {
         *       "role": "user",
         *       "content": "What is the weather in Tokyo?"
         *     }
         */
        UserMessage: {
            /**
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description What it says. */
            content: components["schemas"]["InputContent"];
            /** @description Name of who it is from. Ignored. */
            name?: string | null;
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
    streamAgent: {
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
            path?: never;
            cookie?: never;
        };
        /** @description What to answer. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "role": "user",
                 *           "content": "What is 2 to the power of 100?"
                 *         }
                 *       ],
                 *       "module": "general"
                 *     }
                 */
                "application/json": components["schemas"]["AgentRequest"];
            };
        };
        responses: {
            /** @description A stream of a run's events. */
            200: {
                headers: {
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
                    "text/event-stream": components["schemas"]["StreamFrame"];
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
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The request asks for what clients may not do. */
            403: {
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
                    "application/json": components["schemas"]["ForbiddenBody"];
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
            /** @description Another run is going on on the thread. */
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
            /** @description The request asks for what this server does not have, though it is known. */
            501: {
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
                    "application/json": components["schemas"]["NotImplementedBody"];
                };
            };
            /** @description The server cannot do this now: it is about to stop, cannot reach its database, or has no memory for the body. */
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
    streamChat: {
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
            path?: never;
            cookie?: never;
        };
        /** @description What to answer. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "role": "user",
                 *           "content": "What is the weather in Tokyo?"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description A stream of a run's events. */
            200: {
                headers: {
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
                    "text/event-stream": components["schemas"]["StreamFrame"];
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
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The request asks for what clients may not do. */
            403: {
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
                    "application/json": components["schemas"]["ForbiddenBody"];
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
            /** @description Another run is going on on the thread. */
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
            /** @description The server cannot do this now: it is about to stop, cannot reach its database, or has no memory for the body. */
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

export type AgentModule = components["schemas"]["AgentModule"];
export type AgentRequest = components["schemas"]["AgentRequest"];
export type AssistantBlock = components["schemas"]["AssistantBlock"];
export type AssistantBlocks = components["schemas"]["AssistantBlocks"];
export type AssistantContent = components["schemas"]["AssistantContent"];
export type AssistantMessage = components["schemas"]["AssistantMessage"];
export type AudioBlock = components["schemas"]["AudioBlock"];
export type BadRequestBody = components["schemas"]["BadRequestBody"];
export type BlockUrl = components["schemas"]["BlockUrl"];
export type ChatRequest = components["schemas"]["ChatRequest"];
export type ConfiguredName = components["schemas"]["ConfiguredName"];
export type ConflictBody = components["schemas"]["ConflictBody"];
export type ErrorCode = components["schemas"]["ErrorCode"];
export type ErrorEvent = components["schemas"]["ErrorEvent"];
export type ErrorFrame = components["schemas"]["ErrorFrame"];
export type FileBlock = components["schemas"]["FileBlock"];
export type ForbiddenBody = components["schemas"]["ForbiddenBody"];
export type GoneBody = components["schemas"]["GoneBody"];
export type IdempotencyKeyReusedBody = components["schemas"]["IdempotencyKeyReusedBody"];
export type ImageBlock = components["schemas"]["ImageBlock"];
export type ImageDetail = components["schemas"]["ImageDetail"];
export type InputBlock = components["schemas"]["InputBlock"];
export type InputBlocks = components["schemas"]["InputBlocks"];
export type InputContent = components["schemas"]["InputContent"];
export type InternalErrorBody = components["schemas"]["InternalErrorBody"];
export type JsonObject = components["schemas"]["JsonObject"];
export type McpSettings = components["schemas"]["McpSettings"];
export type MediaType = components["schemas"]["MediaType"];
export type Message = components["schemas"]["Message"];
export type MessageEvent = components["schemas"]["MessageEvent"];
export type MessageFrame = components["schemas"]["MessageFrame"];
export type Mistake = components["schemas"]["Mistake"];
export type Mistakes = components["schemas"]["Mistakes"];
export type NonEmptyText = components["schemas"]["NonEmptyText"];
export type NotImplementedBody = components["schemas"]["NotImplementedBody"];
export type PayloadTooLargeBody = components["schemas"]["PayloadTooLargeBody"];
export type ReasoningBlock = components["schemas"]["ReasoningBlock"];
export type ReasoningEndEvent = components["schemas"]["ReasoningEndEvent"];
export type ReasoningEndFrame = components["schemas"]["ReasoningEndFrame"];
export type ReasoningMessageContentEvent = components["schemas"]["ReasoningMessageContentEvent"];
export type ReasoningMessageContentFrame = components["schemas"]["ReasoningMessageContentFrame"];
export type ReasoningMessageEndEvent = components["schemas"]["ReasoningMessageEndEvent"];
export type ReasoningMessageEndFrame = components["schemas"]["ReasoningMessageEndFrame"];
export type ReasoningMessageStartEvent = components["schemas"]["ReasoningMessageStartEvent"];
export type ReasoningMessageStartFrame = components["schemas"]["ReasoningMessageStartFrame"];
export type ReasoningStartEvent = components["schemas"]["ReasoningStartEvent"];
export type ReasoningStartFrame = components["schemas"]["ReasoningStartFrame"];
export type RequestTimeoutBody = components["schemas"]["RequestTimeoutBody"];
export type Resource = components["schemas"]["Resource"];
export type StatusEvent = components["schemas"]["StatusEvent"];
export type StatusFrame = components["schemas"]["StatusFrame"];
export type StatusType = components["schemas"]["StatusType"];
export type StreamFrame = components["schemas"]["StreamFrame"];
export type SystemMessage = components["schemas"]["SystemMessage"];
export type TextBlock = components["schemas"]["TextBlock"];
export type ThreadId = components["schemas"]["ThreadId"];
export type TooManyRequestsBody = components["schemas"]["TooManyRequestsBody"];
export type ToolCallArgsEvent = components["schemas"]["ToolCallArgsEvent"];
export type ToolCallArgsFrame = components["schemas"]["ToolCallArgsFrame"];
export type ToolCallEndEvent = components["schemas"]["ToolCallEndEvent"];
export type ToolCallEndFrame = components["schemas"]["ToolCallEndFrame"];
export type ToolCallStartEvent = components["schemas"]["ToolCallStartEvent"];
export type ToolCallStartFrame = components["schemas"]["ToolCallStartFrame"];
export type ToolResultEvent = components["schemas"]["ToolResultEvent"];
export type ToolResultFrame = components["schemas"]["ToolResultFrame"];
export type TraceId = components["schemas"]["TraceId"];
export type UnauthorizedBody = components["schemas"]["UnauthorizedBody"];
export type UnavailableBody = components["schemas"]["UnavailableBody"];
export type UnsupportedMediaTypeBody = components["schemas"]["UnsupportedMediaTypeBody"];
export type UserMessage = components["schemas"]["UserMessage"];
