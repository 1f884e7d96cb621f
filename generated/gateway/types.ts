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
         * Make a run
         * @description Makes a run and returns its result.
         *
         *     A run that reaches a limit, or its `timeout_ms`, gets 200 with its result so far: `stop_reason` gives the limit.
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
         * Make a run and stream it
         * @description Makes a run and streams it.
         *
         *     The first event is `run_start`, the last `run_complete` or `error`. Requests are rejected as by `createRun`, before
         *     the stream starts.
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
         * @description The model must call a tool.
         * @example {
         *       "type": "any"
         *     }
         */
        AnyToolChoice: {
            /**
             * @description Type of the choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "any";
        };
        /**
         * @description The server failed, or could not finish.
         * @example {
         *       "type": "api_error",
         *       "message": "Something went wrong on our side.",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        ApiError: {
            /**
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "api_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /** @description Schema of an array. */
        ArraySchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "array";
            /** @description Schema of the items. */
            items: components["schemas"]["OutputSchema"];
            /** @description Description of the value, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /** @description A block of an assistant message. */
        AssistantBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["AudioSttBlock"];
        /** @description Content of an assistant message: text, or blocks. */
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
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description The content. */
            content: components["schemas"]["AssistantContent"];
        };
        /**
         * @description Audio that the model hears.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The data. */
            source: components["schemas"]["FileSource"];
            /** @description Transcript of the audio, if known. */
            transcript?: string | null;
        };
        /**
         * @description Audio that is transcribed before the model sees it.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio_stt";
            /** @description The data. */
            source: components["schemas"]["FileSource"];
            /** @description Language spoken in the audio (BCP 47), if known. */
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
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "authentication_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description The model decides whether to call tools.
         * @example {
         *       "type": "auto"
         *     }
         */
        AutoToolChoice: {
            /**
             * @description Type of the choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "auto";
        };
        /**
         * @description Body of status 502.
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
         * @description Body of status 400.
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
         * @description Image data included in the block.
         * @example {
         *       "type": "base64",
         *       "media_type": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64ImageSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the image. Models usually detect the common ones from the data. */
            media_type?: components["schemas"]["NonBlank"] | null;
            /** @description The data in base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description Data included in the block.
         * @example {
         *       "type": "base64",
         *       "media_type": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64Source: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Media type of the data. */
            media_type: components["schemas"]["NonBlank"];
            /** @description The data in base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description Schema of a boolean.
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
            /** @description Description of the value, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description Body of status 408.
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
        /** @description An error. It has the same form in a response, a stream, and a tool result. */
        CanonicalError: components["schemas"]["InvalidRequestError"] | components["schemas"]["AuthenticationError"] | components["schemas"]["PermissionError"] | components["schemas"]["NotFoundError"] | components["schemas"]["RateLimitError"] | components["schemas"]["ApiError"] | components["schemas"]["ProviderError"] | components["schemas"]["OverloadedError"];
        /**
         * @description Configuration of `code_execution`. Unknown fields are rejected.
         * @example {
         *       "languages": [
         *         "python"
         *       ],
         *       "timeout_seconds": 30
         *     }
         */
        CodeExecutionConfig: {
            /** @description Allowed programming languages. */
            languages?: string[] | null;
            /** @description Time limit of the code, in seconds. */
            timeout_seconds?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description The provider's code execution.
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
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "code_execution";
            /** @description Name of the tool. Default: the provider's name for it. */
            name?: string | null;
            /** @description Description of the tool, for the model. */
            description?: string | null;
            /** @description JSON Schema of the input. Known to the provider. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Configuration of the tool. Default: the provider's defaults. */
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
             * @description Always `error`: the request is rejected.
             * @constant
             */
            severity: "error";
            /** @description Location in the request. */
            param: string;
            /** @description Code, for programs. */
            code: string;
            /** @description Explanation, and what to do about it. */
            message: string;
        };
        /**
         * @description Configuration of `computer_use`. Unknown fields are rejected.
         * @example {
         *       "display_width": 1280,
         *       "display_height": 800
         *     }
         */
        ComputerUseConfig: {
            /** @description Width of the screen in pixels. */
            display_width: components["schemas"]["PositiveCount"];
            /** @description Height of the screen in pixels. */
            display_height: components["schemas"]["PositiveCount"];
        };
        /**
         * @description The provider's computer use.
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
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "computer_use";
            /** @description Name of the tool. Default: the provider's name for it. */
            name?: string | null;
            /** @description Description of the tool, for the model. */
            description?: string | null;
            /** @description JSON Schema of the input. Known to the provider. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Configuration of the tool. Default: the provider's defaults. */
            config?: components["schemas"]["ComputerUseConfig"] | null;
        };
        /**
         * @description A delta of a block.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_delta";
            /** @description Index of the block in `content`. */
            index: components["schemas"]["Count"];
            /** @description The delta. */
            delta: components["schemas"]["ContentDelta"];
        };
        /**
         * @description A block starts.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_start";
            /** @description Index of the block in `content`, starting at 0. */
            index: components["schemas"]["Count"];
            /** @description The block at its start. Complete if no delta follows. */
            content_block: components["schemas"]["ResponseBlock"];
        };
        /**
         * @description A block is complete.
         * @example {
         *       "type": "content_block_stop",
         *       "index": 0
         *     }
         */
        ContentBlockStopEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_stop";
            /** @description Index of the block in `content`. */
            index: components["schemas"]["Count"];
        };
        /** @description A delta of a block. */
        ContentDelta: components["schemas"]["TextDelta"] | components["schemas"]["InputJsonDelta"] | components["schemas"]["ThinkingDelta"];
        /**
         * Format: int64
         * @description A count.
         */
        Count: number;
        /**
         * @description A document.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description The data. */
            source: components["schemas"]["FileSource"];
            /** @description Name of the file. */
            filename?: string | null;
        };
        /**
         * @description Specific error code, for programs. Codes may be added.
         *
         *     - `invalid_json`: The body is not valid JSON or UTF-8, is nested more than 64 levels deep, or has an object with a duplicate key. For a duplicate key, `param` gives the location of the second one.
         *     - `request_too_large`: The body is larger than the server allows.
         *     - `unsupported_media_type`: The media type of the body is not JSON.
         *     - `method_not_allowed`: The path supports only POST.
         *     - `unsupported_version`: The version in `X-VAI-Version` is not supported.
         *     - `run_validation_failed`: A tool of the request has the same name as a selected builtin.
         *     - `unsupported_builtin`: `builtins` contains a tool that does not exist.
         *     - `builtin_not_configured`: `builtins` contains a tool that is not configured on this server.
         *     - `unsupported_function_tool`: The tool is a function, which the gateway does not run.
         *     - `unsupported_tool_type`: The model or its provider does not support tools of this type.
         *     - `unsupported_content_block`: The model provider does not support blocks of this type.
         *     - `unsupported_voice`: Voice output is not supported.
         *     - `unsupported_output_format`: The model provider does not support this output format.
         *     - `unsupported_sampling`: The model provider does not support this sampling parameter.
         *     - `unsupported_extension`: `extensions` has an unknown provider, or a field that the gateway sets itself.
         *     - `unsupported_tool_provider`: The service in `server_tool_config` is not available for this tool.
         *     - `provider_key_missing`: The caller's provider key is missing.
         *     - `provider_key_refused`: The provider rejected the caller's key.
         *     - `upstream_idle_timeout`: The provider sent nothing for too long.
         *     - `invalid_tool_input`: The arguments of a call are invalid for the tool.
         *     - `tool_timeout`: A call exceeded `tool_timeout_ms`.
         *     - `run_timeout`: The run reached its time limit during a call.
         *     - `tool_provider_error`: The service of a tool failed.
         *     - `cancelled`: The request was cancelled.
         *     - `request_timeout`: The request body stopped arriving before it was complete.
         *     - `draining`: The server is shutting down.
         *     - `overloaded`: Request bodies in flight use all the memory that the server reserves for them.
         */
        ErrorCode: string | ("invalid_json" | "request_too_large" | "unsupported_media_type" | "method_not_allowed" | "unsupported_version" | "run_validation_failed" | "unsupported_builtin" | "builtin_not_configured" | "unsupported_function_tool" | "unsupported_tool_type" | "unsupported_content_block" | "unsupported_voice" | "unsupported_output_format" | "unsupported_sampling" | "unsupported_extension" | "unsupported_tool_provider" | "provider_key_missing" | "provider_key_refused" | "upstream_idle_timeout" | "invalid_tool_input" | "tool_timeout" | "run_timeout" | "tool_provider_error" | "cancelled" | "request_timeout" | "draining" | "overloaded");
        /**
         * @description Body of status 500.
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
         * @description Configuration of `file_search`. Unknown fields are rejected.
         * @example {
         *       "max_results": 5
         *     }
         */
        FileSearchConfig: {
            /** @description Maximum number of search results. */
            max_results?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description The provider's file search.
         * @example {
         *       "type": "file_search",
         *       "config": {
         *         "max_results": 5
         *       }
         *     }
         */
        FileSearchTool: {
            /**
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_search";
            /** @description Name of the tool. Default: the provider's name for it. */
            name?: string | null;
            /** @description Description of the tool, for the model. */
            description?: string | null;
            /** @description JSON Schema of the input. Known to the provider. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Configuration of the tool. Default: the provider's defaults. */
            config?: components["schemas"]["FileSearchConfig"] | null;
        };
        /** @description Source of other data: always included in the block. */
        FileSource: components["schemas"]["Base64Source"];
        /**
         * @description Body of status 403.
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
         * @description A function that the gateway does not run. Requests with one are rejected: see "Tools".
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
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function";
            /** @description Name of the tool. */
            name: components["schemas"]["NonBlank"];
            /** @description Description of the tool, for the model. */
            description: string;
            /** @description JSON Schema of the input. */
            input_schema: components["schemas"]["JsonObject"];
            /**
             * @description Null or absent: a function has no configuration.
             * @constant
             */
            config?: null;
        };
        /**
         * @description Messages that a turn adds to the conversation. Sent right after its `step_complete`.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "history_delta";
            /** @description Number of messages before this event. */
            expected_len: components["schemas"]["Count"];
            /** @description The messages to append. */
            append: components["schemas"]["RequestMessage"][];
        };
        /**
         * @description An image.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The source. */
            source: components["schemas"]["ImageSource"];
        };
        /**
         * @description Settings of image output.
         * @example {
         *       "size": "1024x1024"
         *     }
         */
        ImageOutput: {
            /** @description Size of the images, in the provider's terms. */
            size?: string | null;
        };
        /** @description Source of an image. */
        ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlSource"];
        /**
         * @description A delta of a call's arguments. The deltas of a block, joined, are JSON text.
         * @example {
         *       "type": "input_json_delta",
         *       "partial_json": "{\"query\":"
         *     }
         */
        InputJsonDelta: {
            /**
             * @description Type of the delta. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "input_json_delta";
            /** @description The delta. */
            partial_json: string;
        };
        /**
         * @description Schema of an integer.
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
            /** @description Description of the value, for the model. */
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
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "invalid_request_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
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
         * @description JSON output that follows a schema.
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
             * @description Type of the format. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "json_schema";
            /** @description The schema. */
            json_schema: components["schemas"]["OutputSchema"];
        };
        /** @description A response block of a type in this document. */
        KnownResponseBlock: components["schemas"]["TextBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["WebSearchToolResultBlock"];
        /** @description A block of a system prompt or of a tool result. */
        MediaBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["AudioSttBlock"];
        /**
         * @description Fields of a response that are known only at its end.
         * @example {
         *       "stop_reason": "end_turn"
         *     }
         */
        MessageDelta: {
            /** @description Reason why the model stopped. Always sent. */
            stop_reason?: components["schemas"]["MessageStopReason"];
            /** @description The stop sequence that was reached. */
            stop_sequence?: string;
        };
        /**
         * @description The fields that are known only at the end of the response.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_delta";
            /** @description The fields. */
            delta: components["schemas"]["MessageDelta"];
            /** @description Tokens of this turn. */
            usage: components["schemas"]["Usage"];
        };
        /**
         * @description A request to the model. Unknown fields are ignored here and in nested objects, unless their schema says otherwise.
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
            /** @description Id of the model, `provider/model-name`. The provider is the part before the first `/`. */
            model: components["schemas"]["NonBlank"];
            /** @description The conversation, oldest first. */
            messages: components["schemas"]["RequestMessage"][];
            /** @description Maximum number of tokens that the model may produce in one turn. If absent or 0, the provider's default. */
            max_tokens?: components["schemas"]["Count"] | null;
            /** @description The system prompt. */
            system?: components["schemas"]["SystemContent"] | null;
            /** @description The sampling temperature. */
            temperature?: number | null;
            /** @description The sampling probability mass. */
            top_p?: number | null;
            /** @description The number of tokens to sample from. If absent or 0, all tokens. */
            top_k?: components["schemas"]["Count"] | null;
            /** @description Stop sequences. */
            stop_sequences?: string[] | null;
            /** @description Tools that the provider runs. */
            tools?: components["schemas"]["RequestTool"][] | null;
            /** @description Policy for tool use. */
            tool_choice?: components["schemas"]["ToolChoice"] | null;
            /** @description Format of the output. */
            output_format?: components["schemas"]["OutputFormat"] | null;
            /** @description Settings of the output. */
            output?: components["schemas"]["OutputOptions"] | null;
            /** @description Voice output. Not supported. */
            voice?: components["schemas"]["VoiceOptions"] | null;
            /**
             * @description Provider-specific fields, in an object for each: `openai` (both of its APIs), `anthropic`, or `compatible` (other
             *     servers with the Chat Completions API). They are passed to the model's provider unchanged. Fields that the gateway
             *     sets itself, such as the model, the messages and the tools, are not allowed.
             */
            extensions?: components["schemas"]["JsonObject"] | null;
            /** @description Metadata of the request. Passed on if the model's provider supports it; otherwise ignored. */
            metadata?: components["schemas"]["JsonObject"] | null;
            /** @description False or absent. The operation determines if the response is streamed. */
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
            /** @description Id of the response. */
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
            /** @description Id of the model, as in the request. */
            model: string;
            /** @description Content of the response. May be empty. */
            content: components["schemas"]["ResponseBlock"][];
            /** @description Reason why the model stopped. */
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The stop sequence that was reached, if the stop reason is `stop_sequence` and the provider reports it. */
            stop_sequence?: string;
            /** @description Tokens of this turn. */
            usage: components["schemas"]["Usage"];
            /** @description Metadata of the response. Never sent by this server. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A response at its start, without content.
         * @example {
         *       "id": "msg_1",
         *       "type": "message",
         *       "role": "assistant",
         *       "model": "embedded/demo",
         *       "content": [],
         *       "stop_reason": null,
         *       "usage": {
         *         "input_tokens": 0,
         *         "output_tokens": 0,
         *         "total_tokens": 0
         *       }
         *     }
         */
        MessageShell: {
            /** @description Id of the response. */
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
            /** @description Id of the model, as in the request. */
            model: string;
            /** @description Always empty. */
            content: components["schemas"]["ResponseBlock"][];
            /**
             * @description Always null. `message_delta` has the value.
             * @constant
             */
            stop_reason: null;
            /** @description Tokens so far. The usage in `message_delta` replaces it. */
            usage: components["schemas"]["Usage"];
        };
        /**
         * @description The response starts. The first event of a turn.
         * @example {
         *       "type": "message_start",
         *       "message": {
         *         "id": "msg_1",
         *         "type": "message",
         *         "role": "assistant",
         *         "model": "embedded/demo",
         *         "content": [],
         *         "stop_reason": null,
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_start";
            /** @description The response, without content. */
            message: components["schemas"]["MessageShell"];
        };
        /**
         * @description The response is complete. The last event of a turn.
         * @example {
         *       "type": "message_stop"
         *     }
         */
        MessageStopEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_stop";
        };
        /**
         * @description Reason why the model stopped: `end_turn`, `max_tokens`, `stop_sequence`, `tool_use`, `refusal`. Values may be added.
         *
         *     - `end_turn`: The response is complete.
         *     - `max_tokens`: The maximum number of tokens in a turn was reached.
         *     - `stop_sequence`: The output contained one of `stop_sequences`.
         *     - `tool_use`: The model calls tools.
         *     - `refusal`: The provider declined to continue the response.
         */
        MessageStopReason: string | ("end_turn" | "max_tokens" | "stop_sequence" | "tool_use" | "refusal");
        /**
         * Format: int64
         * @description A duration in milliseconds.
         */
        Milliseconds: number;
        /**
         * @description Modality of the output.
         * @enum {string}
         */
        Modality: "text" | "image" | "audio";
        /**
         * @description The model must call the given tool.
         * @example {
         *       "type": "tool",
         *       "name": "vai_web_search"
         *     }
         */
        NamedToolChoice: {
            /**
             * @description Type of the choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool";
            /** @description Name of the tool. */
            name: components["schemas"]["NonBlank"];
        };
        /**
         * @description The model must not call tools.
         * @example {
         *       "type": "none"
         *     }
         */
        NoToolChoice: {
            /**
             * @description Type of the choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "none";
        };
        /** @description A string with at least one character that is not white space. */
        NonBlank: string;
        /**
         * @description Body of status 404.
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
         * @description No resource exists at this path.
         * @example {
         *       "type": "not_found_error",
         *       "message": "The path /v1/runs/1 does not exist. Send runs to POST /v1/runs or /v1/runs:stream.",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        NotFoundError: {
            /**
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_found_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description Schema of null.
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
            /** @description Description of the value, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description Schema of a number.
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
            /** @description Description of the value, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /** @description Schema of an object. */
        ObjectSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "object";
            /** @description Schemas of the fields, by name. */
            properties?: {
                [key: string]: components["schemas"]["OutputSchema"];
            };
            /** @description Names of the required fields, each one of `properties`. */
            required?: string[];
            /** @description Set to false to disallow fields that are not in `properties`. */
            additionalProperties?: boolean;
            /** @description Description of the value, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /**
         * @description A block of an unknown type. This server sends only `server_tool_result`, with `tool_use_id` and `content`: the result
         *     of a provider tool other than a list of search results.
         * @example {
         *       "type": "server_tool_result",
         *       "tool_use_id": "srvtoolu_1",
         *       "content": {
         *         "stdout": "4"
         *       }
         *     }
         */
        OpaqueBlock: {
            /** @description Type of the block: none of those in this document. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Format of the output. */
        OutputFormat: components["schemas"]["JsonSchemaFormat"];
        /**
         * @description Settings of the output. Modalities other than text are rejected if the provider's API does not support them.
         * @example {
         *       "modalities": [
         *         "text"
         *       ]
         *     }
         */
        OutputOptions: {
            /** @description Modalities of the output. Default: text. */
            modalities?: components["schemas"]["Modality"][] | null;
            /** @description Settings of image output. */
            image?: components["schemas"]["ImageOutput"] | null;
        };
        /** @description JSON Schema of the output, or of a part of it, at any depth. Other keywords are kept. */
        OutputSchema: components["schemas"]["ObjectSchema"] | components["schemas"]["ArraySchema"] | components["schemas"]["StringSchema"] | components["schemas"]["NumberSchema"] | components["schemas"]["IntegerSchema"] | components["schemas"]["BooleanSchema"] | components["schemas"]["NullSchema"];
        /**
         * @description Body of status 529.
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
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "overloaded_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
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
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "permission_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description A heartbeat. It has no other meaning.
         * @example {
         *       "type": "ping"
         *     }
         */
        PingEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Format: int64
         * @description A count of at least one.
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
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "provider_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description Too many requests, to this server or to the provider.
         * @example {
         *       "type": "rate_limit_error",
         *       "message": "Too many requests. Try again in 1 second.",
         *       "retry_after": 1,
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        RateLimitError: {
            /**
             * @description Type of the error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "rate_limit_error";
            /** @description Explanation of this occurrence, and what to do about it. Never contains a key. */
            message: string;
            /** @description Location in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description Specific error code, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always present, except in errors of tool calls. */
            request_id?: string;
            /** @description Seconds to wait before the next attempt. */
            retry_after?: components["schemas"]["Count"];
            /** @description Details of a provider's error, such as its status. Never contains a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description All parts of the request that the model or its provider does not support. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /** @description A message of a request. */
        RequestMessage: components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"];
        /** @description A tool of a request. The gateway's own tools are selected in `builtins` instead. */
        RequestTool: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["WebFetchTool"] | components["schemas"]["CodeExecutionTool"] | components["schemas"]["ComputerUseTool"] | components["schemas"]["FileSearchTool"] | components["schemas"]["TextEditorTool"];
        /** @description A response block. Ignore types that you do not know. */
        ResponseBlock: components["schemas"]["KnownResponseBlock"] | components["schemas"]["OpaqueBlock"];
        /**
         * @description The run ended without an error. It is the last event.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "run_complete";
            /** @description Result of the run. */
            result: components["schemas"]["RunResult"];
        };
        /**
         * @description The run failed. It is the last event.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description The error. `request_id` is always present. */
            error: components["schemas"]["CanonicalError"];
        };
        /** @description Any event of a stream. Types may be added: ignore those that you do not know. */
        RunEvent: components["schemas"]["RunStartEvent"] | components["schemas"]["StepStartEvent"] | components["schemas"]["WrappedStreamEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolResultEvent"] | components["schemas"]["StepCompleteEvent"] | components["schemas"]["HistoryDeltaEvent"] | components["schemas"]["RunCompleteEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description Limits of a run. Unknown fields are rejected.
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
             * @description Maximum number of calls of the gateway's tools.
             * @default 20
             */
            max_tool_calls?: number | null;
            /**
             * @description Maximum number of tokens of all turns, input and output. 0 means no limit.
             * @default 0
             */
            max_tokens?: number | null;
            /**
             * @description Time limit of the run, in milliseconds.
             * @default 60000
             */
            timeout_ms?: number | null;
            /**
             * @description Set to false to execute the calls of a turn in sequence instead of in parallel.
             * @default true
             */
            parallel_tools?: boolean | null;
            /**
             * @description Time limit of one tool call, in milliseconds.
             * @default 30000
             */
            tool_timeout_ms?: number | null;
        };
        /**
         * @description A run to make. Unknown fields are rejected.
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
            /** @description Limits of the run. */
            run?: components["schemas"]["RunLimits"] | null;
            /** @description Names of the gateway's tools that the model may call. Surrounding white space is ignored. */
            builtins?: string[] | null;
            /** @description Alias of `builtins`. If both are present, they must be equal. */
            server_tools?: string[] | null;
            /** @description Configuration of the gateway's tools for this run, by tool name. */
            server_tool_config?: {
                [key: string]: components["schemas"]["ServerToolConfig"];
            } | null;
        };
        /** @description Response of `createRun`. */
        RunResponse: {
            /** @description Result of the run. */
            result: components["schemas"]["RunResult"];
        };
        /**
         * @description Result of a run.
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
            /** @description The response of the last step. Null if there is none. */
            response: components["schemas"]["MessageResponse"] | null;
            /** @description The completed turns, in order. */
            steps: components["schemas"]["RunStep"][];
            /** @description Number of executed calls of the gateway's tools. */
            tool_call_count: components["schemas"]["Count"];
            /** @description Number of completed turns, which is the number of steps. */
            turn_count: components["schemas"]["Count"];
            /** @description Tokens of all turns together. */
            usage: components["schemas"]["Usage"];
            /** @description Reason why the run ended. */
            stop_reason: components["schemas"]["RunStopReason"];
            /** @description The complete conversation: the messages of the request and of the run. */
            messages: components["schemas"]["RequestMessage"][];
        };
        /**
         * @description The run starts. The first event of every stream, sent once.
         * @example {
         *       "type": "run_start",
         *       "request_id": "req_0123456789abcdef0123",
         *       "model": "embedded/demo",
         *       "protocol_version": "1"
         *     }
         */
        RunStartEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "run_start";
            /** @description Id of the request, as in the header `X-Request-ID`. */
            request_id: string;
            /** @description Id of the model, as in the request. */
            model: string;
            /**
             * @description Version of the stream.
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
            /** @description Number of the turn, starting at 0. */
            index: components["schemas"]["Count"];
            /** @description The model's response. */
            response: components["schemas"]["MessageResponse"];
            /** @description The tool calls, in the order of their blocks. */
            tool_calls: components["schemas"]["ToolCall"][];
            /** @description The results, in the same order. Empty if the calls were not executed. */
            tool_results: components["schemas"]["StepToolResult"][];
            /** @description Duration of the turn and its calls. */
            duration_ms: components["schemas"]["Milliseconds"];
        };
        /**
         * @description Reason why a run ended.
         *
         *     - `end_turn`: The model finished its response.
         *     - `max_tool_calls`: The calls of the turn would have exceeded `max_tool_calls`.
         *     - `max_turns`: `max_turns` was reached.
         *     - `max_tokens`: `max_tokens` of `run` was reached.
         *     - `timeout`: `timeout_ms` was reached.
         *     - `cancelled`: The server shut down.
         *     - `error`: The run failed. Never sent by this server: failures are errors.
         *     - `custom`: A third party's reason. Never sent by this server.
         * @enum {string}
         */
        RunStopReason: "end_turn" | "max_tool_calls" | "max_turns" | "max_tokens" | "timeout" | "cancelled" | "error" | "custom";
        /**
         * @description Configuration of one of the gateway's tools for this run. Unknown fields are rejected.
         * @example {
         *       "provider": "tavily"
         *     }
         */
        ServerToolConfig: {
            /** @description Service that the tool uses, with the caller's own key. */
            provider: components["schemas"]["NonBlank"];
        };
        /**
         * @description A call of a provider tool.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "server_tool_use";
            /** @description Id of the tool call. */
            id: components["schemas"]["NonBlank"];
            /** @description Name of the tool. */
            name: components["schemas"]["NonBlank"];
            /** @description The arguments of the call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description A model turn and its tool calls are complete.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "step_complete";
            /** @description Number of the turn. */
            index: components["schemas"]["Count"];
            /** @description The model's response, as assembled from the events of the turn. */
            response: components["schemas"]["MessageResponse"];
        };
        /**
         * @description A model turn starts.
         * @example {
         *       "type": "step_start",
         *       "index": 0
         *     }
         */
        StepStartEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "step_start";
            /** @description Number of the turn, starting at 0. */
            index: components["schemas"]["Count"];
        };
        /**
         * @description Result of a tool call.
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
            /** @description Id of the tool call. */
            tool_use_id: string;
            /** @description Output of the tool. If the call failed, one text block with the error's message. Never empty. */
            content: components["schemas"]["MediaBlock"][];
            /** @description True if the call failed. */
            is_error: boolean;
            /** @description The error. Null unless the call failed. */
            error: components["schemas"]["CanonicalError"] | null;
        };
        /**
         * @description The provider failed. Never sent by this server: the run's `error` event reports it.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description The error. */
            error: components["schemas"]["CanonicalError"];
        };
        /** @description An event of the model's response. Types may be added: ignore those that you do not know. */
        StreamEvent: components["schemas"]["MessageStartEvent"] | components["schemas"]["ContentBlockStartEvent"] | components["schemas"]["ContentBlockDeltaEvent"] | components["schemas"]["ContentBlockStopEvent"] | components["schemas"]["MessageDeltaEvent"] | components["schemas"]["MessageStopEvent"] | components["schemas"]["StreamPingEvent"] | components["schemas"]["StreamErrorEvent"];
        /**
         * @description A heartbeat of the provider. Never sent by this server.
         * @example {
         *       "type": "ping"
         *     }
         */
        StreamPingEvent: {
            /**
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * @description Schema of a string.
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
            /** @description Description of the value, for the model. */
            description?: string;
            /** @description The allowed values. */
            enum?: string[];
        };
        /** @description The system prompt: text, or blocks. */
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, stored unchanged. */
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
             * @description Type of the delta. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text_delta";
            /** @description The delta. */
            text: string;
        };
        /**
         * @description Configuration of `text_editor`. It has no fields.
         * @example {}
         */
        TextEditorConfig: Record<string, never>;
        /**
         * @description The provider's text editor.
         * @example {
         *       "type": "text_editor"
         *     }
         */
        TextEditorTool: {
            /**
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text_editor";
            /** @description Name of the tool. Default: the provider's name for it. */
            name?: string | null;
            /** @description Description of the tool, for the model. */
            description?: string | null;
            /** @description JSON Schema of the input. Known to the provider. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Configuration of the tool. Default: the provider's defaults. */
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking";
            /** @description The reasoning text. */
            thinking: string;
            /** @description Summary of the reasoning. Never sent by this server. */
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
             * @description Type of the delta. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking_delta";
            /** @description The delta. */
            thinking: string;
        };
        /**
         * @description Body of status 429.
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
         * @description A call of one of the gateway's tools.
         * @example {
         *       "id": "call_1",
         *       "name": "vai_web_search",
         *       "input": {
         *         "query": "Paris news"
         *       }
         *     }
         */
        ToolCall: {
            /** @description Id of the tool call, as in its `tool_use` block. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments of the call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description The gateway starts to execute a tool call. Sent once for each call, and never for tools that the provider runs.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_call_start";
            /** @description Id of the tool call, as in its `tool_use` block. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments of the call. */
            input: components["schemas"]["JsonObject"];
        };
        /** @description Policy for tool use, on every turn of the run. */
        ToolChoice: components["schemas"]["AutoToolChoice"] | components["schemas"]["AnyToolChoice"] | components["schemas"]["NoToolChoice"] | components["schemas"]["NamedToolChoice"];
        /**
         * @description Result of a tool call.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description Id of the call that produced this result: that of an earlier `tool_use` or `server_tool_use` block in the request. */
            tool_use_id: components["schemas"]["NonBlank"];
            /** @description Output of the tool. If absent, empty. */
            content?: components["schemas"]["MediaBlock"][] | null;
            /** @description True if the tool failed. Default: false. */
            is_error?: boolean | null;
        };
        /**
         * @description A tool call has finished or failed.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description Id of the tool call. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description Output of the tool. If the call failed, one text block with the error's message. Never empty. */
            content: components["schemas"]["MediaBlock"][];
            /** @description True if the call failed. */
            is_error: boolean;
            /** @description The error. Null unless the call failed. */
            error: components["schemas"]["CanonicalError"] | null;
        };
        /**
         * @description A call of one of the gateway's tools.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_use";
            /** @description Id of the tool call. */
            id: components["schemas"]["NonBlank"];
            /** @description Name of the tool. */
            name: components["schemas"]["NonBlank"];
            /** @description The arguments of the call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description Body of status 401.
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
         * @description Data at a URL.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/cat.png"
         *     }
         */
        UrlSource: {
            /**
             * @description Type of the source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /**
             * Format: uri
             * @description URL of the data.
             */
            url: string;
            /** @description Media type of the data, if known. */
            media_type?: components["schemas"]["NonBlank"] | null;
        };
        /**
         * @description Token usage. Estimated by the server if the provider does not report it.
         * @example {
         *       "input_tokens": 12,
         *       "output_tokens": 30,
         *       "total_tokens": 42
         *     }
         */
        Usage: {
            /** @description Input tokens. */
            input_tokens: components["schemas"]["Count"];
            /** @description Output tokens. */
            output_tokens: components["schemas"]["Count"];
            /** @description All tokens: the provider's total, otherwise the sum of `input_tokens` and `output_tokens`. */
            total_tokens: components["schemas"]["Count"];
            /** @description Input tokens read from the provider's cache. Absent if the provider does not report them. */
            cache_read_tokens?: components["schemas"]["Count"];
            /** @description Tokens written to the provider's cache. Absent if the provider does not report them. */
            cache_write_tokens?: components["schemas"]["Count"];
            /**
             * Format: double
             * @description Cost in US dollars. Never sent by this server.
             */
            cost_usd?: number;
        };
        /** @description A block of a user message. */
        UserBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ToolResultBlock"] | components["schemas"]["WebSearchToolResultBlock"] | components["schemas"]["AudioSttBlock"];
        /** @description Content of a user message: text, or blocks. */
        UserContent: string | components["schemas"]["UserBlock"][];
        /**
         * @description Approximate location of the user. Unknown fields are rejected.
         * @example {
         *       "city": "Paris",
         *       "country": "FR",
         *       "timezone": "Europe/Paris"
         *     }
         */
        UserLocation: {
            /** @description City. */
            city?: string | null;
            /** @description Region. */
            region?: string | null;
            /** @description Country (ISO 3166-1 alpha-2). */
            country?: string | null;
            /** @description Time zone (IANA). */
            timezone?: string | null;
        };
        /**
         * @description A user message. It may contain tool results.
         * @example {
         *       "role": "user",
         *       "content": "What is new in Paris?"
         *     }
         */
        UserMessage: {
            /**
             * @description Role of the author. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description The content. */
            content: components["schemas"]["UserContent"];
        };
        /**
         * @description A video.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            /** @description The data. */
            source: components["schemas"]["FileSource"];
        };
        /**
         * @description Audio format of voice output.
         * @enum {string}
         */
        VoiceFormat: "wav" | "mp3" | "pcm";
        /**
         * @description Voice output. Rejected with `unsupported_voice`. Unknown fields are rejected.
         * @example {
         *       "output": {
         *         "voice": "alloy"
         *       }
         *     }
         */
        VoiceOptions: {
            /** @description Settings of the voice output. */
            output?: components["schemas"]["VoiceOutput"] | null;
        };
        /**
         * @description Settings of voice output. Unknown fields are rejected.
         * @example {
         *       "voice": "alloy",
         *       "format": "mp3"
         *     }
         */
        VoiceOutput: {
            /** @description Name of the voice. */
            voice: components["schemas"]["NonBlank"];
            /** @description Speed. 1 is normal. */
            speed?: number | null;
            /** @description Volume. 1 is normal. */
            volume?: number | null;
            /** @description Emotion of the voice. */
            emotion?: string | null;
            /** @description Audio format. */
            format?: components["schemas"]["VoiceFormat"] | null;
            /** @description Sample rate in hertz. */
            sample_rate?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description Configuration of `web_fetch`. Unknown fields are rejected.
         * @example {
         *       "max_uses": 3
         *     }
         */
        WebFetchConfig: {
            /** @description Maximum number of uses in one model turn. */
            max_uses?: components["schemas"]["PositiveCount"] | null;
            /** @description Domains whose pages may be used. If present, no others. */
            allowed_domains?: string[] | null;
            /** @description Domains whose pages must not be used. */
            blocked_domains?: string[] | null;
        };
        /**
         * @description The provider's web fetch.
         * @example {
         *       "type": "web_fetch"
         *     }
         */
        WebFetchTool: {
            /**
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_fetch";
            /** @description Name of the tool. Default: the provider's name for it. */
            name?: string | null;
            /** @description Description of the tool, for the model. */
            description?: string | null;
            /** @description JSON Schema of the input. Known to the provider. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Configuration of the tool. Default: the provider's defaults. */
            config?: components["schemas"]["WebFetchConfig"] | null;
        };
        /**
         * @description Configuration of `web_search`. Unknown fields are rejected.
         * @example {
         *       "max_uses": 3,
         *       "allowed_domains": [
         *         "example.com"
         *       ]
         *     }
         */
        WebSearchConfig: {
            /** @description Maximum number of uses in one model turn. */
            max_uses?: components["schemas"]["PositiveCount"] | null;
            /** @description Domains whose pages may be used. If present, no others. */
            allowed_domains?: string[] | null;
            /** @description Domains whose pages must not be used. */
            blocked_domains?: string[] | null;
            /** @description Location of the user. */
            user_location?: components["schemas"]["UserLocation"] | null;
        };
        /** @description Item of a provider's web search result. */
        WebSearchItem: components["schemas"]["WebSearchResult"];
        /**
         * @description A page found by a provider's web search.
         * @example {
         *       "type": "web_search_result",
         *       "url": "https://example.com/paris",
         *       "title": "News from Paris"
         *     }
         */
        WebSearchResult: {
            /**
             * @description Type of the item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_result";
            /** @description URL of the page. */
            url: string;
            /** @description Title of the page. */
            title: string;
            /** @description The page's content, encrypted for the provider. */
            encrypted_content?: string | null;
            /** @description Age of the page, in the provider's words. */
            page_age?: string | null;
        };
        /**
         * @description The provider's web search.
         * @example {
         *       "type": "web_search",
         *       "config": {
         *         "max_uses": 3
         *       }
         *     }
         */
        WebSearchTool: {
            /**
             * @description Type of the tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search";
            /** @description Name of the tool. Default: the provider's name for it. */
            name?: string | null;
            /** @description Description of the tool, for the model. */
            description?: string | null;
            /** @description JSON Schema of the input. Known to the provider. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Configuration of the tool. Default: the provider's defaults. */
            config?: components["schemas"]["WebSearchConfig"] | null;
        };
        /**
         * @description Result of a provider's web search.
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
             * @description Type of the content block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_tool_result";
            /** @description Id of the call that produced this result. Not checked against the calls of the request. */
            tool_use_id: components["schemas"]["NonBlank"];
            /** @description The pages. */
            content: components["schemas"]["WebSearchItem"][];
        };
        /**
         * @description An event of the model's response.
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
             * @description Type of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "stream_event";
            /** @description The event. */
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
                /** @description Id of the request: 1 to 128 letters, digits and `.`, `_`, `:`, `-`. The server replaces another value by a new id. */
                "X-Request-ID"?: string;
                /** @description Version of this contract. */
                "X-VAI-Version"?: "1";
                /** @description The caller's OpenAI key, for models of the providers `openai` and `openai-chat`. */
                "X-Provider-Key-OpenAI"?: string;
                /** @description The caller's Anthropic key, for models of the provider `anthropic`. */
                "X-Provider-Key-Anthropic"?: string;
                /** @description The caller's Tavily key, for `vai_web_search` with the provider `tavily`. */
                "X-Provider-Key-Tavily"?: string;
                /** @description The caller's Brave Search key, for `vai_web_search` with the provider `brave`. */
                "X-Provider-Key-Brave"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The run to make. */
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
            /** @description A response with the result of a run. */
            200: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description A key is missing or invalid. */
            401: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The request is not allowed. */
            403: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description The request was cancelled while its connection was open, or its body stopped arriving. */
            408: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledBody"];
                };
            };
            /** @description Too many requests, to this server or to the provider. */
            429: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description Seconds to wait before the next attempt. Always present if the limit is the server's. */
                    "Retry-After"?: components["schemas"]["Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description Seconds to wait before the next attempt. Always present with code `overloaded`. */
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
                /** @description Id of the request: 1 to 128 letters, digits and `.`, `_`, `:`, `-`. The server replaces another value by a new id. */
                "X-Request-ID"?: string;
                /** @description Version of this contract. */
                "X-VAI-Version"?: "1";
                /** @description The caller's OpenAI key, for models of the providers `openai` and `openai-chat`. */
                "X-Provider-Key-OpenAI"?: string;
                /** @description The caller's Anthropic key, for models of the provider `anthropic`. */
                "X-Provider-Key-Anthropic"?: string;
                /** @description The caller's Tavily key, for `vai_web_search` with the provider `tavily`. */
                "X-Provider-Key-Tavily"?: string;
                /** @description The caller's Brave Search key, for `vai_web_search` with the provider `brave`. */
                "X-Provider-Key-Brave"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The run to make. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description Disables caching. */
                    "Cache-Control": "no-cache";
                    /** @description Disables buffering in proxies. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description A key is missing or invalid. */
            401: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedBody"];
                };
            };
            /** @description The request is not allowed. */
            403: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description The request was cancelled while its connection was open, or its body stopped arriving. */
            408: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledBody"];
                };
            };
            /** @description Too many requests, to this server or to the provider. */
            429: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description Seconds to wait before the next attempt. Always present if the limit is the server's. */
                    "Retry-After"?: components["schemas"]["Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description An internal error of the server. */
            500: {
                headers: {
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: its own `X-Request-ID`, otherwise `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description Seconds to wait before the next attempt. Always present with code `overloaded`. */
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
export type KnownResponseBlock = components["schemas"]["KnownResponseBlock"];
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
