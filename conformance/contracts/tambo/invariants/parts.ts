/** What begins also ends, and nothing comes for what is not open (T-040, T-041, T-049, T-056, T-057). */
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { textOf } from "../stream/json.ts";
import { bodyOf, nameOf } from "../stream/vocabulary.ts";
import { judgeEach, streamsOf } from "./evidence.ts";

/** A kind of part: how it begins and ends, and what comes between. */
interface Kind {
  what: string;
  /** Member with its id. */
  id: string;
  begin: string;
  piece?: string;
  end: string;
  /** Whether it may begin again under the same id once it has ended. */
  again: boolean;
}

const kinds: readonly Kind[] = [
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

/** Where nothing may be open any more. */
const closed = new Set(["RUN_FINISHED", "RUN_ERROR", "tambo.run.finished", "tambo.run.awaiting_input"]);

export const parts: Invariant = {
  id: "parts",
  clauses: ["T-040", "T-041", "T-049", "T-056", "T-057"],
  text: "Texts, tool calls, components and steps begin once, get pieces only while they are open, and are all ended before the run is.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
    return judgeEach(streams, (stream) => new Parts(stream).findings);
  },
};

/** Follows the parts of one stream. */
class Parts {
  readonly findings: Finding[] = [];
  readonly #stream: StreamEvidence;
  /** `open` or `ended`, by kind and id. */
  readonly #states = new Map<string, "open" | "ended">();

  constructor(stream: StreamEvidence) {
    this.#stream = stream;
    for (const [at, event] of stream.seen.events.entries()) this.#take(event, at + 1);
  }

  #take(event: Json, place: number): void {
    const name = nameOf(event);
    // An error without a number ends the stream, not the run.
    if (closed.has(name) && this.#stream.seen.ids[place - 1] !== null) this.#expectNothingOpen(name, place);
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
    const open = state === "open" || (state === undefined && this.#stream.from !== "start");
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
