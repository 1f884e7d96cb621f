// generated from spec/tambo-compat by `npm run generate`; do not edit
export interface paths {
    "/compat/tambo/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a token
         * @description Exchanges a token of one of the project's issuers for an access token (RFC 8693). The request needs the API key of
         *     the project, which is sufficient here even if the project requires tokens.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List threads
         * @description Lists the user's threads, newest first.
         */
        get: operations["listThreads"];
        put?: never;
        /**
         * Create a thread
         * @description Creates a thread with a new ID.
         */
        post: operations["createThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a run on a new thread
         * @description Creates a thread, starts a run on it, and streams the run's events. If the run is rejected, nothing is created.
         */
        post: operations["createThreadRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a thread with its messages
         * @description Returns a thread with all its messages, oldest first.
         */
        get: operations["getThread"];
        put?: never;
        post?: never;
        /**
         * Delete a thread
         * @description Deletes a thread and all its data. If a run is active on the thread, it is cancelled first.
         */
        delete: operations["deleteThread"];
        options?: never;
        head?: never;
        /**
         * Rename a thread
         * @description Changes a thread's name or metadata.
         */
        patch: operations["updateThread"];
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}/components/{componentId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a component's state
         * @description Replaces a component's state or changes it with a JSON Patch, between runs or during a run.
         */
        post: operations["updateComponentState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Lists the messages in a thread.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Returns a single message.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}/messages/{messageId}/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suggestions
         * @description Lists the suggestions that were made for a message.
         */
        get: operations["listSuggestions"];
        put?: never;
        /**
         * Make suggestions
         * @description Makes suggestions that follow a message. This server makes none, so the list is empty.
         */
        post: operations["createSuggestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or continue a run
         * @description Starts a run on an existing thread and streams its events. If the newest run is awaiting input, the new run
         *     continues it with the tool results in the message.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compat/tambo/v1/threads/{threadId}/runs/{runId}": {
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
         * @description Cancels a run that is active or is awaiting input. Its stream ends with `RUN_ERROR` and code `CANCELLED`. Everything
         *     that the run has produced so far is kept.
         */
        delete: operations["cancelRun"];
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
         * @description Sent when the run starts to wait for input. `RUN_FINISHED` follows.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.run.awaiting_input",
         *       "value": {
         *         "pendingToolCalls": [
         *           {
         *             "toolCallId": "tc_001",
         *             "toolName": "add_to_cart",
         *             "arguments": "{\"productId\":\"SKU-123\",\"quantity\":2}"
         *           }
         *         ]
         *       },
         *       "timestamp": 1704067200200
         *     }
         */
        AwaitingInputEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.run.awaiting_input";
            /** @description The value of the event. */
            value: components["schemas"]["AwaitingInputValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The value of `tambo.run.awaiting_input`.
         * @example {
         *       "pendingToolCalls": [
         *         {
         *           "toolCallId": "tc_001",
         *           "toolName": "add_to_cart",
         *           "arguments": "{\"productId\":\"SKU-123\",\"quantity\":2}"
         *         }
         *       ]
         *     }
         */
        AwaitingInputValue: {
            /** @description The client tool calls without a result, in the order of the calls. */
            pendingToolCalls: components["schemas"]["PendingToolCall"][];
        };
        /**
         * @description A component's state after a change.
         * @example {
         *       "state": {
         *         "quantity": 3
         *       }
         *     }
         */
        ComponentState: {
            /** @description The complete new state. */
            state: components["schemas"]["JsonObject"];
        };
        /**
         * @description A request for suggestions.
         * @example {
         *       "maxSuggestions": 3
         *     }
         */
        CreateSuggestionsRequest: {
            /** @description The components that the model can show. They are not stored, so send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /**
             * Format: int32
             * @description The maximum number of suggestions.
             */
            maxSuggestions?: number;
            /**
             * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
             *     that names two different users is rejected.
             *
             *     This field is an additive extension: Tambo's published clients send it.
             */
            userKey?: components["schemas"]["UserKey"];
        };
        /** @description One of Tambo's `CUSTOM` events, identified by its `name`. */
        CustomEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CUSTOM";
        } & (components["schemas"]["AwaitingInputEvent"] | components["schemas"]["TamboComponentStartEvent"] | components["schemas"]["PropsDeltaEvent"] | components["schemas"]["StateDeltaEvent"] | components["schemas"]["TamboComponentEndEvent"]);
        /**
         * @description An access token for the user of the subject token (RFC 8693 section 2.2.1).
         * @example {
         *       "access_token": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2VyXzQyIn0.c2lnbmF0dXJl",
         *       "issued_token_type": "urn:ietf:params:oauth:token-type:access_token",
         *       "token_type": "Bearer",
         *       "expires_in": 900
         *     }
         */
        IssuedToken: {
            /** @description The access token. Send it as `Authorization: Bearer <token>`, on every contract of this server. */
            access_token: string;
            /**
             * @description The type of the access token.
             * @constant
             */
            issued_token_type: "urn:ietf:params:oauth:token-type:access_token";
            /**
             * @description The authentication scheme of the access token.
             * @constant
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description Seconds until the token expires: at most 900, and not longer than the subject token is valid.
             */
            expires_in: number;
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
        /** @description An operation in a JSON Patch that a client sends. All RFC 6902 operations are allowed, including `test`. */
        JsonPatchInputOperation: components["schemas"]["JsonPatchAdd"] | components["schemas"]["JsonPatchRemove"] | components["schemas"]["JsonPatchReplace"] | components["schemas"]["JsonPatchMove"] | components["schemas"]["JsonPatchCopy"] | components["schemas"]["JsonPatchTest"];
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
        /**
         * @description A page of messages.
         * @example {
         *       "messages": [
         *         {
         *           "id": "msg_001",
         *           "role": "user",
         *           "content": [
         *             {
         *               "type": "text",
         *               "text": "What is the capital of France?"
         *             }
         *           ],
         *           "createdAt": "2024-01-01T00:00:00.000Z"
         *         }
         *       ],
         *       "hasMore": true,
         *       "nextCursor": "eyJhZnRlciI6MX0"
         *     }
         */
        ListMessagesResponse: {
            /** @description The messages on this page. */
            messages: components["schemas"]["Message"][];
            /** @description True if more items follow. */
            hasMore: boolean;
            /** @description The cursor for the next page. Omitted on the last page. */
            nextCursor?: string;
        };
        /**
         * @description A page of threads.
         * @example {
         *       "threads": [
         *         {
         *           "id": "thr_abc123",
         *           "createdAt": "2024-01-01T00:00:00.000Z",
         *           "updatedAt": "2024-01-01T00:00:00.455Z",
         *           "runStatus": "idle"
         *         }
         *       ],
         *       "hasMore": false
         *     }
         */
        ListThreadsResponse: {
            /** @description The threads, newest first. */
            threads: components["schemas"]["Thread"][];
            /** @description True if more items follow. */
            hasMore: boolean;
            /** @description The cursor for the next page. Omitted on the last page. */
            nextCursor?: string;
        };
        /**
         * @description A message stored in a thread. Tool calls and their results are content blocks.
         * @example {
         *       "id": "msg_001",
         *       "role": "assistant",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "The capital of France is Paris."
         *         }
         *       ],
         *       "createdAt": "2024-01-01T00:00:00.400Z"
         *     }
         */
        Message: {
            /** @description The ID of the message. */
            id: string;
            /** @description The role of the message's author. */
            role: components["schemas"]["MessageRole"];
            /** @description The content of the message. It is always a list of blocks. */
            content: components["schemas"]["MessageContent"][];
            /**
             * Format: date-time
             * @description The time when the message was completed (ISO 8601, UTC, with milliseconds).
             */
            createdAt?: string;
            /** @description Metadata provided by the client. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description True if the message is incomplete because its run was cancelled; otherwise omitted. */
            isCancelled?: boolean;
        };
        /**
         * @description The thread that a run creates.
         * @example {
         *       "userKey": "user_42"
         *     }
         */
        NewThread: {
            /** @description Metadata to store with the thread. */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The messages to create the thread with. They must not contain `tool_result` blocks. */
            initialMessages?: components["schemas"]["InputMessage"][];
            /**
             * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
             *     that names two different users is rejected.
             *
             *     This field is an additive extension: Tambo's published clients send it.
             */
            userKey?: components["schemas"]["UserKey"];
        };
        /**
         * @description A client tool call without a result.
         * @example {
         *       "toolCallId": "tc_001",
         *       "toolName": "add_to_cart",
         *       "arguments": "{\"productId\":\"SKU-123\",\"quantity\":2}"
         *     }
         */
        PendingToolCall: {
            /** @description The ID of the tool call. Send it as `toolCallId` with the result. */
            toolCallId: string;
            /** @description The name of the tool. */
            toolName: string;
            /** @description The arguments, as the JSON text of an object. */
            arguments: string;
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
         * @description A delta of a component's props.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.component.props_delta",
         *       "value": {
         *         "componentId": "comp_001",
         *         "delta": "{\"ticker\":\"AA",
         *         "operations": [
         *           {
         *             "op": "add",
         *             "path": "/ticker",
         *             "value": "AA"
         *           }
         *         ]
         *       },
         *       "timestamp": 1704067200250
         *     }
         */
        PropsDeltaEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.props_delta";
            /** @description The value of the event. */
            value: components["schemas"]["PropsDeltaValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The value of `tambo.component.props_delta`.
         * @example {
         *       "componentId": "comp_001",
         *       "delta": "{\"ticker\":\"AA",
         *       "operations": [
         *         {
         *           "op": "add",
         *           "path": "/ticker",
         *           "value": "AA"
         *         }
         *       ]
         *     }
         */
        PropsDeltaValue: {
            /** @description The ID of the component. */
            componentId: string;
            /**
             * @description The JSON text to append to the props. Concatenating all deltas of a component yields its complete props, which are
             *     `{}` if the model gave none.
             */
            delta: string;
            /**
             * @description The JSON Patch operations that bring the props to the value that has been streamed so far. The list is empty if the
             *     delta changes no value. The server may also leave the changes of several deltas to a later one.
             */
            operations: components["schemas"]["JsonPatchOperation"][];
        };
        /**
         * @description The error with which a run failed.
         * @example {
         *       "message": "Too many requests.",
         *       "code": "RATE_LIMIT_EXCEEDED"
         *     }
         */
        RunError: {
            /** @description A human-readable error message. */
            message: string;
            /** @description A machine-readable error code, as in `RUN_ERROR` events. */
            code?: string;
        };
        /**
         * @description A message with which a user starts or continues a run.
         * @example {
         *       "role": "user",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "What is the capital of France?"
         *         }
         *       ]
         *     }
         */
        RunMessage: {
            /**
             * @description The role of the message's author. Always `user`, also for a message with tool results.
             * @constant
             */
            role: "user";
            /** @description The content blocks of the message. */
            content: components["schemas"]["InputMessageBlock"][];
            /**
             * @description Facts that the model receives in addition to the message, such as the page that the user sees. Each field is one
             *     fact, described by its name. They apply only to this run and are not stored with the message.
             */
            additionalContext?: components["schemas"]["JsonObject"];
            /** @description Metadata to store with the message. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A request to start a run on an existing thread.
         * @example {
         *       "message": {
         *         "role": "user",
         *         "content": [
         *           {
         *             "type": "text",
         *             "text": "And of Italy?"
         *           }
         *         ]
         *       }
         *     }
         */
        RunRequest: {
            /** @description The user's message, or the results of pending client tool calls as `tool_result` blocks. */
            message: components["schemas"]["RunMessage"];
            /** @description The components that the model can show. They are not stored, so send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /** @description The tools that the client runs. They are not stored, so send them with every request. */
            tools?: components["schemas"]["Tool"][];
            /** @description Controls the model's use of tools. Defaults to `auto`. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /** @description The ID of the model to use. Defaults to the server's default model. A request with an unknown ID gets status 400. */
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
            /** @description Metadata to store with the run. `RUN_STARTED` returns it. */
            runMetadata?: components["schemas"]["JsonObject"];
            /**
             * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
             *     that names two different users is rejected.
             *
             *     This field is an additive extension: Tambo's published clients send it.
             */
            userKey?: components["schemas"]["UserKey"];
        };
        /**
         * @description The status of a thread's newest run. Values may be added.
         *
         *     - `idle`: No run is active. The newest run may be awaiting the results of client tools.
         *     - `streaming`: A run is active.
         */
        RunStatus: "idle" | "streaming" | (string & {});
        /** @description Any event in a run's stream. Event types may be added, so clients must ignore unknown types and names. */
        RunStreamEvent: components["schemas"]["RunStartedEvent"] | components["schemas"]["RunFinishedEvent"] | components["schemas"]["RunErrorEvent"] | components["schemas"]["TextMessageStartEvent"] | components["schemas"]["TextMessageContentEvent"] | components["schemas"]["TextMessageEndEvent"] | components["schemas"]["ToolCallStartEvent"] | components["schemas"]["ToolCallArgsEvent"] | components["schemas"]["ToolCallEndEvent"] | components["schemas"]["ToolCallResultEvent"] | components["schemas"]["CustomEvent"];
        /**
         * @description A change to the state of a component, made by the run or, during the run, by a client.
         * @example {
         *       "type": "CUSTOM",
         *       "name": "tambo.component.state_delta",
         *       "value": {
         *         "componentId": "comp_001",
         *         "operations": [
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
        StateDeltaEvent: {
            /**
             * @description The event type.
             * @constant
             */
            type: "CUSTOM";
            /**
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.state_delta";
            /** @description The value of the event. */
            value: components["schemas"]["StateDeltaValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The value of `tambo.component.state_delta`.
         * @example {
         *       "componentId": "comp_001",
         *       "operations": [
         *         {
         *           "op": "replace",
         *           "path": "/loading",
         *           "value": false
         *         }
         *       ]
         *     }
         */
        StateDeltaValue: {
            /** @description The ID of the component. */
            componentId: string;
            /** @description The JSON Patch operations on this component's state, applied in order. */
            operations: components["schemas"]["JsonPatchOperation"][];
        };
        /**
         * @description A message that the user could send next.
         * @example {
         *       "id": "sug_001",
         *       "messageId": "msg_001",
         *       "title": "Compare",
         *       "description": "Compare this year with last year",
         *       "detailedSuggestion": "Compare this year with last year"
         *     }
         */
        Suggestion: {
            /** @description The ID of the suggestion. */
            id: string;
            /** @description The ID of the message that the suggestion follows. */
            messageId: string;
            /** @description A short title. */
            title: string;
            /** @description The same text as `detailedSuggestion`. */
            description: string;
            /** @description The text to send. */
            detailedSuggestion: string;
        };
        /**
         * @description The suggestions for a message.
         * @example {
         *       "suggestions": [],
         *       "hasMore": false
         *     }
         */
        Suggestions: {
            /** @description The suggestions. This server makes none, so the list is empty. */
            suggestions: components["schemas"]["Suggestion"][];
            /** @description Always false, because all suggestions are on one page. */
            hasMore: boolean;
        };
        /**
         * @description Audio.
         * @example {
         *       "type": "audio",
         *       "source": {
         *         "type": "base64",
         *         "mediaType": "audio/wav",
         *         "data": "UklGRg=="
         *       }
         *     }
         */
        AudioContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            /** @description The audio data. */
            source: components["schemas"]["AudioSource"];
        };
        /**
         * @description The media type of audio data.
         * @enum {string}
         */
        AudioMediaType: "audio/wav" | "audio/mp3" | "audio/aac";
        /**
         * @description Audio that is included as base64 data.
         * @example {
         *       "type": "base64",
         *       "mediaType": "audio/wav",
         *       "data": "UklGRg=="
         *     }
         */
        AudioSource: {
            /**
             * @description The type of the source. Audio is always included as base64 data.
             * @constant
             */
            type: "base64";
            /** @description The media type of the data. */
            mediaType: components["schemas"]["AudioMediaType"];
            /** @description The audio data, encoded as base64 (RFC 4648 section 4). */
            data: string;
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
         * @description Error codes for status 400.
         *
         *     - `INVALID_JSON`: The body is not valid JSON or UTF-8, is nested more than 64 levels deep, or contains an object with a duplicate key. For a duplicate key, `errors` contains the location of the second occurrence.
         *     - `VALIDATION_ERROR`: The request violates the schema or another requirement of this API. `errors` contains the locations. This code is also used for an invalid patch operation, such as an unknown `op` or a `move` without `from`, and for a replacement component state that is too large.
         *     - `INVALID_TOOL_CALL`: A tool result refers to a call that does not exist in this thread, or to a server tool call.
         *     - `INVALID_TOOL_RESULT`: A tool result refers to a call that already has a result, that was dropped, or whose run was cancelled or failed.
         *     - `INVALID_JSON_PATCH`: The JSON Patch cannot be applied, or its result is not an object, is too large or is nested too deeply. Nothing was changed.
         *     - `INVALID_CURSOR`: The cursor is invalid, or was issued for a different list, filter or order.
         */
        BadRequestCode: "INVALID_JSON" | "VALIDATION_ERROR" | "INVALID_TOOL_CALL" | "INVALID_TOOL_RESULT" | "INVALID_JSON_PATCH" | "INVALID_CURSOR" | (string & {});
        /**
         * @description The request is invalid.
         * @example {
         *       "type": "urn:tambo:error:validation_error",
         *       "title": "The request is not valid",
         *       "status": 400,
         *       "detail": "/message/content/0/type: unknown content type \"video\"; allowed: text, image, audio, file, resource, tool_result",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "VALIDATION_ERROR",
         *       "errors": [
         *         {
         *           "pointer": "/message/content/0/type",
         *           "detail": "unknown content type \"video\"; allowed: text, image, audio, file, resource, tool_result"
         *         }
         *       ]
         *     }
         */
        BadRequestProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 400;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["BadRequestCode"];
            /**
             * @description The errors in the request and their locations. The list does not necessarily contain every error. It is present
             *     with every code except `INVALID_JSON`, where it is present only for a duplicate key.
             */
            errors?: components["schemas"]["ProblemViolation"][];
        };
        /**
         * @description A file that is included as base64 data.
         * @example {
         *       "type": "base64",
         *       "mediaType": "application/pdf",
         *       "data": "JVBERi0=",
         *       "filename": "report.pdf"
         *     }
         */
        Base64FileSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description The media type of the file. */
            mediaType?: string;
            /** @description The human-readable name of the file. */
            filename?: string;
            /** @description The file data, encoded as base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description An image that is included as base64 data.
         * @example {
         *       "type": "base64",
         *       "mediaType": "image/png",
         *       "data": "iVBORw0KGgo="
         *     }
         */
        Base64ImageSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "base64";
            /** @description The media type of the data. */
            mediaType?: components["schemas"]["ImageMediaType"];
            /** @description The image data, encoded as base64 (RFC 4648 section 4). */
            data: string;
        };
        /**
         * @description A cancelled run.
         * @example {
         *       "runId": "run_xyz789",
         *       "status": "cancelled"
         *     }
         */
        CancelRunResponse: {
            /** @description The ID of the run in the path, even if a continuation of that run was cancelled. */
            runId: string;
            /**
             * @description Always `cancelled`.
             * @constant
             */
            status: "cancelled";
        };
        /**
         * @description A UI component to render. Component blocks occur only in assistant messages.
         * @example {
         *       "type": "component",
         *       "id": "comp_001",
         *       "name": "StockChart",
         *       "props": {
         *         "ticker": "AAPL",
         *         "timeRange": "1M"
         *       }
         *     }
         */
        ComponentContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "component";
            /** @description The ID of this component instance. Use it to change the component's state. */
            id: string;
            /** @description The name of the component, as given in the request. */
            name: string;
            /** @description The component's props. */
            props: components["schemas"]["JsonObject"];
            /** @description The component's current state, if it has any. */
            state?: components["schemas"]["JsonObject"];
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
         * @description Error codes for status 409.
         *
         *     - `CONCURRENT_RUN`: Another run is active on the thread. `runId` identifies that run. A run that is awaiting input is not active.
         *     - `RUN_FINISHED`: The run has finished or failed, so it cannot be cancelled.
         *     - `POSITION_AHEAD`: The requested position is beyond the last event that the run has produced so far.
         */
        ConflictCode: "CONCURRENT_RUN" | "RUN_FINISHED" | "POSITION_AHEAD" | (string & {});
        /**
         * @description The request conflicts with the current state of the thread or run.
         * @example {
         *       "type": "urn:tambo:error:concurrent_run",
         *       "title": "Another run is active on this thread",
         *       "status": 409,
         *       "detail": "Run \"run_xyz789\" is active. Wait until it ends, or cancel it with DELETE.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "CONCURRENT_RUN",
         *       "runId": "run_xyz789"
         *     }
         */
        ConflictProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 409;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["ConflictCode"];
            /** @description The ID of the conflicting run. */
            runId?: string;
        };
        /**
         * @description A file.
         * @example {
         *       "type": "file",
         *       "source": {
         *         "type": "url",
         *         "url": "https://example.com/report.pdf",
         *         "filename": "report.pdf"
         *       }
         *     }
         */
        FileContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            /** @description The source of the file. */
            source: components["schemas"]["FileSource"];
        };
        /** @description The source of a file. */
        FileSource: components["schemas"]["Base64FileSource"] | components["schemas"]["UrlFileSource"] | components["schemas"]["UploadedFileSource"];
        /**
         * @description An image.
         * @example {
         *       "type": "image",
         *       "source": {
         *         "type": "url",
         *         "url": "https://example.com/cat.png"
         *       },
         *       "detail": "low"
         *     }
         */
        ImageContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            /** @description The source of the image. */
            source: components["schemas"]["ImageSource"];
            /** @description The resolution at which the model reads the image. */
            detail?: components["schemas"]["ImageDetail"];
        };
        /**
         * @description The resolution at which the model reads an image. `high` uses more tokens.
         * @enum {string}
         */
        ImageDetail: "auto" | "low" | "high";
        /**
         * @description The media type of an image.
         * @enum {string}
         */
        ImageMediaType: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
        /** @description The source of an image. */
        ImageSource: components["schemas"]["Base64ImageSource"] | components["schemas"]["UrlImageSource"];
        /** @description A content block that a request can contain. */
        InputContent: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"];
        /**
         * @description An input message.
         * @example {
         *       "role": "user",
         *       "content": "What is the capital of France?"
         *     }
         */
        InputMessage: {
            /**
             * @description The role of the message's author. A run accepts `user` and `tool`. A thread's `initialMessages` accept all four
             *     roles. An initial message with role `tool` has no matching call, so it is stored and returned but is not sent to
             *     the model.
             */
            role: components["schemas"]["MessageRole"];
            /**
             * @description The content of the message. For role `tool`, this is the tool's output. The list can be empty only for role `tool`
             *     and in `initialMessages`. `tool_result` blocks are allowed only in a run's messages with role `user`, where they
             *     can be mixed with other blocks.
             */
            content: components["schemas"]["InputMessageContent"];
            /** @description The ID of the tool call that produced this result. Required for role `tool`, and not allowed for any other role. */
            toolCallId?: string;
            /**
             * @description Set to `true` if the tool failed. Ignored unless the role is `tool`.
             * @default false
             */
            isError?: boolean;
            /** @description Metadata to store with the message. */
            metadata?: components["schemas"]["JsonObject"];
        };
        /** @description A content block in an input message, with either representation of tool results. */
        InputMessageBlock: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ToolResultContent"];
        /** @description The content of an input message. */
        InputMessageContent: string | components["schemas"]["InputMessageBlock"][];
        /**
         * @description An internal server error occurred.
         * @example {
         *       "type": "urn:tambo:error:internal_error",
         *       "title": "The server failed",
         *       "status": 500,
         *       "detail": "Something went wrong on our side. Report this error and include its instance.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "INTERNAL_ERROR"
         *     }
         */
        InternalErrorProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 500;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: "INTERNAL_ERROR" | (string & {});
        };
        /** @description A content block in a stored message, with either representation of tool calls. */
        MessageContent: components["schemas"]["TextContent"] | components["schemas"]["ImageContent"] | components["schemas"]["AudioContent"] | components["schemas"]["FileContent"] | components["schemas"]["ResourceContent"] | components["schemas"]["ComponentContent"] | components["schemas"]["ToolUseContent"] | components["schemas"]["ToolResultContent"];
        /**
         * @description The sort order of messages.
         *
         *     - `asc`: Oldest first (default).
         *     - `desc`: Newest first.
         * @enum {string}
         */
        MessageOrder: "asc" | "desc";
        /**
         * @description The role of a message's author.
         * @enum {string}
         */
        MessageRole: "user" | "assistant" | "system" | "tool";
        /**
         * @description Error codes for status 404.
         *
         *     - `THREAD_NOT_FOUND`: The project has no thread with this ID.
         *     - `RUN_NOT_FOUND`: The thread has no run with this ID.
         *     - `MESSAGE_NOT_FOUND`: The thread has no message with this ID.
         *     - `COMPONENT_NOT_FOUND`: The thread has no component with this ID.
         */
        NotFoundCode: "THREAD_NOT_FOUND" | "RUN_NOT_FOUND" | "MESSAGE_NOT_FOUND" | "COMPONENT_NOT_FOUND" | (string & {});
        /**
         * @description The resource in the path does not exist or belongs to another project.
         * @example {
         *       "type": "urn:tambo:error:thread_not_found",
         *       "title": "No such thread",
         *       "status": 404,
         *       "detail": "The thread \"thr_abc123\" does not exist. Create it with POST /v1/threads, or send \"createThread\": true with the run.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "THREAD_NOT_FOUND"
         *     }
         */
        NotFoundProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 404;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["NotFoundCode"];
        };
        /**
         * @description The request body is too large.
         * @example {
         *       "type": "urn:tambo:error:payload_too_large",
         *       "title": "The request is too large",
         *       "status": 413,
         *       "detail": "The body is larger than 10485760 bytes.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "PAYLOAD_TOO_LARGE"
         *     }
         */
        PayloadTooLargeProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 413;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: "PAYLOAD_TOO_LARGE" | (string & {});
        };
        /**
         * @description The request body stopped arriving before it was complete.
         * @example {
         *       "type": "urn:tambo:error:request_timeout",
         *       "title": "The body did not arrive in time",
         *       "status": 408,
         *       "detail": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "REQUEST_TIMEOUT"
         *     }
         */
        RequestTimeoutProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 408;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: "REQUEST_TIMEOUT" | (string & {});
        };
        /**
         * @description Hints about how to use a resource (MCP annotations).
         * @example {
         *       "audience": [
         *         "user"
         *       ],
         *       "priority": 0.8
         *     }
         */
        ResourceAnnotations: {
            /** @description The roles that the resource is intended for. */
            audience?: components["schemas"]["MessageRole"][];
            /**
             * Format: double
             * @description The importance of the resource, from 0 (least important) to 1 (most important).
             */
            priority?: number;
        };
        /**
         * @description An MCP resource.
         * @example {
         *       "type": "resource",
         *       "resource": {
         *         "uri": "file:///notes.md",
         *         "text": "# Notes"
         *       }
         *     }
         */
        ResourceContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "resource";
            /** @description The resource. */
            resource: components["schemas"]["ResourceData"];
        };
        /**
         * @description A resource that is identified by its URI, embedded with its contents, or both. At least one of `uri`, `text` and
         *     `blob` is required.
         * @example {
         *       "uri": "file:///notes.md",
         *       "mimeType": "text/markdown",
         *       "text": "# Notes"
         *     }
         */
        ResourceData: {
            /** @description The URI of the resource. */
            uri?: string;
            /** @description The machine-readable name of the resource. */
            name?: string;
            /** @description The human-readable title of the resource. */
            title?: string;
            /** @description A description of the resource. */
            description?: string;
            /** @description The media type of the resource. */
            mimeType?: string;
            /** @description The contents of a text resource. */
            text?: string;
            /** @description The contents of a binary resource, encoded as base64. */
            blob?: string;
            /** @description Hints about how to use the resource. */
            annotations?: components["schemas"]["ResourceAnnotations"];
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
         * @description Sent when the run has failed or was cancelled. This is the last event, and no `tambo.run.finished` follows. All open
         *     text blocks, tool calls and components are closed before this event.
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
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Sent when the run has finished or, with `wire=ag-ui`, when it starts to wait for input. With `wire=ag-ui`, this is
         *     the last event.
         * @example {
         *       "type": "RUN_FINISHED",
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "timestamp": 1704067200450
         *     }
         */
        RunFinishedEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_FINISHED";
            /** @description The ID of the thread. */
            threadId: string;
            /** @description The ID of the run. */
            runId: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Sent when the run starts. This is the first event in every stream that is read from the beginning of a run.
         * @example {
         *       "type": "RUN_STARTED",
         *       "threadId": "thr_abc123",
         *       "runId": "run_xyz789",
         *       "timestamp": 1704067200000
         *     }
         */
        RunStartedEvent: {
            /**
             * @description The event type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "RUN_STARTED";
            /** @description The ID of the thread. Same as the `X-Thread-Id` header. */
            threadId: string;
            /** @description The ID of the run. Same as the `X-Run-Id` header. */
            runId: string;
            /**
             * @description The `metadata` of the run request, unchanged. Absent if the request had none. A run that continues another run has
             *     the metadata of its own request.
             *
             *     This field is an additive extension: the proposal does not say where clients can read a run's metadata. AG-UI
             *     events have an optional field with this name.
             */
            metadata?: components["schemas"]["JsonObject"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Sent when a component is complete.
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
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.end";
            /** @description The value of the event. */
            value: components["schemas"]["ComponentEndValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
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
             * @description The name of the event. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            name: "tambo.component.start";
            /** @description The value of the event. */
            value: components["schemas"]["ComponentStartValue"];
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description A text block.
         * @example {
         *       "type": "text",
         *       "text": "What is the capital of France?"
         *     }
         */
        TextContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            /** @description The text, which is stored unchanged. */
            text: string;
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
            /** @description The text to append. Never empty. */
            delta: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
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
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Sent when a text block of an assistant message starts. A message can have multiple text blocks, whose events all have
         *     the ID of the message.
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
            /**
             * @description The role of the message's author.
             * @constant
             */
            role: "assistant";
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description There are too many requests or open streams, or request bodies in flight use too much memory.
         * @example {
         *       "type": "urn:tambo:error:rate_limited",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "Too many requests. The limit is 100 per second, with bursts of 1000.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "RATE_LIMITED"
         *     }
         */
        TooManyRequestsProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 429;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: "RATE_LIMITED" | (string & {});
        };
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
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
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
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Sent when a tool call starts.
         * @example {
         *       "type": "TOOL_CALL_START",
         *       "toolCallId": "tc_001",
         *       "toolCallName": "weather/get_weather",
         *       "toolName": "weather/get_weather",
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
            toolName: string;
            /**
             * @description The name of the tool. Same as `toolName`. Omitted with `wire=proposal`.
             *
             *     This field is an additive extension: AG-UI requires the name of the tool in `toolCallName`.
             */
            toolCallName?: string;
            /** @description The ID of the assistant message that contains the call. */
            parentMessageId?: string;
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
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
         * @description A tool result in a user message. Responses use this block with `toolRepresentation=blocks` (T-251). A request to
         *     start a run can use it with either representation.
         * @example {
         *       "type": "tool_result",
         *       "toolUseId": "tc_001",
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "72°F, Sunny"
         *         }
         *       ]
         *     }
         */
        ToolResultContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_result";
            /** @description The ID of the tool call that produced this result. */
            toolUseId: string;
            /** @description The tool's output. */
            content: components["schemas"]["InputContent"][];
            /**
             * @description True if the tool failed. The server includes this field only if it is true.
             * @default false
             */
            isError?: boolean;
        };
        /**
         * @description A tool call in an assistant message. Used with `toolRepresentation=blocks` (T-251).
         * @example {
         *       "type": "tool_use",
         *       "id": "tc_001",
         *       "name": "get_weather",
         *       "input": {
         *         "city": "Paris"
         *       }
         *     }
         */
        ToolUseContent: {
            /**
             * @description The content block type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "tool_use";
            /** @description The ID of the tool call. */
            id: string;
            /** @description The name of the tool. */
            name: string;
            /** @description The arguments of the tool call. */
            input: components["schemas"]["JsonObject"];
        };
        /**
         * @description The request has no valid API key or token.
         * @example {
         *       "type": "urn:tambo:error:unauthorized",
         *       "title": "No valid API key or token",
         *       "status": 401,
         *       "detail": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\".",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "UNAUTHORIZED"
         *     }
         */
        UnauthorizedProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 401;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: "UNAUTHORIZED" | (string & {});
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
         *       "type": "urn:tambo:error:server_restarting",
         *       "title": "The server is restarting",
         *       "status": 503,
         *       "detail": "The server is restarting. Send the request again in a moment.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "SERVER_RESTARTING"
         *     }
         */
        UnavailableProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 503;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["UnavailableCode"];
        };
        /**
         * @description The media type of the request body is not JSON.
         * @example {
         *       "type": "urn:tambo:error:unsupported_media_type",
         *       "title": "The body must be JSON",
         *       "status": 415,
         *       "detail": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed.",
         *       "instance": "urn:tambo:error-instance:0f7a1c52-6d0b-4c39-9d50-7a3d5b8f2c11",
         *       "code": "UNSUPPORTED_MEDIA_TYPE"
         *     }
         */
        UnsupportedMediaTypeProblem: {
            /** @description A URI that identifies the error type. It consists of `urn:tambo:error:` and the code in lower case. */
            type: string;
            /** @description A short summary of the error type. It is the same for every occurrence. */
            title: string;
            /**
             * @description The HTTP status code.
             * @constant
             */
            status: 415;
            /** @description An explanation of this particular error and how to resolve it. */
            detail: string;
            /**
             * @description A URI that identifies this particular error. It consists of `urn:tambo:error-instance:` and a UUID, and it also
             *     appears in the server's log.
             */
            instance: string;
            /** @description A stable, machine-readable error code. */
            code: "UNSUPPORTED_MEDIA_TYPE" | (string & {});
        };
        /**
         * @description A change to a component's state. Exactly one of `state` and `patch` is required.
         * @example {
         *       "patch": [
         *         {
         *           "op": "replace",
         *           "path": "/quantity",
         *           "value": 3
         *         }
         *       ]
         *     }
         */
        UpdateComponentStateRequest: {
            /** @description The complete new state. */
            state?: components["schemas"]["JsonObject"];
            /**
             * @description The JSON Patch operations to apply to the current state, which is `{}` if the component has none. If any operation
             *     fails, the state does not change.
             */
            patch?: components["schemas"]["JsonPatchInputOperation"][];
            /**
             * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
             *     that names two different users is rejected.
             *
             *     This field is an additive extension: Tambo's published clients send it.
             */
            userKey?: components["schemas"]["UserKey"];
        };
        /**
         * @description A previously uploaded file.
         * @example {
         *       "type": "file_id",
         *       "fileId": "file_8x2"
         *     }
         */
        UploadedFileSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file_id";
            /** @description The media type of the file. */
            mediaType?: string;
            /** @description The human-readable name of the file. */
            filename?: string;
            /** @description The ID of the uploaded file. */
            fileId: string;
        };
        /**
         * @description A file at a URL.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/report.pdf"
         *     }
         */
        UrlFileSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description The media type of the file. */
            mediaType?: string;
            /** @description The human-readable name of the file. */
            filename?: string;
            /** @description The absolute URL of the file. */
            url: string;
        };
        /**
         * @description An image at a URL.
         * @example {
         *       "type": "url",
         *       "url": "https://example.com/cat.png"
         *     }
         */
        UrlImageSource: {
            /**
             * @description The source type. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /** @description The media type of the image at the URL, if known. */
            mediaType?: components["schemas"]["ImageMediaType"];
            /** @description The absolute URL of the image. */
            url: string;
        };
        /**
         * @description A stored conversation and the state of its newest run.
         * @example {
         *       "id": "thr_abc123",
         *       "createdAt": "2024-01-01T00:00:00.000Z",
         *       "updatedAt": "2024-01-01T00:00:00.455Z",
         *       "name": "Capitals",
         *       "userKey": "user_42",
         *       "runStatus": "idle",
         *       "lastCompletedRunId": "run_xyz789"
         *     }
         */
        Thread: {
            /** @description The ID of the thread. */
            id: string;
            /** @description Metadata provided by the client. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * Format: date-time
             * @description The time when the thread was created (ISO 8601, UTC, with milliseconds).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time when the thread last changed (ISO 8601, UTC, with milliseconds).
             */
            updatedAt: string;
            /** @description The name of the thread, if it has been given one. */
            name?: string;
            /** @description The user that the thread belongs to. Omitted if it belongs to no user. */
            userKey?: components["schemas"]["UserKey"];
            /** @description The status of the newest run. */
            runStatus: components["schemas"]["RunStatus"];
            /** @description The ID of the active run. Omitted if no run is active. */
            currentRunId?: string;
            /** @description The ID of the newest run that finished or started to wait for input. Omitted if there is no such run. */
            lastCompletedRunId?: string;
            /** @description True if the newest run was cancelled; otherwise omitted. */
            lastRunCancelled?: boolean;
            /** @description The error of the newest run, if it failed. */
            lastRunError?: components["schemas"]["RunError"];
        };
        /**
         * @description A request to create a thread and start a run on it.
         * @example {
         *       "message": {
         *         "role": "user",
         *         "content": [
         *           {
         *             "type": "text",
         *             "text": "What is the capital of France?"
         *           }
         *         ]
         *       },
         *       "thread": {
         *         "userKey": "user_42"
         *       }
         *     }
         */
        ThreadRunRequest: {
            /** @description The user's message, or the results of pending client tool calls as `tool_result` blocks. */
            message: components["schemas"]["RunMessage"];
            /** @description The components that the model can show. They are not stored, so send them with every request. */
            availableComponents?: components["schemas"]["AvailableComponent"][];
            /** @description The tools that the client runs. They are not stored, so send them with every request. */
            tools?: components["schemas"]["Tool"][];
            /** @description Controls the model's use of tools. Defaults to `auto`. */
            toolChoice?: components["schemas"]["ToolChoice"];
            /** @description The ID of the model to use. Defaults to the server's default model. A request with an unknown ID gets status 400. */
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
            /** @description Metadata to store with the run. `RUN_STARTED` returns it. */
            runMetadata?: components["schemas"]["JsonObject"];
            /**
             * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
             *     that names two different users is rejected.
             *
             *     This field is an additive extension: Tambo's published clients send it.
             */
            userKey?: components["schemas"]["UserKey"];
            /** @description The thread to create. */
            thread?: components["schemas"]["NewThread"];
            /** @description Metadata to store with the thread. Takes precedence over the metadata in `thread`. */
            threadMetadata?: components["schemas"]["JsonObject"];
        };
        /**
         * @description A thread and its messages.
         * @example {
         *       "id": "thr_abc123",
         *       "createdAt": "2024-01-01T00:00:00.000Z",
         *       "updatedAt": "2024-01-01T00:00:00.455Z",
         *       "runStatus": "idle",
         *       "messages": []
         *     }
         */
        ThreadWithMessages: {
            /** @description The ID of the thread. */
            id: string;
            /** @description Metadata provided by the client. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * Format: date-time
             * @description The time when the thread was created (ISO 8601, UTC, with milliseconds).
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The time when the thread last changed (ISO 8601, UTC, with milliseconds).
             */
            updatedAt: string;
            /** @description The name of the thread, if it has been given one. */
            name?: string;
            /** @description The user that the thread belongs to. Omitted if it belongs to no user. */
            userKey?: components["schemas"]["UserKey"];
            /** @description The status of the newest run. */
            runStatus: components["schemas"]["RunStatus"];
            /** @description The ID of the active run. Omitted if no run is active. */
            currentRunId?: string;
            /** @description The ID of the newest run that finished or started to wait for input. Omitted if there is no such run. */
            lastCompletedRunId?: string;
            /** @description True if the newest run was cancelled; otherwise omitted. */
            lastRunCancelled?: boolean;
            /** @description The error of the newest run, if it failed. */
            lastRunError?: components["schemas"]["RunError"];
            /** @description The IDs of the client tool calls without a result. Omitted if there are none. */
            pendingToolCallIds?: string[];
            /** @description All messages in the thread, oldest first. */
            messages: components["schemas"]["Message"][];
        };
        /**
         * @description The error in a token request (RFC 6749 section 5.2).
         * @example {
         *       "error": "invalid_request",
         *       "error_description": "subject_token: The token has expired."
         *     }
         */
        TokenError: {
            /** @description The error code. */
            error: components["schemas"]["TokenErrorCode"];
            /** @description An explanation for developers. It contains no part of a token. */
            error_description: string;
        };
        /**
         * @description Error codes of token requests.
         *
         *     - `invalid_request`: A field is missing or invalid, or the subject token is invalid.
         *     - `invalid_scope`: The request contains `scope`.
         *     - `invalid_target`: The request contains `resource`, or an `audience` that is not the project.
         *     - `unsupported_grant_type`: `grant_type` is not that of a token exchange, or this server is not configured to issue tokens.
         */
        TokenErrorCode: "invalid_request" | "invalid_scope" | "invalid_target" | "unsupported_grant_type" | (string & {});
        /**
         * @description A request to exchange a token of one of the project's issuers (RFC 8693 section 2.1). An empty field counts as missing.
         *     `audience`, `resource`, `scope` and `actor_token` are not supported, and a request that contains them is rejected. The
         *     exception is an `audience` that is the ID of the project.
         * @example {
         *       "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange",
         *       "subject_token": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyXzQyIn0.c2lnbmF0dXJl",
         *       "subject_token_type": "urn:ietf:params:oauth:token-type:id_token"
         *     }
         */
        TokenRequest: {
            /** @description Must be `urn:ietf:params:oauth:grant-type:token-exchange`. */
            grant_type: string;
            /** @description A JSON Web Token of one of the project's issuers. */
            subject_token: string;
            /**
             * @description Must be `urn:ietf:params:oauth:token-type:` followed by `access_token`, `id_token` or `jwt`. The type has no effect,
             *     because every token must be a JSON Web Token.
             */
            subject_token_type: string;
            /** @description If present, must be `urn:ietf:params:oauth:token-type:access_token`. */
            requested_token_type?: string;
        };
        /**
         * @description The result of a server tool as text.
         * @example {
         *       "type": "TOOL_CALL_RESULT",
         *       "messageId": "msg_001",
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
            /** @description The ID of the assistant message that contains the tool call. */
            messageId: string;
            /** @description The ID of the tool call. */
            toolCallId: string;
            /** @description The text of the result's content blocks, joined with line breaks. */
            content: string;
            /**
             * @description The role of the message's author.
             * @constant
             */
            role?: "tool";
            /** @description The time of the event, as a Unix timestamp in milliseconds. It never decreases within a run. Always present. */
            timestamp?: components["schemas"]["UnixMillis"];
        };
        /**
         * Format: int64
         * @description A Unix timestamp in integer milliseconds.
         */
        UnixMillis: number;
        /**
         * @description A change to a thread. Absent fields do not change.
         * @example {
         *       "name": "Capitals"
         *     }
         */
        UpdateThreadRequest: {
            /** @description The new name. */
            name?: string;
            /** @description The new metadata, which replaces the thread's metadata. */
            metadata?: components["schemas"]["JsonObject"];
            /**
             * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
             *     that names two different users is rejected.
             *
             *     This field is an additive extension: Tambo's published clients send it.
             */
            userKey?: components["schemas"]["UserKey"];
        };
        /** @description A user's name in a query parameter or a body. */
        UserKey: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token to exchange. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The request has succeeded. */
            200: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control": "no-store";
                    /** @description Always `no-cache`. */
                    Pragma: "no-cache";
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
                    "application/json": components["schemas"]["IssuedToken"];
                };
            };
            /** @description The token request is invalid. */
            400: {
                headers: {
                    /** @description Always `no-store`. */
                    "Cache-Control": "no-store";
                    /** @description Always `no-cache`. */
                    Pragma: "no-cache";
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
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /** @description The maximum number of threads to return. Values outside the range 1 to 100 are clamped to it. */
                limit?: number;
                /**
                 * @description An opaque cursor that marks the start of the page. Use the `nextCursor` of the previous page, with the same list,
                 *     filters and order.
                 */
                cursor?: string;
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 * @example user_42
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
            path?: never;
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
                     *       "threads": [],
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["ListThreadsResponse"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    createThread: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
            path?: never;
            cookie?: never;
        };
        /** @description The thread to create. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "userKey": "user_42"
                 *     }
                 */
                "application/json": components["schemas"]["NewThread"];
            };
        };
        responses: {
            /** @description The thread was created. */
            201: {
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
                     *       "id": "thr_abc123",
                     *       "createdAt": "2024-01-01T00:00:00.000Z",
                     *       "updatedAt": "2024-01-01T00:00:00.000Z",
                     *       "userKey": "user_42",
                     *       "runStatus": "idle"
                     *     }
                     */
                    "application/json": components["schemas"]["Thread"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    createThreadRun: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
            path?: never;
            cookie?: never;
        };
        /** @description The thread and the run. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": {
                 *         "role": "user",
                 *         "content": [
                 *           {
                 *             "type": "text",
                 *             "text": "What is the capital of France?"
                 *           }
                 *         ]
                 *       },
                 *       "thread": {
                 *         "userKey": "user_42"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ThreadRunRequest"];
            };
        };
        responses: {
            /** @description A stream of a run's events. */
            200: {
                headers: {
                    /** @description The ID of the thread. */
                    "X-Thread-Id": string;
                    /** @description The ID of the run. */
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
                    "text/event-stream": components["schemas"]["RunStreamEvent"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    getThread: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 * @example user_42
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
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
                    "application/json": components["schemas"]["ThreadWithMessages"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    deleteThread: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread was deleted. */
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    updateThread: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Capitals"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateThreadRequest"];
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
                    "application/json": components["schemas"]["Thread"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    updateComponentState: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description The ID of the component.
                 * @example comp_001
                 */
                componentId: string;
            };
            cookie?: never;
        };
        /** @description The change. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "patch": [
                 *         {
                 *           "op": "replace",
                 *           "path": "/quantity",
                 *           "value": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateComponentStateRequest"];
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
                     *       "state": {
                     *         "quantity": 3
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ComponentState"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of messages to return. Values outside the range 1 to 100 are clamped to it.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description An opaque cursor that marks the start of the page. Use the `nextCursor` of the previous page, with the same list,
                 *     filters and order.
                 */
                cursor?: string;
                /**
                 * @description The order in which to return the messages.
                 * @example asc
                 */
                order?: components["schemas"]["MessageOrder"];
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
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
                     *       "messages": [],
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["ListMessagesResponse"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description The ID of the message.
                 * @example msg_001
                 */
                messageId: string;
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
                    "application/json": components["schemas"]["Message"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    listSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description The ID of the message.
                 * @example msg_001
                 */
                messageId: string;
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
                     *       "suggestions": [],
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestions"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    createSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description The ID of the message.
                 * @example msg_001
                 */
                messageId: string;
            };
            cookie?: never;
        };
        /** @description The requested suggestions. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "maxSuggestions": 3
                 *     }
                 */
                "application/json": components["schemas"]["CreateSuggestionsRequest"];
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
                     *       "suggestions": [],
                     *       "hasMore": false
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestions"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    createRun: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
            };
            cookie?: never;
        };
        /** @description The run to start. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": {
                 *         "role": "user",
                 *         "content": [
                 *           {
                 *             "type": "text",
                 *             "text": "And of Italy?"
                 *           }
                 *         ]
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
                    /** @description The ID of the thread. */
                    "X-Thread-Id": string;
                    /** @description The ID of the run. */
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
                    "text/event-stream": components["schemas"]["RunStreamEvent"];
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["RequestTimeoutProblem"];
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
                    "application/problem+json": components["schemas"]["ConflictProblem"];
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
                    "application/problem+json": components["schemas"]["PayloadTooLargeProblem"];
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
                    "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
    cancelRun: {
        parameters: {
            query?: {
                /**
                 * @description The user for whom the request is made, as in `X-User-Key`: 1 to 256 characters without control characters. A request
                 *     that names two different users is rejected.
                 *
                 *     This parameter is an additive extension: Tambo's published clients send it.
                 */
                userKey?: components["schemas"]["UserKey"];
            };
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
                 * @description The ID of the thread.
                 * @example thr_abc123
                 */
                threadId: string;
                /**
                 * @description The ID of the run.
                 * @example run_xyz789
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
                     *       "runId": "run_xyz789",
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
                    "application/problem+json": components["schemas"]["BadRequestProblem"];
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
                    "application/problem+json": components["schemas"]["UnauthorizedProblem"];
                };
            };
            /** @description The resource in the path does not exist or belongs to another project. */
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
                    "application/problem+json": components["schemas"]["NotFoundProblem"];
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
                    "application/problem+json": components["schemas"]["ConflictProblem"];
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
                    "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
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
                    "application/problem+json": components["schemas"]["InternalErrorProblem"];
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
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
        };
    };
}

