import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject } from "../../core/events.ts";
import type { RunInput, RunSettings } from "../../engine/run-input.ts";
import { convertRunOptions, toClientTool } from "../run-options.ts";
import { splitMessage } from "./message-input.ts";

type Schemas = components["schemas"];

/**
 * Converts a validated request to the engine's input.
 *
 * @throws {TamboError} `VALIDATION_ERROR` for errors that the schema cannot express.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` for an invalid schema of a tool or component.
 */
export function toRunInput(body: Schemas["CreateRunRequest"]): RunInput {
  const parts = [
    splitMessage(body.message, "/message"),
    ...(body.additionalMessages ?? []).map((message, index) =>
      splitMessage(message, `/additionalMessages/${index}`),
    ),
  ];
  return {
    toolResults: parts.flatMap(({ toolResults }) => toolResults),
    messages: parts.flatMap(({ user }) => (user === undefined ? [] : [user])),
    settings: toRunSettings(body),
    onDisconnect: body.onDisconnect ?? "cancel",
  };
}

function toRunSettings(body: Schemas["CreateRunRequest"]): RunSettings {
  const { tools = [], embedResources = false, metadata } = body;
  return {
    ...convertRunOptions(body),
    tools: tools.map((tool, index) => toClientTool(tool, `/tools/${index}`)),
    embedResources,
    ...(metadata !== undefined && { metadata: metadata as JsonObject }),
  };
}
