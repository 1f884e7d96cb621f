/** Invariants for the start and the end of a stream. */
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

type InvariantText = Pick<Invariant, "requirements" | "text">;

/** Options for the `first-event` invariant. */
export interface FirstEventOptions<Stream extends StreamEvidence> extends InvariantText {
  /** Returns the streams that have events. */
  listStreams(evidence: Evidence): readonly Stream[];
  /** The name of the first event. */
  first: string;
  /** Returns the names of the events. Defaults to their types. */
  listNames?(stream: Stream): readonly string[];
  /** Returns false if the stream may start with another event. */
  startsWithFirst?(stream: Stream): boolean;
  /** Returns additional findings about the first event. */
  checkFirst?(stream: Stream): Finding[];
  /** Returns the finding for a repeated first event. */
  repeatedFinding?(stream: Stream, at: number): Finding;
}

/** Creates the `first-event` invariant: a stream starts with a specific event, which is not repeated. */
export function createFirstEventInvariant<Stream extends StreamEvidence>(
  options: FirstEventOptions<Stream>,
): Invariant {
  const {
    requirements,
    text,
    listStreams,
    first,
    listNames = listTypes,
    startsWithFirst,
    checkFirst,
  } = options;
  const { repeatedFinding = ({ name }, at) => ({ message: `${name}: event ${at + 1} repeats ${first}` }) } =
    options;
  const judge = (stream: Stream): Finding[] => {
    const names = listNames(stream);
    const [actual] = names;
    if (actual !== first && startsWithFirst?.(stream) !== false)
      return [{ message: `${stream.name}: the first event is not ${first}`, expected: first, actual }];
    const at = names.indexOf(first, 1);
    const firstEventFindings = checkFirst?.(stream) ?? [];
    return at === -1
      ? firstEventFindings
      : firstEventFindings.length > 0
        ? firstEventFindings
        : [repeatedFinding(stream, at)];
  };
  return {
    id: "first-event",
    requirements,
    text,
    judge: (evidence) => judgeEach(listStreams(evidence), judge),
  };
}

/** Options of the `terminal` invariant. */
export interface TerminalOptions<Stream extends StreamEvidence> extends InvariantText {
  listStreams(evidence: Evidence): readonly Stream[];
  /** Returns the names of the events. Defaults to their types. */
  listNames?(stream: Stream): readonly string[];
  /** Returns the names of the terminal events. */
  terminalNames(stream: Stream): readonly string[];
  /** Returns the names of other events that may come last. */
  otherLastNames?(stream: Stream): readonly string[];
  /** Returns true if the stream may be empty. By default, no stream may be empty. */
  mayBeEmpty?(stream: Stream): boolean;
  /**
   * Returns true if the connection may have broken because the server process was killed. By default, it must
   * not break.
   */
  mayBreak?(evidence: Evidence, stream: Stream): boolean;
  /** Returns any other problem with the end of the stream. */
  findOtherProblem?(stream: Stream, names: readonly string[]): string | undefined;
  /** Returns the event names to display. Defaults to the types. */
  displayNames?(stream: Stream): readonly string[];
}

/** Creates the `terminal` invariant: a stream has exactly one terminal event, which comes last. */
export function createTerminalInvariant<Stream extends StreamEvidence>(
  options: TerminalOptions<Stream>,
): Invariant {
  const {
    requirements,
    text,
    listStreams,
    listNames = listTypes,
    mayBreak,
    findOtherProblem,
    displayNames = listTypes,
  } = options;
  return {
    id: "terminal",
    requirements,
    text,
    judge(evidence) {
      return judgeEach(listStreams(evidence), (stream) => {
        const names = listNames(stream);
        const broken =
          mayBreak?.(evidence, stream) === true
            ? undefined
            : describeBrokenConnection(stream, names, "event");
        const problem =
          broken ??
          describeEventsAfterEnd(names, options.terminalNames(stream)) ??
          describeMissingEnd(stream, names, options) ??
          findOtherProblem?.(stream, names);
        if (problem === undefined) return [];
        return [{ message: `${stream.name}: ${problem}`, actual: displayNames(stream).slice(-6) }];
      });
    },
  };
}

/**
 * Returns a description of the broken connection, or `undefined` if the connection did not break.
 * @param what Noun for an item in the stream.
 */
export function describeBrokenConnection(
  { seen }: StreamEvidence,
  names: readonly string[],
  what: string,
): string | undefined {
  if (seen.ended !== "broken") return undefined;
  return `the connection broke after ${names.at(-1) ?? `no ${what}`}; the server must end the stream`;
}

function describeEventsAfterEnd(names: readonly string[], ends: readonly string[]): string | undefined {
  const at = names.findIndex((name) => ends.includes(name));
  if (at === -1 || at === names.length - 1) return undefined;
  return `${names.slice(at + 1).join(", ")} after ${names[at]}, which ends the stream`;
}

function describeMissingEnd<Stream extends StreamEvidence>(
  stream: Stream,
  names: readonly string[],
  { terminalNames, otherLastNames, mayBeEmpty }: TerminalOptions<Stream>,
): string | undefined {
  if (stream.seen.ended !== "end") return undefined;
  const last = names.at(-1);
  if (last === undefined) return mayBeEmpty?.(stream) ? undefined : "the stream is empty";
  const allowed = [...terminalNames(stream), ...(otherLastNames?.(stream) ?? [])];
  if (allowed.includes(last)) return undefined;
  const listed = otherLastNames === undefined ? allowed.join(" or ") : `one of ${allowed.join(", ")}`;
  return `the last event is ${last}, expected ${listed}`;
}

function listTypes({ seen }: StreamEvidence): readonly string[] {
  return seen.types;
}
