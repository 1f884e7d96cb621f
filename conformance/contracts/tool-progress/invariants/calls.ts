/** What is told of a call, and in which order (P-020 … P-026, P-036). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, type JsonObject } from "../../../stream/json.ts";
import { delegationPrefix, isPiece, isResult, toolCallsOf } from "../stream/chunk.ts";
import { isFromBeginning } from "../stream/progress-stream.ts";
import { begun, type ProgressEvidence, runsIn } from "./evidence.ts";

/** What the order of a run's tool calls is judged of. */
interface Told {
  name: string;
  chunks: readonly JsonObject[][];
  /** Whether it is shown from the beginning, and to an end at which nothing was cut off. */
  begins: boolean;
  ends: boolean;
}

export const calls: Invariant = {
  id: "calls",
  clauses: [
    "P-004",
    "P-020",
    "P-021",
    "P-022",
    "P-023",
    "P-024",
    "P-025",
    "P-026",
    "P-036",
    "M-036",
    "M-038",
  ],
  text: "A call is told once, with the event type that its name asks for; after it come its pieces, if any, and one result of the same id and name; nothing of it after that, and none is left without a result.",
  judge(evidence) {
    const told = [
      ...begun(evidence).map(ofStream),
      ...runsIn(evidence).map(
        ({ runId, body, error }): Told => ({
          name: `${runId}: the answer`,
          chunks: [toolCallsOf(body)],
          begins: true,
          ends: error === null,
        }),
      ),
    ].filter(({ chunks }) => chunks.some((each) => each.length > 0));
    return judgeEach(told, findings);
  },
};

function ofStream({ name, seen }: ProgressEvidence): Told {
  const ends = seen.ended === "end" && seen.error === null;
  return { name, chunks: seen.events.map(toolCallsOf), begins: isFromBeginning(seen), ends };
}

function findings({ name, chunks, begins, ends }: Told): Finding[] {
  const known = new Map<string, { tool: string; done: boolean }>();
  const found: Finding[] = [];
  for (const [at, told] of chunks.entries()) {
    for (const call of told) {
      const id = getString(call, "call_id") ?? "";
      const label = `${name}: chunk ${at + 1}: ${getString(call, "event_type")} of ${id}`;
      const sentence = mistakeOf(call, known.get(id), begins);
      if (sentence !== undefined) found.push({ message: `${label} ${sentence}`, actual: call });
      const tool = known.get(id)?.tool ?? getString(call, "tool_name") ?? "";
      known.set(id, { tool, done: isResult(call) && !isPiece(call) });
    }
  }
  if (!ends) return found;
  const open = [...known].filter(([, { done }]) => !done).map(([id]) => id);
  return open.length === 0
    ? found
    : [...found, { message: `${name}: calls have no result`, expected: [], actual: open }];
}

function mistakeOf(
  call: JsonObject,
  before: { tool: string; done: boolean } | undefined,
  begins: boolean,
): string | undefined {
  const tool = getString(call, "tool_name") ?? "";
  const type = getString(call, "event_type") ?? "";
  if (tool.startsWith(delegationPrefix) !== type.startsWith("delegation_")) return `is not what ${tool} has`;
  if (before !== undefined && before.tool !== tool) return `has the name ${tool}, and had ${before.tool}`;
  if (before?.done === true) return "comes after its result";
  if (!isResult(call)) {
    if (before !== undefined) return "is told again";
    return getField(call, "is_complete") === true ? undefined : "is not complete";
  }
  // Whoever comes in the middle has not seen the call.
  return before === undefined && begins ? "comes before its call" : undefined;
}
