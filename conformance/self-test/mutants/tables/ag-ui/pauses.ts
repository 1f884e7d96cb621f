/** Mutants with defects in runs that are awaiting client tools or the user's approval. */
import { withMap, withRepetitions, withSet } from "../../combinators/compose.ts";
import { alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { callModelTwice, dropToolResults } from "../../combinators/models.ts";
import { alterRequestsOf, type Reply } from "../../combinators/requests.ts";
import { skipApproval } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { createExtraEvent } from "./combinators.ts";

/** Alters the bodies of run requests whose messages are objects. */
// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and return nothing.
const alterValidRuns = (alter: (body: Loose) => Reply | undefined | void): Mutate =>
  alterRequestsOf("runAgent", ({ body }) =>
    Array.isArray(body?.messages) && body.messages.every((message: Loose) => typeof message === "object")
      ? alter(body)
      : undefined,
  );

/** Lists the ids of the calls in a conversation, in order. */
const listCallIds = (messages: Loose[]): string[] =>
  messages.flatMap((message) => (message?.toolCalls ?? []).map(({ id }: Loose) => id));

/** Lists the ids of the calls that have no result. */
const listOpenCallIds = (messages: Loose[]): string[] => {
  const answered = messages.map((message) => message?.toolCallId);
  return listCallIds(messages).filter((id) => !answered.includes(id));
};

/** Alters the responses to interrupts in a request. */
const alterResume = (alter: (resume: Loose[], messages: Loose[]) => Loose[]): Mutate =>
  alterValidRuns((body) => {
    if (Array.isArray(body.resume)) body.resume = alter(body.resume, body.messages);
  });

const approval = { status: "resolved", payload: { approved: true } };

export const pauseMutants: Mutants = {
  /** Treats missing tool results as empty. */
  "missing-results-made-up": alterValidRuns((body) => {
    if (body.messages.at(-1)?.role !== "tool") return;
    for (const toolCallId of listOpenCallIds(body.messages))
      body.messages.push({ id: crypto.randomUUID(), role: "tool", toolCallId, content: "" });
  }),
  /** Ignores a user message while a call is awaiting its result. */
  "user-waits-for-results": alterValidRuns((body) => {
    const open = listOpenCallIds(body.messages).length > 0;
    if (open && body.messages.at(-1)?.role === "user") body.messages.pop();
  }),
  /** Does not send tool results to the model. */
  "model-shown-no-results": dropToolResults,
  /** Calls the model twice in every turn. */
  "model-asked-once-more": callModelTwice,
  /** Rejects every tenth tool result, as if the first stream had not ended. */
  "results-race": withRepetitions(
    withMap((counts) =>
      alterValidRuns((body) => {
        if (body.messages.at(-1)?.role !== "tool") return undefined;
        const count = (counts.get(body.threadId) ?? 0) + 1;
        counts.set(body.threadId, count);
        return count % 10 === 0
          ? {
              status: 409,
              body: { error: { code: "CONCURRENT_RUN", message: "The first run is still active." } },
            }
          : undefined;
      }),
    ),
  ),
  /** Calls tools that require approval without asking for it. */
  "consent-not-asked": skipApproval,
  /** Treats approval as denial. */
  "consent-not-heeded": alterResume((resume) => resume.map((entry) => ({ ...entry, status: "cancelled" }))),
  /** Treats denial as approval. */
  "refusal-not-heeded": alterResume((resume) => resume.map((entry) => ({ ...entry, ...approval }))),
  /** Treats a response without a payload as approval. */
  "consent-without-payload": alterResume((resume) =>
    resume.map((entry) => ({ payload: approval.payload, ...entry })),
  ),
  /** Fails runs whose request responds to interrupts that are not open. */
  "unknown-interrupts-fail": withSet((failing) => [
    alterValidRuns(({ resume, messages, runId }) => {
      const open = listOpenCallIds(messages);
      if (Array.isArray(resume) && resume.some(({ interruptId }: Loose) => !open.includes(interruptId)))
        failing.add(runId);
    }),
    alterEventsNamed("RUN_FINISHED", (event) =>
      failing.has(event.payload.runId)
        ? createExtraEvent(event, { type: "RUN_ERROR", message: "Unknown.", code: "INTERNAL_ERROR" })
        : event,
    ),
  ]),
  /** Treats a message as the denial of all calls that await approval. */
  "message-denies-approval": withMap((asked) => [
    alterPayloads("RUN_FINISHED", ({ threadId, outcome }) => {
      asked.set(threadId, outcome?.interrupts ?? []);
    }),
    alterValidRuns((body) => {
      const interrupts: Loose[] = asked.get(body.threadId) ?? [];
      if (interrupts.length > 0 && body.resume === undefined && body.messages.at(-1)?.role === "user")
        body.resume = interrupts.map(({ id }) => ({ interruptId: id, status: "cancelled" }));
    }),
  ]),
  /** Loses a message that is sent while a call awaits approval. */
  "message-not-stored": alterPayloads("MESSAGES_SNAPSHOT", (payload) => {
    if (listOpenCallIds(payload.messages).length > 0 && payload.messages.at(-1)?.role === "user")
      payload.messages.pop();
  }),
  /** Uses the first of two responses to the same interrupt. */
  "first-answer-wins": alterResume((resume) =>
    resume.filter((entry, at) => resume.findIndex((one) => one.interruptId === entry.interruptId) === at),
  ),
  /** Treats an interrupt without a response as denied. */
  "left-out-is-refused": alterResume((resume, messages) => [
    ...resume,
    ...listOpenCallIds(messages)
      .filter((id) => !resume.some(({ interruptId }) => interruptId === id))
      .map((interruptId) => ({ interruptId, status: "cancelled" })),
  ]),
  /** Lists interrupts in the reverse order of the calls. */
  "interrupts-reversed": alterPayloads("RUN_FINISHED", (payload) => {
    payload.outcome?.interrupts?.reverse();
  }),
  /** Sends interrupts only to 1.0 clients. */
  "interrupts-for-new-clients-only": alterPayloads("RUN_FINISHED", (payload) => {
    const { outcome, usage } = payload;
    // Only 1.0 clients receive usage.
    if (outcome?.type === "interrupt" && usage === undefined) delete payload.outcome;
  }),
};
