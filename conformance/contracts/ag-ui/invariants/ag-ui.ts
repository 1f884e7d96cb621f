/** Events against AG-UI's own schemas. */
import { agUiMistakes } from "../../shared/ag-ui-events.ts";
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const agUi: Invariant = {
  id: "ag-ui",
  clauses: ["C-077", "C-078"],
  text: "Every event is valid for the schemas that AG-UI publishes.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place }) =>
      agUiMistakes(event).map((mistake) => ({ message: `${place} ${mistake}`, actual: event })),
    );
  },
};
