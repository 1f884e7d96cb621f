/**
 * The contract-specific part of a session, for the contracts other than `tambo`: requests, and the meaning of
 * events.
 */
import type { ContractName, SessionAbilities, SessionStatus, Turn } from "./session.ts";

/** A request. Its body is sent as JSON. */
export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** Path and query. */
  path: string;
  body?: unknown;
  /** Set if a 404 response is not an error. */
  optional?: true;
}

/** An event of a stream. */
export interface StreamEvent {
  id?: string;
  event?: string;
  /** Parsed data of the event. */
  data: Record<string, unknown>;
}

/** How a run ended. */
export interface RunEnd {
  status: Exclude<SessionStatus, "idle" | "running" | "dropped">;
  /** Set if the status is `failed`. */
  error?: { title: string; detail: string };
}

/** Fetches a JSON object. Resolves with `undefined` for a 404 response. */
export type Get = (path: string) => Promise<Record<string, unknown> | undefined>;

/** A conversation over a contract: its messages, and the requests that continue it. */
export interface Protocol {
  readonly contract: ContractName;
  readonly can: SessionAbilities;
  /** Absent if the contract has no threads. */
  readonly threadId?: string;
  readonly turns: readonly Turn[];
  readonly state?: unknown;
  /** How the latest run ended; `undefined` while it is active. */
  readonly end: RunEnd | undefined;
  /** Adds a user message. @returns The request that starts a run. */
  begin(text: string): Call;
  /** Called when the response to a request starts. */
  accepted?(headers: Headers): void;
  take(event: StreamEvent): void;
  /** Called when the stream ends. In some contracts no event reports the end. */
  close?(): void;
  /** Resumes a broken stream. @returns `undefined` if there is nothing to resume. */
  resume?(get: Get): Promise<Call | undefined>;
  /**
   * Reloads the conversation from the server, keeping only ids. @returns The request for the active run's
   * stream, if there is one.
   */
  restart?(get: Get): Promise<Call | undefined>;
  /** Returns the request that cancels the run. Absent if closing the connection cancels it. */
  cancel?(): Call;
  /**
   * Runs the tools that the run waits for.
   *
   * @param signal Aborts when the session moves on.
   * @returns The request that sends the results; `undefined` if there are none.
   */
  continue?(signal: AbortSignal): Promise<Call | undefined>;
}
