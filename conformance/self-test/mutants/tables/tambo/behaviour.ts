/** Mutants with defects in the handling of disconnecting clients, concurrent runs and continued runs. */

import { withMap, withRepetitions, withSet } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { createExchange } from "../../combinators/exchange.ts";
import { alterRequestsOf } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { setDisconnectGrace } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { blockThreadAfter, createError } from "./combinators.ts";

/** Calls a function when a run's client closes its connection. */
const onDisconnect =
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
  /** Never cancels a run that has no reader. */
  "disconnect-never-cancels": setDisconnectGrace(3_600_000),
  /** Does not store text that was streamed before the client disconnected. */
  "disconnect-loses-text": withSet((disconnected) => [
    onDisconnect((threadId) => disconnected.add(threadId)),
    alterResponses(({ body, request }) => {
      if (!disconnected.has(request.threadId)) return;
      for (const message of body?.messages ?? [])
        if (message.role === "assistant") message.content = [{ type: "text", text: "" }];
    }),
  ]),
  /** Does not store text that was streamed before a failure or a cancellation. */
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
  /** Rejects all later runs in a thread after one of its runs failed or was cancelled. */
  "failure-blocks-thread": blockThreadAfter(({ name }) => name === "RUN_ERROR"),
  /** Rejects all later runs in a thread after one of its runs has finished. */
  "end-blocks-thread": blockThreadAfter(
    ({ name }) => name === "tambo.run.finished",
    ({ headers }) => headers["idempotency-key"] === undefined,
  ),
  /** Rejects every tenth tool result, as if the first stream had not ended. */
  "continuing-races": withRepetitions(
    withMap((counts) =>
      alterRequestsOf("createRun", ({ threadId, body }) => {
        if (body?.message?.role !== "tool") return undefined;
        const count = (counts.get(threadId) ?? 0) + 1;
        counts.set(threadId, count);
        return count % 10 === 0 ? createError(409, "CONCURRENT_RUN") : undefined;
      }),
    ),
  ),
  /** Rejects a user message while calls are pending. */
  "pending-blocks-thread": withSet((waiting) => [
    alterRequestsOf("createRun", ({ threadId, body }) => {
      if (waiting.has(threadId) && body?.message?.role === "user" && typeof body.message.content === "string")
        return createError(409, "CONCURRENT_RUN");
      waiting.delete(threadId);
      return undefined;
    }),
    alterEvents((event, { threadId }) => {
      if (event.name === "tambo.run.awaiting_input") waiting.add(threadId);
    }),
  ]),
  /** Forgets the other pending calls after receiving a result for one of them. */
  "results-forgotten": alterEvents((event, { previous }) =>
    event.name === "tambo.run.awaiting_input" && previous.length === 1 ? [] : event,
  ),
  /** Cancels a thread's active run when a second run starts. */
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
  /** Stores the message from a rejected request. */
  "refused-is-stored": withSet((rejected) => [
    alterResponses(({ status, request }) => {
      if (status >= 400 && request.operation === "createRun") rejected.add(request.threadId);
    }),
    alterResponses(({ body, request }) => {
      if (rejected.has(request.threadId)) body?.messages?.push({ role: "user", content: [] });
    }),
  ]),
};
