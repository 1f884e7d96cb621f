/**
 * The port between the engine and models: the AI SDK's `LanguageModelV4`, so that any of its providers fits, and
 * the names by which the engine offers its own abilities to a model as tools.
 */
import type { LanguageModelV4 } from "@ai-sdk/provider";

/** A model the engine can run. */
export type Model = LanguageModelV4;

/** Finds a model by id. */
export interface Models {
  /** Id of the model used when a request names none. */
  readonly default: string;
  /** Ids of all models, for people; `openai/<model>` stands for any model of a provider. */
  readonly ids: readonly string[];
  /** The model, or `undefined` when there is none by that id. */
  get(id: string): Model | undefined;
}

/** A model's own failure, to be told to the client: `RUN_ERROR` with this code and message. */
export class ModelError extends Error {
  /** Stable code, e.g. `RATE_LIMIT_EXCEEDED`. */
  readonly code: string;

  /**
   * @param code Stable code for programs, in upper snake case.
   * @param message One sentence for people; must hold no secret.
   */
  constructor(code: string, message: string) {
    super(message);
    this.name = "ModelError";
    this.code = code;
  }
}

const componentPrefix = "show_component_";

/** The tool by which a model shows a component (T-004): its input is the component's props. */
export function componentTool(componentName: string): string {
  return componentPrefix + componentName;
}

/** The component a tool shows, or `undefined` when the tool is not a component's. */
export function componentOfTool(toolName: string): string | undefined {
  return toolName.startsWith(componentPrefix) ? toolName.slice(componentPrefix.length) : undefined;
}

/**
 * The tool by which a model changes the state of a component. Input: `{component, state}` (replace) or
 * `{component, patch}` (RFC 6902), where `component` is a component's id, or the id of the tool call that
 * shows it: a model knows its own call before it knows the component's id.
 */
export const stateTool = "update_component_state";

/** A server tool's name as models see it: providers allow no `/`, so `weather/get_weather` is `weather__get_weather`. */
export function modelToolName(toolName: string): string {
  return toolName.replaceAll("/", "__");
}
