import type { components } from "../../../generated/ui-stream/types.ts";
import type { JsonObject } from "../../core/events.ts";
import { describeInvalidId } from "../../core/ids.ts";
import type { Consent, RunInput } from "../../engine/run-input.ts";
import type { AgentRunSettings } from "../agent-settings.ts";
import { convertRunOptions, type RunOptions, toClientTool } from "../run-options.ts";
import { toContentBlock } from "./content.ts";
import { UiStreamError } from "./errors.ts";
import { hasNewResults, isToolPart, toHistory, type UiPart } from "./history.ts";

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
  checkMessages(messages);
  const { model: requestedModel, ...runOptions } = convertRunOptions(body as RunOptions);
  const model = requestedModel ?? agent.model;
  const decisions = listDecisions(messages);
  const denialReasons = decisions.flatMap(({ toolCallId, approved, reason }) =>
    approved || !reason ? [] : [[toolCallId, reason]],
  );
  return {
    toolResults: [],
    messages: [],
    history(stored) {
      const last = messages.at(-1);
      if (last?.role === "assistant" && !hasNewResults(last, stored))
        throw UiStreamError.forCompleteMessage();
      return toHistory(messages, stored);
    },
    consents: decisions,
    abandonsUndecidedCalls: true,
    settings: {
      ...agent,
      ...runOptions,
      ...(model !== undefined && { model }),
      tools: tools.map((tool, index) => toClientTool(tool, `/tools/${index}`)),
      embedResources: false,
      ...(state !== undefined && { appState: state as JsonObject }),
      asksConsent: true,
      ...(denialReasons.length > 0 && { denialReasons: Object.fromEntries(denialReasons) }),
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

type FieldError = Schemas["FieldError"];

/**
 * Checks what the schema cannot express: IDs that a database would change, the fields that depend on the type of a part,
 * and calls that a message has twice.
 *
 * @throws {UiStreamError} `VALIDATION_ERROR`.
 */
function checkMessages(messages: ChatRequest["messages"]): void {
  const errors = messages.flatMap(({ id, role, parts }, index): FieldError[] => {
    const calls = new Set<string>();
    return [
      ...checkId(id, `/messages/${index}/id`),
      ...parts.flatMap((part, at): FieldError[] => {
        const pointer = `/messages/${index}/parts/${at}`;
        if (isToolPart(part)) return checkToolPart(part, pointer, calls);
        // The parts of an assistant message were produced by a run.
        const block = role === "assistant" ? undefined : toContentBlock(part);
        return block !== undefined && "field" in block
          ? [{ pointer: `${pointer}/${block.field}`, message: block.message }]
          : [];
      }),
    ];
  });
  if (errors.length > 0) throw UiStreamError.forFields(errors);
}

/** @param calls IDs of the calls in earlier parts of the message. The ID of this call is added. */
function checkToolPart(part: UiPart, pointer: string, calls: Set<string>): FieldError[] {
  const { type, toolCallId, toolName } = part;
  if (type === "tool-") return [{ pointer: `${pointer}/type`, message: "has no tool name after `tool-`" }];
  const names = type === "dynamic-tool" ? { toolCallId, toolName } : { toolCallId };
  const errors = Object.entries(names).flatMap(([field, value]) =>
    value === undefined
      ? [{ pointer: `${pointer}/${field}`, message: "is required" }]
      : checkId(value, `${pointer}/${field}`),
  );
  if (toolCallId !== undefined && calls.has(toolCallId))
    errors.push({ pointer: `${pointer}/toolCallId`, message: "is the ID of another part of the message" });
  if (toolCallId !== undefined) calls.add(toolCallId);
  return errors;
}

function checkId(id: string, pointer: string): FieldError[] {
  const message = describeInvalidId(id);
  return message === undefined ? [] : [{ pointer, message }];
}

/** The user's decision about a call. */
interface Decision extends Consent {
  /** The reason for a denial. */
  reason?: string | undefined;
}

/** Returns the user's decisions in the last message. */
function listDecisions(messages: ChatRequest["messages"]): Decision[] {
  const index = messages.length - 1;
  const { role, parts } = messages[index] ?? { role: "user", parts: [] };
  if (role !== "assistant") return [];
  return parts.flatMap(({ state, toolCallId, approval }, at) =>
    state === "approval-responded" && toolCallId !== undefined && approval?.approved !== undefined
      ? [
          {
            toolCallId,
            approved: approval.approved,
            reason: approval.reason,
            pointer: `/messages/${index}/parts/${at}/approval`,
          },
        ]
      : [],
  );
}
