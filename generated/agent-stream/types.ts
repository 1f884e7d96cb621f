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
         *     This operation works like `streamChat`, but the agent can also call the `run_code` tool, which runs JavaScript in
         *     the thread's sandbox. See "The sandbox".
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
         *     The first event is a `status` event of type `start`; the last is a `status` event of type `complete` or `error`.
         *     Invalid requests are rejected before the stream starts. The model can use the project's tools, but not the sandbox.
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
         * @description The purpose of an agent.
         *
         *     - `general`: General purpose.
         *     - `research`: Not available. Requests with this value are rejected with status 501.
         *     - `podcast`: Not available. Requests with this value are rejected with status 501.
         *     - `ppt`: Not available. Requests with this value are rejected with status 501.
         *     - `prose`: Not available. Requests with this value are rejected with status 501.
         * @enum {string}
         */
        AgentModule: "general" | "research" | "podcast" | "ppt" | "prose";
        /**
         * @description The request body of `streamAgent`.
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
            /**
             * @description The messages of the conversation, oldest first. See "The conversation" for how the server identifies the new
             *     messages.
             */
            messages: components["schemas"]["Message"][];
            /**
             * @description The thread ID. If no thread with this ID exists, it is created. If the field is absent, the server creates a thread
             *     with a new UUID.
             */
            thread_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description The agent name: either `default`, which has the server's default model and all tools of the project, or an agent
             *     from the server's configuration. An unknown name is rejected with status 400.
             * @default default
             */
            agent_id?: components["schemas"]["ConfiguredName"] | null;
            /** @description The model ID. Defaults to the agent's model. An unknown ID is rejected with status 400. */
            model_id?: components["schemas"]["ConfiguredName"] | null;
            /**
             * @description Set to `true` to stream the model's reasoning.
             * @default false
             */
            enable_deep_thinking?: boolean | null;
            /** @description Resources that are sent to the model in this run, in addition to the conversation. */
            resources?: components["schemas"]["Resource"][] | null;
            /**
             * @description Set to `false` to run without the `web_search` and `web_fetch` tools.
             * @default true
             */
            enable_web_search?: boolean | null;
            /** @description The client's MCP servers. */
            mcp_settings?: components["schemas"]["McpSettings"] | null;
            /**
             * @description Maximum number of plan iterations. Has no effect, because the server does not create plans.
             * @default 1
             */
            max_plan_iterations?: number | null;
            /**
             * @description Maximum number of steps in a plan. Has no effect.
             * @default 3
             */
            max_step_num?: number | null;
            /**
             * @description Maximum number of search results. Has no effect, because the model chooses the number.
             * @default 3
             */
            max_search_results?: number | null;
            /**
             * @description Set to `true` to accept plans without asking the user. Has no effect.
             * @default true
             */
            auto_accepted_plan?: boolean | null;
            /** @description The user's feedback on a plan. Has no effect. */
            interrupt_feedback?: string | null;
            /**
             * @description Set to `true` to search the web before planning. Has no effect.
             * @default true
             */
            enable_background_investigation?: boolean | null;
            /**
             * @description The user's language (BCP 47). Has no effect: the model responds in the language of the conversation.
             * @default en-US
             */
            locale?: string | null;
            /** @description An alias for `thread_id`. If both fields are present, their values must be identical. */
            session_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description The purpose of the agent.
             * @default general
             */
            module?: components["schemas"]["AgentModule"] | null;
        };
        /** @description A content block in an assistant message. */
        AssistantBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["FileBlock"] | components["schemas"]["ReasoningBlock"];
        /** @description The content blocks of an assistant message. */
        AssistantBlocks: components["schemas"]["AssistantBlock"][];
        /** @description The content of an assistant message: a string or an array of content blocks. */
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
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The message content. */
            content: components["schemas"]["AssistantContent"];
            /** @description The name of the message's author. Ignored. */
            name?: string | null;
        };
        /**
         * @description Audio, given as a URL or as base64 data.
         * @example {
         *       "type": "audio",
         *       "data": "UklGRg==",
         *       "mime_type": "audio/wav"
         *     }
         */
        AudioBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The URL of the data. Required if `data` is absent. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The data, encoded in base64 (RFC 4648 section 4). Required if `url` is absent. */
            data?: string | null;
            /**
             * @description The media type of the data.
             * @default audio/mp3
             */
            mime_type?: components["schemas"]["MediaType"] | null;
        };
        /**
         * @description The body of a 400 response. `data` is null if the error has no location, for example because the body is not JSON.
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
             * @constant
             */
            code: 400;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /** @description Error details. */
            data: components["schemas"]["Mistakes"] | null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /** @description An `http`, `https` or `data:` URL (RFC 2397). The scheme is case-insensitive. */
        BlockUrl: string;
        /**
         * @description The request body of `streamChat`.
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
            /**
             * @description The messages of the conversation, oldest first. See "The conversation" for how the server identifies the new
             *     messages.
             */
            messages: components["schemas"]["Message"][];
            /**
             * @description The thread ID. If no thread with this ID exists, it is created. If the field is absent, the server creates a thread
             *     with a new UUID.
             */
            thread_id?: components["schemas"]["ThreadId"] | null;
            /**
             * @description The agent name: either `default`, which has the server's default model and all tools of the project, or an agent
             *     from the server's configuration. An unknown name is rejected with status 400.
             * @default default
             */
            agent_id?: components["schemas"]["ConfiguredName"] | null;
            /** @description The model ID. Defaults to the agent's model. An unknown ID is rejected with status 400. */
            model_id?: components["schemas"]["ConfiguredName"] | null;
            /**
             * @description Set to `true` to stream the model's reasoning.
             * @default false
             */
            enable_deep_thinking?: boolean | null;
            /** @description Resources that are sent to the model in this run, in addition to the conversation. */
            resources?: components["schemas"]["Resource"][] | null;
            /**
             * @description Set to `false` to run without the `web_search` and `web_fetch` tools.
             * @default true
             */
            enable_web_search?: boolean | null;
            /** @description The client's MCP servers. */
            mcp_settings?: components["schemas"]["McpSettings"] | null;
            /**
             * @description Maximum number of plan iterations. Has no effect, because the server does not create plans.
             * @default 1
             */
            max_plan_iterations?: number | null;
            /**
             * @description Maximum number of steps in a plan. Has no effect.
             * @default 3
             */
            max_step_num?: number | null;
            /**
             * @description Maximum number of search results. Has no effect, because the model chooses the number.
             * @default 3
             */
            max_search_results?: number | null;
            /**
             * @description Set to `true` to accept plans without asking the user. Has no effect.
             * @default true
             */
            auto_accepted_plan?: boolean | null;
            /** @description The user's feedback on a plan. Has no effect. */
            interrupt_feedback?: string | null;
            /**
             * @description Set to `true` to search the web before planning. Has no effect.
             * @default true
             */
            enable_background_investigation?: boolean | null;
            /**
             * @description The user's language (BCP 47). Has no effect: the model responds in the language of the conversation.
             * @default en-US
             */
            locale?: string | null;
            /**
             * @description Set to `true` to let the model ask for clarification first. Has no effect: the model can always ask.
             * @default false
             */
            enable_clarification?: boolean | null;
            /**
             * @description Maximum number of clarification rounds. Has no effect.
             * @default 3
             */
            max_clarification_rounds?: number | null;
            /** @description Names of tools that require approval. Has no effect. See "Tools". */
            interrupt_before_tools?: string[] | null;
        };
        /** @description The name of an agent or model in the server's configuration. */
        ConfiguredName: string;
        /**
         * @description The body of a 409 response.
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
             * @constant
             */
            code: 409;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A machine-readable error code. New codes may be added, and models can define their own.
         *
         *     - `TOOL_ERROR`: A tool call failed. The result of the call follows, and the run continues.
         *     - `INVALID_STATE_CHANGE`: The model tried to change a component's state, but the change could not be applied. It was ignored, and the run continues.
         *     - `CANCELLED`: The run was cancelled.
         *     - `RATE_LIMIT`: The model provider returned status 429.
         *     - `LLM_CLIENT_ERROR`: The model provider rejected the request.
         *     - `LLM_SERVER_ERROR`: The model provider failed or is unreachable.
         *     - `LLM_ERROR`: The model's stream was interrupted, was malformed, or reported an error without a status.
         *     - `RUN_INTERRUPTED`: The server restarted too many times during the run, or a newer run was started on the thread after a restart.
         *     - `INVALID_SCRIPT`: The `script` model was given an invalid script.
         *     - `AWAITING_INPUT`: The run is awaiting input that clients cannot send through this contract.
         *     - `SERVER_RESTARTING`: The server is restarting. The run continues after the restart, and its response will be added to the thread.
         *     - `INTERNAL_ERROR`: An internal server error.
         */
        ErrorCode: "TOOL_ERROR" | "INVALID_STATE_CHANGE" | "CANCELLED" | "RATE_LIMIT" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "AWAITING_INPUT" | "SERVER_RESTARTING" | "INTERNAL_ERROR" | (string & {});
        /**
         * @description Reports an error. If the run cannot continue, the final `status` event follows immediately.
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
             * @constant
             */
            type: "error";
            /** @description The error. */
            message: string;
            /** @description A machine-readable error code. */
            code?: components["schemas"]["ErrorCode"];
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description Reports an error.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "error";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ErrorEvent"];
        };
        /**
         * @description A file, given as a URL or as base64 data.
         * @example {
         *       "type": "file",
         *       "data": "JVBERi0=",
         *       "mime_type": "application/pdf",
         *       "filename": "report.pdf"
         *     }
         */
        FileBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description The URL of the data. Required if `data` is absent. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The data, encoded in base64 (RFC 4648 section 4). Required if `url` is absent. */
            data?: string | null;
            /**
             * @description The media type of the data.
             * @default application/octet-stream
             */
            mime_type?: components["schemas"]["MediaType"] | null;
            /** @description The file name. */
            filename?: string | null;
            /** @description The path of the file on the client. Ignored, because the server does not read client files. */
            filepath?: string | null;
        };
        /**
         * @description The body of a 403 response.
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
             * @constant
             */
            code: 403;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description The body of a 410 response.
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
             * @constant
             */
            code: 410;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description The body of a 422 response.
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
             * @constant
             */
            code: 422;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description An image, given as a URL or as base64 data.
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
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The URL of the data. Required if `data` is absent. */
            url?: components["schemas"]["BlockUrl"] | null;
            /** @description The data, encoded in base64 (RFC 4648 section 4). Required if `url` is absent. */
            data?: string | null;
            /**
             * @description The media type of the data.
             * @default image/jpeg
             */
            mime_type?: components["schemas"]["MediaType"] | null;
            /**
             * @description The resolution at which the model processes the image. Ignored if the provider does not support it.
             * @default auto
             */
            detail?: components["schemas"]["ImageDetail"] | null;
        };
        /**
         * @description The resolution at which the model processes an image.
         *
         *     - `auto`: The model chooses the resolution.
         *     - `low`: Low resolution.
         *     - `high`: High resolution.
         * @enum {string}
         */
        ImageDetail: "auto" | "low" | "high";
        /** @description A content block in a user or system message. */
        InputBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["FileBlock"];
        /** @description The content blocks of a user or system message. */
        InputBlocks: components["schemas"]["InputBlock"][];
        /** @description The content of a user or system message: a string or an array of content blocks. */
        InputContent: components["schemas"]["NonEmptyText"] | components["schemas"]["InputBlocks"];
        /**
         * @description The body of a 500 response.
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
             * @constant
             */
            code: 500;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
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
         * @description The client's Model Context Protocol (MCP) servers.
         * @example {
         *       "servers": {}
         *     }
         */
        McpSettings: {
            /** @description The MCP servers, keyed by name. Requests that contain a server are rejected with status 403. */
            servers?: components["schemas"]["JsonObject"] | null;
        };
        /** @description A media type, with or without parameters (RFC 6838 section 4.2). */
        MediaType: string;
        /** @description A message in the conversation. */
        Message: components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"] | components["schemas"]["SystemMessage"];
        /**
         * @description A delta of the response text.
         * @example {
         *       "content": "Here is the weather information...",
         *       "thread_id": "thread_1"
         *     }
         */
        MessageEvent: {
            /** @description The text to append. */
            content: string;
            /** @description The thread ID. */
            thread_id: string;
            /** @description The agent name, as in the request's `agent_id`. Absent for the `default` agent. */
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "message";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["MessageEvent"];
        };
        /**
         * @description An error in the request and its location.
         * @example {
         *       "pointer": "/messages/0/content",
         *       "message": "must be a string or an array, not a number"
         *     }
         */
        Mistake: {
            /**
             * @description The location of the error, as a JSON Pointer (RFC 6901) into the request body. For a missing field, it is the path
             *     where the field belongs; for the body itself, it is empty.
             */
            pointer: string;
            /** @description A description of the error, including the allowed values. */
            message: string;
        };
        /**
         * @description The errors in a request.
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
            /** @description The errors and their locations. The list contains at least one error but not necessarily all of them. */
            errors: components["schemas"]["Mistake"][];
        };
        /** @description A string with at least one character. */
        NonEmptyText: string;
        /**
         * @description The body of a 501 response.
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
             * @constant
             */
            code: 501;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description The body of a 413 response.
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
             * @constant
             */
            code: 413;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description Reasoning from a model. Clients that keep it can send it back in assistant messages. It is not sent to the model. The
         *     server never sends this block: it sends reasoning as events, and no response contains messages.
         * @example {
         *       "type": "reasoning",
         *       "reasoning": "Let me think about this..."
         *     }
         */
        ReasoningBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reasoning";
            /** @description The reasoning text. */
            reasoning: string;
        };
        /**
         * @description Sent when reasoning is complete.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningEndEvent: {
            /** @description The reasoning ID, which is the same in all events of the reasoning: `reasoning-` followed by 8 hexadecimal digits. */
            messageId: string;
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description Sent when reasoning is complete.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_end";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ReasoningEndEvent"];
        };
        /**
         * @description A delta of the reasoning text. Every reasoning message has at least one delta.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "delta": "Let me analyze this step by step...",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageContentEvent: {
            /** @description The reasoning ID, which is the same in all events of the reasoning: `reasoning-` followed by 8 hexadecimal digits. */
            messageId: string;
            /** @description The text to append. */
            delta: string;
            /** @description The thread ID. */
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_message_content";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ReasoningMessageContentEvent"];
        };
        /**
         * @description Sent when a reasoning message is complete.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageEndEvent: {
            /** @description The reasoning ID, which is the same in all events of the reasoning: `reasoning-` followed by 8 hexadecimal digits. */
            messageId: string;
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description Sent when a reasoning message is complete.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_message_end";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ReasoningMessageEndEvent"];
        };
        /**
         * @description Sent when a reasoning message starts.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "role": "assistant",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningMessageStartEvent: {
            /** @description The reasoning ID, which is the same in all events of the reasoning: `reasoning-` followed by 8 hexadecimal digits. */
            messageId: string;
            /**
             * @description Always `assistant`.
             * @constant
             */
            role: "assistant";
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description Sent when a reasoning message starts.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_message_start";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ReasoningMessageStartEvent"];
        };
        /**
         * @description Sent when reasoning starts.
         * @example {
         *       "messageId": "reasoning-0a1b2c3d",
         *       "thread_id": "thread_1"
         *     }
         */
        ReasoningStartEvent: {
            /** @description The reasoning ID, which is the same in all events of the reasoning: `reasoning-` followed by 8 hexadecimal digits. */
            messageId: string;
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description Sent when reasoning starts.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "reasoning_start";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ReasoningStartEvent"];
        };
        /**
         * @description The body of a 408 response.
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
             * @constant
             */
            code: 408;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
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
            /** @description The URI of the resource. */
            uri: string;
            /** @description The title of the resource. */
            title?: string | null;
            /** @description A description of the resource. */
            description?: string | null;
        };
        /**
         * @description The status of the run.
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
            /** @description The status of the run. */
            type: components["schemas"]["StatusType"];
            /**
             * @description Additional information about the status. For `running`, this is the turn number, such as `turn 1`; the first turn
             *     is 1. For `complete`, this is the limit that the run reached, such as `max_turns`; the field is absent if the run
             *     reached no limit.
             */
            message?: string;
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description The status of the run.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "status";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["StatusEvent"];
        };
        /**
         * @description The status of a run.
         *
         *     - `start`: Sent once, as the first event of every stream, when the run starts.
         *     - `running`: Sent when a model turn starts.
         *     - `complete`: The run ended without an error. This is the last event.
         *     - `error`: The run failed. This is the last event; the preceding `error` event gives the reason.
         * @enum {string}
         */
        StatusType: "start" | "running" | "complete" | "error";
        /**
         * @description An event in the stream, with its name. New names may be added; ignore names that you do not recognize. The last event is
         *     the `status` event whose type is `complete` or `error`.
         */
        StreamFrame: components["schemas"]["ToolCallStartFrame"] | components["schemas"]["ToolCallArgsFrame"] | components["schemas"]["ToolCallEndFrame"] | components["schemas"]["ToolResultFrame"] | components["schemas"]["ReasoningStartFrame"] | components["schemas"]["ReasoningMessageStartFrame"] | components["schemas"]["ReasoningMessageContentFrame"] | components["schemas"]["ReasoningMessageEndFrame"] | components["schemas"]["ReasoningEndFrame"] | components["schemas"]["MessageFrame"] | components["schemas"]["StatusFrame"] | components["schemas"]["ErrorFrame"];
        /**
         * @description A system message, which contains instructions for the model.
         * @example {
         *       "role": "system",
         *       "content": "Answer in one sentence."
         *     }
         */
        SystemMessage: {
            /**
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "system";
            /** @description The message content. */
            content: components["schemas"]["InputContent"];
            /** @description The name of the message's author. Ignored. */
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
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text. It is stored unchanged. */
            text: string;
        };
        /**
         * @description A thread ID, chosen by the client or the server. Usually a UUID, but any string of 1 to 255 characters is allowed if
         *     it contains neither U+0000 nor unpaired surrogates.
         */
        ThreadId: string;
        /**
         * @description The body of a 429 response.
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
             * @constant
             */
            code: 429;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description A delta of a tool call's arguments. Every call has at least one delta. Concatenate all deltas of a call to get its
         *     arguments as JSON.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "delta": "{\"query\": \"weather",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallArgsEvent: {
            /** @description The tool call ID. */
            toolCallId: string;
            /** @description The text to append. */
            delta: string;
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description A delta of a tool call's arguments.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_call_args";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ToolCallArgsEvent"];
        };
        /**
         * @description Sent when the arguments of a tool call are complete.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallEndEvent: {
            /** @description The tool call ID. */
            toolCallId: string;
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description Sent when the arguments of a tool call are complete.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_call_end";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ToolCallEndEvent"];
        };
        /**
         * @description Sent when a tool call starts.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "toolCallName": "web_search",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolCallStartEvent: {
            /** @description The tool call ID. */
            toolCallId: string;
            /** @description The tool name. */
            toolCallName: string;
            /** @description The thread ID. */
            thread_id: string;
            /** @description The agent name, as in the request's `agent_id`. Absent for the `default` agent. */
            agent?: string;
        };
        /**
         * @description Sent when a tool call starts.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_call_start";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ToolCallStartEvent"];
        };
        /**
         * @description The result of a tool call.
         * @example {
         *       "toolCallId": "call_abc123",
         *       "content": "The weather in Tokyo is...",
         *       "role": "tool",
         *       "thread_id": "thread_1"
         *     }
         */
        ToolResultEvent: {
            /** @description The tool call ID. */
            toolCallId: string;
            /**
             * @description The result. If it is a single text block, this is the text; otherwise it is the JSON of the result's blocks. If the
             *     call failed, this is the error.
             */
            content: string;
            /**
             * @description Always `tool`.
             * @constant
             */
            role: "tool";
            /** @description The thread ID. */
            thread_id: string;
        };
        /**
         * @description The result of a tool call.
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
             * @description The event name. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            event: "tool_result";
            /** @description The event. It does not contain the event name. */
            data: components["schemas"]["ToolResultEvent"];
        };
        /** @description The ID of a particular error: 32 hexadecimal digits. It appears in both the response body and the server's log. */
        TraceId: string;
        /**
         * @description The body of a 401 response.
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
             * @constant
             */
            code: 401;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description The body of a 503 response.
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
             * @constant
             */
            code: 503;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
            trace_id: components["schemas"]["TraceId"];
        };
        /**
         * @description The body of a 415 response.
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
             * @constant
             */
            code: 415;
            /** @description A human-readable explanation of this particular error and how to fix it. */
            msg: string;
            /**
             * @description Error details.
             * @constant
             */
            data: null;
            /** @description The ID of this particular error. For internal errors, the server logs the same ID. */
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
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The message content. */
            content: components["schemas"]["InputContent"];
            /** @description The name of the message's author. Ignored. */
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
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and the settings of the run. */
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
                    /** @description Prevents caching and transformation of the stream. Always `no-cache, no-transform`. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering in reverse proxies. */
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
            /** @description The request has no valid API key or token. The body says what is wrong. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
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
            /** @description The events of the run that was started with this idempotency key are no longer stored. */
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
            /** @description An internal server error. */
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
             * @description The server is temporarily unavailable because it is shutting down, cannot reach its database, or does not have enough
             *     memory for the request body.
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
            path?: never;
            cookie?: never;
        };
        /** @description The conversation and the settings of the run. */
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
                    /** @description Prevents caching and transformation of the stream. Always `no-cache, no-transform`. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering in reverse proxies. */
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
            /** @description The request has no valid API key or token. The body says what is wrong. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
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
            /** @description The events of the run that was started with this idempotency key are no longer stored. */
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
            /** @description An internal server error. */
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
             * @description The server is temporarily unavailable because it is shutting down, cannot reach its database, or does not have enough
             *     memory for the request body.
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
