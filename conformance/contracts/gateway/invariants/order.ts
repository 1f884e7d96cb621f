/** What comes after what in a step (G-144, G-154). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { begun, type GatewayEvidence } from "./evidence.ts";

/** Which events may follow which. A run may fail, or be stopped, at any time. */
const after: Readonly<Record<string, readonly string[]>> = {
  run_start: ["step_start"],
  step_start: ["stream_event"],
  stream_event: ["stream_event", "tool_call_start", "step_complete"],
  tool_call_start: ["tool_call_start", "tool_result"],
  tool_result: ["tool_call_start", "tool_result", "step_complete"],
  step_complete: ["history_delta"],
  history_delta: ["step_start"],
};
export const order: Invariant = {
  id: "order",
  clauses: ["G-144", "G-148", "G-149", "G-154", "GC-039", "M-002", "M-010", "M-023", "M-024", "M-040"],
  text: "A step is its step_start, numbered from 0, its stream events from message_start to message_stop, its calls, step_complete of the same number, and history_delta.",
  judge: (evidence) => judgeEach(begun(evidence), findings),
};

function findings({ name, seen }: GatewayEvidence): Finding[] {
  let [before, step, inner] = ["run_start", -1, ""];
  const found: Finding[] = [];
  for (const [at, event] of seen.events.entries()) {
    const type = textOf(event, "type") ?? "";
    // A ping may come anywhere; what is unknown, or first, is told by others.
    if (!Object.hasOwn(after, type) || type === "run_start") continue;
    const place = `${name}: event ${at + 1}: ${type}`;
    if (after[before]?.includes(type) !== true)
      found.push({ message: `${place} after ${before}`, expected: after[before] ?? [], actual: type });
    if (type === "step_start" || type === "step_complete") {
      if (type === "step_start") step += 1;
      const actual = member(event, "index") ?? null;
      if (actual !== step) found.push({ message: `${place} has another index`, expected: step, actual });
    }
    if (before === "stream_event" && type !== "stream_event" && inner !== "message_stop")
      found.push({
        message: `${place} after ${inner}: the answer has not ended`,
        expected: "message_stop",
        actual: inner,
      });
    if (type === "stream_event") inner = textOf(member(event, "event"), "type") ?? "";
    before = type;
  }
  const end = seen.types.at(-1) ?? "";
  // An answer that was cut off is no step; calls that were cut off have results, and their step is told.
  const cutOff = ["timeout", "cancelled"].includes(seen.stopReason ?? "");
  const wholes = ["run_start", "history_delta", ...(cutOff ? ["step_start", "stream_event"] : [])];
  if (end !== "run_complete" || wholes.includes(before)) return found;
  return [...found, { message: `${name}: run_complete after ${before}`, expected: wholes, actual: before }];
}
