/** Results of server tools: streamed and stored, and no call left without an answer (T-047, T-067, T-068, TX-10). */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { getString, isSameJson } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { Fold, type FoldedResult } from "../stream/fold.ts";
import type { StoredMessage } from "../stream/stored-message.ts";
import { isKnown } from "../stream/vocabulary.ts";
import { fromStart, messagesOf, storedMessages, streamsOf, wentDown, wireOf } from "./evidence.ts";

const resultNames = ["TOOL_CALL_RESULT", "tambo.tool.result"];

export const toolResults: Invariant = {
  id: "tool-results",
  clauses: ["T-045", "T-047", "T-068", "TC-044", "TX-10", "TX-11"],
  text: "A call is followed by its one result, as text and as blocks, that is stored as it was sent; one without is awaited.",
  judge(evidence) {
    const called = new Set(streamsOf(evidence).flatMap(({ seen }) => callsIn(seen.events)));
    const streams = fromStart(evidence)
      .map((stream) => ({ stream, fold: new Fold(stream.seen.events) }))
      .filter(({ fold }) => fold.calls.size > 0 || fold.results.size > 0);
    return judgeEach(streams, ({ stream, fold }) => {
      const { name, seen } = stream;
      const places: [string, readonly StoredMessage[] | undefined][] = [
        ["tambo.run.finished", fold.finished && messagesOf(fold.finished)],
        ["the stored thread", storedMessages(evidence, seen)],
      ];
      const mayMiss = fold.error !== undefined || seen.ended !== "end" || wentDown(evidence, seen.runId);
      return [
        ...order(stream, called),
        ...unanswered(name, fold),
        ...[...fold.results.values()].flatMap((result) => texts(name, result)),
        ...places.flatMap(([where, messages]) =>
          messages === undefined ? [] : stored(name, fold, { where, messages, mayMiss }),
        ),
      ];
    });
  },
};

function callsIn(events: readonly Json[]): string[] {
  return events.flatMap((event) =>
    eventName(event) === "TOOL_CALL_START" ? [getString(event, "toolCallId") ?? ""] : [],
  );
}

/** A result comes once, after the call; in the wire `ag-ui` as a pair with nothing of the contract's between. */
function order({ name, seen }: StreamEvidence, called: ReadonlySet<string>): Finding[] {
  const known = seen.events
    .filter(isKnown)
    .map((event) => ({ type: eventName(event), body: eventBody(event) }));
  const ended = new Set<string>();
  const begun = new Set<string>();
  const done = new Set<string>();
  const found: Finding[] = [];
  const complain = (sentence: string) => found.push({ message: `${name}: ${sentence}` });
  for (const [at, { type, body }] of known.entries()) {
    const id = getString(body, "toolCallId") ?? "";
    if (type === "TOOL_CALL_START") begun.add(id);
    if (type === "TOOL_CALL_END") ended.add(id);
    if (!resultNames.includes(type)) continue;
    if (!called.has(id)) complain(`${type} for ${id}: no such call was made`);
    else if (begun.has(id) && !ended.has(id)) complain(`${type} for ${id}, which has not ended`);
    if (done.has(`${type} ${id}`)) complain(`${type} for ${id} comes twice`);
    done.add(`${type} ${id}`);
    if (type === "TOOL_CALL_RESULT" && wireOf(seen) === "proposal")
      complain(`TOOL_CALL_RESULT for ${id}, which the wire proposal does not have`);
    const before = known[at - 1];
    const paired = before?.type === "TOOL_CALL_RESULT" && getString(before.body, "toolCallId") === id;
    if (type === "tambo.tool.result" && wireOf(seen) === "ag-ui" && !paired)
      complain(`tambo.tool.result for ${id} without TOOL_CALL_RESULT right before it`);
  }
  return found;
}

function unanswered(name: string, { calls, results, pending, finished }: Fold): Finding[] {
  if (pending === undefined && finished === undefined) return [];
  const awaited = new Set(pending?.map(({ id }) => id));
  return [...calls.keys()]
    .filter((id) => !awaited.has(id) && results.get(id)?.content === undefined)
    .map((id) => ({ message: `${name}: call ${id} has no tambo.tool.result, and is not awaited` }));
}

/** Only of a single text is it clear what the result as text is. */
function texts(name: string, { toolCallId, content, text }: FoldedResult): Finding[] {
  const [only, ...more] = content ?? [];
  const expected =
    more.length === 0 && getString(only, "type") === "text" ? getString(only, "text") : undefined;
  if (text === undefined || expected === undefined || text === expected) return [];
  return [
    {
      message: `${name}: TOOL_CALL_RESULT of ${toolCallId} is not the text of the result`,
      expected,
      actual: text,
    },
  ];
}

function stored(
  name: string,
  { results }: Fold,
  { where, messages, mayMiss }: { where: string; messages: readonly StoredMessage[]; mayMiss: boolean },
): Finding[] {
  const kept = messages.flatMap((message) =>
    message.results.map((result) => ({ id: message.id, ...result })),
  );
  const found: Finding[] = [];
  for (const { toolCallId, content, isError, messageId } of results.values()) {
    const keeps = kept.find((each) => each.toolCallId === toolCallId);
    if (keeps === undefined) {
      if (!mayMiss)
        found.push({ message: `${name}: the result of ${toolCallId} was sent, and is not in ${where}` });
      continue;
    }
    const label = `${name}: in ${where} the result of ${toolCallId}`;
    if (content !== undefined && !isSameJson([...content], keeps.content))
      found.push({ message: `${label} is another one`, expected: content, actual: keeps.content });
    if (content !== undefined && isError !== (keeps.isError ?? false))
      found.push({
        message: `${label} has another isError`,
        expected: isError,
        actual: keeps.isError ?? false,
      });
    if (messageId !== undefined && messageId !== keeps.id)
      found.push({ message: `${label} is another message`, expected: messageId, actual: keeps.id });
  }
  return found;
}
