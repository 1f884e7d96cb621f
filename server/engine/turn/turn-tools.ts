/** The tools for a turn: server and client tools, components rendered through tools, and the tool choice. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4ProviderTool,
} from "@ai-sdk/provider";
import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonObject } from "../../core/events.ts";
import {
  appStateToolName,
  parseComponentToolName,
  stateToolName,
  toComponentToolName,
  toModelToolName,
} from "../../core/ports/models.ts";
import { type ServerTool, selectTools } from "../../core/ports/tools.ts";
import type { ClientTool, ContextTool, RunSettings, ToolChoice } from "../run-input.ts";
import { appStateToolDescription, appStateToolSchema } from "../state/app-state.ts";
import { buildStateToolSchema, collectStateSchemas, stateToolDescription } from "../state/state-tool.ts";
import type { Transcript } from "../state/transcript.ts";

/** The origin of a tool that the model called. */
export type ToolOrigin =
  | { kind: "component"; name: string }
  | { kind: "state" }
  | { kind: "app-state" }
  | {
      kind: "server";
      name: string;
      repeatable: boolean;
      inputSchema: JsonObject;
      /** `asked` if the user must consent. `refused` if the client cannot ask the user. */
      consent?: "asked" | "refused";
    }
  | { kind: "client"; name: string; callsLeft?: number; strictSchema?: JsonObject }
  | { kind: "unknown"; name: string };

/** The origin of a tool whose calls produce events with a name and a result. */
export type CallOrigin = Exclude<ToolOrigin, { kind: "component" | "state" | "app-state" }>;

/** The tools for a turn. */
export interface TurnTools {
  tools: LanguageModelV4FunctionTool[];
  /** Tools that the provider runs. */
  native: LanguageModelV4ProviderTool[];
  toolChoice: NonNullable<LanguageModelV4CallOptions["toolChoice"]>;
  /** Finds a tool's origin by the name that the model uses. */
  findOrigin(modelName: string): ToolOrigin;
  /** Schemas for component states, by component name. */
  stateSchemas: ReadonlyMap<string, JsonObject>;
}

/**
 * Checks settings against the server's tools.
 *
 * @throws {RequestRejectedError} `VALIDATION_ERROR` for duplicate, conflicting, or reserved names, and for an
 * unknown or contradictory tool choice (T-027, TX-12, TX-18).
 */
export function checkSettings(settings: RunSettings, serverTools: readonly ServerTool[]): void {
  const { nativeTools = [] } = settings;
  const owners = new Map<string, string>([
    ...nativeTools.map(({ name }) => [name, `the provider's tool "${name}"`] as [string, string]),
    ...selectServerTools(settings, serverTools).map(
      ({ name }) => [toModelToolName(name), `the server tool "${name}"`] as [string, string],
    ),
  ]);
  const claimName = (name: string, pointer: string) => {
    const isOwn = name === stateToolName || (name === appStateToolName && canChangeAppState(settings));
    if (isOwn || parseComponentToolName(name) !== undefined) {
      throw RequestRejectedError.at(pointer, `the name "${name}" is reserved; choose another`);
    }
    const other = owners.get(toModelToolName(name));
    if (other !== undefined)
      throw RequestRejectedError.at(pointer, `the name "${name}" is taken by ${other}; choose another`);
    owners.set(toModelToolName(name), "another tool in the request");
  };
  for (const [index, { name }] of settings.tools.entries()) claimName(name, `/tools/${index}/name`);
  const components = new Set<string>();
  for (const [index, component] of settings.components.entries()) {
    const pointer = `/availableComponents/${index}`;
    if (components.has(component.name)) {
      throw RequestRejectedError.at(
        `${pointer}/name`,
        `the name "${component.name}" is taken by another component in the request`,
      );
    }
    components.add(component.name);
    for (const [tool, { name }] of component.contextTools.entries()) {
      claimName(name, `${pointer}/contextTools/${tool}/name`);
    }
  }
  const { forceComponent, toolChoice } = settings;
  if (forceComponent !== undefined) {
    if (!components.has(forceComponent)) {
      throw RequestRejectedError.at(
        "/forceComponent",
        `there is no component "${forceComponent}" in availableComponents`,
      );
    }
    if (toolChoice === "none" || typeof toolChoice === "object") {
      throw RequestRejectedError.at(
        "/toolChoice",
        `forceComponent "${forceComponent}" cannot be combined with this toolChoice; omit one of them`,
      );
    }
  } else if (typeof toolChoice === "object" && !owners.has(toModelToolName(toolChoice.name))) {
    throw RequestRejectedError.at("/toolChoice/name", `there is no tool "${toolChoice.name}"`);
  } else if (toolChoice === "required" && owners.size + components.size === 0) {
    throw RequestRejectedError.at("/toolChoice", "a tool call is required, but no tools are available");
  }
}

/**
 * The engine's own tools. If the run has any state, calls to these tools are recognized even if the tools
 * were not offered to the model.
 */
const engineTools: ReadonlyMap<string, ToolOrigin> = new Map([
  [stateToolName, { kind: "state" }],
  [appStateToolName, { kind: "app-state" }],
]);

const noTools: ReadonlyMap<string, ToolOrigin> = new Map();

/**
 * Returns the tools for a run's next turn.
 *
 * @param settings The request's settings.
 * @param serverTools The project's tools.
 * @param transcript The thread so far, including rendered components and earlier calls.
 */
