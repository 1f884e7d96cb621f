/** Run options that are the same in several contracts: components, tools, the model and its parameters. */
import type { components } from "../../generated/tambo/types.ts";
import type { JsonObject } from "../core/events.ts";
import type { ClientTool, ContextTool, OfferedComponent, RunSettings } from "../engine/run-input.ts";

type Schemas = components["schemas"];

/** The fields that the contracts share. */
export type RunOptions = Pick<
  Schemas["CreateRunRequest"],
  "availableComponents" | "forceComponent" | "toolChoice" | "model" | "maxTokens" | "temperature"
>;

/** Converts the options to run settings of the engine. */
export function runOptions({
  availableComponents = [],
  toolChoice = "auto",
  forceComponent,
  model,
  maxTokens,
  temperature,
}: RunOptions): Pick<
  RunSettings,
  "components" | "toolChoice" | "forceComponent" | "model" | "maxTokens" | "temperature"
> {
  return {
    components: availableComponents.map(offeredComponent),
    toolChoice,
    ...(forceComponent !== undefined && { forceComponent }),
    ...(model !== undefined && { model }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
  };
}

function offeredComponent(component: Schemas["AvailableComponent"]): OfferedComponent {
  const { name, description, propsSchema, stateSchema, contextTools = [] } = component;
  return {
    name,
    description,
    propsSchema: asJson(propsSchema),
    ...(stateSchema !== undefined && { stateSchema: asJson(stateSchema) }),
    contextTools: contextTools.map(contextTool),
  };
}

function contextTool(tool: Schemas["ComponentTool"]): ContextTool {
  return { ...clientTool(tool), ...(tool.maxCalls !== undefined && { maxCalls: tool.maxCalls }) };
}

/** Converts a client tool to the engine's type. */
export function clientTool({ name, description, inputSchema, strict }: Schemas["Tool"]): ClientTool {
  return { name, description, inputSchema: asJson(inputSchema), ...(strict !== undefined && { strict }) };
}

/** Narrows the type. The schema was parsed from JSON. */
function asJson(schema: Schemas["JSONSchema"]): JsonObject {
  return schema as unknown as JsonObject;
}
