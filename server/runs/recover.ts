/**
 * Taking up what a process left behind when it died. Runs that were going on are claimed before anything new is let in;
 * then each goes on where its finished steps end.
 */
import type { RunRecord, ToolCallRecord, ToolCallState } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { ActiveRun, type KnownCall } from "./active-run.ts";
import { cutOffMessage } from "./cut-off-message.ts";
import type { JsonObject, RunEvent } from "./events.ts";
import { Stop } from "./failure.ts";
import type { RunSettings } from "./input.ts";
import type { Journal } from "./journal.ts";
import { LiveRun } from "./live-run.ts";
import { OpenParts } from "./open-parts.ts";
import { eventsOf } from "./reader.ts";
import { type ToolSources, toolsOfRun } from "./tools-of-run.ts";
import { Transcript } from "./transcript.ts";

/** How often a run is begun or taken up before it is given up: a request that kills the process must not do so for ever. */
const maxAttempts = 3;

/**
 * Brings the log of a run into order that was claimed: what a model call had begun is ended, for its readers have seen
 * it; it is asked again under a new message id, and only that is kept.
 *
 * @param sources Their tools tell which interrupted calls may be made again.
 * @returns The run, ready to be executed (stopped already if it was taken up too often); `undefined` if it is gone.
 */
export async function recoverRun(
  record: RunRecord,
  { store, journal, ...sources }: { store: Store; journal: Journal } & ToolSources,
): Promise<ActiveRun | undefined> {
  const thread = await store.read.findThreadByKey(record.threadKey);
  if (thread === undefined) return undefined;
  const live = new LiveRun(record, journal.schedule);
  const transcript = await Transcript.load(store.read, thread, record);
  const run = new ActiveRun({ record, live, transcript, orphaned: true });
  restoreCalls(run, await store.read.listToolCalls(record.threadKey), sources);
  const events = await eventsOf(store, record.id);
  run.appState?.replay(events);
  live.lastTimestamp = events.at(-1)?.timestamp ?? record.createdAt;
  const props = OpenParts.after(events).close(live, (id) => transcript.components.get(id)?.state);
  if (record.attempts > maxAttempts) {
    giveUp(run, events, props);
  }
  await dropSuperseded(run);
  return run;
}

/**
 * Restores what is known of the thread's calls, of all its runs, for one may wait for calls of the run it continues.
 * What has got a result or was given up is over, also where a client's history leaves that out.
 */
export function restoreCalls(run: ActiveRun, calls: readonly ToolCallRecord[], sources: ToolSources): void {
  const tools = toolsOfRun(run.settings, sources);
  const known = new Map(tools.list(run.record.projectId).map((tool) => [tool.name, tool]));
  for (const { id, name, input, side, state } of calls) {
    if (state === "answered" || state === "abandoned") continue;
    const { repeatable = false, needsConsent = false } = known.get(name) ?? {};
    const consent = side === "server" ? consentOf(state, needsConsent, run.settings) : undefined;
    run.calls.set(id, {
      block: { type: "tool_use", id, name, input },
      side,
      repeatable,
      started: state === "started",
      ...(state === "faulty" && { fault: "The call could not be made." }),
      ...(consent !== undefined && { consent }),
    });
  }
}

/**
 * What the user has said to a call, as its state tells: whatever has become of its tool since, a call that waited for
 * consent waits for it still. It is refused where there is no way to ask.
 */
function consentOf(
  state: ToolCallState,
  needsConsent: boolean,
  { asksConsent }: RunSettings,
): KnownCall["consent"] {
  if (state === "approved" || state === "refused") return state;
  if (state === "asking" || (state === "pending" && needsConsent))
    return asksConsent === true ? "needed" : "refused";
  // Only a call that was agreed to is begun.
  return needsConsent ? "approved" : undefined;
}

/** Stops a run that was taken up too often. What its readers have seen last is kept. */
function giveUp(run: ActiveRun, events: RunEvent[], props: ReadonlyMap<string, JsonObject>): void {
  const { transcript, live } = run;
  const stored = new Set(transcript.messages.map(({ id }) => id));
  const message = cutOffMessage(events, stored, props);
  if (message !== undefined) {
    const kept = { ...message, runId: live.id };
    transcript.messages.push(kept);
    live.with((queries) => queries.appendMessages(transcript.thread.key, [kept]));
  }
  run.stop(new Stop("RUN_INTERRUPTED", "The server was restarted too often during this run."));
}

/** Components of a message that was never finished: the message is asked for again, and brings its own. */
async function dropSuperseded({ transcript, live }: ActiveRun): Promise<void> {
  const kept = new Set(transcript.messages.map(({ id }) => id));
  const dropped = [...transcript.components.values()].filter(({ messageId }) => !kept.has(messageId));
  if (dropped.length === 0) return;
  for (const { id } of dropped) transcript.components.delete(id);
  const { key } = transcript.thread;
  live.with((queries) =>
    queries.deleteComponents(
      key,
      dropped.map(({ id }) => id),
    ),
  );
}
