/** What must hold of everything that any case of the tool-progress contract sees. */
import type { Invariant } from "../../../runner/invariant.ts";
import { calls } from "./calls.ts";
import { cursors, replay, sameRun } from "./sessions.ts";
import { declared, headers, secrets, errors } from "./http.ts";
import { details, failures } from "./details.ts";
import { firstChunk, frames, sealed, validEvents, linear, terminal, texts, oneThing } from "./streams.ts";
import { pieces } from "./pieces.ts";
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
