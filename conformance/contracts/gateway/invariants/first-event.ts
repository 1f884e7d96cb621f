/** How a stream begins (G-143, G-176). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member } from "../../../stream/json.ts";
import { begun, type GatewayEvidence } from "./evidence.ts";

export const firstEvent: Invariant = {
  id: "first-event",
  clauses: ["G-023", "G-143", "G-176", "GX-17", "M-001", "M-022", "M-071"],
  text: "Every stream starts with run_start, which is nowhere else, and says the request's id as its header does, the model as the request does, and the version 1.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings({ name, seen }: GatewayEvidence): Finding[] {
  const [first] = seen.types;
  if (first !== "run_start")
    return [{ message: `${name}: the first event is not run_start`, expected: "run_start", actual: first }];
  const again = seen.types.indexOf("run_start", 1);
  if (again !== -1) return [{ message: `${name}: event ${again + 1} is run_start again` }];
  const wanted: [string, Json][] = [
    ["request_id", seen.headers["x-request-id"] ?? null],
    ["model", member(member(seen.sent, "request"), "model") ?? null],
    ["protocol_version", "1"],
  ];
  return wanted.flatMap(([key, expected]) => {
    const actual = member(seen.events[0], key) ?? null;
    if (actual !== null && actual === expected) return [];
    return [{ message: `${name}: run_start has another ${key}`, expected, actual }];
  });
}
