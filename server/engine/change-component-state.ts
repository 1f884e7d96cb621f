/**
 * State changes made by clients. A change is applied to the thread's run in this or another process, or in
 * the store if there is no such run.
 */

import { LeaseLostError, RequestRejectedError } from "../core/errors.ts";
import type { JsonObject } from "../core/events.ts";
import type { Owner } from "../core/owner.ts";
import type { StateChange } from "../core/ports/peers.ts";
import type { AllQueries } from "../core/ports/queries.ts";
import { estimateComponentBytes, type RunRecord, type ThreadRecord } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { requireThread } from "./find-run.ts";
import { findEarlierResponse, runOnce } from "./idempotency.ts";
import { waitForStart } from "./recovery/waiting-run.ts";
import type { RunExecution } from "./run-execution.ts";
import type { RunRegistry } from "./run-registry.ts";
import { checkConversationSize, computeChangedState } from "./state/component-state.ts";

/** The parts of the engine needed to change component state. */
export interface StateChangeContext {
  store: Store;
  registry: RunRegistry;
  /** Maximum memory of a conversation in bytes. */
  maxConversationBytes: number;
}

/** A component and its thread. */
interface ComponentLocation {
  thread: ThreadRecord;
  componentId: string;
}

/**
 * Changes a component's state. Resolves when the change is durable.
 *
 * @param signal Aborts when the client disconnects. Work that has not started yet is then dropped.
 * @returns The new state.
 * @throws {RequestRejectedError} `THREAD_NOT_FOUND`, `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`. Nothing has
 * been changed.
 * @throws {ShutdownError} if the engine is closed before the change is durable.
 */
export async function changeComponentState(
  context: StateChangeContext,
  ids: { owner: Owner; threadId: string; componentId: string },
  change: StateChange,
  signal?: AbortSignal,
): Promise<JsonObject> {
  const { store, registry } = context;
  const { owner, threadId, componentId } = ids;
  for (;;) {
    registry.shutdownSignal.throwIfAborted();
    signal?.throwIfAborted();
    const earlier =
      change.retry && (await findEarlierResponse<{ state: JsonObject }>(store.read, change.retry));
    if (earlier !== undefined) return earlier.state;
    const thread = await requireThread(store.read, owner, threadId);
    const run = await waitForStart(registry.findInThread(thread.key));
    registry.shutdownSignal.throwIfAborted();
    signal?.throwIfAborted();
    const state =
      (run && (await changeStateInRun(run, componentId, change)))?.state ??
      (await changeOutsideRun(context, { thread, componentId }, change, signal));
    if (state !== undefined) return state;
  }
}

/**
 * Changes the state in a thread that has no run in this process.
 * @returns `undefined` if a run has started in this process in the meantime.
 */
async function changeOutsideRun(
  { store, registry, maxConversationBytes }: StateChangeContext,
  location: ComponentLocation,
  change: StateChange,
  signal: AbortSignal | undefined,
): Promise<JsonObject | undefined> {
  const outcome = await changeStoredState(store, location, change, maxConversationBytes);
  if ("state" in outcome) return outcome.state;
  if (registry.find(outcome.holder) !== undefined) return undefined;
  const request = { kind: "state" as const, componentId: location.componentId, change };
  const response = await registry.peerRequests.send(outcome.holder, request, signal);
  if (response?.kind === "refused")
    throw new RequestRejectedError(response.code, response.message, { issues: [...response.mistakes] });
  return response?.kind === "state" ? response.state : undefined;
}

/** The result of a state change made in a run. */
export interface RunStateChange {
  state: JsonObject;
  /** True if an event was written. A change that has no effect does not produce an event. */
  hasEvent: boolean;
}

/**
 * Changes a component's state in a run that this process executes. Resolves when the change is durable.
 *
 * @param within Makes additional changes in the transaction that stores the event, if there is an event.
 * @returns `undefined` if nothing was changed, because the run has ended, another process owns it, or the
 * request was already handled. In the last case, the response is in the store.
 * @throws {RequestRejectedError} `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`.
 */
export async function changeStateInRun(
  run: RunExecution,
  componentId: string,
  change: StateChange,
  within?: (queries: AllQueries, state: JsonObject) => Promise<void>,
): Promise<RunStateChange | undefined> {
  const { writer } = run;
  await run.started.promise;
  while (run.states.clientResponses.isFull) await writer.settled.catch(() => {});
  if (writer.failure !== undefined || writer.isSealed || writer.feed.ended !== undefined) {
    await run.ended.promise;
    return undefined;
  }
  const before = writer.head;
  const state = run.states.changeByClient(componentId, change);
  if (state === undefined) return undefined;
  const hasEvent = writer.head !== before;
  if (hasEvent && within !== undefined) writer.addChange((queries) => within(queries, state));
  try {
    // A change that has no effect may repeat an earlier change that is not durable yet.
    await writer.settled;
    return { state, hasEvent };
  } catch (error) {
    if (!(error instanceof LeaseLostError)) throw error;
    await run.ended.promise;
    return undefined;
  }
}

/**
 * Changes the stored state in a thread without an active run.
 *
 * @param maxWeight Maximum memory of the conversation in bytes.
 * @returns The new state, or the active run that holds the state in memory.
 * @throws {RequestRejectedError} `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`. Nothing is changed.
 */
async function changeStoredState(
  store: Store,
  { thread, componentId }: ComponentLocation,
  change: StateChange,
  maxWeight: number,
): Promise<{ holder: RunRecord } | { state: JsonObject }> {
  const { key, id } = thread;
  return await store.transaction(async (queries) => {
    await queries.lockThread(thread, id);
    const active = await queries.findActiveRun(key);
    if (active?.status === "running") return { holder: active };
    return await runOnce(queries, change.retry, async () => {
      const component = await queries.findComponent(key, componentId);
      if (component === undefined) {
        throw new RequestRejectedError(
          "COMPONENT_NOT_FOUND",
          `There is no component "${componentId}" in this thread.`,
        );
      }
      const state = computeChangedState(component.state, change);
      const json = JSON.stringify(state);
      const conversation = await queries.measureConversation(key);
      const bytes = { before: component.memoryBytes, after: estimateComponentBytes(json) };
      checkConversationSize({ maxWeight, conversation }, bytes, change);
      await queries.setComponentState(key, componentId, json, component.version + 1);
      await queries.touchThread(key, Date.now());
      return { state };
    });
  });
}
