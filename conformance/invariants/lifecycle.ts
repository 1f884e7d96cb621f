/** How a stream begins and ends. */
import type { Evidence, Finding, Invariant, StreamEvidence } from "../runner/invariant.ts";
import { judgeEach } from "./evidence.ts";

type Rule = Pick<Invariant, "clauses" | "text">;

/** How a contract's streams begin. */
export interface FirstEventRules<Stream extends StreamEvidence> extends Rule {
  /** Streams that brought something. */
  streamsOf(evidence: Evidence): readonly Stream[];
  /** Name of the event that comes first, and nowhere else. */
  first: string;
  /** Names of the events; the types of the stream, if absent. */
  namesOf?(stream: Stream): readonly string[];
  /** Whether it has to begin with that event; every stream has, if absent. */
  isWhole?(stream: Stream): boolean;
  /** What is wrong with the first event. */
  mistakes?(stream: Stream): Finding[];
  /** Speaks of an event that comes again. */
  again?(stream: Stream, at: number): Finding;
}

/** The invariant that every stream begins with one event, which is nowhere else. */
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

/** How a contract's streams end. */
export interface TerminalRules<Stream extends StreamEvidence> extends Rule {
  streamsOf(evidence: Evidence): readonly Stream[];
  /** Names of the events; the types of the stream, if absent. */
  namesOf?(stream: Stream): readonly string[];
  /** Events each of which ends a stream. */
  ends(stream: Stream): readonly string[];
  /** Events with which a stream may end as well, though more may come after them. */
  alsoLast?(stream: Stream): readonly string[];
  /** Whether a stream may have no event at all; none may, if absent. */
  mayBeEmpty?(stream: Stream): boolean;
  /** Whether a stream may have broken off, because the server's process went down; none may, if absent. */
  mayBreak?(evidence: Evidence, stream: Stream): boolean;
  /** Anything else that is wrong with the end. */
  also?(stream: Stream, names: readonly string[]): string | undefined;
  /** The last events, for display; the types of the stream, if absent. */
  shown?(stream: Stream): readonly string[];
}

/** The invariant that a stream has one end, and nothing after it. */
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

/** Says that a connection broke off. @param what What the stream is of. */
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
