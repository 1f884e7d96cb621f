/** Events of the wire `ag-ui` against AG-UI's own schemas (T-057, TX-03). */

import { agUiMistakes, nameOf } from "../../shared/ag-ui-events.ts";
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { streamsOf, type Wire, wireOf } from "./evidence.ts";

export const agUi: Invariant = {
  id: "ag-ui",
  clauses: ["T-002", "T-057", "TX-03"],
  text: "In the wire `ag-ui` every event is valid for AG-UI's schemas; a call is named as its wire has it.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place, stream }) => {
      const wire = wireOf(stream.seen);
      const mistakes = [...(wire === "ag-ui" ? agUiMistakes(event) : []), ...nameMistakes(event, wire)];
      return mistakes.map((mistake) => ({ message: `${place} ${mistake}`, actual: event }));
    });
  },
};

function nameMistakes(event: Json, wire: Wire): string[] {
  if (nameOf(event) !== "TOOL_CALL_START") return [];
  const [ours, standard] = [textOf(event, "toolName"), textOf(event, "toolCallName")];
  if (standard === (wire === "ag-ui" ? ours : undefined)) return [];
  return [`has toolName ${JSON.stringify(ours)} and toolCallName ${JSON.stringify(standard)}`];
}
