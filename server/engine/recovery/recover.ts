/** Restores the runs of dead processes from their logs, and completes these logs. */

import type { RunTerminatedError } from "../../core/errors.ts";
import type { ClaimedRun, ToolCallRecord, ToolCallState } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { visitEvents } from "../log/read-run.ts";
import type { RunWriter } from "../log/run-writer.ts";
import { createWindow, type RunDependencies, selectRunTools, type ToolSources } from "../run-dependencies.ts";
import { type OpenCall, RunExecution } from "../run-execution.ts";
import type { RunSettings } from "../run-input.ts";
import { Transcript } from "../state/transcript.ts";
import { OpenParts } from "../turn/open-parts.ts";
import { InterruptedMessage } from "./interrupted-message.ts";

/**
 * Prepares a run to continue after its last finished step. An interrupted response is ended in the log,
 * because readers have received it. The model is then called again with a new message ID, and only its new
 * response is stored as a message.
 *
 * @param writer A writer for the run's log that has not been used yet.
 * @param sources The tools, which determine which interrupted calls may be repeated.
 * @returns The run, or `undefined` if its thread was deleted.
 */
export async function recoverRun(
  { id, threadKey }: ClaimedRun,
  writer: RunWriter,
  {
    store,
    conversations,
    getLimits,
    ...sources
  }: { store: Store } & Pick<RunDependencies, "conversations" | "getLimits"> & ToolSources,
): Promise<RunExecution | undefined> {
  const [record, thread, calls] = await Promise.all([
    store.read.findRunById(id),
    store.read.findThreadByKey(threadKey),
    store.read.listToolCalls(threadKey),
  ]);
  if (record === undefined || thread === undefined) return undefined;
  const window = createWindow(record, calls, getLimits);
  const transcript = await Transcript.load(store.read, thread, record, undefined, window);
  const memory = conversations.budget.reserve(record.projectId);
  const run = new RunExecution({
    record,
    writer,
    transcript,
    memory,
    maxWeight: conversations.maxBytes,
    isUnreadSinceRecovery: true,
  });
  run.holdMemoryUnchecked();
  try {
    restoreCalls(run, calls, sources);
    const parts = new OpenParts();
    const started: string[] = [];
    let lastTimestamp = record.createdAt;
    await visitEvents(store, record.id, (event) => {
      lastTimestamp = event.timestamp;
      parts.observe(event);
      if (event.type === "CUSTOM" && event.name === "tambo.component.start")
        started.push(event.value.componentId);
      run.appState?.replay([event]);
    });
    writer.lastTimestamp = lastTimestamp;
    parts.close(writer, (id) => transcript.components.get(id)?.state);
    dropSupersededComponents(run, started);
    return run;
  } catch (error) {
    // Either recovery will be retried with a new execution, or the run will be ended without its
    // conversation.
    memory.release();
    throw error;
  }
}

/**
 * Prepares a run to be ended without another step. Reads only the log and the parts of the thread needed to
 * end the run. The interrupted message is kept, because readers have received it.
 *
 * @param writer A writer for the run's log that has not been used yet.
 * @param reason The reason for ending the run.
 * @returns The stopped run, or `undefined` if its thread was deleted.
 */
export async function recoverToEnd(
  record: ClaimedRun,
  writer: RunWriter,
  reason: RunTerminatedError,
  store: Store,
): Promise<RunExecution | undefined> {
  const { read } = store;
  const thread = await read.findThreadByKey(record.threadKey);
  if (thread === undefined) return undefined;
  const parts = new OpenParts();
  const interrupted = new InterruptedMessage();
  let lastTimestamp = record.createdAt;
  await visitEvents(store, record.id, (event) => {
    lastTimestamp = event.timestamp;
    parts.observe(event);
    interrupted.observe(event);
  });
  const components = parts.components.size > 0 ? await read.listComponents(thread.key) : [];
  const states = new Map(components.map(({ id, state }) => [id, state]));
  const isStored =
    interrupted.id === undefined || (await read.findMessage(thread.key, interrupted.id)) !== undefined;
  writer.lastTimestamp = lastTimestamp;
  const props = parts.close(writer, (id) => states.get(id));
  const message = isStored
    ? undefined
    : interrupted.toMessage(props, reason.code === "CANCELLED" ? "cancelled" : "error");
  if (message !== undefined)
    writer.addChange((queries) => queries.appendMessages(thread.key, [{ ...message, runId: writer.id }]));
  return createStoppedRun(record, writer, reason, thread);
}

