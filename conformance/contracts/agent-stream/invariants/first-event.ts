/** How a stream begins. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { begun, eventsOf } from "./evidence.ts";

export const firstEvent: Invariant = {
  id: "first-event",
  clauses: ["A-068", "M-022"],
  text: "Every stream begins with the status start, which comes once.",
  judge(evidence) {
    return judgeEach(begun(evidence), (stream) => {
      const { seen, name } = stream;
      const [first] = seen.shape;
      if (first !== "status start")
        return [
          {
            message: `${name}: the first event is not status start`,
            expected: "status start",
            actual: first,
          },
        ];
      const starts = eventsOf(stream).filter(
        (event) => event.name === "status" && textOf(event.data, "type") === "start",
      );
      return starts.length === 1
        ? []
        : [{ message: `${starts[1]?.place ?? name} is start again`, actual: seen.shape }];
    });
  },
};
