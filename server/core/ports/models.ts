/**
 * The port to language models: the AI SDK's `LanguageModelV4` interface, which all AI SDK providers
 * implement, and the names of the tools that the engine adds.
 */
import { createHash } from "node:crypto";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { InputKind } from "./input-kinds.ts";

export type Model = LanguageModelV4;

/** Looks up models by ID. */
export interface Models {
  /** The model used if a request does not name one. */
  readonly default: string;
  /** IDs of all models, for messages and listings. `openai/<model>` stands for any OpenAI model. */
  readonly ids: readonly string[];
  /** Returns a model, or `undefined` if the ID is unknown. */
  get(id: string): Model | undefined;
  /** Returns true if the model accepts this kind of content. */
  acceptsInput(id: string, input: InputKind): boolean;
}

const componentPrefix = "show_component_";

/**
 * Returns the name of the tool that a model calls to render a component (T-004). The tool's input is the
 * component's props.
 */
export function toComponentToolName(componentName: string): string {
  return componentPrefix + componentName;
}

/** Returns the component that a tool renders, or `undefined` if the tool does not render one. */
export function parseComponentToolName(toolName: string): string | undefined {
  return toolName.startsWith(componentPrefix) ? toolName.slice(componentPrefix.length) : undefined;
}

/**
 * Name of the tool that a model calls to change a component's state.
 *
 * The input is `{component, state}` to replace the state, or `{component, patch}` with RFC 6902 operations.
 * `component` is the component's ID or the ID of the tool call that rendered it, because the model learns the
 * tool call ID first.
 */
export const stateToolName = "update_component_state";

/**
 * Name of the tool that a model calls to change the application's state, if the client sent one. The input is
 * `{patch}` (RFC 6902), or `{state}` to replace the entire state.
 */
export const appStateToolName = "update_state";

/** Maximum length of a tool name accepted by all providers. */
const maxToolName = 64;

/**
 * Converts a tool's name to the form sent to models. Providers accept only letters, digits, `_` and `-`, so
 * the server tool `weather/get_weather` becomes `weather__get_weather`.
 *
 * If the result is too long, ambiguous, or has other invalid characters, it is shortened and a digest of the
 * full name is appended, so that no two server tools share a name. A name without `/` (a client tool or a
 * built-in tool) is unchanged if providers accept it.
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

/** A list of allowed models, or `undefined` if all models are allowed. */
export type ModelList = readonly string[] | undefined;

/**
 * Provider prefix for models that need no network. The gateway contract includes it in model IDs; the other
 * contracts omit it.
 */
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

/** Returns a model ID with its provider prefix, as used by the gateway contract. */
export function toFullId(id: string): string {
  return id.includes("/") ? id : embeddedPrefix + id;
}

/** Returns a model ID as used by all contracts except the gateway. */
export function toShortId(id: string): string {
  return id.startsWith(embeddedPrefix) ? id.slice(embeddedPrefix.length) : id;
}

/** Returns true if a list entry matches a model, or if it includes every model that another entry matches. */
function matchesEntry(entry: string, id: string): boolean {
  return entry === id || (entry.endsWith("/*") && id.startsWith(entry.slice(0, -1)));
}
