/** Mutants of resuming streams, and of restarts. */

import { afterRestart } from "../../combinators/compose.ts";
import { alterEvents, alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import type { Mutants } from "../../mutant.ts";
import { problem } from "./combinators.ts";

export const resumeMutants: Mutants = {
  /** The event right after the position is lost. */
  "resume-loses-one": alterEvents((event, { operation, after, seen }) =>
    operation === "reconnectRun" && Number(after) > 0 && seen.length === 0 ? [] : event,
  ),
  /** The event at the position is sent again. */
  "resume-repeats-one": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (Number(query.after) > 0) query.after = String(Number(query.after) - 1);
    const last = headers["last-event-id"];
    if (Number(last) > 0) headers["last-event-id"] = String(Number(last) - 1);
  }),
  /** Last-Event-ID overrides the query. */
  "resume-ignores-query": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (headers["last-event-id"] !== undefined) delete query.after;
  }),
  /** A reconnecting client misses the end of the run. */
  "resume-misses-the-end": alterEvents((event, { operation }) =>
    operation === "reconnectRun" && ["RUN_FINISHED", "RUN_ERROR"].includes(event.name) ? [] : event,
  ),
  /** Replayed events have new timestamps. */
  "resume-with-new-times": alterEvents((event, { operation }) => {
    if (operation === "reconnectRun") event.payload.timestamp = Date.now() + 1;
  }),
  /** Reconnecting without a position replays the run. */
  "bare-replays-all": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (headers["last-event-id"] === undefined) query.after ??= "0";
  }),
  /** Reconnecting to a waiting run reports no pending call. */
  "bare-tells-nothing-of-the-pause": alterPayloads("tambo.run.awaiting_input", (payload, { operation }) => {
    if (operation === "reconnectRun") payload.value.pendingToolCalls = [];
  }),
  /** An invalid position is treated as the start. */
  "positions-guessed": alterRequestsOf("reconnectRun", ({ query, headers }) => {
    if (!/^\d{1,5}$/.test(query.after ?? "0")) query.after = "0";
    if (!/^\d{1,5}$/.test(headers["last-event-id"] ?? "0")) headers["last-event-id"] = "0";
  }),
  /** A thread whose run was killed stays busy. */
  "restart-leaves-busy": afterRestart(alterRequestsOf("createRun", () => problem(409, "CONCURRENT_RUN"))),
  /** After a restart no thread is found. */
  "restart-loses-threads": afterRestart(
    alterResponses((answer) => {
      if (answer.request.operation === "getThread") Object.assign(answer, problem(404, "THREAD_NOT_FOUND"));
    }),
  ),
  /** After a restart text streamed before is lost. */
  "restart-loses-events": afterRestart(
    alterEvents((event, { operation }) =>
      operation === "reconnectRun" && event.name === "TEXT_MESSAGE_CONTENT" ? [] : event,
    ),
  ),
  /** A run that was killed never ends. */
  "restart-leaves-open": afterRestart(
    alterEventsNamed("RUN_ERROR", (_, { operation }) => (operation === "reconnectRun" ? [] : _)),
  ),
};
