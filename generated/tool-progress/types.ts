// generated from spec/tool-progress by `npm run generate`; do not edit
export interface paths {
    "/api/conversations/{conversation_id}/message/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Sends a message of the user's, as `sendMessage` does.
         */
        post: operations["sendMessageUnversioned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/active-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the session is
         * @description Tells how far the newest session of a conversation is, as `getActiveSession` does.
         */
        get: operations["getActiveSessionV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/message/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message, as JSON or a form
         * @description Sends a message of the user's, as `sendMessage` does, and takes forms and images, too.
         *
         *     A form is read as the JSON object that it says: its field `node_ids` is the JSON of the member, and each file
         *     `images` is an item of `images`, with the file's bytes as `data`, its media type as `mime_type` and its name as
         *     `filename`.
         */
        post: operations["sendMessageV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/regenerate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the last message anew
         * @description Answers the last message of the user's anew, as `regenerateMessage` does.
         */
        post: operations["regenerateMessageV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/resume/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up a session's stream
         * @description Streams what comes after a place in a session, as `resumeSession` does.
         */
        post: operations["resumeSessionV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/stop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a session
         * @description Stops a session, as `stopSession` does.
         */
        post: operations["stopSessionV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/task-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the session goes on
         * @description Tells whether the newest session of a conversation goes on, as `getTaskStatus` does.
         */
        get: operations["getTaskStatusV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/active-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the session is
         * @description Tells how far the newest session of a conversation is. A conversation without one is answered with 404.
         */
        get: operations["getActiveSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/message/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Sends a message of the user's, and streams the answer. A conversation that does not exist is made.
         *
         *     The first chunk is empty; the stream ends by closing. A client that closes the connection does not stop the session.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/regenerate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the last message anew
         * @description Answers the last message of the user's anew. What came after it is removed from the conversation.
         *
         *     A conversation without a message of the user's is refused with 400 `VALIDATION_ERROR`.
         */
        post: operations["regenerateMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/resume/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up a session's stream
         * @description Streams what comes after a place in a session: exactly the chunks that a reader of its first stream gets after the
         *     frame with that `id`. Of a session that is over it is what is left of it.
         *
         *     A place that the session has not come to yet is refused with 400 `POSITION_AHEAD`.
         */
        post: operations["resumeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/stop/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a session
         * @description Stops a session: the model and the tools are stopped, its stream ends, and what was produced so far is kept.
         *     Where nothing is active, or there is no session yet, nothing changes, and the answer is 200 all the same; a
         *     `session_id` that the conversation does not have is answered with 404.
         */
        post: operations["stopSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/task-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the session goes on
         * @description Tells whether the newest session of a conversation goes on. A conversation without one is answered with 404.
         */
        get: operations["getTaskStatus"];
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
         * @description The newest session of a conversation.
         * @example {
         *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
         *       "status": "active",
         *       "cursor": "12-0",
         *       "conversationId": "conv_1",
         *       "startedAt": 1704067200000,
         *       "lastActivity": 1704067203500
         *     }
         */
        ActiveSession: {
            /** @description Id of the session. */
            sessionId: components["schemas"]["SessionId"];
            /** @description How far it is. */
            status: components["schemas"]["SessionStatus"];
            /** @description The place of now in its stream: with it, `resumeSession` gives what comes from here on. */
            cursor: components["schemas"]["Cursor"];
            /** @description Id of the conversation, as in the path. */
            conversationId: components["schemas"]["ConversationId"];
            /** @description When it began. */
            startedAt: components["schemas"]["UnixMillis"];
            /** @description When it last did something. */
            lastActivity: components["schemas"]["UnixMillis"];
        };
        /**
         * @description Codes of status 400.
         * @enum {string}
         */
        BadRequestCode: "INVALID_BODY" | "VALIDATION_ERROR" | "POSITION_AHEAD";
        /**
         * @description The request is wrong.
         * @example {
         *       "detail": "/content: is required",
         *       "code": "VALIDATION_ERROR",
         *       "errors": [
         *         {
         *           "pointer": "/content",
         *           "message": "is required"
         *         }
         *       ]
         *     }
         */
        BadRequestError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["BadRequestCode"];
            /**
             * @description The mistakes and where they are, as far as they were looked for: always with `VALIDATION_ERROR`, but where a
             *     conversation has no message that could be answered anew; and with `INVALID_BODY` for a key that an object has
             *     twice.
             */
            errors?: components["schemas"]["RequestMistake"][];
        };
        /**
         * @description A piece of an answer, or, without a stream, the whole.
         * @example {
         *       "message": "",
         *       "response": "",
         *       "tool_calls": [
         *         {
         *           "call_id": "call_123",
         *           "event_type": "call",
         *           "tool_name": "fetch_file",
         *           "tool_response": "Fetching file: app/main.py",
         *           "tool_call_details": {
         *             "summary": "-> fetching contents for file app/main.py"
         *           },
         *           "is_complete": true
         *         }
         *       ],
         *       "citations": []
         *     }
         * @example {
         *       "message": "I'll look at the file.",
         *       "response": "I'll look at the file.",
         *       "tool_calls": [],
         *       "citations": []
         *     }
         */
        ChatAgentResponse: {
            /** @description Text of the agent's, to be appended; empty where there is none. */
            message: string;
            /** @description The same text as `message`, for readers that know it by this name. Read one of the two. */
            response: string;
            /** @description What is told of tool calls, in order. */
            tool_calls: components["schemas"]["ToolCallResponse"][];
            /** @description Files that the answer is based on. Empty on this server. */
            citations: string[];
            /** @description Why the run failed: in the last chunk of one that did. */
            error?: components["schemas"]["RunFailure"];
        };
        /**
         * @description Codes of status 409.
         * @enum {string}
         */
        ConflictCode: "CONCURRENT_SESSION" | "SESSION_ID_REUSED";
        /**
         * @description The request does not fit the present state.
         * @example {
         *       "detail": "Session \"run_01JD7Q8Z5X9K3M2N4P6R8T0V1W\" is active. Wait for its end, or stop it.",
         *       "code": "CONCURRENT_SESSION"
         *     }
         */
        ConflictError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["ConflictCode"];
        };
        /**
         * @description Id that the client chooses for a conversation. UUIDs are usual; any text of 1 to 255 characters will do, but for one
         *     with U+0000 or half a surrogate pair.
         */
        ConversationId: string;
        /** @description A place in a session's stream: `0-0` is its beginning, and the `id` of a frame the place right after it. */
        Cursor: string;
        /**
         * @description The session's events are no longer kept.
         * @example {
         *       "detail": "The events of session \"run_01JD7Q8Z5X9K3M2N4P6R8T0V1W\" are no longer kept.",
         *       "code": "EVENTS_GONE"
         *     }
         */
        GoneError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "EVENTS_GONE";
        };
        /**
         * @description The idempotency key was used for another request.
         * @example {
         *       "detail": "The key was first used for another request. Use a new key for a new request.",
         *       "code": "IDEMPOTENCY_KEY_REUSED"
         *     }
         */
        IdempotencyKeyReusedError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "IDEMPOTENCY_KEY_REUSED";
        };
        /**
         * @description An image that the user sends.
         * @example {
         *       "data": "iVBORw0KGgo=",
         *       "mime_type": "image/png",
         *       "filename": "screen.png"
         *     }
         */
        ImageFile: {
            /** @description The image, base64 (RFC 4648 section 4). */
            data: string;
            /** @description Its media type. */
            mime_type: components["schemas"]["ImageMediaType"];
            /** @description Name of the file. */
            filename?: string | null;
        };
        /**
         * @description Media type of an image.
         * @enum {string}
         */
        ImageMediaType: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
        /**
         * @description The server failed.
         * @example {
         *       "detail": "Something went wrong on our side.",
         *       "code": "INTERNAL_ERROR"
         *     }
         */
        InternalError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "INTERNAL_ERROR";
        };
        /**
         * @description Form fields of a message without files.
         * @example {
         *       "content": "What does app/main.py do?",
         *       "node_ids": "[\"app/main.py:main\"]"
         *     }
         */
        MessageForm: {
            /** @description What the user says. */
            content: components["schemas"]["NonBlank"];
            /** @description `node_ids` as JSON: a list of at most 1000 texts. */
            node_ids?: string;
        };
        /**
         * @description Form fields of a message with files.
         * @example {
         *       "content": "What does app/main.py do?",
         *       "node_ids": "[\"app/main.py:main\"]"
         *     }
         */
        MessageMultipartForm: {
            /** @description What the user says. */
            content: components["schemas"]["NonBlank"];
            /** @description `node_ids` as JSON: a list of at most 1000 texts. */
            node_ids?: string;
            /** @description Images for the model to see, each a file with its media type. */
            images?: unknown[];
        };
        /** @description A text with at least one character that is not white space. */
        NonBlank: string;
        /**
         * @description Codes of status 404.
         * @enum {string}
         */
        NotFoundCode: "CONVERSATION_NOT_FOUND" | "SESSION_NOT_FOUND";
        /**
         * @description What the request names does not exist, or belongs to another project.
         * @example {
         *       "detail": "There is no conversation \"conv_1\". Send its first message with POST /api/v2/conversations/conv_1/message/.",
         *       "code": "CONVERSATION_NOT_FOUND"
         *     }
         */
        NotFoundError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["NotFoundCode"];
        };
        /**
         * @description The request's body is too large.
         * @example {
         *       "detail": "The body is larger than 10485760 bytes.",
         *       "code": "PAYLOAD_TOO_LARGE"
         *     }
         */
        PayloadTooLargeError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "PAYLOAD_TOO_LARGE";
        };
        /**
         * @description How to answer anew.
         * @example {
         *       "node_ids": [
         *         "app/main.py:main"
         *       ]
         *     }
         */
        RegenerateRequest: {
            /** @description Nodes of the code that the user refers to: shown to the model with this answer, and not stored. */
            node_ids?: string[] | null;
        };
        /**
         * @description One mistake in a request, and where it is.
         * @example {
         *       "pointer": "/content",
         *       "message": "is required"
         *     }
         */
        RequestMistake: {
            /**
             * @description JSON Pointer (RFC 6901) into the request body, or `/name` of a parameter in the path or the query. Of a member that
             *     is missing it is the place where the member should be; of the whole body it is empty.
             */
            pointer: string;
            /** @description What is wrong there, and what is allowed. */
            message: string;
        };
        /**
         * @description The request's body stopped arriving before its end.
         * @example {
         *       "detail": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.",
         *       "code": "REQUEST_TIMEOUT"
         *     }
         */
        RequestTimeoutError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "REQUEST_TIMEOUT";
        };
        /** @description Why a run failed, for programs. More codes may be added. */
        RunErrorCode: string | ("CANCELLED" | "RATE_LIMIT_EXCEEDED" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "SERVER_RESTARTING" | "INTERNAL_ERROR");
        /**
         * @description Why a run failed.
         * @example {
         *       "code": "RATE_LIMIT_EXCEEDED",
         *       "message": "Too many requests. Please try again later."
         *     }
         */
        RunFailure: {
            /** @description What went wrong, for programs. */
            code: components["schemas"]["RunErrorCode"];
            /** @description What went wrong, in words. */
            message: string;
        };
        /**
         * @description A message of the user's.
         * @example {
         *       "content": "What does app/main.py do?"
         *     }
         */
        SendMessageRequest: {
            /** @description What the user says. */
            content: components["schemas"]["NonBlank"];
            /** @description Nodes of the code that the user refers to: shown to the model with this message, and not stored. */
            node_ids?: string[] | null;
            /** @description Ids of files that were uploaded elsewhere. Without effect. */
            attachment_ids?: string[] | null;
        };
        /**
         * @description A message of the user's as version 1 takes it: what a form says is read as this.
         * @example {
         *       "content": "What does this screen show?",
         *       "images": [
         *         {
         *           "data": "iVBORw0KGgo=",
         *           "mime_type": "image/png",
         *           "filename": "screen.png"
         *         }
         *       ]
         *     }
         */
        SendMessageV1Request: {
            /** @description What the user says. */
            content: components["schemas"]["NonBlank"];
            /** @description Nodes of the code that the user refers to: shown to the model with this message, and not stored. */
            node_ids?: string[] | null;
            /** @description Ids of files that were uploaded elsewhere. Without effect. */
            attachment_ids?: string[] | null;
            /** @description Images for the model to see. */
            images?: components["schemas"]["ImageFile"][] | null;
        };
        /** @description Id of a session: the one that the client chose for it, of the same form as a conversation's, else its run's. */
        SessionId: string;
        /**
         * @description How far a session is.
         * @enum {string}
         */
        SessionStatus: "active" | "idle" | "completed";
        /**
         * @description The conversation has no active session any more.
         * @example {
         *       "success": true,
         *       "message": "The session was stopped."
         *     }
         */
        StopResponse: {
            /**
             * @description Always true.
             * @enum {boolean}
             */
            success: true;
            /** @description What was done: that a session was stopped, or that none was active. */
            message: string;
        };
        /**
         * @description Whether a conversation's newest session goes on.
         * @example {
         *       "isActive": true,
         *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
         *       "estimatedCompletion": 1704067800000,
         *       "conversationId": "conv_1"
         *     }
         */
        TaskStatus: {
            /** @description Whether it goes on. */
            isActive: boolean;
            /** @description Id of the session. */
            sessionId: components["schemas"]["SessionId"];
            /** @description When it ends at the latest; of one that is over, when it ended. */
            estimatedCompletion: components["schemas"]["UnixMillis"];
            /** @description Id of the conversation, as in the path. */
            conversationId: components["schemas"]["ConversationId"];
        };
        /**
         * @description Too many requests, streams, or bytes of request bodies at a time.
         * @example {
         *       "detail": "Requests come too fast. Allowed a second: 100; at once after a pause: 1000.",
         *       "code": "RATE_LIMITED"
         *     }
         */
        TooManyRequestsError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "RATE_LIMITED";
        };
        /**
         * @description What is known of a call. More members may be added.
         * @example {
         *       "summary": "-> fetching contents for file app/main.py"
         *     }
         */
        ToolCallDetails: {
            /** @description What the tool will do, has done so far, or has given: Markdown. It holds what tools said: show no raw HTML of it. */
            summary: string;
            /**
             * @description True of a result that is a failure; absent otherwise.
             * @enum {boolean}
             */
            is_error?: true;
            /** @description Why it failed, beside `is_error`. */
            error?: components["schemas"]["ToolFailure"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A tool call in a chunk: that it began, a piece of its result, or its result.
         * @example {
         *       "call_id": "call_123",
         *       "event_type": "result",
         *       "tool_name": "fetch_file",
         *       "tool_response": "File content fetched successfully",
         *       "tool_call_details": {
         *         "summary": "```python\n...complete code...\n```"
         *       },
         *       "stream_part": "...complete code...\n```",
         *       "is_complete": true
         *     }
         * @example {
         *       "call_id": "call_123",
         *       "event_type": "call",
         *       "tool_name": "fetch_file",
         *       "tool_response": "Fetching file: app/main.py",
         *       "tool_call_details": {
         *         "summary": "-> fetching contents for file app/main.py"
         *       },
         *       "is_complete": true
         *     }
         */
        ToolCallResponse: {
            /** @description Id of the call: the same in everything that is told of it, and in no other call of the conversation. */
            call_id: string;
            /** @description What this tells of the call. */
            event_type: components["schemas"]["ToolEventType"];
            /** @description Name of the tool, such as `fetch_file` or `delegate_to_jira`. */
            tool_name: string;
            /** @description What is going on, in one line for people. Empty in a piece of a result that is not the last. */
            tool_response: string;
            /** @description What is known of the call. */
            tool_call_details: components["schemas"]["ToolCallDetails"];
            /** @description The next piece of the result, to be appended. Absent where the result is not streamed. */
            stream_part?: string;
            /**
             * @description False of a piece of a result that is not the last, true of all else. Of a call that begins it says that the chunk
             *     is complete, not that the tool is done.
             */
            is_complete: boolean;
        };
        /**
         * @description What is told of a call.
         * @enum {string}
         */
        ToolEventType: "call" | "result" | "delegation_call" | "delegation_result";
        /**
         * @description Why a call failed.
         * @example {
         *       "code": "tool_timeout",
         *       "message": "The call was stopped: it took longer than 300 s."
         *     }
         */
        ToolFailure: {
            /** @description What went wrong, for programs. */
            code: components["schemas"]["ToolFailureCode"];
            /** @description What went wrong, in words. */
            message: string;
        };
        /** @description Why a call failed, for programs. More codes may be added, and tools have codes of their own. */
        ToolFailureCode: string | ("tool_failed" | "tool_timeout" | "run_timeout" | "call_not_made" | "too_many_calls" | "not_allowed" | "interrupted");
        /**
         * @description There is no valid API key in the request.
         * @example {
         *       "detail": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\".",
         *       "code": "UNAUTHORIZED"
         *     }
         */
        UnauthorizedError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "UNAUTHORIZED";
        };
        /**
         * @description Codes of status 503.
         * @enum {string}
         */
        UnavailableCode: "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "SERVER_BUSY";
        /**
         * @description The server cannot do this now; nothing is known to be wrong with the request.
         * @example {
         *       "detail": "The server is restarting. Send the request again in a moment.",
         *       "code": "SERVER_RESTARTING"
         *     }
         */
        UnavailableError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /** @description Stable code for programs. */
            code: components["schemas"]["UnavailableCode"];
        };
        /**
         * Format: int64
         * @description Unix time in whole milliseconds.
         */
        UnixMillis: number;
        /**
         * @description The request's body is of no type that the operation takes.
         * @example {
         *       "detail": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed.",
         *       "code": "UNSUPPORTED_MEDIA_TYPE"
         *     }
         */
        UnsupportedMediaTypeError: {
            /** @description What went wrong this time, and what to do. */
            detail: string;
            /**
             * @description Stable code for programs.
             * @enum {string}
             */
            code: "UNSUPPORTED_MEDIA_TYPE";
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
    sendMessageUnversioned: {
        parameters: {
            query?: {
                /** @description Whether to stream the answer. Without a stream it comes whole, as one JSON object. */
                stream?: boolean;
                /** @description Id for the new session, the run's own when absent; with `cursor`, the session to take up. */
                session_id?: components["schemas"]["SessionId"];
                /** @description Id of the user's message before this one. Without effect. */
                prev_human_message_id?: string;
                /** @description Where to take up the session `session_id`, as by `resumeSession`; nothing is sent to it. */
                cursor?: components["schemas"]["Cursor"];
            };
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
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "What does app/main.py do?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The request's body is of no type that the operation takes. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getActiveSessionV1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                    "application/json": components["schemas"]["ActiveSession"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    sendMessageV1: {
        parameters: {
            query?: {
                /** @description Whether to stream the answer. Without a stream it comes whole, as one JSON object. */
                stream?: boolean;
                /** @description Id for the new session, the run's own when absent; with `cursor`, the session to take up. */
                session_id?: components["schemas"]["SessionId"];
                /** @description Id of the user's message before this one. Without effect. */
                prev_human_message_id?: string;
                /** @description Where to take up the session `session_id`, as by `resumeSession`; nothing is sent to it. */
                cursor?: components["schemas"]["Cursor"];
            };
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
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "What does app/main.py do?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageV1Request"];
                "multipart/form-data": components["schemas"]["MessageMultipartForm"];
                "application/x-www-form-urlencoded": components["schemas"]["MessageForm"];
            };
        };
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The request's body is of no type that the operation takes. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    regenerateMessageV1: {
        parameters: {
            query?: {
                /** @description Whether to stream the answer. Without a stream it comes whole, as one JSON object. */
                stream?: boolean;
            };
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
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description How to answer. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "node_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["RegenerateRequest"];
            };
        };
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The request's body is of no type that the operation takes. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    resumeSessionV1: {
        parameters: {
            query?: {
                /**
                 * @description Where to take it up.
                 * @example 12-0
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
                /**
                 * @description Id of the session.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    stopSessionV1: {
        parameters: {
            query?: {
                /**
                 * @description The session to stop; the newest when absent.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id?: components["schemas"]["SessionId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                    "application/json": components["schemas"]["StopResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getTaskStatusV1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                    "application/json": components["schemas"]["TaskStatus"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getActiveSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                    "application/json": components["schemas"]["ActiveSession"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: {
                /** @description Whether to stream the answer. Without a stream it comes whole, as one JSON object. */
                stream?: boolean;
                /** @description Id for the new session, the run's own when absent; with `cursor`, the session to take up. */
                session_id?: components["schemas"]["SessionId"];
                /** @description Id of the user's message before this one. Without effect. */
                prev_human_message_id?: string;
                /** @description Where to take up the session `session_id`, as by `resumeSession`; nothing is sent to it. */
                cursor?: components["schemas"]["Cursor"];
            };
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
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "What does app/main.py do?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The request's body is of no type that the operation takes. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    regenerateMessage: {
        parameters: {
            query?: {
                /** @description Whether to stream the answer. Without a stream it comes whole, as one JSON object. */
                stream?: boolean;
            };
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
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description How to answer. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "node_ids": []
                 *     }
                 */
                "application/json": components["schemas"]["RegenerateRequest"];
            };
        };
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The request's body is of no type that the operation takes. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    resumeSession: {
        parameters: {
            query?: {
                /**
                 * @description Where to take it up.
                 * @example 12-0
                 */
                cursor?: components["schemas"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
                /**
                 * @description Id of the session.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of an answer's chunks; or, with `stream=false`, the whole answer. */
            200: {
                headers: {
                    /**
                     * @description The server's own id of the run, `run_` and 26 characters: by it other contracts of the server know the run. It is
                     *     the session's id, too, unless the request gave one.
                     */
                    "X-Run-Id": string;
                    /** @description Answers are neither cached nor changed on their way: exactly this value. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description The session's events are no longer kept. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    stopSession: {
        parameters: {
            query?: {
                /**
                 * @description The session to stop; the newest when absent.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id?: components["schemas"]["SessionId"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                    "application/json": components["schemas"]["StopResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getTaskStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation, as the client chose it.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                    "application/json": components["schemas"]["TaskStatus"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description There is no valid API key in the request. */
            401: {
                headers: {
                    /** @description How to authenticate (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
}

export type ActiveSession = components["schemas"]["ActiveSession"];
export type BadRequestCode = components["schemas"]["BadRequestCode"];
export type BadRequestError = components["schemas"]["BadRequestError"];
export type ChatAgentResponse = components["schemas"]["ChatAgentResponse"];
export type ConflictCode = components["schemas"]["ConflictCode"];
export type ConflictError = components["schemas"]["ConflictError"];
export type ConversationId = components["schemas"]["ConversationId"];
export type Cursor = components["schemas"]["Cursor"];
export type GoneError = components["schemas"]["GoneError"];
export type IdempotencyKeyReusedError = components["schemas"]["IdempotencyKeyReusedError"];
export type ImageFile = components["schemas"]["ImageFile"];
export type ImageMediaType = components["schemas"]["ImageMediaType"];
export type InternalError = components["schemas"]["InternalError"];
export type MessageForm = components["schemas"]["MessageForm"];
export type MessageMultipartForm = components["schemas"]["MessageMultipartForm"];
export type NonBlank = components["schemas"]["NonBlank"];
export type NotFoundCode = components["schemas"]["NotFoundCode"];
export type NotFoundError = components["schemas"]["NotFoundError"];
export type PayloadTooLargeError = components["schemas"]["PayloadTooLargeError"];
export type RegenerateRequest = components["schemas"]["RegenerateRequest"];
export type RequestMistake = components["schemas"]["RequestMistake"];
export type RequestTimeoutError = components["schemas"]["RequestTimeoutError"];
export type RunErrorCode = components["schemas"]["RunErrorCode"];
export type RunFailure = components["schemas"]["RunFailure"];
export type SendMessageRequest = components["schemas"]["SendMessageRequest"];
export type SendMessageV1Request = components["schemas"]["SendMessageV1Request"];
export type SessionId = components["schemas"]["SessionId"];
export type SessionStatus = components["schemas"]["SessionStatus"];
export type StopResponse = components["schemas"]["StopResponse"];
export type TaskStatus = components["schemas"]["TaskStatus"];
export type TooManyRequestsError = components["schemas"]["TooManyRequestsError"];
export type ToolCallDetails = components["schemas"]["ToolCallDetails"];
export type ToolCallResponse = components["schemas"]["ToolCallResponse"];
export type ToolEventType = components["schemas"]["ToolEventType"];
export type ToolFailure = components["schemas"]["ToolFailure"];
export type ToolFailureCode = components["schemas"]["ToolFailureCode"];
export type UnauthorizedError = components["schemas"]["UnauthorizedError"];
export type UnavailableCode = components["schemas"]["UnavailableCode"];
export type UnavailableError = components["schemas"]["UnavailableError"];
export type UnixMillis = components["schemas"]["UnixMillis"];
export type UnsupportedMediaTypeError = components["schemas"]["UnsupportedMediaTypeError"];
