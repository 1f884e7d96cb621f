/** Payloads of events against the published schemas (T-002, T-044, T-256). */
import { checkRunStreamEvent } from "../../../../generated/tambo/validators.js";
import { agUiMistakes } from "../../shared/ag-ui-events.ts";
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { streamsOf } from "./evidence.ts";

export const validEvents: Invariant = {
  id: "valid-events",
  clauses: ["T-002", "T-044", "T-053", "T-054", "T-230", "T-256"],
  text: "Every payload is an AG-UI event; the contract's are as their schemas have them, and other extensions are `tambo.*`.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place }) =>
      mistakes(event).map((mistake) => ({ message: `${place} ${mistake}`, actual: event })),
    );
  },
};

function mistakes(event: Json): string[] {
  const type = textOf(event, "type");
  if (type === undefined || isKnown(event))
    return checkRunStreamEvent(event).map(({ pointer, message }) => `${pointer} ${message}`.trimStart());
  // Events may be added within v1, so one that the contract does not have is only held to what it says of all.
  if (type === "CUSTOM" && textOf(event, "name")?.startsWith("tambo.") === false)
    return ["is an extension whose name does not begin with tambo."];
  return agUiMistakes(event);
}
