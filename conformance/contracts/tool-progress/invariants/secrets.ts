/** Keys stay with the server. */
import { toldKeys } from "../../../invariants/secrets.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { begun, type ProgressEvidence } from "./evidence.ts";

export const secrets: Invariant = {
  id: "secrets",
  clauses: ["TP-064"],
  text: "Nothing that the server sends holds an API key.",
  judge: (evidence) =>
    toldKeys(begun(evidence), evidence, (stream) => {
      const { said, calls } = (stream as ProgressEvidence).seen;
      return [said, ...calls.map(({ parts }) => parts.join(""))];
    }),
};
