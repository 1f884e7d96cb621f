/**
 * Invariants for connecting to a finished run. A new client gets the same conversation as a client that
 * received the stream.
 */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import {
  getArray,
  getString,
  isObject,
  isSameJson,
  type JsonObject,
  parseJson,
} from "../../../stream/json.ts";
import { type AgUiStream, getInputField } from "../stream/ag-ui-stream.ts";
import { collectCalls } from "./calls.ts";
import { listClientTools, outcomeType } from "./pending-calls.ts";

export const reattach: Invariant = {
  id: "reattach",
  requirements: ["CC-023", "CC-024", "CC-106"],
  text: "When a client connects, it first receives RUN_STARTED, MESSAGES_SNAPSHOT and STATE_SNAPSHOT; for a finished run, these contain the same messages and state as the run's stream.",
  judge(evidence) {
    return judgeEach(evidence.replays, ({ original, seen }) => {
      const name = `the connect to ${original.runId}`;
      const [run, back] = [original as AgUiStream, seen as AgUiStream];
      return [
        ...checkInitialEvents(name, back),
        // A recovered run restarts the messages that the lost process did not finish.
        ...(run.ended !== "broken" ? compareMessages(name, run, back, evidence) : []),
        ...compareStates(name, run, back, evidence),
      ];
    });
  },
};

/** Types of the first events after connecting. */
const initialTypes = ["RUN_STARTED", "MESSAGES_SNAPSHOT", "STATE_SNAPSHOT"];

function checkInitialEvents(name: string, { types }: AgUiStream): Finding[] {
  const actual = types.slice(0, initialTypes.length);
  if (isSameJson(actual, initialTypes)) return [];
  return [{ message: `${name} starts with unexpected events`, expected: initialTypes, actual }];
}

function compareMessages(name: string, run: AgUiStream, back: AgUiStream, evidence: Evidence): Finding[] {
  const expected = normalizeMessages(run.messages.filter((message) => !isClientActivity(message, run)));
  const actual = normalizeMessages(back.messages);
  const actualById = new Map(actual.map((message) => [message.id, message]));
  const isComplete = endedNormally(run);
  const findings = expected.flatMap((message): Finding[] => {
    const again = actualById.get(message.id);
    if (again === undefined)
      return isComplete || hasText(message)
        ? [{ message: `${name} lacks message ${getString(message, "id")}`, expected: message }]
        : [];
    if (isComplete ? isSameJson(message, again) : startsWithContent(message, again)) return [];
    return [
      {
        message: `${name} has a different message ${getString(message, "id")}`,
        expected: message,
        actual: again,
      },
    ];
  });
  if (findings.length > 0 || !isComplete || !isLastChange(run, evidence)) return findings;
  const isLostResult = createIsLostResult(run);
  const [before, after] = [listIds(expected), listIds(actual.filter((message) => !isLostResult(message)))];
  if (isSameJson(before, after)) return [];
  return [
    { message: `${name} has different messages, or a different order`, expected: before, actual: after },
  ];
}

function compareStates(name: string, run: AgUiStream, back: AgUiStream, evidence: Evidence): Finding[] {
  const hasState = run.types.some((type) => type === "STATE_SNAPSHOT" || type === "STATE_DELTA");
  if (!hasState || !endedNormally(run) || !isLastChange(run, evidence)) return [];
  const [expected, actual] = [normalizeState(run.state), normalizeState(back.state)];
  return isSameJson(expected, actual) ? [] : [{ message: `${name} has a different state`, expected, actual }];
}

/** Treats missing components as an empty object. */
function normalizeState(state: Json): Json {
  return isObject(state) ? { components: {}, ...state } : state;
}

/** Returns true if the complete stream was received, and the run neither failed nor was cancelled. */
function endedNormally(run: AgUiStream): boolean {
  return run.ended === "end" && run.types.at(-1) === "RUN_FINISHED" && outcomeType(run) !== "cancelled";
}

/**
 * Returns true if nothing changed the thread after this run: there was no later run, and no request updated
 * the state.
 */
function isLastChange(run: AgUiStream, { streams, responses }: Evidence): boolean {
  const runs = streams.filter(({ from, seen }) => from === "start" && seen.threadId === run.threadId);
  const pushed = responses.some(({ method, path }) => method === "POST" && path.endsWith("/state"));
  return runs.at(-1)?.seen === run && !pushed;
}

const roles = new Set(["developer", "system", "assistant", "user", "tool", "activity"]);

/**
 * Reduces messages to the fields that clients show. Metadata and the boundaries between text parts are
 * removed.
 */
function normalizeMessages(messages: readonly JsonObject[]): JsonObject[] {
  // Only the client stores reasoning and messages with roles that the contract does not define.
  const kept = messages.filter(({ role }) => roles.has(String(role)));
  return kept.map((message) => {
    const { id = null, role = null, content = "" } = message;
    const [toolCalls, toolCallId, activityType] = ["toolCalls", "toolCallId", "activityType"].map((name) =>
      getInputField(message, name),
    );
    return {
      id,
      role,
      content: extractText(content ?? ""),
      calls: (Array.isArray(toolCalls) ? toolCalls : []).map((call) =>
        isObject(call) ? normalizeCall(call) : call,
      ),
      ...(toolCallId !== undefined && { toolCallId }),
      ...(activityType !== undefined && { activityType }),
    };
  });
}

function normalizeCall({ id = null, ...call }: JsonObject): JsonObject {
  const functionCall = call.function ?? null;
  const json = getString(functionCall, "arguments") ?? "";
  return { id, name: getString(functionCall, "name") ?? null, arguments: parseJson(json) ?? json };
}

/** Returns true for an activity that the client sent itself. It is not part of the thread. */
function isClientActivity(message: JsonObject, run: AgUiStream): boolean {
  if (message.role !== "activity") return false;
  return getArray(run.sent, "messages").some((sent) => getString(sent, "id") === message.id);
}

/** Creates a function that recognizes server tool results that the client has lost (CC-138). */
function createIsLostResult(run: AgUiStream): (message: JsonObject) => boolean {
  const { made: calls, answered: results } = collectCalls(getArray(run.sent, "messages"));
  const known = new Set(run.messages.map(({ id }) => id));
  const clientTools = listClientTools(run);
  return ({ id = null, toolCallId }) => {
    const call = typeof toolCallId === "string" ? toolCallId : "";
    const tool = calls.get(call);
    return !known.has(id) && tool !== undefined && !clientTools.has(tool) && !results.has(call);
  };
}

/** Returns the text in multi-part content. The server may represent the other parts differently. */
function extractText(content: Json): Json {
  return Array.isArray(content)
    ? content.flatMap((part) => getString(part, "text") ?? []).join("\n")
    : content;
}

/** Returns the ids of all messages except activities, whose order is up to the client. */
function listIds(messages: readonly JsonObject[]): Json[] {
  return messages.filter(({ role }) => role !== "activity").map(({ id = null }) => id);
}

function hasText({ role, content }: JsonObject): boolean {
  return role !== "assistant" || content !== "";
}

/** Returns true if the second message continues the text of the first. */
function startsWithContent(message: JsonObject, again: JsonObject): boolean {
  const [one, other] = [getString(message, "content"), getString(again, "content")];
  return one === undefined || other === undefined || other.startsWith(one);
}
