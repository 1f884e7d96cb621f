/** What one chunk brings: it stands for one event of the run. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { kindOf, toolCallsOf } from "../stream/chunk.ts";
import { streamsOf } from "./evidence.ts";

const kinds = [
  "empty",
  "text",
  "call",
  "delegation_call",
  "piece",
  "result",
  "delegation_result",
  // Of a call that was not made.
  "call, result",
  "delegation_call, delegation_result",
  "error",
];

export const oneThing: Invariant = {
  id: "one-thing",
  clauses: ["M-063", "TP-042", "P-030"],
  text: "A chunk brings one thing: a text, the beginning of a call, a piece of a result, a result, an error, or a call that was not made with its result.",
  judge: (evidence) =>
    judgeEach(
      streamsOf(evidence).filter(({ seen }) => seen.events.length > 0),
      ({ name, seen }) =>
        seen.events.flatMap((chunk, at) => {
          const actual = kindOf(chunk);
          const ids = new Set(toolCallsOf(chunk).map((call) => textOf(call, "call_id")));
          if (kinds.includes(actual) && ids.size <= 1) return [];
          return [{ message: `${name}: chunk ${at + 1} does not bring one thing`, expected: kinds, actual }];
        }),
    ),
};
