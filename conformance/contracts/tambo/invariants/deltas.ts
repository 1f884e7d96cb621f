/**
 * Invariants for concatenated deltas, which are the arguments of tool calls and the props of components
 * (T-020, T-041, T-045).
 */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { isSameJson, parseJson, parseObject } from "../../../stream/json.ts";
import {
  type AccumulatedCall,
  type AccumulatedComponent,
  RunAccumulator,
} from "../stream/run-accumulator.ts";
import type { StoredMessage } from "../stream/stored-message.ts";
import {
  findStoredMessages,
  listStreams,
  listStreamsFromStart,
  parseMessages,
  wasProcessLost,
} from "./evidence.ts";

export const callArguments: Invariant = {
  id: "arguments",
  requirements: ["T-020", "T-041", "T-045"],
  text: "The concatenated argument deltas of a call are a JSON object, which is identical to the input of the pending call and of the stored call.",
  judge(evidence) {
    const streams = listStreamsFromStart(evidence)
      .map((stream) => ({ stream, fold: new RunAccumulator(stream.seen.events) }))
      .filter(({ fold }) => fold.calls.size > 0);
    return judgeEach(streams, ({ stream, fold }) => {
      const { name, seen } = stream;
      const lists: [string, readonly StoredMessage[] | undefined][] = [
        ["tambo.run.finished", fold.finished && parseMessages(fold.finished)],
        ["the stored thread", findStoredMessages(evidence, seen)],
      ];
      // An interrupted call is either repeated or dropped.
      const mayMiss =
        fold.error !== undefined || seen.ended !== "end" || wasProcessLost(evidence, seen.runId);
      return [
        ...[...fold.calls.values()].flatMap((call) => checkArguments(name, fold, call)),
        ...checkAwaitedCalls(stream, fold),
        ...lists.flatMap(([where, messages]) =>
          messages === undefined ? [] : checkStoredCalls(name, fold, { where, messages, mayMiss }),
        ),
      ];
    });
  },
};

/** Checks the streamed arguments of calls. Only failed calls may have incomplete arguments. */
function checkArguments(
  name: string,
  { results }: RunAccumulator,
  { id, json, ended }: AccumulatedCall,
): Finding[] {
  if (!ended || parseObject(json) !== undefined || results.get(id)?.isError === true) return [];
  return [{ message: `${name}: the deltas of call ${id} are not a JSON object`, actual: json }];
}

function checkAwaitedCalls(
  { name }: StreamEvidence,
  { calls, pending = [], results }: RunAccumulator,
): Finding[] {
  const findings: Finding[] = [];
  // Calls from the continued run may still be pending.
  for (const { id = "", name: toolName, input } of pending) {
    const call = calls.get(id);
    if (call === undefined) continue;
    if (call.name !== toolName)
      findings.push({
        message: `${name}: the awaited call ${id} has a different name`,
        expected: call.name,
        actual: toolName,
      });
    if (!isSameJson(parseObject(call.json), input))
      findings.push({
        message: `${name}: the awaited call ${id} has a different input`,
        expected: call.json,
        actual: input,
      });
    if (results.has(id)) findings.push({ message: `${name}: call ${id} has a result, but is awaited` });
  }
  const order = pending.flatMap(({ id = "" }) => (calls.has(id) ? [id] : []));
  const streamedCalls = [...calls.keys()].filter((id) => order.includes(id));
  if (!isSameJson(order, streamedCalls))
    findings.push({
      message: `${name}: the order of awaited calls differs from the stream`,
      expected: streamedCalls,
      actual: order,
    });
  return findings;
}

function checkStoredCalls(
  name: string,
  { calls }: RunAccumulator,
  { where, messages, mayMiss }: { where: string; messages: readonly StoredMessage[]; mayMiss: boolean },
): Finding[] {
  const storedCalls = new Map(
    messages.flatMap((message) => message.calls.map((call) => [call.id, { call, messageId: message.id }])),
  );
  const findings: Finding[] = [];
  for (const { id, name: toolName, messageId, json, ended } of calls.values()) {
    const match = storedCalls.get(id);
    if (match === undefined) {
      if (!mayMiss)
        findings.push({ message: `${name}: call ${id} was streamed, but is missing from ${where}` });
      continue;
    }
    const label = `${name}: in ${where}, call ${id}`;
    if (ended && !isSameJson(parseObject(json) ?? {}, match.call.input))
      findings.push({
        message: `${label} has different arguments`,
        expected: json,
        actual: match.call.input,
      });
    if (match.call.name !== toolName)
      findings.push({
        message: `${label} has a different name`,
        expected: toolName,
        actual: match.call.name,
      });
    if (messageId !== undefined && messageId !== match.messageId)
      findings.push({
        message: `${label} belongs to a different message`,
        expected: messageId,
        actual: match.messageId,
      });
  }
  return findings;
}

export const props: Invariant = {
  id: "props",
  requirements: ["T-049", "T-051", "TC-035"],
  text: "The concatenated props deltas of a component are the JSON of its final props.",
  judge(evidence) {
    const components = listStreams(evidence).flatMap(({ name, seen, from }) =>
      [...new RunAccumulator(seen.events, from === "start").components.values()]
        .filter(({ end }) => end !== undefined)
        .map((component) => ({ name, component })),
    );
    return judgeEach(components, ({ name, component }) => {
      if (propsMatch(component)) return [];
      const message = `${name}: the props deltas of component ${component.id} differ from its final props`;
      return [{ message, expected: component.end?.props ?? null, actual: component.json }];
    });
  },
};

function propsMatch({ json, end }: AccumulatedComponent): boolean {
  const streamed = parseJson(json);
  // If a model's props are not valid JSON, the deltas that were already sent cannot be retracted. The final
  // props are then empty.
  return isSameJson(streamed === undefined && json !== "" ? {} : streamed, end?.props);
}
