/** Changing a component's state from a client's side, where it is: in the memory of the run that goes on, or at rest. */
import { once } from "../limits/once.ts";
import type { RunRecord, ThreadRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { ActiveRun } from "./active-run.ts";
import { changedState, type StateChange } from "./component-state.ts";
import type { JsonObject } from "./events.ts";
import { Fenced } from "./fenced.ts";
import { Refusal } from "./refusal.ts";

/** Where a component is. */
export interface ComponentPlace {
  thread: ThreadRecord;
  componentId: string;
}

/**
 * Changes a state in a run that goes on in this process; resolves when that is durable.
 *
 * @returns The new state; `undefined` when the run is over, or another process has it: then nothing was changed.
 * @throws {Refusal} `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`.
 */
export async function changeInRun(
  run: ActiveRun,
  componentId: string,
  change: StateChange,
): Promise<JsonObject | undefined> {
  const { live } = run;
  await run.begun.promise;
  if (live.lost !== undefined || live.sealed || live.ended !== undefined) {
    await run.over.promise;
    return undefined;
  }
  const state = run.states.changeByClient(componentId, change);
  try {
    await live.settled;
    return state;
  } catch (error) {
    if (!(error instanceof Fenced)) throw error;
    await run.over.promise;
    return undefined;
  }
}

/**
 * Changes a state in a thread in which no run goes on.
 *
 * @returns The new state, or the run that goes on and holds it.
 * @throws {Refusal} `COMPONENT_NOT_FOUND`, `INVALID_JSON_PATCH`; nothing is changed then.
 */
export async function changeAtRest(
  store: Store,
  { thread, componentId }: ComponentPlace,
  change: StateChange,
): Promise<{ holder: RunRecord } | { state: JsonObject }> {
  const { key, projectId, id } = thread;
  return await store.transaction(async (queries) => {
    await queries.lockThread(projectId, id);
    const active = await queries.activeRun(key);
    if (active?.status === "running") return { holder: active };
    return await once(queries, change.retry, async () => {
      const component = await queries.findComponent(key, componentId);
      if (component === undefined) {
        throw new Refusal("COMPONENT_NOT_FOUND", `There is no component "${componentId}" in this thread.`);
      }
      const state = changedState(component.state, change);
      await queries.setComponentState(key, componentId, state, component.version + 1);
      await queries.touchThread(key, Date.now());
      return { state };
    });
  });
}
