/** What must hold of everything that any case of the tool-progress contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { calls } from "./calls.ts";
import { cursors } from "./cursors.ts";
import { declared } from "./declared.ts";
import { details } from "./details.ts";
import { errors } from "./errors.ts";
import { failures } from "./failures.ts";
import { firstChunk } from "./first-chunk.ts";
import { frames } from "./frames.ts";
import { headers } from "./headers.ts";
import { linear } from "./linear.ts";
import { oneThing } from "./one-thing.ts";
import { pieces } from "./pieces.ts";
import { replay } from "./replay.ts";
import { sameRun } from "./same-run.ts";
import { secrets } from "./secrets.ts";
import { terminal } from "./terminal.ts";
import { texts } from "./texts.ts";
import { sealed, validEvents } from "./valid-events.ts";
import { wording } from "./wording.ts";

/** From the outside in: answers, frames, chunks, their order, and what they come to. */
export const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  validEvents,
  sealed,
  texts,
  oneThing,
  cursors,
  firstChunk,
  calls,
  pieces,
  details,
  wording,
  failures,
  terminal,
  replay,
  sameRun,
  linear,
];
