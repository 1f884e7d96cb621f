/** A request for a run, in the engine's form. */
import { createHash } from "node:crypto";
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject } from "../../runs/events.ts";
import type { ClientTool, ContextTool, OfferedComponent, RunInput, RunSettings } from "../../runs/input.ts";
import { messageParts } from "./message-input.ts";

type Schemas = components["schemas"];

/**
 * Translates a validated request.
 *
 * @throws {ProblemError} `VALIDATION_ERROR` for what the schema cannot say.
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
  const { forceComponent, model, maxTokens, temperature, metadata } = body;
  return {
    components: (body.availableComponents ?? []).map(offeredComponent),
    tools: (body.tools ?? []).map(clientTool),
    toolChoice: body.toolChoice ?? "auto",
    embedResources: body.embedResources ?? false,
    ...(forceComponent !== undefined && { forceComponent }),
    ...(model !== undefined && { model }),
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(metadata !== undefined && { metadata: metadata as JsonObject }),
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

function clientTool({ name, description, inputSchema, strict }: Schemas["Tool"]): ClientTool {
  return { name, description, inputSchema: asJson(inputSchema), ...(strict !== undefined && { strict }) };
}

/** It came as JSON, so it is JSON: only its type is narrower. */
function asJson(schema: Schemas["JSONSchema"]): JsonObject {
  return schema as unknown as JsonObject;
}

/**
 * Digest of a request, by which a retry with the same idempotency key is told from another request (TC-007, TC-008).
 * The order of members has no meaning in JSON, and has none here.
 */
export function requestDigest(threadId: string, body: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify([threadId, body], sortedMembers))
    .digest("hex");
}

function sortedMembers(_: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
