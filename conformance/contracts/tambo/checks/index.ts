/** Checks that a JMESPath expression cannot say, by the names that cases call them. */

import { byteRatio, isTailOf, sameEvents, jsonObject, strictlyAscending, strictlyDescending } from "../../../runner/code-checks.ts";
import { interleaved } from "../../shared/ag-ui-parts.ts";
import type { CodeCheck } from "../../../runner/contract.ts";
import { foldState } from "./fold-state.ts";

export const codeChecks: Readonly<Record<string, CodeCheck>> = {
  "byte-ratio": byteRatio,
  "fold-state": foldState,
  interleaved,
  "is-tail-of": isTailOf,
  "json-object": jsonObject,
  "same-events": sameEvents,
  "strictly-ascending": strictlyAscending,
  "strictly-descending": strictlyDescending,
};
