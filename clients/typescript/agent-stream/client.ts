import type { Client } from "openapi-fetch";
import type { AgentRequest, ChatRequest, paths, StreamFrame } from "../../../generated/agent-stream/types.ts";
import { createContractClient, type IdempotentOptions, toHeader } from "../http/contract-client.ts";
import { type EventStream, openStream, type StreamFormat } from "../http/event-stream.ts";
import type { ClientOptions } from "../http/rest-client.ts";

/**
 * The operations of the agent-stream contract. They reject with a `ContractError`, or with the reason of an
 * aborted signal. Streams skip events with unknown names.
 *
 * The contract has no operations to resume a stream or to cancel a run. Aborting the signal or leaving the
 * loop closes the connection; the server cancels the run after its grace period.
 */
export interface AgentStreamClient {
  /** The operations by path and method, without error handling: the `openapi-fetch` client. */
  readonly rest: Client<paths>;
  /** Runs the model on a conversation. Resolves with its events when the stream starts. */
  streamChat(body: ChatRequest, options?: IdempotentOptions): Promise<EventStream<StreamFrame>>;
  /** Runs an agent with a sandbox on a conversation. Resolves with its events when the stream starts. */
  streamAgent(body: AgentRequest, options?: IdempotentOptions): Promise<EventStream<StreamFrame>>;
}

/** Names of known events. */
const eventNames: Readonly<Record<StreamFrame["event"], true>> = {
  tool_call_start: true,
  tool_call_args: true,
  tool_call_end: true,
  tool_result: true,
  reasoning_start: true,
  reasoning_message_start: true,
  reasoning_message_content: true,
  reasoning_message_end: true,
  reasoning_end: true,
  message: true,
  status: true,
  error: true,
};

const format: StreamFormat<StreamFrame> = {
  // A frame without a name is a `message` (HTML Living Standard, section 9.2.6).
  toEvent: (data, event = "message") =>
    Object.hasOwn(eventNames, event) ? ({ event, data } as unknown as StreamFrame) : undefined,
  isLast: ({ event, data }) => event === "status" && (data.type === "complete" || data.type === "error"),
};

/**
 * Creates a client for the agent-stream contract. It holds no connection and needs no cleanup.
 *
 * @throws {ContractError} `INVALID_REQUEST` if an option cannot be sent. The message does not contain its
 * value.
 */
export function createAgentStreamClient(options: ClientOptions): AgentStreamClient {
  const rest = createContractClient<paths>(options);
  const open = (
    path: keyof paths,
    body: ChatRequest & AgentRequest,
    { idempotencyKey, ...options }: IdempotentOptions = {},
  ) => {
    const header = toHeader(idempotencyKey);
    const init = { params: { header }, body, parseAs: "stream", ...options } as const;
    return openStream(rest.POST(path, init), options, format);
  };
  return {
    rest,
    streamChat: (body, options) => open("/agent/chat/stream", body, options),
    streamAgent: (body, options) => open("/agent/agent/stream", body, options),
  };
}
