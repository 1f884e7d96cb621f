/** Mutants of runs that wait: for the client's tools, and for consent to the server's. */

import { each } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { around, shown } from "../../combinators/models.ts";
import { type Reply, request } from "../../combinators/requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the bodies of requests that start runs, where they are as they should be. */
// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and answer nothing.
const runBody = (alter: (body: Loose) => Reply | undefined | void): Mutate =>
  request("runAgent", ({ body }) =>
    Array.isArray(body?.messages) && body.messages.every((message: Loose) => typeof message === "object")
      ? alter(body)
      : undefined,
  );

/** Ids of the calls of a conversation, in order. */
const callsOf = (messages: Loose[]): string[] =>
  messages.flatMap((message) => (message?.toolCalls ?? []).map(({ id }: Loose) => id));

/** Ids of the calls of a conversation that have no result. */
const openIn = (messages: Loose[]): string[] => {
  const answered = messages.map((message) => message?.toolCallId);
  return callsOf(messages).filter((id) => !answered.includes(id));
};

/** Alters the answers to interrupts that a request brings. */
const answered = (alter: (resume: Loose[], messages: Loose[]) => Loose[]): Mutate =>
  runBody((body) => {
    if (Array.isArray(body.resume)) body.resume = alter(body.resume, body.messages);
  });

const approval = { status: "resolved", payload: { approved: true } };

export const pauseMutants: readonly Mutant[] = [
  {
    id: "missing-results-made-up",
    text: "Results that are still missing are taken for empty ones.",
    mutate: runBody((body) => {
      if (body.messages.at(-1)?.role !== "tool") return;
      for (const toolCallId of openIn(body.messages))
        body.messages.push({ id: crypto.randomUUID(), role: "tool", toolCallId, content: "" });
    }),
  },
  {
    id: "user-waits-for-results",
    text: "While a call waits, the user's message is not taken: the run waits on.",
    defect: "D13",
    mutate: runBody((body) => {
      const open = openIn(body.messages).length > 0;
      if (open && body.messages.at(-1)?.role === "user") body.messages.pop();
    }),
  },
  {
    id: "model-shown-no-results",
    text: "The model is not shown what became of calls.",
    mutate: shown((prompt) => prompt.filter(({ role }) => role !== "tool")),
  },
  {
    id: "model-asked-once-more",
    text: "The model is asked twice for every turn.",
    mutate: () => ({
      model: (model) =>
        around(model, async (options) => {
          const first = await model.doStream(options);
          for await (const _ of first.stream);
          return model.doStream(options);
        }),
    }),
  },
  {
    id: "results-race",
    text: "Every tenth result on a thread is refused, as one that races with the end of the first stream.",
    defect: "D4",
    repeats: true,
    mutate: (server) => {
      const counts = new Map<string, number>();
      return runBody((body) => {
        if (body.messages.at(-1)?.role !== "tool") return undefined;
        const count = (counts.get(body.threadId) ?? 0) + 1;
        counts.set(body.threadId, count);
        return count % 10 === 0
          ? { status: 409, body: { error: { code: "CONCURRENT_RUN", message: "It is going on." } } }
          : undefined;
      })(server);
    },
  },
  {
    id: "consent-not-asked",
    text: "Tools that need consent are called without it.",
    mutate: () => ({
      tools: (tools) => ({
        ...tools,
        list: (project) => tools.list(project).map(({ needsConsent: _, ...tool }) => tool),
        call: (...given) => tools.call(...given),
      }),
    }),
  },
  {
    id: "consent-not-heeded",
    text: "Consent is taken for a refusal.",
    mutate: answered((resume) => resume.map((entry) => ({ ...entry, status: "cancelled" }))),
  },
  {
    id: "refusal-not-heeded",
    text: "A refusal is taken for consent.",
    mutate: answered((resume) => resume.map((entry) => ({ ...entry, ...approval }))),
  },
  {
    id: "consent-without-payload",
    text: "An answer without a payload is taken for consent.",
    mutate: answered((resume) => resume.map((entry) => ({ payload: approval.payload, ...entry }))),
  },
  {
    id: "unknown-interrupts-ignored",
    text: "Answers to interrupts that there are none of are ignored.",
    mutate: answered((resume, messages) =>
      resume.filter(({ interruptId }) => callsOf(messages).includes(interruptId)),
    ),
  },
  {
    id: "stale-answers-ignored",
    text: "Answers are ignored when nothing waits for any of them.",
    mutate: answered((resume, messages) =>
      resume.some(({ interruptId }) => openIn(messages).includes(interruptId)) ? resume : [],
    ),
  },
  {
    id: "first-answer-wins",
    text: "Of two answers to one interrupt the first is taken.",
    mutate: answered((resume) =>
      resume.filter((entry, at) => resume.findIndex((one) => one.interruptId === entry.interruptId) === at),
    ),
  },
  {
    id: "left-out-is-refused",
    text: "Interrupts that an answer leaves out are taken for refused.",
    mutate: answered((resume, messages) => [
      ...resume,
      ...openIn(messages)
        .filter((id) => !resume.some(({ interruptId }) => interruptId === id))
        .map((interruptId) => ({ interruptId, status: "cancelled" })),
    ]),
  },
  {
    id: "interrupts-reversed",
    text: "Interrupts are in the reverse order of the calls.",
    mutate: each("RUN_FINISHED", (event) => {
      event.payload.outcome?.interrupts?.reverse();
      return event;
    }),
  },
  {
    id: "interrupts-for-new-clients-only",
    text: "Only clients of 1.0 are asked for consent.",
    mutate: each("RUN_FINISHED", (event) => {
      const { outcome, usage } = event.payload;
      // Usage is told to clients of 1.0 alone.
      if (outcome?.type === "interrupt" && usage === undefined) delete event.payload.outcome;
      return event;
    }),
  },
];
