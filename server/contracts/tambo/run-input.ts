/** A request for a run, in the engine's form. */
import { createHash } from "node:crypto";
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject } from "../../runs/events.ts";
import type { RunInput, RunSettings } from "../../runs/input.ts";
import { clientTool, runOptions } from "../run-options.ts";
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
  const { tools = [], embedResources = false, metadata } = body;
  return {
    ...runOptions(body),
    tools: tools.map(clientTool),
    embedResources,
    ...(metadata !== undefined && { metadata: metadata as JsonObject }),
  };
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
