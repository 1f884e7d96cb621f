/**
 * Invariants for server tool results, which must be streamed, stored and complete (T-047, T-067, T-068,
 * TX-10).
 */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { getString, isSameJson } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { type AccumulatedResult, RunAccumulator } from "../stream/run-accumulator.ts";
import type { StoredMessage } from "../stream/stored-message.ts";
import { isKnown } from "../stream/vocabulary.ts";
import {
  findStoredMessages,
  getWireFormat,
  listStreams,
  listStreamsFromStart,
  parseMessages,
  wasProcessLost,
} from "./evidence.ts";

const resultNames = ["TOOL_CALL_RESULT", "tambo.tool.result"];

export const toolResults: Invariant = {
  id: "tool-results",
  requirements: ["T-045", "T-047", "T-068", "TC-044", "TX-10", "TX-11"],
  text: "Every call has exactly one result, sent as text and as blocks and stored unchanged; calls without a result are pending.",
  judge(evidence) {
    const called = new Set(listStreams(evidence).flatMap(({ seen }) => listCallIds(seen.events)));
    const streams = listStreamsFromStart(evidence)
      .map((stream) => ({ stream, fold: new RunAccumulator(stream.seen.events) }))
      .filter(({ fold }) => fold.calls.size > 0 || fold.results.size > 0);
    return judgeEach(streams, ({ stream, fold }) => {
      const { name, seen } = stream;
      const lists: [string, readonly StoredMessage[] | undefined][] = [
        ["tambo.run.finished", fold.finished && parseMessages(fold.finished)],
        ["the stored thread", findStoredMessages(evidence, seen)],
      ];
      const mayMiss =
        fold.error !== undefined || seen.ended !== "end" || wasProcessLost(evidence, seen.runId);
      return [
        ...checkOrder(stream, called),
        ...checkMissingResults(name, fold),
        ...[...fold.results.values()].flatMap((result) => checkText(name, result)),
        ...lists.flatMap(([where, messages]) =>
          messages === undefined ? [] : checkStoredResults(name, fold, { where, messages, mayMiss }),
        ),
      ];
    });
  },
};

function listCallIds(events: readonly Json[]): string[] {
  return events.flatMap((event) =>
    eventName(event) === "TOOL_CALL_START" ? [getString(event, "toolCallId") ?? ""] : [],
  );
}

/**
 * Checks that a result is sent once, after its call. In the `ag-ui` wire format, also checks that the two
 * events of a result are adjacent.
 */
function checkOrder({ name, seen }: StreamEvidence, called: ReadonlySet<string>): Finding[] {
  const known = seen.events
    .filter(isKnown)
    .map((event) => ({ type: eventName(event), body: eventBody(event) }));
  const ended = new Set<string>();
  const started = new Set<string>();
  const done = new Set<string>();
  const findings: Finding[] = [];
  const report = (sentence: string) => findings.push({ message: `${name}: ${sentence}` });
  for (const [at, { type, body }] of known.entries()) {
    const id = getString(body, "toolCallId") ?? "";
    if (type === "TOOL_CALL_START") started.add(id);
    if (type === "TOOL_CALL_END") ended.add(id);
    if (!resultNames.includes(type)) continue;
    if (!called.has(id)) report(`${type} for ${id}: no such call was made`);
    else if (started.has(id) && !ended.has(id)) report(`${type} for ${id}, whose call has not ended`);
    if (done.has(`${type} ${id}`)) report(`${type} for ${id} is sent twice`);
    done.add(`${type} ${id}`);
    if (type === "TOOL_CALL_RESULT" && getWireFormat(seen) === "proposal")
      report(`TOOL_CALL_RESULT for ${id}, which is not part of the wire format proposal`);
    const before = known[at - 1];
    const paired = before?.type === "TOOL_CALL_RESULT" && getString(before.body, "toolCallId") === id;
    if (type === "tambo.tool.result" && getWireFormat(seen) === "ag-ui" && !paired)
      report(`tambo.tool.result for ${id} not immediately after TOOL_CALL_RESULT`);
  }
  return findings;
}

function checkMissingResults(name: string, { calls, results, pending, finished }: RunAccumulator): Finding[] {
  if (pending === undefined && finished === undefined) return [];
  const awaited = new Set(pending?.map(({ id }) => id));
  return [...calls.keys()]
    .filter((id) => !awaited.has(id) && results.get(id)?.content === undefined)
    .map((id) => ({ message: `${name}: call ${id} has no tambo.tool.result, but is not awaited` }));
}

/** Checks the text representation of a result, which is defined only for a single text block. */
function checkText(name: string, { toolCallId, content, text }: AccumulatedResult): Finding[] {
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

function checkStoredResults(
  name: string,
  { results }: RunAccumulator,
  { where, messages, mayMiss }: { where: string; messages: readonly StoredMessage[]; mayMiss: boolean },
): Finding[] {
  const storedResults = messages.flatMap((message) =>
    message.results.map((result) => ({ id: message.id, ...result })),
  );
  const findings: Finding[] = [];
  for (const { toolCallId, content, isError, messageId } of results.values()) {
    const match = storedResults.find((each) => each.toolCallId === toolCallId);
    if (match === undefined) {
      if (!mayMiss)
        findings.push({
          message: `${name}: the result of ${toolCallId} was sent, but is missing from ${where}`,
        });
      continue;
    }
    const label = `${name}: in ${where}, the result of ${toolCallId}`;
    if (content !== undefined && !isSameJson([...content], match.content))
      findings.push({ message: `${label} differs`, expected: content, actual: match.content });
    if (content !== undefined && isError !== (match.isError ?? false))
      findings.push({
        message: `${label} has a different isError`,
        expected: isError,
        actual: match.isError ?? false,
      });
    if (messageId !== undefined && messageId !== match.id)
      findings.push({
        message: `${label} has a different message id`,
        expected: messageId,
        actual: match.id,
      });
  }
  return findings;
}
