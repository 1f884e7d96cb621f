/** Mutants of answers that broke off, and of requests that leave them out. */
import { events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { streamRun } from "../../combinators/stream-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** An answer that broke off. */
interface BrokenOff {
  text: string;
  /** Whether a run of its thread has come to its end since. */
  isPast: boolean;
}

/** Alters the messages of requests that leave out the answer of their thread that broke off. */
const leavingOut = (alter: (messages: Loose[], answer: BrokenOff) => void): Mutate => {
  return (server) => {
    const answers = new Map<string, BrokenOff>();
    return together(
      streamRun(({ thread_id, messages }) => {
        const answer = answers.get(thread_id);
        if (answer === undefined || !Array.isArray(messages)) return;
        if (!JSON.stringify(messages).includes(answer.text)) alter(messages, answer);
      }),
      events((event, { memory }) => {
        const { type, thread_id, content } = event.payload;
        if (event.name === "message") memory.text = `${memory.text ?? ""}${content}`;
        if (event.name === "status" && type === "error" && memory.text)
          answers.set(thread_id, { text: memory.text, isPast: false });
        const answer = answers.get(thread_id);
        if (event.name === "status" && type === "complete" && answer) answer.isPast = true;
        return event;
      }),
    )(server);
  };
};

/** What no thread has said: nothing of the request is taken for known then. */
const unsaid = () => ({ role: "system", content: crypto.randomUUID() });

export const brokenOffMutants: readonly Mutant[] = [
  {
    id: "broken-off-is-an-answer",
    text: "What has an answer that broke off is not asked of the model again.",
    mutate: leavingOut((messages, { text }) => {
      if (messages.length === 1) messages.push({ role: "assistant", content: text });
    }),
  },
  {
    id: "broken-off-at-the-end-alone",
    text: "An answer that broke off may be left out only as long as it is the last.",
    mutate: leavingOut((messages, { isPast }) => {
      if (isPast) messages.unshift(unsaid());
    }),
  },
];