/**
 * Prepares a run to be ended without reading its log, because the log is unreadable or has caused processes
 * to die.
 *
 * @param reason The reason for ending the run.
 * @returns The stopped run.
 */
export async function recoverWithoutLog(
  record: ClaimedRun,
  writer: RunWriter,
  reason: RunTerminatedError,
  { read }: Store,
): Promise<RunExecution> {
  const { threadKey: key, projectId } = record;
  // The thread's ID is needed only for the first event, if the log is empty.
  const thread = await read.findThreadByKey(key).catch(() => undefined);
  return createStoppedRun(record, writer, reason, thread ?? { key, projectId, id: "" });
}

/** Creates a stopped run without its messages and its request. Its tool calls are abandoned. */
function createStoppedRun(
  claimed: ClaimedRun,
  writer: RunWriter,
  reason: RunTerminatedError,
  thread: Transcript["thread"],
): RunExecution {
  const transcript = new Transcript({ thread, messages: [], components: [] });
  const record = { ...claimed, request: "{}" };
  const run = new RunExecution({ record, writer, transcript, isUnreadSinceRecovery: true });
  writer.addChange((queries) => queries.abandonToolCalls(thread.key));
  run.stop(reason);
  return run;
}

/**
 * Restores the unresolved tool calls from all runs on the thread, because a run may be waiting for calls made
 * by the run that it continues. Answered and abandoned calls are skipped, even if a client's history omits
 * their results.
 */
export function restoreCalls(
  run: RunExecution,
  calls: readonly ToolCallRecord[],
  sources: ToolSources,
): void {
  const tools = selectRunTools(run.settings, sources);
  const known = new Map(tools.list(run.record.projectId).map((tool) => [tool.name, tool]));
  for (const { id, name, input, side, state } of calls) {
    if (state === "answered" || state === "abandoned") continue;
    const { repeatable = false, needsConsent = false } = known.get(name) ?? {};
    const consent = side === "server" ? restoreConsent(state, needsConsent, run.settings) : undefined;
    run.calls.set(id, {
      block: { type: "tool_use", id, name, input },
      side,
      repeatable,
      wasStarted: state === "started",
      ...(state === "faulty" && { invalidReason: "The call could not be made." }),
      ...(consent !== undefined && { consent }),
    });
  }
}

/**
 * Derives a call's consent from its stored state. A call that was awaiting consent still requires it,
 * regardless of the tool's current settings. If the client cannot be asked, the call is rejected.
 */
function restoreConsent(
  state: ToolCallState,
  needsConsent: boolean,
  { asksConsent }: RunSettings,
): OpenCall["consent"] {
  if (state === "approved" || state === "refused") return state;
  if (state === "asking" || (state === "pending" && needsConsent))
    return asksConsent === true ? "needed" : "refused";
  // A call that requires consent is started only after the user has consented.
  return needsConsent ? "approved" : undefined;
}

/**
 * Removes the components of an interrupted message, which the model writes again. They stay in the store until the run
 * stores its next message, because the message is kept if another process dies before.
 *
 * @param started IDs of the components that the run has started. The components of other runs may belong to messages
 * that the transcript does not contain.
 */
function dropSupersededComponents(run: RunExecution, started: readonly string[]): void {
  const { transcript } = run;
  const messageIds = new Set(transcript.messages.map(({ id }) => id));
  for (const id of started) {
    const component = transcript.components.get(id);
    if (component === undefined || messageIds.has(component.messageId)) continue;
    transcript.components.delete(id);
    run.supersededComponents.push(id);
  }
}
