/**
 * A conversation of the playground over one contract, without UI. The page renders its snapshot; buttons call
 * its methods.
 */
import type { AvailableComponent, ClientTool, Wire } from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import type { AssistantMessage } from "tambo-v1-client/tool-progress";

export type ContractName = "tambo" | "ag-ui" | "gateway" | "tool-progress" | "agent-stream";

/** An event of a stream as received. */
export interface Frame {
  /** Counts from 0 in the session, including dropped frames. */
  index: number;
  /** Milliseconds since its request started. */
  at: number;
  /** Its request: {@link RecordedRequest.number}. */
  run: number;
  /** The SSE fields, if the frame has them. */
  id?: string;
  event?: string;
  /**
   * Type in the timeline: an AG-UI type, the name of a `CUSTOM` event, an SSE event name, or the kind of a
   * chunk.
   */
  type: string;
  /** Parsed JSON, or the text if it is not JSON (`[DONE]`). */
  data: unknown;
  /** Its lines as received, without the empty line at the end. */
  raw: string;
}

/** A request that the session sent. */
export interface RecordedRequest {
  /** Counts from 1 in the session. */
  number: number;
  method: string;
  url: string;
  /** As sent, with the API key replaced by `…`. */
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Absent until the response arrives. */
  status?: number;
  /** The request as a shell command, with the API key as `$API_KEY`. */
  curl: string;
}

/** A tool call in a turn, for contracts without components. */
export interface ToolStep {
  id: string;
  name: string;
  /** Arguments received so far; JSON text once complete. */
  input: string;
  /** Absent until the result arrives. */
  output?: string;
  failed?: true;
}

/** A message of the conversation in contracts other than `tambo`. */
export interface Turn {
  /** Unique in the conversation; stable while the turn grows. */
  id: string;
  role: "user" | "assistant";
  text: string;
  reasoning?: string;
  tools?: readonly ToolStep[];
  /** Set for assistant turns over `tool-progress`: the data of the tool cards. Its text is also in `text`. */
  message?: AssistantMessage;
  /** Set while the turn is incomplete. */
  streaming?: true;
}

/** Status of a session. */
export type SessionStatus =
  | "idle"
  /** A run is active. */
  | "running"
  /** The connection was lost during a run. `reconnect` resumes it if the contract can. */
  | "dropped"
  /** The run waits for results of tools that the page does not have. */
  | "awaiting_input"
  | "finished"
  | "cancelled"
  | "failed";

/**
 * State of a session for rendering. Immutable: `frames`, `requests`, `state` and `thread` are the same
 * objects until they change.
 */
export interface SessionSnapshot {
  /** Id of the thread. Absent in the gateway, which has none. */
  threadId?: string;
  status: SessionStatus;
  /** State of the current stream's connection. */
  connection?: "connecting" | "open" | "reconnecting" | "closed";
  /** True while a run is active: no message can be sent. */
  busy: boolean;
  /** The latest {@link frameLimit} frames. */
  frames: readonly Frame[];
  requests: readonly RecordedRequest[];
  /** Component states by id in `tambo`; the agent's state in `ag-ui`. Absent if there has been none. */
  state?: unknown;
  /** JSON Pointers into `state` of the parts that its latest change touched. */
  changed?: readonly string[];
  /** The latest error, until the next `send`. */
  error?: { title: string; detail: string };
  /** The thread in `tambo`, for the React hooks. `killAndResume` replaces it. */
  thread?: TamboThread;
  /** The conversation in the other contracts; empty in `tambo`. */
  turns: readonly Turn[];
}

/** Actions that a session's contract supports. Buttons for other actions are hidden. */
export interface SessionCapabilities {
  cancel: boolean;
  drop: boolean;
  reconnect: boolean;
  resume: boolean;
}

/** A conversation over one contract. Methods never throw or reject: errors are in the snapshot. */
export interface Session {
  readonly contract: ContractName;
  /** Supported actions. Whether they are enabled depends on the snapshot's `status`. */
  readonly capabilities: SessionCapabilities;
  /** The same object until something changes. */
  readonly snapshot: SessionSnapshot;
  /**
   * Calls the listener after changes, once for all that occur together. @returns A function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /** Sends a user message. Does nothing while `busy`. */
  send(text: string): void;
  /** Cancels the run: by the contract's operation, otherwise by closing the connection. */
  cancel(): void;
  /** Breaks the connection as a network failure would. Clients that reconnect automatically do so. */
  drop(): void;
  /** Resumes the broken stream immediately. In `tambo` it also skips the delay before the next attempt. */
  reconnect(): void;
  /** Discards everything except the conversation's id, and reloads it from the server. */
  killAndResume(): void;
  /** Closes all connections without cancelling the run. */
  dispose(): void;
}

/** Options of a session. */
export interface SessionOptions {
  /** Base URL of the server, without a slash at the end. */
  baseUrl: string;
  /** Sent as a bearer token. */
  apiKey?: string;
  /** Only for `tambo`. */
  wire?: Wire;
  /** Thread to load. Default: a new one. */
  threadId?: string;
  /** Components that the model may render. Only for `tambo`. */
  components?: readonly AvailableComponent[];
  /** Tools that run in the page. Only for `tambo` and `ag-ui`. */
  tools?: readonly ClientTool[];
  /** Default: the page's own. */
  fetch?: typeof fetch;
}

/** Number of frames that a session keeps. */
export const frameLimit = 20_000;
