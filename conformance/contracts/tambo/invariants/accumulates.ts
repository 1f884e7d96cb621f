/**
 * Invariant that the streamed messages match the stored messages (T-040, T-046, T-051, TC-034, TC-035,
 * TC-038).
 */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { isSameJson } from "../../../stream/json.ts";
import { type AccumulatedMessage, RunAccumulator } from "../stream/run-accumulator.ts";
import { joinStoredTexts, type StoredMessage } from "../stream/stored-message.ts";
import { findStoredMessages, listStreamsFromStart, parseMessages, wasProcessLost } from "./evidence.ts";

/** A list of messages that must contain the streamed messages. */
interface MessageList {
  source: string;
  messages: readonly StoredMessage[];
  /** True if the complete run was streamed. Otherwise, the stored messages may be longer. */
  isComplete: boolean;
  /**
   * True if messages may be missing. Recovery may replace messages that were incomplete when the process was
   * lost.
   */
  mayLackMessages: boolean;
}

export const accumulates: Invariant = {
  id: "accumulates",
  requirements: [
    "T-040",
    "T-046",
    "T-048",
    "T-051",
    "T-081",
    "T-146",
    "TC-034",
    "TC-035",
    "TC-038",
    "TX-11",
    "TX-23",
    "TX-26",
  ],
  text: "The messages accumulated from a stream are the same as in tambo.run.finished and in the stored thread.",
  judge(evidence) {
    const streams = listStreamsFromStart(evidence)
      .map((stream) => ({ stream, fold: new RunAccumulator(stream.seen.events) }))
      .filter(({ fold }) => fold.messages.size > 0 || fold.finished !== undefined);
    const judged = streams.flatMap(({ stream, fold }) => {
      const lists = listMessageLists(evidence, stream, fold);
      return lists.length === 0 ? [] : [{ stream, fold, places: lists }];
    });
    return judgeEach(judged, ({ stream, fold, places: lists }) => [
      ...lists.flatMap((list) => compareMessages(stream.name, fold, list)),
      ...checkUnstreamedMessages(stream.name, fold),
      ...compareWithThread(stream.name, fold, findStoredMessages(evidence, stream.seen)),
    ]);
  },
};

function listMessageLists(
  evidence: Evidence,
  { seen }: StreamEvidence,
  { finished }: RunAccumulator,
): MessageList[] {
  const mayMiss = wasProcessLost(evidence, seen.runId);
  const thread = findStoredMessages(evidence, seen);
  return [
    ...(finished === undefined
      ? []
      : [
          {
            source: "tambo.run.finished",
            messages: parseMessages(finished),
            isComplete: true,
            mayLackMessages: mayMiss,
          },
        ]),
    ...(thread === undefined
      ? []
      : [
          {
            source: "the stored thread",
            messages: thread,
            isComplete: seen.ended === "end",
            mayLackMessages: mayMiss,
          },
        ]),
  ];
}

function compareMessages(
  name: string,
  fold: RunAccumulator,
  { source, messages, isComplete, mayLackMessages }: MessageList,
): Finding[] {
  const findings: Finding[] = [];
  const indexes: number[] = [];
  for (const message of fold.messages.values()) {
    const at = messages.findIndex(({ id }) => id === message.id);
    const stored = messages[at];
    if (stored !== undefined) {
      indexes.push(at);
      findings.push(
        ...compareMessage(`${name}: in ${source}, message ${message.id}`, fold, message, stored, isComplete),
      );
    } else if (!mayLackMessages && hasContent(fold, message)) {
      const actual = messages.map(({ id }) => id);
      findings.push({
        message: `${name}: message ${message.id} was streamed, but is missing from ${source}`,
        actual,
      });
    }
  }
  if (indexes.some((at, index) => index > 0 && at < (indexes[index - 1] ?? 0)))
    findings.push({
      message: `${name}: the messages in ${source} are in a different order than in the stream`,
    });
  return findings;
}