export function buildTurnTools(
  settings: RunSettings,
  serverTools: readonly ServerTool[],
  transcript: Transcript,
): TurnTools {
  const origins = new Map<string, ToolOrigin>();
  const { nativeTools = [] } = settings;
  const tools: LanguageModelV4FunctionTool[] = [];
  const add = (
    origin: ToolOrigin,
    name: string,
    description: string,
    inputSchema: JsonObject,
    strict?: boolean,
  ) => {
    origins.set(name, origin);
    tools.push({ type: "function", name, description, inputSchema, ...(strict !== undefined && { strict }) });
  };
  for (const tool of selectServerTools(settings, serverTools)) {
    const { name, description, inputSchema } = tool;
    add(toServerOrigin(tool, settings), toModelToolName(name), description, inputSchema);
  }
  for (const tool of settings.tools)
    add(toClientOrigin(tool), toModelToolName(tool.name), tool.description, tool.inputSchema, tool.strict);
  for (const component of settings.components) {
    add(
      { kind: "component", name: component.name },
      toComponentToolName(component.name),
      component.description,
      component.propsSchema,
    );
    for (const tool of component.contextTools) {
      const callsLeft = countContextCallsLeft(component.name, tool, transcript);
      if (callsLeft === 0) continue;
      add({ ...toClientOrigin(tool), callsLeft }, tool.name, tool.description, tool.inputSchema, tool.strict);
    }
  }
  const schemas = collectStateSchemas(settings.components);
  const known = hasState(settings, transcript) ? engineTools : noTools;
  if (schemas.size > 0) {
    const schema = buildStateToolSchema(settings.components, transcript.components.values());
    add({ kind: "state" }, stateToolName, stateToolDescription, schema);
  }
  if (canChangeAppState(settings)) {
    add({ kind: "app-state" }, appStateToolName, appStateToolDescription, appStateToolSchema);
  }
  return {
    tools: settings.toolChoice === "none" ? [] : tools,
    native: settings.toolChoice === "none" ? [] : nativeTools.map((tool) => ({ type: "provider", ...tool })),
    toolChoice: toToolChoice(settings, transcript, origins),
    findOrigin: createOriginLookup(origins, known),
    stateSchemas: schemas,
  };
}

/**
 * Creates the function that finds a tool's origin. This is a separate function, because its closure is kept
 * while the model responds and must not keep other data in memory.
 */
function createOriginLookup(
  offeredTools: ReadonlyMap<string, ToolOrigin>,
  storedCallTools: ReadonlyMap<string, ToolOrigin>,
): TurnTools["findOrigin"] {
  return (name) => offeredTools.get(name) ?? storedCallTools.get(name) ?? { kind: "unknown", name };
}

/** Returns true if a run has components or application state. */
function hasState({ components, appState }: RunSettings, transcript: Transcript): boolean {
  return components.length > 0 || transcript.components.size > 0 || appState !== undefined;
}

/** Returns true if the model may change the application's state. An empty state is treated as absent. */
function canChangeAppState({ appState = {} }: RunSettings): boolean {
  return Object.keys(appState).length > 0;
}

/** Returns the server tools that a run may call. */
function selectServerTools(
  { serverTools }: RunSettings,
  available: readonly ServerTool[],
): readonly ServerTool[] {
  return serverTools === undefined ? available : selectTools(serverTools, available);
}

function toServerOrigin(
  { name, repeatable, inputSchema, needsConsent }: ServerTool,
  { asksConsent }: RunSettings,
): Extract<ToolOrigin, { kind: "server" }> {
  const consent = asksConsent === true ? "asked" : "refused";
  return { kind: "server", name, repeatable, inputSchema, ...(needsConsent === true && { consent }) };
}

function toClientOrigin({ name, strict, inputSchema }: ClientTool): Extract<ToolOrigin, { kind: "client" }> {
  return { kind: "client", name, ...(strict === true && { strictSchema: inputSchema }) };
}

/**
 * Returns the number of calls to a component's tool that are left in this response. This is 0 if the
 * component is not in the thread (T-034), and at most `maxCalls` (T-033, T-035).
 */
function countContextCallsLeft(
  component: string,
  { name, maxCalls }: ContextTool,
  transcript: Transcript,
): number {
  const onScreen = [...transcript.components.values()].some((candidate) => candidate.name === component);
  if (!onScreen) return 0;
  const calls = transcript
    .listMessagesSinceUser()
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === "tool_use" && block.name === name).length;
  return Math.max(0, (maxCalls ?? Number.POSITIVE_INFINITY) - calls);
}

/**
 * Returns the tool choice for a turn. A forced choice applies only to the first turn of a response, because
 * the model could otherwise never finish. A tool that is unavailable, such as a context tool whose component
 * is not in the thread, is not forced.
 */
function toToolChoice(
  settings: RunSettings,
  transcript: Transcript,
  offeredTools: ReadonlyMap<string, ToolOrigin>,
): TurnTools["toolChoice"] {
  const { toolChoice, forceComponent } = settings;
  if (toolChoice === "none") return { type: "none" };
  if (
    settings.repeatsToolChoice !== true &&
    transcript.listMessagesSinceUser().some(({ role }) => role === "assistant")
  )
    return { type: "auto" };
  const toolName = findForcedTool(toolChoice, forceComponent);
  const isOffered = (name: string) =>
    offeredTools.has(name) || settings.nativeTools?.some((tool) => tool.name === name) === true;
  if (toolName !== undefined) return isOffered(toolName) ? { type: "tool", toolName } : { type: "auto" };
  return { type: toolChoice === "required" ? "required" : "auto" };
}

/** Returns the tool that a request forces, by the name that the model uses. */
function findForcedTool(toolChoice: ToolChoice, forceComponent: string | undefined): string | undefined {
  if (forceComponent !== undefined) return toComponentToolName(forceComponent);
  return typeof toolChoice === "object" ? toModelToolName(toolChoice.name) : undefined;
}
