/** What AG-UI's clients are spared: events and members that only other contracts, or the server itself, have. */
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { streamsOf } from "./evidence.ts";

export const vocabulary: Invariant = {
  id: "vocabulary",
  clauses: ["C-068", "C-075", "CC-006", "CC-136", "M-038", "M-046", "M-055"],
  text: "Streams are of the events that the contract sends: of Tambo's extensions awaiting_input and those of components, no toolName, no empty piece of text, no MESSAGES_SNAPSHOT but for who comes back.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place, stream }) => {
      const sentence = foreign(event, stream.from === "start");
      return sentence === undefined ? [] : [{ message: `${place} ${sentence}`, actual: event }];
    });
  },
};

const unsent = ["rawEvent", "subagentRunId", "input"];

function foreign(event: Json, fromStart: boolean): string | undefined {
  const type = textOf(event, "type");
  if (type !== undefined && !isKnown(event)) return "is no event that the contract sends";
  if (member(event, "toolName") !== undefined) return "has toolName beside toolCallName";
  const extra = unsent.find((name) => member(event, name) !== undefined);
  if (extra !== undefined) return `has ${extra}, which the contract does not send`;
  if (type === "MESSAGES_SNAPSHOT" && fromStart) return "is only for who comes back";
  return type === "TEXT_MESSAGE_CONTENT" && member(event, "delta") === "" ? "has an empty delta" : undefined;
}
