/** Invariants of the events of a stream: schemas, timestamps and size. */
import type { Json } from "../runner/case.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { member } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

type Rule = Pick<Invariant, "clauses" | "text">;

type Mistakes = readonly { pointer: string; message: string }[];

/** A value with a schema. */
export interface Described {
  /** Identifies the value in messages, such as `<stream>: event <number> (<name>)`. */
  place: string;
  /** The value for display. */
  shown: unknown;
  /** Returns the violations of the open schema, which allows undeclared fields. */
  mistakes(): Mistakes;
  /** Returns the violations of the closed schema. */
  sealedMistakes(): Mistakes;
}

/** Creates the invariant `valid-events`: every value satisfies its open schema. */
export function validEventsHold(
  rule: Rule,
  describedIn: (evidence: Evidence) => readonly Described[],
): Invariant {
  return {
    id: "valid-events",
    ...rule,
    judge: (evidence) =>
      judgeEach(describedIn(evidence), ({ place, shown, mistakes }) =>
        findings(`${place} is not valid`, mistakes(), shown),
      ),
  };
}

/**
 * Creates the invariant `sealed`: no valid value has an undeclared field. `valid-events` reports the invalid
 * values.
 */
export function sealedHold(rule: Rule, describedIn: (evidence: Evidence) => readonly Described[]): Invariant {
  return {
    id: "sealed",
    ...rule,
    judge: (evidence) =>
      judgeEach(
        describedIn(evidence).filter(({ mistakes }) => mistakes().length === 0),
        ({ place, shown, sealedMistakes }) =>
          findings(`${place} has what is not declared`, sealedMistakes(), shown),
      ),
  };
}

function findings(message: string, mistakes: Mistakes, actual: unknown): Finding[] {
  return mistakes.map((each) => ({
    message: `${message}: ${`${each.pointer} ${each.message}`.trimStart()}`,
    actual,
  }));
}

/** 2001-09-09. Timestamps in seconds, or from a monotonic clock, are smaller. */
const earliest = 1e12;

/** Creates the invariant `times`: timestamps are Unix milliseconds that never decrease. */
export function timesHold(
  clauses: string[],
  streamsOf: (evidence: Evidence) => readonly StreamEvidence[],
  isKnown: (event: Json) => boolean,
): Invariant {
  return {
    id: "times",
    clauses,
    text: "Every event has a `timestamp` in whole Unix milliseconds, never less than the one before.",
    judge(evidence) {
      const timed = streamsOf(evidence).filter(({ seen }) => seen.events.some(isKnown));
      return judgeEach(timed, (stream) => wrongTimes(stream, isKnown));
    },
  };
}

function wrongTimes({ name, seen }: StreamEvidence, isKnown: (event: Json) => boolean): Finding[] {
  let before = earliest;
  for (const [at, event] of seen.events.entries()) {
    if (!isKnown(event)) continue;
    const actual = member(event, "timestamp");
    const place = `${name}: event ${at + 1}`;
    if (typeof actual !== "number" || !Number.isSafeInteger(actual) || actual < earliest)
      return [{ message: `${place} has no timestamp in whole Unix milliseconds`, actual: actual ?? null }];
    if (actual < before)
      return [
        { message: `${place} is earlier than the one before it`, expected: `${before} or more`, actual },
      ];
    before = actual;
  }
  return [];
}

/** Options of the invariant `linear`. */
export interface LinearRules extends Rule {
  streamsOf(evidence: Evidence): readonly StreamEvidence[];
  /**
   * Returns the text delta of an event, and the label of its kind for messages; `undefined` if the event has
   * no delta.
   */
  pieceOf(event: Json, type: string): { called: string; text: string } | undefined;
  /** Maximum frame bytes per delta byte. Default: 6, the size of an escaped control character in JSON. */
  perByte?: number;
  /** Maximum frame bytes in addition to the delta, for names, ids and time. */
  perEvent: number;
}

/** Creates the invariant `linear`: the size of a stream grows linearly with its content. */
export function linearHolds({ clauses, text, streamsOf, ...limits }: LinearRules): Invariant {
  const isPiece = ({ seen }: StreamEvidence) =>
    seen.events.some((event, at) => limits.pieceOf(event, seen.types[at] ?? "") !== undefined);
  return {
    id: "linear",
    clauses,
    text,
    judge: (evidence) =>
      judgeEach(streamsOf(evidence).filter(isPiece), (stream) => overweight(stream, limits)),
  };
}

/** Returns a finding for every kind of delta that takes more bytes than allowed. */
function overweight(
  { name, seen }: StreamEvidence,
  { pieceOf, perByte = 6, perEvent }: Pick<LinearRules, "pieceOf" | "perByte" | "perEvent">,
): Finding[] {
  const totals = new Map<string, { bytes: number; allowed: number }>();
  for (const [at, event] of seen.events.entries()) {
    const piece = pieceOf(event, seen.types[at] ?? "");
    if (piece === undefined) continue;
    const total = totals.get(piece.called) ?? { bytes: 0, allowed: perEvent };
    const content = Buffer.byteLength(piece.text);
    total.bytes += Buffer.byteLength(seen.frames[at] ?? "");
    // Empty deltas get no allowance.
    total.allowed += content === 0 ? 0 : perByte * content + perEvent;
    totals.set(piece.called, total);
  }
  return [...totals].flatMap(([called, { bytes, allowed }]) => {
    if (bytes <= allowed) return [];
    const message = `${name}: ${called} take ${bytes} bytes for what fits in ${allowed}`;
    return [{ message, expected: `at most ${allowed}`, actual: bytes }];
  });
}
