/**
 * A playground conversation over one contract, independent of the UI. The page renders its snapshot, and
 * buttons call its methods.
 */
import type { AvailableComponent, ClientTool, LiveComponent, Wire } from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import type { AssistantMessage } from "tambo-v1-client/tool-progress";

export type ContractName = "tambo" | "ag-ui" | "gateway" | "tool-progress" | "agent-stream" | "ui-stream";

/** The body of a request that starts a run. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** A stream event as received. */
export interface Frame {
  /** The index of the frame in the session, starting at 0 and counting dropped frames. */
  index: number;
  /**
   * The time of the event in milliseconds since the request started. If the event has a timestamp, this is when
   * the server wrote it, so events that arrive together have different times. For an event that is older than the
   * request, this is when it arrived. Times never decrease within a request.
   */
  at: number;
  /** The time at which the frame arrived, in milliseconds since the request started. */
  arrivedAt: number;
  /** The number of the request: {@link RecordedRequest.number}. */
  run: number;
  /** The SSE fields, if the frame has any. */
  id?: string;
  event?: string;
  /**
   * The type shown in the timeline: an AG-UI type, the name of a `CUSTOM` event, an SSE event name, or the
   * kind of a chunk.
   */
  type: string;
  /** The parsed JSON, or the text if it is not JSON (`[DONE]`). */
  data: unknown;
  /** The lines of the frame as received, without the empty line at the end. */
  raw: string;
}

/** A request that the session sent. */
export interface RecordedRequest {
  /** The number of the request in the session, starting at 1. */
  number: number;
  method: string;
  url: string;
  /** The headers as sent, with the API key replaced by `…`. */
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The HTTP status. Absent until the response arrives. */
  status?: number;
  /** The request as a shell command that contains `$API_KEY` in place of the API key. */
  curl: string;
}

/** A tool call in a turn, for contracts without components. */
export interface ToolStep {
  id: string;
  name: string;
  /** The arguments received so far. This is complete JSON text once the call has ended. */
  input: string;
  /** The tool's output. Absent until the result arrives. */
  output?: string;
  failed?: true;
  /** Set while the call waits for the user's approval. */
  needsApproval?: true;
}

/** A message in a conversation. Not used for the `tambo` contract. */
export interface Turn {
  /** The id of the turn. It is unique in the conversation and stays the same while the turn grows. */
  id: string;
  role: "user" | "assistant";
  text: string;
  reasoning?: string;
  tools?: readonly ToolStep[];
  /** The components that the assistant has rendered. Set for assistant turns over `ag-ui` and `ui-stream`. */
  components?: readonly LiveComponent[];
  /**
   * The data for the tool cards. Set for assistant turns over `tool-progress`. The message text is also in
   * `text`.
   */
  message?: AssistantMessage;
  /** Set while the turn is incomplete. */
  streaming?: true;
}

/** An interruption of the conversation's stream. */
export interface Interruption {
  /** The connection was lost, or the page's state was discarded. */
  cause: "lost" | "discarded";
  /** The index of the first frame after the interruption. */
  frame: number;
  /** The number of user messages at that time. */
  exchange: number;
  /** The id of the last event before it; if events have no ids, their number. Absent if there was none. */
  after?: string;
  /** The stream that followed. Absent until its first event arrives. */
  resumed?: {
    frame: number;
    /** The number of the request. */
    run: number;
    /** The id of its first event; if events have no ids, `1`. */
    first: string;
    /** The number of events that were never received. Absent if the contract's ids do not show it. */
    lost?: number;
    /** The number of events that were received again. Absent if events have no ids. */
    repeated?: number;
  };
  /** The number of messages with which the conversation was reloaded. */
  messages?: number;
}

/** An error for display. */
export interface SessionError {
  title: string;
  detail: string;
  /** Set if the server rejected the request because of its content. */
  isInvalidRequest?: true;
  /** Set if the server rejected the request because its API key is missing or wrong. */
  needsKey?: true;
}

/** The status of a session. */
export type SessionStatus =
  | "idle"
  /** A run is active. */
  | "running"
  /** The connection was lost during a run. `reconnect` resumes the run if the contract supports it. */
  | "dropped"
  /** The run is waiting for the results of tools that the page does not have. */
  | "awaiting_input"
  | "finished"
  | "cancelled"
  | "failed";

