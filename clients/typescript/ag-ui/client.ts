import type { Client } from "openapi-fetch";
import type {
  AgentCapabilities,
  AgUiEvent,
  CancelRunResponse,
  paths,
  RunAgentInput,
} from "../../../generated/ag-ui/types.ts";
import {
  createContractClient,
  type IdempotentOptions,
  receiveData,
  toHeader,
} from "../http/contract-client.ts";
import { type EventStream, openStream, type StreamFormat } from "../http/event-stream.ts";
import type { ClientOptions, RequestOptions } from "../http/rest-client.ts";

/**
 * The operations of the AG-UI contract. They reject with a `ContractError`, or with the reason of an aborted
 * signal. The first parameter is the name of the agent, such as `default`.
 *
 * Streams skip events of unknown types, and contain `CUSTOM` events of all names. Aborting the signal or
 * leaving the loop closes the connection; the run's `onDisconnect` determines if the run continues.
 */
export interface AgUiClient {
  /** The operations by path and method, without error handling: the `openapi-fetch` client. */
  readonly rest: Client<paths>;
  /** Starts a run, or continues one that awaits input. Resolves with its events when the stream starts. */
  runAgent(agent: string, body: RunAgentInput, options?: IdempotentOptions): Promise<EventStream<AgUiEvent>>;
  /**
   * Resumes the stream of a run after a lost connection: resolves with a snapshot of the conversation and the
   * state, followed by the live events.
   */
  connectAgent(
    agent: string,
    run: Pick<RunAgentInput, "threadId" | "runId">,
    options?: RequestOptions,
  ): Promise<EventStream<AgUiEvent>>;
  /** Cancels a run that is active or awaits input. */
  cancelAgentRun(
    agent: string,
    run: Pick<RunAgentInput, "threadId" | "runId">,
    options?: RequestOptions,
  ): Promise<CancelRunResponse>;
  getCapabilities(agent: string, options?: RequestOptions): Promise<AgentCapabilities>;
}

/** Types of known events. */
const eventTypes: Readonly<Record<AgUiEvent["type"], true>> = {
  TEXT_MESSAGE_START: true,
  TEXT_MESSAGE_CONTENT: true,
  TEXT_MESSAGE_END: true,
  TEXT_MESSAGE_CHUNK: true,
  TOOL_CALL_START: true,
  TOOL_CALL_ARGS: true,
  TOOL_CALL_END: true,
  TOOL_CALL_CHUNK: true,
  TOOL_CALL_RESULT: true,
  STATE_SNAPSHOT: true,
  STATE_DELTA: true,
  MESSAGES_SNAPSHOT: true,
  ACTIVITY_SNAPSHOT: true,
  ACTIVITY_DELTA: true,
  RAW: true,
  CUSTOM: true,
  RUN_STARTED: true,
  RUN_FINISHED: true,
  RUN_ERROR: true,
  STEP_STARTED: true,
  STEP_FINISHED: true,
  REASONING_START: true,
  REASONING_MESSAGE_START: true,
  REASONING_MESSAGE_CONTENT: true,
  REASONING_MESSAGE_END: true,
  REASONING_MESSAGE_CHUNK: true,
  REASONING_END: true,
  REASONING_ENCRYPTED_VALUE: true,
  SUBAGENT_STARTED: true,
  SUBAGENT_FINISHED: true,
  SUBAGENT_ERROR: true,
};

/** AG-UI version of the client. Without it, the server omits what was added in 1.0. */
const protocolVersion = "1.0";

const format: StreamFormat<AgUiEvent> = {
  toEvent: (data) => (Object.hasOwn(eventTypes, String(data.type)) ? (data as AgUiEvent) : undefined),
  isLast: ({ type }) => type === "RUN_FINISHED" || type === "RUN_ERROR",
  isInterruption: (event) => event.type === "RUN_ERROR" && event.code === "SERVER_RESTARTING",
};

/**
 * Creates a client for the AG-UI contract. It holds no connection and needs no cleanup.
 *
 * @throws {ContractError} `INVALID_REQUEST` if an option cannot be sent. The message does not contain its
 * value.
 */
export function createAgUiClient(options: ClientOptions): AgUiClient {
  const rest = createContractClient<paths>(options);
  return {
    rest,
    runAgent(agent, body, { idempotencyKey, ...options } = {}) {
      const header = toHeader(idempotencyKey);
      const init = {
        params: { path: { agent }, header },
        body: { protocolVersion, ...body },
        parseAs: "stream",
        ...options,
      } as const;
      return openStream(rest.POST("/ag-ui/{agent}", init), options, format);
    },
    connectAgent(agent, { threadId, runId }, options) {
      const body = { protocolVersion, threadId, runId, messages: [], tools: [], context: [] };
      const init = { params: { path: { agent } }, body, parseAs: "stream", ...options } as const;
      return openStream(rest.POST("/ag-ui/{agent}/connect", init), options, format);
    },
    cancelAgentRun(agent, { threadId, runId }, options) {
      const params = { path: { agent, threadId, runId } };
      return receiveData(
        rest.DELETE("/ag-ui/{agent}/threads/{threadId}/runs/{runId}", { params, ...options }),
        options,
      );
    },
    getCapabilities: (agent, options) =>
      receiveData(
        rest.GET("/ag-ui/{agent}/capabilities", { params: { path: { agent } }, ...options }),
        options,
      ),
  };
}
