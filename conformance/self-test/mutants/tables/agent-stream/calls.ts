/** Mutants of what streams say of calls, thoughts and failures. */
import { each, events, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const callMutants: readonly Mutant[] = [
  {
    id: "no-arguments-not-told",
    text: "A call without arguments has no tool_call_args.",
    mutate: each("tool_call_args", (event) => (event.payload.delta === "{}" ? undefined : event)),
  },
  {
    id: "end-with-the-result",
    text: "tool_call_end comes with the result.",
    mutate: events((event) => {
      if (event.name === "tool_call_end") return undefined;
      if (event.name !== "tool_result") return event;
      const { toolCallId, thread_id } = event.payload;
      return [{ ...event, name: "tool_call_end", payload: { toolCallId, thread_id } }, event];
    }),
  },
  {
    id: "arguments-so-far",
    text: "Every piece of arguments brings all before it.",
    mutate: each("tool_call_args", (event, { memory }) => {
      const { toolCallId, delta } = event.payload;
      memory[toolCallId] = (memory[toolCallId] ?? "") + delta;
      event.payload.delta = memory[toolCallId];
      return event;
    }),
  },
  { id: "no-results", text: "Results are left out.", mutate: without("tool_result") },
  {
    id: "result-without-role",
    text: "Results have no role.",
    mutate: each("tool_result", (event) => {
      delete event.payload.role;
      return event;
    }),
  },
  {
    id: "results-as-blocks",
    text: "A result is always the JSON of its blocks.",
    mutate: each("tool_result", (event) => {
      event.payload.content = JSON.stringify([{ type: "text", text: event.payload.content }]);
      return event;
    }),
  },
  {
    id: "tool-failures-not-told",
    text: "The failure of a tool is told by its result alone.",
    mutate: each("error", (event) => (event.payload.code === "TOOL_ERROR" ? undefined : event)),
  },
  {
    id: "error-without-code",
    text: "Errors have no code.",
    mutate: each("error", (event) => {
      delete event.payload.code;
      return event;
    }),
  },
  {
    id: "rate-limit-by-another-name",
    text: "A limited rate is told as RATE_LIMIT_EXCEEDED.",
    mutate: each("error", (event) => {
      if (event.payload.code === "RATE_LIMIT") event.payload.code = "RATE_LIMIT_EXCEEDED";
      return event;
    }),
  },
  {
    id: "reasoning-of-another-role",
    text: "A thought has the role reasoning.",
    mutate: each("reasoning_message_start", (event) => {
      event.payload.role = "reasoning";
      return event;
    }),
  },
  {
    id: "reasoning-without-session",
    text: "The sessions of thoughts are not told.",
    mutate: without("reasoning_start", "reasoning_end"),
  },
  {
    id: "reasoning-of-one-id",
    text: "All thoughts have the same id.",
    mutate: events((event) => {
      if (event.name.startsWith("reasoning_")) event.payload.messageId = "reasoning-00000000";
      return event;
    }),
  },
];
