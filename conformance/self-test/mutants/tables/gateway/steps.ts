/** Mutants of steps: their order, what they add up to, their calls, and the history. */
import { each, events, without } from "../../combinators/events.ts";
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
  { id: "no-step-start", text: "step_start is left out.", mutate: without("step_start") },
  { id: "no-history-delta", text: "history_delta is left out.", mutate: without("history_delta") },
  {
    id: "history-before-the-step",
    text: "history_delta comes before step_complete.",
    mutate: events((event, { memory }) => {
      if (event.name === "step_complete") {
        memory.held = event;
        return undefined;
      }
      return event.name === "history_delta" ? [event, memory.held] : event;
    }),
  },
  {
    id: "history-length-after",
    text: "expected_len counts what is appended.",
    mutate: each("history_delta", (event) => {
      event.payload.expected_len += event.payload.append.length;
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
    id: "block-not-ended",
    text: "content_block_stop is left out.",
    mutate: streamEvents("content_block_stop", () => false),
  },
  {
    id: "answer-not-ended",
    text: "message_stop is left out.",
    mutate: streamEvents("message_stop", () => false),
  },
  {
    id: "tokens-not-told",
    text: "message_delta has no tokens.",
    mutate: streamEvents("message_delta", ({ usage }) => {
      for (const name of Object.keys(usage)) usage[name] = 0;
    }),
  },
  {
    id: "call-starts-twice",
    text: "tool_call_start comes twice.",
    mutate: each("tool_call_start", (event) => [event, event]),
  },
  { id: "call-unanswered", text: "tool_result is left out.", mutate: without("tool_result") },
  {
    id: "call-without-input",
    text: "tool_call_start has no arguments.",
    mutate: each("tool_call_start", (event) => {
      event.payload.input = {};
      return event;
    }),
  },
  {
    id: "flags-left-out",
    text: "is_error and error are left out where nothing failed.",
    mutate: each("tool_result", (event) => {
      if (event.payload.is_error) return event;
      delete event.payload.is_error;
      delete event.payload.error;
      return event;
    }),
  },
  {
    id: "failure-without-error",
    text: "A call that failed has no error.",
    mutate: each("tool_result", (event) => {
      event.payload.error = null;
      return event;
    }),
  },
  {
    id: "failure-names-the-request",
    text: "The error of a call has the id of the request.",
    mutate: each("tool_result", (event) => {
      if (event.payload.error) event.payload.error.request_id = "req_1";
      return event;
    }),
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
    id: "turns-miscounted",
    text: "turn_count is one too many.",
    mutate: result((each) => {
      each.turn_count += 1;
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
    id: "last-step-lost",
    text: "The last step is not in the result.",
    mutate: result(({ steps }) => {
      steps.pop();
    }),
  },
  {
    id: "messages-of-the-run-alone",
    text: "The messages of a result begin with the run's.",
    mutate: result(({ messages }) => {
      messages.shift();
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
