/** Invariants for the messages that a run appends to the conversation (G-107, G-149). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import {
  getArray,
  getField,
  getString,
  isObject,
  isSameJson,
  type JsonObject,
  parseJson,
} from "../../../stream/json.ts";
import { listToolUses } from "./calls.ts";
import { type GatewayEvidence, listResults, listStreams, type ResultEvidence } from "./evidence.ts";

export const history: Invariant = {
  id: "history",
  requirements: ["G-107", "G-149", "GC-046", "GC-048", "GX-19", "M-010", "M-046"],
  text: "Every turn appends its response and, if tools were executed, one message with their results in the order of the calls. history_delta contains the previous length. All deltas add up to the messages in the result.",
  judge(evidence) {
    const deltas = listStreams(evidence).filter(({ seen }) => seen.types.includes("history_delta"));
    const resultPairs = [
      ...deltas.map((stream) => () => checkDeltas(stream)),
      ...listResults(evidence).map((run) => () => checkMessages(run)),
    ];
    return judgeEach(resultPairs, (judge) => judge());
  },
};

function checkDeltas({ name, seen }: GatewayEvidence): Finding[] {
  let length = getSentMessages(seen.sent).length;
  const lengths = seen.events.flatMap((event, at): Finding[] => {
    if (getString(event, "type") !== "history_delta") return [];
    const [expected, actual] = [length, getField(event, "expected_len") ?? null];
    length += getArray(event, "append").length;
    if (actual === expected) return [];
    return [
      { message: `${name}: event ${at + 1}: history_delta has an unexpected expected_len`, expected, actual },
    ];
  });
  const appended = seen.turns.flatMap(({ response, append, calls }, at): Finding[] => {
    if (append === null) return [];
    const results = calls.map(
      ({ id, result }): Json => ({ tool_use_id: id, ...(isObject(result) ? result : {}) }),
    );
    const expected = buildTurnMessages(response, results, seen.history);
    if (isSameJson(expected, append)) return [];
    return [{ message: `${name}: turn ${at} appends unexpected messages`, expected, actual: append }];
  });
  const folded = seen.history;
  if (seen.result === null || isSameJson(folded, [...seen.messages])) return [...lengths, ...appended];
  const message = `${name}: the history_delta events do not add up to the messages of the result`;
  return [...lengths, ...appended, { message, expected: folded, actual: seen.messages }];
}

/** Compares the messages in a result with the messages in the request and in the steps. */
function checkMessages({ name, seen }: ResultEvidence): Finding[] {
  const expected = [
    ...getSentMessages(seen.sent),
    ...seen.steps.flatMap((step) =>
      buildTurnMessages(getField(step, "response") ?? null, getArray(step, "tool_results"), seen.messages),
    ),
  ];
  if (isSameJson(expected, [...seen.messages])) return [];
  const message = `${name}: the messages of the result differ from those of the request and the steps`;
  return [{ message, expected, actual: seen.messages }];
}

/**
 * Builds the messages that a turn appends.
 * @param results The results of the turn's calls, in any order.
 * @param actual Messages that contain those of the turn. The JSON in them may be formatted in any way.
 */
function buildTurnMessages(response: Json, results: readonly Json[], actual: readonly Json[]): Json[] {
  const content = getArray(response, "content");
  const outputs = content.filter(isProviderOutput).map((output) => toRequestBlock(output, actual));
  const toolResults = listToolUses(response).flatMap((use): JsonObject[] => {
    const id = getString(use, "id") ?? "";
    const resultBlock = results.find((result) => getString(result, "tool_use_id") === id);
    if (resultBlock === undefined) return [];
    const [resultContent, failed] = [
      getField(resultBlock, "content") ?? null,
      getField(resultBlock, "is_error") ?? null,
    ];
    return [{ type: "tool_result", tool_use_id: id, content: resultContent, is_error: failed }];
  });
  const blocks = [...outputs, ...toolResults];
  return [
    { role: "assistant", content: content.filter((block) => !isProviderOutput(block)) },
    ...(blocks.length === 0 ? [] : [{ role: "user", content: blocks }]),
  ];
}

/** Returns true for the output of a tool that the provider executed. Such a block belongs in a user message (GC-076). */
function isProviderOutput(block: Json): boolean {
  return getString(block, "tool_use_id") !== undefined;
}

/** Converts a provider tool's output to the block that a user message contains. */
function toRequestBlock(output: Json, actual: readonly Json[]): Json {
  if (getString(output, "type") === "web_search_tool_result") return output;
  const id = getString(output, "tool_use_id") ?? "";
  const content = getField(output, "content") ?? null;
  const texts = actual
    .flatMap((message) => getArray(message, "content"))
    .filter((block) => getString(block, "tool_use_id") === id)
    .map((block) => getString(getArray(block, "content")[0], "text") ?? "");
  const text = texts.find((each) => isSameJson(parseJson(each), content)) ?? JSON.stringify(content);
  return { type: "tool_result", tool_use_id: id, content: [{ type: "text", text }] };
}

function getSentMessages(sent: Json): readonly Json[] {
  return getArray(getField(sent, "request"), "messages");
}
