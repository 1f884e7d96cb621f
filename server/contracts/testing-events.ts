/** One sample of every kind of event, for encoder tests. Numbered events are the examples in the document. */
import { readFileSync } from "node:fs";
import type { RunEvent, UnnumberedEvent } from "../core/events.ts";
import { type EventKind, type EventOf, type LogLine, parseKind } from "../core/log-line.ts";

/** The parts of a JSON Schema that lead to a union's examples. */
interface Schema {
  oneOf?: readonly { $ref: string }[];
  examples?: readonly RunEvent[];
}

/** Returns the examples in a schema of the Tambo document or, for a union, in the schemas of its variants. */
function readExamples(file: string): readonly RunEvent[] {
  const url = new URL(`../../generated/tambo/schemas/${file}`, import.meta.url);
  const { oneOf = [], examples = [] } = JSON.parse(readFileSync(url, "utf8")) as Schema;
  return [...examples, ...oneOf.flatMap(({ $ref }) => readExamples($ref))];
}

const timestamp = 7;
const call = { toolCallId: "tc_1", toolName: "look", timestamp };
const reasoning = { messageId: "msg_1", timestamp };

const ephemeralEvents: { [Kind in UnnumberedEvent["type"]]: EventOf<Kind> } = {
  STEP_STARTED: { type: "STEP_STARTED", stepName: "turn-1", timestamp },
  STEP_FINISHED: { type: "STEP_FINISHED", stepName: "turn-1", timestamp },
  REASONING_START: { type: "REASONING_START", ...reasoning },
  REASONING_MESSAGE_START: { type: "REASONING_MESSAGE_START", role: "reasoning", ...reasoning },
  REASONING_MESSAGE_CONTENT: { type: "REASONING_MESSAGE_CONTENT", delta: "Hm", ...reasoning },
  REASONING_MESSAGE_END: { type: "REASONING_MESSAGE_END", ...reasoning },
  REASONING_END: { type: "REASONING_END", ...reasoning },
  "engine.turn_end": {
    type: "engine.turn_end",
    turn: 1,
    stopReason: "stop",
    usage: {},
    counted: { inputTokens: 1, outputTokens: 1 },
    timestamp,
  },
  "engine.tool_start": { type: "engine.tool_start", input: {}, ...call },
  "engine.tool_error": {
    type: "engine.tool_error",
    toolCallId: "tc_1",
    code: "tool_failed",
    message: "No.",
    timestamp,
  },
  "engine.native_call": { type: "engine.native_call", input: {}, ...call },
  "engine.native_result": { type: "engine.native_result", result: [], ...call },
  "engine.source": { type: "engine.source", name: "app/main.py", timestamp },
  "engine.model_failure": { type: "engine.model_failure", status: 500, timestamp },
  "engine.tool_output": { type: "engine.tool_output", toolCallId: "tc_1", delta: "x", timestamp },
  "engine.state_delta": { type: "engine.state_delta", delta: [], timestamp },
  "engine.consent": { type: "engine.consent", calls: [], timestamp },
  "engine.warning": { type: "engine.warning", code: "X", message: "x", timestamp },
  "engine.run_stop": { type: "engine.run_stop", reason: "end_turn", timestamp },
};

/** One event of every kind, together with its kind. */
export const sampleEvents: readonly (readonly [kind: EventKind, event: RunEvent])[] = [
  ...readExamples("RunStreamEvent.json"),
  ...Object.values(ephemeralEvents),
].map((event) => [parseKind(JSON.stringify(event)), event]);

/** Converts an event to a run log line. */
export function toLogLine(event: RunEvent): LogLine {
  const json = JSON.stringify(event);
  return { kind: parseKind(json), number: 1, json };
}
