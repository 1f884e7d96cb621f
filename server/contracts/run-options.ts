/** Run options that multiple contracts share: components, tools, the model and its parameters. */
import type { components } from "../../generated/tambo/types.ts";
import { RequestRejectedError } from "../core/errors.ts";
import type { JsonObject } from "../core/events.ts";
import { completeObjectSchema, findSchemaIssue } from "../core/schemas/find-schema-issue.ts";
import type { AvailableComponent, ClientTool, ContextTool, RunSettings } from "../engine/run-input.ts";

type Schemas = components["schemas"];

/** The fields that these contracts share. */
export type RunOptions = Pick<
  Schemas["CreateRunRequest"],
  "availableComponents" | "forceComponent" | "toolChoice" | "model" | "maxTokens" | "temperature"
>;

/**
 * Converts the options to the engine's run settings.
 *
 * @throws {RequestRejectedError} `VALIDATION_ERROR` for an invalid schema.
 */
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
    components: availableComponents.map((component, index) =>
      toOfferedComponent(component, `/availableComponents/${index}`),
    ),
    toolChoice,
    ...(forceComponent !== undefined && { forceComponent }),
    ...(model !== undefined && { model }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
  };
}

function toOfferedComponent(component: Schemas["AvailableComponent"], pointer: string): AvailableComponent {
  const { name, description, propsSchema, stateSchema, contextTools = [] } = component;
  return {
    name,
    description,
    propsSchema: toObjectSchema(propsSchema, `${pointer}/propsSchema`),
    ...(stateSchema !== undefined && { stateSchema: toObjectSchema(stateSchema, `${pointer}/stateSchema`) }),
    contextTools: contextTools.map((tool, index) => toContextTool(tool, `${pointer}/contextTools/${index}`)),
  };
}

function toContextTool(tool: Schemas["ComponentTool"], pointer: string): ContextTool {
  return { ...toClientTool(tool, pointer), ...(tool.maxCalls !== undefined && { maxCalls: tool.maxCalls }) };
}

/**
 * Converts a client tool to the engine's type.
 *
 * @param pointer Location of the tool in the request.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` for an invalid schema.
 */
export function toClientTool(
  { name, description, inputSchema, outputSchema, strict }: Schemas["Tool"],
  pointer: string,
): ClientTool {
  return {
    name,
    description,
    inputSchema: toObjectSchema(inputSchema, `${pointer}/inputSchema`),
    ...(outputSchema !== undefined && {
      outputSchema: toObjectSchema(outputSchema, `${pointer}/outputSchema`),
    }),
    ...(strict !== undefined && { strict }),
  };
}

/** Validates a schema, and adds the keywords that model providers require. */
function toObjectSchema(value: Schemas["JSONSchema"], pointer: string): JsonObject {
  // The type can be narrowed, because the schema was parsed from JSON.
  const schema = value as JsonObject;
  const issue = findSchemaIssue(schema);
  if (issue !== undefined) throw RequestRejectedError.at(`${pointer}${issue.pointer}`, issue.detail);
  return completeObjectSchema(schema);
}
