/** Events of the wire `ag-ui` against AG-UI's own schemas (T-057, TX-03). */
import { EventSchemas } from "@ag-ui/core/schemas";
import type { Json } from "../../../runner/case.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../stream/json.ts";
import { nameOf } from "../stream/vocabulary.ts";
import { eventsOf, judgeEach, streamsOf, type Wire } from "./evidence.ts";

export const agUi: Invariant = {
  id: "ag-ui",
  clauses: ["T-002", "T-057", "TX-03"],
  text: "In the wire `ag-ui` every event is valid for AG-UI's schemas; a call is named as its wire has it.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place, wire }) =>
      [...(wire === "ag-ui" ? agUiMistakes(event) : []), ...nameMistakes(event, wire)].map((mistake) => ({
        message: `${place} ${mistake}`,
        actual: event,
      })),
    );
  },
};

/** What is wrong with an event by AG-UI's schemas: at most one sentence. */
export function agUiMistakes(event: Json): string[] {
  // AG-UI's types of reasoning before 1.0: its present schemas have dropped them, its clients ignore them.
  if (textOf(event, "type")?.startsWith("THINKING_")) return [];
  const issue = EventSchemas.safeParse(event).error?.issues[0];
  return issue === undefined ? [] : [`is not valid AG-UI: /${issue.path.join("/")} ${issue.message}`];
}

function nameMistakes(event: Json, wire: Wire): string[] {
  if (nameOf(event) !== "TOOL_CALL_START") return [];
  const [ours, standard] = [textOf(event, "toolName"), textOf(event, "toolCallName")];
  if (standard === (wire === "ag-ui" ? ours : undefined)) return [];
  return [`has toolName ${JSON.stringify(ours)} and toolCallName ${JSON.stringify(standard)}`];
}
