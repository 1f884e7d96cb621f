/** Results of tools: once for a call, in the form that the client's generation reads (C-065). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { listOf, member, parseObject, sameJson, textOf } from "../../../stream/json.ts";
import { bodyOf, nameOf } from "../../shared/ag-ui-events.ts";
import { type AgUiStream, isRole, peerOf } from "../stream/ag-ui-stream.ts";
import { type AgUiEvidence, begun, runsOf } from "./evidence.ts";

export const results: Invariant = {
  id: "results",
  clauses: ["C-026", "C-065", "CC-012", "CC-013", "M-037", "M-062"],
  text: "A result is of a call that was made and has ended, comes once, and is text for clients that say no protocolVersion.",
  judge(evidence) {
    const called = new Set(begun(evidence).flatMap(({ seen }) => seen.calls.map(({ id }) => id)));
    const streams = begun(evidence).filter(
      ({ seen }) => resultsOf(seen).length > 0 || toldIn(seen).length > 0,
    );
    return judgeEach(streams, (stream) => [...order(stream, called), ...forms(stream)]);
  },
};

/** Ids of the calls whose result says that the tool failed. */
export function failedResults(seen: AgUiStream): ReadonlySet<string> {
  const failed = resultsOf(seen).filter(
    (event) => member(member(member(event, "metadata"), "tambo"), "isError") === true,
  );
  return new Set(failed.map((event) => textOf(event, "toolCallId") ?? ""));
}

/** The calls in messages, and those of them that messages answer. */
export function callsIn(messages: readonly Json[]): { made: Map<string, string>; answered: Set<string> } {
  const calls = messages.flatMap((message) => listOf(message, "toolCalls"));
  const name = (call: Json) => textOf(member(call, "function"), "name") ?? "";
  return {
    made: new Map(calls.map((call) => [textOf(call, "id") ?? "", name(call)])),
    answered: new Set(
      messages.flatMap((message) => (isRole(message, "tool") ? [textOf(message, "toolCallId") ?? ""] : [])),
    ),
  };
}

/** Results in snapshots of messages. */
function toldIn({ events }: AgUiStream): Json[] {
  return events.flatMap((event) => listOf(event, "messages")).filter((message) => isRole(message, "tool"));
}

function resultsOf({ events }: AgUiStream): Json[] {
  return events.filter((event) => nameOf(event) === "TOOL_CALL_RESULT");
}

function order({ name, seen }: AgUiEvidence, called: ReadonlySet<string>): Finding[] {
  const before = callsIn(listOf(seen.sent, "messages"));
  const open = new Set<string>();
  const done = new Set(before.answered);
  return seen.events.flatMap((event, at): Finding[] => {
    const id = textOf(event, "toolCallId") ?? "";
    const type = nameOf(event);
    if (type === "TOOL_CALL_START") open.add(id);
    if (type === "TOOL_CALL_END") open.delete(id);
    if (type === "MESSAGES_SNAPSHOT") {
      const told = callsIn(listOf(event, "messages"));
      for (const each of told.made.keys()) before.made.set(each, "");
      for (const each of told.answered) done.add(each);
    }
    if (type !== "TOOL_CALL_RESULT") return [];
    const place = `${name}: event ${at + 1}: the result of ${id}`;
    if (!called.has(id) && !before.made.has(id)) return [{ message: `${place}, which was never called` }];
    if (open.has(id)) return [{ message: `${place}, which has not ended` }];
    if (done.has(id)) return [{ message: `${place}, which has one already` }];
    done.add(id);
    return [];
  });
}

/** Older clients refuse a content that is not text, on the event and in a snapshot. */
function forms({ name, seen }: AgUiEvidence): Finding[] {
  if (peerOf(seen) === "1.0") return [];
  return seen.events.flatMap((event, at): Finding[] => {
    const told =
      nameOf(event) === "TOOL_CALL_RESULT"
        ? [event]
        : listOf(event, "messages").filter((message) => isRole(message, "tool"));
    const odd = told.find((each) => textOf(each, "content") === undefined);
    if (odd === undefined) return [];
    const message = `${name}: event ${at + 1}: the result of ${textOf(odd, "toolCallId")} is not text`;
    return [{ message, expected: "a text", actual: member(odd, "content") ?? null }];
  });
}

export const callArguments: Invariant = {
  id: "arguments",
  clauses: ["C-031", "CC-011", "CX-06"],
  text: "The deltas of a call, joined, are the JSON of one object, and that is the input that is awaited.",
  judge(evidence) {
    const runs = runsOf(evidence).filter(({ seen }) => seen.calls.length > 0);
    return judgeEach(runs, (run) => [...unreadable(run), ...awaited(run)]);
  },
};

/** Arguments that break off can only be of a call that has failed. */
function unreadable({ name, seen }: AgUiEvidence): Finding[] {
  const ended = new Set(
    seen.events.flatMap((event) => (nameOf(event) === "TOOL_CALL_END" ? [textOf(event, "toolCallId")] : [])),
  );
  const failed = failedResults(seen);
  return seen.calls.flatMap(({ id, arguments: json }) => {
    if (!ended.has(id) || failed.has(id) || parseObject(json) !== undefined) return [];
    return [{ message: `${name}: the deltas of call ${id} are no JSON object`, actual: json }];
  });
}

function awaited({ name, seen }: AgUiEvidence): Finding[] {
  const pending = seen.events
    .filter((event) => nameOf(event) === "tambo.run.awaiting_input")
    .flatMap((event) => listOf(bodyOf(event), "pendingToolCalls"));
  return pending.flatMap((told): Finding[] => {
    const call = seen.calls.find(({ id }) => id === textOf(told, "toolCallId"));
    if (call === undefined) return [];
    const expected = { toolName: call.name, input: parseObject(call.arguments) ?? null };
    const actual = { toolName: textOf(told, "toolName") ?? null, input: member(told, "input") ?? null };
    if (sameJson(expected, actual)) return [];
    return [{ message: `${name}: call ${call.id} is awaited otherwise than it was made`, expected, actual }];
  });
}
