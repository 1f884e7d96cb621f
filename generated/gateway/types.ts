// generated from spec/gateway by `npm run generate`; do not edit
export interface paths {
    "/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a run
         * @description Creates a run and returns its result when the run has ended.
         *
         *     If the run reaches a limit, such as `max_turns` or `timeout_ms`, the status is still 200. The result contains
         *     everything the run has produced so far, and its `stop_reason` names the limit.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/runs:stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stream a run
         * @description Creates a run and streams its events.
         *
         *     The first event is `run_start`; the last is `run_complete` or `error`. Invalid requests are rejected before the
         *     stream starts, with the same errors as in `createRun`.
         */
        post: operations["streamRun"];
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
         * @description Forces the model to call at least one tool.
         * @example {
         *       "type": "any"
         *     }
         */
        AnyToolChoice: {
            /**
             * @description The type of the tool choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "any";
        };
        /**
         * @description The server failed or could not complete the request.
         * @example {
         *       "type": "api_error",
         *       "message": "Something went wrong on our side.",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        ApiError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "api_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /** @description The schema of an array. */
        ArraySchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "array";
            /** @description The schema of the array's items. */
            items: components["schemas"]["OutputSchema"];
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /** @description A content block in an assistant message. */
        AssistantBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["AudioSttBlock"];
        /** @description The content of an assistant message: a string or an array of content blocks. */
        AssistantContent: string | components["schemas"]["AssistantBlock"][];
        /**
         * @description An assistant message.
         * @example {
         *       "role": "assistant",
         *       "content": [
         *         {
         *           "type": "tool_use",
         *           "id": "call_1",
         *           "name": "vai_web_search",
         *           "input": {
         *             "query": "Paris news"
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
            /** @description The message content. */
            content: components["schemas"]["AssistantContent"];
        };
        /**
         * @description An audio block. The model receives the audio itself, and not the transcript.
         * @example {
         *       "type": "audio",
         *       "source": {
         *         "type": "base64",
         *         "media_type": "audio/wav",
         *         "data": "UklGRg=="
         *       }
         *     }
         */
        AudioBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The file data. */
            source: components["schemas"]["FileSource"];
            /** @description The transcript of the audio, if known. It is kept in the conversation, but is not sent to the model. */
            transcript?: string | null;
        };
        /**
         * @description An audio block that is transcribed before it is sent to the model. This server does not transcribe audio. It rejects
         *     requests that contain this block, and never sends it.
         * @example {
         *       "type": "audio_stt",
         *       "source": {
         *         "type": "base64",
         *         "media_type": "audio/wav",
         *         "data": "UklGRg=="
         *       },
         *       "language": "en"
         *     }
         */
        AudioSttBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio_stt";
            /** @description The file data. */
            source: components["schemas"]["FileSource"];
            /** @description The language spoken in the audio (BCP 47), if known. */
            language?: string | null;
        };
        /**
         * @description A key is missing or invalid.
         * @example {
         *       "type": "authentication_error",
         *       "message": "Send your openai key in the header X-Provider-Key-OpenAI.",
         *       "param": "X-Provider-Key-OpenAI",
         *       "code": "provider_key_missing",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        AuthenticationError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "authentication_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description Lets the model decide whether to call tools.
         * @example {
         *       "type": "auto"
         *     }
         */
        AutoToolChoice: {
            /**
             * @description The type of the tool choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "auto";
        };
        /**
         * @description The body of a 502 response.
         * @example {
         *       "error": {
         *         "type": "provider_error",
         *         "message": "The model provider failed with status 500.",
         *         "provider_error": {
         *           "status": 500
         *         },
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        BadGatewayBody: {
            /** @description The error. */
            error: components["schemas"]["ProviderError"];
        };
        /**
         * @description The body of a 400 response.
         * @example {
         *       "error": {
         *         "type": "invalid_request_error",
         *         "message": "request.model is required.",
         *         "param": "request.model",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        BadRequestBody: {
            /** @description The error. */
            error: components["schemas"]["InvalidRequestError"];
        };
        /**
         * @description Image data embedded in the block as base64.
         * @example {
         *       "type": "base64",
         *       "media_type": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64ImageSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description The media type of the image. Models can usually detect common formats from the data. */
            media_type?: components["schemas"]["NonBlank"] | null;
            /** @description The data, encoded in base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description Data embedded in the block as base64.
         * @example {
         *       "type": "base64",
         *       "media_type": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64Source: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description The media type of the data. */
            media_type: components["schemas"]["NonBlank"];
            /** @description The data, encoded in base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description The schema of a boolean.
         * @example {
         *       "type": "boolean"
         *     }
         */
        BooleanSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "boolean";
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description The body of a 408 response.
         * @example {
         *       "error": {
         *         "type": "api_error",
         *         "message": "The request was cancelled.",
         *         "code": "cancelled",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        CancelledBody: {
            /** @description The error. */
            error: components["schemas"]["ApiError"];
        };
        /** @description An error. It has the same form in HTTP responses, streams and tool results. */
        CanonicalError: components["schemas"]["InvalidRequestError"] | components["schemas"]["AuthenticationError"] | components["schemas"]["PermissionError"] | components["schemas"]["NotFoundError"] | components["schemas"]["RateLimitError"] | components["schemas"]["ApiError"] | components["schemas"]["ProviderError"] | components["schemas"]["OverloadedError"];
        /**
         * @description The configuration of `code_execution`. Unknown fields are rejected.
         * @example {
         *       "languages": [
         *         "python"
         *       ],
         *       "timeout_seconds": 30
         *     }
         */
        CodeExecutionConfig: {
            /** @description The allowed programming languages. */
            languages?: string[] | null;
            /** @description Time limit for running the code, in seconds. */
            timeout_seconds?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description The provider's code execution tool.
         * @example {
         *       "type": "code_execution",
         *       "config": {
         *         "languages": [
         *           "python"
         *         ]
         *       }
         *     }
         */
        CodeExecutionTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "code_execution";
            /** @description The tool name. It has no effect, because the provider's API defines the name. */
            name?: string | null;
            /** @description A description of the tool. It has no effect, because the provider's API defines the description. */
            description?: string | null;
            /** @description The JSON Schema of the tool's input. It has no effect, because the provider's API defines the schema. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description The tool configuration. If absent, the provider's defaults apply. */
            config?: components["schemas"]["CodeExecutionConfig"] | null;
        };
        /**
         * @description A part of the request that the model or its provider does not support.
         * @example {
         *       "severity": "error",
         *       "param": "request.tools[0].type",
         *       "code": "unsupported_tool_type",
         *       "message": "openai-chat does not support tools of type computer_use."
         *     }
         */
        CompatIssue: {
            /**
             * @description Always `error`, because the request is rejected.
             * @constant
             */
            severity: "error";
            /** @description The location in the request. */
            param: string;
            /** @description A machine-readable code. */
            code: string;
            /** @description A human-readable explanation of the problem and how to fix it. */
            message: string;
        };
        /**
         * @description The configuration of `computer_use`. Unknown fields are rejected.
         * @example {
         *       "display_width": 1280,
         *       "display_height": 800
         *     }
         */
        ComputerUseConfig: {
            /** @description The width of the screen, in pixels. */
            display_width: components["schemas"]["PositiveCount"];
            /** @description The height of the screen, in pixels. */
            display_height: components["schemas"]["PositiveCount"];
        };
        /**
         * @description The provider's computer use tool. No provider of this server runs it, so requests that contain it are rejected.
         * @example {
         *       "type": "computer_use",
         *       "config": {
         *         "display_width": 1280,
         *         "display_height": 800
         *       }
         *     }
         */
        ComputerUseTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "computer_use";
            /** @description The tool name. It has no effect, because the provider's API defines the name. */
            name?: string | null;
            /** @description A description of the tool. It has no effect, because the provider's API defines the description. */
            description?: string | null;
            /** @description The JSON Schema of the tool's input. It has no effect, because the provider's API defines the schema. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description The tool configuration. If absent, the provider's defaults apply. */
            config?: components["schemas"]["ComputerUseConfig"] | null;
        };
        /**
         * @description A delta of a content block.
         * @example {
         *       "type": "content_block_delta",
         *       "index": 0,
         *       "delta": {
         *         "type": "text_delta",
         *         "text": "Nothing"
         *       }
         *     }
         */
        ContentBlockDeltaEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_delta";
            /** @description The index of the block in `content`. */
            index: components["schemas"]["Count"];
            /** @description The text to append. */
            delta: components["schemas"]["ContentDelta"];
        };
        /**
         * @description Sent when a content block starts.
         * @example {
         *       "type": "content_block_start",
         *       "index": 0,
         *       "content_block": {
         *         "type": "text",
         *         "text": ""
         *       }
         *     }
         */
        ContentBlockStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_start";
            /** @description The index of the block in `content`, starting at 0. */
            index: components["schemas"]["Count"];
            /** @description The block's initial value. If no delta follows, the block is already complete. */
            content_block: components["schemas"]["ResponseBlock"];
        };
        /**
         * @description Sent when a content block is complete.
         * @example {
         *       "type": "content_block_stop",
         *       "index": 0
         *     }
         */
        ContentBlockStopEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_stop";
            /** @description The index of the block in `content`. */
            index: components["schemas"]["Count"];
        };
        /** @description A delta of a content block. */
        ContentDelta: components["schemas"]["TextDelta"] | components["schemas"]["InputJsonDelta"] | components["schemas"]["ThinkingDelta"];
        /**
         * Format: int64
         * @description A non-negative integer count.
         */
        Count: number;
        /**
         * @description A document block.
         * @example {
         *       "type": "document",
         *       "source": {
         *         "type": "base64",
         *         "media_type": "application/pdf",
         *         "data": "JVBERi0="
         *       },
         *       "filename": "report.pdf"
         *     }
         */
        DocumentBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description The file data. */
            source: components["schemas"]["FileSource"];
            /** @description The file name. */
            filename?: string | null;
        };
        /**
         * @description A specific, machine-readable error code. New codes may be added.
         *
         *     - `invalid_json`: The body is not valid JSON or UTF-8, is nested more than 64 levels deep, or contains an object with a duplicate key. For a duplicate key, `param` is the location of the second occurrence.
         *     - `request_too_large`: The body is larger than the server allows.
         *     - `unsupported_media_type`: The media type of the request body is not JSON.
         *     - `method_not_allowed`: The path supports only the POST method.
         *     - `unsupported_version`: The version in the `X-VAI-Version` header is not supported.
         *     - `issuer_unavailable`: The server cannot fetch the keys of the token's issuer.
         *     - `run_validation_failed`: A tool in the request has the same name as a tool in `builtins`.
         *     - `unsupported_builtin`: `builtins` contains a tool that does not exist.
         *     - `builtin_not_configured`: `builtins` contains a tool that is not configured on this server.
         *     - `unsupported_function_tool`: The tool is a function, which the gateway does not run.
         *     - `unsupported_tool_type`: The model or its provider does not support tools of this type.
         *     - `unsupported_content_block`: The model's provider does not support content blocks of this type.
         *     - `unsupported_voice`: Voice output is not supported.
         *     - `unsupported_output_format`: The model's provider does not support this output format.
         *     - `unsupported_sampling`: The model's provider does not support this sampling parameter.
         *     - `unsupported_extension`: `extensions` names an unknown provider or sets a field that is reserved for the gateway.
         *     - `unsupported_tool_provider`: The service in `server_tool_config` is not available for this tool.
         *     - `provider_key_missing`: The caller's provider key is missing.
         *     - `provider_key_refused`: The provider rejected the caller's key.
         *     - `upstream_idle_timeout`: The provider sent nothing until the idle timeout expired.
         *     - `invalid_tool_input`: The arguments of a tool call are invalid for the tool.
         *     - `tool_timeout`: A tool call exceeded `tool_timeout_ms`.
         *     - `run_timeout`: The run reached its time limit during a tool call.
         *     - `tool_provider_error`: The service behind a tool failed.
         *     - `cancelled`: The request was cancelled.
         *     - `request_timeout`: The request body stopped arriving before it was complete.
         *     - `draining`: The server is shutting down.
         *     - `overloaded`: Request bodies in flight use all the memory that the server reserves for them.
         */
        ErrorCode: "invalid_json" | "request_too_large" | "unsupported_media_type" | "method_not_allowed" | "unsupported_version" | "issuer_unavailable" | "run_validation_failed" | "unsupported_builtin" | "builtin_not_configured" | "unsupported_function_tool" | "unsupported_tool_type" | "unsupported_content_block" | "unsupported_voice" | "unsupported_output_format" | "unsupported_sampling" | "unsupported_extension" | "unsupported_tool_provider" | "provider_key_missing" | "provider_key_refused" | "upstream_idle_timeout" | "invalid_tool_input" | "tool_timeout" | "run_timeout" | "tool_provider_error" | "cancelled" | "request_timeout" | "draining" | "overloaded" | (string & {});
        /**
         * @description The body of a 500 response.
         * @example {
         *       "error": {
         *         "type": "api_error",
         *         "message": "Something went wrong on our side.",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        FailureBody: {
            /** @description The error. */
            error: components["schemas"]["ApiError"];
        };
        /**
         * @description The configuration of `file_search`. Unknown fields are rejected.
         * @example {
         *       "max_results": 5
         *     }
         */
        FileSearchConfig: {
            /** @description Maximum number of search results. */
            max_results?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description The provider's file search tool. No provider of this server runs it, so requests that contain it are rejected.
         * @example {
         *       "type": "file_search",
         *       "config": {
         *         "max_results": 5
         *       }
         *     }
         */
        FileSearchTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_search";
            /** @description The tool name. It has no effect, because the provider's API defines the name. */
            name?: string | null;
            /** @description A description of the tool. It has no effect, because the provider's API defines the description. */
            description?: string | null;
            /** @description The JSON Schema of the tool's input. It has no effect, because the provider's API defines the schema. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description The tool configuration. If absent, the provider's defaults apply. */
            config?: components["schemas"]["FileSearchConfig"] | null;
        };
        /** @description The source of audio, video or a document. The data is always embedded in the block. */
        FileSource: components["schemas"]["Base64Source"];
        /**
         * @description The body of a 403 response.
         * @example {
         *       "error": {
         *         "type": "permission_error",
         *         "message": "The model \"openai/gpt-4.1\" is not allowed on this server.",
         *         "param": "request.model",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        ForbiddenBody: {
            /** @description The error. */
            error: components["schemas"]["PermissionError"];
        };
        /**
         * @description A function tool. The gateway does not run functions, so requests that contain one are rejected. See "Tools".
         * @example {
         *       "type": "function",
         *       "name": "get_weather",
         *       "description": "Current weather of a city",
         *       "input_schema": {
         *         "type": "object"
         *       }
         *     }
         */
        FunctionTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function";
            /** @description The tool name. */
            name: components["schemas"]["NonBlank"];
            /** @description A description of the tool, sent to the model. */
            description: string;
            /** @description The JSON Schema of the tool's input. */
            input_schema: components["schemas"]["JsonObject"];
            /**
             * @description Must be null or absent, because a function has no configuration.
             * @constant
             */
            config?: null;
        };
        /**
         * @description The messages that a turn adds to the conversation. Sent immediately after the turn's `step_complete`.
         * @example {
         *       "type": "history_delta",
         *       "expected_len": 1,
         *       "append": [
         *         {
         *           "role": "assistant",
         *           "content": [
         *             {
         *               "type": "text",
         *               "text": "Nothing much."
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        HistoryDeltaEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "history_delta";
            /** @description Number of messages in the conversation before this event is applied. */
            expected_len: components["schemas"]["Count"];
            /** @description The messages to append to the conversation. */
            append: components["schemas"]["RequestMessage"][];
        };
        /**
         * @description An image block.
         * @example {
         *       "type": "image",
         *       "source": {
         *         "type": "url",
         *         "url": "https://example.com/cat.png"
         *       }
         *     }
         */
        ImageBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The image source. */
            source: components["schemas"]["ImageSource"];
        };
        /**
         * @description Settings for image output. They have no effect, because image output is rejected.
         * @example {
         *       "size": "1024x1024"
         *     }
         */
        ImageOutput: {
            /** @description The image size, in the format that the provider expects. It has no effect, because image output is rejected. */
            size?: string | null;
        };
        /** @description The source of an image. */
        ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlSource"];
        /**
         * @description A delta of a tool call's arguments. Concatenate all deltas of a block to get the arguments as JSON text.
         * @example {
         *       "type": "input_json_delta",
         *       "partial_json": "{\"query\":"
         *     }
         */
        InputJsonDelta: {
            /**
             * @description The delta type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "input_json_delta";
            /** @description The text to append. */
            partial_json: string;
        };
        /**
         * @description The schema of an integer.
         * @example {
         *       "type": "integer"
         *     }
         */
        IntegerSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "integer";
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description The request is invalid.
         * @example {
         *       "type": "invalid_request_error",
         *       "message": "request.model is required.",
         *       "param": "request.model",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        InvalidRequestError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "invalid_request_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
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
         * @description JSON output that conforms to a schema.
         * @example {
         *       "type": "json_schema",
         *       "json_schema": {
         *         "type": "object",
         *         "properties": {
         *           "city": {
         *             "type": "string"
         *           }
         *         },
         *         "required": [
         *           "city"
         *         ]
         *       }
         *     }
         */
        JsonSchemaFormat: {
            /**
             * @description The format type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "json_schema";
            /** @description The JSON Schema of the output. */
            json_schema: components["schemas"]["OutputSchema"];
        };
        /** @description A content block in a system prompt or tool result. */
        MediaBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["AudioSttBlock"];
        /**
         * @description Response fields that are known only when the response ends.
         * @example {
         *       "stop_reason": "end_turn"
         *     }
         */
        MessageDelta: {
            /** @description The reason why the model stopped. Always sent. */
            stop_reason?: components["schemas"]["MessageStopReason"];
            /** @description The stop sequence that the model generated. */
            stop_sequence?: string;
        };
        /**
         * @description Sent when the response ends, with the fields that were not known earlier.
         * @example {
         *       "type": "message_delta",
         *       "delta": {
         *         "stop_reason": "end_turn"
         *       },
         *       "usage": {
         *         "input_tokens": 12,
         *         "output_tokens": 30,
         *         "total_tokens": 42
         *       }
         *     }
         */
        MessageDeltaEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_delta";
            /** @description The fields and their values. */
            delta: components["schemas"]["MessageDelta"];
            /** @description Token usage in this turn. */
            usage: components["schemas"]["Usage"];
        };
        /**
         * @description A request to the model. Unknown fields in this object and in nested objects are ignored, unless their schema says
         *     otherwise.
         * @example {
         *       "model": "embedded/demo",
         *       "messages": [
         *         {
         *           "role": "user",
         *           "content": "What is new in Paris?"
         *         }
         *       ]
         *     }
         */
        MessageRequest: {
            /** @description The model ID, as `provider/model-name`. The provider is the part before the first `/`. */
            model: components["schemas"]["ModelId"];
            /** @description The messages of the conversation, oldest first. */
            messages: components["schemas"]["RequestMessage"][];
            /**
             * @description The maximum number of tokens that the model can generate in one turn. If absent or 0, the provider's default
             *     applies.
             */
            max_tokens?: components["schemas"]["Count"] | null;
            /** @description The system prompt. */
            system?: components["schemas"]["SystemContent"] | null;
            /** @description The sampling temperature. */
            temperature?: number | null;
            /** @description The cumulative probability for nucleus sampling (top-p). */
            top_p?: number | null;
            /** @description The number of most likely tokens to sample from. If absent or 0, all tokens are considered. */
            top_k?: components["schemas"]["Count"] | null;
            /** @description Sequences at which the model stops generating. */
            stop_sequences?: string[] | null;
            /** @description Tools that the provider runs. */
            tools?: components["schemas"]["RequestTool"][] | null;
            /** @description Controls which tools, if any, the model calls. */
            tool_choice?: components["schemas"]["ToolChoice"] | null;
            /** @description The output format. */
            output_format?: components["schemas"]["OutputFormat"] | null;
            /** @description Output settings. */
            output?: components["schemas"]["OutputOptions"] | null;
            /** @description Voice settings. Voice output is not supported. */
            voice?: components["schemas"]["VoiceOptions"] | null;
            /**
             * @description The model that transcribes `audio_stt` blocks, as `provider/model-name`. Has no effect, because requests with these
             *     blocks are rejected.
             */
            stt_model?: components["schemas"]["ModelId"] | null;
            /**
             * @description Provider-specific request fields, grouped by provider: `openai` (both of its APIs), `anthropic`, or `compatible`
             *     (other servers with the Chat Completions API). The fields are passed to the model's provider unchanged. Fields that
             *     the gateway sets itself, such as the model, messages and tools, are not allowed.
             */
            extensions?: components["schemas"]["JsonObject"] | null;
            /** @description Request metadata. Passed to the model's provider if the provider supports metadata; otherwise ignored. */
            metadata?: components["schemas"]["JsonObject"] | null;
            /** @description Must be `false` or absent, because the operation determines whether the response is streamed. */
            stream?: false | null;
        };
        /**
         * @description The model's response in one turn.
         * @example {
         *       "id": "msg_1",
         *       "type": "message",
         *       "role": "assistant",
         *       "model": "embedded/demo",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "Nothing much."
         *         }
         *       ],
         *       "stop_reason": "end_turn",
         *       "usage": {
         *         "input_tokens": 12,
         *         "output_tokens": 30,
         *         "total_tokens": 42
         *       }
         *     }
         */
        MessageResponse: {
            /** @description The response ID. */
            id: string;
            /**
             * @description Always `message`.
             * @constant
             */
            type: "message";
            /**
             * @description Always `assistant`.
             * @constant
             */
            role: "assistant";
            /** @description The model ID from the request. */
            model: string;
            /** @description The content of the response. May be empty. */
            content: components["schemas"]["ResponseBlock"][];
            /** @description The reason why the model stopped. */
            stop_reason: components["schemas"]["MessageStopReason"];
            /**
             * @description The stop sequence that the model generated. Present only if `stop_reason` is `stop_sequence` and the provider
             *     reports the sequence.
             */
            stop_sequence?: string;
            /** @description Token usage in this turn. */
            usage: components["schemas"]["Usage"];
            /** @description Response metadata. Never sent by this server. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A response that has just started. It has no content and no stop reason yet: `message_delta` contains the reason.
         * @example {
         *       "id": "msg_1",
         *       "type": "message",
         *       "role": "assistant",
         *       "model": "embedded/demo",
         *       "content": [],
         *       "usage": {
         *         "input_tokens": 0,
         *         "output_tokens": 0,
         *         "total_tokens": 0
         *       }
         *     }
         */
        MessageShell: {
            /** @description The response ID. */
            id: string;
            /**
             * @description Always `message`.
             * @constant
             */
            type: "message";
            /**
             * @description Always `assistant`.
             * @constant
             */
            role: "assistant";
            /** @description The model ID from the request. */
            model: string;
            /** @description Always empty. */
            content: components["schemas"]["ResponseBlock"][];
            /** @description Token usage so far. Replaced by the usage in `message_delta`. */
            usage: components["schemas"]["Usage"];
        };
        /**
         * @description Sent when the response starts, as the first `stream_event` of a turn.
         * @example {
         *       "type": "message_start",
         *       "message": {
         *         "id": "msg_1",
         *         "type": "message",
         *         "role": "assistant",
         *         "model": "embedded/demo",
         *         "content": [],
         *         "usage": {
         *           "input_tokens": 0,
         *           "output_tokens": 0,
         *           "total_tokens": 0
         *         }
         *       }
         *     }
         */
        MessageStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_start";
            /** @description The response without its content. */
            message: components["schemas"]["MessageShell"];
        };
        /**
         * @description Sent when the response is complete, as the last `stream_event` of a turn.
         * @example {
         *       "type": "message_stop"
         *     }
         */
        MessageStopEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_stop";
        };
        /**
         * @description The reason why the model stopped: `end_turn`, `max_tokens`, `stop_sequence`, `tool_use` or `refusal`. New values may
         *     be added.
         *
         *     - `end_turn`: The response is complete.
         *     - `max_tokens`: The response reached the maximum number of tokens for one turn.
         *     - `stop_sequence`: The model generated one of the `stop_sequences`.
         *     - `tool_use`: The model called one or more tools.
         *     - `refusal`: The provider declined to continue the response.
         */
        MessageStopReason: "end_turn" | "max_tokens" | "stop_sequence" | "tool_use" | "refusal" | (string & {});
        /**
         * Format: int64
         * @description A duration in milliseconds.
         */
        Milliseconds: number;
        /**
         * @description An output modality.
         * @enum {string}
         */
        Modality: "text" | "image" | "audio";
        /** @description A model ID: the provider, a `/`, and the model name. Neither part is blank. */
        ModelId: string;
        /**
         * @description Forces the model to call the given tool.
         * @example {
         *       "type": "tool",
         *       "name": "vai_web_search"
         *     }
         */
        NamedToolChoice: {
            /**
             * @description The type of the tool choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool";
            /** @description The tool name. */
            name: components["schemas"]["NonBlank"];
        };
        /**
         * @description Prevents the model from calling tools.
         * @example {
         *       "type": "none"
         *     }
         */
        NoToolChoice: {
            /**
             * @description The type of the tool choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "none";
        };
        /** @description A string that contains at least one non-white-space character. */
        NonBlank: string;
        /**
         * @description The body of a 404 response.
         * @example {
         *       "error": {
         *         "type": "not_found_error",
         *         "message": "The path /v1/runs/1 does not exist. Send runs to POST /v1/runs or /v1/runs:stream.",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        NotFoundBody: {
            /** @description The error. */
            error: components["schemas"]["NotFoundError"];
        };
        /**
         * @description No resource exists at this path. Sent only for paths that this document does not describe.
         * @example {
         *       "type": "not_found_error",
         *       "message": "The path /v1/runs/1 does not exist. Send runs to POST /v1/runs or /v1/runs:stream.",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        NotFoundError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_found_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description The schema of null.
         * @example {
         *       "type": "null"
         *     }
         */
        NullSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "null";
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description The schema of a number.
         * @example {
         *       "type": "number"
         *     }
         */
        NumberSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "number";
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /** @description The schema of an object. */
        ObjectSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "object";
            /** @description The schemas of the object's fields, keyed by field name. */
            properties?: {
                [key: string]: components["schemas"]["OutputSchema"];
            };
            /** @description The names of the required fields. Each name must be a key of `properties`. */
            required?: string[];
            /** @description Set to `false` to disallow fields that are not in `properties`. */
            additionalProperties?: boolean;
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description A content block whose type is not described in this document. This server sends only one such type,
         *     `server_tool_result`. It has the fields `tool_use_id` and `content`, and contains the result of a provider tool other
         *     than a list of search results.
         * @example {
         *       "type": "server_tool_result",
         *       "tool_use_id": "srvtoolu_1",
         *       "content": {
         *         "stdout": "4"
         *       }
         *     }
         */
        OpaqueBlock: {
            /** @description The block type, which is not one of the types described in this document. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The output format. */
        OutputFormat: components["schemas"]["JsonSchemaFormat"];
        /**
         * @description Output settings. Modalities other than text are rejected if the provider's API does not support them.
         * @example {
         *       "modalities": [
         *         "text"
         *       ]
         *     }
         */
        OutputOptions: {
            /** @description The output modalities. Defaults to text only. */
            modalities?: components["schemas"]["Modality"][] | null;
            /** @description Settings for image output. They have no effect, because image output is rejected. */
            image?: components["schemas"]["ImageOutput"] | null;
        };
        /** @description A JSON Schema for the output or any value nested in it. Keywords that are not described here are passed on unchanged. */
        OutputSchema: components["schemas"]["ObjectSchema"] | components["schemas"]["ArraySchema"] | components["schemas"]["StringSchema"] | components["schemas"]["NumberSchema"] | components["schemas"]["IntegerSchema"] | components["schemas"]["BooleanSchema"] | components["schemas"]["NullSchema"];
        /**
         * @description The body of a 529 response.
         * @example {
         *       "error": {
         *         "type": "overloaded_error",
         *         "message": "The server is shutting down. Try again.",
         *         "code": "draining",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        OverloadedBody: {
            /** @description The error. */
            error: components["schemas"]["OverloadedError"];
        };
        /**
         * @description The server or the provider is overloaded.
         * @example {
         *       "type": "overloaded_error",
         *       "message": "The server is shutting down. Try again.",
         *       "code": "draining",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        OverloadedError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "overloaded_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description The request is not allowed.
         * @example {
         *       "type": "permission_error",
         *       "message": "The model \"openai/gpt-4.1\" is not allowed on this server.",
         *       "param": "request.model",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        PermissionError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "permission_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description A heartbeat that keeps the connection open. Clients can ignore it.
         * @example {
         *       "type": "ping"
         *     }
         */
        PingEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Format: int64
         * @description A positive integer count.
         */
        PositiveCount: number;
        /**
         * @description The model provider failed.
         * @example {
         *       "type": "provider_error",
         *       "message": "The model provider failed with status 500.",
         *       "provider_error": {
         *         "status": 500
         *       },
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        ProviderError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "provider_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description Too many requests were sent to this server or to the provider.
         * @example {
         *       "type": "rate_limit_error",
         *       "message": "Too many requests. Try again in 1 second.",
         *       "retry_after": 1,
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        RateLimitError: {
            /**
             * @description The error type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "rate_limit_error";
            /** @description A human-readable explanation of this particular error and how to fix it. Never contains an API key. */
            message: string;
            /**
             * @description The location in the request: a path such as `request.messages[0].content`, or a header name. This server sends it
             *     only with the types `invalid_request_error`, `authentication_error`, `permission_error` and `api_error`.
             */
            param?: string;
            /**
             * @description A specific, machine-readable error code. This server never sends it with the types `permission_error` and
             *     `not_found_error`.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The request ID. Always present, except in tool call errors. */
            request_id?: string;
            /**
             * @description Number of seconds to wait before retrying. This server sends it only with the types `authentication_error`,
             *     `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            retry_after?: components["schemas"]["Count"];
            /**
             * @description Details of a provider error, such as its HTTP status. Never contains an API key. This server sends it only with the
             *     types `authentication_error`, `rate_limit_error`, `provider_error` and `overloaded_error`.
             */
            provider_error?: components["schemas"]["JsonObject"];
            /**
             * @description All parts of the request that the model or its provider does not support. This server sends it only with the type
             *     `invalid_request_error`.
             */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /** @description A message in the request. */
        RequestMessage: components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"];
        /** @description A tool in the request. To use the gateway's own tools, list them in `builtins` instead. */
        RequestTool: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["WebFetchTool"] | components["schemas"]["CodeExecutionTool"] | components["schemas"]["ComputerUseTool"] | components["schemas"]["FileSearchTool"] | components["schemas"]["TextEditorTool"];
        /** @description A response block. Ignore types that you do not recognize. */
        ResponseBlock: components["schemas"]["TextBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["WebSearchToolResultBlock"] | components["schemas"]["OpaqueBlock"];
        /**
         * @description The last event of a run that ended without an error.
         * @example {
         *       "type": "run_complete",
         *       "result": {
         *         "response": null,
         *         "steps": [],
         *         "tool_call_count": 0,
         *         "turn_count": 0,
         *         "usage": {
         *           "input_tokens": 0,
         *           "output_tokens": 0,
         *           "total_tokens": 0
         *         },
         *         "stop_reason": "timeout",
         *         "messages": [
         *           {
         *             "role": "user",
         *             "content": "What is new in Paris?"
         *           }
         *         ]
         *       }
         *     }
         */
        RunCompleteEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "run_complete";
            /** @description The result of the run. */
            result: components["schemas"]["RunResult"];
        };
        /**
         * @description The last event of a failed run.
         * @example {
         *       "type": "error",
         *       "error": {
         *         "type": "provider_error",
         *         "message": "The model provider failed.",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        RunErrorEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description The error. Its `request_id` is always present. */
            error: components["schemas"]["CanonicalError"];
        };
        /**
         * @description An event in the stream. New event types may be added; ignore types that you do not recognize. Each server-sent event
         *     contains one run event as JSON, and its name is the event type.
         */
        RunEvent: components["schemas"]["RunStartEvent"] | components["schemas"]["StepStartEvent"] | components["schemas"]["WrappedStreamEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolResultEvent"] | components["schemas"]["StepCompleteEvent"] | components["schemas"]["HistoryDeltaEvent"] | components["schemas"]["RunCompleteEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description The limits of a run. Unknown fields are rejected.
         * @example {
         *       "max_turns": 4,
         *       "timeout_ms": 30000
         *     }
         */
        RunLimits: {
            /**
             * @description Maximum number of model turns.
             * @default 8
             */
            max_turns?: number | null;
            /**
             * @description Maximum number of calls to the gateway's tools.
             * @default 20
             */
            max_tool_calls?: number | null;
            /**
             * @description Maximum total number of input and output tokens across all turns. 0 means unlimited.
             * @default 0
             */
            max_tokens?: number | null;
            /**
             * @description Time limit for the entire run, in milliseconds.
             * @default 60000
             */
            timeout_ms?: number | null;
            /**
             * @description Set to `false` to execute the tool calls of a turn sequentially instead of in parallel.
             * @default true
             */
            parallel_tools?: boolean | null;
            /**
             * @description Time limit for a single tool call, in milliseconds.
             * @default 30000
             */
            tool_timeout_ms?: number | null;
        };
        /**
         * @description A request to create a run. Unknown fields are rejected.
         * @example {
         *       "request": {
         *         "model": "embedded/demo",
         *         "messages": [
         *           {
         *             "role": "user",
         *             "content": "What is new in Paris?"
         *           }
         *         ]
         *       },
         *       "run": {
         *         "max_turns": 4
         *       },
         *       "builtins": [
         *         "vai_web_search"
         *       ]
         *     }
         */
        RunRequest: {
            /** @description The request to the model. */
            request: components["schemas"]["MessageRequest"];
            /** @description The limits of the run. */
            run?: components["schemas"]["RunLimits"] | null;
            /** @description Names of the gateway's tools that the model can call. Leading and trailing white space is ignored. */
            builtins?: string[] | null;
            /** @description An alias for `builtins`. If both fields are present, their values must be identical. */
            server_tools?: string[] | null;
            /** @description The configuration of the gateway's tools for this run, keyed by tool name. */
            server_tool_config?: {
                [key: string]: components["schemas"]["ServerToolConfig"];
            } | null;
        };
        /** @description The response of `createRun`. */
        RunResponse: {
            /** @description The result of the run. */
            result: components["schemas"]["RunResult"];
        };
        /**
         * @description The result of a run.
         * @example {
         *       "response": {
         *         "id": "msg_1",
         *         "type": "message",
         *         "role": "assistant",
         *         "model": "embedded/demo",
         *         "content": [
         *           {
         *             "type": "text",
         *             "text": "Nothing much."
         *           }
         *         ],
         *         "stop_reason": "end_turn",
         *         "usage": {
         *           "input_tokens": 12,
         *           "output_tokens": 30,
         *           "total_tokens": 42
         *         }
         *       },
         *       "steps": [
         *         {
         *           "index": 0,
         *           "response": {
         *             "id": "msg_1",
         *             "type": "message",
         *             "role": "assistant",
         *             "model": "embedded/demo",
         *             "content": [
         *               {
         *                 "type": "text",
         *                 "text": "Nothing much."
         *               }
         *             ],
         *             "stop_reason": "end_turn",
         *             "usage": {
         *               "input_tokens": 12,
         *               "output_tokens": 30,
         *               "total_tokens": 42
         *             }
         *           },
         *           "tool_calls": [],
         *           "tool_results": [],
         *           "duration_ms": 840
         *         }
         *       ],
         *       "tool_call_count": 0,
         *       "turn_count": 1,
         *       "usage": {
         *         "input_tokens": 12,
         *         "output_tokens": 30,
         *         "total_tokens": 42
         *       },
         *       "stop_reason": "end_turn",
         *       "messages": [
         *         {
         *           "role": "user",
         *           "content": "What is new in Paris?"
         *         },
         *         {
         *           "role": "assistant",
         *           "content": [
         *             {
         *               "type": "text",
         *               "text": "Nothing much."
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        RunResult: {
            /** @description The response of the last step, or null if the run has no steps. */
            response: components["schemas"]["MessageResponse"] | null;
            /** @description The completed turns, in order. */
            steps: components["schemas"]["RunStep"][];
            /** @description The number of calls to the gateway's tools that were executed. */
            tool_call_count: components["schemas"]["Count"];
            /** @description Number of completed turns. Equal to the number of `steps`. */
            turn_count: components["schemas"]["Count"];
            /** @description Total token usage across all turns. */
            usage: components["schemas"]["Usage"];
            /** @description The reason why the run ended. */
            stop_reason: components["schemas"]["RunStopReason"];
            /** @description The complete conversation: the messages from the request followed by the messages that the run added. */
            messages: components["schemas"]["RequestMessage"][];
        };
        /**
         * @description Sent once, as the first event of every stream, when the run starts.
         * @example {
         *       "type": "run_start",
         *       "request_id": "req_0123456789abcdef0123",
         *       "model": "embedded/demo",
         *       "protocol_version": "1"
         *     }
         */
        RunStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "run_start";
            /** @description The request ID, as in the `X-Request-ID` header. */
            request_id: string;
            /** @description The model ID from the request. */
            model: string;
            /**
             * @description The version of the stream protocol.
             * @constant
             */
            protocol_version: "1";
        };
        /**
         * @description A model turn and its tool calls.
         * @example {
         *       "index": 0,
         *       "response": {
         *         "id": "msg_1",
         *         "type": "message",
         *         "role": "assistant",
         *         "model": "embedded/demo",
         *         "content": [
         *           {
         *             "type": "text",
         *             "text": "Nothing much."
         *           }
         *         ],
         *         "stop_reason": "end_turn",
         *         "usage": {
         *           "input_tokens": 12,
         *           "output_tokens": 30,
         *           "total_tokens": 42
         *         }
         *       },
         *       "tool_calls": [],
         *       "tool_results": [],
         *       "duration_ms": 840
         *     }
         */
        RunStep: {
            /** @description The turn number, starting at 0. */
            index: components["schemas"]["Count"];
            /** @description The model's response. */
            response: components["schemas"]["MessageResponse"];
            /** @description The tool calls, in the same order as their blocks in the response. */
            tool_calls: components["schemas"]["ToolCall"][];
            /** @description The tool results, in the same order as `tool_calls`. Empty if the calls were not executed. */
            tool_results: components["schemas"]["StepToolResult"][];
            /** @description The duration of the turn, including its tool calls, in milliseconds. */
            duration_ms: components["schemas"]["Milliseconds"];
        };
        /**
         * @description The reason why a run ended.
         *
         *     - `end_turn`: The model finished its response.
         *     - `max_tool_calls`: The tool calls of the turn would have exceeded `max_tool_calls`.
         *     - `max_turns`: The run reached `max_turns`.
         *     - `max_tokens`: The run reached `max_tokens` in `run`.
         *     - `timeout`: The run reached `timeout_ms`.
         *     - `cancelled`: The server shut down.
         *     - `error`: The run failed. Never sent by this server, which reports failures as errors.
         *     - `custom`: A reason defined by a third party. Never sent by this server.
         * @enum {string}
         */
        RunStopReason: "end_turn" | "max_tool_calls" | "max_turns" | "max_tokens" | "timeout" | "cancelled" | "error" | "custom";
        /**
         * @description The configuration of one of the gateway's tools for this run. Unknown fields are rejected.
         * @example {
         *       "provider": "tavily"
         *     }
         */
        ServerToolConfig: {
            /** @description The service that the tool uses. */
            provider: components["schemas"]["NonBlank"];
        };
        /**
         * @description A call to a provider tool.
         * @example {
         *       "type": "server_tool_use",
         *       "id": "srvtoolu_1",
         *       "name": "web_search",
         *       "input": {
         *         "query": "Paris news"
         *       }
         *     }
         */
        ServerToolUseBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "server_tool_use";
            /** @description The tool call ID. */
            id: components["schemas"]["NonBlank"];
            /** @description The tool name. */
            name: components["schemas"]["NonBlank"];
            /** @description The arguments of the tool call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description Sent when a model turn and its tool calls are complete.
         * @example {
         *       "type": "step_complete",
         *       "index": 0,
         *       "response": {
         *         "id": "msg_1",
         *         "type": "message",
         *         "role": "assistant",
         *         "model": "embedded/demo",
         *         "content": [
         *           {
         *             "type": "text",
         *             "text": "Nothing much."
         *           }
         *         ],
         *         "stop_reason": "end_turn",
         *         "usage": {
         *           "input_tokens": 12,
         *           "output_tokens": 30,
         *           "total_tokens": 42
         *         }
         *       }
         *     }
         */
        StepCompleteEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "step_complete";
            /** @description The turn number, as in `step_start`. */
            index: components["schemas"]["Count"];
            /** @description The model's response, assembled from the events of the turn. */
            response: components["schemas"]["MessageResponse"];
        };
        /**
         * @description Sent when a model turn starts.
         * @example {
         *       "type": "step_start",
         *       "index": 0
         *     }
         */
        StepStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "step_start";
            /** @description The turn number, starting at 0. */
            index: components["schemas"]["Count"];
        };
        /**
         * @description The result of a tool call.
         * @example {
         *       "tool_use_id": "call_1",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "{\"provider\":\"tavily\",\"results\":[]}"
         *         }
         *       ],
         *       "is_error": false,
         *       "error": null
         *     }
         */
        StepToolResult: {
            /** @description The tool call ID. */
            tool_use_id: string;
            /** @description The tool's output. If the call failed, the output is one text block with the error message. Never empty. */
            content: components["schemas"]["MediaBlock"][];
            /** @description True if the tool call failed. */
            is_error: boolean;
            /** @description The error, if the tool call failed; otherwise null. */
            error: components["schemas"]["CanonicalError"] | null;
        };
        /**
         * @description A provider failure. Never sent by this server, which reports provider failures in the run's `error` event.
         * @example {
         *       "type": "error",
         *       "error": {
         *         "type": "overloaded_error",
         *         "message": "The provider is overloaded."
         *       }
         *     }
         */
        StreamErrorEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description The error. */
            error: components["schemas"]["CanonicalError"];
        };
        /** @description An event from the model's response. New event types may be added; ignore types that you do not recognize. */
        StreamEvent: components["schemas"]["MessageStartEvent"] | components["schemas"]["ContentBlockStartEvent"] | components["schemas"]["ContentBlockDeltaEvent"] | components["schemas"]["ContentBlockStopEvent"] | components["schemas"]["MessageDeltaEvent"] | components["schemas"]["MessageStopEvent"] | components["schemas"]["StreamPingEvent"] | components["schemas"]["StreamErrorEvent"];
        /**
         * @description A heartbeat from the provider. Never sent by this server.
         * @example {
         *       "type": "ping"
         *     }
         */
        StreamPingEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * @description The schema of a string.
         * @example {
         *       "type": "string",
         *       "description": "City name"
         *     }
         */
        StringSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "string";
            /** @description A description of the value, sent to the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /** @description The system prompt: a string or an array of content blocks. */
        SystemContent: string | components["schemas"]["MediaBlock"][];
        /**
         * @description A text block.
         * @example {
         *       "type": "text",
         *       "text": "What is new in Paris?"
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
         * @description A text delta.
         * @example {
         *       "type": "text_delta",
         *       "text": "Nothing"
         *     }
         */
        TextDelta: {
            /**
             * @description The delta type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text_delta";
            /** @description The text to append. */
            text: string;
        };
        /**
         * @description The configuration of `text_editor`. It has no fields.
         * @example {}
         */
        TextEditorConfig: Record<string, never>;
        /**
         * @description The provider's text editor tool. No provider of this server runs it, so requests that contain it are rejected.
         * @example {
         *       "type": "text_editor"
         *     }
         */
        TextEditorTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text_editor";
            /** @description The tool name. It has no effect, because the provider's API defines the name. */
            name?: string | null;
            /** @description A description of the tool. It has no effect, because the provider's API defines the description. */
            description?: string | null;
            /** @description The JSON Schema of the tool's input. It has no effect, because the provider's API defines the schema. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description The tool configuration. If absent, the provider's defaults apply. */
            config?: components["schemas"]["TextEditorConfig"] | null;
        };
        /**
         * @description The model's reasoning before its response.
         * @example {
         *       "type": "thinking",
         *       "thinking": "The user wants news of today."
         *     }
         */
        ThinkingBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking";
            /** @description The reasoning text. */
            thinking: string;
            /** @description A summary of the reasoning. Never sent by this server. */
            summary?: string | null;
        };
        /**
         * @description A delta of the reasoning text.
         * @example {
         *       "type": "thinking_delta",
         *       "thinking": "The user"
         *     }
         */
        ThinkingDelta: {
            /**
             * @description The delta type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking_delta";
            /** @description The text to append. */
            thinking: string;
        };
        /**
         * @description The body of a 429 response.
         * @example {
         *       "error": {
         *         "type": "rate_limit_error",
         *         "message": "Too many requests. Try again in 1 second.",
         *         "retry_after": 1,
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        TooManyRequestsBody: {
            /** @description The error. */
            error: components["schemas"]["RateLimitError"];
        };
        /**
         * @description A call to one of the gateway's tools.
         * @example {
         *       "id": "call_1",
         *       "name": "vai_web_search",
         *       "input": {
         *         "query": "Paris news"
         *       }
         *     }
         */
        ToolCall: {
            /** @description The tool call ID, as in the `tool_use` block. */
            id: string;
            /** @description The tool name. */
            name: string;
            /** @description The arguments of the tool call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description Sent once for each tool call, when the gateway starts executing it. Never sent for tools that the provider runs.
         * @example {
         *       "type": "tool_call_start",
         *       "id": "call_1",
         *       "name": "vai_web_search",
         *       "input": {
         *         "query": "Paris news"
         *       }
         *     }
         */
        ToolCallStartEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_call_start";
            /** @description The tool call ID, as in the `tool_use` block. */
            id: string;
            /** @description The tool name. */
            name: string;
            /** @description The arguments of the tool call. */
            input: components["schemas"]["JsonObject"];
        };
        /** @description Controls which tools, if any, the model calls. It applies to every turn of the run. */
        ToolChoice: components["schemas"]["AutoToolChoice"] | components["schemas"]["AnyToolChoice"] | components["schemas"]["NoToolChoice"] | components["schemas"]["NamedToolChoice"];
        /**
         * @description The result of a tool call.
         * @example {
         *       "type": "tool_result",
         *       "tool_use_id": "call_1",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "{\"provider\":\"tavily\",\"results\":[]}"
         *         }
         *       ],
         *       "is_error": false
         *     }
         */
        ToolResultBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /**
             * @description The ID of the tool call that produced this result. It must match an earlier `tool_use` or `server_tool_use` block
             *     in the request.
             */
            tool_use_id: components["schemas"]["NonBlank"];
            /** @description The tool's output. Treated as empty if absent. */
            content?: components["schemas"]["MediaBlock"][] | null;
            /** @description True if the tool call failed. Defaults to `false`. */
            is_error?: boolean | null;
        };
        /**
         * @description Sent when a tool call finishes or fails.
         * @example {
         *       "type": "tool_result",
         *       "id": "call_1",
         *       "name": "vai_web_search",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "{\"provider\":\"tavily\",\"results\":[]}"
         *         }
         *       ],
         *       "is_error": false,
         *       "error": null
         *     }
         */
        ToolResultEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description The tool call ID. */
            id: string;
            /** @description The tool name. */
            name: string;
            /** @description The tool's output. If the call failed, the output is one text block with the error message. Never empty. */
            content: components["schemas"]["MediaBlock"][];
            /** @description True if the tool call failed. */
            is_error: boolean;
            /** @description The error, if the tool call failed; otherwise null. */
            error: components["schemas"]["CanonicalError"] | null;
        };
        /**
         * @description A call to one of the gateway's tools.
         * @example {
         *       "type": "tool_use",
         *       "id": "call_1",
         *       "name": "vai_web_search",
         *       "input": {
         *         "query": "Paris news"
         *       }
         *     }
         */
        ToolUseBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_use";
            /** @description The tool call ID. */
            id: components["schemas"]["NonBlank"];
            /** @description The tool name. */
            name: components["schemas"]["NonBlank"];
            /** @description The arguments of the tool call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description The body of a 401 response.
         * @example {
         *       "error": {
         *         "type": "authentication_error",
         *         "message": "Send your openai key in the header X-Provider-Key-OpenAI.",
         *         "param": "X-Provider-Key-OpenAI",
         *         "code": "provider_key_missing",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        UnauthorizedBody: {
            /** @description The error. */
            error: components["schemas"]["AuthenticationError"];
        };
        /**
         * @description Data that is available at a URL.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/cat.png"
         *     }
         */
        UrlSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /**
             * Format: uri
             * @description The URL of the data.
             */
            url: string;
            /** @description The media type of the data, if known. */
            media_type?: components["schemas"]["NonBlank"] | null;
        };
        /**
         * @description Token usage. The server estimates it if the provider does not report it.
         * @example {
         *       "input_tokens": 12,
         *       "output_tokens": 30,
         *       "total_tokens": 42
         *     }
         */
        Usage: {
            /** @description Number of input tokens. */
            input_tokens: components["schemas"]["Count"];
            /** @description Number of output tokens. */
            output_tokens: components["schemas"]["Count"];
            /** @description Total number of tokens: the total reported by the provider, or else the sum of `input_tokens` and `output_tokens`. */
            total_tokens: components["schemas"]["Count"];
            /**
             * @description Number of input tokens read from the provider's cache. Included in `input_tokens`. Absent if it is 0 or the provider
             *     does not report it.
             */
            cache_read_tokens?: components["schemas"]["Count"];
            /**
             * @description Number of input tokens written to the provider's cache. Included in `input_tokens`. Absent if it is 0 or the provider
             *     does not report it.
             */
            cache_write_tokens?: components["schemas"]["Count"];
            /**
             * Format: double
             * @description The cost in US dollars. Never sent by this server.
             */
            cost_usd?: number;
        };
        /** @description A content block in a user message. */
        UserBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ToolResultBlock"] | components["schemas"]["WebSearchToolResultBlock"] | components["schemas"]["AudioSttBlock"];
        /** @description The content of a user message: a string or an array of content blocks. */
        UserContent: string | components["schemas"]["UserBlock"][];
        /**
         * @description The approximate location of the user. Unknown fields are rejected.
         * @example {
         *       "city": "Paris",
         *       "country": "FR",
         *       "timezone": "Europe/Paris"
         *     }
         */
        UserLocation: {
            /** @description The city. */
            city?: string | null;
            /** @description The region. */
            region?: string | null;
            /** @description The country (ISO 3166-1 alpha-2 code). */
            country?: string | null;
            /** @description The time zone (IANA name). */
            timezone?: string | null;
        };
        /**
         * @description A user message. It can contain tool results.
         * @example {
         *       "role": "user",
         *       "content": "What is new in Paris?"
         *     }
         */
        UserMessage: {
            /**
             * @description The role of the message's author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The message content. */
            content: components["schemas"]["UserContent"];
        };
        /**
         * @description A video block.
         * @example {
         *       "type": "video",
         *       "source": {
         *         "type": "base64",
         *         "media_type": "video/mp4",
         *         "data": "AAAAGGZ0eXA="
         *       }
         *     }
         */
        VideoBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            /** @description The file data. */
            source: components["schemas"]["FileSource"];
        };
        /**
         * @description An audio format for voice output.
         * @enum {string}
         */
        VoiceFormat: "wav" | "mp3" | "pcm";
        /**
         * @description Voice settings. Voice output is not supported, so requests that contain voice settings are rejected with
         *     `unsupported_voice`. Unknown fields are rejected.
         * @example {
         *       "output": {
         *         "voice": "alloy"
         *       }
         *     }
         */
        VoiceOptions: {
            /** @description Voice output settings. */
            output?: components["schemas"]["VoiceOutput"] | null;
        };
        /**
         * @description Voice output settings. Unknown fields are rejected.
         * @example {
         *       "voice": "alloy",
         *       "format": "mp3"
         *     }
         */
        VoiceOutput: {
            /** @description The voice name. */
            voice: components["schemas"]["NonBlank"];
            /** @description The speaking rate. 1 is normal. */
            speed?: number | null;
            /** @description The volume. 1 is normal. */
            volume?: number | null;
            /** @description The emotion that the voice expresses. */
            emotion?: string | null;
            /** @description The audio format. */
            format?: components["schemas"]["VoiceFormat"] | null;
            /** @description The sample rate in hertz. */
            sample_rate?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description The configuration of `web_fetch`. Unknown fields are rejected.
         * @example {
         *       "max_uses": 3
         *     }
         */
        WebFetchConfig: {
            /** @description Maximum number of times the tool can be used in one model turn. */
            max_uses?: components["schemas"]["PositiveCount"] | null;
            /** @description If present, only pages from these domains are used. */
            allowed_domains?: string[] | null;
            /** @description Pages from these domains are not used. */
            blocked_domains?: string[] | null;
        };
        /**
         * @description The provider's web fetch tool.
         * @example {
         *       "type": "web_fetch"
         *     }
         */
        WebFetchTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_fetch";
            /** @description The tool name. It has no effect, because the provider's API defines the name. */
            name?: string | null;
            /** @description A description of the tool. It has no effect, because the provider's API defines the description. */
            description?: string | null;
            /** @description The JSON Schema of the tool's input. It has no effect, because the provider's API defines the schema. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description The tool configuration. If absent, the provider's defaults apply. */
            config?: components["schemas"]["WebFetchConfig"] | null;
        };
        /**
         * @description The configuration of `web_search`. Unknown fields are rejected.
         * @example {
         *       "max_uses": 3,
         *       "allowed_domains": [
         *         "example.com"
         *       ]
         *     }
         */
        WebSearchConfig: {
            /** @description Maximum number of times the tool can be used in one model turn. */
            max_uses?: components["schemas"]["PositiveCount"] | null;
            /** @description If present, only pages from these domains are used. */
            allowed_domains?: string[] | null;
            /** @description Pages from these domains are not used. */
            blocked_domains?: string[] | null;
            /** @description The location of the user. */
            user_location?: components["schemas"]["UserLocation"] | null;
        };
        /** @description An item in the result of a provider's web search. */
        WebSearchItem: components["schemas"]["WebSearchResult"];
        /**
         * @description A page found by the provider's web search.
         * @example {
         *       "type": "web_search_result",
         *       "url": "https://example.com/paris",
         *       "title": "News from Paris"
         *     }
         */
        WebSearchResult: {
            /**
             * @description The item type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_result";
            /** @description The URL of the page. */
            url: string;
            /** @description The title of the page. */
            title: string;
            /** @description The page's content, encrypted so that only the provider can read it. */
            encrypted_content?: string | null;
            /** @description The age of the page, as reported by the provider. */
            page_age?: string | null;
        };
        /**
         * @description The provider's web search tool.
         * @example {
         *       "type": "web_search",
         *       "config": {
         *         "max_uses": 3
         *       }
         *     }
         */
        WebSearchTool: {
            /**
             * @description The tool type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search";
            /** @description The tool name. It has no effect, because the provider's API defines the name. */
            name?: string | null;
            /** @description A description of the tool. It has no effect, because the provider's API defines the description. */
            description?: string | null;
            /** @description The JSON Schema of the tool's input. It has no effect, because the provider's API defines the schema. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description The tool configuration. If absent, the provider's defaults apply. */
            config?: components["schemas"]["WebSearchConfig"] | null;
        };
        /**
         * @description The result of a provider's web search.
         * @example {
         *       "type": "web_search_tool_result",
         *       "tool_use_id": "srvtoolu_1",
         *       "content": [
         *         {
         *           "type": "web_search_result",
         *           "url": "https://example.com/paris",
         *           "title": "News from Paris"
         *         }
         *       ]
         *     }
         */
        WebSearchToolResultBlock: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_tool_result";
            /** @description The ID of the tool call that produced this result. The server does not check that the request contains this call. */
            tool_use_id: components["schemas"]["NonBlank"];
            /** @description The pages that were found. */
            content: components["schemas"]["WebSearchItem"][];
        };
        /**
         * @description Wraps one event of the model's response.
         * @example {
         *       "type": "stream_event",
         *       "event": {
         *         "type": "content_block_delta",
         *         "index": 0,
         *         "delta": {
         *           "type": "text_delta",
         *           "text": "Nothing"
         *         }
         *       }
         *     }
         */
        WrappedStreamEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "stream_event";
            /** @description The wrapped event. */
            event: components["schemas"]["StreamEvent"];
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
    createRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A request ID of 1 to 128 letters, digits, `.`, `_`, `:` and `-`. The server replaces an invalid ID with a new one. */
                "X-Request-ID"?: string;
                /** @description The version of this contract. */
                "X-VAI-Version"?: "1";
                /** @description Your OpenAI API key, used for models from the `openai` and `openai-chat` providers. */
                "X-Provider-Key-OpenAI"?: string;
                /** @description Your Anthropic API key, for models of the `anthropic` provider. */
                "X-Provider-Key-Anthropic"?: string;
                /** @description Your Tavily API key, for `vai_web_search` with the `tavily` service. */
                "X-Provider-Key-Tavily"?: string;
                /** @description Your Brave Search API key, for `vai_web_search` with the `brave` service. */
                "X-Provider-Key-Brave"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The run to create. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request": {
                 *         "model": "embedded/demo",
                 *         "messages": [
                 *           {
                 *             "role": "user",
                 *             "content": "What is new in Paris?"
                 *           }
                 *         ]
                 *       },
                 *       "run": {
                 *         "max_turns": 4
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description A response that contains the result of a run. */
            200: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "response": {
                     *           "id": "msg_1",
                     *           "type": "message",
                     *           "role": "assistant",
                     *           "model": "embedded/demo",
                     *           "content": [
                     *             {
                     *               "type": "text",
                     *               "text": "Nothing much."
                     *             }
                     *           ],
                     *           "stop_reason": "end_turn",
                     *           "usage": {
                     *             "input_tokens": 12,
                     *             "output_tokens": 30,
                     *             "total_tokens": 42
                     *           }
                     *         },
                     *         "steps": [
                     *           {
                     *             "index": 0,
                     *             "response": {
                     *               "id": "msg_1",
                     *               "type": "message",
                     *               "role": "assistant",
                     *               "model": "embedded/demo",
                     *               "content": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Nothing much."
                     *                 }
                     *               ],
                     *               "stop_reason": "end_turn",
                     *               "usage": {
                     *                 "input_tokens": 12,
                     *                 "output_tokens": 30,
                     *                 "total_tokens": 42
                     *               }
                     *             },
                     *             "tool_calls": [],
                     *             "tool_results": [],
                     *             "duration_ms": 840
                     *           }
                     *         ],
                     *         "tool_call_count": 0,
                     *         "turn_count": 1,
                     *         "usage": {
                     *           "input_tokens": 12,
                     *           "output_tokens": 30,
                     *           "total_tokens": 42
                     *         },
                     *         "stop_reason": "end_turn",
                     *         "messages": [
                     *           {
                     *             "role": "user",
                     *             "content": "What is new in Paris?"
                     *           },
                     *           {
                     *             "role": "assistant",
                     *             "content": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "Nothing much."
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RunResponse"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description A key is missing or invalid, or a token is invalid. `WWW-Authenticate` is absent if it is a provider's key. */
            401: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
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
            /** @description The request is not allowed. */
            403: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenBody"];
                };
            };
            /** @description No resource exists at this path. */
            404: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description The request was cancelled while its connection was still open, or its body stopped arriving. */
            408: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledBody"];
                };
            };
            /** @description Too many requests were sent to this server or to the provider. */
            429: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    /** @description Number of seconds to wait before retrying. Always present if this server's own limit was exceeded. */
                    "Retry-After"?: components["schemas"]["Count"];
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
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailureBody"];
                };
            };
            /** @description The model provider failed. */
            502: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadGatewayBody"];
                };
            };
            /** @description The server or the provider is overloaded. */
            529: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    /** @description Number of seconds to wait before retrying. Always present if the code is `overloaded`. */
                    "Retry-After"?: components["schemas"]["Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverloadedBody"];
                };
            };
        };
    };
    streamRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description A request ID of 1 to 128 letters, digits, `.`, `_`, `:` and `-`. The server replaces an invalid ID with a new one. */
                "X-Request-ID"?: string;
                /** @description The version of this contract. */
                "X-VAI-Version"?: "1";
                /** @description Your OpenAI API key, used for models from the `openai` and `openai-chat` providers. */
                "X-Provider-Key-OpenAI"?: string;
                /** @description Your Anthropic API key, for models of the `anthropic` provider. */
                "X-Provider-Key-Anthropic"?: string;
                /** @description Your Tavily API key, for `vai_web_search` with the `tavily` service. */
                "X-Provider-Key-Tavily"?: string;
                /** @description Your Brave Search API key, for `vai_web_search` with the `brave` service. */
                "X-Provider-Key-Brave"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The run to create. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "request": {
                 *         "model": "embedded/demo",
                 *         "messages": [
                 *           {
                 *             "role": "user",
                 *             "content": "What is new in Paris?"
                 *           }
                 *         ]
                 *       },
                 *       "run": {
                 *         "max_turns": 4
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description The event stream of a run. */
            200: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    /** @description Disables caching. */
                    "Cache-Control": "no-cache";
                    /** @description Disables buffering in reverse proxies. */
                    "X-Accel-Buffering": "no";
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunEvent"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description A key is missing or invalid, or a token is invalid. `WWW-Authenticate` is absent if it is a provider's key. */
            401: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
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
            /** @description The request is not allowed. */
            403: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenBody"];
                };
            };
            /** @description No resource exists at this path. */
            404: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description The request was cancelled while its connection was still open, or its body stopped arriving. */
            408: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledBody"];
                };
            };
            /** @description Too many requests were sent to this server or to the provider. */
            429: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    /** @description Number of seconds to wait before retrying. Always present if this server's own limit was exceeded. */
                    "Retry-After"?: components["schemas"]["Count"];
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
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailureBody"];
                };
            };
            /** @description The model provider failed. */
            502: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadGatewayBody"];
                };
            };
            /** @description The server or the provider is overloaded. */
            529: {
                headers: {
                    /**
                     * @description The request ID: the value of the request's `X-Request-ID` header if it was valid, otherwise `req_` followed by 20
                     *     hexadecimal digits.
                     */
                    "X-Request-ID": string;
                    /** @description Number of seconds to wait before retrying. Always present if the code is `overloaded`. */
                    "Retry-After"?: components["schemas"]["Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverloadedBody"];
                };
            };
        };
    };
}

