/** Checks that a JMESPath expression cannot say, by the names that cases call them. */
import { byteRatio, isTailOf, sameEvents, strictlyAscending } from "../../../runner/code-checks.ts";
import type { CodeCheck } from "../../../runner/contract.ts";

export const codeChecks: Readonly<Record<string, CodeCheck>> = {
  "byte-ratio": byteRatio,
  "is-tail-of": isTailOf,
  "same-events": sameEvents,
  "strictly-ascending": strictlyAscending,
};
