/** Coming back to a run that is over: a client that had nothing has the conversation then, as one that was there. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { isObject, type JsonObject, listOf, parse, sameJson, textOf } from "../../../stream/json.ts";
import { type AgUiStream, sentMember } from "../stream/ag-ui-stream.ts";
import { callsIn } from "./calls.ts";
import { outcomeOf } from "./waiting.ts";

export const reattach: Invariant = {
  id: "reattach",
  clauses: ["CC-023", "CC-024", "CC-106"],
  text: "A client that connects is given RUN_STARTED, MESSAGES_SNAPSHOT and STATE_SNAPSHOT; of a run that is over, the messages and the state that the run's own stream came to.",
  judge(evidence) {
    return judgeEach(evidence.replays, ({ whole, seen }) => {
      const name = `the connect to ${whole.runId}`;
      const [run, back] = [whole as AgUiStream, seen as AgUiStream];
      return [
        ...wrongPrelude(name, back),
        // What a process had begun when it died is begun anew.
        ...(run.ended !== "broken" ? messagesDiffer(name, run, back, evidence) : []),
        ...stateDiffers(name, run, back, evidence),
      ];
    });
  },
};

/** What a client is given first, that comes back. */
const prelude = ["RUN_STARTED", "MESSAGES_SNAPSHOT", "STATE_SNAPSHOT"];

function wrongPrelude(name: string, { types }: AgUiStream): Finding[] {
  const actual = types.slice(0, prelude.length);
  if (sameJson(actual, prelude)) return [];
  return [{ message: `${name} begins otherwise`, expected: prelude, actual }];
}

function messagesDiffer(name: string, run: AgUiStream, back: AgUiStream, evidence: Evidence): Finding[] {
  const expected = comparable(run.messages.filter((message) => !isSentActivity(message, run)));
  const actual = comparable(back.messages);
  const told = new Map(actual.map((message) => [message.id, message]));
  const whole = ended(run);
  const found = expected.flatMap((message): Finding[] => {
    const again = told.get(message.id);
    if (again === undefined)
      return whole || hasText(message)
        ? [{ message: `${name} does not bring message ${textOf(message, "id")}`, expected: message }]
        : [];
    if (whole ? sameJson(message, again) : beginsAs(message, again)) return [];
    return [
      {
        message: `${name} brings message ${textOf(message, "id")} otherwise`,
        expected: message,
        actual: again,
      },
    ];
  });
  if (found.length > 0 || !whole || !isLast(run, evidence)) return found;
  const given = givenUp(run);
  const [before, after] = [idsOf(expected), idsOf(actual.filter((message) => !given(message)))];
  if (sameJson(before, after)) return [];
  return [{ message: `${name} brings other messages, or in another order`, expected: before, actual: after }];
}

function stateDiffers(name: string, run: AgUiStream, back: AgUiStream, evidence: Evidence): Finding[] {
  const told = run.types.some((type) => type === "STATE_SNAPSHOT" || type === "STATE_DELTA");
  if (!told || !ended(run) || !isLast(run, evidence)) return [];
  const [expected, actual] = [stateOf(run.state), stateOf(back.state)];
  return sameJson(expected, actual) ? [] : [{ message: `${name} brings another state`, expected, actual }];
}

/** No components, and a list of none, are the same. */
function stateOf(state: Json): Json {
  return isObject(state) ? { components: {}, ...state } : state;
}

/** Whether the suite has seen the run to an end at which nothing was cut off. */
function ended(run: AgUiStream): boolean {
  return run.ended === "end" && run.types.at(-1) === "RUN_FINISHED" && outcomeOf(run) !== "cancelled";
}

/** Whether no other run of the thread began after it, and nobody else changed what is there. */
function isLast(run: AgUiStream, { streams, answers }: Evidence): boolean {
  const runs = streams.filter(({ from, seen }) => from === "start" && seen.threadId === run.threadId);
  const pushed = answers.some(({ method, path }) => method === "POST" && path.endsWith("/state"));
  return runs.at(-1)?.seen === run && !pushed;
}

/** What a client shows of messages; how they were cut, and what they are annotated with, is left out. */
function comparable(messages: readonly JsonObject[]): JsonObject[] {
  // What a model thought is the client's to keep.
  const kept = messages.filter(({ role }) => role !== "reasoning");
  return kept.map((message) => {
    const { id = null, role = null, content = "" } = message;
    const [toolCalls, toolCallId, activityType] = ["toolCalls", "toolCallId", "activityType"].map((name) =>
      sentMember(message, name),
    );
    return {
      id,
      role,
      content: textIn(content ?? ""),
      calls: (Array.isArray(toolCalls) ? toolCalls : []).map((call) =>
        isObject(call) ? callOf(call) : call,
      ),
      ...(toolCallId !== undefined && { toolCallId }),
      ...(activityType !== undefined && { activityType }),
    };
  });
}

function callOf({ id = null, ...call }: JsonObject): JsonObject {
  const made = call.function ?? null;
  const json = textOf(made, "arguments") ?? "";
  return { id, name: textOf(made, "name") ?? null, arguments: parse(json) ?? json };
}

/** What a client shows of its own is no part of the thread. */
function isSentActivity(message: JsonObject, run: AgUiStream): boolean {
  if (message.role !== "activity") return false;
  return listOf(run.sent, "messages").some((sent) => textOf(sent, "id") === message.id);
}

/** Results that the server has made up for calls which the client had left without one (CC-096). */
function givenUp(run: AgUiStream): (message: JsonObject) => boolean {
  const { made, answered } = callsIn(listOf(run.sent, "messages"));
  const known = new Set(run.messages.map(({ id }) => id));
  return ({ id = null, toolCallId }) => {
    const call = typeof toolCallId === "string" ? toolCallId : "";
    return !known.has(id) && made.has(call) && !answered.has(call);
  };
}

/** Of a content in parts its texts: what else is in it may be told in another form. */
function textIn(content: Json): Json {
  return Array.isArray(content) ? content.map((part) => textOf(part, "text") ?? "").join("\n") : content;
}

/** Activities stand where the client has put them. */
function idsOf(messages: readonly JsonObject[]): Json[] {
  return messages.filter(({ role }) => role !== "activity").map(({ id = null }) => id);
}

function hasText({ role, content }: JsonObject): boolean {
  return role !== "assistant" || content !== "";
}

/** What was cut off may have gone on since. */
function beginsAs(message: JsonObject, again: JsonObject): boolean {
  const [one, other] = [textOf(message, "content"), textOf(again, "content")];
  return one === undefined || other === undefined || other.startsWith(one);
}
