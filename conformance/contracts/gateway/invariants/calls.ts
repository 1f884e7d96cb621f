/** Calls of the gateway's tools in a stream (G-146, G-147, G-154). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import type { SeenTurn } from "../stream/gateway-stream.ts";
import { flagMistake } from "./canonical.ts";
import { type GatewayEvidence, resultsOf, streamsOf } from "./evidence.ts";

export const calls: Invariant = {
  id: "calls",
  clauses: ["G-005", "G-146", "G-147", "G-154", "GC-042", "GX-19", "M-005", "M-036", "M-037"],
  text: "Every call that the gateway runs is one of the turn's answer, with its name and input; it starts once, and has one result after that; a turn that is complete has run all of its calls, or none.",
  judge(evidence) {
    const told = streamsOf(evidence).filter(({ seen }) =>
      seen.types.some((type) => type === "tool_call_start" || type === "tool_result"),
    );
    return judgeEach(told, (stream) => [
      ...pairs(stream),
      ...stream.seen.turns.flatMap((turn, at) => ofAnswer(`${stream.name}: turn ${at}`, turn)),
    ]);
  },
};

/** The `tool_use` blocks of an answer. */
export function usesIn(response: Json | undefined): Json[] {
  return getArray(response, "content").filter((block) => getString(block, "type") === "tool_use");
}

function pairs({ name, seen }: GatewayEvidence): Finding[] {
  const open = new Map<string, string>();
  const started = new Set<string>();
  const found: Finding[] = [];
  for (const [at, event] of seen.events.entries()) {
    const [type, id, tool] = ["type", "id", "name"].map((key) => getString(event, key) ?? "");
    const label = `${name}: event ${at + 1}: ${type} of ${id}`;
    if (type === "tool_call_start") {
      if (started.has(id ?? "")) found.push({ message: `${label}, which has started already` });
      started.add(id ?? "");
      open.set(id ?? "", tool ?? "");
    }
    if (type === "tool_result") {
      const called = open.get(id ?? "");
      if (called === undefined) found.push({ message: `${label}, which does not run` });
      else if (called !== tool)
        found.push({ message: `${label} has a different name`, expected: called, actual: tool });
      open.delete(id ?? "");
    }
    if (type !== "step_complete" || open.size === 0) continue;
    found.push({ message: `${name}: event ${at + 1}: step_complete while ${[...open.keys()]} runs` });
    open.clear();
  }
  return found;
}

function ofAnswer(label: string, { accumulated, calls: run, response }: SeenTurn): Finding[] {
  const uses = usesIn(accumulated ?? undefined);
  const found = run.flatMap(({ id, name, input }): Finding[] => {
    const use = uses.find((each) => getString(each, "id") === id);
    if (use === undefined) return [{ message: `${label}: call ${id} is not in the answer` }];
    const expected = { name: getField(use, "name") ?? null, input: getField(use, "input") ?? null };
    if (isSameJson(expected, { name, input })) return [];
    return [{ message: `${label}: call ${id} is not run as it was made`, expected, actual: { name, input } }];
  });
  if (response === null || run.length === 0 || run.length >= uses.length) return found;
  const ids = uses.map((use) => getString(use, "id") ?? "");
  return [
    ...found,
    {
      message: `${label}: not all calls of the answer were run`,
      expected: ids,
      actual: run.map(({ id }) => id),
    },
  ];
}

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
        .filter((event) => getString(event, "type") === "tool_result")
        .map((told) => ({ label: `${name}: tool_result of ${getString(told, "id")}`, told })),
    );
    const steps = resultsOf(evidence).flatMap(({ name, seen }) =>
      seen.steps
        .flatMap((step) => getArray(step, "tool_results"))
        .map((told) => ({
          label: `${name}: the result of ${getString(told, "tool_use_id")} in the steps`,
          told,
        })),
    );
    return judgeEach([...events, ...steps], ({ label, told }) => {
      const mistake = flagMistake(told);
      return mistake === undefined ? [] : [{ message: `${label} ${mistake}`, actual: told }];
    });
  },
};
