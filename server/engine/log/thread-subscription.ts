/** A run from its beginning, with what came before it: for a client that has nothing of the conversation. */

import type { JsonObject } from "../../core/events.ts";
import type { LogLine } from "../../core/log-line.ts";
import type { Message } from "../../core/messages.ts";
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import type { RunSettings } from "../run-input.ts";
import { Transcript, withStates } from "../turn/transcript.ts";
import { cancelledLine, type Reading } from "./run-subscription.ts";

/** A run, and the conversation that it answers. */
export interface Attachment {
  reading: Reading;
  record: RunRecord;
  settings: RunSettings;
  /** The conversation before the run as the run saw it, and what came after it; components with their present states. */
  before: Message[];
  after: Message[];
  /** Present states of the thread's components, by id. */
  states: { [id: string]: JsonObject };
}

/**
 * Puts a reading of a run together with the rest of the thread's conversation.
 *
 * @param isWhole Whether the reading has all of the run's events; else it has the run's end, and what the run said is
 *   with the conversation before it.
 */
export async function attachment(
  store: Store,
  thread: ThreadRecord,
  record: RunRecord,
  reading: Reading,
  isWhole = true,
): Promise<Attachment> {
  const transcript = await Transcript.load(store.read, thread, record);
  const stored = await store.read.listMessages(thread.key, { order: "asc" });
  const states = transcript.states();
  const settings = JSON.parse(record.request) as RunSettings;
  const isOwn = ({ runId }: Message) => runId === record.id;
  const present = (messages: readonly Message[], isShown: (message: Message) => boolean) =>
    messages.filter(isShown).map((message) => withStates(message, transcript.components));
  const before = present(transcript.messages, (message) =>
    isOwn(message) ? !isWhole : message.createdAt <= record.createdAt,
  );
  const after = present(
    stored.map(({ message }) => message),
    (message) => !isOwn(message) && message.createdAt > record.createdAt,
  );
  const attached = { record, settings, before, after, states };
  return {
    ...attached,
    reading: record.status === "cancelled" ? withCancelledEnd(reading, record) : reading,
  };
}

/** Apart from the conversation, which a closure beside it would keep in memory for as long as the reader reads. */
function withCancelledEnd(reading: Reading, { updatedAt }: RunRecord): Reading {
  return { ...reading, lines: (signal) => endingCancelled(reading.lines(signal), updatedAt) };
}

/** The log of a run that was cancelled while it was paused ends with the pause. */
async function* endingCancelled(
  batches: AsyncIterable<LogLine[]>,
  cancelledAt: number,
): AsyncGenerator<LogLine[]> {
  for await (const lines of batches) {
    yield lines
      .filter(({ kind }) => kind !== "tambo.run.awaiting_input" && kind !== "engine.consent")
      .map((line) => (line.kind === "RUN_FINISHED" ? cancelledLine(cancelledAt) : line));
  }
}
