/** Whether a tool failed is always said, twice and in the same way (G-147, GX-02, GX-03). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { listOf, textOf } from "../../../stream/json.ts";
import { flagMistake } from "./canonical.ts";
import { resultsOf, streamsOf } from "./evidence.ts";

export const flags: Invariant = {
  id: "flags",
  clauses: [
    "G-102",
    "G-125",
    "G-147",
    "G-170",
    "GC-035",
    "GC-036",
    "GC-070",
    "GX-02",
    "GX-03",
    "M-007",
    "M-038",
    "M-039",
  ],
  text: "Every result of a tool has is_error and error; error is null if, and only if, is_error is false, and otherwise an error of the one form, with the type of its code and without a request's id, whose message is the content.",
  judge(evidence) {
    const events = streamsOf(evidence).flatMap(({ name, seen }) =>
      seen.events
        .filter((event) => textOf(event, "type") === "tool_result")
        .map((told) => ({ place: `${name}: tool_result of ${textOf(told, "id")}`, told })),
    );
    const steps = resultsOf(evidence).flatMap(({ name, seen }) =>
      seen.steps
        .flatMap((step) => listOf(step, "tool_results"))
        .map((told) => ({
          place: `${name}: the result of ${textOf(told, "tool_use_id")} in the steps`,
          told,
        })),
    );
    return judgeEach([...events, ...steps], ({ place, told }) => {
      const mistake = flagMistake(told);
      return mistake === undefined ? [] : [{ message: `${place} ${mistake}`, actual: told }];
    });
  },
};
