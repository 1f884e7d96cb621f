/**
 * Sends components as activities, which AG-UI clients can render. An activity is sent again after a change.
 */
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { pointerStep } from "../../core/json/pointer.ts";
import type { EventOf } from "../../core/log-line.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { componentActivity } from "./message-view.ts";
import type { Sent } from "./sent-events.ts";

/** A component whose activity has been sent to the reader. */
interface Shown {
  componentId: string;
  componentName: string;
  props: JsonObject;
  /** Length of the props as JSON, in characters. */
  propsSize: number;
  state: JsonDocument | undefined;
  /** Timestamp of the event after which it was last sent. */
  shownAt: number;
}

/** Maximum size of a component that is sent again after every change, in characters of props and state. */
const maxShownEachTime = 16 * 1024;

/**
 * Larger components are sent again at this rate, in characters per millisecond between events, and at the end
 * of a step. If a state of 900 kB were sent after each of 2,000 small changes, that would be 1.8 GB.
 */
const charactersPerMs = 640;

/** The components of one run, for one reader. */
export class ShownComponents {
  readonly #names = new Map<string, string>();
  readonly #shown = new Map<string, Shown>();
  /** Components that have changed since they were last sent. */
  readonly #changed = new Set<Shown>();

  /** True if a component has changed since it was last sent. */
  get haveChanged(): boolean {
    return this.#changed.size > 0;
  }

  start({ value: { componentId, componentName } }: EventOf<"tambo.component.start">): void {
    this.#names.set(componentId, componentName);
  }

  /** Returns the first activity of a component, which is now complete. */
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

  /** Applies operations to the states of all components. */
  patchAll(delta: readonly JsonPatchOperation[]): void {
    for (const shown of this.#shown.values()) {
      const own = within(`/components${pointerStep(shown.componentId)}`, delta);
      if (own.length > 0) this.#patch(shown, own);
    }
  }

  /** Applies operations to the state of a component, if the component has been sent. */
  patch(componentId: string, delta: readonly JsonPatchOperation[]): void {
    const shown = this.#shown.get(componentId);
    if (shown !== undefined) this.#patch(shown, delta);
  }

  /** The operations were validated when they were created. */
  #patch(shown: Shown, delta: readonly JsonPatchOperation[]): void {
    shown.state ??= new JsonDocument({});
    for (const operation of delta) shown.state.apply(operation);
    this.#changed.add(shown);
  }

  /**
   * Returns the activities of the changed components. @param ifDue Leaves out large components that were sent
   * recently.
   */
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

/** Returns true if a changed component should be sent again now. */
function isDue({ propsSize, state, shownAt }: Shown, now: number): boolean {
  const size = propsSize + (state?.size ?? 0);
  return size <= maxShownEachTime || now - shownAt >= size / charactersPerMs;
}

/** Returns the operations at or below a pointer, relative to it. */
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
