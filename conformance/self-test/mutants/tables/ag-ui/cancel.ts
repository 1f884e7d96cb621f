/** Mutants with defects in cancellation, and in the handling of clients that disconnect. */

import { combine, withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents, alterPayloads } from "../../combinators/events.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setDisconnectGrace } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import { createError } from "./combinators.ts";

/** Parses the ids in the path of a cancel request. */
const parseCancelPath = (path: string) => {
  const [, , , , threadId = "", , runId = ""] = path.split("/").map(decodeURIComponent);
  return { threadId, runId };
};

/** Replaces an error code that one operation returns. */
const replaceErrorCode = (operation: string, code: string, other: string) =>
  alterResponses(({ body, request }) => {
    if (request.operation === operation && body?.error?.code === code) body.error.code = other;
  });

export const cancelMutants: Mutants = {
  /** Returns the server's internal run id when a run is cancelled. */
  "cancel-names-another-run": alterSuccess("cancelAgentRun", ({ body }) => {
    body.runId = `run_${body.runId}`;
  }),
  /** Ends a cancelled run in the same way as a finished run. */
  "cancelled-is-success": alterEvents((event) => {
    const { outcome, code } = event.payload;
    if (outcome?.type === "cancelled") {
      delete event.payload.outcome;
      event.payload.result = { stopReason: "end_turn" };
    }
    if (code === "CANCELLED") event.payload.code = "ABORTED";
    if (outcome?.type === "cancelled" || code === "CANCELLED") delete event.payload.metadata;
  }),
  /** Does not abort the model request of a cancelled run. */
  "cancelled-run-never-stops-the-model": ignoreAborts,
  /** Rejects all later runs in a thread after one of its runs was cancelled. */
  "cancelled-blocks-thread": withSet((cancelled) => [
    alterRequestsOf("runAgent", ({ body }) =>
      cancelled.has(body?.threadId) ? createError(409, "CONCURRENT_RUN") : undefined,
    ),
    alterPayloads("RUN_FINISHED", (payload) => {
      if (payload.outcome?.type === "cancelled") cancelled.add(payload.threadId);
    }),
    alterSuccess("cancelAgentRun", ({ body }) => {
      cancelled.add(body.threadId);
    }),
  ]),
  /** Rejects cancelling a run that has already been cancelled. */
  "cancelled-again-is-refused": withSet((cancelled) =>
    alterRequestsOf("cancelAgentRun", ({ path }) => {
      if (cancelled.has(path)) return createError(409, "RUN_FINISHED");
      cancelled.add(path);
      return undefined;
    }),
  ),
  /** Confirms the cancellation of a run that is awaiting input, but lets it keep waiting. */
  "cancel-leaves-waiting-runs": withSet((waiting) => [
    alterRequestsOf("cancelAgentRun", ({ path }) => {
      const ids = parseCancelPath(path);
      return waiting.has(ids.runId) ? { status: 200, body: { ...ids, status: "cancelled" } } : undefined;
    }),
    alterPayloads("RUN_FINISHED", ({ runId, result }) => {
      if (result?.stopReason === "awaiting_input") waiting.add(runId);
    }),
  ]),
  /** Confirms the cancellation of a run that has already finished. */
  "cancel-of-finished-is-fine": alterResponses((response) => {
    if (response.request.operation !== "cancelAgentRun" || response.body?.error?.code !== "RUN_FINISHED")
      return;
    response.status = 200;
    response.body = { ...parseCancelPath(response.request.path), status: "cancelled" };
  }),
  /** Cancels the thread's active run when the run id is unknown. */
  "cancel-guesses": withMap((active) =>
    alterRequests(async ({ operation, body, path }, { ask }) => {
      if (operation === "runAgent") active.set(body?.threadId, body?.runId);
      if (operation !== "cancelAgentRun") return undefined;
      const { threadId, runId } = parseCancelPath(path);
      const other = active.get(threadId);
      if (other === undefined || !runId.startsWith("none-")) return undefined;
      await ask("DELETE", path.replace(runId, other));
      return { status: 200, body: { threadId, runId, status: "cancelled" } };
    }),
  ),
  /** Returns THREAD_NOT_FOUND if the run to cancel is unknown. */
  "no-run-is-no-thread": replaceErrorCode("cancelAgentRun", "RUN_NOT_FOUND", "THREAD_NOT_FOUND"),
  /** Returns RUN_NOT_FOUND if the thread of the run to cancel is unknown. */
  "cancel-no-thread-is-no-run": replaceErrorCode("cancelAgentRun", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  /** Returns RUN_NOT_FOUND if the thread to connect to is unknown. */
  "connect-no-thread-is-no-run": replaceErrorCode("connectAgent", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  /** Cancels a run as soon as its client's connection closes. */
  "leaving-cancels": combine(setDisconnectGrace(0), () => ({
    // Delays connect requests, because a client that reconnects immediately might arrive before its old
    // connection closes.
    before: (request, _response, next) => void setTimeout(next, request.path.endsWith("/connect") ? 100 : 0),
  })),
  /** Never cancels a run that has no reader. */
  "leaving-never-cancels": setDisconnectGrace(3_600_000),
  /** Ignores the onDisconnect option. */
  "continue-not-heeded": alterRequestsOf("runAgent", ({ body }) => {
    delete body?.forwardedProps?.tambo?.onDisconnect;
  }),
  /** Rejects the next run in a thread while the previous run has no reader. */
  "makes-no-way": withSet((active) => [
    alterRequestsOf("runAgent", ({ body }) =>
      active.has(body?.threadId) ? createError(409, "CONCURRENT_RUN") : undefined,
    ),
    alterEvents((event, { memory, operation }) => {
      if (event.name === "RUN_STARTED" && operation === "runAgent") {
        memory.threadId = event.payload.threadId;
        active.add(memory.threadId);
      }
      if (["RUN_FINISHED", "RUN_ERROR"].includes(event.name)) active.delete(memory.threadId);
    }),
  ]),
};