/**
 * The state of a session for rendering. Immutable: `frames`, `requests`, `state` and `thread` remain the same
 * objects until they change.
 */
export interface SessionSnapshot {
  /** The id of the thread. Absent in the gateway contract, which has no threads. */
  threadId?: string;
  status: SessionStatus;
  /** The state of the current stream's connection. */
  connection?: "connecting" | "open" | "reconnecting" | "closed";
  /** True while a run is active. No message can be sent during that time. */
  busy: boolean;
  /** Set from `drop` until `reconnect`, if the stream can be resumed. No request is sent during that time. */
  offline?: true;
  /** Set while the page is connecting again after an interruption. */
  resuming?: true;
  /** The interruptions of the stream, oldest first. */
  interruptions: readonly Interruption[];
  /** The latest {@link frameLimit} frames. */
  frames: readonly Frame[];
  requests: readonly RecordedRequest[];
  /**
   * The component states by id for `tambo`; the agent's state for `ag-ui` and `ui-stream`. Absent if there has been
   * no state yet.
   */
  state?: unknown;
  /** JSON Pointers to the parts of `state` that its latest change touched. */
  changed?: readonly string[];
  /** The latest error. Cleared by the next `send`. */
  error?: SessionError;
  /** The thread for `tambo`, used by the React hooks. `killAndResume` replaces it. */
  thread?: TamboThread;
  /** For `ag-ui` and `ui-stream`, the thread that stores the states of the components in `turns`. */
  componentThread?: TamboThread;
  /** The conversation for the other contracts. Empty for `tambo`. */
  turns: readonly Turn[];
}

/** The actions that a session's contract supports. Buttons for other actions are hidden. */
export interface SessionCapabilities {
  cancel: boolean;
  drop: boolean;
  reconnect: boolean;
  resume: boolean;
}

/**
 * A conversation over one contract. Methods never throw or reject, because errors are reported in the
 * snapshot.
 */
export interface Session {
  readonly contract: ContractName;
  /** The supported actions. The snapshot's `status` determines which of them are enabled. */
  readonly capabilities: SessionCapabilities;
  /** The current snapshot. It is the same object until something changes. */
  readonly snapshot: SessionSnapshot;
  /**
   * Calls the listener after changes, once for all changes that occur together.
   *
   * @returns A function that unsubscribes the listener.
   */
  subscribe(listener: () => void): () => void;
  /** Returns the request body that `send` would send for a user message. */
  createBody(text: string): RequestBody;
  /** Sends a user message, or a request body as it is. Does nothing while `busy`. */
  send(message: string | RequestBody): void;
  /**
   * Cancels the run with the contract's cancel operation, or closes the connection if the contract has no
   * such operation.
   */
  cancel(): void;
  /**
   * Breaks the connection as a network failure would. If the contract can reconnect, the session is offline
   * until `reconnect`.
   */
  drop(): void;
  /** Goes online, and resumes the broken stream. */
  reconnect(): void;
  /** Approves or denies a call that needs the user's approval. Absent if the page cannot approve calls. */
  readonly decideCall?: (toolCallId: string, isApproved: boolean) => void;
  /** Discards everything except the conversation's id, and reloads the conversation from the server. */
  killAndResume(): void;
  /** Closes all connections without cancelling the run. */
  dispose(): void;
}

/** Options for a session. */
export interface SessionOptions {
  /** The base URL of the server, without a trailing slash. */
  baseUrl: string;
  /** The API key, sent as a bearer token. */
  apiKey?: string;
  /** The wire format. Only used for `tambo`. */
  wire?: Wire;
  /** The id of the thread to load. Defaults to a new thread. */
  threadId?: string;
  /** The components that the model may render. Only used for `tambo`, `ag-ui` and `ui-stream`. */
  components?: readonly AvailableComponent[];
  /** The tools that run in the page. Only used for `tambo`, `ag-ui` and `ui-stream`. */
  tools?: readonly ClientTool[];
  /** Defaults to the page's own `fetch`. */
  fetch?: typeof fetch;
}

/** The number of frames that a session keeps. */
export const frameLimit = 20_000;
