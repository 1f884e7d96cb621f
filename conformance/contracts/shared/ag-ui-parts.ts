/** Checks that every part that starts also ends, and that deltas belong to open parts. */

import { judgeEach } from "../../invariants/evidence.ts";
import type { Json } from "../../runner/case.ts";
import type { CodeCheck } from "../../runner/contract.ts";
import type { Finding, StreamEvidence } from "../../runner/invariant.ts";
import { getString } from "../../stream/json.ts";
import { deltaIdFields, eventBody, eventName } from "./ag-ui-events.ts";
import { findStream, getStringParameter } from "./code-checks.ts";

/** A kind of part, defined by its start, delta and end events. */
export interface PartKind {
  noun: string;
  /** The field with the part's id. */
  idField: string;
  start: string;
  delta?: string;
  end: string;
  /** True if the part may start again with the same id after its end. */
  mayRestart: boolean;
}

/** The kinds of parts in a contract's streams, and the rules for them. */
export interface PartOptions {
  kinds: readonly PartKind[];
  /** Events before which all parts must have ended. */
  closingEvents: ReadonlySet<string>;
  /** Returns true if the stream may start in the middle of a part. */
  startsMidway(stream: StreamEvidence): boolean;
  /** Returns true if a closing event ends the stream but not the run. Parts may then remain open. */
  endsStreamOnly(stream: StreamEvidence, at: number): boolean;
}

/** Returns findings about the parts in the streams, or `undefined` if no stream has events. */
export function checkParts(streams: readonly StreamEvidence[], options: PartOptions): Finding[] | undefined {
  const nonEmpty = streams.filter(({ seen }) => seen.events.length > 0);
  return judgeEach(nonEmpty, (stream) => new PartChecker(stream, options).findings);
}

/** Tracks the parts in one stream. */
class PartChecker {
  readonly findings: Finding[] = [];
  readonly #stream: StreamEvidence;
  readonly #options: PartOptions;
  /** The state of each part, by kind and id. */
  readonly #states = new Map<string, "open" | "ended">();

  constructor(stream: StreamEvidence, options: PartOptions) {
    this.#stream = stream;
    this.#options = options;
    for (const [at, event] of stream.seen.events.entries()) this.#addEvent(event, at + 1);
  }

  #addEvent(event: Json, position: number): void {
    const name = eventName(event);
    const { kinds, closingEvents, startsMidway, endsStreamOnly } = this.#options;
    if (closingEvents.has(name) && !endsStreamOnly(this.#stream, position - 1))
      this.#expectNothingOpen(name, position);
    const kind = kinds.find(({ start, delta, end }) => name === start || name === delta || name === end);
    const id = kind && getString(eventBody(event), kind.idField);
    if (kind === undefined || id === undefined) return;
    const key = `${kind.noun} ${id}`;
    const state = this.#states.get(key);
    if (name === kind.start) {
      if (state === "open") this.#report(position, `${key} starts, but is already open`);
      else if (state === "ended" && !kind.mayRestart)
        this.#report(position, `${key} starts again after its end`);
      this.#states.set(key, "open");
      return;
    }
    // A client that connected midway did not receive the start event.
    const open = state === "open" || (state === undefined && startsMidway(this.#stream));
    if (!open)
      this.#report(
        position,
        `${name} for ${key}, which ${state === undefined ? "has not started" : "has ended"}`,
      );
    if (name === kind.end) this.#states.set(key, "ended");
    else if (open) this.#states.set(key, "open");
  }

  #expectNothingOpen(name: string, position: number): void {
    for (const [key, state] of this.#states) {
      if (state === "open") this.#report(position, `${name} while ${key} is still open`);
    }
  }

  #report(position: number, sentence: string): void {
    this.findings.push({ message: `${this.#stream.name}: event ${position}: ${sentence}` });
  }
}

export const commonKinds: readonly PartKind[] = [
  {
    // A message may have multiple text blocks with components between them.
    noun: "text",
    idField: "messageId",
    start: "TEXT_MESSAGE_START",
    delta: "TEXT_MESSAGE_CONTENT",
    end: "TEXT_MESSAGE_END",
    mayRestart: true,
  },
  {
    noun: "tool call",
    idField: "toolCallId",
    start: "TOOL_CALL_START",
    delta: "TOOL_CALL_ARGS",
    end: "TOOL_CALL_END",
    mayRestart: false,
  },
  {
    noun: "component",
    idField: "componentId",
    start: "tambo.component.start",
    delta: "tambo.component.props_delta",
    end: "tambo.component.end",
    mayRestart: false,
  },
  { noun: "step", idField: "stepName", start: "STEP_STARTED", end: "STEP_FINISHED", mayRestart: true },
];

export const checkInterleaved: CodeCheck = (observations, parameters) => {
  const stream = findStream(observations, parameters, "stream");
  if (stream === undefined) return { pass: false, reason: "the stream was not observed" };
  const ids = [getStringParameter(parameters, "first"), getStringParameter(parameters, "second")];
  const deltaIds = stream.events.flatMap((event) => {
    const idName = deltaIdFields[eventName(event)];
    const id = idName === undefined ? undefined : getString(eventBody(event), idName);
    return id !== undefined && ids.includes(id) ? [id] : [];
  });
  const missing = ids.find((id) => !deltaIds.includes(id));
  if (missing !== undefined) return { pass: false, reason: `${missing} has no delta in the stream` };
  const turns = deltaIds.filter((id, at) => id !== deltaIds[at - 1]);
  return turns.length > 2
    ? { pass: true }
    : { pass: false, reason: "the deltas are not interleaved", actual: turns };
};
