/** What must hold of everything that any case of the agent-stream contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { agent } from "./agent.ts";
import { calls } from "./calls.ts";
import { declared } from "./declared.ts";
import { errors } from "./errors.ts";
import { failures } from "./failures.ts";
import { firstEvent } from "./first-event.ts";
import { frames } from "./frames.ts";
import { headers } from "./headers.ts";
import { linear } from "./linear.ts";
import { reasoning, thinkingAsked } from "./reasoning.ts";
import { secrets } from "./secrets.ts";
import { terminal } from "./terminal.ts";
import { thread } from "./thread.ts";
import { turns } from "./turns.ts";
import { sealed, validEvents } from "./valid-events.ts";
import { vocabulary } from "./vocabulary.ts";

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
