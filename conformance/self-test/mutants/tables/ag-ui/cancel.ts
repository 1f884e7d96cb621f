/** Mutants of cancelling, and of clients that disconnect. */

import { combine, withMap, withSet } from "../../combinators/compose.ts";
import { alterEvents, alterPayloads } from "../../combinators/events.ts";
import { ignoreAborts } from "../../combinators/models.ts";
import { alterRequests, alterRequestsOf, type Reply } from "../../combinators/requests.ts";
import { alterResponses, alterSuccess } from "../../combinators/responses.ts";
import { setDisconnectGrace } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";

/** Ids in the path of a cancel. */
const idsOf = (path: string) => {
  const [, , , , threadId = "", , runId = ""] = path.split("/").map(decodeURIComponent);
  return { threadId, runId };
};

const refused = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: "It is refused." } },
});

/** Errors with a code get another code. */
const otherCode = (operation: string, code: string, other: string) =>
  alterResponses(({ body, request }) => {
    if (request.operation === operation && body?.error?.code === code) body.error.code = other;
  });

export const cancelMutants: Mutants = {
  /** The response to a cancellation names the server's internal run id. */
  "cancel-names-another-run": alterSuccess("cancelAgentRun", ({ body }) => {
    body.runId = `run_${body.runId}`;
  }),
  /** A cancelled run ends like a finished one. */
  "cancelled-is-success": alterEvents((event) => {
    const { outcome, code } = event.payload;
    if (outcome?.type === "cancelled") {
      delete event.payload.outcome;
      event.payload.result = { stopReason: "end_turn" };
    }
    if (code === "CANCELLED") event.payload.code = "ABORTED";
  }),
  /** Cancelling a run does not abort its model request. */
  "cancelled-run-never-stops-the-model": ignoreAborts,
  /** A thread with a cancelled run accepts no further run. */
  "cancelled-blocks-thread": withSet((cancelled) => [
    alterRequestsOf("runAgent", ({ body }) =>
      cancelled.has(body?.threadId) ? refused(409, "CONCURRENT_RUN") : undefined,
    ),
    alterPayloads("RUN_FINISHED", (payload) => {
      if (payload.outcome?.type === "cancelled") cancelled.add(payload.threadId);
    }),
    alterSuccess("cancelAgentRun", ({ body }) => {
      cancelled.add(body.threadId);
    }),
  ]),
  /** Cancelling a run twice is rejected. */
  "cancelled-again-is-refused": withSet((cancelled) =>
    alterRequestsOf("cancelAgentRun", ({ path }) => {
      if (cancelled.has(path)) return refused(409, "RUN_FINISHED");
      cancelled.add(path);
      return undefined;
    }),
  ),
  /** Cancelling a waiting run succeeds, and the run keeps waiting. */
  "cancel-leaves-waiting-runs": withSet((waiting) => [
    alterRequestsOf("cancelAgentRun", ({ path }) => {
      const ids = idsOf(path);
      return waiting.has(ids.runId) ? { status: 200, body: { ...ids, status: "cancelled" } } : undefined;
    }),
    alterPayloads("RUN_FINISHED", ({ runId, result }) => {
      if (result?.stopReason === "awaiting_input") waiting.add(runId);
    }),
  ]),
  /** Cancelling a finished run succeeds. */
  "cancel-of-finished-is-fine": alterResponses((answer) => {
    if (answer.request.operation !== "cancelAgentRun" || answer.body?.error?.code !== "RUN_FINISHED") return;
    answer.status = 200;
    answer.body = { ...idsOf(answer.request.path), status: "cancelled" };
  }),
  /** Cancelling an unknown run cancels the thread's active run. */
  "cancel-guesses": withMap((going) =>
    alterRequests(async ({ operation, body, path }, { ask }) => {
      if (operation === "runAgent") going.set(body?.threadId, body?.runId);
      if (operation !== "cancelAgentRun") return undefined;
      const { threadId, runId } = idsOf(path);
      const other = going.get(threadId);
      if (other === undefined || !runId.startsWith("none-")) return undefined;
      await ask("DELETE", path.replace(runId, other));
      return { status: 200, body: { threadId, runId, status: "cancelled" } };
    }),
  ),
  /** Cancelling an unknown run is THREAD_NOT_FOUND. */
  "no-run-is-no-thread": otherCode("cancelAgentRun", "RUN_NOT_FOUND", "THREAD_NOT_FOUND"),
  /** Cancelling in an unknown thread is RUN_NOT_FOUND. */
  "cancel-no-thread-is-no-run": otherCode("cancelAgentRun", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  /** Connecting to an unknown thread is RUN_NOT_FOUND. */
  "connect-no-thread-is-no-run": otherCode("connectAgent", "THREAD_NOT_FOUND", "RUN_NOT_FOUND"),
  /** A closed connection cancels its run. */
  "leaving-cancels": combine(setDisconnectGrace(0), () => ({
    // A client that reconnects immediately might arrive before the close.
    before: (request, _response, next) => void setTimeout(next, request.path.endsWith("/connect") ? 100 : 0),
  })),
  /** A run without a reader is never cancelled. */
  "leaving-never-cancels": setDisconnectGrace(3_600_000),
  /** onDisconnect is ignored. */
  "continue-not-heeded": alterRequestsOf("runAgent", ({ body }) => {
    delete body?.forwardedProps?.tambo?.onDisconnect;
  }),
  /** A run whose reader has disconnected blocks the next run. */
  "makes-no-way": withSet((going) => [
    alterRequestsOf("runAgent", ({ body }) =>
      going.has(body?.threadId) ? refused(409, "CONCURRENT_RUN") : undefined,
    ),
    alterEvents((event, { memory, operation }) => {
      if (event.name === "RUN_STARTED" && operation === "runAgent") {
        memory.threadId = event.payload.threadId;
        going.add(memory.threadId);
      }
      if (["RUN_FINISHED", "RUN_ERROR"].includes(event.name)) going.delete(memory.threadId);
    }),
  ]),
};
