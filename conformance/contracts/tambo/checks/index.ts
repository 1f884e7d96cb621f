/** Checks that a JMESPath expression cannot say, by the names that cases call them. */
import type { CodeCheck } from "../../../runner/contract.ts";
import { byteRatio } from "./byte-ratio.ts";
import { foldState } from "./fold-state.ts";
import { interleaved } from "./interleaved.ts";
import { isTailOf, sameEvents } from "./is-tail-of.ts";
import { jsonObject } from "./json-object.ts";
import { strictlyAscending, strictlyDescending } from "./strictly-ordered.ts";

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
