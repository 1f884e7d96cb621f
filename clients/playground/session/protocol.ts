/** What is different in the contracts other than `tambo`: what is sent, and what the events of a stream mean. */
import type { ContractName, SessionAbilities, SessionStatus, Turn } from "./session.ts";

/** A request. A body is sent as JSON. */
export interface Call {
  method: "GET" | "POST" | "DELETE";
  /** Path and query. */
  path: string;
  body?: unknown;
  /** That there is nothing (404) is no failure. */
  optional?: true;
}

/** An event of a stream. */
export interface StreamEvent {
  id?: string;
  event?: string;
  /** Its data, parsed. */
  data: Record<string, unknown>;
}

/** How a run ended. */
export interface RunEnd {
  status: Exclude<SessionStatus, "idle" | "running" | "dropped">;
  /** Of `failed`. */
  error?: { title: string; detail: string };
}

/** Reads an answer that is no stream; `undefined` where there is nothing (404). */
export type Get = (path: string) => Promise<Record<string, unknown> | undefined>;

/** A conversation over a contract: keeps what was said, and knows how to go on. */
export interface Protocol {
  readonly contract: ContractName;
  readonly can: SessionAbilities;
  /** Absent where the contract has no conversations. */
  readonly threadId?: string;
  readonly turns: readonly Turn[];
  readonly state?: unknown;
  /** How the latest run ended; `undefined` while it is on. */
  readonly end: RunEnd | undefined;
  /** Adds a message of the user's. @returns The request for the answer. */
  begin(text: string): Call;
  /** A stream begins to answer. */
  accepted?(headers: Headers): void;
  take(event: StreamEvent): void;
  /** The stream came to its end, which no event tells in every contract. */
  close?(): void;
  /** Takes the stream up where it broke. @returns `undefined` if there is nothing to take up. */
  resume?(get: Get): Promise<Call | undefined>;
  /** Forgets everything but ids, and begins anew. @returns The stream to follow, if there is one. */
  restart?(get: Get): Promise<Call | undefined>;
  /** The operation that ends the run. Absent where closing the connection does. */
  cancel?(): Call;
  /**
   * Runs what the run waits for.
   *
   * @param signal Aborted when nobody wants to go on.
   * @returns The request that goes on with the results; `undefined` if there are none.
   */
  continue?(signal: AbortSignal): Promise<Call | undefined>;
}
