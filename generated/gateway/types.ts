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
         * @description Makes a run, and answers with what came of it.
         *
         *     A run that reaches a limit, or its `timeout_ms`, is answered with 200 and what it has: `stop_reason` names the
         *     limit.
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
         * @description Makes a run, and streams it.
         *
         *     The first event is `run_start`, the last `run_complete` or `error`. What is refused is refused as by `createRun`,
         *     before the stream begins.
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
         * @description The model must call a tool, whichever.
         * @example {
         *       "type": "any"
         *     }
         */
        AnyToolChoice: {
            /**
             * @description Kind of choice. (enum property replaced by openapi-typescript)
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
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "api_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /** @description Schema of an array. */
        ArraySchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "array";
            /** @description Schema of its items. */
            items: components["schemas"]["OutputSchema"];
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
            enum?: string[];
        };
        /** @description A block of a message of the assistant's. */
        AssistantBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["AudioSttBlock"];
        /** @description Content of a message of the assistant's: text, or blocks. */
        AssistantContent: string | components["schemas"]["AssistantBlock"][];
        /**
         * @description A message of the model's.
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
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "assistant";
            /** @description What it says. */
            content: components["schemas"]["AssistantContent"];
        };
        /**
         * @description A sound that the model hears.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description Its bytes. */
            source: components["schemas"]["FileSource"];
            /** @description What is said in it, where known. */
            transcript?: string | null;
        };
        /**
         * @description A sound that is turned into text before the model sees it.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio_stt";
            /** @description Its bytes. */
            source: components["schemas"]["FileSource"];
            /** @description The language spoken in it (BCP 47), where known. */
            language?: string | null;
        };
        /**
         * @description A key is missing or wrong.
         * @example {
         *       "type": "authentication_error",
         *       "message": "Send your key of openai in the header X-Provider-Key-OpenAI.",
         *       "param": "X-Provider-Key-OpenAI",
         *       "code": "provider_key_missing",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        AuthenticationError: {
            /**
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "authentication_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
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
             * @description Kind of choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "auto";
        };
        /**
         * @description Body of status 502.
         * @example {
         *       "error": {
         *         "type": "provider_error",
         *         "message": "The model's provider failed with status 500.",
         *         "provider_error": {
         *           "status": 500
         *         },
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        BadGatewayBody: {
            /** @description What went wrong. */
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
            /** @description What went wrong. */
            error: components["schemas"]["InvalidRequestError"];
        };
        /**
         * @description Bytes of an image inside the block.
         * @example {
         *       "type": "base64",
         *       "media_type": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64ImageSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Their media type; models tell the usual ones from the bytes. */
            media_type?: components["schemas"]["NonBlank"] | null;
            /** @description The bytes, base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description Bytes inside the block.
         * @example {
         *       "type": "base64",
         *       "media_type": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64Source: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description Their media type. */
            media_type: components["schemas"]["NonBlank"];
            /** @description The bytes, base64 (RFC 4648 section 4). */
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
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
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
            /** @description What went wrong. */
            error: components["schemas"]["ApiError"];
        };
        /** @description An error, the same wherever it is told: in a response, a stream, or the result of a tool. */
        CanonicalError: components["schemas"]["InvalidRequestError"] | components["schemas"]["AuthenticationError"] | components["schemas"]["PermissionError"] | components["schemas"]["NotFoundError"] | components["schemas"]["RateLimitError"] | components["schemas"]["ApiError"] | components["schemas"]["ProviderError"] | components["schemas"]["OverloadedError"];
        /**
         * @description Configuration of `code_execution`. It has no other members.
         * @example {
         *       "languages": [
         *         "python"
         *       ],
         *       "timeout_seconds": 30
         *     }
         */
        CodeExecutionConfig: {
            /** @description Languages that the code may be in. */
            languages?: string[] | null;
            /** @description Most time that the code may take, in seconds. */
            timeout_seconds?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description Code that the provider runs.
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
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "code_execution";
            /** @description Name; the provider's own when absent. */
            name?: string | null;
            /** @description What it does, for the model. */
            description?: string | null;
            /** @description JSON Schema of its input. The provider knows it. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Its configuration; the provider's defaults when absent. */
            config?: components["schemas"]["CodeExecutionConfig"] | null;
        };
        /**
         * @description Something that the model or its provider has no place for.
         * @example {
         *       "severity": "error",
         *       "param": "request.tools[0].type",
         *       "code": "unsupported_tool_type",
         *       "message": "openai-chat has no tool of type computer_use."
         *     }
         */
        CompatIssue: {
            /**
             * @description Always `error`: the request is refused.
             * @enum {string}
             */
            severity: "error";
            /** @description Where it is in the request. */
            param: string;
            /** @description What it is, for programs. */
            code: string;
            /** @description What it is, and what to do. */
            message: string;
        };
        /**
         * @description Configuration of `computer_use`. It has no other members.
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
         * @description A computer that the model operates.
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
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "computer_use";
            /** @description Name; the provider's own when absent. */
            name?: string | null;
            /** @description What it does, for the model. */
            description?: string | null;
            /** @description JSON Schema of its input. The provider knows it. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Its configuration; the provider's defaults when absent. */
            config?: components["schemas"]["ComputerUseConfig"] | null;
        };
        /**
         * @description A piece of a block.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_delta";
            /** @description Place of the block in `content`. */
            index: components["schemas"]["Count"];
            /** @description The piece. */
            delta: components["schemas"]["ContentDelta"];
        };
        /**
         * @description A block begins.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_start";
            /** @description Place of the block in `content`, from 0. */
            index: components["schemas"]["Count"];
            /** @description The block as it begins; whole when no piece follows. */
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "content_block_stop";
            /** @description Place of the block in `content`. */
            index: components["schemas"]["Count"];
        };
        /** @description A piece of a block. */
        ContentDelta: components["schemas"]["TextDelta"] | components["schemas"]["InputJsonDelta"] | components["schemas"]["ThinkingDelta"];
        /**
         * Format: int64
         * @description A number of things.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description Its bytes. */
            source: components["schemas"]["FileSource"];
            /** @description Name of the file. */
            filename?: string | null;
        };
        /** @description What exactly went wrong, for programs. More codes may be added. */
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
            /** @description What went wrong. */
            error: components["schemas"]["ApiError"];
        };
        /**
         * @description Configuration of `file_search`. It has no other members.
         * @example {
         *       "max_results": 5
         *     }
         */
        FileSearchConfig: {
            /** @description Most results of a search. */
            max_results?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description The provider's search of files that it has.
         * @example {
         *       "type": "file_search",
         *       "config": {
         *         "max_results": 5
         *       }
         *     }
         */
        FileSearchTool: {
            /**
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_search";
            /** @description Name; the provider's own when absent. */
            name?: string | null;
            /** @description What it does, for the model. */
            description?: string | null;
            /** @description JSON Schema of its input. The provider knows it. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Its configuration; the provider's defaults when absent. */
            config?: components["schemas"]["FileSearchConfig"] | null;
        };
        /** @description Where the bytes of anything but an image come from: they are in the block. */
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
            /** @description What went wrong. */
            error: components["schemas"]["PermissionError"];
        };
        /**
         * @description A function that somebody other than the gateway runs. Requests with one are refused: see "Tools".
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
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "function";
            /** @description Name. */
            name: components["schemas"]["NonBlank"];
            /** @description What it does, for the model. */
            description: string;
            /** @description JSON Schema of its input. */
            input_schema: components["schemas"]["JsonObject"];
            /**
             * @description A function has no configuration: absent or null.
             * @constant
             */
            config?: null;
        };
        /**
         * @description The conversation grows by the messages of a turn. Right after its `step_complete`.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "history_delta";
            /** @description How many messages the conversation has before this. */
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description Where it comes from. */
            source: components["schemas"]["ImageSource"];
        };
        /**
         * @description How images are put out.
         * @example {
         *       "size": "1024x1024"
         *     }
         */
        ImageOutput: {
            /** @description Their size, as the provider calls it. */
            size?: string | null;
        };
        /** @description Where the bytes of an image come from. */
        ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlSource"];
        /**
         * @description A piece of a call's arguments. The pieces of a block, joined, are JSON text.
         * @example {
         *       "type": "input_json_delta",
         *       "partial_json": "{\"query\":"
         *     }
         */
        InputJsonDelta: {
            /**
             * @description Kind of piece. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "input_json_delta";
            /** @description The piece. */
            partial_json: string;
        };
        /**
         * @description Schema of a whole number.
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
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
            enum?: string[];
        };
        /**
         * @description The request is wrong.
         * @example {
         *       "type": "invalid_request_error",
         *       "message": "request.model is required.",
         *       "param": "request.model",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        InvalidRequestError: {
            /**
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "invalid_request_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
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
         * @description The answer is JSON that follows a schema.
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
             * @description Kind of format. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "json_schema";
            /** @description The schema. */
            json_schema: components["schemas"]["OutputSchema"];
        };
        /** @description A block of an answer, of a kind that this document knows. */
        KnownResponseBlock: components["schemas"]["TextBlock"] | components["schemas"]["ThinkingBlock"] | components["schemas"]["ToolUseBlock"] | components["schemas"]["ServerToolUseBlock"] | components["schemas"]["WebSearchToolResultBlock"];
        /** @description A block of a system prompt, or of a tool's result. */
        MediaBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["AudioSttBlock"];
        /**
         * @description What is known of an answer only at its end.
         * @example {
         *       "stop_reason": "end_turn"
         *     }
         */
        MessageDelta: {
            /** @description Why the model stopped. Always sent. */
            stop_reason?: components["schemas"]["MessageStopReason"];
            /** @description The text it stopped at. */
            stop_sequence?: string;
        };
        /**
         * @description The end of the answer is known.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_delta";
            /** @description What is known now. */
            delta: components["schemas"]["MessageDelta"];
            /** @description Tokens of this turn. */
            usage: components["schemas"]["Usage"];
        };
        /**
         * @description What the model is asked. Unknown members are ignored here, and in what is in it unless a model says otherwise.
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
            /** @description Id of the model, `provider/model-name`: the provider is what is before the first `/`. */
            model: components["schemas"]["NonBlank"];
            /** @description The conversation, oldest message first. */
            messages: components["schemas"]["RequestMessage"][];
            /** @description Most tokens the model may produce in one turn; the provider's default when absent or 0. */
            max_tokens?: components["schemas"]["Count"] | null;
            /** @description The system prompt. */
            system?: components["schemas"]["SystemContent"] | null;
            /** @description The sampling temperature. */
            temperature?: number | null;
            /** @description The sampling probability mass. */
            top_p?: number | null;
            /** @description The number of tokens to sample from; all when absent or 0. */
            top_k?: components["schemas"]["Count"] | null;
            /** @description Texts at which the model stops. */
            stop_sequences?: string[] | null;
            /** @description Tools that the provider runs. */
            tools?: components["schemas"]["RequestTool"][] | null;
            /** @description How the model uses tools. */
            tool_choice?: components["schemas"]["ToolChoice"] | null;
            /** @description The form of the answer. */
            output_format?: components["schemas"]["OutputFormat"] | null;
            /** @description What the answer may hold. */
            output?: components["schemas"]["OutputOptions"] | null;
            /** @description Spoken answers. */
            voice?: components["schemas"]["VoiceOptions"] | null;
            /**
             * @description What only some providers understand: an object for each, as `openai` (both of its APIs), `anthropic`, or
             *     `compatible` (other servers that have Chat Completions). It is passed on to the model's provider as it is. What
             *     the gateway sets itself, such as the model, the messages and the tools, cannot stand there.
             */
            extensions?: components["schemas"]["JsonObject"] | null;
            /** @description More about the request. It is passed on where the model's provider has a place for it, and means nothing here. */
            metadata?: components["schemas"]["JsonObject"] | null;
            /** @description False or absent: how the answer comes is a matter of the endpoint. */
            stream?: false | null;
        };
        /**
         * @description What the model answered in one turn.
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
            /** @description Id of the answer. */
            id: string;
            /**
             * @description Always `message`.
             * @enum {string}
             */
            type: "message";
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            role: "assistant";
            /** @description Id of the model, as in the request. */
            model: string;
            /** @description What it said. It may be empty. */
            content: components["schemas"]["ResponseBlock"][];
            /** @description Why it stopped. */
            stop_reason: components["schemas"]["MessageStopReason"];
            /** @description The text it stopped at, with the stop reason `stop_sequence`, where the provider tells it. */
            stop_sequence?: string;
            /** @description Tokens of this turn. */
            usage: components["schemas"]["Usage"];
            /** @description More about the answer. Never sent by this server. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description An answer that begins: nothing has been said.
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
            /** @description Id of the answer. */
            id: string;
            /**
             * @description Always `message`.
             * @enum {string}
             */
            type: "message";
            /**
             * @description Always `assistant`.
             * @enum {string}
             */
            role: "assistant";
            /** @description Id of the model, as in the request. */
            model: string;
            /** @description Always empty. */
            content: components["schemas"]["ResponseBlock"][];
            /**
             * @description Always null: `message_delta` tells it.
             * @constant
             */
            stop_reason: null;
            /** @description Tokens so far: those of `message_delta` take their place. */
            usage: components["schemas"]["Usage"];
        };
        /**
         * @description The answer begins. First event of a turn.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_start";
            /** @description The answer, empty. */
            message: components["schemas"]["MessageShell"];
        };
        /**
         * @description The answer is complete. Last event of a turn.
         * @example {
         *       "type": "message_stop"
         *     }
         */
        MessageStopEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "message_stop";
        };
        /** @description Why the model stopped: `end_turn`, `max_tokens`, `stop_sequence`, `tool_use`, `refusal`. More may be added. */
        MessageStopReason: string | ("end_turn" | "max_tokens" | "stop_sequence" | "tool_use" | "refusal");
        /**
         * Format: int64
         * @description A span of time in milliseconds.
         */
        Milliseconds: number;
        /**
         * @description What a model puts out.
         * @enum {string}
         */
        Modality: "text" | "image" | "audio";
        /**
         * @description The model must call this tool.
         * @example {
         *       "type": "tool",
         *       "name": "vai_web_search"
         *     }
         */
        NamedToolChoice: {
            /**
             * @description Kind of choice. (enum property replaced by openapi-typescript)
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
             * @description Kind of choice. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "none";
        };
        /** @description A text with at least one character that is not white space. */
        NonBlank: string;
        /**
         * @description Body of status 404.
         * @example {
         *       "error": {
         *         "type": "not_found_error",
         *         "message": "There is nothing at /v1/runs/1. Send runs to POST /v1/runs or /v1/runs:stream.",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        NotFoundBody: {
            /** @description What went wrong. */
            error: components["schemas"]["NotFoundError"];
        };
        /**
         * @description There is nothing at the path.
         * @example {
         *       "type": "not_found_error",
         *       "message": "There is nothing at /v1/runs/1. Send runs to POST /v1/runs or /v1/runs:stream.",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        NotFoundError: {
            /**
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "not_found_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
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
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
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
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
            enum?: string[];
        };
        /** @description Schema of an object. */
        ObjectSchema: {
            /**
             * @description The JSON type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "object";
            /** @description The members by name. */
            properties?: {
                [key: string]: components["schemas"]["OutputSchema"];
            };
            /** @description Names of the members that must be present: each is one of `properties`. */
            required?: string[];
            /** @description Whether members beyond `properties` are allowed. */
            additionalProperties?: boolean;
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
            enum?: string[];
        };
        /**
         * @description A block of another kind. Of these, this server sends `server_tool_result`, with `tool_use_id` and `content`: what a tool
         *     of the provider's gave, where that is no list of search results.
         * @example {
         *       "type": "server_tool_result",
         *       "tool_use_id": "srvtoolu_1",
         *       "content": {
         *         "stdout": "4"
         *       }
         *     }
         */
        OpaqueBlock: {
            /** @description Kind of block: none that this document knows. */
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The form of an answer. */
        OutputFormat: components["schemas"]["JsonSchemaFormat"];
        /**
         * @description What the answer may hold. Anything but text is refused where the provider's API has no place for it.
         * @example {
         *       "modalities": [
         *         "text"
         *       ]
         *     }
         */
        OutputOptions: {
            /** @description What is put out; text when absent. */
            modalities?: components["schemas"]["Modality"][] | null;
            /** @description How images are put out. */
            image?: components["schemas"]["ImageOutput"] | null;
        };
        /** @description JSON Schema of the answer, or of a part of it, at any depth. Further keywords are kept. */
        OutputSchema: components["schemas"]["ObjectSchema"] | components["schemas"]["ArraySchema"] | components["schemas"]["StringSchema"] | components["schemas"]["NumberSchema"] | components["schemas"]["IntegerSchema"] | components["schemas"]["BooleanSchema"] | components["schemas"]["NullSchema"];
        /**
         * @description Body of status 529.
         * @example {
         *       "error": {
         *         "type": "overloaded_error",
         *         "message": "The server is about to stop. Try again.",
         *         "code": "draining",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        OverloadedBody: {
            /** @description What went wrong. */
            error: components["schemas"]["OverloadedError"];
        };
        /**
         * @description The server or the provider has too much to do.
         * @example {
         *       "type": "overloaded_error",
         *       "message": "The server is about to stop. Try again.",
         *       "code": "draining",
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        OverloadedError: {
            /**
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "overloaded_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
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
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "permission_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description A sign of life, which means nothing else.
         * @example {
         *       "type": "ping"
         *     }
         */
        PingEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "ping";
        };
        /**
         * Format: int64
         * @description A number of things, at least one.
         */
        PositiveCount: number;
        /**
         * @description The model's provider failed.
         * @example {
         *       "type": "provider_error",
         *       "message": "The model's provider failed with status 500.",
         *       "provider_error": {
         *         "status": 500
         *       },
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        ProviderError: {
            /**
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "provider_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /**
         * @description Too many requests, here or at the provider.
         * @example {
         *       "type": "rate_limit_error",
         *       "message": "Too many requests. Try again in 1 second.",
         *       "retry_after": 1,
         *       "request_id": "req_0123456789abcdef0123"
         *     }
         */
        RateLimitError: {
            /**
             * @description Kind of error. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "rate_limit_error";
            /** @description What went wrong this time, and what to do. It never holds a key. */
            message: string;
            /** @description Where in the request: a path such as `request.messages[0].content`, or the name of a header. */
            param?: string;
            /** @description What exactly went wrong, for programs. */
            code?: components["schemas"]["ErrorCode"];
            /** @description Id of the request. Always there but in the errors of tools. */
            request_id?: string;
            /** @description After how many seconds to try again. */
            retry_after?: components["schemas"]["Count"];
            /** @description What is known of a provider's failure, such as its status. It never holds a key. */
            provider_error?: components["schemas"]["JsonObject"];
            /** @description Everything that the model or its provider has no place for. */
            compat_issues?: components["schemas"]["CompatIssue"][];
        };
        /** @description A message of a request. */
        RequestMessage: components["schemas"]["UserMessage"] | components["schemas"]["AssistantMessage"];
        /** @description A tool of a request. The gateway's own are no such: `builtins` names them. */
        RequestTool: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"] | components["schemas"]["WebFetchTool"] | components["schemas"]["CodeExecutionTool"] | components["schemas"]["ComputerUseTool"] | components["schemas"]["FileSearchTool"] | components["schemas"]["TextEditorTool"];
        /** @description A block of an answer. Readers ignore the kinds they do not know. */
        ResponseBlock: components["schemas"]["KnownResponseBlock"] | components["schemas"]["OpaqueBlock"];
        /**
         * @description The run ended without failure. Nothing follows it.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "run_complete";
            /** @description What came of it. */
            result: components["schemas"]["RunResult"];
        };
        /**
         * @description The run failed. Nothing follows it.
         * @example {
         *       "type": "error",
         *       "error": {
         *         "type": "provider_error",
         *         "message": "The model's provider failed.",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        RunErrorEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description What went wrong. `request_id` is always there. */
            error: components["schemas"]["CanonicalError"];
        };
        /** @description Every event that a stream can carry. More may be added: readers ignore types they don't know. */
        RunEvent: components["schemas"]["RunStartEvent"] | components["schemas"]["StepStartEvent"] | components["schemas"]["WrappedStreamEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolResultEvent"] | components["schemas"]["StepCompleteEvent"] | components["schemas"]["HistoryDeltaEvent"] | components["schemas"]["RunCompleteEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["PingEvent"];
        /**
         * @description Limits of a run. It has no other members.
         * @example {
         *       "max_turns": 4,
         *       "timeout_ms": 30000
         *     }
         */
        RunLimits: {
            /**
             * @description Most turns of the model.
             * @default 8
             */
            max_turns?: number | null;
            /**
             * @description Most calls of the gateway's tools.
             * @default 20
             */
            max_tool_calls?: number | null;
            /**
             * @description Most tokens of all turns together, input and output; 0 is no limit.
             * @default 0
             */
            max_tokens?: number | null;
            /**
             * @description Most time that the run may take, in milliseconds.
             * @default 60000
             */
            timeout_ms?: number | null;
            /**
             * @description Whether the calls of a turn run side by side; else one after the other, in their order.
             * @default true
             */
            parallel_tools?: boolean | null;
            /**
             * @description Most time that one call may take, in milliseconds.
             * @default 30000
             */
            tool_timeout_ms?: number | null;
        };
        /**
         * @description A run to make. It has no other members.
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
            /** @description What the model is asked. */
            request: components["schemas"]["MessageRequest"];
            /** @description Limits of the run. */
            run?: components["schemas"]["RunLimits"] | null;
            /** @description Names of the gateway's tools that the model may call; white space around a name does not count. */
            builtins?: string[] | null;
            /** @description Another name of `builtins`. When both are there they are the same list. */
            server_tools?: string[] | null;
            /** @description How tools of the gateway work in this run, by their names. */
            server_tool_config?: {
                [key: string]: components["schemas"]["ServerToolConfig"];
            } | null;
        };
        /** @description What `createRun` answers. */
        RunResponse: {
            /** @description What came of the run. */
            result: components["schemas"]["RunResult"];
        };
        /**
         * @description What came of a run.
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
            /** @description The answer of the last step; null when there is none. */
            response: components["schemas"]["MessageResponse"] | null;
            /** @description The turns that were completed, in their order. */
            steps: components["schemas"]["RunStep"][];
            /** @description How many calls of the gateway's tools were run. */
            tool_call_count: components["schemas"]["Count"];
            /** @description How many turns were completed: as many as there are steps. */
            turn_count: components["schemas"]["Count"];
            /** @description Tokens of all turns together. */
            usage: components["schemas"]["Usage"];
            /** @description Why the run ended. */
            stop_reason: components["schemas"]["RunStopReason"];
            /** @description The whole conversation: the messages of the request and those of the run. */
            messages: components["schemas"]["RequestMessage"][];
        };
        /**
         * @description The run begins. First event of every stream, once.
         * @example {
         *       "type": "run_start",
         *       "request_id": "req_0123456789abcdef0123",
         *       "model": "embedded/demo",
         *       "protocol_version": "1"
         *     }
         */
        RunStartEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "run_start";
            /** @description Id of the request: that of the header `X-Request-ID`. */
            request_id: string;
            /** @description Id of the model, as in the request. */
            model: string;
            /**
             * @description Version of this stream.
             * @enum {string}
             */
            protocol_version: "1";
        };
        /**
         * @description A turn of the model, and the calls that were made after it.
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
            /** @description Number of the turn, from 0. */
            index: components["schemas"]["Count"];
            /** @description What the model answered. */
            response: components["schemas"]["MessageResponse"];
            /** @description The calls, in the order of their blocks. */
            tool_calls: components["schemas"]["ToolCall"][];
            /** @description Their results in the same order; empty when the calls were not run. */
            tool_results: components["schemas"]["StepToolResult"][];
            /** @description How long the turn and its calls took. */
            duration_ms: components["schemas"]["Milliseconds"];
        };
        /**
         * @description Why a run ended.
         * @enum {string}
         */
        RunStopReason: "end_turn" | "max_tool_calls" | "max_turns" | "max_tokens" | "timeout" | "cancelled" | "error" | "custom";
        /**
         * @description How a tool of the gateway works in this run. It has no other members.
         * @example {
         *       "provider": "tavily"
         *     }
         */
        ServerToolConfig: {
            /** @description The service behind the tool, called with the caller's own key. */
            provider: components["schemas"]["NonBlank"];
        };
        /**
         * @description The model calls a tool that its provider runs.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "server_tool_use";
            /** @description Id of the call. */
            id: components["schemas"]["NonBlank"];
            /** @description Name of the tool. */
            name: components["schemas"]["NonBlank"];
            /** @description The arguments. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description A turn of the model is complete, and so are its calls.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "step_complete";
            /** @description Number of the turn. */
            index: components["schemas"]["Count"];
            /** @description What the model answered: what the turn's events add up to. */
            response: components["schemas"]["MessageResponse"];
        };
        /**
         * @description A turn of the model begins.
         * @example {
         *       "type": "step_start",
         *       "index": 0
         *     }
         */
        StepStartEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "step_start";
            /** @description Number of the turn, from 0. */
            index: components["schemas"]["Count"];
        };
        /**
         * @description What came of a call.
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
            /** @description Id of the call. */
            tool_use_id: string;
            /** @description What the tool gave; of a failure one text block with the error's message. Never empty. */
            content: components["schemas"]["MediaBlock"][];
            /** @description Whether the call failed. */
            is_error: boolean;
            /** @description Why the call failed; null when it did not. */
            error: components["schemas"]["CanonicalError"] | null;
        };
        /**
         * @description The provider failed. Never sent by this server: the run's own `error` event tells it.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description What went wrong. */
            error: components["schemas"]["CanonicalError"];
        };
        /** @description An event of the model's answer. More may be added: readers ignore types they don't know. */
        StreamEvent: components["schemas"]["MessageStartEvent"] | components["schemas"]["ContentBlockStartEvent"] | components["schemas"]["ContentBlockDeltaEvent"] | components["schemas"]["ContentBlockStopEvent"] | components["schemas"]["MessageDeltaEvent"] | components["schemas"]["MessageStopEvent"] | components["schemas"]["StreamPingEvent"] | components["schemas"]["StreamErrorEvent"];
        /**
         * @description A sign of life of the provider's. Never sent by this server.
         * @example {
         *       "type": "ping"
         *     }
         */
        StreamPingEvent: {
            /**
             * @description Kind of event. (enum property replaced by openapi-typescript)
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
            /** @description What the value means, for the model. */
            description?: string;
            /** @description The only values allowed. */
            enum?: string[];
        };
        /** @description The system prompt: text, or blocks. */
        SystemContent: string | components["schemas"]["MediaBlock"][];
        /**
         * @description Text.
         * @example {
         *       "type": "text",
         *       "text": "What is new in Paris?"
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
         * @description A piece of text.
         * @example {
         *       "type": "text_delta",
         *       "text": "Nothing"
         *     }
         */
        TextDelta: {
            /**
             * @description Kind of piece. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text_delta";
            /** @description The piece. */
            text: string;
        };
        /**
         * @description Configuration of `text_editor`: it has no members.
         * @example {}
         */
        TextEditorConfig: Record<string, never>;
        /**
         * @description The provider's editor of texts.
         * @example {
         *       "type": "text_editor"
         *     }
         */
        TextEditorTool: {
            /**
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text_editor";
            /** @description Name; the provider's own when absent. */
            name?: string | null;
            /** @description What it does, for the model. */
            description?: string | null;
            /** @description JSON Schema of its input. The provider knows it. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Its configuration; the provider's defaults when absent. */
            config?: components["schemas"]["TextEditorConfig"] | null;
        };
        /**
         * @description What the model thinks before it answers.
         * @example {
         *       "type": "thinking",
         *       "thinking": "The user wants news of today."
         *     }
         */
        ThinkingBlock: {
            /**
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking";
            /** @description The thoughts. */
            thinking: string;
            /** @description The thoughts in short. Never sent by this server. */
            summary?: string | null;
        };
        /**
         * @description A piece of thoughts.
         * @example {
         *       "type": "thinking_delta",
         *       "thinking": "The user"
         *     }
         */
        ThinkingDelta: {
            /**
             * @description Kind of piece. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "thinking_delta";
            /** @description The piece. */
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
            /** @description What went wrong. */
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
            /** @description Id of the call: that of its `tool_use` block. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description The gateway begins to run a call. Once a call; never for tools that the provider runs.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_call_start";
            /** @description Id of the call: that of its `tool_use` block. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description The arguments. */
            input: components["schemas"]["JsonObject"];
        };
        /** @description How the model uses tools, on every turn of the run. */
        ToolChoice: components["schemas"]["AutoToolChoice"] | components["schemas"]["AnyToolChoice"] | components["schemas"]["NoToolChoice"] | components["schemas"]["NamedToolChoice"];
        /**
         * @description What a tool gave.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description Id of the call it answers: that of a `tool_use` or `server_tool_use` block before it in the request. */
            tool_use_id: components["schemas"]["NonBlank"];
            /** @description What the tool gave; nothing when absent. */
            content?: components["schemas"]["MediaBlock"][] | null;
            /** @description Whether the tool failed; it did not when absent. */
            is_error?: boolean | null;
        };
        /**
         * @description A call is done, or has failed.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description Id of the call. */
            id: string;
            /** @description Name of the tool. */
            name: string;
            /** @description What the tool gave; of a failure one text block with the error's message. Never empty. */
            content: components["schemas"]["MediaBlock"][];
            /** @description Whether the call failed. */
            is_error: boolean;
            /** @description Why the call failed; null when it did not. */
            error: components["schemas"]["CanonicalError"] | null;
        };
        /**
         * @description The model calls a tool that the gateway runs.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_use";
            /** @description Id of the call. */
            id: components["schemas"]["NonBlank"];
            /** @description Name of the tool. */
            name: components["schemas"]["NonBlank"];
            /** @description The arguments. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description Body of status 401.
         * @example {
         *       "error": {
         *         "type": "authentication_error",
         *         "message": "Send your key of openai in the header X-Provider-Key-OpenAI.",
         *         "param": "X-Provider-Key-OpenAI",
         *         "code": "provider_key_missing",
         *         "request_id": "req_0123456789abcdef0123"
         *       }
         *     }
         */
        UnauthorizedBody: {
            /** @description What went wrong. */
            error: components["schemas"]["AuthenticationError"];
        };
        /**
         * @description Bytes on the web.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/cat.png"
         *     }
         */
        UrlSource: {
            /**
             * @description Kind of source. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /**
             * Format: uri
             * @description Their address.
             */
            url: string;
            /** @description Their media type, where known. */
            media_type?: components["schemas"]["NonBlank"] | null;
        };
        /**
         * @description Tokens. Where the provider does not count, the server estimates.
         * @example {
         *       "input_tokens": 12,
         *       "output_tokens": 30,
         *       "total_tokens": 42
         *     }
         */
        Usage: {
            /** @description Tokens read. */
            input_tokens: components["schemas"]["Count"];
            /** @description Tokens written. */
            output_tokens: components["schemas"]["Count"];
            /** @description All tokens: the provider's own sum, else `input_tokens` and `output_tokens` together. */
            total_tokens: components["schemas"]["Count"];
            /** @description Of the tokens read, those from the provider's cache; absent when it does not say. */
            cache_read_tokens?: components["schemas"]["Count"];
            /** @description Tokens written to the provider's cache; absent when it does not say. */
            cache_write_tokens?: components["schemas"]["Count"];
            /**
             * Format: double
             * @description What they cost, in US dollars. Never sent by this server.
             */
            cost_usd?: number;
        };
        /** @description A block of a message of the user's. */
        UserBlock: components["schemas"]["TextBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["AudioBlock"] | components["schemas"]["VideoBlock"] | components["schemas"]["DocumentBlock"] | components["schemas"]["ToolResultBlock"] | components["schemas"]["WebSearchToolResultBlock"] | components["schemas"]["AudioSttBlock"];
        /** @description Content of a message of the user's: text, or blocks. */
        UserContent: string | components["schemas"]["UserBlock"][];
        /**
         * @description Where the user is, roughly. It has no other members.
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
         * @description A message of the user's. Results of tools are in one of these, too.
         * @example {
         *       "role": "user",
         *       "content": "What is new in Paris?"
         *     }
         */
        UserMessage: {
            /**
             * @description Who it is from. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "user";
            /** @description What it says. */
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            /** @description Its bytes. */
            source: components["schemas"]["FileSource"];
        };
        /**
         * @description Format of spoken answers.
         * @enum {string}
         */
        VoiceFormat: "wav" | "mp3" | "pcm";
        /**
         * @description Spoken answers: refused with `unsupported_voice`. It has no other members.
         * @example {
         *       "output": {
         *         "voice": "alloy"
         *       }
         *     }
         */
        VoiceOptions: {
            /** @description How answers are spoken. */
            output?: components["schemas"]["VoiceOutput"] | null;
        };
        /**
         * @description How answers are spoken. It has no other members.
         * @example {
         *       "voice": "alloy",
         *       "format": "mp3"
         *     }
         */
        VoiceOutput: {
            /** @description Name of the voice. */
            voice: components["schemas"]["NonBlank"];
            /** @description How fast: 1 is normal. */
            speed?: number | null;
            /** @description How loud: 1 is normal. */
            volume?: number | null;
            /** @description In which mood. */
            emotion?: string | null;
            /** @description Format of the sound. */
            format?: components["schemas"]["VoiceFormat"] | null;
            /** @description Samples a second. */
            sample_rate?: components["schemas"]["PositiveCount"] | null;
        };
        /**
         * @description Configuration of `web_fetch`. It has no other members.
         * @example {
         *       "max_uses": 3
         *     }
         */
        WebFetchConfig: {
            /** @description Most uses in one turn of the model. */
            max_uses?: components["schemas"]["PositiveCount"] | null;
            /** @description The only domains whose pages are used. */
            allowed_domains?: string[] | null;
            /** @description Domains whose pages are not used. */
            blocked_domains?: string[] | null;
        };
        /**
         * @description The provider's own reading of pages.
         * @example {
         *       "type": "web_fetch"
         *     }
         */
        WebFetchTool: {
            /**
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_fetch";
            /** @description Name; the provider's own when absent. */
            name?: string | null;
            /** @description What it does, for the model. */
            description?: string | null;
            /** @description JSON Schema of its input. The provider knows it. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Its configuration; the provider's defaults when absent. */
            config?: components["schemas"]["WebFetchConfig"] | null;
        };
        /**
         * @description Configuration of `web_search`. It has no other members.
         * @example {
         *       "max_uses": 3,
         *       "allowed_domains": [
         *         "example.com"
         *       ]
         *     }
         */
        WebSearchConfig: {
            /** @description Most uses in one turn of the model. */
            max_uses?: components["schemas"]["PositiveCount"] | null;
            /** @description The only domains whose pages are used. */
            allowed_domains?: string[] | null;
            /** @description Domains whose pages are not used. */
            blocked_domains?: string[] | null;
            /** @description Where the user is. */
            user_location?: components["schemas"]["UserLocation"] | null;
        };
        /** @description What a provider's own search found. */
        WebSearchItem: components["schemas"]["WebSearchResult"];
        /**
         * @description A page that a provider's own search found.
         * @example {
         *       "type": "web_search_result",
         *       "url": "https://example.com/paris",
         *       "title": "News from Paris"
         *     }
         */
        WebSearchResult: {
            /**
             * @description Kind of item. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_result";
            /** @description Address of the page. */
            url: string;
            /** @description Title of the page. */
            title: string;
            /** @description The page's content, which only the provider can read. */
            encrypted_content?: string | null;
            /** @description How old the page is, in the provider's words. */
            page_age?: string | null;
        };
        /**
         * @description The provider's own search of the web.
         * @example {
         *       "type": "web_search",
         *       "config": {
         *         "max_uses": 3
         *       }
         *     }
         */
        WebSearchTool: {
            /**
             * @description Kind of tool. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search";
            /** @description Name; the provider's own when absent. */
            name?: string | null;
            /** @description What it does, for the model. */
            description?: string | null;
            /** @description JSON Schema of its input. The provider knows it. */
            input_schema?: components["schemas"]["JsonObject"] | null;
            /** @description Its configuration; the provider's defaults when absent. */
            config?: components["schemas"]["WebSearchConfig"] | null;
        };
        /**
         * @description What a provider's own search gave.
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
             * @description Kind of block. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "web_search_tool_result";
            /** @description Id of the call it answers. It is not looked for among the calls of the request. */
            tool_use_id: components["schemas"]["NonBlank"];
            /** @description The pages. */
            content: components["schemas"]["WebSearchItem"][];
        };
        /**
         * @description An event of the model's answer.
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
             * @description Kind of event. (enum property replaced by openapi-typescript)
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
                /**
                 * @description Id of the request: 1 to 128 letters, digits and `.`, `_`, `:`, `-`. Another value counts as none, and the server
                 *     makes an id of its own.
                 */
                "X-Request-ID"?: string;
                /** @description Version of this contract that the client speaks. */
                "X-VAI-Version"?: "1";
                /** @description The caller's key of OpenAI: for models of the providers `openai` and `openai-chat`. */
                "X-Provider-Key-OpenAI"?: string;
                /** @description The caller's key of Anthropic: for models of the provider `anthropic`. */
                "X-Provider-Key-Anthropic"?: string;
                /** @description The caller's key of Tavily: for a `vai_web_search` with the provider `tavily`. */
                "X-Provider-Key-Tavily"?: string;
                /** @description The caller's key of Brave Search: for a `vai_web_search` with the provider `brave`. */
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
            /** @description What came of a run, as a response. */
            200: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
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
            /** @description The request is wrong. */
            400: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description A key is missing or wrong. */
            401: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenBody"];
                };
            };
            /** @description There is nothing at the path. */
            404: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description The request was cancelled while its connection is still open, or its body stopped arriving. */
            408: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledBody"];
                };
            };
            /** @description Too many requests, here or at the provider. */
            429: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description After how many seconds to try again; always there when the limit is the server's. */
                    "Retry-After"?: components["schemas"]["Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailureBody"];
                };
            };
            /** @description The model's provider failed. */
            502: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadGatewayBody"];
                };
            };
            /** @description The server or the provider has too much to do. */
            529: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description After how many seconds to try again; always there with code `overloaded`. */
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
                /**
                 * @description Id of the request: 1 to 128 letters, digits and `.`, `_`, `:`, `-`. Another value counts as none, and the server
                 *     makes an id of its own.
                 */
                "X-Request-ID"?: string;
                /** @description Version of this contract that the client speaks. */
                "X-VAI-Version"?: "1";
                /** @description The caller's key of OpenAI: for models of the providers `openai` and `openai-chat`. */
                "X-Provider-Key-OpenAI"?: string;
                /** @description The caller's key of Anthropic: for models of the provider `anthropic`. */
                "X-Provider-Key-Anthropic"?: string;
                /** @description The caller's key of Tavily: for a `vai_web_search` with the provider `tavily`. */
                "X-Provider-Key-Tavily"?: string;
                /** @description The caller's key of Brave Search: for a `vai_web_search` with the provider `brave`. */
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
            /** @description A stream of a run's events. */
            200: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description Streams are not cached. */
                    "Cache-Control": "no-cache";
                    /** @description Tells proxies not to buffer. */
                    "X-Accel-Buffering": "no";
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunEvent"];
                };
            };
            /** @description The request is wrong. */
            400: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestBody"];
                };
            };
            /** @description A key is missing or wrong. */
            401: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
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
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenBody"];
                };
            };
            /** @description There is nothing at the path. */
            404: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundBody"];
                };
            };
            /** @description The request was cancelled while its connection is still open, or its body stopped arriving. */
            408: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledBody"];
                };
            };
            /** @description Too many requests, here or at the provider. */
            429: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description After how many seconds to try again; always there when the limit is the server's. */
                    "Retry-After"?: components["schemas"]["Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsBody"];
                };
            };
            /** @description The server failed. */
            500: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailureBody"];
                };
            };
            /** @description The model's provider failed. */
            502: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadGatewayBody"];
                };
            };
            /** @description The server or the provider has too much to do. */
            529: {
                headers: {
                    /** @description Id of the request: the request's own `X-Request-ID`, else `req_` and 20 hexadecimal digits. */
                    "X-Request-ID": string;
                    /** @description After how many seconds to try again; always there with code `overloaded`. */
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
