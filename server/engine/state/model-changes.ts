/** State changes that a model makes by calling the engine's own tools. */
import type { Json, JsonObject } from "../../core/events.ts";
import { parseJsonObject } from "../../core/messages.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { JobAbortedError } from "../../core/schemas/check-process.ts";
import type { CheckScope, SchemaChecks } from "../../core/schemas/schema-checks.ts";
import type { RunWriter } from "../log/run-writer.ts";
import type { AppState } from "./app-state.ts";
import { type ComponentStates, parseStateChange } from "./component-state.ts";
import type { Transcript } from "./transcript.ts";

/** A run's states and the dependencies needed to check changes. */
export interface ModelChangeContext {
  run: RunWriter;
  states: ComponentStates;
  appState: AppState | undefined;
  transcript: Transcript;
  /** Schemas for component states, by component name. */
  stateSchemas: ReadonlyMap<string, JsonObject>;
  checks: SchemaChecks;
  scope: CheckScope;
}

export class ModelChanges {
  readonly #context: ModelChangeContext;
  /** Component IDs, keyed by the model's ID for the tool call that rendered the component. */
  readonly #componentIds = new Map<string, string>();

  constructor(context: ModelChangeContext) {
    this.#context = context;
  }

  /** Adds a component that the model rendered with a tool call. */
  addComponent(callId: string, componentId: string): void {
    this.#componentIds.set(callId, componentId);
  }

  /** Makes a change. If the change fails, a warning is written and the run continues. */
  async make(kind: "state" | "app-state", json: string): Promise<void> {
    const { run, appState, scope } = this.#context;
    const { component, state, patch } = parseJsonObject(json) ?? {};
    try {
      const change = parseStateChange(state, patch);
      if (kind === "app-state") appState?.change(run, change);
      else await this.#changeComponent(component, change);
    } catch (error) {
      scope.signal.throwIfAborted();
      if (!(error instanceof Error)) throw error;
      const message = `The state was not changed: ${error.message}`;
      run.write({ type: "engine.warning", code: "INVALID_STATE_CHANGE", message, timestamp: run.now() });
    }
  }

  async #changeComponent(idOrCallId: Json | undefined, change: StateChange): Promise<void> {
    if (typeof idOrCallId !== "string") throw new Error('"component" must be a component ID');
    const { states, stateSchemas, transcript } = this.#context;
    const id = this.#componentIds.get(idOrCallId) ?? idOrCallId;
    const schema = stateSchemas.get(transcript.components.get(id)?.name ?? "");
    if (schema === undefined) states.changeByRun(id, change);
    else await states.changeCheckedByRun(id, change, { schema, findIssues: this.#findIssues });
  }

  readonly #findIssues = async (schema: JsonObject, value: Json): Promise<string[]> => {
    const { checks, scope } = this.#context;
    try {
      return await checks.findRequestIssues(schema, value, scope);
    } catch (error) {
      if (!(error instanceof JobAbortedError)) throw error;
      throw new Error(`the check against its schema was aborted: ${error.message}`, { cause: error });
    }
  };
}
