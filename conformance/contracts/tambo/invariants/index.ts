/** What must hold of everything that any case of the Tambo contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { accumulates } from "./accumulates.ts";
import { agUi, firstEvent, frames, times, linear, validEvents, sameRun, parts } from "./streams.ts";
import { callArguments, props } from "./pieces.ts";
import { declared, headers, problems } from "./http.ts";
import { ids, replay } from "./replay.ts";
import { states } from "./states.ts";
import { terminal } from "./terminal.ts";
import { toolResults } from "./tool-results.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
export const invariants: readonly Invariant[] = [
  declared,
  problems,
  headers,
  frames,
  validEvents,
  agUi,
  ids,
  times,
  sameRun,
  firstEvent,
  parts,
  terminal,
  toolResults,
  callArguments,
  props,
  states,
  accumulates,
  replay,
  linear,
];