export type AnyToolChoice = components["schemas"]["AnyToolChoice"];
export type ApiError = components["schemas"]["ApiError"];
export type ArraySchema = components["schemas"]["ArraySchema"];
export type AssistantBlock = components["schemas"]["AssistantBlock"];
export type AssistantContent = components["schemas"]["AssistantContent"];
export type AssistantMessage = components["schemas"]["AssistantMessage"];
export type AudioBlock = components["schemas"]["AudioBlock"];
export type AudioSttBlock = components["schemas"]["AudioSttBlock"];
export type AuthenticationError = components["schemas"]["AuthenticationError"];
export type AutoToolChoice = components["schemas"]["AutoToolChoice"];
export type BadGatewayBody = components["schemas"]["BadGatewayBody"];
export type BadRequestBody = components["schemas"]["BadRequestBody"];
export type Base64ImageSource = components["schemas"]["Base64ImageSource"];
export type Base64Source = components["schemas"]["Base64Source"];
export type BooleanSchema = components["schemas"]["BooleanSchema"];
export type CancelledBody = components["schemas"]["CancelledBody"];
export type CanonicalError = components["schemas"]["CanonicalError"];
export type CodeExecutionConfig = components["schemas"]["CodeExecutionConfig"];
export type CodeExecutionTool = components["schemas"]["CodeExecutionTool"];
export type CompatIssue = components["schemas"]["CompatIssue"];
export type ComputerUseConfig = components["schemas"]["ComputerUseConfig"];
export type ComputerUseTool = components["schemas"]["ComputerUseTool"];
export type ContentBlockDeltaEvent = components["schemas"]["ContentBlockDeltaEvent"];
export type ContentBlockStartEvent = components["schemas"]["ContentBlockStartEvent"];
export type ContentBlockStopEvent = components["schemas"]["ContentBlockStopEvent"];
export type ContentDelta = components["schemas"]["ContentDelta"];
export type Count = components["schemas"]["Count"];
export type DocumentBlock = components["schemas"]["DocumentBlock"];
export type ErrorCode = components["schemas"]["ErrorCode"];
export type FailureBody = components["schemas"]["FailureBody"];
export type FileSearchConfig = components["schemas"]["FileSearchConfig"];
export type FileSearchTool = components["schemas"]["FileSearchTool"];
export type FileSource = components["schemas"]["FileSource"];
export type ForbiddenBody = components["schemas"]["ForbiddenBody"];
export type FunctionTool = components["schemas"]["FunctionTool"];
export type HistoryDeltaEvent = components["schemas"]["HistoryDeltaEvent"];
export type ImageBlock = components["schemas"]["ImageBlock"];
export type ImageOutput = components["schemas"]["ImageOutput"];
export type ImageSource = components["schemas"]["ImageSource"];
export type InputJsonDelta = components["schemas"]["InputJsonDelta"];
export type IntegerSchema = components["schemas"]["IntegerSchema"];
export type InvalidRequestError = components["schemas"]["InvalidRequestError"];
export type JsonObject = components["schemas"]["JsonObject"];
export type JsonSchemaFormat = components["schemas"]["JsonSchemaFormat"];
export type MediaBlock = components["schemas"]["MediaBlock"];
export type MessageDelta = components["schemas"]["MessageDelta"];
export type MessageDeltaEvent = components["schemas"]["MessageDeltaEvent"];
export type MessageRequest = components["schemas"]["MessageRequest"];
export type MessageResponse = components["schemas"]["MessageResponse"];
export type MessageShell = components["schemas"]["MessageShell"];
export type MessageStartEvent = components["schemas"]["MessageStartEvent"];
export type MessageStopEvent = components["schemas"]["MessageStopEvent"];
export type MessageStopReason = components["schemas"]["MessageStopReason"];
export type Milliseconds = components["schemas"]["Milliseconds"];
export type Modality = components["schemas"]["Modality"];
export type ModelId = components["schemas"]["ModelId"];
export type NamedToolChoice = components["schemas"]["NamedToolChoice"];
export type NoToolChoice = components["schemas"]["NoToolChoice"];
export type NonBlank = components["schemas"]["NonBlank"];
export type NotFoundBody = components["schemas"]["NotFoundBody"];
export type NotFoundError = components["schemas"]["NotFoundError"];
export type NullSchema = components["schemas"]["NullSchema"];
export type NumberSchema = components["schemas"]["NumberSchema"];
export type ObjectSchema = components["schemas"]["ObjectSchema"];
export type OpaqueBlock = components["schemas"]["OpaqueBlock"];
export type OutputFormat = components["schemas"]["OutputFormat"];
export type OutputOptions = components["schemas"]["OutputOptions"];
export type OutputSchema = components["schemas"]["OutputSchema"];
export type OverloadedBody = components["schemas"]["OverloadedBody"];
export type OverloadedError = components["schemas"]["OverloadedError"];
export type PermissionError = components["schemas"]["PermissionError"];
export type PingEvent = components["schemas"]["PingEvent"];
export type PositiveCount = components["schemas"]["PositiveCount"];
export type ProviderError = components["schemas"]["ProviderError"];
export type RateLimitError = components["schemas"]["RateLimitError"];
export type RequestMessage = components["schemas"]["RequestMessage"];
export type RequestTool = components["schemas"]["RequestTool"];
export type ResponseBlock = components["schemas"]["ResponseBlock"];
export type RunCompleteEvent = components["schemas"]["RunCompleteEvent"];
export type RunErrorEvent = components["schemas"]["RunErrorEvent"];
export type RunEvent = components["schemas"]["RunEvent"];
export type RunLimits = components["schemas"]["RunLimits"];
export type RunRequest = components["schemas"]["RunRequest"];
export type RunResponse = components["schemas"]["RunResponse"];
export type RunResult = components["schemas"]["RunResult"];
export type RunStartEvent = components["schemas"]["RunStartEvent"];
export type RunStep = components["schemas"]["RunStep"];
export type RunStopReason = components["schemas"]["RunStopReason"];
export type ServerToolConfig = components["schemas"]["ServerToolConfig"];
export type ServerToolUseBlock = components["schemas"]["ServerToolUseBlock"];
export type StepCompleteEvent = components["schemas"]["StepCompleteEvent"];
export type StepStartEvent = components["schemas"]["StepStartEvent"];
export type StepToolResult = components["schemas"]["StepToolResult"];
export type StreamErrorEvent = components["schemas"]["StreamErrorEvent"];
export type StreamEvent = components["schemas"]["StreamEvent"];
export type StreamPingEvent = components["schemas"]["StreamPingEvent"];
export type StringSchema = components["schemas"]["StringSchema"];
export type SystemContent = components["schemas"]["SystemContent"];
export type TextBlock = components["schemas"]["TextBlock"];
export type TextDelta = components["schemas"]["TextDelta"];
export type TextEditorConfig = components["schemas"]["TextEditorConfig"];
export type TextEditorTool = components["schemas"]["TextEditorTool"];
export type ThinkingBlock = components["schemas"]["ThinkingBlock"];
export type ThinkingDelta = components["schemas"]["ThinkingDelta"];
export type TooManyRequestsBody = components["schemas"]["TooManyRequestsBody"];
export type ToolCall = components["schemas"]["ToolCall"];
export type ToolCallStartEvent = components["schemas"]["ToolCallStartEvent"];
export type ToolChoice = components["schemas"]["ToolChoice"];
export type ToolResultBlock = components["schemas"]["ToolResultBlock"];
export type ToolResultEvent = components["schemas"]["ToolResultEvent"];
export type ToolUseBlock = components["schemas"]["ToolUseBlock"];
export type UnauthorizedBody = components["schemas"]["UnauthorizedBody"];
export type UrlSource = components["schemas"]["UrlSource"];
export type Usage = components["schemas"]["Usage"];
export type UserBlock = components["schemas"]["UserBlock"];
export type UserContent = components["schemas"]["UserContent"];
export type UserLocation = components["schemas"]["UserLocation"];
export type UserMessage = components["schemas"]["UserMessage"];
export type VideoBlock = components["schemas"]["VideoBlock"];
export type VoiceFormat = components["schemas"]["VoiceFormat"];
export type VoiceOptions = components["schemas"]["VoiceOptions"];
export type VoiceOutput = components["schemas"]["VoiceOutput"];
export type WebFetchConfig = components["schemas"]["WebFetchConfig"];
export type WebFetchTool = components["schemas"]["WebFetchTool"];
export type WebSearchConfig = components["schemas"]["WebSearchConfig"];
export type WebSearchItem = components["schemas"]["WebSearchItem"];
export type WebSearchResult = components["schemas"]["WebSearchResult"];
export type WebSearchTool = components["schemas"]["WebSearchTool"];
export type WebSearchToolResultBlock = components["schemas"]["WebSearchToolResultBlock"];
export type WrappedStreamEvent = components["schemas"]["WrappedStreamEvent"];
