/**
 * The port to models: the AI SDK's `LanguageModelV4`, which all of its providers implement, and the names of
 * the tools that the engine adds.
 */
import { createHash } from "node:crypto";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { InputKind } from "./input-kinds.ts";

/** A language model. */
export type Model = LanguageModelV4;

/** Finds models by id. */
export interface Models {
  /** Id of the model for requests without one. */
  readonly default: string;
  /** Ids of all models, for people. `openai/<model>` stands for any model of a provider. */
  readonly ids: readonly string[];
  /** Returns a model, or `undefined` for an unknown id. */
  get(id: string): Model | undefined;
  /** Returns true if the model accepts the content. */
  acceptsInput(id: string, input: InputKind): boolean;
}

const componentPrefix = "show_component_";

/**
 * Returns the name of the tool with which a model renders a component (T-004). Its input is the component's
 * props.
 */
export function toComponentToolName(componentName: string): string {
  return componentPrefix + componentName;
}

/** Returns the component of a tool name, or `undefined` for the name of another tool. */
export function parseComponentToolName(toolName: string): string | undefined {
  return toolName.startsWith(componentPrefix) ? toolName.slice(componentPrefix.length) : undefined;
}

/**
 * Name of the tool with which a model changes a component's state.
 *
 * Input: `{component, state}` to replace the state, or `{component, patch}` with RFC 6902 operations.
 * `component` is the component's id, or the id of the tool call that rendered it: the model knows the
 * latter first.
 */
export const stateToolName = "update_component_state";

/**
 * Name of the tool with which a model changes the application's state, if the client sent one. Input:
 * `{patch}` (RFC 6902), or `{state}` to replace it.
 */
export const appStateToolName = "update_state";

/** Maximum length of a tool's name that all providers accept. */
const maxToolName = 64;

/**
 * Returns a tool's name as sent to models. Providers accept only letters, digits, `_` and `-`, so the server
 * tool `weather/get_weather` becomes `weather__get_weather`.
 *
 * If the result is too long, has other invalid characters or is ambiguous, it is shortened and gets a
 * digest of the full name, so that two server tools never share a name. A name without `/` (a client tool
 * or a built-in one) stays unchanged if providers accept it.
 */
export function toModelToolName(toolName: string): string {
  const slash = toolName.indexOf("/");
  if (slash === -1 && /^[A-Za-z0-9_-]{1,64}$/.test(toolName)) return toolName;
  const name = toolName.replaceAll("/", "__");
  const isUnambiguous = slash !== -1 && name.indexOf("__") === slash && name.lastIndexOf("__") === slash;
  if (isUnambiguous && name.length <= maxToolName && /^[A-Za-z0-9_-]+$/.test(name)) return name;
  const digest = createHash("sha256").update(toolName).digest("hex").slice(0, 8);
  return `${name.replace(/[^A-Za-z0-9_-]/g, "_").slice(0, maxToolName - digest.length - 1)}_${digest}`;
}

/** A list of models, or `undefined` for all models. */
export type ModelList = readonly string[] | undefined;

/** Provider prefix of the models that need no network. The gateway shows it; other contracts omit it. */
const embeddedPrefix = "embedded/";

/** Returns true if a list allows a model. `demo` and `embedded/demo` are the same model. */
export function allowsModel(list: ModelList, id: string): boolean {
  const fullId = toFullId(id);
  return list === undefined || list.some((entry) => matchesEntry(toFullId(entry), fullId));
}

/** Returns the models that both lists allow. */
export function intersectModelLists(one: ModelList, other: ModelList): ModelList {
  if (one === undefined || other === undefined) return one ?? other;
  const allowed = [
    ...one.filter((entry) => allowsModel(other, entry)),
    ...other.filter((entry) => allowsModel(one, entry)),
  ];
  return [...new Map(allowed.map((entry) => [toFullId(entry), entry])).values()];
}

/** Returns the id with its provider, as in the gateway. */
export function toFullId(id: string): string {
  return id.includes("/") ? id : embeddedPrefix + id;
}

/** Returns the id as in contracts other than the gateway. */
export function toShortId(id: string): string {
  return id.startsWith(embeddedPrefix) ? id.slice(embeddedPrefix.length) : id;
}

/** Returns true if an entry matches a model, or all models of another entry. */
function matchesEntry(entry: string, id: string): boolean {
  return entry === id || (entry.endsWith("/*") && id.startsWith(entry.slice(0, -1)));
}
