/** Headers of a stream, and of what a blocking run came to. */
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, wrongHeaders } from "../../../invariants/headers.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { runsIn, streamsOf } from "./evidence.ts";

const ofRun: Readonly<Record<string, HeaderRule>> = {
  "x-run-id": { expected: "run_ and 26 characters", holds: (value) => /^run_\w{26}$/.test(value) },
};
const whole: HeaderRule = {
  expected: "application/json",
  holds: (value) => value.startsWith("application/json"),
};

export const headers: Invariant = {
  id: "headers",
  clauses: ["M-020", "PX-13", "TP-024"],
  text: "An answer is to be neither cached, changed nor held back, a stream is text/event-stream, what a blocking run came to is application/json; X-Run-Id is the server's own id of the run.",
  judge(evidence) {
    const answers = runsIn(evidence).map((seen) => ({ name: `${seen.method} ${seen.path}`, seen }));
    return judgeEach(
      [
        ...streamsOf(evidence).map((stream) => () => wrongHeaders(stream, ofRun)),
        ...answers.map((answer) => () => wrongHeaders(answer, { ...ofRun, "content-type": whole })),
      ],
      (judge) => judge(),
    );
  },
};
