/** How a stream begins (T-042). */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const firstEvent: Invariant = {
  id: "first-event",
  clauses: ["T-042", "T-057", "T-071"],
  text: "A stream from its beginning starts with RUN_STARTED, and RUN_STARTED is nowhere else.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
    return judgeEach(streams, ({ name, seen, from }) => {
      const [first] = seen.types;
      if (from === "start" && first !== "RUN_STARTED")
        return [
          { message: `${name}: the first event is not RUN_STARTED`, expected: "RUN_STARTED", actual: first },
        ];
      const again = seen.types.indexOf("RUN_STARTED", 1);
      return again === -1 ? [] : [{ message: `${name}: event ${again + 1} is RUN_STARTED again` }];
    });
  },
};
