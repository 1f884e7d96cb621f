/** What begins also ends, and nothing comes for what is not open. */

import { judgeEach } from "../../invariants/evidence.ts";
import type { Json } from "../../runner/case.ts";
import type { CodeCheck } from "../../runner/contract.ts";
import type { Finding, StreamEvidence } from "../../runner/invariant.ts";
import { textOf } from "../../stream/json.ts";
import { bodyOf, deltas, nameOf } from "./ag-ui-events.ts";
import { streamParameter, textParameter } from "./code-checks.ts";

/** A kind of part: how it begins and ends, and what comes between. */
export interface Kind {
  what: string;
  /** Member with its id. */
  id: string;
  begin: string;
  piece?: string;
  end: string;
  /** Whether it may begin again under the same id once it has ended. */
  again: boolean;
}

/** The parts that a contract's streams have. */
export interface PartRules {
  kinds: readonly Kind[];
  /** Events before which everything has to be ended. */
  closing: ReadonlySet<string>;
  /** Whether a stream may show the rest of parts whose beginning it does not have. */
  fromMiddle(stream: StreamEvidence): boolean;
  /** Whether an event that closes ends only the stream, not the run: parts may then be open. */
  endsStreamOnly(stream: StreamEvidence, at: number): boolean;
}

/** What is wrong with the parts of some streams; `undefined` when none brought anything. */
export function wrongParts(streams: readonly StreamEvidence[], rules: PartRules): Finding[] | undefined {
  const begun = streams.filter(({ seen }) => seen.events.length > 0);
  return judgeEach(begun, (stream) => new Parts(stream, rules).findings);
}

/** Follows the parts of one stream. */
class Parts {
  readonly findings: Finding[] = [];
  readonly #stream: StreamEvidence;
  readonly #rules: PartRules;
  /** `open` or `ended`, by kind and id. */
  readonly #states = new Map<string, "open" | "ended">();

  constructor(stream: StreamEvidence, rules: PartRules) {
    this.#stream = stream;
    this.#rules = rules;
    for (const [at, event] of stream.seen.events.entries()) this.#take(event, at + 1);
  }

  #take(event: Json, place: number): void {
    const name = nameOf(event);
    const { kinds, closing, fromMiddle, endsStreamOnly } = this.#rules;
    if (closing.has(name) && !endsStreamOnly(this.#stream, place - 1)) this.#expectNothingOpen(name, place);
    const kind = kinds.find(({ begin, piece, end }) => name === begin || name === piece || name === end);
    const id = kind && textOf(bodyOf(event), kind.id);
    if (kind === undefined || id === undefined) return;
    const key = `${kind.what} ${id}`;
    const state = this.#states.get(key);
    if (name === kind.begin) {
      if (state === "open") this.#complain(place, `${key} begins, and is open already`);
      else if (state === "ended" && !kind.again) this.#complain(place, `${key} begins again after its end`);
      this.#states.set(key, "open");
      return;
    }
    // Whoever comes in the middle has not seen the beginning.
    const open = state === "open" || (state === undefined && fromMiddle(this.#stream));
    if (!open)
      this.#complain(
        place,
        `${name} for ${key}, which ${state === undefined ? "has not begun" : "has ended"}`,
      );
    if (name === kind.end) this.#states.set(key, "ended");
    else if (open) this.#states.set(key, "open");
  }

  #expectNothingOpen(name: string, place: number): void {
    for (const [key, state] of this.#states) {
      if (state === "open") this.#complain(place, `${name} while ${key} is still open`);
    }
  }

  #complain(place: number, sentence: string): void {
    this.findings.push({ message: `${this.#stream.name}: event ${place}: ${sentence}` });
  }
}

export const commonKinds: readonly Kind[] = [
  {
    // A message may have several blocks of text, with components between them.
    what: "text",
    id: "messageId",
    begin: "TEXT_MESSAGE_START",
    piece: "TEXT_MESSAGE_CONTENT",
    end: "TEXT_MESSAGE_END",
    again: true,
  },
  {
    what: "tool call",
    id: "toolCallId",
    begin: "TOOL_CALL_START",
    piece: "TOOL_CALL_ARGS",
    end: "TOOL_CALL_END",
    again: false,
  },
  {
    what: "component",
    id: "componentId",
    begin: "tambo.component.start",
    piece: "tambo.component.props_delta",
    end: "tambo.component.end",
    again: false,
  },
  { what: "step", id: "stepName", begin: "STEP_STARTED", end: "STEP_FINISHED", again: true },
];

export const interleaved: CodeCheck = (observations, parameters) => {
  const stream = streamParameter(observations, parameters, "stream");
  if (stream === undefined) return { pass: false, reason: "the stream was not observed" };
  const ids = [textParameter(parameters, "first"), textParameter(parameters, "second")];
  const pieces = stream.events.flatMap((event) => {
    const idName = deltas[nameOf(event)];
    const id = idName === undefined ? undefined : textOf(bodyOf(event), idName);
    return id !== undefined && ids.includes(id) ? [id] : [];
  });
  const missing = ids.find((id) => !pieces.includes(id));
  if (missing !== undefined) return { pass: false, reason: `${missing} has no piece in the stream` };
  const turns = pieces.filter((id, at) => id !== pieces[at - 1]);
  return turns.length > 2
    ? { pass: true }
    : { pass: false, reason: "the pieces of one all come before those of the other", actual: turns };
};
