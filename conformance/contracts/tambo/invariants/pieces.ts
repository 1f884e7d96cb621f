/** Arguments of tool calls: streamed, awaited, stored (T-020, T-041, T-045). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { isSameJson, parseJson, parseObject } from "../../../stream/json.ts";
import { Fold, type FoldedCall, type FoldedComponent } from "../stream/fold.ts";
import type { StoredMessage } from "../stream/stored-message.ts";
import { fromStart, messagesOf, storedMessages, streamsOf, wentDown } from "./evidence.ts";

export const callArguments: Invariant = {
  id: "arguments",
  clauses: ["T-020", "T-041", "T-045"],
  text: "The deltas of a call, joined, are one JSON object: the one that is awaited, and the one that is stored.",
  judge(evidence) {
    const streams = fromStart(evidence)
      .map((stream) => ({ stream, fold: new Fold(stream.seen.events) }))
      .filter(({ fold }) => fold.calls.size > 0);
    return judgeEach(streams, ({ stream, fold }) => {
      const { name, seen } = stream;
      const places: [string, readonly StoredMessage[] | undefined][] = [
        ["tambo.run.finished", fold.finished && messagesOf(fold.finished)],
        ["the stored thread", storedMessages(evidence, seen)],
      ];
      // A call that was cut off is made again, or not at all.
      const mayMiss = fold.error !== undefined || seen.ended !== "end" || wentDown(evidence, seen.runId);
      return [
        ...[...fold.calls.values()].flatMap((call) => unreadable(name, fold, call)),
        ...awaited(stream, fold),
        ...places.flatMap(([where, messages]) =>
          messages === undefined ? [] : stored(name, fold, { where, messages, mayMiss }),
        ),
      ];
    });
  },
};

/** Arguments that break off can only be of a call that has failed. */
function unreadable(name: string, { results }: Fold, { id, json, ended }: FoldedCall): Finding[] {
  if (!ended || parseObject(json) !== undefined || results.get(id)?.isError === true) return [];
  return [{ message: `${name}: the deltas of call ${id} are not a JSON object`, actual: json }];
}

function awaited({ name }: StreamEvidence, { calls, pending = [], results }: Fold): Finding[] {
  const found: Finding[] = [];
  // Calls of the run that this one continues may still wait.
  for (const { id = "", name: toolName, input } of pending) {
    const call = calls.get(id);
    if (call === undefined) continue;
    if (call.name !== toolName)
      found.push({
        message: `${name}: call ${id} awaits under another name`,
        expected: call.name,
        actual: toolName,
      });
    if (!isSameJson(parseObject(call.json), input))
      found.push({
        message: `${name}: call ${id} awaits with another input`,
        expected: call.json,
        actual: input,
      });
    if (results.has(id)) found.push({ message: `${name}: call ${id} has a result, and is awaited` });
  }
  const order = pending.flatMap(({ id = "" }) => (calls.has(id) ? [id] : []));
  const made = [...calls.keys()].filter((id) => order.includes(id));
  if (!isSameJson(order, made))
    found.push({
      message: `${name}: calls are not awaited in the order they were made`,
      expected: made,
      actual: order,
    });
  return found;
}

function stored(
  name: string,
  { calls }: Fold,
  { where, messages, mayMiss }: { where: string; messages: readonly StoredMessage[]; mayMiss: boolean },
): Finding[] {
  const kept = new Map(
    messages.flatMap((message) => message.calls.map((call) => [call.id, { call, messageId: message.id }])),
  );
  const found: Finding[] = [];
  for (const { id, name: toolName, messageId, json, ended } of calls.values()) {
    const keeps = kept.get(id);
    if (keeps === undefined) {
      if (!mayMiss) found.push({ message: `${name}: call ${id} was streamed, and is not in ${where}` });
      continue;
    }
    const label = `${name}: in ${where} call ${id}`;
    if (ended && !isSameJson(parseObject(json) ?? {}, keeps.call.input))
      found.push({ message: `${label} has other arguments`, expected: json, actual: keeps.call.input });
    if (keeps.call.name !== toolName)
      found.push({ message: `${label} has another name`, expected: toolName, actual: keeps.call.name });
    if (messageId !== undefined && messageId !== keeps.messageId)
      found.push({ message: `${label} is on another message`, expected: messageId, actual: keeps.messageId });
  }
  return found;
}

export const props: Invariant = {
  id: "props",
  clauses: ["T-049", "T-051", "TC-035"],
  text: "The concatenated props deltas of a component are the JSON of its final props.",
  judge(evidence) {
    const components = streamsOf(evidence).flatMap(({ name, seen, from }) =>
      [...new Fold(seen.events, from === "start").components.values()]
        .filter(({ end }) => end !== undefined)
        .map((component) => ({ name, component })),
    );
    return judgeEach(components, ({ name, component }) => {
      if (agrees(component)) return [];
      const message = `${name}: the deltas of component ${component.id} differ from its final props`;
      return [{ message, expected: component.end?.props ?? null, actual: component.json }];
    });
  },
};

function agrees({ json, end }: FoldedComponent): boolean {
  const streamed = parseJson(json);
  // What a model made no JSON of cannot be taken back; its props are then empty.
  return isSameJson(streamed === undefined && json !== "" ? {} : streamed, end?.props);
}
