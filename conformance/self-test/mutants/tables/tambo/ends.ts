/** Mutants with defects in interrupted runs, and in reconnecting to runs that have ended. */
import { withMap, withSet } from "../../combinators/compose.ts";
import {
  alterEvents,
  alterEventsNamed,
  alterPayloads,
  alterStreamHeaders,
  delayEvents,
} from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterTurns } from "../../combinators/models.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { deleteFields, setFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { isInterruptedResult } from "../shared-events.ts";
import { alterRunBodies, alterStoredMessages, createError } from "./combinators.ts";

/** Returns true if events with this name end a run. */
const isEnd = (name: string) => ["RUN_FINISHED", "RUN_ERROR", "tambo.run.awaiting_input"].includes(name);

/** Alters the errors reported when a provider responds with an error status instead of a stream. */
const alterProviderErrors = (alter: (error: Loose) => void): Mutate =>
  alterTurns(async (options, original) => {
    try {
      return await original(options);
    } catch (error) {
      alter(error);
      throw error;
    }
  });

export const endMutants: Mutants = {
  /** Marks every interrupted message as failed. */
  "incomplete-error": alterStoredMessages((message) => {
    if (message.incomplete !== undefined) message.incomplete = "error";
  }),
  /** Marks every interrupted message as cancelled. */
  "incomplete-cancelled": alterStoredMessages((message) => {
    if (message.incomplete !== undefined) message.incomplete = "cancelled";
  }),
  /** Marks every response as interrupted. */
  "incomplete-always": alterStoredMessages((message) => {
    if (message.role === "assistant") message.incomplete ??= "error";
  }),
  /** Does not end a component that was interrupted. */
  "cut-off-component-open": delayEvents(
    ({ name }) => name === "tambo.component.end",
    (held, event) => (event.name === "RUN_ERROR" ? [event] : [...held, event]),
  ),
  /** Stores an interrupted component without its props. */
  "cut-off-component-emptied": alterStoredMessages((message) => {
    if (message.incomplete === undefined) return;
    for (const block of message.content) if (block.type === "component") block.props = {};
  }),
  /** Does not complete truncated arguments and props. */
  "cut-off-json-left": alterEvents((event) => {
    const delta = event.payload.delta ?? event.payload.value?.delta;
    return typeof delta === "string" && /^"?[}\]]+$/.test(delta) ? [] : event;
  }),
  /** Does not end a call that was interrupted. */
  "cut-off-call-open": delayEvents(
    ({ name }) => name === "TOOL_CALL_END",
    (held, event) => (event.name === "RUN_ERROR" || isInterruptedResult(event) ? [event] : [...held, event]),
  ),
  /** Omits the result of an interrupted call. */
  "cut-off-call-unanswered": alterEvents((event) => (isInterruptedResult(event) ? [] : event)),
  /** Does not mark the result of an interrupted call as failed. */
  "cut-off-call-well": alterEventsNamed("tambo.tool.result", (event) => {
    if (isInterruptedResult(event)) delete event.payload.value.isError;
  }),
  /** Reports a failed run as finished to a client that reconnects without a position. */
  "bare-failure-finished": alterEventsNamed("RUN_ERROR", (event, { operation, after, threadId, runId }) => {
    const { timestamp, code } = event.payload;
    if (operation === "reconnectRun" && after === undefined && code !== "CANCELLED")
      event.payload = { type: "RUN_FINISHED", threadId, runId, timestamp };
  }),
  /** Gives the single event for an ended run the id 1. */
  "bare-end-renumbered": alterEvents((event, { operation, after, previous }) =>
    operation === "reconnectRun" && after === undefined && previous.length === 0 && event.name === "RUN_ERROR"
      ? { ...event, id: "1" }
      : event,
  ),
  /** Replays an active run to a client that reconnects without a position. */
  "bare-replays-the-running": withSet((ended) => [
    alterRequestsOf("reconnectRun", ({ query, headers, runId }) => {
      if (headers["last-event-id"] === undefined && !ended.has(runId)) query.after ??= "0";
    }),
    alterEvents((event, { threadId, runId, memory }) => {
      memory.run ??= runId ?? (event.name === "RUN_STARTED" ? event.payload.runId : threadId);
      if (isEnd(event.name)) ended.add(memory.run);
    }),
  ]),
  /** Skips the events that were sent before a client reconnected without a position. */
  "bare-forgets-the-meantime": alterEvents((event, { operation, after, memory }) => {
    memory.began ??= Date.now();
    const late = operation === "reconnectRun" && after === undefined && !isEnd(event.name);
    return late && event.payload.timestamp < memory.began ? [] : event;
  }),
  /**
   * Sends the messages of a finished run to a client that reconnects without a position and with
   * wire=proposal.
   */
  "bare-end-of-the-wire": alterEventsNamed(
    "RUN_FINISHED",
    (event, { operation, after, query, threadId, runId }) => {
      if (operation !== "reconnectRun" || after !== undefined || query.wire !== "proposal") return;
      const value = { threadId, runId, messages: [] };
      const { timestamp } = event.payload;
      event.payload = { type: "CUSTOM", name: "tambo.run.finished", value, timestamp };
    },
  ),
  /** Finds a run even if the path names a different thread. */
  "runs-of-all-threads": withMap((threads) => [
    alterRequests((wire) => {
      const threadId = threads.get(wire.runId);
      const takesRun = wire.operation === "reconnectRun" || wire.operation === "cancelRun";
      if (takesRun && threadId !== undefined) wire.path = `/v1/threads/${threadId}/runs/${wire.runId}`;
    }),
    alterEvents((event) => {
      if (event.name === "RUN_STARTED") threads.set(event.payload.runId, event.payload.threadId);
    }),
  ]),
  /** Scopes an Idempotency-Key to a thread. */
  "key-by-thread": alterRequestsOf("createRun", ({ headers, threadId }) => {
    if (headers["idempotency-key"] !== undefined) headers["idempotency-key"] += threadId;
  }),
  /** Returns IDEMPOTENCY_KEY_REUSED if an Idempotency-Key is sent with a different query. */
  "key-by-query": withMap((queries) =>
    alterRequestsOf("createRun", ({ headers, query }) => {
      const key = headers["idempotency-key"];
      if (key === undefined) return undefined;
      const first = queries.get(key) ?? JSON.stringify(query);
      queries.set(key, first);
      return first === JSON.stringify(query) ? undefined : createError(422, "IDEMPOTENCY_KEY_REUSED");
    }),
  ),
  /** Ignores the onDisconnect option. */
  "continue-ignored": alterRunBodies(deleteFields("onDisconnect")),
  /** Sends the code for a server error if a provider returns a 4xx status other than 400. */
  "provider-refusals-mixed": alterProviderErrors((error) => {
    if (error.code === "LLM_CLIENT_ERROR" && !error.message.includes("400")) error.code = "LLM_SERVER_ERROR";
  }),
  /** Sends the code for a client error if a provider returns a 5xx status. */
  "provider-failures-mixed": alterProviderErrors((error) => {
    if (error.code === "LLM_SERVER_ERROR") error.code = "LLM_CLIENT_ERROR";
  }),
  /** Sends the provider's error message to the client. */
  "provider-quoted": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code.startsWith("LLM_")) payload.message += " Account K4711Z must wait.";
  }),
  /** Closes the connection after every stream. */
  "connection-closed": alterStreamHeaders(setFields({ connection: "close" })),
};
