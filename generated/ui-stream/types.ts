// generated from spec/ui-stream by `npm run generate`; do not edit
export interface paths {
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send messages
         * @description Sends a conversation to the model, and streams the response. If the last message is an assistant message with new
         *     results of client tools, or with decisions about tool calls, the response continues this message. All calls that wait
         *     for approval are decided in one request. Calls that the conversation has left without a decision are abandoned.
         *
         *     A response that is active and has no connected client is stopped by the next message, unless it was started with
         *     `onDisconnect: "continue"`. If it has a client, the status is 409.
         *
         *     The body may also have the content type `text/plain`, which a browser's `fetch` sends for a string.
         */
        post: operations["streamChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a response
         * @description Stops the active response of a chat. What it has produced so far is kept, and its streams end with `abort` and
         *     `finish`. Closing a stream does not stop its response; see `onDisconnect`.
         */
        post: operations["stopChatResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resume a response
         * @description Streams the active response of a chat from its first chunk, including the chunks of the runs that it continues.
         *     Without an active response, the status is 204.
         *
         *     With a position, the stream has exactly the chunks of one run from the position: from the index `startIndex`, or after
         *     the index `Last-Event-ID`, which counts if both are sent. The run is the one that the ID names, or the newest run of
         *     the chat. With the ID of a run, or with `Last-Event-ID`, the run may have ended. A stream from a position after the
         *     last chunk of an ended run has only the frame `data: [DONE]`.
         */
        get: operations["resumeChatStream"];
        put?: never;
        post?: never;
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
         * @description The run was stopped. `finish` follows.
         * @example {
         *       "type": "abort",
         *       "reason": "The run was cancelled."
         *     }
         */
        AbortChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "abort";
            /** @description The reason, for people. */
            reason: string;
        };
        /**
         * @description The conversation, and options for the response. Applications may send other fields, which are ignored.
         * @example {
         *       "id": "chat_1",
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "user",
         *           "parts": [
         *             {
         *               "type": "text",
         *               "text": "What is the capital of France?"
         *             }
         *           ]
         *         }
         *       ],
         *       "trigger": "submit-message"
         *     }
         */
        ChatRequest: {
            /** @description The ID of the chat. The chat is created if it does not exist. If the ID is absent, a new chat is created. */
            id?: string;
            /**
             * @description The complete conversation, oldest message first. An assistant message that the client has not changed is sent to the
             *     model as it is stored. An edited or regenerated conversation replaces the stored one for the model.
             */
            messages: components["schemas"]["UiMessage"][];
            /** @description The agent that responds. Defaults to `default`, which uses the server's default model and all tools. */
            agent?: string;
            /** @description The tools that the client runs. */
            tools?: components["schemas"]["Tool"][];
            /** @description The components that the model can show. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /** @description The name of a component in `availableComponents` that the model must show in its first turn. */
            forceComponent?: string;
            /** @description The application's state, which the model receives and can change. */
            state?: components["schemas"]["JsonObject"];
            /** @description Controls the model's use of tools. Defaults to `auto`. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /** @description The ID of the model. Defaults to the agent's model. */
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
            /**
             * @description Controls what happens to the run while no client is connected.
             * @default cancel
             */
            onDisconnect?: components["schemas"]["OnDisconnect"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A component was started, completed or changed. Each chunk replaces the previous one with the same ID.
         * @example {
         *       "type": "data-component",
         *       "id": "comp_001",
         *       "data": {
         *         "name": "Chart",
         *         "props": {
         *           "title": "Sales"
         *         },
         *         "status": "complete"
         *       }
         *     }
         */
        ComponentChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data-component";
            /** @description The ID of the component. */
            id: string;
            /** @description The component. */
            data: components["schemas"]["ComponentData"];
        };
        /**
         * @description A component that the model shows.
         * @example {
         *       "name": "Chart",
         *       "props": {
         *         "title": "Sales"
         *       },
         *       "status": "complete"
         *     }
         */
        ComponentData: {
            /** @description The name of the component. */
            name: string;
            /** @description The props, which are empty while the model is writing them. */
            props: components["schemas"]["JsonObject"];
            /** @description The state, if the component has one. */
            state?: components["schemas"]["JsonObject"];
            /** @description The progress of the component. */
            status: components["schemas"]["ComponentStatus"];
        };
        /**
         * @description The model has written a delta of a component's props. The chunk is not part of the message.
         * @example {
         *       "type": "data-component-props",
         *       "data": {
         *         "componentId": "comp_001",
         *         "delta": "{\"title\":"
         *       },
         *       "transient": true
         *     }
         */
        ComponentPropsChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data-component-props";
            /** @description The delta. */
            data: components["schemas"]["ComponentPropsData"];
            /**
             * @description Always `true`.
             * @constant
             */
            transient: true;
        };
        /**
         * @description A delta of a component's props.
         * @example {
         *       "componentId": "comp_001",
         *       "delta": "{\"title\":"
         *     }
         */
        ComponentPropsData: {
            /** @description The ID of the component. */
            componentId: string;
            /** @description A delta of the props as JSON. */
            delta: string;
        };
        /**
         * @description The progress of a component.
         *
         *     - `streaming`: The model is writing the props.
         *     - `complete`: The props are complete.
         * @enum {string}
         */
        ComponentStatus: "streaming" | "complete";
        /**
         * @description Body of every error.
         * @example {
         *       "code": "VALIDATION_ERROR",
         *       "message": "The request is not valid: /messages is required.",
         *       "errors": [
         *         {
         *           "pointer": "/messages",
         *           "message": "is required"
         *         }
         *       ]
         *     }
         */
        ErrorBody: {
            /** @description The kind of the error, for programs. */
            code: components["schemas"]["ErrorCode"];
            /** @description The error, and how to correct the request. */
            message: string;
            /** @description The invalid fields of the request, if any. */
            errors?: components["schemas"]["FieldError"][];
        };
        /**
         * @description The run failed. `finish` follows.
         * @example {
         *       "type": "error",
         *       "errorText": "The model's provider failed."
         *     }
         */
        ErrorChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "error";
            /** @description The failure, for people. */
            errorText: string;
        };
        /**
         * @description The kind of an error, for programs.
         *
         *     - `INVALID_JSON`: The body is not valid JSON or UTF-8, is nested too deeply, or contains an object with a duplicate key.
         *     - `VALIDATION_ERROR`: The request violates the schema or another requirement of this API.
         *     - `UNAUTHORIZED`: The request has no valid API key or token.
         *     - `AGENT_NOT_FOUND`: The project has no agent with this name.
         *     - `NOT_FOUND`: There is no run with this ID, or no operation at this path.
         *     - `REQUEST_TIMEOUT`: The body did not arrive in time.
         *     - `CONCURRENT_RUN`: A response is active in the chat.
         *     - `MESSAGE_COMPLETE`: The last message is an assistant message that is already complete.
         *     - `EVENTS_GONE`: The chunks of the run are no longer stored.
         *     - `PAYLOAD_TOO_LARGE`: The body is too large.
         *     - `UNSUPPORTED_MEDIA_TYPE`: The media type of the body is not JSON.
         *     - `IDEMPOTENCY_KEY_REUSED`: The idempotency key was used for a different request.
         *     - `RATE_LIMITED`: There are too many requests or open streams, or request bodies use too much memory.
         *     - `INTERNAL_ERROR`: An internal server error occurred.
         *     - `SERVER_RESTARTING`: The server is restarting.
         *     - `STORE_UNAVAILABLE`: The server cannot reach its database.
         *     - `ISSUER_UNAVAILABLE`: The keys of the token's issuer cannot be read.
         *     - `SERVER_BUSY`: The server has no memory left for the request.
         */
        ErrorCode: "INVALID_JSON" | "VALIDATION_ERROR" | "UNAUTHORIZED" | "AGENT_NOT_FOUND" | "NOT_FOUND" | "REQUEST_TIMEOUT" | "CONCURRENT_RUN" | "MESSAGE_COMPLETE" | "EVENTS_GONE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "ISSUER_UNAVAILABLE" | "SERVER_BUSY" | (string & {});
        /**
         * @description An invalid field of a request.
         * @example {
         *       "pointer": "/messages",
         *       "message": "is required"
         *     }
         */
        FieldError: {
            /** @description JSON Pointer (RFC 6901) into the body. */
            pointer: string;
            /** @description The error, and the allowed values. */
            message: string;
        };
        /**
         * @description A file in the result of a tool.
         * @example {
         *       "type": "file",
         *       "url": "data:image/png;base64,iVBORw0KGgo=",
         *       "mediaType": "image/png"
         *     }
         */
        FileChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description The URL of the file, or a data URL. */
            url: string;
            /** @description The media type. */
            mediaType: string;
        };
        /**
         * @description The run has ended. This is the last chunk of a stream.
         * @example {
         *       "type": "finish",
         *       "finishReason": "stop",
         *       "messageMetadata": {
         *         "stopReason": "end_turn",
         *         "usage": {
         *           "inputTokens": 12,
         *           "outputTokens": 7
         *         }
         *       }
         *     }
         */
        FinishChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "finish";
            /** @description The reason why the response ended. */
            finishReason: components["schemas"]["FinishReason"];
            /** @description Metadata of the message. */
            messageMetadata: components["schemas"]["MessageMetadata"];
        };
        /**
         * @description The reason why a response ended, as the AI SDK names it.
         *
         *     - `stop`: The response is complete.
         *     - `length`: The model reached its maximum number of tokens.
         *     - `content-filter`: The provider's content filter stopped the model.
         *     - `tool-calls`: The response waits for a client tool or for the user's approval.
         *     - `error`: The run failed.
         *     - `other`: The run was stopped, it reached another limit, or the model ended for another reason.
         */
        FinishReason: "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other" | (string & {});
        /**
         * @description The step is complete.
         * @example {
         *       "type": "finish-step"
         *     }
         */
        FinishStepChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "finish-step";
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
         * @description Metadata of an assistant message.
         * @example {
         *       "stopReason": "end_turn",
         *       "usage": {
         *         "inputTokens": 12,
         *         "outputTokens": 7
         *       }
         *     }
         */
        MessageMetadata: {
            /** @description The reason why the run ended, as the server's other contracts name it. */
            stopReason: string;
            /** @description Token counts, if the provider reported any. */
            usage?: components["schemas"]["TokenUsage"];
        };
        /**
         * @description The next delta of a reasoning part.
         * @example {
         *       "type": "reasoning-delta",
         *       "id": "reasoning-1",
         *       "delta": "The user asks"
         *     }
         */
        ReasoningDeltaChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reasoning-delta";
            /** @description The ID of the part. */
            id: string;
            /** @description The reasoning, which is never empty. */
            delta: string;
        };
        /**
         * @description A reasoning part is complete.
         * @example {
         *       "type": "reasoning-end",
         *       "id": "reasoning-1"
         *     }
         */
        ReasoningEndChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reasoning-end";
            /** @description The ID of the part. */
            id: string;
        };
        /**
         * @description A reasoning part starts.
         * @example {
         *       "type": "reasoning-start",
         *       "id": "reasoning-1"
         *     }
         */
        ReasoningStartChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reasoning-start";
            /** @description The ID of the part, which is unique in its run. */
            id: string;
        };
        /**
         * @description The server process ended during the step, and the model is called again. Readers remove the parts of the current step.
         *     AI SDK 6 does not know this chunk, so only a stream that was requested with a position contains it.
         * @example {
         *       "type": "reset-step"
         *     }
         */
        ResetStepChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reset-step";
        };
        /**
         * @description A document that the model's provider names as a source.
         * @example {
         *       "type": "source-document",
         *       "sourceId": "source-1",
         *       "mediaType": "application/octet-stream",
         *       "title": "report.pdf"
         *     }
         */
        SourceDocumentChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "source-document";
            /** @description The ID of the source, which is unique in its run. */
            sourceId: string;
            /** @description The media type, which is always `application/octet-stream`, because providers do not report it. */
            mediaType: string;
            /** @description The name of the document. */
            title: string;
        };
        /**
         * @description A web page that the model's provider names as a source.
         * @example {
         *       "type": "source-url",
         *       "sourceId": "source-1",
         *       "url": "https://example.com/"
         *     }
         */
        SourceUrlChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "source-url";
            /** @description The ID of the source, which is unique in its run. */
            sourceId: string;
            /** @description The URL. */
            url: string;
        };
        /**
         * @description The first chunk of a stream. A run that continues a response sends the ID of the message that it continues.
         * @example {
         *       "type": "start",
         *       "messageId": "msg_002"
         *     }
         */
        StartChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "start";
            /** @description The ID of the assistant message. */
            messageId: string;
        };
        /**
         * @description A step starts: a model call, with the tool calls that the model makes in it.
         * @example {
         *       "type": "start-step"
         *     }
         */
        StartStepChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "start-step";
        };
        /**
         * @description The model has changed the application's state. Each chunk replaces the previous one.
         * @example {
         *       "type": "data-state",
         *       "id": "state",
         *       "data": {
         *         "cart": []
         *       }
         *     }
         */
        StateChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data-state";
            /**
             * @description Always `state`.
             * @constant
             */
            id: "state";
            /** @description The complete state. */
            data: components["schemas"]["JsonObject"];
        };
        /**
         * @description The body of a request to stop a response.
         * @example {}
         */
        StopRequest: {
            /** @description The run to stop. If the chat's active response is another run, nothing is stopped. */
            activeStreamId?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The response was stopped, or the chat had no active response.
         * @example {
         *       "success": true
         *     }
         */
        StopResponse: {
            /**
             * @description Always `true`.
             * @constant
             */
            success: true;
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
         * @description A tool that the client runs. Server tools are not sent in requests; they are configured on the server.
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
         * @description The next delta of a text part.
         * @example {
         *       "type": "text-delta",
         *       "id": "text-1",
         *       "delta": "Paris"
         *     }
         */
        TextDeltaChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text-delta";
            /** @description The ID of the part. */
            id: string;
            /** @description The text, which is never empty. */
            delta: string;
        };
        /**
         * @description A text part is complete.
         * @example {
         *       "type": "text-end",
         *       "id": "text-1"
         *     }
         */
        TextEndChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text-end";
            /** @description The ID of the part. */
            id: string;
        };
        /**
         * @description A text part starts.
         * @example {
         *       "type": "text-start",
         *       "id": "text-1"
         *     }
         */
        TextStartChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text-start";
            /** @description The ID of the part, which is unique in its run. */
            id: string;
        };
        /**
         * @description Token counts of a run, as the provider reported them.
         * @example {
         *       "inputTokens": 12,
         *       "outputTokens": 7
         *     }
         */
        TokenUsage: {
            /**
             * Format: int32
             * @description Tokens of the input.
             */
            inputTokens: number;
            /**
             * Format: int32
             * @description Tokens of the output.
             */
            outputTokens: number;
        };
        /**
         * @description The user's decision about a tool call.
         * @example {
         *       "id": "tc_001",
         *       "approved": true
         *     }
         */
        ToolApproval: {
            /** @description The `approvalId` of the request for approval. The decision is about the call with the `toolCallId` of the part. */
            id: string;
            /** @description `true` to approve the call, `false` to deny it. Absent if the user has not decided yet. */
            approved?: boolean;
            /** @description The reason why the user denied the call. The model receives it. */
            reason?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A call needs the user's approval. Send the decision as `approval` of the call's part.
         * @example {
         *       "type": "tool-approval-request",
         *       "approvalId": "tc_001",
         *       "toolCallId": "tc_001"
         *     }
         */
        ToolApprovalRequestChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-approval-request";
            /** @description The ID of the request for approval. */
            approvalId: string;
            /** @description The ID of the call. */
            toolCallId: string;
        };
        /**
         * @description The arguments of a call are complete. The client executes the call unless `providerExecuted` is `true`. For a client
         *     tool, this chunk is sent when the response waits for the call: after the model's response, which is then never repeated,
         *     and after the calls of server tools.
         * @example {
         *       "type": "tool-input-available",
         *       "toolCallId": "tc_001",
         *       "toolName": "add_to_cart",
         *       "input": {
         *         "quantity": 2
         *       }
         *     }
         */
        ToolInputAvailableChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-input-available";
            /** @description The ID of the call. */
            toolCallId: string;
            /** @description The name of the tool. */
            toolName: string;
            /** @description The arguments. */
            input: components["schemas"]["JsonObject"];
            /**
             * @description `true` if the server or the model's provider executes the call. Absent if the client has to execute it.
             * @constant
             */
            providerExecuted?: true;
            /**
             * @description `true` for a tool that the server adds, whose part has the type `dynamic-tool`. Absent for a tool of the request.
             * @constant
             */
            dynamic?: true;
        };
        /**
         * @description The next delta of a call's arguments.
         * @example {
         *       "type": "tool-input-delta",
         *       "toolCallId": "tc_001",
         *       "inputTextDelta": "{\"quantity\":2}"
         *     }
         */
        ToolInputDeltaChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-input-delta";
            /** @description The ID of the call. */
            toolCallId: string;
            /** @description A delta of the arguments as JSON. If the model's response is cut off, the server completes the JSON. */
            inputTextDelta: string;
        };
        /**
         * @description The model wrote arguments that are not a JSON object, so the call is not made. For a client tool, sent for every call
         *     that the client must not execute, with `providerExecuted`: the arguments do not match their schema, or the response was
         *     cut off, failed or was stopped before it waited for the call.
         * @example {
         *       "type": "tool-input-error",
         *       "toolCallId": "tc_001",
         *       "toolName": "add_to_cart",
         *       "input": "[2]",
         *       "errorText": "The arguments are not a JSON object."
         *     }
         */
        ToolInputErrorChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-input-error";
            /** @description The ID of the call. */
            toolCallId: string;
            /** @description The name of the tool. */
            toolName: string;
            /** @description The arguments as the model wrote them. */
            input: string;
            /** @description The reason why the call is not made. */
            errorText: string;
            /**
             * @description `true` if the server or the model's provider executes the call. Absent if the client has to execute it.
             * @constant
             */
            providerExecuted?: true;
            /**
             * @description `true` for a tool that the server adds, whose part has the type `dynamic-tool`. Absent for a tool of the request.
             * @constant
             */
            dynamic?: true;
        };
        /**
         * @description The arguments of a tool call start.
         * @example {
         *       "type": "tool-input-start",
         *       "toolCallId": "tc_001",
         *       "toolName": "add_to_cart"
         *     }
         */
        ToolInputStartChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-input-start";
            /** @description The ID of the call. */
            toolCallId: string;
            /** @description The name of the tool. */
            toolName: string;
            /**
             * @description `true` if the server or the model's provider executes the call. Absent if the client has to execute it.
             * @constant
             */
            providerExecuted?: true;
            /**
             * @description `true` for a tool that the server adds, whose part has the type `dynamic-tool`. Absent for a tool of the request.
             * @constant
             */
            dynamic?: true;
        };
        /**
         * @description The result of a call. A replay also has the results that the client has sent, without `providerExecuted`.
         * @example {
         *       "type": "tool-output-available",
         *       "toolCallId": "tc_001",
         *       "output": "2 items",
         *       "providerExecuted": true,
         *       "dynamic": true
         *     }
         */
        ToolOutputAvailableChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-output-available";
            /** @description The ID of the call. */
            toolCallId: string;
            /**
             * @description The text of the result, which is empty if the result consists of files; the result of a tool of the provider, in the
             *     provider's format; or the value that the client has sent.
             */
            output: unknown;
            /**
             * @description `true` if the server or the model's provider executes the call. Absent if the client has to execute it.
             * @constant
             */
            providerExecuted?: true;
            /**
             * @description `true` for a tool that the server adds, whose part has the type `dynamic-tool`. Absent for a tool of the request.
             * @constant
             */
            dynamic?: true;
        };
        /**
         * @description The user has denied a call.
         * @example {
         *       "type": "tool-output-denied",
         *       "toolCallId": "tc_001"
         *     }
         */
        ToolOutputDeniedChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-output-denied";
            /** @description The ID of the call. */
            toolCallId: string;
        };
        /**
         * @description A call has failed or was not made, or the response ended before the call had a result.
         * @example {
         *       "type": "tool-output-error",
         *       "toolCallId": "tc_001",
         *       "errorText": "The shop is closed.",
         *       "providerExecuted": true,
         *       "dynamic": true
         *     }
         */
        ToolOutputErrorChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool-output-error";
            /** @description The ID of the call. */
            toolCallId: string;
            /** @description The reason. */
            errorText: string;
            /**
             * @description `true` if the server or the model's provider executes the call. Absent if the client has to execute it.
             * @constant
             */
            providerExecuted?: true;
            /**
             * @description `true` for a tool that the server adds, whose part has the type `dynamic-tool`. Absent for a tool of the request.
             * @constant
             */
            dynamic?: true;
        };
        /**
         * @description A running tool reports its progress. The chunk is not part of the message.
         * @example {
         *       "type": "data-tool-progress",
         *       "data": {
         *         "toolCallId": "tc_001",
         *         "delta": "50 %"
         *       },
         *       "transient": true
         *     }
         */
        ToolProgressChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data-tool-progress";
            /** @description The progress. */
            data: components["schemas"]["ToolProgressData"];
            /**
             * @description Always `true`.
             * @constant
             */
            transient: true;
        };
        /**
         * @description A delta of a tool's partial output.
         * @example {
         *       "toolCallId": "tc_001",
         *       "delta": "50 %"
         *     }
         */
        ToolProgressData: {
            /** @description The ID of the call. */
            toolCallId: string;
            /** @description The text. */
            delta: string;
        };
        /**
         * @description A message of a chat.
         * @example {
         *       "id": "msg_001",
         *       "role": "user",
         *       "parts": [
         *         {
         *           "type": "text",
         *           "text": "What is the capital of France?"
         *         }
         *       ]
         *     }
         */
        UiMessage: {
            /** @description The ID of the message, which is unique in its chat. */
            id: string;
            /** @description The author of the message. */
            role: components["schemas"]["UiRole"];
            /** @description The parts of the message, in order. */
            parts: components["schemas"]["UiMessagePart"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A chunk of a UI message stream. New types may be added in a new version of the contract. */
        UiMessageChunk: components["schemas"]["StartChunk"] | components["schemas"]["StartStepChunk"] | components["schemas"]["FinishStepChunk"] | components["schemas"]["ResetStepChunk"] | components["schemas"]["TextStartChunk"] | components["schemas"]["TextDeltaChunk"] | components["schemas"]["TextEndChunk"] | components["schemas"]["ReasoningStartChunk"] | components["schemas"]["ReasoningDeltaChunk"] | components["schemas"]["ReasoningEndChunk"] | components["schemas"]["ToolInputStartChunk"] | components["schemas"]["ToolInputDeltaChunk"] | components["schemas"]["ToolInputAvailableChunk"] | components["schemas"]["ToolInputErrorChunk"] | components["schemas"]["ToolApprovalRequestChunk"] | components["schemas"]["ToolOutputAvailableChunk"] | components["schemas"]["ToolOutputErrorChunk"] | components["schemas"]["ToolOutputDeniedChunk"] | components["schemas"]["SourceUrlChunk"] | components["schemas"]["SourceDocumentChunk"] | components["schemas"]["FileChunk"] | components["schemas"]["ComponentChunk"] | components["schemas"]["ComponentPropsChunk"] | components["schemas"]["StateChunk"] | components["schemas"]["ToolProgressChunk"] | components["schemas"]["WarningChunk"] | components["schemas"]["AbortChunk"] | components["schemas"]["ErrorChunk"] | components["schemas"]["FinishChunk"];
        /**
         * @description A part of a message. The `type` of a tool call is `dynamic-tool`, or `tool-` followed by the name of the tool, and the
         *     `type` of a data part starts with `data-`. Sources, data parts and unknown parts are not sent to the model.
         * @example {
         *       "type": "text",
         *       "text": "What is the capital of France?"
         *     }
         */
        UiMessagePart: {
            /** @description The type of the part. */
            type: string;
            /** @description The text. Required in a text part. */
            text?: string;
            /** @description The state of the part, such as `output-available`. */
            state?: string;
            /** @description The URL of a file, which can be a data URL. Required in a file part. */
            url?: string;
            /** @description The media type of a file. Required in a file part. */
            mediaType?: string;
            /** @description The name of a file. */
            filename?: string;
            /** @description The ID of a tool call, which only one part of a message has. Required in the part of a tool call. */
            toolCallId?: string;
            /** @description The name of the tool. Required in a `dynamic-tool` part. */
            toolName?: string;
            /** @description The arguments of a tool call. */
            input?: unknown;
            /** @description The result of a tool call. */
            output?: unknown;
            /** @description The reason why a tool call failed. */
            errorText?: string;
            /** @description The user's decision about a tool call. */
            approval?: components["schemas"]["ToolApproval"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The author of a message.
         *
         *     - `system`: The application's instructions for the model.
         *     - `user`: The user.
         *     - `assistant`: The model.
         * @enum {string}
         */
        UiRole: "system" | "user" | "assistant";
        /**
         * @description An error occurred that does not end the run. The chunk is not part of the message.
         * @example {
         *       "type": "data-warning",
         *       "data": {
         *         "code": "TOOLS_UNAVAILABLE",
         *         "message": "The tool server is down."
         *       },
         *       "transient": true
         *     }
         */
        WarningChunk: {
            /**
             * @description The type of the chunk. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "data-warning";
            /** @description The error. */
            data: components["schemas"]["WarningData"];
            /**
             * @description Always `true`.
             * @constant
             */
            transient: true;
        };
        /**
         * @description An error that does not end the run.
         * @example {
         *       "code": "TOOLS_UNAVAILABLE",
         *       "message": "The tool server is down."
         *     }
         */
        WarningData: {
            /** @description The kind of error, for programs. */
            code: string;
            /** @description The error, for people. */
            message: string;
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
    streamChatMessage: {
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
        /** @description The conversation. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "chat_1",
                 *       "messages": [
                 *         {
                 *           "id": "msg_001",
                 *           "role": "user",
                 *           "parts": [
                 *             {
                 *               "type": "text",
                 *               "text": "What is the capital of France?"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description A stream of chunks. */
            200: {
                headers: {
                    /** @description The version of the AI SDK's protocol. Always `v1`. */
                    "x-vercel-ai-ui-message-stream": "v1";
                    /** @description The ID of the run, which is also an `{id}` of this API. It identifies the run's stream for resuming by position. */
                    "x-workflow-run-id": string;
                    /** @description The ID of the chat, percent-encoded (RFC 3986). */
                    "X-Thread-Id": string;
                    /** @description Forbids caching and transformation. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering by proxies. */
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
                    "text/event-stream": components["schemas"]["UiMessageChunk"];
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
                    "application/json": components["schemas"]["ErrorBody"];
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The agent or the run does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body did not arrive in time. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A response is active in the chat, or the last message is already complete. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The chunks of the run are no longer stored. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is not JSON. */
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
                    "application/json": components["schemas"]["ErrorBody"];
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A server error. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server is restarting, cannot reach its database, or does not have enough memory for the request. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    stopChatResponse: {
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
                 * @description The ID of a chat, or a run's ID from `x-workflow-run-id`.
                 * @example chat_1
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The run to stop. */
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["StopRequest"];
            };
        };
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
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["StopResponse"];
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
                    "application/json": components["schemas"]["ErrorBody"];
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The agent or the run does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body did not arrive in time. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is too large. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The body is not JSON. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A server error. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server is restarting, cannot reach its database, or does not have enough memory for the request. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    resumeChatStream: {
        parameters: {
            query?: {
                /** @description The index of the first chunk to send. A negative index counts from the end of what the run has sent so far. */
                startIndex?: number;
            };
            header?: {
                /** @description The ID of the last frame that the client received. */
                "Last-Event-ID"?: number;
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
                 * @description The ID of a chat, or a run's ID from `x-workflow-run-id`.
                 * @example chat_1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of chunks that was resumed. */
            200: {
                headers: {
                    /** @description The version of the AI SDK's protocol. Always `v1`. */
                    "x-vercel-ai-ui-message-stream": "v1";
                    /** @description The ID of the run, which is also an `{id}` of this API. It identifies the run's stream for resuming by position. */
                    "x-workflow-run-id": string;
                    /** @description The ID of the chat, percent-encoded (RFC 3986). */
                    "X-Thread-Id": string;
                    /** @description Forbids caching and transformation. */
                    "Cache-Control": "no-cache, no-transform";
                    /** @description Disables buffering by proxies. */
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
                    /** @description The index of the last chunk that the run had sent when the request arrived. Present if `startIndex` is negative. */
                    "x-workflow-stream-tail-index"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["UiMessageChunk"];
                };
            };
            /** @description The chat has no active response. */
            204: {
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
                content?: never;
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
                    "application/json": components["schemas"]["ErrorBody"];
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The agent or the run does not exist, or belongs to another project. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The chunks of the run are no longer stored. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description Too many requests, streams, or bytes of request bodies. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A server error. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server is restarting, cannot reach its database, or does not have enough memory for the request. */
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
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}

export type AbortChunk = components["schemas"]["AbortChunk"];
export type ChatRequest = components["schemas"]["ChatRequest"];
export type ComponentChunk = components["schemas"]["ComponentChunk"];
export type ComponentData = components["schemas"]["ComponentData"];
export type ComponentPropsChunk = components["schemas"]["ComponentPropsChunk"];
export type ComponentPropsData = components["schemas"]["ComponentPropsData"];
export type ComponentStatus = components["schemas"]["ComponentStatus"];
export type ErrorBody = components["schemas"]["ErrorBody"];
export type ErrorChunk = components["schemas"]["ErrorChunk"];
export type ErrorCode = components["schemas"]["ErrorCode"];
export type FieldError = components["schemas"]["FieldError"];
export type FileChunk = components["schemas"]["FileChunk"];
export type FinishChunk = components["schemas"]["FinishChunk"];
export type FinishReason = components["schemas"]["FinishReason"];
export type FinishStepChunk = components["schemas"]["FinishStepChunk"];
export type JSONSchema = components["schemas"]["JSONSchema"];
export type JsonObject = components["schemas"]["JsonObject"];
export type MessageMetadata = components["schemas"]["MessageMetadata"];
export type ReasoningDeltaChunk = components["schemas"]["ReasoningDeltaChunk"];
export type ReasoningEndChunk = components["schemas"]["ReasoningEndChunk"];
export type ReasoningStartChunk = components["schemas"]["ReasoningStartChunk"];
export type ResetStepChunk = components["schemas"]["ResetStepChunk"];
export type SourceDocumentChunk = components["schemas"]["SourceDocumentChunk"];
export type SourceUrlChunk = components["schemas"]["SourceUrlChunk"];
export type StartChunk = components["schemas"]["StartChunk"];
export type StartStepChunk = components["schemas"]["StartStepChunk"];
export type StateChunk = components["schemas"]["StateChunk"];
export type StopRequest = components["schemas"]["StopRequest"];
export type StopResponse = components["schemas"]["StopResponse"];
export type AvailableComponent = components["schemas"]["AvailableComponent"];
export type ComponentTool = components["schemas"]["ComponentTool"];
export type OnDisconnect = components["schemas"]["OnDisconnect"];
export type Tool = components["schemas"]["Tool"];
export type ToolChoice = components["schemas"]["ToolChoice"];
export type ToolChoiceMode = components["schemas"]["ToolChoiceMode"];
export type ToolChoiceNamed = components["schemas"]["ToolChoiceNamed"];
export type TextDeltaChunk = components["schemas"]["TextDeltaChunk"];
export type TextEndChunk = components["schemas"]["TextEndChunk"];
export type TextStartChunk = components["schemas"]["TextStartChunk"];
export type TokenUsage = components["schemas"]["TokenUsage"];
export type ToolApproval = components["schemas"]["ToolApproval"];
export type ToolApprovalRequestChunk = components["schemas"]["ToolApprovalRequestChunk"];
export type ToolInputAvailableChunk = components["schemas"]["ToolInputAvailableChunk"];
export type ToolInputDeltaChunk = components["schemas"]["ToolInputDeltaChunk"];
export type ToolInputErrorChunk = components["schemas"]["ToolInputErrorChunk"];
export type ToolInputStartChunk = components["schemas"]["ToolInputStartChunk"];
export type ToolOutputAvailableChunk = components["schemas"]["ToolOutputAvailableChunk"];
export type ToolOutputDeniedChunk = components["schemas"]["ToolOutputDeniedChunk"];
export type ToolOutputErrorChunk = components["schemas"]["ToolOutputErrorChunk"];
export type ToolProgressChunk = components["schemas"]["ToolProgressChunk"];
export type ToolProgressData = components["schemas"]["ToolProgressData"];
export type UiMessage = components["schemas"]["UiMessage"];
export type UiMessageChunk = components["schemas"]["UiMessageChunk"];
export type UiMessagePart = components["schemas"]["UiMessagePart"];
export type UiRole = components["schemas"]["UiRole"];
export type WarningChunk = components["schemas"]["WarningChunk"];
export type WarningData = components["schemas"]["WarningData"];
