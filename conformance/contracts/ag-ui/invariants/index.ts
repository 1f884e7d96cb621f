/** What must hold of everything that any case of the AG-UI contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { agUi } from "./ag-ui.ts";
import { callArguments } from "./arguments.ts";
import { activities, props } from "./components.ts";
import { declared } from "./declared.ts";
import { errors } from "./errors.ts";
import { firstEvent } from "./first-event.ts";
import { frames } from "./frames.ts";
import { headers } from "./headers.ts";
import { linear } from "./linear.ts";
import { outcome } from "./outcome.ts";
import { parts } from "./parts.ts";
import { reattach } from "./reattach.ts";
import { results } from "./results.ts";
import { sameRun } from "./same-run.ts";
import { states } from "./states.ts";
import { terminal } from "./terminal.ts";
import { times } from "./times.ts";
import { sealed, validEvents } from "./valid-events.ts";
import { vocabulary } from "./vocabulary.ts";
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
