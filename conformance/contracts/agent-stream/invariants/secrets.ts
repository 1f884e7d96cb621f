/** Keys stay with whom they are for. */
import { toldKeys } from "../../../invariants/secrets.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { undeclaredIn } from "./declared.ts";
import { answersAt, begun } from "./evidence.ts";

export const secrets: Invariant = {
  id: "secrets",
  clauses: ["AS-056"],
  text: "Nothing that the server sends holds an API key.",
  judge(evidence) {
    const streams = begun(evidence);
    const answers = answersAt(evidence);
    // A server that does not speak as the contract does has kept nothing to itself.
    const isOne = streams.length > 0 || answers.some((answer) => undeclaredIn(answer)?.length === 0);
    const texts = new Map(streams.map(({ name, seen }) => [name, [seen.text, seen.reasoning]]));
    const told = toldKeys(streams, { ...evidence, answers }, ({ name }) => texts.get(name) ?? []);
    return isOne || told?.length ? told : undefined;
  },
};
