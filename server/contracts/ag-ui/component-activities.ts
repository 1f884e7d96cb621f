/**
 * Sends components as activities, which AG-UI clients can render. After a component changes, its activity is
 * sent again.
 */
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { toPointerToken } from "../../core/json/pointer.ts";
import type { EventOf } from "../../core/log-line.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { selectPaths } from "../../engine/state/json-patch.ts";
import { componentActivity } from "./convert-messages.ts";
import type { StreamEventOf } from "./stream-events.ts";

/** A component whose activity has been sent to the reader. */
interface SentComponent {
  componentId: string;
  componentName: string;
  props: JsonObject;
  /** Length of the props when serialized as JSON, in characters. */
  propsSize: number;
  state: JsonDocument | undefined;
  /** Timestamp of the event after which the component was last sent. */
  sentAt: number;
}

/**
 * Maximum size of a component that is sent again after every change, in characters of its props and state.
 */
const maxSizeForEachChange = 16 * 1024;

/**
 * The rate at which larger components are sent again, in characters per millisecond between events. They are
 * also sent at the end of a step. Without this limit, a 900 kB state sent after each of 2,000 small changes
 * would add up to 1.8 GB.
 */
const charactersPerMs = 640;

/** One run's components, as sent to one reader. */
export class ComponentActivities {
  readonly #names = new Map<string, string>();
  readonly #sent = new Map<string, SentComponent>();
  /** Components that have changed since they were last sent. */
  readonly #changed = new Set<SentComponent>();

  /** True if a component has changed since it was last sent. */
  get hasChanges(): boolean {
    return this.#changed.size > 0;
  }

  start({ value: { componentId, componentName } }: EventOf<"tambo.component.start">): void {
    this.#names.set(componentId, componentName);
  }

  /** Returns the first activity for a component that is now complete. */
  complete({ value, timestamp }: EventOf<"tambo.component.end">): StreamEventOf<"ACTIVITY_SNAPSHOT"> {
    const { componentId, props, state } = value;
    const component: SentComponent = {
      componentId,
      componentName: this.#names.get(componentId) ?? "",
      props,
      propsSize: JSON.stringify(props).length,
      state: state && new JsonDocument(state),
      sentAt: timestamp,
    };
    this.#sent.set(componentId, component);
    return this.#createActivity(component, timestamp);
  }

  /** Replaces the components' states. */
  setStates(states: { readonly [id: string]: JsonObject }): void {
    for (const component of this.#sent.values()) {
      const state = states[component.componentId];
      if (state === undefined) continue;
      component.state = new JsonDocument(state);
      this.#changed.add(component);
    }
  }

  /** Applies operations to the states of all components. */
  patchAll(delta: readonly JsonPatchOperation[]): void {
    for (const component of this.#sent.values()) {
      const operations = selectPaths(`/components${toPointerToken(component.componentId)}`, delta);
      if (operations.length > 0) this.#patch(component, operations);
    }
  }

  /** Applies operations to a component's state, if the component has been sent. */
  patch(componentId: string, delta: readonly JsonPatchOperation[]): void {
    const component = this.#sent.get(componentId);
    if (component !== undefined) this.#patch(component, delta);
  }

  /** Applies operations, which were already validated when they were created. */
  #patch(component: SentComponent, delta: readonly JsonPatchOperation[]): void {
    component.state ??= new JsonDocument({});
    for (const operation of delta) component.state.apply(operation);
    this.#changed.add(component);
  }

  /**
   * Returns activities for the changed components.
   *
   * @param ifDue Leaves out large components that were sent recently.
   */
  encodeChanged(timestamp: number, ifDue: boolean): StreamEventOf<"ACTIVITY_SNAPSHOT">[] {
    const changed = [...this.#changed].filter((component) => !ifDue || isDue(component, timestamp));
    return changed.map((component) => this.#createActivity(component, timestamp));
  }

  #createActivity(component: SentComponent, timestamp: number): StreamEventOf<"ACTIVITY_SNAPSHOT"> {
    this.#changed.delete(component);
    component.sentAt = timestamp;
    return toActivity(component, timestamp);
  }
}

/** Returns true if a changed component should be sent again now. */
function isDue({ propsSize, state, sentAt }: SentComponent, now: number): boolean {
  const size = propsSize + (state?.size ?? 0);
  return size <= maxSizeForEachChange || now - sentAt >= size / charactersPerMs;
}

function toActivity(
  { componentId, componentName, props, state }: SentComponent,
  timestamp: number,
): StreamEventOf<"ACTIVITY_SNAPSHOT"> {
  const stateField = state && { state: state.value as JsonObject };
  const content = { componentId, componentName, props, ...stateField };
  return {
    type: "ACTIVITY_SNAPSHOT",
    messageId: componentId,
    activityType: componentActivity,
    content,
    replace: true,
    timestamp,
  };
}
