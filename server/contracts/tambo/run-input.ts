import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject } from "../../core/events.ts";
import type { RunInput, RunSettings } from "../../engine/run-input.ts";
import { clientTool, runOptions } from "../run-options.ts";
import { messageParts } from "./message-input.ts";

type Schemas = components["schemas"];

/**
 * Converts a validated request to the engine's input.
 *
 * @throws {ProblemError} `VALIDATION_ERROR` for errors that the schema cannot express.
 */
export function runInput(body: Schemas["CreateRunRequest"]): RunInput {
  const parts = [
    messageParts(body.message, "/message"),
    ...(body.additionalMessages ?? []).map((message, index) =>
      messageParts(message, `/additionalMessages/${index}`),
    ),
  ];
  return {
    answers: parts.flatMap(({ answers }) => answers),
    messages: parts.flatMap(({ user }) => (user === undefined ? [] : [user])),
    settings: runSettings(body),
    onDisconnect: body.onDisconnect ?? "cancel",
  };
}

function runSettings(body: Schemas["CreateRunRequest"]): RunSettings {
  const { tools = [], embedResources = false, metadata } = body;
  return {
    ...runOptions(body),
    tools: tools.map(clientTool),
    embedResources,
    ...(metadata !== undefined && { metadata: metadata as JsonObject }),
  };
}
