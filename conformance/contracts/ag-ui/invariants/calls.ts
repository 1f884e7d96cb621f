/**
 * Invariants for tool results. Each call gets one result, in the form that the client's version can read
 * (C-065).
 */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isSameJson, parseObject } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { type AgUiStream, getClientVersion, hasRole } from "../stream/ag-ui-stream.ts";
import { type AgUiEvidence, listNonEmptyStreams, listRuns } from "./evidence.ts";

export const results: Invariant = {
  id: "results",
  requirements: ["C-026", "C-065", "CC-012", "CC-013", "M-037", "M-062"],
  text: "Every result belongs to a call that has ended, is sent once, and is a string if the client sends no protocolVersion.",
  judge(evidence) {
    const called = new Set(
      listNonEmptyStreams(evidence).flatMap(({ seen }) => seen.calls.map(({ id }) => id)),
    );
    const streams = listNonEmptyStreams(evidence).filter(
      ({ seen }) => listResults(seen).length > 0 || listSnapshotResults(seen).length > 0,
    );
    return judgeEach(streams, (stream) => [
      ...checkResultOrder(stream, called),
      ...checkResultContent(stream),
    ]);
  },
};

/** Returns the ids of the calls whose result reports a tool failure. */
export function listFailedCalls(seen: AgUiStream): ReadonlySet<string> {
  const failed = listResults(seen).filter(
    (event) => getField(getField(getField(event, "metadata"), "tambo"), "isError") === true,
  );
  return new Set(failed.map((event) => getString(event, "toolCallId") ?? ""));
}

/** Collects the calls in the messages, and the ids of the calls that have a result. */
export function collectCalls(messages: readonly Json[]): {
  made: Map<string, string>;
  answered: Set<string>;
} {
  const calls = messages.flatMap((message) => getArray(message, "toolCalls"));
  const name = (call: Json) => getString(getField(call, "function"), "name") ?? "";
  return {
    made: new Map(calls.map((call) => [getString(call, "id") ?? "", name(call)])),
    answered: new Set(
      messages.flatMap((message) =>
        hasRole(message, "tool") ? [getString(message, "toolCallId") ?? ""] : [],
      ),
    ),
  };
}

/** Returns the results in the message snapshots. */
function listSnapshotResults({ events }: AgUiStream): Json[] {
  return events.flatMap((event) => getArray(event, "messages")).filter((message) => hasRole(message, "tool"));
}

function listResults({ events }: AgUiStream): Json[] {
  return events.filter((event) => eventName(event) === "TOOL_CALL_RESULT");
}

function checkResultOrder({ name, seen }: AgUiEvidence, called: ReadonlySet<string>): Finding[] {
  const before = collectCalls(getArray(seen.sent, "messages"));
  const open = new Set<string>();
  const done = new Set(before.answered);
  return seen.events.flatMap((event, at): Finding[] => {
    const id = getString(event, "toolCallId") ?? "";
    const type = eventName(event);
    if (type === "TOOL_CALL_START") open.add(id);
    if (type === "TOOL_CALL_END") open.delete(id);
    if (type === "MESSAGES_SNAPSHOT") {
      const snapshot = collectCalls(getArray(event, "messages"));
      for (const each of snapshot.made.keys()) before.made.set(each, "");
      for (const each of snapshot.answered) done.add(each);
    }
    if (type !== "TOOL_CALL_RESULT") return [];
    const label = `${name}: event ${at + 1}: the result of ${id}`;
    if (!called.has(id) && !before.made.has(id)) return [{ message: `${label}: no such call was made` }];
    if (open.has(id)) return [{ message: `${label}: the call has not ended` }];
    if (done.has(id)) return [{ message: `${label}: the call already has a result` }];
    done.add(id);
    return [];
  });
}

/**
 * Checks that an older client receives only results whose content is a string, in events and in snapshots.
 * These clients reject all other results.
 */
function checkResultContent({ name, seen }: AgUiEvidence): Finding[] {
  if (getClientVersion(seen) === "1.0") return [];
  return seen.events.flatMap((event, at): Finding[] => {
    const toolMessages =
      eventName(event) === "TOOL_CALL_RESULT"
        ? [event]
        : getArray(event, "messages").filter((message) => hasRole(message, "tool"));
    const invalid = toolMessages.find((each) => getString(each, "content") === undefined);
    if (invalid === undefined) return [];
    const message = `${name}: event ${at + 1}: the result of ${getString(invalid, "toolCallId")} is not a string`;
    return [{ message, expected: "a string", actual: getField(invalid, "content") ?? null }];
  });
}

export const callArguments: Invariant = {
  id: "arguments",
  requirements: ["C-031", "CC-011", "CX-06"],
  text: "The concatenated argument deltas of a call are a JSON object, which is identical to the input of the pending call.",
  judge(evidence) {
    const runs = listRuns(evidence).filter(({ seen }) => seen.calls.length > 0);
    return judgeEach(runs, (run) => [...checkArguments(run), ...checkAwaitedInput(run)]);
  },
};

/** Checks the streamed arguments of calls. Only failed calls may have incomplete arguments. */
function checkArguments({ name, seen }: AgUiEvidence): Finding[] {
  const ended = new Set(
    seen.events.flatMap((event) =>
      eventName(event) === "TOOL_CALL_END" ? [getString(event, "toolCallId")] : [],
    ),
  );
  const failed = listFailedCalls(seen);
  return seen.calls.flatMap(({ id, arguments: json }) => {
    if (!ended.has(id) || failed.has(id) || parseObject(json) !== undefined) return [];
    return [{ message: `${name}: the deltas of call ${id} are not a JSON object`, actual: json }];
  });
}

function checkAwaitedInput({ name, seen }: AgUiEvidence): Finding[] {
  const pending = seen.events
    .filter((event) => eventName(event) === "tambo.run.awaiting_input")
    .flatMap((event) => getArray(eventBody(event), "pendingToolCalls"));
  return pending.flatMap((pendingCall): Finding[] => {
    const call = seen.calls.find(({ id }) => id === getString(pendingCall, "toolCallId"));
    if (call === undefined) return [];
    const expected = { toolName: call.name, input: parseObject(call.arguments) ?? null };
    const actual = {
      toolName: getString(pendingCall, "toolName") ?? null,
      input: getField(pendingCall, "input") ?? null,
    };
    if (isSameJson(expected, actual)) return [];
    return [
      {
        message: `${name}: the awaited call ${call.id} differs from the call that was streamed`,
        expected,
        actual,
      },
    ];
  });
}
