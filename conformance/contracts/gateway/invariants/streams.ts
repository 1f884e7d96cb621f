/** Invariants for the frames, schemas, order and size of the events in a stream (G-141, G-143 … G-153). */
import { checkResponse, eventOrder } from "../../../../generated/gateway/validators.js";
import { checkResponse as checkSealed } from "../../../../generated/gateway/validators.sealed.js";
import {
  createLinearInvariant,
  createSealedInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../../invariants/events.ts";
import { judgeEach, listEvents } from "../../../invariants/evidence.ts";
import { createFirstEventInvariant, createTerminalInvariant } from "../../../invariants/lifecycle.ts";
import { createFramesInvariant } from "../../../invariants/transport.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString } from "../../../stream/json.ts";
import {
  type GatewayEvidence,
  listNonEmptyStreams,
  listOperationResponses,
  listStreams,
  nameResponse,
} from "./evidence.ts";

export const frames = createFramesInvariant(
  {
    requirements: ["G-141", "GC-055", "M-021", "M-052"],
    text: "A frame consists of an `event:` line with the event's type, one `data:` line of JSON, and an empty line, in UTF-8, without comments. Lines end with LF.",
  },
  listStreams,
  "none",
);

export const validEvents = createValidEventsInvariant(
  {
    requirements: [
      "G-102",
      "G-103",
      "G-106",
      "G-143",
      "G-144",
      "G-145",
      "G-146",
      "G-147",
      "G-148",
      "G-149",
      "G-150",
      "G-151",
      "G-152",
      "G-155",
      "GX-11",
      "M-093",
    ],
    text: "Every event is declared in the document and has the declared fields and types.",
  },
  listValues,
);

/** Undeclared content is forbidden. */
export const sealed = createSealedInvariant(
  {
    requirements: ["G-101", "G-179", "M-061", "M-093"],
    text: "No event, result or error has an undeclared field.",
  },
  (evidence) => [
    ...listValues(evidence),
    ...listOperationResponses(evidence).map((response) => {
      const operation = response.path.endsWith(":stream") ? "streamRun" : "createRun";
      return createValue(nameResponse(response), operation, response.status, response.body);
    }),
  ],
);

function listValues(evidence: Evidence): ValidatedValue[] {
  return listEvents(listStreams(evidence)).map(({ event, label }) =>
    createValue(label, "streamRun", 200, event),
  );
}

function createValue(
  label: string,
  operation: "createRun" | "streamRun",
  status: number,
  body: Json,
): ValidatedValue {
  return {
    label,
    display: body,
    openViolations() {
      try {
        return checkResponse(operation, status, body);
      } catch {
        return [{ pointer: "", message: "the status is not declared in the document" }];
      }
    },
    closedViolations: () => checkSealed(operation, status, body),
  };
}

export const firstEvent = createFirstEventInvariant({
  requirements: ["G-023", "G-143", "G-176", "GX-17", "M-001", "M-022", "M-071"],
  text: "Every stream starts with its only run_start event, which contains the request id from the header, the model from the request, and version 1.",
  listStreams: listNonEmptyStreams,
  first: eventOrder.RunEvent.first[0],
  checkFirst: checkRunStart,
});

function checkRunStart({ name, seen }: GatewayEvidence): Finding[] {
  const wanted: [string, Json][] = [
    ["request_id", seen.headers["x-request-id"] ?? null],
    ["model", getField(getField(seen.sent, "request"), "model") ?? null],
    ["protocol_version", "1"],
  ];
  return wanted.flatMap(([key, expected]) => {
    const actual = getField(seen.events[0], key) ?? null;
    if (actual !== null && actual === expected) return [];
    return [{ message: `${name}: run_start has an unexpected ${key}`, expected, actual }];
  });
}

export const terminal = createTerminalInvariant({
  requirements: ["G-150", "G-151", "G-152", "G-153", "GX-16"],
  text: "The last event of a stream is its only run_complete or error event, after which the connection ends.",
  listStreams,
  terminalNames: () => eventOrder.RunEvent.last,
});

export const linear = createLinearInvariant({
  requirements: ["GC-054"],
  text: "The deltas of a block do not repeat earlier content.",
  listStreams,
  findDelta(event) {
    const inner = getField(event, "event");
    if (getString(inner, "type") !== "content_block_delta") return undefined;
    const delta = getField(inner, "delta");
    const [text] = ["text", "thinking", "partial_json"].flatMap((name) => getString(delta, name) ?? []);
    return { label: "the deltas", text: text ?? "" };
  },
  bytesPerEvent: 256,
});

/** For each event, the events that may follow it. A run may fail or be stopped at any time. */
const nextEvents: Readonly<Record<string, readonly string[]>> = {
  run_start: ["step_start"],
  step_start: ["stream_event"],
  stream_event: ["stream_event", "tool_call_start", "step_complete"],
  tool_call_start: ["tool_call_start", "tool_result"],
  tool_result: ["tool_call_start", "tool_result", "step_complete"],
  step_complete: ["history_delta"],
  history_delta: ["step_start"],
};
export const order: Invariant = {
  id: "order",
  requirements: ["G-144", "G-148", "G-149", "G-154", "GC-039", "M-002", "M-010", "M-023", "M-024", "M-040"],
  text: "A step consists of step_start with an index starting at 0, stream events from message_start to message_stop, calls, step_complete with the same index, and history_delta.",
  judge: (evidence) => judgeEach(listNonEmptyStreams(evidence), checkOrder),
};

function checkOrder({ name, seen }: GatewayEvidence): Finding[] {
  let [before, step, inner] = ["run_start", -1, ""];
  const findings: Finding[] = [];
  for (const [at, event] of seen.events.entries()) {
    const type = getString(event, "type") ?? "";
    // Pings are allowed anywhere. Unknown events and a missing `run_start` are reported by other invariants.
    if (!Object.hasOwn(nextEvents, type) || type === "run_start") continue;
    const label = `${name}: event ${at + 1}: ${type}`;
    if (nextEvents[before]?.includes(type) !== true)
      findings.push({
        message: `${label} after ${before}`,
        expected: nextEvents[before] ?? [],
        actual: type,
      });
    if (type === "step_start" || type === "step_complete") {
      if (type === "step_start") step += 1;
      const actual = getField(event, "index") ?? null;
      if (actual !== step)
        findings.push({ message: `${label} has an unexpected index`, expected: step, actual });
    }
    if (before === "stream_event" && type !== "stream_event" && inner !== "message_stop")
      findings.push({
        message: `${label} after ${inner}: the response has not ended`,
        expected: "message_stop",
        actual: inner,
      });
    if (type === "stream_event") inner = getString(getField(event, "event"), "type") ?? "";
    before = type;
  }
  const end = seen.types.at(-1) ?? "";
  // An interrupted response is not a step. Interrupted calls have results, and their step is sent.
  const cutOff = ["timeout", "cancelled"].includes(seen.stopReason ?? "");
  const completeEvents = ["run_start", "history_delta", ...(cutOff ? ["step_start", "stream_event"] : [])];
  if (end !== "run_complete" || completeEvents.includes(before)) return findings;
  return [
    ...findings,
    { message: `${name}: run_complete after ${before}`, expected: completeEvents, actual: before },
  ];
}
