/** Calls of the gateway's tools in a stream (G-146, G-147, G-154). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { listOf, member, sameJson, textOf } from "../../../stream/json.ts";
import type { SeenTurn } from "../stream/gateway-stream.ts";
import { type GatewayEvidence, streamsOf } from "./evidence.ts";

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
  return listOf(response, "content").filter((block) => textOf(block, "type") === "tool_use");
}

function pairs({ name, seen }: GatewayEvidence): Finding[] {
  const open = new Map<string, string>();
  const started = new Set<string>();
  const found: Finding[] = [];
  for (const [at, event] of seen.events.entries()) {
    const [type, id, tool] = ["type", "id", "name"].map((key) => textOf(event, key) ?? "");
    const place = `${name}: event ${at + 1}: ${type} of ${id}`;
    if (type === "tool_call_start") {
      if (started.has(id ?? "")) found.push({ message: `${place}, which has started already` });
      started.add(id ?? "");
      open.set(id ?? "", tool ?? "");
    }
    if (type === "tool_result") {
      const called = open.get(id ?? "");
      if (called === undefined) found.push({ message: `${place}, which does not run` });
      else if (called !== tool)
        found.push({ message: `${place} has another name`, expected: called, actual: tool });
      open.delete(id ?? "");
    }
    if (type !== "step_complete" || open.size === 0) continue;
    found.push({ message: `${name}: event ${at + 1}: step_complete while ${[...open.keys()]} runs` });
    open.clear();
  }
  return found;
}

function ofAnswer(place: string, { accumulated, calls: run, response }: SeenTurn): Finding[] {
  const uses = usesIn(accumulated ?? undefined);
  const found = run.flatMap(({ id, name, input }): Finding[] => {
    const use = uses.find((each) => textOf(each, "id") === id);
    if (use === undefined) return [{ message: `${place}: call ${id} is not in the answer` }];
    const expected = { name: member(use, "name") ?? null, input: member(use, "input") ?? null };
    if (sameJson(expected, { name, input })) return [];
    return [{ message: `${place}: call ${id} is not run as it was made`, expected, actual: { name, input } }];
  });
  if (response === null || run.length === 0 || run.length >= uses.length) return found;
  const ids = uses.map((use) => textOf(use, "id") ?? "");
  return [
    ...found,
    {
      message: `${place}: not all calls of the answer were run`,
      expected: ids,
      actual: run.map(({ id }) => id),
    },
  ];
}
