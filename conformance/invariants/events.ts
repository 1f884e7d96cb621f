/** Invariants for the events in a stream: schemas, timestamps and size. */
import type { Json } from "../runner/case.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { getField } from "../stream/json.ts";
import { judgeEach } from "./evidence.ts";

type InvariantText = Pick<Invariant, "requirements" | "text">;

type Violations = readonly { pointer: string; message: string }[];

/** A value and its schema. */
export interface ValidatedValue {
  /** Identifies the value in messages, such as `<stream>: event <number> (<name>)`. */
  label: string;
  /** The value for display. */
  display: unknown;
  /** Returns the violations of the open schema, which allows undeclared fields. */
  openViolations(): Violations;
  /** Returns the violations of the closed schema, which forbids undeclared fields. */
  closedViolations(): Violations;
}

/** Creates the `valid-events` invariant: every value satisfies its open schema. */
export function createValidEventsInvariant(
  rule: InvariantText,
  listValues: (evidence: Evidence) => readonly ValidatedValue[],
): Invariant {
  return {
    id: "valid-events",
    ...rule,
    judge: (evidence) =>
      judgeEach(listValues(evidence), ({ label, display, openViolations }) =>
        toFindings(`${label} is invalid`, openViolations(), display),
      ),
  };
}

/**
 * Creates the `sealed` invariant: no valid value has an undeclared field. Invalid values are reported by
 * `valid-events`.
 */
export function createSealedInvariant(
  rule: InvariantText,
  listValues: (evidence: Evidence) => readonly ValidatedValue[],
): Invariant {
  return {
    id: "sealed",
    ...rule,
    judge: (evidence) =>
      judgeEach(
        listValues(evidence).filter(({ openViolations }) => openViolations().length === 0),
        ({ label, display, closedViolations }) =>
          toFindings(`${label} has undeclared content`, closedViolations(), display),
      ),
  };
}

function toFindings(message: string, violations: Violations, actual: unknown): Finding[] {
  return violations.map((each) => ({
    message: `${message}: ${`${each.pointer} ${each.message}`.trimStart()}`,
    actual,
  }));
}

/**
 * The earliest accepted timestamp (2001-09-09). Timestamps in seconds or from a monotonic clock are smaller.
 */
const earliest = 1e12;

/** Creates the `times` invariant: timestamps are Unix milliseconds that never decrease. */
export function createTimesInvariant(
  requirements: string[],
  listStreams: (evidence: Evidence) => readonly StreamEvidence[],
  isKnown: (event: Json) => boolean,
): Invariant {
  return {
    id: "times",
    requirements,
    text: "Every event has a `timestamp` in Unix milliseconds, which never decreases.",
    judge(evidence) {
      const streams = listStreams(evidence).filter(({ seen }) => seen.events.some(isKnown));
      return judgeEach(streams, (stream) => checkTimes(stream, isKnown));
    },
  };
}

function checkTimes({ name, seen }: StreamEvidence, isKnown: (event: Json) => boolean): Finding[] {
  let before = earliest;
  for (const [at, event] of seen.events.entries()) {
    if (!isKnown(event)) continue;
    const actual = getField(event, "timestamp");
    const label = `${name}: event ${at + 1}`;
    if (typeof actual !== "number" || !Number.isSafeInteger(actual) || actual < earliest)
      return [
        {
          message: `${label}: timestamp is not an integer number of Unix milliseconds`,
          actual: actual ?? null,
        },
      ];
    if (actual < before)
      return [
        {
          message: `${label}: timestamp is less than that of the previous event`,
          expected: `${before} or more`,
          actual,
        },
      ];
    before = actual;
  }
  return [];
}

/** Options of the `linear` invariant. */
export interface LinearOptions extends InvariantText {
  listStreams(evidence: Evidence): readonly StreamEvidence[];
  /**
   * Returns an event's text delta and a label for its kind, for messages. Returns `undefined` if the event
   * has no delta.
   */
  findDelta(event: Json, type: string): { label: string; text: string } | undefined;
  /**
   * Maximum number of frame bytes per delta byte. Defaults to 6, the size of an escaped control character in
   * JSON.
   */
  bytesPerDeltaByte?: number;
  /** Maximum number of frame bytes in addition to the delta, for names, ids and the time. */
  bytesPerEvent: number;
}

/** Creates the `linear` invariant: the size of a stream grows linearly with its content. */
export function createLinearInvariant({
  requirements,
  text,
  listStreams,
  ...limits
}: LinearOptions): Invariant {
  const hasDeltas = ({ seen }: StreamEvidence) =>
    seen.events.some((event, at) => limits.findDelta(event, seen.types[at] ?? "") !== undefined);
  return {
    id: "linear",
    requirements,
    text,
    judge: (evidence) =>
      judgeEach(listStreams(evidence).filter(hasDeltas), (stream) => checkSize(stream, limits)),
  };
}

/** Returns a finding for every kind of delta that takes more bytes than allowed. */
function checkSize(
  { name, seen }: StreamEvidence,
  {
    findDelta,
    bytesPerDeltaByte = 6,
    bytesPerEvent,
  }: Pick<LinearOptions, "findDelta" | "bytesPerDeltaByte" | "bytesPerEvent">,
): Finding[] {
  const totals = new Map<string, { bytes: number; allowed: number }>();
  for (const [at, event] of seen.events.entries()) {
    const delta = findDelta(event, seen.types[at] ?? "");
    if (delta === undefined) continue;
    const total = totals.get(delta.label) ?? { bytes: 0, allowed: bytesPerEvent };
    const content = Buffer.byteLength(delta.text);
    total.bytes += Buffer.byteLength(seen.frames[at] ?? "");
    // Empty deltas get no allowance.
    total.allowed += content === 0 ? 0 : bytesPerDeltaByte * content + bytesPerEvent;
    totals.set(delta.label, total);
  }
  return [...totals].flatMap(([called, { bytes, allowed }]) => {
    if (bytes <= allowed) return [];
    const message = `${name}: ${called} have ${bytes} bytes, more than the allowed ${allowed}`;
    return [{ message, expected: `at most ${allowed}`, actual: bytes }];
  });
}
