/**
 * A subscription to a thread's run together with the rest of the conversation, for a client that has not
 * received any part of the conversation.
 */

import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonObject } from "../../core/events.ts";
import type { LogLine } from "../../core/log-line.ts";
import type { Message } from "../../core/messages.ts";
import type { Owner } from "../../core/owner.ts";
import type { RunRecord, ThreadRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { requireThread } from "../find-run.ts";
import { createCancelledLine } from "../log/run-feed.ts";
import type { RunSettings } from "../run-input.ts";
import { addStates, Transcript } from "../state/transcript.ts";
import type { Cursor, RunSubscription, RunSubscriptions } from "./run-subscription.ts";

/** A subscription to a run, together with the messages before and after the run. */
export interface ThreadSubscription {
  subscription: RunSubscription;
  record: RunRecord;
  settings: RunSettings;
  /**
   * Messages before the run, as the run saw them, and messages after the run. Both include the current states
   * of components.
   */
  before: Message[];
  after: Message[];
  /** Current states of the thread's components, by component ID. */
  states: { [id: string]: JsonObject };
}

interface SubscriptionSources {
  store: Store;
  subscriptions: RunSubscriptions;
  /** Reads a conversation when it is its turn. */
  readConversation<T>(thread: ThreadRecord, read: () => Promise<T>): Promise<T>;
}

/**
 * Subscribes to a run from its beginning and loads the messages before and after it.
 *
 * @param clientId The client's name for the run. If no run has this name, the thread's newest run is used.
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, or `RUN_NOT_FOUND` if the thread has no runs.
 */
export async function openThreadSubscription(
  sources: SubscriptionSources,
  ids: { owner: Owner; threadId: string; clientId: string },
): Promise<ThreadSubscription> {
  const { store, subscriptions } = sources;
  const { owner, threadId, clientId } = ids;
  const thread = await requireThread(store.read, owner, threadId);
  const namedRun = await store.read.findNewestRun(thread.key, clientId);
  let record = namedRun ?? (await store.read.findNewestRun(thread.key));
  while (record?.continuedBy !== undefined)
    record = await store.read.findRun(owner, thread.key, record.continuedBy);
  if (record === undefined)
    throw new RequestRejectedError("RUN_NOT_FOUND", `Thread "${threadId}" has no runs.`);
  const open = (cursor: Cursor) => subscriptions.open(owner, threadId, record.id, cursor);
  try {
    return await addConversation(sources, thread, record, await open({ after: 0 }), true);
  } catch (error) {
    if (!(error instanceof RequestRejectedError && error.code === "EVENTS_GONE")) throw error;
    return await addConversation(sources, thread, record, await open({}), false);
  }
}

/**
 * Adds the rest of the thread's conversation to a subscription.
 *
 * @param isComplete True if the subscription contains all of the run's events. If it contains only the last
 * event, the run's messages are added to the messages before the run.
 */
async function addConversation(
  { store, readConversation }: SubscriptionSources,
  thread: ThreadRecord,
  record: RunRecord,
  subscription: RunSubscription,
  isComplete: boolean,
): Promise<ThreadSubscription> {
  const { transcript, stored } = await readConversation(thread, async () => {
    const stored = await store.read.listMessages(thread.key, { order: "asc" });
    const messages = { stored, added: [] };
    return { stored, transcript: await Transcript.load(store.read, thread, record, messages) };
  });
  const states = transcript.collectStates();
  const settings = JSON.parse(record.request) as RunSettings;
  const isFromRun = ({ runId }: Message) => runId === record.id;
  const selectMessages = (messages: readonly Message[], isShown: (message: Message) => boolean) =>
    messages.filter(isShown).map((message) => addStates(message, transcript.components));
  const before = selectMessages(transcript.messages, (message) =>
    isFromRun(message) ? !isComplete : message.createdAt <= record.createdAt,
  );
  const after = selectMessages(
    stored.map(({ message }) => message),
    (message) => !isFromRun(message) && message.createdAt > record.createdAt,
  );
  const attached = { record, settings, before, after, states };
  return {
    ...attached,
    subscription: record.status === "cancelled" ? withCancelledEnd(subscription, record) : subscription,
  };
}

/**
 * Replaces the end of a cancelled run's subscription. This is a separate function, because a closure would
 * keep the conversation in memory for the lifetime of the subscription.
 */
function withCancelledEnd(subscription: RunSubscription, { updatedAt }: RunRecord): RunSubscription {
  return { ...subscription, lines: (signal) => endCancelled(subscription.lines(signal), updatedAt) };
}

/**
 * Replaces the pause at the end of a log with the cancellation, because the run was cancelled while it was
 * paused.
 */
async function* endCancelled(
  batches: AsyncIterable<LogLine[]>,
  cancelledAt: number,
): AsyncGenerator<LogLine[]> {
  for await (const lines of batches) {
    yield lines
      .filter(({ kind }) => kind !== "tambo.run.awaiting_input" && kind !== "engine.consent")
      .map((line) => (line.kind === "RUN_FINISHED" ? createCancelledLine(cancelledAt) : line));
  }
}
