/** The invariant for the order of the chunks of steps, parts and tool calls. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson } from "../../../stream/json.ts";
import { doneMark, parseArguments } from "../stream/ui-message-stream.ts";

export const parts: Invariant = {
  id: "parts",
  requirements: ["UI-005", "UI-010", "UI-022"],
  text: "The parts of the model are inside steps, which do not overlap. A part has a start, deltas and an end. The arguments of a call are the deltas as JSON, and a result follows its call.",
  judge: (evidence) => judgeEach(listCompleteStreams(evidence), checkParts),
};

/** Returns the streams that start with the first chunk. */
function listCompleteStreams({ streams }: Evidence): StreamEvidence[] {
  return streams.filter(({ seen }) => seen.types[0] === "start");
}

/** The progress of a call. */
interface CallState {
  json: string;
  isComplete: boolean;
  hasResult: boolean;
}

function checkParts({ name, seen }: StreamEvidence): Finding[] {
  const state = new PartStates(seen.sent);
  for (const [at, chunk] of seen.events.entries()) {
    const problem = state.add(chunk);
    if (problem !== undefined)
      return [{ message: `${name}: event ${at + 1} (${seen.types[at]}): ${problem}`, actual: chunk }];
  }
  return [];
}

/** Tracks what is open in a stream. */
class PartStates {
  #isInStep = false;
  /** The ID and the kind of the open text or reasoning part. */
  #part: { id: string; kind: string } | undefined;
  readonly #calls = new Map<string, CallState>();

  /** @param sent The request, whose last message the stream may continue. */
  constructor(sent: Json | undefined) {
    const last = getArray(sent, "messages").at(-1);
    for (const part of getArray(last, "parts")) {
      const id = getString(part, "toolCallId");
      if (id !== undefined) this.#calls.set(id, { json: "", isComplete: true, hasResult: false });
    }
  }

  /** Adds the next chunk, and returns a description of its problem. */
  add(chunk: Json): string | undefined {
    const type = getString(chunk, "type") ?? "";
    if (chunk === doneMark || /^(data|source)-/.test(type)) return undefined;
    if (/^(text|reasoning)-/.test(type)) return this.#addToPart(type, getString(chunk, "id") ?? "");
    if (this.#part !== undefined) return `the part ${this.#part.id} is open`;
    if (type.startsWith("tool-")) return this.#addToCall(type, chunk);
    switch (type) {
      case "start-step": {
        const isNested = this.#isInStep;
        this.#isInStep = true;
        return isNested ? "the previous step is open" : undefined;
      }
      case "finish-step":
      case "reset-step": {
        const wasOpen = this.#isInStep;
        this.#isInStep = type === "reset-step";
        return wasOpen ? undefined : "no step is open";
      }
      case "finish":
        return this.#isInStep ? "a step is open" : undefined;
      default:
        return undefined;
    }
  }

  #addToPart(type: string, id: string): string | undefined {
    if (!this.#isInStep) return "the part is outside a step";
    const kind = type.replace(/-.*/, "");
    if (type.endsWith("-start")) {
      if (this.#part !== undefined) return `the part ${this.#part.id} is open`;
      this.#part = { id, kind };
      return undefined;
    }
    if (this.#part?.id !== id || this.#part.kind !== kind) return `the part ${id} is not open`;
    if (type.endsWith("-end")) this.#part = undefined;
    return undefined;
  }

  #addToCall(type: string, chunk: Json): string | undefined {
    const id = getString(chunk, "toolCallId") ?? "";
    const call = this.#calls.get(id);
    if (type === "tool-input-start") {
      if (!this.#isInStep) return "the call is outside a step";
      if (call !== undefined) return `the call ${id} has started already`;
      this.#calls.set(id, { json: "", isComplete: false, hasResult: false });
      return undefined;
    }
    if (call === undefined) {
      // The call of a provider's tool has no streamed arguments.
      if (type !== "tool-input-available") return `there is no call ${id}`;
      this.#calls.set(id, { json: "", isComplete: true, hasResult: false });
      return undefined;
    }
    if (type === "tool-input-delta") {
      call.json += getString(chunk, "inputTextDelta") ?? "";
      return call.isComplete ? `the arguments of ${id} are complete` : undefined;
    }
    if (type === "tool-input-available" || type === "tool-input-error") {
      if (call.isComplete) return `the arguments of ${id} are complete already`;
      call.isComplete = true;
      const expected = type === "tool-input-available" ? parseArguments(call.json) : call.json;
      return isSameJson(getField(chunk, "input"), expected)
        ? undefined
        : "the input is not that of the deltas";
    }
    if (!call.isComplete) return `the arguments of ${id} are not complete`;
    if (type === "tool-approval-request") return undefined;
    if (call.hasResult) return `the call ${id} has a result already`;
    call.hasResult = true;
    return undefined;
  }
}
