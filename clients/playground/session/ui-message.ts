/** UI messages of the AI SDK: builds the parts of a message from chunks, and converts messages for display. */
import type { UiMessage, UiMessageChunk, UiMessagePart } from "../../../generated/ui-stream/types.ts";
import { isObject, joinText, toText } from "./json.ts";
import type { ConversationMessage } from "./turns.ts";

type Parts = readonly UiMessagePart[];
type ComponentChunk = Extract<UiMessageChunk, { type: "data-component" }>;

/** Returns the parts of a message after a chunk. Chunks that do not change the message are ignored. */
export function applyChunk(parts: Parts, chunk: UiMessageChunk): Parts {
  switch (chunk.type) {
    case "start-step":
      return [...parts, { type: "step-start" }];
    case "reset-step":
      return parts.slice(0, parts.findLastIndex(({ type }) => type === "step-start") + 1);
    case "text-start":
    case "reasoning-start":
      return [...parts, { type: chunk.type.replace("-start", ""), text: "" }];
    case "text-delta":
    case "reasoning-delta":
      return appendText(parts, chunk.type.replace("-delta", ""), chunk.delta);
    case "tool-input-start":
      return updateCall(parts, chunk, { state: "input-streaming", input: "" });
    case "tool-input-delta": {
      const input = toText(parts.find(({ toolCallId }) => toolCallId === chunk.toolCallId)?.input ?? "");
      return updateCall(parts, chunk, { input: input + chunk.inputTextDelta });
    }
    case "tool-input-available":
      return updateCall(parts, chunk, { state: "input-available", input: chunk.input });
    case "tool-input-error":
      return updateCall(parts, chunk, {
        state: "output-error",
        input: chunk.input,
        errorText: chunk.errorText,
        ...(chunk.providerExecuted && { providerExecuted: true }),
      });
    case "tool-approval-request":
      return updateCall(parts, chunk, { state: "approval-requested", approval: { id: chunk.approvalId } });
    case "tool-output-available":
      return updateCall(parts, chunk, { state: "output-available", output: chunk.output });
    case "tool-output-error":
      return updateCall(parts, chunk, { state: "output-error", errorText: chunk.errorText });
    case "tool-output-denied":
      return updateCall(parts, chunk, { state: "output-denied" });
    case "data-component":
      return replaceComponent(parts, chunk);
    case "source-url":
    case "source-document":
    case "file":
      return [...parts, chunk];
    default:
      return parts;
  }
}

/** Appends text to the last part of a type. */
function appendText(parts: Parts, type: string, delta: string): Parts {
  const last = parts.findLastIndex((part) => part.type === type);
  return parts.map((part, index) => (index === last ? { ...part, text: `${part.text}${delta}` } : part));
}

/** Updates the part of a tool call; adds it if necessary. */
function updateCall(
  parts: Parts,
  chunk: { toolCallId: string; toolName?: string; dynamic?: true; providerExecuted?: true },
  change: Partial<UiMessagePart>,
): Parts {
  const { toolCallId, toolName = "", dynamic, providerExecuted } = chunk;
  if (parts.some((part) => part.toolCallId === toolCallId))
    return parts.map((part) => (part.toolCallId === toolCallId ? { ...part, ...change } : part));
  const type = dynamic ? "dynamic-tool" : `tool-${toolName}`;
  return [
    ...parts,
    { type, toolCallId, toolName, ...(providerExecuted && { providerExecuted }), ...change },
  ] as Parts;
}

function replaceComponent(parts: Parts, chunk: ComponentChunk): Parts {
  if (!parts.some((part) => isComponent(part, chunk.id))) return [...parts, { ...chunk }];
  return parts.map((part) => (isComponent(part, chunk.id) ? { ...chunk } : part));
}

function isComponent({ type, id }: UiMessagePart, wanted: string): boolean {
  return type === "data-component" && id === wanted;
}

/** Returns the complete components in messages. */
export function listComponents(messages: readonly UiMessage[]): ComponentChunk[] {
  return messages.flatMap(({ parts }) => parts.flatMap((part) => findComponent(part) ?? []));
}

function findComponent(part: UiMessagePart): ComponentChunk | undefined {
  const isComplete = part.type === "data-component" && isObject(part.data) && part.data.status === "complete";
  return isComplete ? (part as unknown as ComponentChunk) : undefined;
}

/** Converts a message for display. */
export function toConversationMessages({ id, role, parts }: UiMessage): ConversationMessage[] {
  if (role === "user") return [{ role, id, text: joinText(parts) }];
  if (role !== "assistant") return [];
  return parts.flatMap((part): ConversationMessage[] => {
    const { type, text = "", toolCallId, toolName, input = "" } = part;
    if (type === "text") return [{ role, id, text }];
    if (type === "reasoning") return [{ role: "reasoning", id, text }];
    const component = findComponent(part);
    if (component !== undefined) {
      const { status: _, ...data } = component.data;
      const block = { type: "component" as const, id: component.id, ...data };
      return [{ role: "component", id, component: block }];
    }
    if (toolCallId === undefined) return [];
    const call = {
      id: toolCallId,
      name: toolName ?? type.slice("tool-".length),
      input: toText(input),
      ...(part.state === "approval-requested" && { needsApproval: true as const }),
    };
    return [{ role, id, text: "", calls: [call] }, ...toResults(part, toolCallId)];
  });
}

function toResults(
  { state, output, errorText = "" }: UiMessagePart,
  toolCallId: string,
): ConversationMessage[] {
  switch (state) {
    case "output-available":
      return [{ role: "tool", toolCallId, text: toText(output) }];
    case "output-error":
      return [{ role: "tool", toolCallId, text: errorText, failed: true }];
    case "output-denied":
      return [{ role: "tool", toolCallId, text: "The user did not allow this call.", failed: true }];
    default:
      return [];
  }
}

/** Converts stored messages, oldest first. An assistant message contains everything up to the next user message. */
export function toUiMessages(stored: readonly ConversationMessage[]): UiMessage[] {
  const messages: UiMessage[] = [];
  for (const message of stored) {
    if (message.role === "user") {
      messages.push({ id: message.id, role: "user", parts: [{ type: "text", text: message.text }] });
      continue;
    }
    let response = messages.at(-1);
    if (response?.role !== "assistant") {
      const id = message.role === "tool" ? message.toolCallId : message.id;
      response = { id, role: "assistant", parts: [] };
      messages.push(response);
    }
    response.parts = toParts(response.parts, message);
  }
  return messages;
}

function toParts(parts: UiMessagePart[], message: Exclude<ConversationMessage, { role: "user" }>) {
  switch (message.role) {
    case "reasoning":
      return [...parts, { type: "reasoning", text: message.text }];
    case "component": {
      const { type: _, id, ...data } = message.component;
      return [...parts, { type: "data-component", id, data: { ...data, status: "complete" } }];
    }
    case "tool": {
      const { toolCallId, text, failed } = message;
      const result = failed
        ? { state: "output-error", errorText: text }
        : { state: "output-available", output: text };
      return parts.map((part) => (part.toolCallId === toolCallId ? { ...part, ...result } : part));
    }
    case "assistant": {
      const calls = (message.calls ?? []).map(({ id, name, input }) => {
        const call = { toolCallId: id, toolName: name, state: "input-available", input: JSON.parse(input) };
        return { type: `tool-${name}`, ...call };
      });
      return [...parts, ...(message.text === "" ? [] : [{ type: "text", text: message.text }]), ...calls];
    }
  }
}
