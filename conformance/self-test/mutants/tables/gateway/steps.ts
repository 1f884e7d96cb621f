/** Mutants of steps: their order, what they add up to, their calls, and the history. */
import { each, events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { streamEvents } from "../../combinators/gateway-runs.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the result of `run_complete`. */
function result(alter: (result: Loose) => void): Mutate {
  return each("run_complete", (event) => {
    alter(event.payload.result);
    return event;
  });
}

export const stepMutants: readonly Mutant[] = [
  {
    id: "steps-from-one",
    text: "Steps are counted from 1.",
    mutate: events((event) => {
      if (/^step_/.test(event.name)) event.payload.index += 1;
      return event;
    }),
  },
  {
    id: "history-without-results",
    text: "history_delta appends the answer alone.",
    mutate: each("history_delta", (event) => {
      event.payload.append.splice(1);
      return event;
    }),
  },
  {
    id: "delta-lost",
    text: "The last letter of every piece of text is lost.",
    mutate: streamEvents("content_block_delta", ({ delta }) => {
      if (delta.type === "text_delta") delta.text = delta.text.slice(0, -1);
    }),
  },
  {
    id: "pieces-grow",
    text: "Every piece brings what was said before it, too.",
    mutate: events((event, { memory }) => {
      memory.said = `${memory.said ?? ""}${JSON.stringify(event.payload)}`;
      const inner = event.payload.event;
      if (inner?.type === "content_block_delta") inner.delta.said = memory.said;
      return event;
    }),
  },
  {
    id: "answer-not-ended",
    text: "message_stop is left out.",
    mutate: streamEvents("message_stop", () => false),
  },
  {
    id: "responses-of-one-id",
    text: "All responses of a run have one id.",
    mutate: events((event) => {
      const payload = JSON.parse(JSON.stringify(event.payload), (_, value) =>
        value?.type === "message" ? { ...value, id: "msg_1" } : value,
      );
      return { ...event, payload };
    }),
  },
  {
    id: "tokens-of-the-last-turn",
    text: "The tokens of a result are those of its last turn.",
    mutate: result((each) => {
      each.usage = each.response?.usage ?? each.usage;
    }),
  },
  {
    id: "results-in-another-order",
    text: "The results of a step are in the order in which they came to an end.",
    mutate: result(({ steps }) => {
      for (const step of steps) step.tool_results.reverse();
    }),
  },
];
