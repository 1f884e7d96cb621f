/** Invariants for the order of the tool calls in a run (P-020 … P-026, P-036). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, type JsonObject } from "../../../stream/json.ts";
import { delegationPrefix, isPartialResult, isResult, listToolCalls } from "../stream/chunk.ts";
import { isFromStart } from "../stream/progress-stream.ts";
import { listBlockingRuns, listNonEmptyStreams, type ProgressEvidence } from "./evidence.ts";

/** The tool calls in a stream or in the response of a blocking run. */
interface CallSequence {
  name: string;
  chunks: readonly JsonObject[][];
  /** True if the calls start with the first chunk of the run. */
  isFromStart: boolean;
  endedNormally: boolean;
}

export const calls: Invariant = {
  id: "calls",
  requirements: [
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
  text: "A call is sent once, with the event type that its tool requires. It is followed by optional parts and exactly one result with the same id and name, and nothing is sent for the call after its result.",
  judge(evidence) {
    const chunkLists = [
      ...listNonEmptyStreams(evidence).map(toCallSequence),
      ...listBlockingRuns(evidence).map(
        ({ runId, body, error }): CallSequence => ({
          name: `${runId}: the response`,
          chunks: [listToolCalls(body)],
          isFromStart: true,
          endedNormally: error === null,
        }),
      ),
    ].filter(({ chunks }) => chunks.some((each) => each.length > 0));
    return judgeEach(chunkLists, checkOrder);
  },
};

function toCallSequence({ name, seen }: ProgressEvidence): CallSequence {
  const ends = seen.ended === "end" && seen.error === null;
  return {
    name,
    chunks: seen.events.map(listToolCalls),
    isFromStart: isFromStart(seen),
    endedNormally: ends,
  };
}

function checkOrder({ name, chunks, isFromStart, endedNormally }: CallSequence): Finding[] {
  const known = new Map<string, { tool: string; done: boolean }>();
  const findings: Finding[] = [];
  for (const [at, chunk] of chunks.entries()) {
    for (const call of chunk) {
      const id = getString(call, "call_id") ?? "";
      const label = `${name}: chunk ${at + 1}: ${getString(call, "event_type")} of ${id}`;
      const sentence = describeProblem(call, known.get(id), isFromStart);
      if (sentence !== undefined) findings.push({ message: `${label} ${sentence}`, actual: call });
      const tool = known.get(id)?.tool ?? getString(call, "tool_name") ?? "";
      known.set(id, { tool, done: isResult(call) && !isPartialResult(call) });
    }
  }
  if (!endedNormally) return findings;
  const open = [...known].filter(([, { done }]) => !done).map(([id]) => id);
  return open.length === 0
    ? findings
    : [...findings, { message: `${name}: some calls have no result`, expected: [], actual: open }];
}

function describeProblem(
  call: JsonObject,
  before: { tool: string; done: boolean } | undefined,
  begins: boolean,
): string | undefined {
  const tool = getString(call, "tool_name") ?? "";
  const type = getString(call, "event_type") ?? "";
  if (tool.startsWith(delegationPrefix) !== type.startsWith("delegation_"))
    return `has the wrong event type for ${tool}`;
  if (before !== undefined && before.tool !== tool) return `has the name ${tool}, expected ${before.tool}`;
  if (before?.done === true) return "comes after its result";
  if (!isResult(call)) {
    if (before !== undefined) return "is sent again";
    return getField(call, "is_complete") === true ? undefined : "is not complete";
  }
  // A client that resumes midway did not receive the start of the call.
  return before === undefined && begins ? "comes before its call" : undefined;
}
