/** Mutants of what streams say of calls, thoughts and failures. */
import { each, events, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const callMutants: readonly Mutant[] = [
  {
    id: "no-arguments-not-told",
    text: "A call without arguments has no tool_call_args.",
    mutate: each("tool_call_args", (event) => (event.payload.delta === "{}" ? undefined : event)),
  },
  { id: "no-results", text: "Results are left out.", mutate: without("tool_result") },
  {
    id: "results-as-blocks",
    text: "A result is always the JSON of its blocks.",
    mutate: each("tool_result", (event) => {
      event.payload.content = JSON.stringify([{ type: "text", text: event.payload.content }]);
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
    id: "reasoning-of-one-id",
    text: "All thoughts have the same id.",
    mutate: events((event) => {
      if (event.name.startsWith("reasoning_")) event.payload.messageId = "reasoning-00000000";
      return event;
    }),
  },
];