/** Returns true if a client received text or a complete component for the message. */
function hasContent(fold: RunAccumulator, { id, blocks }: AccumulatedMessage): boolean {
  const isComplete = blocks.some(
    (block) => block.type === "component" && fold.components.get(block.id)?.end !== undefined,
  );
  return isComplete || fold.joinTexts(id) !== "";
}

function compareMessage(
  label: string,
  fold: RunAccumulator,
  message: AccumulatedMessage,
  stored: StoredMessage,
  isComplete: boolean,
): Finding[] {
  const findings: Finding[] = [];
  if (stored.role !== "assistant")
    findings.push({ message: `${label} has an unexpected role`, expected: "assistant", actual: stored.role });
  const [text, storedText] = [fold.joinTexts(message.id), joinStoredTexts(stored)];
  if (isComplete ? storedText !== text : !storedText.startsWith(text))
    findings.push({ message: `${label} has different text`, expected: text, actual: storedText });
  for (const block of message.blocks) {
    const component = block.type === "component" ? fold.components.get(block.id) : undefined;
    if (component?.end === undefined) continue;
    const storedComponent = stored.blocks.find(
      (each) => each.type === "component" && each.id === component.id,
    );
    if (storedComponent?.type !== "component")
      findings.push({ message: `${label} lacks component ${component.id}`, actual: stored.blocks });
    else if (
      storedComponent.name !== component.name ||
      !isSameJson(storedComponent.props, component.end.props)
    ) {
      const expected = { name: component.name, props: component.end.props };
      const actual = { name: storedComponent.name, props: storedComponent.props };
      findings.push({ message: `${label} has a different component ${component.id}`, expected, actual });
    }
  }
  const [expected, actual] = [listPartOrder(message.blocks), listPartOrder(stored.blocks)];
  const comparable =
    isComplete && fold.error === undefined && !message.isInterleaved && findings.length === 0;
  if (comparable && !isSameJson(expected, actual))
    findings.push({ message: `${label} has its parts in a different order`, expected, actual });
  return findings;
}

/** Returns the order of a message's parts, without their content. */
function listPartOrder(blocks: StoredMessage["blocks"] | AccumulatedMessage["blocks"]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "component") return [block.id];
    return block.text === "" ? [] : ["text"];
  });
}

/** Returns findings for text and components in `tambo.run.finished` that were not streamed. */
function checkUnstreamedMessages(name: string, { finished = [], messages }: RunAccumulator): Finding[] {
  return parseMessages(finished)
    .filter(({ id, role, blocks }) => role === "assistant" && blocks.length > 0 && !messages.has(id))
    .map(({ id, blocks }) => ({
      message: `${name}: message ${id} of tambo.run.finished was not streamed`,
      actual: blocks,
    }));
}

/**
 * Compares the thread with `tambo.run.finished`. States are excluded because they may have changed since
 * then.
 */
function compareWithThread(
  name: string,
  { finished = [] }: RunAccumulator,
  thread: readonly StoredMessage[] | undefined,
): Finding[] {
  if (thread === undefined) return [];
  return parseMessages(finished).flatMap((finishedMessage) => {
    const kept = thread.find(({ id }) => id === finishedMessage.id);
    if (kept === undefined)
      return [
        {
          message: `${name}: message ${finishedMessage.id} of tambo.run.finished is not in the stored thread`,
        },
      ];
    const [expected, actual] = [omitStates(finishedMessage), omitStates(kept)];
    if (isSameJson(expected, actual)) return [];
    return [
      { message: `${name}: message ${finishedMessage.id} differs in the stored thread`, expected, actual },
    ];
  });
}

/**
 * Removes states from a message. Also sets the role of results to `tool`, because the `blocks` representation
 * stores results with the role `user`.
 */
function omitStates({ role, blocks, calls, results }: StoredMessage) {
  return {
    role: results.length > 0 ? "tool" : role,
    blocks: blocks.map((block) => {
      if (block.type === "text") return { type: "text", text: block.text };
      return { type: "component", id: block.id, name: block.name, props: block.props };
    }),
    calls: calls.map(({ id, name, input }) => ({ id, name, input })),
    results: results.map(({ toolCallId, content, isError = false }) => ({ toolCallId, content, isError })),
  };
}
