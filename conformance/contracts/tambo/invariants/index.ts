/** What must hold of everything that any case of the Tambo contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { accumulates } from "./accumulates.ts";
import { agUi } from "./ag-ui.ts";
import { callArguments } from "./arguments.ts";
import { declared } from "./declared.ts";
import { firstEvent } from "./first-event.ts";
import { frames } from "./frames.ts";
import { headers } from "./headers.ts";
import { ids } from "./ids.ts";
import { linear } from "./linear.ts";
import { parts } from "./parts.ts";
import { problems } from "./problems.ts";
import { props } from "./props.ts";
import { replay } from "./replay.ts";
import { sameRun } from "./same-run.ts";
import { states } from "./states.ts";
import { terminal } from "./terminal.ts";
import { times } from "./times.ts";
import { toolResults } from "./tool-results.ts";
import { validEvents } from "./valid-events.ts";

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
