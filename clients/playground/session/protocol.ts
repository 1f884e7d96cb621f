/**
 * The contract-specific part of a session: its requests, and the meaning of its events. The `tambo` contract
 * does not use it.
 */
import type { ContractName, SessionCapabilities, SessionStatus, Turn } from "./session.ts";

/** A request whose body, if any, is sent as JSON. */
export interface RequestSpec {
  method: "GET" | "POST" | "DELETE";
  /** The path and query string. */
  path: string;
  body?: unknown;
  /** Set if a 404 response should not be treated as an error. */
  isOptional?: true;
}

/** An event of a stream. */
export interface StreamEvent {
  id?: string;
  event?: string;
  /** The parsed data of the event. */
  data: Record<string, unknown>;
}

/** The outcome of a run. */
export interface RunOutcome {
  status: Exclude<SessionStatus, "idle" | "running" | "dropped">;
  /** Set if the status is `failed`. */
  error?: { title: string; detail: string };
}

/** Fetches a JSON object. Resolves with `undefined` for a 404 response. */
export type FetchJson = (path: string) => Promise<Record<string, unknown> | undefined>;

/** A conversation over one contract: its messages, and the requests that continue it. */
export interface Protocol {
  readonly contract: ContractName;
  readonly capabilities: SessionCapabilities;
  /** The thread's id. Absent if the contract has no threads. */
  readonly threadId?: string;
  readonly turns: readonly Turn[];
  readonly state?: unknown;
  /** The outcome of the latest run, or `undefined` while it is active. */
  readonly outcome: RunOutcome | undefined;
  /**
   * Adds a user message.
   *
   * @returns The request that starts a run.
   */
  start(text: string): RequestSpec;
  /** Called when the response to a request starts. */
  onResponse?(headers: Headers): void;
  applyEvent(event: StreamEvent): void;
  /** Called when the stream ends. In some contracts, no event reports the end. */
  onStreamEnd?(): void;
  /**
   * Resumes a broken stream.
   *
   * @returns `undefined` if there is nothing to resume.
   */
  resume?(get: FetchJson): Promise<RequestSpec | undefined>;
  /**
   * Discards everything except the ids, and reloads the conversation from the server.
   *
   * @returns The request for the stream of the active run, or `undefined` if no run is active.
   */
  reload?(get: FetchJson): Promise<RequestSpec | undefined>;
  /** Returns the request that cancels the run. Absent if the run is cancelled by closing the connection. */
  cancel?(): RequestSpec;
  /**
   * Runs the tools whose results the run is waiting for.
   *
   * @param signal Aborts when the session no longer follows this run.
   * @returns The request that sends the results, or `undefined` if there are none.
   */
  continue?(signal: AbortSignal): Promise<RequestSpec | undefined>;
}
