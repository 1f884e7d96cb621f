/** Events of streams: against their schemas, in time, and in what they cost. */
import type { Json } from "../runner/case.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { member } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

type Rule = Pick<Invariant, "clauses" | "text">;

/** What is not as a schema has it. */
type Mistakes = readonly { pointer: string; message: string }[];

/** Something that a schema describes, and how to speak of it. */
export interface Described {
  /** `<stream>: event <number> (<name>)`, or the like. */
  place: string;
  /** What is shown of it. */
  shown: unknown;
  /** By the schema that readers use, which allows members that it does not have. */
  mistakes(): Mistakes;
  /** By the same without any other members. */
  sealedMistakes(): Mistakes;
}

/** The invariant that everything is as the document describes it. */
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

/** The invariant that nothing has a member that is not declared for it. What is not valid at all is told by others. */
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

/** 2001-09-09: seconds, or a clock of the process, would be before it. */
const earliest = 1e12;

/** The invariant that times of events are whole Unix milliseconds that never go back. */
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

/** What a contract's pieces of longer things may cost. */
export interface LinearRules extends Rule {
  streamsOf(evidence: Evidence): readonly StreamEvidence[];
  /** The texts that an event brings, and what such events are called together; `undefined` for one that brings none. */
  pieceOf(event: Json, type: string): { called: string; text: string } | undefined;
  /** Most bytes of a frame for a byte of its piece; 6, with which JSON writes a control character, if absent. */
  perByte?: number;
  /** Most bytes of a frame beside its piece: names, ids, time. */
  perEvent: number;
}

/** The invariant that every piece is sent once: the bytes of a stream grow with its content and no faster. */
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

/** Pieces that take more bytes than what is new in them. */
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
    // A piece with nothing in it is worth nothing.
    total.allowed += content === 0 ? 0 : perByte * content + perEvent;
    totals.set(piece.called, total);
  }
  return [...totals].flatMap(([called, { bytes, allowed }]) => {
    if (bytes <= allowed) return [];
    const message = `${name}: ${called} take ${bytes} bytes for what fits in ${allowed}`;
    return [{ message, expected: `at most ${allowed}`, actual: bytes }];
  });
}
