/** Mutants of runs that are interrupted, and of reconnecting to runs that have ended. */
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
import { problem, runBody, storedMessages } from "./combinators.ts";

/** Returns true if an event is the result of a call that was interrupted. */
const cutOff = (event: { payload: Loose }) =>
  JSON.stringify(event.payload).includes("The call was cut off and not executed.");

/** Returns true if events of a name end a run. */
const isEnd = (name: string) => ["RUN_FINISHED", "RUN_ERROR", "tambo.run.awaiting_input"].includes(name);

/** Alters the errors of providers that response with a status instead of a stream. */
const refusal = (alter: (error: Loose) => void): Mutate =>
  alterTurns(async (options, own) => {
    try {
      return await own(options);
    } catch (error) {
      alter(error);
      throw error;
    }
  });

export const endMutants: Mutants = {
  /** Every message that was interrupted is marked as failed. */
  "incomplete-error": storedMessages((message) => {
    if (message.incomplete !== undefined) message.incomplete = "error";
  }),
  /** Every message that was interrupted is marked as cancelled. */
  "incomplete-cancelled": storedMessages((message) => {
    if (message.incomplete !== undefined) message.incomplete = "cancelled";
  }),
  /** Every response is marked as interrupted. */
  "incomplete-always": storedMessages((message) => {
    if (message.role === "assistant") message.incomplete ??= "error";
  }),
  /** A component that was interrupted is not ended. */
  "cut-off-component-open": delayEvents(
    ({ name }) => name === "tambo.component.end",
    (held, event) => (event.name === "RUN_ERROR" ? [event] : [...held, event]),
  ),
  /** A component that was interrupted is stored without its props. */
  "cut-off-component-emptied": storedMessages((message) => {
    if (message.incomplete === undefined) return;
    for (const block of message.content) if (block.type === "component") block.props = {};
  }),
  /** Arguments and props that break off are not completed. */
  "cut-off-json-left": alterEvents((event) => {
    const delta = event.payload.delta ?? event.payload.value?.delta;
    return typeof delta === "string" && /^"?[}\]]+$/.test(delta) ? [] : event;
  }),
  /** A call that was interrupted is not ended. */
  "cut-off-call-open": delayEvents(
    ({ name }) => name === "TOOL_CALL_END",
    (held, event) => (event.name === "RUN_ERROR" || cutOff(event) ? [event] : [...held, event]),
  ),
  /** A call that was interrupted gets no result. */
  "cut-off-call-unanswered": alterEvents((event) => (cutOff(event) ? [] : event)),
  /** The result of a call that was interrupted is not marked as failed. */
  "cut-off-call-well": alterEventsNamed("tambo.tool.result", (event) => {
    if (cutOff(event)) delete event.payload.value.isError;
  }),
  /** Reconnecting without a position to a failed run says that it has finished. */
  "bare-failure-finished": alterEventsNamed("RUN_ERROR", (event, { operation, after, threadId, runId }) => {
    const { timestamp, code } = event.payload;
    if (operation === "reconnectRun" && after === undefined && code !== "CANCELLED")
      event.payload = { type: "RUN_FINISHED", threadId, runId, timestamp };
  }),
  /** The single event of a run that has ended has the id 1. */
  "bare-end-renumbered": alterEvents((event, { operation, after, seen }) =>
    operation === "reconnectRun" && after === undefined && seen.length === 0 && event.name === "RUN_ERROR"
      ? { ...event, id: "1" }
      : event,
  ),
  /** Reconnecting without a position replays an active run. */
  "bare-replays-the-running": withSet((over) => [
    alterRequestsOf("reconnectRun", ({ query, headers, runId }) => {
      if (headers["last-event-id"] === undefined && !over.has(runId)) query.after ??= "0";
    }),
    alterEvents((event, { threadId, runId, memory }) => {
      memory.run ??= runId ?? (event.name === "RUN_STARTED" ? event.payload.runId : threadId);
      if (isEnd(event.name)) over.add(memory.run);
    }),
  ]),
  /** Reconnecting without a position to an active run skips the events sent meanwhile. */
  "bare-forgets-the-meantime": alterEvents((event, { operation, after, memory }) => {
    memory.began ??= Date.now();
    const late = operation === "reconnectRun" && after === undefined && !isEnd(event.name);
    return late && event.payload.timestamp < memory.began ? [] : event;
  }),
  /** With wire=proposal, reconnecting without a position to a finished run sends its messages. */
  "bare-end-of-the-wire": alterEventsNamed(
    "RUN_FINISHED",
    (event, { operation, after, query, threadId, runId }) => {
      if (operation !== "reconnectRun" || after !== undefined || query.wire !== "proposal") return;
      const value = { threadId, runId, messages: [] };
      const { timestamp } = event.payload;
      event.payload = { type: "CUSTOM", name: "tambo.run.finished", value, timestamp };
    },
  ),
  /** A run is found under the path of any thread. */
  "runs-of-all-threads": withMap((threads) => [
    alterRequests((wire) => {
      const threadId = threads.get(wire.runId);
      const known = wire.operation === "reconnectRun" || wire.operation === "cancelRun";
      if (known && threadId !== undefined) wire.path = `/v1/threads/${threadId}/runs/${wire.runId}`;
    }),
    alterEvents((event) => {
      if (event.name === "RUN_STARTED") threads.set(event.payload.runId, event.payload.threadId);
    }),
  ]),
  /** An Idempotency-Key is scoped to its thread. */
  "key-by-thread": alterRequestsOf("createRun", ({ headers, threadId }) => {
    if (headers["idempotency-key"] !== undefined) headers["idempotency-key"] += threadId;
  }),
  /** An Idempotency-Key with another query is IDEMPOTENCY_KEY_REUSED. */
  "key-by-query": withMap((queries) =>
    alterRequestsOf("createRun", ({ headers, query }) => {
      const key = headers["idempotency-key"];
      if (key === undefined) return undefined;
      const first = queries.get(key) ?? JSON.stringify(query);
      queries.set(key, first);
      return first === JSON.stringify(query) ? undefined : problem(422, "IDEMPOTENCY_KEY_REUSED");
    }),
  ),
  /** onDisconnect is ignored. */
  "continue-ignored": runBody(deleteFields("onDisconnect")),
  /** Provider statuses 4xx other than 400 have the code of a server error. */
  "provider-refusals-mixed": refusal((error) => {
    if (error.code === "LLM_CLIENT_ERROR" && !error.message.includes("400")) error.code = "LLM_SERVER_ERROR";
  }),
  /** A provider's status 5xx has the code of a client error. */
  "provider-failures-mixed": refusal((error) => {
    if (error.code === "LLM_SERVER_ERROR") error.code = "LLM_CLIENT_ERROR";
  }),
  /** The provider's error message is sent to the client. */
  "provider-quoted": alterPayloads("RUN_ERROR", (payload) => {
    if (payload.code.startsWith("LLM_")) payload.message += " Account K4711Z must wait.";
  }),
  /** The connection is closed after every stream. */
  "connection-closed": alterStreamHeaders(setFields({ connection: "close" })),
};
