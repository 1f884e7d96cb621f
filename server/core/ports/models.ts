/**
 * The port between the engine and models: the AI SDK's `LanguageModelV4`, so that any of its providers fits, and
 * the names by which the engine offers its own abilities to a model as tools.
 */
import { createHash } from "node:crypto";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { InputKind } from "./input-kinds.ts";

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
  /** Whether there is a place for such content in what the model is sent. */
  takes(id: string, input: InputKind): boolean;
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

/**
 * The tool by which a model changes the app's own state, where the client has sent one. Input: `{patch}` (RFC 6902), or
 * `{state}` for all of it.
 */
export const appStateTool = "update_state";

/** Longest name of a tool that every provider takes. */
const maxToolName = 64;

/**
 * A tool's name as models see it. Providers take letters, digits, `_` and `-` only, so the server tool
 * `weather/get_weather` is `weather__get_weather`. Where that would be too long, would need other characters replaced
 * or could be read as another tool's, the name is shortened and ends with a digest of the whole: two server tools
 * never share one. A name without `/` (a client's tool, a built-in one) stays as it is where providers take it.
 */
export function modelToolName(toolName: string): string {
  const slash = toolName.indexOf("/");
  if (slash === -1 && /^[A-Za-z0-9_-]{1,64}$/.test(toolName)) return toolName;
  const name = toolName.replaceAll("/", "__");
  const tellsAll = slash !== -1 && name.indexOf("__") === slash && name.lastIndexOf("__") === slash;
  if (tellsAll && name.length <= maxToolName && /^[A-Za-z0-9_-]+$/.test(name)) return name;
  const digest = createHash("sha256").update(toolName).digest("hex").slice(0, 8);
  return `${name.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, maxToolName - digest.length - 1)}_${digest}`;
}

/** A list of models; all models if `undefined`. */
export type ModelList = readonly string[] | undefined;

/** The provider of the models that need no network. The gateway names it, other contracts leave it out. */
const embedded = "embedded/";

/** Returns whether a list allows a model. `demo` and `embedded/demo` name the same model. */
export function allowsModel(list: ModelList, id: string): boolean {
  const wanted = fullId(id);
  return list === undefined || list.some((entry) => covers(fullId(entry), wanted));
}

/** Returns the list of the models that both lists allow. */
export function allowedByBoth(one: ModelList, other: ModelList): ModelList {
  if (one === undefined || other === undefined) return one ?? other;
  const allowed = [
    ...one.filter((entry) => allowsModel(other, entry)),
    ...other.filter((entry) => allowsModel(one, entry)),
  ];
  return [...new Map(allowed.map((entry) => [fullId(entry), entry])).values()];
}

/** Returns the id with its provider, as the gateway has it. */
export function fullId(id: string): string {
  return id.includes("/") ? id : embedded + id;
}

/** Returns the id as contracts other than the gateway have it. */
export function shortId(id: string): string {
  return id.startsWith(embedded) ? id.slice(embedded.length) : id;
}

/** Whether an entry stands for a model, or for all that another entry stands for. */
function covers(entry: string, id: string): boolean {
  return entry === id || (entry.endsWith("/*") && id.startsWith(entry.slice(0, -1)));
}
