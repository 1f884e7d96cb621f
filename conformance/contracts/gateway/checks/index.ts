/** Checks that a JMESPath expression cannot say, by the names that cases call them. */
import { jsonObject, strictlyAscending } from "../../../runner/code-checks.ts";
import type { CodeCheck } from "../../../runner/contract.ts";
import { sameResult } from "./same-result.ts";

export const codeChecks: Readonly<Record<string, CodeCheck>> = {
  "same-result": sameResult,
  "json-object": jsonObject,
  "strictly-ascending": strictlyAscending,
};
