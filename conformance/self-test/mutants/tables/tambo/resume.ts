/** Mutants with defects in resuming streams, and in restarts. */

import { afterRestart } from "../../combinators/compose.ts";
import { alterEvents, alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";
import { createError } from "./combinators.ts";

export const resumeMutants: Mutants = {
  /** Skips the event directly after the position. */
  "resume-loses-one": alterEvents((event, { operation, after, previous }) =>
    operation === "reconnectRun" && Number(after) > 0 && previous.length === 0 ? [] : event,
  ),
  /** Sends the event at the position again. */
  "resume-repeats-one": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (Number(query.after) > 0) query.after = String(Number(query.after) - 1);
    const last = headers["last-event-id"];
    if (Number(last) > 0) headers["last-event-id"] = String(Number(last) - 1);
  }),
  /** Gives Last-Event-ID precedence over the query parameter. */
  "resume-ignores-query": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (headers["last-event-id"] !== undefined) delete query.after;
  }),
  /** Omits the terminal event from a reconnecting client's stream. */
  "resume-misses-the-end": alterEvents((event, { operation }) =>
    operation === "reconnectRun" && ["RUN_FINISHED", "RUN_ERROR"].includes(event.name) ? [] : event,
  ),
  /** Replays events with new timestamps. */
  "resume-with-new-times": alterEvents((event, { operation }) => {
    if (operation === "reconnectRun") event.payload.timestamp = Date.now() + 1;
  }),
  /** Replays the complete run to a client that reconnects without a position. */
  "bare-replays-all": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (headers["last-event-id"] === undefined) query.after ??= "0";
  }),
  /** Omits the pending calls when a client reconnects to a run that is awaiting input. */
  "bare-tells-nothing-of-the-pause": alterPayloads("tambo.run.awaiting_input", (payload, { operation }) => {
    if (operation === "reconnectRun") payload.value.pendingToolCalls = [];
  }),
  /** Replays the run from the start if the position is invalid. */
  "positions-guessed": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (!/^\d{1,5}$/.test(query.after ?? "0")) query.after = "0";
    if (!/^\d{1,5}$/.test(headers["last-event-id"] ?? "0")) headers["last-event-id"] = "0";
  }),
  /** Reports that a thread is busy after its run was killed. */
  "restart-leaves-busy": afterRestart(alterRequestsOf("createRun", () => createError(409, "CONCURRENT_RUN"))),
  /** Does not find any thread after a restart. */
  "restart-loses-threads": afterRestart(
    alterResponses((response) => {
      if (response.request.operation === "getThread")
        Object.assign(response, createError(404, "THREAD_NOT_FOUND"));
    }),
  ),
  /** Loses streamed text during a restart. */
  "restart-loses-events": afterRestart(
    alterEvents((event, { operation }) =>
      operation === "reconnectRun" && event.name === "TEXT_MESSAGE_CONTENT" ? [] : event,
    ),
  ),
  /** Never ends a run whose process was killed. */
  "restart-leaves-open": afterRestart(
    alterEventsNamed("RUN_ERROR", (_, { operation }) => (operation === "reconnectRun" ? [] : _)),
  ),
};
