/** Components as plain clients are shown them: an activity for each, which is sent again when it has changed. */
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { pointerStep } from "../../core/json/pointer.ts";
import type { EventOf } from "../../core/log-line.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { componentActivity } from "./message-view.ts";
import type { Sent } from "./sent-events.ts";

/** A component whose activity the reader has been sent. */
interface Shown {
  componentId: string;
  componentName: string;
  props: JsonObject;
  /** Characters of the props' JSON. */
  propsSize: number;
  state: JsonDocument | undefined;
  /** Time of the event that it was shown after last. */
  shownAt: number;
}

/** Most characters of a component's props and state that are shown again right after each change. */
const maxShownEachTime = 16 * 1024;

/**
 * A larger component is shown again at this pace, in characters of it for each millisecond between the events, and at the
 * end of a step: shown after each of 2,000 small changes, a state of 900 kB would be 1.8 GB.
 */
const charactersPerMs = 640;

/** The components of one run, for one reader. */
export class ShownComponents {
  readonly #names = new Map<string, string>();
  readonly #shown = new Map<string, Shown>();
  /** Components that have changed since they were shown. */
  readonly #changed = new Set<Shown>();

  /** Whether a component has changed since it was shown. */
  get haveChanged(): boolean {
    return this.#changed.size > 0;
  }

  start({ value: { componentId, componentName } }: EventOf<"tambo.component.start">): void {
    this.#names.set(componentId, componentName);
  }

  /** Returns the first activity of a component, which is whole from now on. */
  end({ value, timestamp }: EventOf<"tambo.component.end">): Sent<"ACTIVITY_SNAPSHOT"> {
    const { componentId, props, state } = value;
    const shown: Shown = {
      componentId,
      componentName: this.#names.get(componentId) ?? "",
      props,
      propsSize: JSON.stringify(props).length,
      state: state && new JsonDocument(state),
      shownAt: timestamp,
    };
    this.#shown.set(componentId, shown);
    return this.#show(shown, timestamp);
  }

  /** Replaces the states of components. */
  setStates(states: { readonly [id: string]: JsonObject }): void {
    for (const shown of this.#shown.values()) {
      const state = states[shown.componentId];
      if (state === undefined) continue;
      shown.state = new JsonDocument(state);
      this.#changed.add(shown);
    }
  }

  /** Applies operations on the states of all components. */
  patchAll(delta: readonly JsonPatchOperation[]): void {
    for (const shown of this.#shown.values()) {
      const own = within(`/components${pointerStep(shown.componentId)}`, delta);
      if (own.length > 0) this.#patch(shown, own);
    }
  }

  /** Applies operations on the state of a component; nothing for one that is not shown yet. */
  patch(componentId: string, delta: readonly JsonPatchOperation[]): void {
    const shown = this.#shown.get(componentId);
    if (shown !== undefined) this.#patch(shown, delta);
  }

  /** The operations were checked when they were made. */
  #patch(shown: Shown, delta: readonly JsonPatchOperation[]): void {
    shown.state ??= new JsonDocument({});
    for (const operation of delta) shown.state.apply(operation);
    this.#changed.add(shown);
  }

  /** Returns the activities of the components that have changed. @param ifDue Leaves out large ones that were shown just now. */
  showChanged(timestamp: number, ifDue: boolean): Sent<"ACTIVITY_SNAPSHOT">[] {
    const changed = [...this.#changed].filter((shown) => !ifDue || isDue(shown, timestamp));
    return changed.map((shown) => this.#show(shown, timestamp));
  }

  #show(shown: Shown, timestamp: number): Sent<"ACTIVITY_SNAPSHOT"> {
    this.#changed.delete(shown);
    shown.shownAt = timestamp;
    return activityOf(shown, timestamp);
  }
}

/** Returns whether a component that has changed is shown again now. */
function isDue({ propsSize, state, shownAt }: Shown, now: number): boolean {
  const size = propsSize + (state?.size ?? 0);
  return size <= maxShownEachTime || now - shownAt >= size / charactersPerMs;
}

/** Returns the operations at or below a pointer, as operations on the value there. */
function within(prefix: string, delta: readonly JsonPatchOperation[]): JsonPatchOperation[] {
  const isBelow = (path: string) => path === prefix || path.startsWith(`${prefix}/`);
  return delta
    .filter(({ path }) => isBelow(path))
    .map(({ path, from, ...operation }) => ({
      ...operation,
      path: path.slice(prefix.length),
      ...(from !== undefined && { from: from.slice(prefix.length) }),
    }));
}

function activityOf(
  { componentId, componentName, props, state }: Shown,
  timestamp: number,
): Sent<"ACTIVITY_SNAPSHOT"> {
  const shownState = state && { state: state.value as JsonObject };
  const content = { componentId, componentName, props, ...shownState };
  return {
    type: "ACTIVITY_SNAPSHOT",
    messageId: componentId,
    activityType: componentActivity,
    content,
    replace: true,
    timestamp,
  };
}
