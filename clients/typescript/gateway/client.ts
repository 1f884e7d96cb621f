import type { Client } from "openapi-fetch";
import type {
  operations,
  paths,
  RunEvent,
  RunRequest,
  RunResponse,
  StreamEvent,
} from "../../../generated/gateway/types.ts";
import { createContractClient, receiveData } from "../http/contract-client.ts";
import { type EventStream, openStream, type StreamFormat } from "../http/event-stream.ts";
import type { ClientOptions, RequestOptions } from "../http/rest-client.ts";
import { asObject } from "../json/values.ts";

/** Options of a run. */
export interface RunOptions extends RequestOptions {
  /** Headers of the request: the provider keys, the request ID and the version. */
  headers?: operations["createRun"]["parameters"]["header"];
}

/**
 * The operations of the gateway contract. They reject with a `ContractError`, or with the reason of an aborted
 * signal. Closing the connection cancels the run, so aborting the signal or leaving the loop cancels it.
 */
export interface GatewayClient {
  /** The operations by path and method, without error handling: the `openapi-fetch` client. */
  readonly rest: Client<paths>;
  /** Creates a run. Resolves with its result when the run has ended. */
  createRun(body: RunRequest, options?: RunOptions): Promise<RunResponse>;
  /**
   * Creates a run. Resolves with its events when the stream starts. Events of unknown types are skipped. The
   * stream cannot be resumed.
   */
  streamRun(body: RunRequest, options?: RunOptions): Promise<EventStream<RunEvent>>;
}

/** Types of known events. */
const eventTypes: Readonly<Record<RunEvent["type"], true>> = {
  run_start: true,
  step_start: true,
  stream_event: true,
  tool_call_start: true,
  tool_result: true,
  step_complete: true,
  history_delta: true,
  run_complete: true,
  error: true,
  ping: true,
};

/** Types of known response events, which `stream_event` wraps. */
const responseEventTypes: Readonly<Record<StreamEvent["type"], true>> = {
  message_start: true,
  content_block_start: true,
  content_block_delta: true,
  content_block_stop: true,
  message_delta: true,
  message_stop: true,
  ping: true,
  error: true,
};

const format: StreamFormat<RunEvent> = {
  toEvent(data) {
    const isKnown =
      Object.hasOwn(eventTypes, String(data.type)) &&
      (data.type !== "stream_event" || Object.hasOwn(responseEventTypes, String(asObject(data.event)?.type)));
    return isKnown ? (data as RunEvent) : undefined;
  },
  isLast: ({ type }) => type === "run_complete" || type === "error",
};

/**
 * Creates a client for the gateway contract. It holds no connection and needs no cleanup.
 *
 * @throws {ContractError} `INVALID_REQUEST` if an option cannot be sent. The message does not contain its
 * value.
 */
export function createGatewayClient(options: ClientOptions): GatewayClient {
  const rest = createContractClient<paths>(options);
  const toInit = (body: RunRequest, { headers, ...options }: RunOptions = {}) => ({
    params: { ...(headers && { header: headers }) },
    // The library's type of a body does not accept `null` for fields that are always `null`.
    body: body as never,
    ...options,
  });
  return {
    rest,
    // The library changes the type of strings that are open to other values.
    createRun: (body, options) =>
      receiveData<RunResponse>(rest.POST("/v1/runs", toInit(body, options)) as never, options),
    streamRun: (body, options) =>
      openStream(
        rest.POST("/v1/runs:stream", { ...toInit(body, options), parseAs: "stream" }),
        options,
        format,
      ),
  };
}
