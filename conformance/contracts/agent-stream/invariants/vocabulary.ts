/** The events that the contract has, and what is lost in it (A-052, M-064). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { isObject, member } from "../../../stream/json.ts";
import { begun, eventsOf, type NamedEvent } from "./evidence.ts";

/** Names of all events. */
export const eventNames = [
  "tool_call_start",
  "tool_call_args",
  "tool_call_end",
  "tool_result",
  "reasoning_start",
  "reasoning_message_start",
  "reasoning_message_content",
  "reasoning_message_end",
  "reasoning_end",
  "message",
  "status",
  "error",
] as const;

/** Members that bring a piece of a text, by event. */
const pieces: Readonly<Record<string, string>> = {
  tool_call_args: "delta",
  reasoning_message_content: "delta",
  message: "content",
};

export const vocabulary: Invariant = {
  id: "vocabulary",
  clauses: [
    "A-052",
    "A-067",
    "AX-10",
    "AX-14",
    "M-002",
    "M-024",
    "M-025",
    "M-027",
    "M-035",
    "M-036",
    "M-040",
    "M-046",
    "M-055",
    "M-064",
  ],
  text: "A stream is of the contract's twelve events and no others: nothing of components, state, usage or steps; no piece of a text is empty.",
  judge: (evidence) =>
    judgeEach(begun(evidence).flatMap(eventsOf), (event): Finding[] => {
      const sentence = foreign(event);
      return sentence === undefined ? [] : [{ message: `${event.place} ${sentence}`, actual: event.data }];
    }),
};

function foreign({ name, data }: NamedEvent): string | undefined {
  if (!(eventNames as readonly string[]).includes(name)) return "is no event of the contract";
  if (!isObject(data)) return "has data that is no object";
  const piece = Object.hasOwn(pieces, name) ? pieces[name] : undefined;
  return piece !== undefined && member(data, piece) === "" ? `has an empty ${piece}` : undefined;
}
