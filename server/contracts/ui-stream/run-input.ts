import type { components } from "../../../generated/ui-stream/types.ts";
import type { JsonObject } from "../../core/events.ts";
import type { Consent, RunInput } from "../../engine/run-input.ts";
import type { AgentRunSettings } from "../agent-settings.ts";
import { convertRunOptions, type RunOptions, toClientTool } from "../run-options.ts";
import { toContentBlock } from "./content.ts";
import { UiStreamError } from "./errors.ts";
import { hasNewResults, isToolPart, toHistory } from "./history.ts";

type Schemas = components["schemas"];
type ChatRequest = Schemas["ChatRequest"];

/**
 * Converts a validated request to the engine's input.
 *
 * @param agent The agent's settings.
 * @returns The input. Its history throws `MESSAGE_COMPLETE` if the last message is an assistant message without new
 * results or decisions.
 * @throws {UiStreamError} `VALIDATION_ERROR` for errors that the schema cannot express.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` for an invalid schema of a tool or component.
 */
export function toRunInput(body: ChatRequest, agent: AgentRunSettings): RunInput {
  const { messages, tools = [], state, onDisconnect = "cancel" } = body;
  checkParts(messages);
  const { model: requestedModel, ...runOptions } = convertRunOptions(body as RunOptions);
  const model = requestedModel ?? agent.model;
  return {
    toolResults: [],
    messages: [],
    history(stored) {
      const last = messages.at(-1);
      if (last?.role === "assistant" && !hasNewResults(last, stored))
        throw UiStreamError.forCompleteMessage();
      return toHistory(messages, stored);
    },
    consents: listConsents(messages),
    abandonsUndecidedCalls: true,
    settings: {
      ...agent,
      ...runOptions,
      ...(model !== undefined && { model }),
      tools: tools.map((tool, index) => toClientTool(tool, `/tools/${index}`)),
      embedResources: false,
      ...(state !== undefined && { appState: state as JsonObject }),
      asksConsent: true,
    },
    ...(requestedModel === undefined && agent.model !== undefined && { hasAgentModel: true }),
    onDisconnect,
  };
}

/** Returns the ID of the assistant message that the response continues, if it continues one. */
export function findContinuedMessage({ messages }: ChatRequest): string | undefined {
  const last = messages.at(-1);
  return last?.role === "assistant" ? last.id : undefined;
}

/**
 * Checks the fields that depend on the type of a part.
 *
 * @throws {UiStreamError} `VALIDATION_ERROR`.
 */
function checkParts(messages: ChatRequest["messages"]): void {
  const errors = messages.flatMap(({ role, parts }, index) =>
    parts.flatMap((part, at) => {
      const pointer = `/messages/${index}/parts/${at}`;
      if (isToolPart(part)) {
        const fields =
          part.type === "dynamic-tool" ? (["toolCallId", "toolName"] as const) : (["toolCallId"] as const);
        return fields
          .filter((field) => part[field] === undefined)
          .map((field) => ({ pointer: `${pointer}/${field}`, message: "is required" }));
      }
      // The parts of an assistant message were produced by a run.
      const block = role === "assistant" ? undefined : toContentBlock(part);
      return block !== undefined && "field" in block
        ? [{ pointer: `${pointer}/${block.field}`, message: block.message }]
        : [];
    }),
  );
  if (errors.length > 0) throw UiStreamError.forFields(errors);
}

/** Returns the user's decisions in the last message. */
function listConsents(messages: ChatRequest["messages"]): Consent[] {
  const index = messages.length - 1;
  const { role, parts } = messages[index] ?? { role: "user", parts: [] };
  if (role !== "assistant") return [];
  return parts.flatMap(({ state, toolCallId, approval }, at) =>
    state === "approval-responded" && toolCallId !== undefined && approval?.approved !== undefined
      ? [
          {
            toolCallId,
            approved: approval.approved,
            pointer: `/messages/${index}/parts/${at}/approval`,
          },
        ]
      : [],
  );
}
