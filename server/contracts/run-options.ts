/** Run options that several contracts share: components, tools, the model and its parameters. */
import type { components } from "../../generated/tambo/types.ts";
import type { JsonObject } from "../core/events.ts";
import type { AvailableComponent, ClientTool, ContextTool, RunSettings } from "../engine/run-input.ts";

type Schemas = components["schemas"];

/** The fields that these contracts share. */
export type RunOptions = Pick<
  Schemas["CreateRunRequest"],
  "availableComponents" | "forceComponent" | "toolChoice" | "model" | "maxTokens" | "temperature"
>;

/** Converts the options to the engine's run settings. */
export function convertRunOptions({
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
    components: availableComponents.map(toOfferedComponent),
    toolChoice,
    ...(forceComponent !== undefined && { forceComponent }),
    ...(model !== undefined && { model }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
  };
}

function toOfferedComponent(component: Schemas["AvailableComponent"]): AvailableComponent {
  const { name, description, propsSchema, stateSchema, contextTools = [] } = component;
  return {
    name,
    description,
    propsSchema: asJsonObject(propsSchema),
    ...(stateSchema !== undefined && { stateSchema: asJsonObject(stateSchema) }),
    contextTools: contextTools.map(toContextTool),
  };
}

function toContextTool(tool: Schemas["ComponentTool"]): ContextTool {
  return { ...toClientTool(tool), ...(tool.maxCalls !== undefined && { maxCalls: tool.maxCalls }) };
}

/** Converts a client tool to the engine's type. */
export function toClientTool(tool: Schemas["Tool"]): ClientTool {
  const { name, description, inputSchema, outputSchema, strict } = tool;
  return {
    name,
    description,
    inputSchema: asJsonObject(inputSchema),
    ...(outputSchema !== undefined && { outputSchema: asJsonObject(outputSchema) }),
    ...(strict !== undefined && { strict }),
  };
}

/** Narrows the type, which is safe because the schema was parsed from JSON. */
function asJsonObject(schema: Schemas["JSONSchema"]): JsonObject {
  return schema as unknown as JsonObject;
}
