/**
 * The contract-specific part of a session, for the contracts other than `tambo`: requests, and the meaning of
 * events.
 */
import { ContractError } from "tambo-v1-client";
import type { EventStream } from "tambo-v1-client/gateway";
import type { TamboThread } from "tambo-v1-client/thread";
import type { RequestBody, SessionCapabilities, SessionStatus, Turn } from "./session.ts";

/** The outcome of a run. */
export interface RunOutcome {
  status: Exclude<SessionStatus, "idle" | "running" | "dropped">;
  /** Set if the status is `failed`. */
  error?: { title: string; detail: string };
}

/** A conversation over a contract: its messages, and the streams that continue it. */
export interface Protocol<Event = unknown, Body = RequestBody> {
  readonly capabilities: SessionCapabilities;
  /** The thread's id. Absent if the contract has no threads. */
  readonly threadId?: string;
  readonly turns: readonly Turn[];
  readonly state?: unknown;
  /** The thread that stores the states of the components in `turns`, if there can be any. */
  readonly componentThread?: TamboThread;
  /** Outcome of the latest run; `undefined` while it is active. */
  readonly outcome: RunOutcome | undefined;
  /** Returns the body of the request that sends a user message. */
  createBody(text: string): Body;
  /** Adds the messages in a request body to the conversation. @returns The stream of a new run. */
  start(body: Body, signal: AbortSignal): Promise<EventStream<Event>>;
  applyEvent(event: Event): void;
  /** Called when the stream ends. In some contracts no event reports the end. */
  onStreamEnd?(): void;
  /** Resumes a broken stream. @returns `undefined` if there is nothing to resume. */
  resume?(signal: AbortSignal): Promise<EventStream<Event> | undefined>;
  /**
   * Reloads the conversation from the server, keeping only ids. @returns The active run's stream, if there is
   * one.
   */
  reload?(signal: AbortSignal): Promise<EventStream<Event> | undefined>;
  /** Cancels the run. Absent if closing the connection cancels it. */
  cancel?(): Promise<unknown>;
  /**
   * Runs the tools that the run waits for.
   *
   * @param signal Aborts when the session moves on.
   * @returns The stream of the run that continues with the results; `undefined` if there are none.
   */
  continue?(signal: AbortSignal): Promise<EventStream<Event> | undefined>;
  /**
   * Approves or denies a call that needs the user's approval.
   *
   * @returns The stream of the run that continues; `undefined` while another call needs approval.
   */
  decideCall?(
    toolCallId: string,
    isApproved: boolean,
    signal: AbortSignal,
  ): Promise<EventStream<Event> | undefined>;
}

/** Returns `undefined` if a request is rejected because something does not exist. */
export async function ignoreNotFound<Data>(request: Promise<Data>): Promise<Data | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ContractError && error.status === 404) return undefined;
    throw error;
  }
}
