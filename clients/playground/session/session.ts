/**
 * A conversation of the playground over one of the contracts, without any UI: what a page shows is a snapshot, and what
 * its buttons do are methods.
 */
import type { AvailableComponent, ClientTool, Wire } from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import type { Answer } from "tambo-v1-client/tool-progress";

/** The contracts that the server speaks. */
export type ContractName = "tambo" | "ag-ui" | "gateway" | "tool-progress" | "agent-stream";

/** One event of a stream as it came over the wire. */
export interface Frame {
  /** Counted from 0 over the session's whole life; it stays when older frames are dropped. */
  index: number;
  /** When it arrived: milliseconds since its request began. */
  at: number;
  /** The request that it came with: {@link RequestLine.number}. */
  run: number;
  /** The SSE fields, where the frame has them. */
  id?: string;
  event?: string;
  /** What the timeline calls it: an AG-UI type, the name of a `CUSTOM` event, an event's name, or a chunk's kind. */
  type: string;
  /** Its data: JSON, or the text itself where it is none (`[DONE]`). */
  data: unknown;
  /** Its lines as they came, without the empty one that ends it. */
  raw: string;
}

/** A request that the session made. */
export interface RequestLine {
  /** Counted from 1 over the session's whole life. */
  number: number;
  method: string;
  url: string;
  /** As sent, but for the API key, which is shown as `…`. */
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Absent until there is an answer. */
  status?: number;
  /** The request as a shell command; the API key is `$API_KEY` in it. */
  curl: string;
}

/** A tool at work inside a turn, for contracts that have no components. */
export interface ToolStep {
  id: string;
  name: string;
  /** The call's arguments, as far as they have come: text that is JSON in the end. */
  input: string;
  /** Absent until there is a result. */
  output?: string;
  failed?: true;
}

/** A message of the conversation as the contracts other than `tambo` show it. */
export interface Turn {
  /** Unique in the conversation, and the same while the turn grows. */
  id: string;
  role: "user" | "assistant";
  text: string;
  reasoning?: string;
  tools?: readonly ToolStep[];
  /** Of an assistant's turn over `tool-progress`: what its tool cards show. Its text is also in `text`. */
  answer?: Answer;
  /** Not complete. Absent once it is. */
  streaming?: true;
}

/** Where a session is. */
export type SessionStatus =
  | "idle"
  /** A run is on. */
  | "running"
  /** The connection was dropped while a run was on: `reconnect` goes on, where the contract can. */
  | "dropped"
  /** A run waits for results of tools that the page does not have. */
  | "awaiting_input"
  | "finished"
  | "cancelled"
  | "failed";

/** What a page shows. Immutable; `frames`, `requests`, `state` and `thread` are the same objects until they change. */
export interface SessionSnapshot {
  /** The conversation's id; absent over the gateway, which keeps none. */
  threadId?: string;
  status: SessionStatus;
  /** Of the stream that is on: as the client has it. */
  connection?: "connecting" | "open" | "waiting" | "closed";
  /** A run is on: the text field sends nothing. */
  busy: boolean;
  /** The newest {@link frameLimit} frames. */
  frames: readonly Frame[];
  requests: readonly RequestLine[];
  /** States of components by their ids over `tambo`; the agent's state over `ag-ui`. Absent if there was none yet. */
  state?: unknown;
  /** JSON pointers into `state`: what its last change touched. */
  changed?: readonly string[];
  /** Of the last thing that went wrong; gone with the next `send`. */
  error?: { title: string; detail: string };
  /** The conversation over `tambo`, for the React hooks. Another object after `killAndResume`. */
  thread?: TamboThread;
  /** The conversation over the others; empty over `tambo`. */
  turns: readonly Turn[];
}

/** What a session can do now or at some time: buttons of the others are not shown. */
export interface SessionAbilities {
  cancel: boolean;
  drop: boolean;
  reconnect: boolean;
  resume: boolean;
}

/** A conversation over one contract. No method throws or rejects: what went wrong is in the snapshot. */
export interface Session {
  readonly contract: ContractName;
  /** What the contract allows at all; when it makes sense follows from the snapshot's `status`. */
  readonly can: SessionAbilities;
  /** The same object until something changed. */
  readonly snapshot: SessionSnapshot;
  /** Called after changes, once for those that come together. @returns Ends that. */
  subscribe(listener: () => void): () => void;
  /** Sends a message of the user; nothing while `busy`. */
  send(text: string): void;
  /** Ends the run: by the contract's operation, else by closing the connection. */
  cancel(): void;
  /** Breaks the connection as a network would. The client goes on by itself where the contract's client does. */
  drop(): void;
  /** Takes the stream up where it broke, now; over `tambo` also while the client waits before it tries again. */
  reconnect(): void;
  /** Forgets all that the page knows but the conversation's id, and begins again with what the server has. */
  killAndResume(): void;
  /** Detaches: ends every connection without ending the run. */
  dispose(): void;
}

/** What a session is made with. */
export interface SessionOptions {
  /** Where the server is, without a slash at the end. */
  baseUrl: string;
  /** Sent as a bearer token. */
  apiKey?: string;
  /** Of `tambo`. */
  wire?: Wire;
  /** The conversation; a new one by default. */
  threadId?: string;
  /** What the model may show, over `tambo`; elsewhere ignored. */
  components?: readonly AvailableComponent[];
  /** What runs in the page, over `tambo` and `ag-ui`; elsewhere ignored. */
  tools?: readonly ClientTool[];
  /** Default: the page's own. */
  fetch?: typeof fetch;
}

/** How many frames a session keeps. */
export const frameLimit = 20_000;
