/**
 * The contract-specific part of a session, for the contracts other than `tambo`: requests, and the meaning of
 * events.
 */
import type { ContractName, SessionCapabilities, SessionStatus, Turn } from "./session.ts";

/** A request. Its body is sent as JSON. */
export interface RequestSpec {
  method: "GET" | "POST" | "DELETE";
  /** Path and query. */
  path: string;
  body?: unknown;
  /** Set if a 404 response is not an error. */
  isOptional?: true;
}

/** An event of a stream. */
export interface StreamEvent {
  id?: string;
  event?: string;
  /** Parsed data of the event. */
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

/** A conversation over a contract: its messages, and the requests that continue it. */
export interface Protocol {
  readonly contract: ContractName;
  readonly capabilities: SessionCapabilities;
  /** Absent if the contract has no threads. */
  readonly threadId?: string;
  readonly turns: readonly Turn[];
  readonly state?: unknown;
  /** Outcome of the latest run; `undefined` while it is active. */
  readonly outcome: RunOutcome | undefined;
  /** Adds a user message. @returns The request that starts a run. */
  start(text: string): RequestSpec;
  /** Called when the response to a request starts. */
  onResponse?(headers: Headers): void;
  applyEvent(event: StreamEvent): void;
  /** Called when the stream ends. In some contracts no event reports the end. */
  onStreamEnd?(): void;
  /** Resumes a broken stream. @returns `undefined` if there is nothing to resume. */
  resume?(get: FetchJson): Promise<RequestSpec | undefined>;
  /**
   * Reloads the conversation from the server, keeping only ids. @returns The request for the active run's
   * stream, if there is one.
   */
  reload?(get: FetchJson): Promise<RequestSpec | undefined>;
  /** Returns the request that cancels the run. Absent if closing the connection cancels it. */
  cancel?(): RequestSpec;
  /**
   * Runs the tools that the run waits for.
   *
   * @param signal Aborts when the session moves on.
   * @returns The request that sends the results; `undefined` if there are none.
   */
  continue?(signal: AbortSignal): Promise<RequestSpec | undefined>;
}
