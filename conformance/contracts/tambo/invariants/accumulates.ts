/** What was streamed is what is stored: nothing lost, nothing changed (T-040, T-046, T-051, TC-034, TC-035, TC-038). */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../../../runner/invariant.ts";
import { isSameJson } from "../../../stream/json.ts";
import { Fold, type FoldedMessage } from "../stream/fold.ts";
import { type StoredMessage, textOfStored } from "../stream/stored-message.ts";
import { fromStart, messagesOf, storedMessages, wentDown } from "./evidence.ts";

/** Messages that must hold what was streamed. */
interface Place {
  where: string;
  messages: readonly StoredMessage[];
  /** All of the run was seen, so that there is no more of a message than was streamed. */
  whole: boolean;
  /** A message that the implementation began before it went down may have been replaced. */
  mayMiss: boolean;
}

export const accumulates: Invariant = {
  id: "accumulates",
  clauses: [
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
  text: "Accumulating a stream gives the messages of tambo.run.finished, and those that the thread holds afterwards.",
  judge(evidence) {
    const streams = fromStart(evidence)
      .map((stream) => ({ stream, fold: new Fold(stream.seen.events) }))
      .filter(({ fold }) => fold.messages.size > 0 || fold.finished !== undefined);
    const judged = streams.flatMap(({ stream, fold }) => {
      const places = placesOf(evidence, stream, fold);
      return places.length === 0 ? [] : [{ stream, fold, places }];
    });
    return judgeEach(judged, ({ stream, fold, places }) => [
      ...places.flatMap((place) => compare(stream.name, fold, place)),
      ...unstreamed(stream.name, fold),
      ...sameInThread(stream.name, fold, storedMessages(evidence, stream.seen)),
    ]);
  },
};

function placesOf(evidence: Evidence, { seen }: StreamEvidence, { finished }: Fold): Place[] {
  const mayMiss = wentDown(evidence, seen.runId);
  const thread = storedMessages(evidence, seen);
  return [
    ...(finished === undefined
      ? []
      : [{ where: "tambo.run.finished", messages: messagesOf(finished), whole: true, mayMiss }]),
    ...(thread === undefined
      ? []
      : [{ where: "the stored thread", messages: thread, whole: seen.ended === "end", mayMiss }]),
  ];
}

function compare(name: string, fold: Fold, { where, messages, whole, mayMiss }: Place): Finding[] {
  const found: Finding[] = [];
  const places: number[] = [];
  for (const message of fold.messages.values()) {
    const at = messages.findIndex(({ id }) => id === message.id);
    const stored = messages[at];
    if (stored !== undefined) {
      places.push(at);
      found.push(...sameMessage(`${name}: in ${where} message ${message.id}`, fold, message, stored, whole));
    } else if (!mayMiss && hasContent(fold, message)) {
      const actual = messages.map(({ id }) => id);
      found.push({ message: `${name}: message ${message.id} was streamed, and is not in ${where}`, actual });
    }
  }
  if (places.some((at, index) => index > 0 && at < (places[index - 1] ?? 0)))
    found.push({ message: `${name}: in ${where} the messages are in another order than in the stream` });
  return found;
}

/** Whether a client has seen something of a message that it could keep. */
function hasContent(fold: Fold, { id, blocks }: FoldedMessage): boolean {
  const whole = blocks.some(
    (block) => block.type === "component" && fold.components.get(block.id)?.end !== undefined,
  );
  return whole || fold.textOf(id) !== "";
}

function sameMessage(
  place: string,
  fold: Fold,
  message: FoldedMessage,
  stored: StoredMessage,
  whole: boolean,
): Finding[] {
  const found: Finding[] = [];
  if (stored.role !== "assistant")
    found.push({ message: `${place} has another role`, expected: "assistant", actual: stored.role });
  const [text, kept] = [fold.textOf(message.id), textOfStored(stored)];
  if (whole ? kept !== text : !kept.startsWith(text))
    found.push({ message: `${place} has another text`, expected: text, actual: kept });
  for (const block of message.blocks) {
    const component = block.type === "component" ? fold.components.get(block.id) : undefined;
    if (component?.end === undefined) continue;
    const keeps = stored.blocks.find((each) => each.type === "component" && each.id === component.id);
    if (keeps?.type !== "component")
      found.push({ message: `${place} lacks component ${component.id}`, actual: stored.blocks });
    else if (keeps.name !== component.name || !isSameJson(keeps.props, component.end.props)) {
      const expected = { name: component.name, props: component.end.props };
      const actual = { name: keeps.name, props: keeps.props };
      found.push({ message: `${place} has component ${component.id} otherwise`, expected, actual });
    }
  }
  const [expected, actual] = [orderOf(message.blocks), orderOf(stored.blocks)];
  const comparable = whole && fold.error === undefined && !message.interleaved && found.length === 0;
  if (comparable && !isSameJson(expected, actual))
    found.push({ message: `${place} has its parts in another order`, expected, actual });
  return found;
}

/** The parts of a message without what is in them. */
function orderOf(blocks: StoredMessage["blocks"] | FoldedMessage["blocks"]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "component") return [block.id];
    return block.text === "" ? [] : ["text"];
  });
}

/** Texts and components of `tambo.run.finished` that no event brought. */
function unstreamed(name: string, { finished = [], messages }: Fold): Finding[] {
  return messagesOf(finished)
    .filter(({ id, role, blocks }) => role === "assistant" && blocks.length > 0 && !messages.has(id))
    .map(({ id, blocks }) => ({
      message: `${name}: message ${id} of tambo.run.finished was not streamed`,
      actual: blocks,
    }));
}

/** The thread holds the messages of `tambo.run.finished` as they were told; states may have changed since. */
function sameInThread(
  name: string,
  { finished = [] }: Fold,
  thread: readonly StoredMessage[] | undefined,
): Finding[] {
  if (thread === undefined) return [];
  return messagesOf(finished).flatMap((told) => {
    const kept = thread.find(({ id }) => id === told.id);
    if (kept === undefined)
      return [{ message: `${name}: message ${told.id} of tambo.run.finished is not in the stored thread` }];
    const [expected, actual] = [comparable(told), comparable(kept)];
    if (isSameJson(expected, actual)) return [];
    return [{ message: `${name}: the thread holds message ${told.id} otherwise`, expected, actual }];
  });
}

/** In the representation `blocks` the role of a result is `user`. */
function comparable({ role, blocks, calls, results }: StoredMessage) {
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
