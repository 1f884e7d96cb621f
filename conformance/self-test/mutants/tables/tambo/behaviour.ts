/** Mutants of disconnecting, concurrency and continuing. */

import { withMap, withRepetitions, withSet } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { createExchange } from "../../combinators/exchange.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { setDisconnectGrace } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { blockedAfter, problem } from "./combinators.ts";

/** Handles the moment when the client of a run closes its connection. */
const onLeave =
  (leave: (threadId: string) => void): Mutate =>
  () => ({
    before: (request, response, next) => {
      const { operation, threadId = "" } = createExchange(request);
      response.on("close", () => {
        if (operation === "createRun" && !response.writableFinished) leave(threadId);
      });
      next();
    },
  });

export const behaviourMutants: Mutants = {
  /** A run without a reader is never cancelled. */
  "disconnect-never-cancels": setDisconnectGrace(3_600_000),
  /** Text streamed before the client disconnected is not stored. */
  "disconnect-loses-text": withSet((left) => [
    onLeave((threadId) => left.add(threadId)),
    alterResponses(({ body, request }) => {
      if (!left.has(request.threadId)) return;
      for (const message of body?.messages ?? [])
        if (message.role === "assistant") message.content = [{ type: "text", text: "" }];
    }),
  ]),
  /** Text streamed before a failure or a cancellation is not stored. */
  "failure-loses-text": withSet((failed) => [
    alterEvents((event, { threadId }) => {
      if (event.name === "RUN_ERROR") failed.add(threadId);
    }),
    alterResponses(({ body, request }) => {
      if (!failed.has(request.threadId) || body?.messages === undefined) return;
      const last = body.messages.findLastIndex(({ role }: { role: string }) => role === "assistant");
      if (last !== -1) body.messages.splice(last, 1);
    }),
  ]),
  /** A thread whose run failed or was cancelled accepts no further run. */
  "failure-blocks-thread": blockedAfter(({ name }) => name === "RUN_ERROR"),
  /** A thread whose run has finished accepts no further run. */
  "end-blocks-thread": blockedAfter(
    ({ name }) => name === "tambo.run.finished",
    ({ headers }) => headers["idempotency-key"] === undefined,
  ),
  /** Every tenth tool result is rejected, as if the first stream had not ended. */
  "continuing-races": withRepetitions(
    withMap((counts) =>
      alterRequestsOf("createRun", ({ threadId, body }) => {
        if (body?.message?.role !== "tool") return undefined;
        const count = (counts.get(threadId) ?? 0) + 1;
        counts.set(threadId, count);
        return count % 10 === 0 ? problem(409, "CONCURRENT_RUN") : undefined;
      }),
    ),
  ),
  /** A user message is rejected while calls are pending. */
  "pending-blocks-thread": withSet((waiting) => [
    alterRequestsOf("createRun", ({ threadId, body }) => {
      if (waiting.has(threadId) && body?.message?.role === "user" && typeof body.message.content === "string")
        return problem(409, "CONCURRENT_RUN");
      waiting.delete(threadId);
      return undefined;
    }),
    alterEvents((event, { threadId }) => {
      if (event.name === "tambo.run.awaiting_input") waiting.add(threadId);
    }),
  ]),
  /** After a result for one of several pending calls, the others are no longer pending. */
  "results-forgotten": alterEvents((event, { seen }) =>
    event.name === "tambo.run.awaiting_input" && seen.length === 1 ? [] : event,
  ),
  /** A second run on a thread cancels the first. */
  "new-run-cancels": withMap((active, server) => [
    alterRequestsOf("createRun", async ({ threadId }) => {
      const runId = active.get(threadId);
      if (runId !== undefined) await server.ask("DELETE", `/v1/threads/${threadId}/runs/${runId}`);
    }),
    alterEvents((event, { threadId }) => {
      if (event.name === "RUN_STARTED") active.set(threadId, event.payload.runId);
      if (event.name === "RUN_FINISHED" || event.name === "RUN_ERROR") active.delete(threadId);
    }),
  ]),
  /** The message of a rejected request is stored. */
  "refused-is-stored": withSet((refused) => [
    alterResponses(({ status, request }) => {
      if (status >= 400 && request.operation === "createRun") refused.add(request.threadId);
    }),
    alterResponses(({ body, request }) => {
      if (refused.has(request.threadId)) body?.messages?.push({ role: "user", content: [] });
    }),
  ]),
};
