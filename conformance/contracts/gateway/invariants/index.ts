/** What must hold of everything that any case of the gateway contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { answers, sameRun } from "./turns.ts";
import { calls, flags } from "./calls.ts";
import { declared, headers, secrets, errors } from "./http.ts";
import { firstEvent, frames, sealed, validEvents, terminal, linear, order } from "./streams.ts";
import { history } from "./history.ts";
import { results } from "./results.ts";

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
