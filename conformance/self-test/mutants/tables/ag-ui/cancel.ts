/** Mutants of cancelling, and of clients that disconnect. */

import { combine, withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents, alterPayloads } from "../../combinators/events.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { alterRequests, alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setDisconnectGrace } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import { createError } from "./combinators.ts";

/** Parses the ids in the path of a cancellation. */
const parseCancelPath = (path: string) => {
  const [, , , , threadId = "", , runId = ""] = path.split("/").map(decodeURIComponent);
  return { threadId, runId };
};

/** Replaces the code of an error of one operation. */
const replaceErrorCode = (operation: string, code: string, other: string) =>
  alterResponses(({ body, request }) => {
    if (request.operation === operation && body?.error?.code === code) body.error.code = other;
  });

export const cancelMutants: Mutants = {
  /** Returns its internal run id from a cancellation. */
  "cancel-names-another-run": alterSuccess("cancelAgentRun", ({ body }) => {
    body.runId = `run_${body.runId}`;
  }),
  /** Ends a cancelled run like a finished one. */
  "cancelled-is-success": alterEvents((event) => {
    const { outcome, code } = event.payload;
    if (outcome?.type === "cancelled") {
      delete event.payload.outcome;
      event.payload.result = { stopReason: "end_turn" };
    }
    if (code === "CANCELLED") event.payload.code = "ABORTED";
  }),
  /** Does not abort the model request of a cancelled run. */
  "cancelled-run-never-stops-the-model": ignoreAborts,
  /** Rejects further runs of a thread with a cancelled run. */
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
  /** Rejects a second cancellation of a run. */
  "cancelled-again-is-refused": withSet((cancelled) =>
    alterRequestsOf("cancelAgentRun", ({ path }) => {
      if (cancelled.has(path)) return createError(409, "RUN_FINISHED");
      cancelled.add(path);
      return undefined;
    }),
  ),
  /** Confirms the cancellation of a waiting run, which keeps waiting. */
  "cancel-leaves-waiting-runs": withSet((waiting) => [
    alterRequestsOf("cancelAgentRun", ({ path }) => {
      const ids = parseCancelPath(path);
      return waiting.has(ids.runId) ? { status: 200, body: { ...ids, status: "cancelled" } } : undefined;
    }),
    alterPayloads("RUN_FINISHED", ({ runId, result }) => {
      if (result?.stopReason === "awaiting_input") waiting.add(runId);
    }),
  ]),
  /** Confirms the cancellation of a finished run. */
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
  /** Returns THREAD_NOT_FOUND for cancelling an unknown run. */
  "no-run-is-no-thread": replaceErrorCode("cancelAgentRun", "RUN_NOT_FOUND", "THREAD_NOT_FOUND"),
  /** Returns RUN_NOT_FOUND for cancelling in an unknown thread. */
  "cancel-no-thread-is-no-run": replaceErrorCode("cancelAgentRun", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  /** Returns RUN_NOT_FOUND for connecting to an unknown thread. */
  "connect-no-thread-is-no-run": replaceErrorCode("connectAgent", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  /** Cancels a run as soon as its connection closes. */
  "leaving-cancels": combine(setDisconnectGrace(0), () => ({
    // Delays reconnecting clients, because one that reconnects immediately might arrive before the close.
    before: (request, _response, next) => void setTimeout(next, request.path.endsWith("/connect") ? 100 : 0),
  })),
  /** Never cancels a run without a reader. */
  "leaving-never-cancels": setDisconnectGrace(3_600_000),
  /** Ignores onDisconnect. */
  "continue-not-heeded": alterRequestsOf("runAgent", ({ body }) => {
    delete body?.forwardedProps?.tambo?.onDisconnect;
  }),
  /** Rejects the next run while the previous run has no reader. */
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
