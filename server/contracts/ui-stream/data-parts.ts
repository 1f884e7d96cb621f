/**
 * Data parts for components and for the application's state. Clients keep the last part with each ID, so a
 * part is sent again after it has changed.
 */
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { toPointerToken } from "../../core/json/pointer.ts";
import type { EventOf } from "../../core/log-line.ts";
import { JsonDocument } from "../../engine/state/json-document.ts";
import { selectPaths } from "../../engine/state/json-patch.ts";
import type { ChunkOf } from "./encoder.ts";

type DataChunk = ChunkOf<"data-component" | "data-state">;

interface Component {
  name: string;
  props: JsonObject;
  state: JsonDocument | undefined;
  status: "streaming" | "complete";
}

/**
 * Maximum size of a part that is sent after every change, in characters. Larger parts are sent at the end of a
 * step, because sending them after every change would take quadratic time.
 */
const maxSizeForEachChange = 16 * 1024;

/** The data parts of one run, as sent to one reader. */
export class DataParts {
  readonly #components = new Map<string, Component>();
  readonly #appState: JsonDocument;
  /** IDs of the components that have changed since they were last sent. */
  readonly #changed = new Set<string>();
  #hasNewState = false;
  /** IDs of the components that the current step has started. */
  readonly #startedInStep = new Set<string>();
  #changedStateInStep = false;

  /** @param appState The application's state before the run. */
  constructor(appState: JsonObject = {}) {
    this.#appState = new JsonDocument(appState);
  }

  /** Returns the chunk for a component that the model has started. */
  start({
    value: { componentId, componentName },
  }: EventOf<"tambo.component.start">): ChunkOf<"data-component"> {
    const component: Component = { name: componentName, props: {}, state: undefined, status: "streaming" };
    this.#components.set(componentId, component);
    this.#startedInStep.add(componentId);
    return toChunk(componentId, component);
  }

  /** Returns the chunk for a component whose props are complete. */
  complete({
    value: { componentId, props, state },
  }: EventOf<"tambo.component.end">): ChunkOf<"data-component"> {
    const { name = "" } = this.#components.get(componentId) ?? {};
    const component: Component = { name, props, state: state && new JsonDocument(state), status: "complete" };
    this.#changed.delete(componentId);
    this.#components.set(componentId, component);
    return toChunk(componentId, component);
  }

  /** Replaces the components' states. */
  setStates(states: { readonly [id: string]: JsonObject }): void {
    for (const [id, component] of this.#components) {
      const state = states[id];
      if (state === undefined) continue;
      component.state = new JsonDocument(state);
      this.#changed.add(id);
    }
  }

  /** Applies operations to the states of all components. */
  patchAll(delta: readonly JsonPatchOperation[]): void {
    for (const id of this.#components.keys()) {
      const operations = selectPaths(`/components${toPointerToken(id)}`, delta);
      if (operations.length > 0) this.patch(id, operations);
    }
  }

  /** Applies operations to a component's state. Components of other runs are not sent. */
  patch(id: string, delta: readonly JsonPatchOperation[]): void {
    const component = this.#components.get(id);
    if (component === undefined) return;
    component.state ??= new JsonDocument({});
    for (const operation of delta) component.state.apply(operation);
    this.#changed.add(id);
  }

  /** Applies operations to the application's state. */
  patchAppState(delta: readonly JsonPatchOperation[]): void {
    for (const operation of delta) this.#appState.apply(operation);
    this.#hasNewState = true;
    this.#changedStateInStep = true;
  }

  /** Ends a step. */
  endStep(): void {
    this.#startedInStep.clear();
    this.#changedStateInStep = false;
  }

  /**
   * Removes the components of an interrupted step. Its changes of the application's state are kept, so the
   * state is sent again.
   */
  resetStep(): void {
    for (const id of this.#startedInStep) {
      this.#components.delete(id);
      this.#changed.delete(id);
    }
    this.#hasNewState ||= this.#changedStateInStep;
    this.#startedInStep.clear();
  }

  /**
   * Returns the chunks for the parts that have changed since they were last sent.
   *
   * @param isStepEnd True to include large parts.
   */
  takeChanges(isStepEnd: boolean): DataChunk[] {
    const isDue = (size: number) => isStepEnd || size <= maxSizeForEachChange;
    const chunks: DataChunk[] = [];
    for (const id of this.#changed) {
      const component = this.#components.get(id);
      // The state of a component that is being streamed is sent with its props.
      if (component === undefined || component.status === "streaming") continue;
      if (!isDue(JSON.stringify(component.props).length + (component.state?.size ?? 0))) continue;
      this.#changed.delete(id);
      chunks.push(toChunk(id, component));
    }
    if (this.#hasNewState && isDue(this.#appState.size)) {
      this.#hasNewState = false;
      chunks.push({ type: "data-state", id: "state", data: this.#appState.value as JsonObject });
    }
    return chunks;
  }
}

function toChunk(id: string, { name, props, state, status }: Component): ChunkOf<"data-component"> {
  const stateField = state && { state: state.value as JsonObject };
  return { type: "data-component", id, data: { name, props, ...stateField, status } };
}
