/** How a stream begins (C-070, C-071). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { member } from "../../../stream/json.ts";
import { begun } from "./evidence.ts";

export const firstEvent: Invariant = {
  id: "first-event",
  clauses: ["C-070", "C-071", "CC-007", "M-022"],
  text: "Every stream starts with RUN_STARTED, which names AG-UI 1.0 as its protocol and is nowhere else.",
  judge(evidence) {
    return judgeEach(begun(evidence), ({ name, seen }) => {
      const [first] = seen.types;
      if (first !== "RUN_STARTED")
        return [
          { message: `${name}: the first event is not RUN_STARTED`, expected: "RUN_STARTED", actual: first },
        ];
      const version = member(seen.events[0], "protocolVersion") ?? null;
      if (version !== "1.0")
        return [
          { message: `${name}: RUN_STARTED has no protocolVersion 1.0`, expected: "1.0", actual: version },
        ];
      const again = seen.types.indexOf("RUN_STARTED", 1);
      return again === -1 ? [] : [{ message: `${name}: event ${again + 1} is RUN_STARTED again` }];
    });
  },
};
