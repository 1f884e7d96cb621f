/** Checks that a JMESPath expression cannot say, by the names that cases call them. */

import { byteRatio } from "../../../checks/byte-ratio.ts";
import { interleaved } from "../../shared/ag-ui-parts.ts";
import { isTailOf, sameEvents } from "../../../checks/is-tail-of.ts";
import { jsonObject } from "../../../checks/json-object.ts";
import { strictlyAscending, strictlyDescending } from "../../../checks/strictly-ordered.ts";
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
