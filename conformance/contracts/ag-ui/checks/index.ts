/** Checks that a JMESPath expression cannot say, by the names that cases call them. */
import { byteRatio, jsonObject, strictlyAscending, strictlyDescending } from "../../../runner/code-checks.ts";
import { interleaved } from "../../shared/ag-ui-parts.ts";
import type { CodeCheck } from "../../../runner/contract.ts";

export const codeChecks: Readonly<Record<string, CodeCheck>> = {
  "byte-ratio": byteRatio,
  interleaved,
  "json-object": jsonObject,
  "strictly-ascending": strictlyAscending,
  "strictly-descending": strictlyDescending,
};
