/** Mutants with defects in the runs and stored messages in threads. */
import { withMap, withSet } from "../../combinators/compose.ts";
import { alterPayloads, alterStreamHeaders } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterRunBodies, blockThreadAfter, createError } from "./combinators.ts";

/** Alters run requests, depending on the messages previously sent to their thread. */
const alterRunsByHistory = (alter: (body: Loose, stored: Loose[]) => void): Mutate =>
  withMap((threads) =>
    alterRunBodies((body) => {
      if (!Array.isArray(body.messages)) return;
      const stored = threads.get(body.threadId) ?? [];
      const sent = structuredClone(body.messages);
      alter(body, stored);
      const ids = new Set(stored.map(({ id }: Loose) => id));
      threads.set(body.threadId, [...stored, ...sent.filter((message: Loose) => !ids.has(message?.id))]);
    }),
  );

export const threadMutants: Mutants = {
  /** Ignores the Idempotency-Key header. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** Starts another run if a request with an Idempotency-Key is retried. */
  "retry-runs-again": withSet((used) =>
    alterRunBodies((body, _, { headers }) => {
      const { "idempotency-key": key } = headers;
      if (key === undefined) return;
      delete headers["idempotency-key"];
      if (used.has(key)) body.runId = `${body.runId}-again`;
      used.add(key);
    }),
  ),
  /** Replaces a reused run id with a new one. */
  "run-ids-replaced": withMap((runs) =>
    alterRunBodies((body) => {
      const used = runs.get(body.threadId) ?? [];
      if (used.includes(body.runId)) body.runId = crypto.randomUUID();
      runs.set(body.threadId, [...used, body.runId]);
    }),
  ),
  /** Also writes to another thread if that thread has a run with the same id. */
  "run-ids-across-threads": withMap((first, server) =>
    alterRunBodies(async ({ threadId, runId }) => {
      const other = first.get(runId);
      if (other === undefined) first.set(runId, threadId);
      else if (other !== threadId)
        await server.ask("POST", "/ag-ui/default", {
          ...{ threadId: other, runId: crypto.randomUUID(), tools: [], context: [] },
          messages: [{ id: crypto.randomUUID(), role: "assistant", content: "Elsewhere." }],
        });
    }),
  ),
  /** Gives all runs in a thread the same internal id. */
  "continuing-is-the-same-run": withMap((ids) =>
    alterStreamHeaders((headers) => {
      const threadId = headers["x-thread-id"];
      if (!ids.has(threadId)) ids.set(threadId, headers["x-run-id"]);
      headers["x-run-id"] = ids.get(threadId) ?? "";
    }),
  ),
  /** Cancels the active run if a new run starts. */
  "newcomer-cancels": withMap((latest, server) =>
    alterRunBodies(async ({ threadId, runId }) => {
      const before = latest.get(threadId);
      latest.set(threadId, runId);
      if (before !== undefined)
        await server.ask("DELETE", `/ag-ui/default/threads/${threadId}/runs/${encodeURIComponent(before)}`);
    }),
  ),
  /** Rejects a run while another run is awaiting input. */
  "waiting-is-in-the-way": blockThreadAfter(
    ({ name }) => name === "tambo.run.awaiting_input",
    ({ messages }) => messages?.at?.(-1)?.role === "user",
  ),
  /** Rejects a run while another thread has an active run. */
  "one-run-at-a-time": withMap((running) => [
    alterPayloads("RUN_FINISHED", ({ runId }) => void running.delete(runId)),
    alterRunBodies((body) => {
      // Cases are judged concurrently, so only threads that belong to the same case count.
      const caseId = /conform:([^.\]]+)\./.exec(JSON.stringify(body.messages))?.[1] ?? "";
      if (caseId !== "" && [...running.values()].includes(caseId)) return createError(409, "CONCURRENT_RUN");
      running.set(body.runId, caseId);
      return undefined;
    }),
  ]),
  /** Does not store system messages. */
  "system-not-stored": alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    const { messages } = payload;
    payload.messages = messages.filter(({ role }: Loose) => role !== "system");
  }),
  /** Replaces a stored message with a new message that has the same id. */
  "stored-anew": withMap((sent) => [
    alterRunBodies(({ messages }) => {
      if (Array.isArray(messages)) for (const message of messages) sent.set(message?.id, message);
    }),
    alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
      const { messages } = payload;
      payload.messages = messages.map((message: Loose) =>
        sent.has(message.id) ? { ...message, content: sent.get(message.id).content } : message,
      );
    }),
  ]),
  /** Sends the model the complete thread, followed by the new messages. */
  "thread-before-request": alterRunsByHistory((body, stored) => {
    const ids = new Set(stored.map(({ id }) => id));
    body.messages = [...stored, ...body.messages.filter((message: Loose) => !ids.has(message?.id))];
  }),
  /** Sends the model the messages in the order in which they were stored. */
  "thread-in-its-order": alterRunsByHistory((body, stored) => {
    const storedIds = stored.map(({ id }) => id);
    const indexOf = ({ id }: Loose) => (storedIds.includes(id) ? storedIds.indexOf(id) : storedIds.length);
    body.messages.sort((one: Loose, other: Loose) => indexOf(one) - indexOf(other));
  }),
  /** Calls the model even if the last message is from the assistant. */
  "nothing-to-answer-asked": alterRunBodies((body) => {
    if (body.messages?.at?.(-1)?.role === "assistant")
      body.messages.push({ id: crypto.randomUUID(), role: "user", content: "Continue." });
  }),
  /** Does not store the messages in a request to which the model need not respond. */
  "nothing-to-answer-lost": alterRunBodies((body) => {
    if (body.messages?.at?.(-1)?.role === "assistant") body.messages = body.messages.slice(0, 1);
  }),
};
