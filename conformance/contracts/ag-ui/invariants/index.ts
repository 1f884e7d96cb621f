/** What must hold of everything that any case of the AG-UI contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { agUi, firstEvent, frames, sealed, validEvents, times, terminal, linear, vocabulary, sameRun, parts } from "./streams.ts";
import { callArguments, results } from "./calls.ts";
import { activities, props } from "./components.ts";
import { declared, headers, errors } from "./http.ts";
import { outcome } from "./outcome.ts";
import { reattach } from "./reattach.ts";
import { states } from "./states.ts";
import { waiting } from "./waiting.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
export const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  frames,
  validEvents,
  sealed,
  agUi,
  vocabulary,
  times,
  sameRun,
  firstEvent,
  parts,
  terminal,
  outcome,
  results,
  waiting,
  callArguments,
  props,
  activities,
  states,
  reattach,
  linear,
];
