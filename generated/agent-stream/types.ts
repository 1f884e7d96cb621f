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
         * Run an agent with a sandbox
         * @description Runs an agent with a sandbox on a conversation and streams its response.
         *
         *     Like `streamChat`, with the additional tool `run_code`, which runs JavaScript in the thread's sandbox. See "The
         *     sandbox".
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
         * Chat with tools
         * @description Runs the model on a conversation and streams its response.
         *
         *     The first event is `status` with `start`, the last `status` with `complete` or `error`. Requests are rejected
         *     before the stream starts. The model has the project's tools, without the sandbox.
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
         * @description Purpose of an agent.
         * @enum {string}
         */
        AgentModule: "general" | "research" | "podcast" | "ppt" | "prose";
        /**
         * @description Request of `streamAgent`.
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
            /** @description The conversation, oldest first. See "The conversation" for how new messages are found. */
            messages: components["schemas"]["Message"][];
            /** @description Id of the thread. The thread is created if it does not exist. If absent, a thread with a new UUID is created. */
            thread_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description Name of the agent: `default`, with the server's default model and all tools of the project, or an agent of the
             *     server's configuration. An unknown name gets status 400.
             * @default default
             */
            agent_id?: components["schemas"]["ConfiguredName"] | null;
            /** @description Id of the model. Default: the agent's model. An unknown id gets status 400. */
            model_id?: components["schemas"]["ConfiguredName"] | null;
            /**
             * @description Set to stream the model's reasoning.
             * @default false
             */
            enable_deep_thinking?: boolean | null;
            /** @description Resources for this run, in addition to the conversation. */
            resources?: components["schemas"]["Resource"][] | null;
            /**
             * @description Set to false to remove the tools `web_search` and `web_fetch`.
             * @default true
             */
            enable_web_search?: boolean | null;
            /** @description MCP servers of the client. */
            mcp_settings?: components["schemas"]["McpSettings"] | null;
            /**
             * @description Maximum number of plans. No effect: the server makes no plans.
             * @default 1
             */
            max_plan_iterations?: number | null;
            /**
             * @description Maximum number of steps in a plan. No effect.
             * @default 3
             */
            max_step_num?: number | null;
            /**
             * @description Maximum number of search results. No effect: the model determines it.
             * @default 3
             */
            max_search_results?: number | null;
            /**
             * @description Set to accept plans without asking. No effect.
             * @default true
             */
            auto_accepted_plan?: boolean | null;
            /** @description The user's feedback on a plan. No effect. */
            interrupt_feedback?: string | null;
            /**
             * @description Set to search the web before planning. No effect.
             * @default true
             */
            enable_background_investigation?: boolean | null;
            /**
             * @description The user's language (BCP 47). No effect: the model responds in the language of the conversation.
             * @default en-US
             */
            locale?: string | null;
            /** @description Alias of `thread_id`. If both are present, they must be equal. */
            session_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description Purpose of the agent.
             * @default general
             */
            module?: components["schemas"]["AgentModule"] | null;
        };
        /** @description A block of an assistant message. */
        AssistantBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["FileBlock"] | components["schemas"]["ReasoningBlock"];
        /** @description Blocks of an assistant message. */
        AssistantBlocks: components["schemas"]["AssistantBlock"][];
        /** @description Content of an assistant message: text, or blocks. */
        AssistantContent: components["schemas"]["NonEmptyText"] | components["schemas"]["AssistantBlocks"];
        /**
         * @description An assistant message.
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
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The content. */
            content: components["schemas"]["AssistantContent"];
            /** @description Name of the author. Ignored. */
            name?: string | null;
        };
        /**
         * @description Audio, by URL or as data.
         * @example {
         *       "type": "audio",
         *       "data": "UklGRg==",
         *       "mime_type": "audio/wav"
         *     }
         */
        AudioBlock: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description URL of the data. Required without `data`. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The data in base64 (RFC 4648 section 4). Required without `url`. */
            data?: string | null;
            /**
             * @description Media type of the data.
             * @default audio/mp3
             */
            mime_type?: components["schemas"]["MediaType"] | null;
        };
        /**
         * @description Body of status 400. `data` is null if the error has no location, for example if the body is not JSON.
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 400;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /** @description Details of the error. */
            data: components["schemas"]["Mistakes"] | null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /** @description An http or https URL, or a `data:` URL (RFC 2397). The scheme is case-insensitive. */
        BlockUrl: string;
        /**
         * @description Request of `streamChat`.
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
            /** @description The conversation, oldest first. See "The conversation" for how new messages are found. */
            messages: components["schemas"]["Message"][];
            /** @description Id of the thread. The thread is created if it does not exist. If absent, a thread with a new UUID is created. */
            thread_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description Name of the agent: `default`, with the server's default model and all tools of the project, or an agent of the
             *     server's configuration. An unknown name gets status 400.
             * @default default
             */
            agent_id?: components["schemas"]["ConfiguredName"] | null;
            /** @description Id of the model. Default: the agent's model. An unknown id gets status 400. */
            model_id?: components["schemas"]["ConfiguredName"] | null;
            /**
             * @description Set to stream the model's reasoning.
             * @default false
             */
            enable_deep_thinking?: boolean | null;
            /** @description Resources for this run, in addition to the conversation. */
            resources?: components["schemas"]["Resource"][] | null;
            /**
             * @description Set to false to remove the tools `web_search` and `web_fetch`.
             * @default true
             */
            enable_web_search?: boolean | null;
            /** @description MCP servers of the client. */
            mcp_settings?: components["schemas"]["McpSettings"] | null;
            /**
             * @description Maximum number of plans. No effect: the server makes no plans.
             * @default 1
             */
            max_plan_iterations?: number | null;
            /**
             * @description Maximum number of steps in a plan. No effect.
             * @default 3
             */
            max_step_num?: number | null;
            /**
             * @description Maximum number of search results. No effect: the model determines it.
             * @default 3
             */
            max_search_results?: number | null;
            /**
             * @description Set to accept plans without asking. No effect.
             * @default true
             */
            auto_accepted_plan?: boolean | null;
            /** @description The user's feedback on a plan. No effect. */
            interrupt_feedback?: string | null;
            /**
             * @description Set to search the web before planning. No effect.
             * @default true
             */
            enable_background_investigation?: boolean | null;
            /**
             * @description The user's language (BCP 47). No effect: the model responds in the language of the conversation.
             * @default en-US
             */
            locale?: string | null;
            /**
             * @description Set to let the model ask for clarification first. No effect: it may always ask.
             * @default false
             */
            enable_clarification?: boolean | null;
            /**
             * @description Maximum number of clarification questions. No effect.
             * @default 3
             */
            max_clarification_rounds?: number | null;
            /** @description Names of tools that need approval. No effect: see "Tools". */
            interrupt_before_tools?: string[] | null;
        };
        /** @description Name of an agent or a model in the server's configuration. */
        ConfiguredName: string;
        /**
         * @description Body of status 409.
         * @example {
         *       "code": 409,
         *       "msg": "A run is active on this thread. Wait until it ends.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        ConflictBody: {
            /**
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 409;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /** @description Error code, for programs. Values may be added, and a model may have its own codes. */
        ErrorCode: string | ("TOOL_ERROR" | "INVALID_STATE_CHANGE" | "CANCELLED" | "RATE_LIMIT" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "AWAITING_INPUT" | "SERVER_RESTARTING" | "INTERNAL_ERROR");
        /**
         * @description An error. If the run cannot continue, the last `status` follows immediately.
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
            /** @description The error. */
            message: string;
            /** @description Error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description An error.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ErrorEvent"];
        };
        /**
         * @description A file, by URL or as data.
         * @example {
         *       "type": "file",
         *       "data": "JVBERi0=",
         *       "mime_type": "application/pdf",
         *       "filename": "report.pdf"
         *     }
         */
        FileBlock: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description URL of the data. Required without `data`. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The data in base64 (RFC 4648 section 4). Required without `url`. */
            data?: string | null;
            /**
             * @description Media type of the data.
             * @default application/octet-stream
             */
            mime_type?: components["schemas"]["MediaType"] | null;
            /** @description Name of the file. */
            filename?: string | null;
            /** @description Path of the file at the client. Ignored: the server does not read files of clients. */
            filepath?: string | null;
        };
        /**
         * @description Body of status 403.
         * @example {
         *       "code": 403,
         *       "msg": "This server does not accept MCP servers from clients. Remove mcp_settings.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        ForbiddenBody: {
            /**
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 403;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 410.
         * @example {
         *       "code": 410,
         *       "msg": "The events of this key's run are no longer stored. Use a new key for a new request.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        GoneBody: {
            /**
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 410;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 422;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description An image, by URL or as data.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description URL of the data. Required without `data`. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The data in base64 (RFC 4648 section 4). Required without `url`. */
            data?: string | null;
            /**
             * @description Media type of the data.
             * @default image/jpeg
             */
            mime_type?: components["schemas"]["MediaType"] | null;
            /**
             * @description Resolution at which the model reads the image, if the provider supports it.
             * @default auto
             */
            detail?: components["schemas"]["ImageDetail"] | null;
        };
        /**
         * @description Resolution at which a model reads an image.
         * @enum {string}
         */
        ImageDetail: "auto" | "low" | "high";
        /** @description A block of a user or system message. */
        InputBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["FileBlock"];
        /** @description Blocks of a user or system message. */
        InputBlocks: components["schemas"]["InputBlock"][];
        /** @description Content of a user or system message: text, or blocks. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 500;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
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
         * @description Model Context Protocol servers of the client.
         * @example {
         *       "servers": {}
         *     }
         */
        McpSettings: {
            /** @description The servers by name. Requests with any server get status 403. */
            servers?: components["schemas"]["JsonObject"] | null;
        };
        /** @description A media type (RFC 6838 section 4.2), with or without parameters. */
        MediaType: string;
        /** @description A message of the conversation. */
        Message: components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["SystemMessage"];
        /**
         * @description A delta of the response text.
         * @example {
         *       "content": "Here is the weather information...",
         *       "thread_id": "thread_1"
         *     }
         */
        MessageEvent: {
            /** @description The delta. */
            content: string;
            /** @description Id of the thread. */
            thread_id: string;
            /** @description Name of the agent: `agent_id` of the request. Absent for `default`. */
            agent?: string;
        };
        /**
         * @description A delta of the response text.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["MessageEvent"];
        };
        /**
         * @description One error in a request, and its location.
         * @example {
         *       "pointer": "/messages/0/content",
         *       "message": "must be a string or an array, not a number"
         *     }
         */
        Mistake: {
            /**
             * @description Location of the error: a JSON Pointer (RFC 6901) into the request body. For a missing field it is the path where
             *     the field belongs; for the body itself it is empty.
             */
            pointer: string;
            /** @description Description of the error, with the allowed values. */
            message: string;
        };
        /**
         * @description The errors of a request.
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
            /** @description The errors and their locations, at least one but not necessarily all. */
            errors: components["schemas"]["Mistake"][];
        };
        /** @description A string with at least one character. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 501;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Body of status 413.
         * @example {
         *       "code": 413,
         *       "msg": "The body is larger than 10485760 bytes, the limit of this server.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        PayloadTooLargeBody: {
            /**
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 413;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Reasoning of a model. Clients that keep it may send it back in assistant messages; it is not sent to a model.
         * @example {
         *       "type": "reasoning",
         *       "reasoning": "Let me think about this..."
         *     }
         */
        ReasoningBlock: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reasoning";
            /** @description The reasoning text. */
            reasoning: string;
        };
        /**
         * @description Reasoning is complete.
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
         * @description Reasoning is complete.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ReasoningEndEvent"];
        };
        /**
         * @description A delta of the reasoning text. Every message has at least one.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "delta": "Let me analyze this step by step...",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageContentEvent: {
            /** @description Id of the reasoning, the same in its five events: `reasoning-` and 8 hexadecimal digits. */
            messageId: string;
            /** @description The delta. */
            delta: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A delta of the reasoning text.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ReasoningMessageContentEvent"];
        };
        /**
         * @description A reasoning message is complete.
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
         * @description A reasoning message is complete.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ReasoningMessageEndEvent"];
        };
        /**
         * @description A reasoning message starts.
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
         * @description A reasoning message starts.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ReasoningMessageStartEvent"];
        };
        /**
         * @description Reasoning starts.
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
         * @description Reasoning starts.
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
            /** @description The event. Does not contain the name. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 408;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A resource for the model.
         * @example {
         *       "uri": "https://example.com/report",
         *       "title": "Report",
         *       "description": "Sales of last year"
         *     }
         */
        Resource: {
            /** @description URI of the resource. */
            uri: string;
            /** @description Title of the resource. */
            title?: string | null;
            /** @description Description of the resource. */
            description?: string | null;
        };
        /**
         * @description Status of the run.
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
            /** @description Status of the run. */
            type: components["schemas"]["StatusType"];
            /**
             * @description Details of the status. With `running`: `turn` and the number of the turn from 1, such as `turn 1`. With `complete`:
             *     the limit that the run reached, such as `max_turns`, absent if none.
             */
            message?: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description Status of the run.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["StatusEvent"];
        };
        /**
         * @description Status of a run.
         * @enum {string}
         */
        StatusType: "start" | "running" | "complete" | "error";
        /** @description Any event of a stream, with its name. Names may be added: ignore those that you do not know. */
        StreamFrame: components["schemas"]["ToolCallStartFrame"] | components["schemas"]["ToolCallArgsFrame"] | components["schemas"]["ToolCallEndFrame"] | components["schemas"]["ToolResultFrame"] | components["schemas"]["ReasoningStartFrame"] | components["schemas"]["ReasoningMessageStartFrame"] | components["schemas"]["ReasoningMessageContentFrame"] | components["schemas"]["ReasoningMessageEndFrame"] | components["schemas"]["ReasoningEndFrame"] | components["schemas"]["MessageFrame"] | components["schemas"]["StatusFrame"] | components["schemas"]["ErrorFrame"];
        /**
         * @description A system message: instructions for the model.
         * @example {
         *       "role": "system",
         *       "content": "Answer in one sentence."
         *     }
         */
        SystemMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The content. */
            content: components["schemas"]["InputContent"];
            /** @description Name of the author. Ignored. */
            name?: string | null;
        };
        /**
         * @description A text block.
         * @example {
         *       "type": "text",
         *       "text": "Your text content here"
         *     }
         */
        TextBlock: {
            /**
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, stored unchanged. */
            text: string;
        };
        /**
         * @description Id of a thread, chosen by the client or the server, usually a UUID. Any text of 1 to 255 characters without U+0000
         *     and unpaired surrogates.
         */
        ThreadId: string;
        /**
         * @description Body of status 429.
         * @example {
         *       "code": 429,
         *       "msg": "Too many requests. The limit is 100 per second, with bursts of 1000.",
         *       "data": null,
         *       "trace_id": "4bf92f3577b34da6a3ce929d0e0e4736"
         *     }
         */
        TooManyRequestsBody: {
            /**
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 429;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A delta of a call's arguments. Every call has at least one; all deltas, joined, are the arguments as JSON.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "delta": "{\"query\": \"weather",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallArgsEvent: {
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description The delta. */
            delta: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description A delta of a call's arguments.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ToolCallArgsEvent"];
        };
        /**
         * @description The arguments of a tool call are complete.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallEndEvent: {
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description Id of the thread. */
            thread_id: string;
        };
        /**
         * @description The arguments of a tool call are complete.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ToolCallEndEvent"];
        };
        /**
         * @description A tool call starts.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "toolCallName": "web_search",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallStartEvent: {
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description Name of the tool. */
            toolCallName: string;
            /** @description Id of the thread. */
            thread_id: string;
            /** @description Name of the agent: `agent_id` of the request. Absent for `default`. */
            agent?: string;
        };
        /**
         * @description A tool call starts.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ToolCallStartEvent"];
        };
        /**
         * @description Result of a tool call.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "content": "The weather in Tokyo is...",
         *       "role": "tool",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolResultEvent: {
            /** @description Id of the tool call. */
            toolCallId: string;
            /** @description The result: the text if it is a single text block, otherwise the JSON of its blocks. If the call failed, the error. */
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
         * @description Result of a tool call.
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
            /** @description The event. Does not contain the name. */
            data: components["schemas"]["ToolResultEvent"];
        };
        /** @description Id of one occurrence of an error, in its body and in the server's log: 32 hexadecimal digits. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 401;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 503;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
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
             * @description The HTTP status code.
             * @enum {integer}
             */
            code: 415;
            /** @description Explanation of this occurrence, and what to do about it. */
            msg: string;
            /**
             * @description Details of the error.
             * @constant
             */
            data: null;
            /** @description Id of this occurrence. The server logs the same id for its own errors. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A user message.
         * @example {
         *       "role": "user",
         *       "content": "What is the weather in Tokyo?"
         *     }
         */
        UserMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The content. */
            content: components["schemas"]["InputContent"];
            /** @description Name of the author. Ignored. */
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
                 * @description A unique key that makes it safe to retry the request. A request with the same key and the same body joins the run
                 *     that the first request started and receives its stream from the first event. Two bodies are considered the same if
                 *     they are equivalent as JSON, regardless of the order of fields. A key is scoped to the project and to this
                 *     contract, and is kept for as long as its run. It does not conflict with the keys of requests that do not start a
                 *     run.
                 *
                 *     The status is 422 if the key was used for a different request, and 410 `EVENTS_GONE` if the run's events are no
                 *     longer stored. In both cases, no run is started.
                 *
                 *     This header is an additive extension: without it, a client that lost the response could not know whether the run
                 *     exists.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and settings of the run. */
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
            /** @description The event stream of a run. */
            200: {
                headers: {
                    /** @description Prevents caching and transformation: exactly this value. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering in proxies. */
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
                    "text/event-stream": components["schemas"]["StreamFrame"];
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
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description Authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The request uses a feature that clients are not allowed to use. */
            403: {
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
                    "application/json": components["schemas"]["ForbiddenBody"];
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
            /** @description Another run is active on the thread. */
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
            /** @description The events of this idempotency key's run are no longer stored. */
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
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
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
            /** @description An internal error of the server. */
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
            /** @description The request uses a feature that this server does not provide. */
            501: {
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
                    "application/json": components["schemas"]["NotImplementedBody"];
                };
            };
            /**
             * @description The server is temporarily unavailable: it is shutting down, cannot reach its database, or has no memory for the
             *     request body.
             */
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
    streamChat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique key that makes it safe to retry the request. A request with the same key and the same body joins the run
                 *     that the first request started and receives its stream from the first event. Two bodies are considered the same if
                 *     they are equivalent as JSON, regardless of the order of fields. A key is scoped to the project and to this
                 *     contract, and is kept for as long as its run. It does not conflict with the keys of requests that do not start a
                 *     run.
                 *
                 *     The status is 422 if the key was used for a different request, and 410 `EVENTS_GONE` if the run's events are no
                 *     longer stored. In both cases, no run is started.
                 *
                 *     This header is an additive extension: without it, a client that lost the response could not know whether the run
                 *     exists.
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and settings of the run. */
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
            /** @description The event stream of a run. */
            200: {
                headers: {
                    /** @description Prevents caching and transformation: exactly this value. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering in proxies. */
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
                    "text/event-stream": components["schemas"]["StreamFrame"];
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
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description Authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "Bearer";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The request uses a feature that clients are not allowed to use. */
            403: {
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
                    "application/json": components["schemas"]["ForbiddenBody"];
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
            /** @description Another run is active on the thread. */
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
            /** @description The events of this idempotency key's run are no longer stored. */
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
            /** @description Too many requests, open streams, or bytes of request bodies in flight. */
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
            /** @description An internal error of the server. */
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
            /**
             * @description The server is temporarily unavailable: it is shutting down, cannot reach its database, or has no memory for the
             *     request body.
             */
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
