/** Invariants of the start and the end of a stream. */
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

type Rule = Pick<Invariant, "clauses" | "text">;

/** Options of the invariant `first-event`. */
export interface FirstEventRules<Stream extends StreamEvidence> extends Rule {
  /** Returns the streams with events. */
  streamsOf(evidence: Evidence): readonly Stream[];
  /** The name of the first event. */
  first: string;
  /** Returns the names of the events. Default: their types. */
  namesOf?(stream: Stream): readonly string[];
  /** Returns false if the stream may start with another event. */
  isWhole?(stream: Stream): boolean;
  /** Returns further findings about the first event. */
  mistakes?(stream: Stream): Finding[];
  /** Returns the finding for a repeated first event. */
  again?(stream: Stream, at: number): Finding;
}

/** Creates the invariant `first-event`: a stream starts with a certain event, which is not repeated. */
export function firstEventHolds<Stream extends StreamEvidence>(rules: FirstEventRules<Stream>): Invariant {
  const { clauses, text, streamsOf, first, namesOf = typesOf, isWhole, mistakes } = rules;
  const { again = ({ name }, at) => ({ message: `${name}: event ${at + 1} is ${first} again` }) } = rules;
  const judge = (stream: Stream): Finding[] => {
    const names = namesOf(stream);
    const [actual] = names;
    if (actual !== first && isWhole?.(stream) !== false)
      return [{ message: `${stream.name}: the first event is not ${first}`, expected: first, actual }];
    const at = names.indexOf(first, 1);
    const found = mistakes?.(stream) ?? [];
    return at === -1 ? found : found.length > 0 ? found : [again(stream, at)];
  };
  return {
    id: "first-event",
    clauses,
    text,
    judge: (evidence) => judgeEach(streamsOf(evidence), judge),
  };
}

/** Options of the invariant `terminal`. */
export interface TerminalRules<Stream extends StreamEvidence> extends Rule {
  streamsOf(evidence: Evidence): readonly Stream[];
  /** Returns the names of the events. Default: their types. */
  namesOf?(stream: Stream): readonly string[];
  /** Returns the names of the terminal events. */
  ends(stream: Stream): readonly string[];
  /** Returns the names of other events that may be last. */
  alsoLast?(stream: Stream): readonly string[];
  /** Returns true if the stream may be empty. Default: no stream may. */
  mayBeEmpty?(stream: Stream): boolean;
  /**
   * Returns true if the connection may have broken because the server process was killed. Default: it may
   * not.
   */
  mayBreak?(evidence: Evidence, stream: Stream): boolean;
  /** Returns any other problem with the end of the stream. */
  also?(stream: Stream, names: readonly string[]): string | undefined;
  /** Returns the event names for display. Default: the types. */
  shown?(stream: Stream): readonly string[];
}

/** Creates the invariant `terminal`: a stream has exactly one terminal event, which is the last. */
export function terminalHolds<Stream extends StreamEvidence>(rules: TerminalRules<Stream>): Invariant {
  const { clauses, text, streamsOf, namesOf = typesOf, mayBreak, also, shown = typesOf } = rules;
  return {
    id: "terminal",
    clauses,
    text,
    judge(evidence) {
      return judgeEach(streamsOf(evidence), (stream) => {
        const names = namesOf(stream);
        const broken = mayBreak?.(evidence, stream) === true ? undefined : breakOf(stream, names, "event");
        const sentence =
          broken ??
          afterEnd(names, rules.ends(stream)) ??
          missingEnd(stream, names, rules) ??
          also?.(stream, names);
        if (sentence === undefined) return [];
        return [{ message: `${stream.name}: ${sentence}`, actual: shown(stream).slice(-6) }];
      });
    },
  };
}

/** Returns the problem of a broken connection. @param what Noun for an item of the stream. */
export function breakOf(
  { seen }: StreamEvidence,
  names: readonly string[],
  what: string,
): string | undefined {
  if (seen.ended !== "broken") return undefined;
  return `the connection broke off after ${names.at(-1) ?? `no ${what}`}: a stream has to be ended properly`;
}

function afterEnd(names: readonly string[], ends: readonly string[]): string | undefined {
  const at = names.findIndex((name) => ends.includes(name));
  if (at === -1 || at === names.length - 1) return undefined;
  return `${names.slice(at + 1).join(", ")} after ${names[at]}, which ends the stream`;
}

function missingEnd<Stream extends StreamEvidence>(
  stream: Stream,
  names: readonly string[],
  { ends, alsoLast, mayBeEmpty }: TerminalRules<Stream>,
): string | undefined {
  if (stream.seen.ended !== "end") return undefined;
  const last = names.at(-1);
  if (last === undefined) return mayBeEmpty?.(stream) ? undefined : "the stream has no event";
  const allowed = [...ends(stream), ...(alsoLast?.(stream) ?? [])];
  if (allowed.includes(last)) return undefined;
  const listed = alsoLast === undefined ? allowed.join(" or ") : `one of ${allowed.join(", ")}`;
  return `the stream ends with ${last}, not with ${listed}`;
}

function typesOf({ seen }: StreamEvidence): readonly string[] {
  return seen.types;
}
