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
         * @description Sends a user message, like `sendMessage`.
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
         * Get the active session
         * @description Returns the progress of a conversation's newest session, like `getActiveSession`.
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
         * @description Sends a user message, like `sendMessage`, and also accepts forms and images.
         *
         *     A form is converted to a JSON object. The `node_ids` form field contains the list as JSON. Each file named `images`
         *     becomes an item of `images`, with its data as `data`, its media type as `mime_type` and its name as `filename`.
         */
        post: operations["sendMessageV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/conversations/{conversation_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Returns messages of a conversation, like `listMessages`.
         */
        get: operations["listMessagesV1"];
        put?: never;
        post?: never;
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
         * Regenerate the last response
         * @description Regenerates the response to the last user message, like `regenerateMessage`.
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
         * Resume a session's stream
         * @description Resumes the stream of a session, like `resumeSession`.
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
         * @description Stops a session, like `stopSession`.
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
         * Get the task status
         * @description Returns the status of a conversation's newest session, like `getTaskStatus`.
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
         * Get the active session
         * @description Returns the progress of a conversation's newest session. If the conversation has no sessions, the status is 404.
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
         * @description Sends a user message and streams the agent's response. If the conversation does not exist, it is created.
         *
         *     The first chunk is empty. The stream has no final chunk: the server closes it when the response is complete. If the
         *     client closes the connection, the session continues.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/conversations/{conversation_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Returns messages of a conversation, oldest first. All text that the agent writes in one run is one message, with
         *     the citations of the run. The response of an active session contains the turns that have ended.
         *
         *     The list contains neither tool calls nor the error messages of failed runs, and no messages of the agent without
         *     text.
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
         * Regenerate the last response
         * @description Removes everything after the last user message from the conversation and generates a new response to that message.
         *
         *     If the conversation has no user message, the status is 400 `VALIDATION_ERROR`.
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
         * Resume a session's stream
         * @description Resumes the stream of a session by sending exactly the chunks after the given position. If the session has ended,
         *     the stream contains the remaining chunks.
         *
         *     If the session has not reached the position yet, the status is 400 `POSITION_AHEAD`.
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
         * @description Stops a session. The model and its tools are stopped, the stream ends, and everything that the session has produced
         *     so far is kept. If no session is active or the conversation has no sessions yet, nothing changes and the status is
         *     still 200. If the given `session_id` is unknown, the status is 404.
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
         * Get the task status
         * @description Returns the status of a conversation's newest session, including whether it is active. If the conversation has no
         *     sessions, the status is 404.
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
            /** @description The session ID. */
            sessionId: components["schemas"]["SessionId"];
            /** @description The status of the session. */
            status: components["schemas"]["SessionStatus"];
            /** @description The current position in the stream. Pass it to `resumeSession` to receive only the chunks sent from now on. */
            cursor: components["schemas"]["Cursor"];
            /** @description The conversation ID, as in the path. */
            conversationId: components["schemas"]["ConversationId"];
            /** @description The time when the session started. */
            startedAt: components["schemas"]["UnixMillis"];
            /** @description The time of the session's last activity. */
            lastActivity: components["schemas"]["UnixMillis"];
        };
        /**
         * @description The error codes of status 400.
         *
         *     - `INVALID_BODY`: The body is not valid JSON, form data or UTF-8, is nested more than 64 levels deep, or contains an object with a duplicate key. For a duplicate key, `errors` contains the location of the second occurrence.
         *     - `VALIDATION_ERROR`: The request violates the schema or another requirement of this API. `errors` contains the locations.
         *     - `POSITION_AHEAD`: The cursor is after the session's most recent chunk.
         */
        BadRequestCode: "INVALID_BODY" | "VALIDATION_ERROR" | "POSITION_AHEAD" | (string & {});
        /**
         * @description The request is invalid.
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
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["BadRequestCode"];
            /**
             * @description The errors and their locations. The list may be incomplete. It is present for `VALIDATION_ERROR`, unless the
             *     conversation has no message for which a response could be regenerated. For `INVALID_BODY`, it is present only if
             *     the body contains a duplicate key.
             */
            errors?: components["schemas"]["RequestMistake"][];
        };
        /**
         * @description A chunk of a response or, with `stream=false`, the complete response.
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
            /** @description The agent's text. Append it to the text received so far. Empty if the chunk contains no text. */
            message: string;
            /** @description The same text as `message`. Use only one of the two fields. */
            response: string;
            /** @description The tool call updates, in order. */
            tool_calls: components["schemas"]["ToolCallResponse"][];
            /**
             * @description The sources on which the response is based: the names of files and the URLs of web pages. A citation can be
             *     repeated in a later chunk, so add it only if it is new.
             */
            citations: string[];
            /** @description The reason why the run failed. Present only in the last chunk of a failed run. */
            error?: components["schemas"]["RunFailure"];
        };
        /**
         * @description The error codes of status 409.
         *
         *     - `CONCURRENT_SESSION`: Another session in the conversation is active. A session that is awaiting input does not count as active.
         *     - `SESSION_ID_REUSED`: The conversation already has a session with this ID.
         */
        ConflictCode: "CONCURRENT_SESSION" | "SESSION_ID_REUSED" | (string & {});
        /**
         * @description The request conflicts with the current state of the conversation or session.
         * @example {
         *       "detail": "Session \"run_01JD7Q8Z5X9K3M2N4P6R8T0V1W\" is active. Wait until it ends, or stop it.",
         *       "code": "CONCURRENT_SESSION"
         *     }
         */
        ConflictError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["ConflictCode"];
        };
        /**
         * @description A conversation ID, chosen by the client. Usually a UUID, but any string of 1 to 255 characters is allowed if it
         *     contains neither U+0000 nor unpaired surrogates.
         */
        ConversationId: string;
        /**
         * @description A message in a conversation.
         * @example {
         *       "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1X",
         *       "conversation_id": "conv_1",
         *       "content": "It starts the server.",
         *       "type": "AI_GENERATED",
         *       "citations": [
         *         "app/main.py"
         *       ],
         *       "created_at": "2024-01-01T00:00:03.500Z"
         *     }
         */
        ConversationMessage: {
            /** @description The message ID, unique in the conversation. */
            id: string;
            /** @description The conversation ID, as in the path. */
            conversation_id: components["schemas"]["ConversationId"];
            /** @description The text of the message. It is empty if the message has only other content, such as images. */
            content: string;
            /** @description The author of the message. Show a message of any type other than `HUMAN` as a message of the agent. */
            type: components["schemas"]["MessageType"];
            /** @description The sources that the agent cited, each once. Empty for a message from the user. */
            citations: string[];
            /**
             * Format: date-time
             * @description The time when the message was sent or, for a message of the agent, when its first turn ended.
             */
            created_at: string;
        };
        /**
         * @description Messages of a conversation, oldest first.
         * @example [
         *       {
         *         "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
         *         "conversation_id": "conv_1",
         *         "content": "What does app/main.py do?",
         *         "type": "HUMAN",
         *         "citations": [],
         *         "created_at": "2024-01-01T00:00:00.000Z"
         *       },
         *       {
         *         "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1X",
         *         "conversation_id": "conv_1",
         *         "content": "It starts the server.",
         *         "type": "AI_GENERATED",
         *         "citations": [
         *           "app/main.py"
         *         ],
         *         "created_at": "2024-01-01T00:00:03.500Z"
         *       }
         *     ]
         */
        ConversationMessages: components["schemas"]["ConversationMessage"][];
        /**
         * @description A position in a session's stream: `0-0` for the start of the stream, or the `id` of a frame for the position
         *     immediately after that frame.
         */
        Cursor: string;
        /**
         * @description The events of the session are no longer stored.
         * @example {
         *       "detail": "The events of session \"run_01JD7Q8Z5X9K3M2N4P6R8T0V1W\" are no longer stored.",
         *       "code": "EVENTS_GONE"
         *     }
         */
        GoneError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "EVENTS_GONE" | (string & {});
        };
        /**
         * @description The idempotency key was used for a different request.
         * @example {
         *       "detail": "The key was first used for another request. Use a new key for a new request.",
         *       "code": "IDEMPOTENCY_KEY_REUSED"
         *     }
         */
        IdempotencyKeyReusedError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "IDEMPOTENCY_KEY_REUSED" | (string & {});
        };
        /**
         * @description An image sent by the user.
         * @example {
         *       "data": "iVBORw0KGgo=",
         *       "mime_type": "image/png",
         *       "filename": "screen.png"
         *     }
         */
        ImageFile: {
            /** @description The image data, encoded in base64 (RFC 4648 section 4). */
            data: string;
            /** @description The media type of the image. */
            mime_type: components["schemas"]["ImageMediaType"];
            /** @description The file name. Has no effect, because models receive images without names. */
            filename?: string | null;
        };
        /**
         * @description The media type of an image.
         * @enum {string}
         */
        ImageMediaType: "image/jpeg" | "image/png" | "image/gif" | "image/webp";
        /**
         * @description An internal server error.
         * @example {
         *       "detail": "Something went wrong on our side.",
         *       "code": "INTERNAL_ERROR"
         *     }
         */
        InternalError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "INTERNAL_ERROR" | (string & {});
        };
        /**
         * @description The form fields of a message without files.
         * @example {
         *       "content": "What does app/main.py do?",
         *       "node_ids": "[\"app/main.py:main\"]"
         *     }
         */
        MessageForm: {
            /** @description The user's message. */
            content: components["schemas"]["NonBlank"];
            /** @description The `node_ids` list, encoded as JSON. It can contain up to 1000 strings. */
            node_ids?: string;
        };
        /**
         * @description The form fields of a message with files.
         * @example {
         *       "content": "What does app/main.py do?",
         *       "node_ids": "[\"app/main.py:main\"]"
         *     }
         */
        MessageMultipartForm: {
            /** @description The user's message. */
            content: components["schemas"]["NonBlank"];
            /** @description The `node_ids` list, encoded as JSON. It can contain up to 1000 strings. */
            node_ids?: string;
            /** @description Image files that are sent to the model with the message. Each part must have the media type of its image. */
            images?: unknown[];
        };
        /**
         * @description The author of a message.
         *
         *     - `HUMAN`: The user.
         *     - `AI_GENERATED`: The agent.
         */
        MessageType: "HUMAN" | "AI_GENERATED" | (string & {});
        /** @description A string that contains at least one non-white-space character. */
        NonBlank: string;
        /**
         * @description The error codes of status 404.
         *
         *     - `CONVERSATION_NOT_FOUND`: The project has no conversation with this ID.
         *     - `SESSION_NOT_FOUND`: The conversation has no session with this ID, or no sessions at all.
         */
        NotFoundCode: "CONVERSATION_NOT_FOUND" | "SESSION_NOT_FOUND" | (string & {});
        /**
         * @description The requested resource does not exist or belongs to another project.
         * @example {
         *       "detail": "The conversation \"conv_1\" does not exist. Send its first message with POST /api/v2/conversations/conv_1/message/.",
         *       "code": "CONVERSATION_NOT_FOUND"
         *     }
         */
        NotFoundError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["NotFoundCode"];
        };
        /**
         * @description The request body is too large.
         * @example {
         *       "detail": "The body is larger than 10485760 bytes.",
         *       "code": "PAYLOAD_TOO_LARGE"
         *     }
         */
        PayloadTooLargeError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "PAYLOAD_TOO_LARGE" | (string & {});
        };
        /**
         * @description Settings for regenerating a response.
         * @example {
         *       "node_ids": [
         *         "app/main.py:main"
         *       ]
         *     }
         */
        RegenerateRequest: {
            /** @description Code nodes that the user is referring to. They are sent to the model for this response and are not stored. */
            node_ids?: string[] | null;
        };
        /**
         * @description An error in the request and its location.
         * @example {
         *       "pointer": "/content",
         *       "message": "is required"
         *     }
         */
        RequestMistake: {
            /**
             * @description The location of the error. For the request body, it is a JSON Pointer (RFC 6901); for a path or query parameter, it
             *     is `/` followed by the parameter name. For a missing field, it is the path where the field belongs; for the body
             *     itself, it is empty.
             */
            pointer: string;
            /** @description A description of the error, including the allowed values. */
            message: string;
        };
        /**
         * @description The request body stopped arriving before it was complete.
         * @example {
         *       "detail": "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.",
         *       "code": "REQUEST_TIMEOUT"
         *     }
         */
        RequestTimeoutError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "REQUEST_TIMEOUT" | (string & {});
        };
        /**
         * @description A machine-readable reason why a run failed. New codes may be added.
         *
         *     - `CANCELLED`: The run was cancelled.
         *     - `RATE_LIMIT_EXCEEDED`: The model provider returned status 429.
         *     - `LLM_CLIENT_ERROR`: The model provider rejected the request with another 4xx status.
         *     - `LLM_SERVER_ERROR`: The model provider failed with a 5xx status or is unreachable.
         *     - `LLM_ERROR`: The model's stream was interrupted, was malformed, or reported an error without a status.
         *     - `RUN_INTERRUPTED`: The server restarted too many times during the run, or a newer run was started on the conversation after a restart.
         *     - `INVALID_SCRIPT`: The `script` model was given an invalid script.
         *     - `SERVER_RESTARTING`: The server is restarting, and the run continues after the restart. Use `resumeSession` to resume its stream.
         *     - `INTERNAL_ERROR`: An internal server error.
         */
        RunErrorCode: "CANCELLED" | "RATE_LIMIT_EXCEEDED" | "LLM_CLIENT_ERROR" | "LLM_SERVER_ERROR" | "LLM_ERROR" | "RUN_INTERRUPTED" | "INVALID_SCRIPT" | "SERVER_RESTARTING" | "INTERNAL_ERROR" | (string & {});
        /**
         * @description The reason why a run failed.
         * @example {
         *       "code": "RATE_LIMIT_EXCEEDED",
         *       "message": "Too many requests. Please try again later."
         *     }
         */
        RunFailure: {
            /** @description A machine-readable error code. */
            code: components["schemas"]["RunErrorCode"];
            /** @description A human-readable error message. */
            message: string;
        };
        /**
         * @description A user message.
         * @example {
         *       "content": "What does app/main.py do?"
         *     }
         */
        SendMessageRequest: {
            /** @description The user's message. */
            content: components["schemas"]["NonBlank"];
            /** @description Code nodes that the user is referring to. They are sent to the model with this message and are not stored. */
            node_ids?: string[] | null;
            /** @description IDs of files that were uploaded elsewhere. Has no effect. */
            attachment_ids?: string[] | null;
        };
        /**
         * @description A user message, as sent to the version 1 path. Forms are converted to this schema.
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
            /** @description The user's message. */
            content: components["schemas"]["NonBlank"];
            /** @description Code nodes that the user is referring to. They are sent to the model with this message and are not stored. */
            node_ids?: string[] | null;
            /** @description IDs of files that were uploaded elsewhere. Has no effect. */
            attachment_ids?: string[] | null;
            /** @description Images that are sent to the model with the message. */
            images?: components["schemas"]["ImageFile"][] | null;
        };
        /**
         * @description A session ID. It is either chosen by the client, in the same form as a conversation ID, or the ID of the session's
         *     run.
         */
        SessionId: string;
        /**
         * @description The status of a session.
         *
         *     - `active`: The session is active.
         *     - `idle`: The session is awaiting input from a client of another contract.
         *     - `completed`: The session has ended, with any outcome.
         * @enum {string}
         */
        SessionStatus: "active" | "idle" | "completed";
        /**
         * @description Confirms that the session is not active.
         * @example {
         *       "success": true,
         *       "message": "The session was stopped."
         *     }
         */
        StopResponse: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /** @description A message that says whether a session was stopped, or that no session was active. */
            message: string;
        };
        /**
         * @description The status of a conversation's newest session.
         * @example {
         *       "isActive": true,
         *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
         *       "estimatedCompletion": 1704067800000,
         *       "conversationId": "conv_1"
         *     }
         */
        TaskStatus: {
            /** @description True if the session is active. */
            isActive: boolean;
            /** @description The session ID. */
            sessionId: components["schemas"]["SessionId"];
            /** @description The latest time at which the session will end or, if it has already ended, the time when it ended. */
            estimatedCompletion: components["schemas"]["UnixMillis"];
            /** @description The conversation ID, as in the path. */
            conversationId: components["schemas"]["ConversationId"];
        };
        /**
         * @description There are too many requests or open streams, or request bodies in flight use too much memory.
         * @example {
         *       "detail": "Too many requests. The limit is 100 per second, with bursts of 1000.",
         *       "code": "RATE_LIMITED"
         *     }
         */
        TooManyRequestsError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "RATE_LIMITED" | (string & {});
        };
        /**
         * @description The details of a tool call. New fields may be added.
         * @example {
         *       "summary": "-> fetching contents for file app/main.py"
         *     }
         */
        ToolCallDetails: {
            /**
             * @description Markdown text that contains the plan, progress or result of the call. Because it can contain tool output, do not
             *     render raw HTML in it.
             */
            summary: string;
            /**
             * @description True if the call failed; otherwise absent.
             * @constant
             */
            is_error?: true;
            /** @description The error. Present only if `is_error` is true. */
            error?: components["schemas"]["ToolFailure"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A tool call update: the start of the call, part of its result, or its final result.
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
            /** @description The tool call ID. It is the same in all updates of the call and unique in the conversation. */
            call_id: string;
            /** @description The type of the update. */
            event_type: components["schemas"]["ToolEventType"];
            /** @description The tool name, such as `fetch_file` or `delegate_to_jira`. */
            tool_name: string;
            /** @description A one-line, human-readable status. Empty in a partial result. */
            tool_response: string;
            /** @description The details of the call. */
            tool_call_details: components["schemas"]["ToolCallDetails"];
            /** @description The next delta of the result, to be appended to the previous deltas. Absent if the result is not streamed. */
            stream_part?: string;
            /**
             * @description False for a partial result, otherwise true. When a call starts, true means that the chunk is complete, not that the
             *     tool has finished.
             */
            is_complete: boolean;
        };
        /**
         * @description The type of a tool call update.
         *
         *     - `call`: A tool call started.
         *     - `result`: All or part of a tool's result.
         *     - `delegation_call`: A subagent started. Used if the tool name starts with `delegate_to_`.
         *     - `delegation_result`: All or part of a subagent's result.
         * @enum {string}
         */
        ToolEventType: "call" | "result" | "delegation_call" | "delegation_result";
        /**
         * @description The reason why a tool call failed.
         * @example {
         *       "code": "tool_timeout",
         *       "message": "The call was stopped: it took longer than 300 s."
         *     }
         */
        ToolFailure: {
            /** @description A machine-readable error code. */
            code: components["schemas"]["ToolFailureCode"];
            /** @description A human-readable error message. */
            message: string;
        };
        /**
         * @description A machine-readable reason why a tool call failed. New codes may be added, and tools can define their own.
         *
         *     - `tool_failed`: The tool failed.
         *     - `tool_timeout`: The tool exceeded its time limit.
         *     - `run_timeout`: The run reached its time limit during the tool call.
         *     - `call_not_made`: The call was not executed because the tool is unknown or the arguments are invalid.
         *     - `too_many_calls`: The call was not executed because the run reached its maximum number of tool calls.
         *     - `not_allowed`: The call was not executed because it requires approval, which is not possible in this contract.
         *     - `interrupted`: The server restarted during the tool call.
         */
        ToolFailureCode: "tool_failed" | "tool_timeout" | "run_timeout" | "call_not_made" | "too_many_calls" | "not_allowed" | "interrupted" | (string & {});
        /**
         * @description The request has no valid API key or token. The body says what is wrong.
         * @example {
         *       "detail": "Send the project's API key as \"Authorization: Bearer <key>\" or \"X-API-Key: <key>\".",
         *       "code": "UNAUTHORIZED"
         *     }
         */
        UnauthorizedError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "UNAUTHORIZED" | (string & {});
        };
        /**
         * @description The error codes of status 503.
         *
         *     - `SERVER_RESTARTING`: The server is shutting down or starting. An unfinished session that was requested with `stream=false` continues after the restart.
         *     - `STORE_UNAVAILABLE`: The server cannot reach its database.
         *     - `ISSUER_UNAVAILABLE`: The server cannot fetch the keys of the token's issuer.
         *     - `SERVER_BUSY`: Request bodies in flight use all the memory that the server reserves for them.
         */
        UnavailableCode: "SERVER_RESTARTING" | "STORE_UNAVAILABLE" | "ISSUER_UNAVAILABLE" | "SERVER_BUSY" | (string & {});
        /**
         * @description The server is temporarily unavailable. The request may be valid, so send it again later.
         * @example {
         *       "detail": "The server is restarting. Send the request again in a moment.",
         *       "code": "SERVER_RESTARTING"
         *     }
         */
        UnavailableError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: components["schemas"]["UnavailableCode"];
        };
        /**
         * Format: int64
         * @description A Unix timestamp in integer milliseconds.
         */
        UnixMillis: number;
        /**
         * @description The operation does not support the media type of the request body.
         * @example {
         *       "detail": "Send the body with \"Content-Type: application/json\", in UTF-8 and not compressed.",
         *       "code": "UNSUPPORTED_MEDIA_TYPE"
         *     }
         */
        UnsupportedMediaTypeError: {
            /** @description A human-readable explanation of this particular error and how to fix it. */
            detail: string;
            /** @description A stable, machine-readable error code. */
            code: "UNSUPPORTED_MEDIA_TYPE" | (string & {});
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
                /** @description Set to `false` to receive the complete response as one JSON object instead of a stream. */
                stream?: boolean;
                /** @description The ID of the new session. Defaults to the run ID. If `cursor` is present, the ID of the session to resume. */
                session_id?: components["schemas"]["SessionId"];
                /** @description The ID of the previous user message. Has no effect. */
                prev_human_message_id?: string;
                /**
                 * @description The position from which to resume the session given by `session_id`, as in `resumeSession`. If present, the message
                 *     in the body is not sent.
                 */
                cursor?: components["schemas"]["Cursor"];
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
                /**
                 * @description The `id` of the last frame that the client received, as SSE clients send it when they reconnect. It has the same
                 *     effect as `cursor`. If the request has both, this header takes precedence, because an SSE client that reconnects
                 *     repeats the URL of its first request, in which `cursor` is the older position. An empty value is ignored.
                 */
                "Last-Event-ID"?: string;
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
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
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
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    /**
                     * @example {
                     *       "message": "I'll look at the file. It starts the server.",
                     *       "response": "I'll look at the file. It starts the server.",
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
                     *         },
                     *         {
                     *           "call_id": "call_123",
                     *           "event_type": "result",
                     *           "tool_name": "fetch_file",
                     *           "tool_response": "File content fetched successfully",
                     *           "tool_call_details": {
                     *             "summary": "```\nserve()\n```"
                     *           },
                     *           "is_complete": true
                     *         }
                     *       ],
                     *       "citations": [
                     *         "app/main.py"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
                };
            };
            /** @description The request conflicts with the current state of the conversation or session. */
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The operation does not support the media type of the request body. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getActiveSessionV1: {
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
                     *       "status": "active",
                     *       "cursor": "12-0",
                     *       "conversationId": "conv_1",
                     *       "startedAt": 1704067200000,
                     *       "lastActivity": 1704067203500
                     *     }
                     */
                    "application/json": components["schemas"]["ActiveSession"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    sendMessageV1: {
        parameters: {
            query?: {
                /** @description Set to `false` to receive the complete response as one JSON object instead of a stream. */
                stream?: boolean;
                /** @description The ID of the new session. Defaults to the run ID. If `cursor` is present, the ID of the session to resume. */
                session_id?: components["schemas"]["SessionId"];
                /** @description The ID of the previous user message. Has no effect. */
                prev_human_message_id?: string;
                /**
                 * @description The position from which to resume the session given by `session_id`, as in `resumeSession`. If present, the message
                 *     in the body is not sent.
                 */
                cursor?: components["schemas"]["Cursor"];
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
                /**
                 * @description The `id` of the last frame that the client received, as SSE clients send it when they reconnect. It has the same
                 *     effect as `cursor`. If the request has both, this header takes precedence, because an SSE client that reconnects
                 *     repeats the URL of its first request, in which `cursor` is the older position. An empty value is ignored.
                 */
                "Last-Event-ID"?: string;
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
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
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
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    /**
                     * @example {
                     *       "message": "I'll look at the file. It starts the server.",
                     *       "response": "I'll look at the file. It starts the server.",
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
                     *         },
                     *         {
                     *           "call_id": "call_123",
                     *           "event_type": "result",
                     *           "tool_name": "fetch_file",
                     *           "tool_response": "File content fetched successfully",
                     *           "tool_call_details": {
                     *             "summary": "```\nserve()\n```"
                     *           },
                     *           "is_complete": true
                     *         }
                     *       ],
                     *       "citations": [
                     *         "app/main.py"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
                };
            };
            /** @description The request conflicts with the current state of the conversation or session. */
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The operation does not support the media type of the request body. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listMessagesV1: {
        parameters: {
            query?: {
                /**
                 * @description The number of messages to skip at the start of the conversation.
                 * @example 0
                 */
                start?: number;
                /**
                 * @description The maximum number of messages. A number above 1000 has the same effect as 1000.
                 * @example 10
                 */
                limit?: number;
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     * @example [
                     *       {
                     *         "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
                     *         "conversation_id": "conv_1",
                     *         "content": "What does app/main.py do?",
                     *         "type": "HUMAN",
                     *         "citations": [],
                     *         "created_at": "2024-01-01T00:00:00.000Z"
                     *       },
                     *       {
                     *         "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1X",
                     *         "conversation_id": "conv_1",
                     *         "content": "It starts the server.",
                     *         "type": "AI_GENERATED",
                     *         "citations": [
                     *           "app/main.py"
                     *         ],
                     *         "created_at": "2024-01-01T00:00:03.500Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConversationMessages"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    regenerateMessageV1: {
        parameters: {
            query?: {
                /** @description Set to `false` to receive the complete response as one JSON object instead of a stream. */
                stream?: boolean;
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
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Settings for the response. */
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
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    /**
                     * @example {
                     *       "message": "I'll look at the file. It starts the server.",
                     *       "response": "I'll look at the file. It starts the server.",
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
                     *         },
                     *         {
                     *           "call_id": "call_123",
                     *           "event_type": "result",
                     *           "tool_name": "fetch_file",
                     *           "tool_response": "File content fetched successfully",
                     *           "tool_call_details": {
                     *             "summary": "```\nserve()\n```"
                     *           },
                     *           "is_complete": true
                     *         }
                     *       ],
                     *       "citations": [
                     *         "app/main.py"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
                };
            };
            /** @description The request conflicts with the current state of the conversation or session. */
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The operation does not support the media type of the request body. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    resumeSessionV1: {
        parameters: {
            query?: {
                /**
                 * @description The position from which to resume.
                 * @example 7-3
                 */
                cursor?: components["schemas"]["Cursor"];
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
                /**
                 * @description The `id` of the last frame that the client received, as SSE clients send it when they reconnect. It has the same
                 *     effect as `cursor`. If the request has both, this header takes precedence, because an SSE client that reconnects
                 *     repeats the URL of its first request, in which `cursor` is the older position. An empty value is ignored.
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
                /**
                 * @description The session ID.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    stopSessionV1: {
        parameters: {
            query?: {
                /**
                 * @description The ID of the session to stop. Defaults to the newest session.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id?: components["schemas"]["SessionId"];
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     *       "success": true,
                     *       "message": "The session was stopped."
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getTaskStatusV1: {
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     *       "isActive": true,
                     *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
                     *       "estimatedCompletion": 1704067800000,
                     *       "conversationId": "conv_1"
                     *     }
                     */
                    "application/json": components["schemas"]["TaskStatus"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getActiveSession: {
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
                     *       "status": "active",
                     *       "cursor": "12-0",
                     *       "conversationId": "conv_1",
                     *       "startedAt": 1704067200000,
                     *       "lastActivity": 1704067203500
                     *     }
                     */
                    "application/json": components["schemas"]["ActiveSession"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: {
                /** @description Set to `false` to receive the complete response as one JSON object instead of a stream. */
                stream?: boolean;
                /** @description The ID of the new session. Defaults to the run ID. If `cursor` is present, the ID of the session to resume. */
                session_id?: components["schemas"]["SessionId"];
                /** @description The ID of the previous user message. Has no effect. */
                prev_human_message_id?: string;
                /**
                 * @description The position from which to resume the session given by `session_id`, as in `resumeSession`. If present, the message
                 *     in the body is not sent.
                 */
                cursor?: components["schemas"]["Cursor"];
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
                /**
                 * @description The `id` of the last frame that the client received, as SSE clients send it when they reconnect. It has the same
                 *     effect as `cursor`. If the request has both, this header takes precedence, because an SSE client that reconnects
                 *     repeats the URL of its first request, in which `cursor` is the older position. An empty value is ignored.
                 */
                "Last-Event-ID"?: string;
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
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
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
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    /**
                     * @example {
                     *       "message": "I'll look at the file. It starts the server.",
                     *       "response": "I'll look at the file. It starts the server.",
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
                     *         },
                     *         {
                     *           "call_id": "call_123",
                     *           "event_type": "result",
                     *           "tool_name": "fetch_file",
                     *           "tool_response": "File content fetched successfully",
                     *           "tool_call_details": {
                     *             "summary": "```\nserve()\n```"
                     *           },
                     *           "is_complete": true
                     *         }
                     *       ],
                     *       "citations": [
                     *         "app/main.py"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
                };
            };
            /** @description The request conflicts with the current state of the conversation or session. */
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The operation does not support the media type of the request body. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description The number of messages to skip at the start of the conversation.
                 * @example 0
                 */
                start?: number;
                /**
                 * @description The maximum number of messages. A number above 1000 has the same effect as 1000.
                 * @example 10
                 */
                limit?: number;
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     * @example [
                     *       {
                     *         "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
                     *         "conversation_id": "conv_1",
                     *         "content": "What does app/main.py do?",
                     *         "type": "HUMAN",
                     *         "citations": [],
                     *         "created_at": "2024-01-01T00:00:00.000Z"
                     *       },
                     *       {
                     *         "id": "msg_01JD7Q8Z5X9K3M2N4P6R8T0V1X",
                     *         "conversation_id": "conv_1",
                     *         "content": "It starts the server.",
                     *         "type": "AI_GENERATED",
                     *         "citations": [
                     *           "app/main.py"
                     *         ],
                     *         "created_at": "2024-01-01T00:00:03.500Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConversationMessages"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    regenerateMessage: {
        parameters: {
            query?: {
                /** @description Set to `false` to receive the complete response as one JSON object instead of a stream. */
                stream?: boolean;
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
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
            };
            cookie?: never;
        };
        /** @description Settings for the response. */
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
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
                    /**
                     * @example {
                     *       "message": "I'll look at the file. It starts the server.",
                     *       "response": "I'll look at the file. It starts the server.",
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
                     *         },
                     *         {
                     *           "call_id": "call_123",
                     *           "event_type": "result",
                     *           "tool_name": "fetch_file",
                     *           "tool_response": "File content fetched successfully",
                     *           "tool_call_details": {
                     *             "summary": "```\nserve()\n```"
                     *           },
                     *           "is_complete": true
                     *         }
                     *       ],
                     *       "citations": [
                     *         "app/main.py"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["RequestTimeoutError"];
                };
            };
            /** @description The request conflicts with the current state of the conversation or session. */
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
                    "application/json": components["schemas"]["ConflictError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["PayloadTooLargeError"];
                };
            };
            /** @description The operation does not support the media type of the request body. */
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
                    "application/json": components["schemas"]["UnsupportedMediaTypeError"];
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
                    "application/json": components["schemas"]["IdempotencyKeyReusedError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    resumeSession: {
        parameters: {
            query?: {
                /**
                 * @description The position from which to resume.
                 * @example 7-3
                 */
                cursor?: components["schemas"]["Cursor"];
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
                /**
                 * @description The `id` of the last frame that the client received, as SSE clients send it when they reconnect. It has the same
                 *     effect as `cursor`. If the request has both, this header takes precedence, because an SSE client that reconnects
                 *     repeats the URL of its first request, in which `cursor` is the older position. An empty value is ignored.
                 */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
                /**
                 * @description The session ID.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of chunks or, with `stream=false`, the complete response. */
            200: {
                headers: {
                    /**
                     * @description The run ID that the server assigned: `run_` followed by 26 characters. The server's other contracts use this ID. It
                     *     is also the session ID, unless the request set a different one.
                     */
                    "X-Run-Id": string;
                    /** @description Prevents caching and transformation of the response. Always `no-cache, no-transform`. */
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
                    "text/event-stream": components["schemas"]["ChatAgentResponse"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
                };
            };
            /** @description The events of the session are no longer stored. */
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
                    "application/json": components["schemas"]["GoneError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    stopSession: {
        parameters: {
            query?: {
                /**
                 * @description The ID of the session to stop. Defaults to the newest session.
                 * @example run_01JD7Q8Z5X9K3M2N4P6R8T0V1W
                 */
                session_id?: components["schemas"]["SessionId"];
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     *       "success": true,
                     *       "message": "The session was stopped."
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
                    "application/json": components["schemas"]["UnavailableError"];
                };
            };
        };
    };
    getTaskStatus: {
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
                 * @description The conversation ID, chosen by the client.
                 * @example conv_1
                 */
                conversation_id: components["schemas"]["ConversationId"];
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
                     *       "isActive": true,
                     *       "sessionId": "run_01JD7Q8Z5X9K3M2N4P6R8T0V1W",
                     *       "estimatedCompletion": 1704067800000,
                     *       "conversationId": "conv_1"
                     *     }
                     */
                    "application/json": components["schemas"]["TaskStatus"];
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
                    "application/json": components["schemas"]["BadRequestError"];
                };
            };
            /** @description The request has no valid API key. */
            401: {
                headers: {
                    /** @description The authentication scheme (RFC 9110 section 11.6.1). */
                    "WWW-Authenticate": "ApiKey";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedError"];
                };
            };
            /** @description The requested resource does not exist or belongs to another project. */
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
                    "application/json": components["schemas"]["NotFoundError"];
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
                    "application/json": components["schemas"]["TooManyRequestsError"];
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
                    "application/json": components["schemas"]["InternalError"];
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
export type ConversationMessage = components["schemas"]["ConversationMessage"];
export type ConversationMessages = components["schemas"]["ConversationMessages"];
export type Cursor = components["schemas"]["Cursor"];
export type GoneError = components["schemas"]["GoneError"];
export type IdempotencyKeyReusedError = components["schemas"]["IdempotencyKeyReusedError"];
export type ImageFile = components["schemas"]["ImageFile"];
export type ImageMediaType = components["schemas"]["ImageMediaType"];
export type InternalError = components["schemas"]["InternalError"];
export type MessageForm = components["schemas"]["MessageForm"];
export type MessageMultipartForm = components["schemas"]["MessageMultipartForm"];
export type MessageType = components["schemas"]["MessageType"];
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
