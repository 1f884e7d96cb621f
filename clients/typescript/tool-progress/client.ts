import type { Client } from "openapi-fetch";
import type {
  ActiveSession,
  ChatAgentResponse,
  ConversationMessage,
  operations,
  paths,
  RegenerateRequest,
  SendMessageRequest,
  StopResponse,
  TaskStatus,
} from "../../../generated/tool-progress/types.ts";
import {
  createContractClient,
  type IdempotentOptions,
  receiveData,
  toHeader,
} from "../http/contract-client.ts";
import { type EventStream, openStream, type StreamFormat } from "../http/event-stream.ts";
import type { ClientOptions, RequestOptions, Result } from "../http/rest-client.ts";

type MessageQuery = NonNullable<operations["sendMessage"]["parameters"]["query"]>;

/** Options of a request for a response. */
export interface RegenerateOptions extends IdempotentOptions {
  /** Set to `false` to receive the complete response as one object. */
  stream?: boolean;
}

/** Options of a message. */
export interface SendMessageOptions
  extends RegenerateOptions,
    Pick<MessageQuery, "session_id" | "prev_human_message_id"> {}

/** The chunks of a session. `lastEventId` is the cursor with which to resume it. */
export interface SessionStream extends EventStream<ChatAgentResponse> {
  readonly sessionId: string;
}

/**
 * The operations of the tool-progress contract. They reject with a `ContractError`, or with the reason of an
 * aborted signal. Aborting the signal or leaving the loop closes the connection; the session continues.
 *
 * Chunks are delivered as they are, with fields and tool-call updates that this version does not know. A
 * session has ended when its stream ends. If the loop throws `CONNECTION_LOST`, resume the session.
 */
export interface ToolProgressClient {
  /**
   * The operations by path and method, without error handling: the `openapi-fetch` client. It also has the
   * operations of version 1, which accept forms.
   */
  readonly rest: Client<paths>;
  /** Sends a user message. Resolves with the response's chunks when the stream starts. */
  sendMessage: {
    (
      conversationId: string,
      body: SendMessageRequest,
      options: SendMessageOptions & { stream: false },
    ): Promise<ChatAgentResponse>;
    (
      conversationId: string,
      body: SendMessageRequest,
      options?: SendMessageOptions & { stream?: true },
    ): Promise<SessionStream>;
  };
  /** Generates another response to the last user message. */
  regenerateMessage: {
    (
      conversationId: string,
      body: RegenerateRequest,
      options: RegenerateOptions & { stream: false },
    ): Promise<ChatAgentResponse>;
    (
      conversationId: string,
      body?: RegenerateRequest,
      options?: RegenerateOptions & { stream?: true },
    ): Promise<SessionStream>;
  };
  /** Resolves with the chunks after `cursor`, by default all chunks. */
  resumeSession(
    conversationId: string,
    sessionId: string,
    options?: RequestOptions & { cursor?: string | undefined },
  ): Promise<SessionStream>;
  /** Stops a session, by default the newest one. */
  stopSession(
    conversationId: string,
    options?: RequestOptions & { session_id?: string },
  ): Promise<StopResponse>;
  /** Fetches messages, oldest first: by default the first 10. */
  listMessages(
    conversationId: string,
    options?: RequestOptions & { start?: number; limit?: number },
  ): Promise<ConversationMessage[]>;
  /** Fetches the progress of the newest session. */
  getActiveSession(conversationId: string, options?: RequestOptions): Promise<ActiveSession>;
  /** Fetches the status of the newest session. */
  getTaskStatus(conversationId: string, options?: RequestOptions): Promise<TaskStatus>;
}

/** Chunks have no types, and no chunk is the last one. */
const format: StreamFormat<ChatAgentResponse> = {
  toEvent: (data) => data as unknown as ChatAgentResponse,
  // Only a chunk that ends the stream before its session has no cursor.
  isInterruption: ({ error }, id) => error !== undefined && id === undefined,
};

/**
 * Creates a client for the tool-progress contract. It holds no connection and needs no cleanup.
 *
 * @throws {ContractError} `INVALID_REQUEST` if an option cannot be sent. The message does not contain its
 * value.
 */
export function createToolProgressClient(options: ClientOptions): ToolProgressClient {
  const rest = createContractClient<paths>(options);
  const base = "/api/v2/conversations/{conversation_id}";
  const respond = (
    path: `${typeof base}/${"message" | "regenerate"}/`,
    conversation_id: string,
    body: SendMessageRequest | RegenerateRequest | undefined,
    { idempotencyKey, signal, ...query }: SendMessageOptions = {},
  ): Promise<ChatAgentResponse | SessionStream> => {
    const header = toHeader(idempotencyKey);
    const params = { path: { conversation_id }, query, header };
    const options = { ...(signal && { signal }) };
    const request = { params, body: body as SendMessageRequest, ...options };
    if (query.stream === false)
      // The library changes the type of strings that are open to other values.
      return receiveData<ChatAgentResponse>(rest.POST(path, request) as never, options);
    return openSession(rest.POST(path, { ...request, parseAs: "stream" }), query.session_id, options);
  };
  return {
    rest,
    sendMessage: ((...args) => respond(`${base}/message/`, ...args)) as ToolProgressClient["sendMessage"],
    regenerateMessage: ((...args) =>
      respond(`${base}/regenerate/`, ...args)) as ToolProgressClient["regenerateMessage"],
    resumeSession(conversation_id, session_id, { cursor, ...options } = {}) {
      const params = { path: { conversation_id, session_id }, query: { ...(cursor && { cursor }) } };
      const init = { params, parseAs: "stream", ...options } as const;
      return openSession(rest.POST(`${base}/resume/{session_id}`, init), session_id, options);
    },
    stopSession(conversation_id, { session_id, ...options } = {}) {
      const params = { path: { conversation_id }, query: { ...(session_id && { session_id }) } };
      return receiveData(rest.POST(`${base}/stop/`, { params, ...options }), options);
    },
    listMessages(conversation_id, { start, limit, ...options } = {}) {
      const query = { ...(start !== undefined && { start }), ...(limit !== undefined && { limit }) };
      const params = { path: { conversation_id }, query };
      const result = rest.GET(`${base}/messages`, { params, ...options });
      // The library changes the type of strings that are open to other values.
      return receiveData<ConversationMessage[]>(result as never, options, "array");
    },
    getActiveSession: (conversation_id, options) =>
      receiveData(
        rest.GET(`${base}/active-session`, { params: { path: { conversation_id } }, ...options }),
        options,
      ),
    getTaskStatus: (conversation_id, options) =>
      receiveData(
        rest.GET(`${base}/task-status`, { params: { path: { conversation_id } }, ...options }),
        options,
      ),
  };
}

/** @param sessionId ID of the session in the request. Without one, the session has the ID of its run. */
async function openSession(
  result: Promise<Result<unknown>>,
  sessionId: string | undefined,
  options: RequestOptions,
): Promise<SessionStream> {
  const stream = await openStream(result, options, format);
  return Object.assign(stream, { sessionId: sessionId ?? stream.response.headers.get("X-Run-Id") ?? "" });
}
