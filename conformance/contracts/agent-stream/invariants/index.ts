/** What must hold of everything that any case of the agent-stream contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { agent, thread } from "./thread.ts";
import { calls } from "./calls.ts";
import { declared, headers, secrets, errors } from "./http.ts";
import { failures, turns } from "./turns.ts";
import { firstEvent, frames, sealed, validEvents, terminal, linear, vocabulary } from "./streams.ts";
import { reasoning, thinkingAsked } from "./reasoning.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
export const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  vocabulary,
  validEvents,
  sealed,
  firstEvent,
  terminal,
  thread,
  agent,
  turns,
  calls,
  reasoning,
  thinkingAsked,
  failures,
  linear,
];
