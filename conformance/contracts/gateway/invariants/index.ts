/** What must hold of everything that any case of the gateway contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { answers } from "./answers.ts";
import { calls } from "./calls.ts";
import { declared } from "./declared.ts";
import { errors } from "./errors.ts";
import { firstEvent } from "./first-event.ts";
import { flags } from "./flags.ts";
import { frames } from "./frames.ts";
import { headers } from "./headers.ts";
import { history } from "./history.ts";
import { linear } from "./linear.ts";
import { order } from "./order.ts";
import { results } from "./results.ts";
import { sameRun } from "./same-run.ts";
import { secrets } from "./secrets.ts";
import { terminal } from "./terminal.ts";
import { sealed, validEvents } from "./valid-events.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
export const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  validEvents,
  sealed,
  firstEvent,
  order,
  terminal,
  answers,
  calls,
  flags,
  history,
  results,
  sameRun,
  linear,
];