export type AwaitingInputEvent = components["schemas"]["AwaitingInputEvent"];
export type AwaitingInputValue = components["schemas"]["AwaitingInputValue"];
export type ComponentState = components["schemas"]["ComponentState"];
export type CreateSuggestionsRequest = components["schemas"]["CreateSuggestionsRequest"];
export type CustomEvent = components["schemas"]["CustomEvent"];
export type IssuedToken = components["schemas"]["IssuedToken"];
export type JSONSchema = components["schemas"]["JSONSchema"];
export type JsonObject = components["schemas"]["JsonObject"];
export type JsonPatchAdd = components["schemas"]["JsonPatchAdd"];
export type JsonPatchCopy = components["schemas"]["JsonPatchCopy"];
export type JsonPatchInputOperation = components["schemas"]["JsonPatchInputOperation"];
export type JsonPatchMove = components["schemas"]["JsonPatchMove"];
export type JsonPatchOperation = components["schemas"]["JsonPatchOperation"];
export type JsonPatchRemove = components["schemas"]["JsonPatchRemove"];
export type JsonPatchReplace = components["schemas"]["JsonPatchReplace"];
export type JsonPatchTest = components["schemas"]["JsonPatchTest"];
export type JsonPointer = components["schemas"]["JsonPointer"];
export type ListMessagesResponse = components["schemas"]["ListMessagesResponse"];
export type ListThreadsResponse = components["schemas"]["ListThreadsResponse"];
export type Message = components["schemas"]["Message"];
export type NewThread = components["schemas"]["NewThread"];
export type PendingToolCall = components["schemas"]["PendingToolCall"];
export type ProblemViolation = components["schemas"]["ProblemViolation"];
export type PropsDeltaEvent = components["schemas"]["PropsDeltaEvent"];
export type PropsDeltaValue = components["schemas"]["PropsDeltaValue"];
export type RunError = components["schemas"]["RunError"];
export type RunMessage = components["schemas"]["RunMessage"];
export type RunRequest = components["schemas"]["RunRequest"];
export type RunStatus = components["schemas"]["RunStatus"];
export type RunStreamEvent = components["schemas"]["RunStreamEvent"];
export type StateDeltaEvent = components["schemas"]["StateDeltaEvent"];
export type StateDeltaValue = components["schemas"]["StateDeltaValue"];
export type Suggestion = components["schemas"]["Suggestion"];
export type Suggestions = components["schemas"]["Suggestions"];
export type AudioContent = components["schemas"]["AudioContent"];
export type AudioMediaType = components["schemas"]["AudioMediaType"];
export type AudioSource = components["schemas"]["AudioSource"];
export type AvailableComponent = components["schemas"]["AvailableComponent"];
export type BadRequestCode = components["schemas"]["BadRequestCode"];
export type BadRequestProblem = components["schemas"]["BadRequestProblem"];
export type Base64FileSource = components["schemas"]["Base64FileSource"];
export type Base64ImageSource = components["schemas"]["Base64ImageSource"];
export type CancelRunResponse = components["schemas"]["CancelRunResponse"];
export type ComponentContent = components["schemas"]["ComponentContent"];
export type ComponentEndValue = components["schemas"]["ComponentEndValue"];
export type ComponentStartValue = components["schemas"]["ComponentStartValue"];
export type ComponentTool = components["schemas"]["ComponentTool"];
export type ConflictCode = components["schemas"]["ConflictCode"];
export type ConflictProblem = components["schemas"]["ConflictProblem"];
export type FileContent = components["schemas"]["FileContent"];
export type FileSource = components["schemas"]["FileSource"];
export type ImageContent = components["schemas"]["ImageContent"];
export type ImageDetail = components["schemas"]["ImageDetail"];
export type ImageMediaType = components["schemas"]["ImageMediaType"];
export type ImageSource = components["schemas"]["ImageSource"];
export type InputContent = components["schemas"]["InputContent"];
export type InputMessage = components["schemas"]["InputMessage"];
export type InputMessageBlock = components["schemas"]["InputMessageBlock"];
export type InputMessageContent = components["schemas"]["InputMessageContent"];
export type InternalErrorProblem = components["schemas"]["InternalErrorProblem"];
export type MessageContent = components["schemas"]["MessageContent"];
export type MessageOrder = components["schemas"]["MessageOrder"];
export type MessageRole = components["schemas"]["MessageRole"];
export type NotFoundCode = components["schemas"]["NotFoundCode"];
export type NotFoundProblem = components["schemas"]["NotFoundProblem"];
export type PayloadTooLargeProblem = components["schemas"]["PayloadTooLargeProblem"];
export type RequestTimeoutProblem = components["schemas"]["RequestTimeoutProblem"];
export type ResourceAnnotations = components["schemas"]["ResourceAnnotations"];
export type ResourceContent = components["schemas"]["ResourceContent"];
export type ResourceData = components["schemas"]["ResourceData"];
export type RunErrorCode = components["schemas"]["RunErrorCode"];
export type RunErrorEvent = components["schemas"]["RunErrorEvent"];
export type RunFinishedEvent = components["schemas"]["RunFinishedEvent"];
export type RunStartedEvent = components["schemas"]["RunStartedEvent"];
export type TamboComponentEndEvent = components["schemas"]["TamboComponentEndEvent"];
export type TamboComponentStartEvent = components["schemas"]["TamboComponentStartEvent"];
export type TextContent = components["schemas"]["TextContent"];
export type TextMessageContentEvent = components["schemas"]["TextMessageContentEvent"];
export type TextMessageEndEvent = components["schemas"]["TextMessageEndEvent"];
export type TextMessageStartEvent = components["schemas"]["TextMessageStartEvent"];
export type TooManyRequestsProblem = components["schemas"]["TooManyRequestsProblem"];
export type Tool = components["schemas"]["Tool"];
export type ToolCallArgsEvent = components["schemas"]["ToolCallArgsEvent"];
export type ToolCallEndEvent = components["schemas"]["ToolCallEndEvent"];
export type ToolCallStartEvent = components["schemas"]["ToolCallStartEvent"];
export type ToolChoice = components["schemas"]["ToolChoice"];
export type ToolChoiceMode = components["schemas"]["ToolChoiceMode"];
export type ToolChoiceNamed = components["schemas"]["ToolChoiceNamed"];
export type ToolResultContent = components["schemas"]["ToolResultContent"];
export type ToolUseContent = components["schemas"]["ToolUseContent"];
export type UnauthorizedProblem = components["schemas"]["UnauthorizedProblem"];
export type UnavailableCode = components["schemas"]["UnavailableCode"];
export type UnavailableProblem = components["schemas"]["UnavailableProblem"];
export type UnsupportedMediaTypeProblem = components["schemas"]["UnsupportedMediaTypeProblem"];
export type UpdateComponentStateRequest = components["schemas"]["UpdateComponentStateRequest"];
export type UploadedFileSource = components["schemas"]["UploadedFileSource"];
export type UrlFileSource = components["schemas"]["UrlFileSource"];
export type UrlImageSource = components["schemas"]["UrlImageSource"];
export type Thread = components["schemas"]["Thread"];
export type ThreadRunRequest = components["schemas"]["ThreadRunRequest"];
export type ThreadWithMessages = components["schemas"]["ThreadWithMessages"];
export type TokenError = components["schemas"]["TokenError"];
export type TokenErrorCode = components["schemas"]["TokenErrorCode"];
export type TokenRequest = components["schemas"]["TokenRequest"];
export type ToolCallResultEvent = components["schemas"]["ToolCallResultEvent"];
export type UnixMillis = components["schemas"]["UnixMillis"];
export type UpdateThreadRequest = components["schemas"]["UpdateThreadRequest"];
export type UserKey = components["schemas"]["UserKey"];
