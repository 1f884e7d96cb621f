/**
 * Converts the conversation sent by a client into the conversation sent to the model. A UI message contains a
 * complete response: the model's messages, and the results of its calls. If the client has not changed it, the
 * stored messages are used, which have details that UI messages cannot express.
 */
import type { components } from "../../../generated/ui-stream/types.ts";
import { isObject } from "../../core/json/object.ts";
import { blocksToText, type ContentBlock, type Message, type ToolUseBlock } from "../../core/messages.ts";
import { isAbandonedResult } from "../../engine/admission/store-history.ts";
import type { HistoryEntry, NewMessage } from "../../engine/run-input.ts";
import { toContentBlock } from "./content.ts";
import type { ChunkOf } from "./encoder.ts";

type Schemas = components["schemas"];
export type UiMessage = Schemas["UiMessage"];
export type UiPart = Schemas["UiMessagePart"];

/**
 * Converts the messages in a request.
 *
 * @param messages Valid messages.
 * @param stored The thread's messages, oldest first.
 */
export function toHistory(messages: readonly UiMessage[], stored: readonly Message[]): HistoryEntry[] {
  const inputs = new Map(stored.filter(({ role }) => isInput(role)).map((message) => [message.id, message]));
  const responses = new StoredResponses(stored);
  const history: HistoryEntry[] = [];
  for (const [index, message] of messages.entries()) {
    if (message.role === "assistant") {
      history.push(...responses.toEntries(message));
      continue;
    }
    const entry = toInputMessage(message, index);
    const storedMessage = inputs.get(message.id);
    inputs.delete(message.id);
    const isUnchanged =
      storedMessage?.role === entry.role &&
      JSON.stringify(storedMessage.blocks) === JSON.stringify(entry.blocks);
    history.push(isUnchanged ? { stored: message.id } : entry);
  }
  return history;
}

function isInput(role: Message["role"]): boolean {
  return role !== "assistant" && role !== "tool";
}

/** The stored responses of a chat. A response is one UI message, and has the messages of one or more runs. */
class StoredResponses {
  /** Responses that no UI message has been matched with, by their canonical form. */
  readonly #responses = new Map<string, (readonly Message[])[]>();
  readonly #calls = new Set<string>();
  /** IDs of the calls without a result. */
  readonly #openCalls = new Set<string>();

  /** @param stored The thread's messages, oldest first. */
  constructor(stored: readonly Message[]) {
    let response: Message[] = [];
    let runId: string | undefined;
    /** True if the client has provided a result, so that the next run continues the response. */
    let hasNewResult = false;
    const endResponse = () => {
      if (response.length > 0) this.#add(response);
      response = [];
      runId = undefined;
      hasNewResult = false;
    };
    for (const message of stored) {
      const resolved = listResults(message).filter((id) => this.#openCalls.delete(id));
      if (isInput(message.role) || isAbandonedResult(message)) endResponse();
      else {
        // The first message of a run that continues a response after an approval is the result of the call.
        const isNewRun = runId !== undefined && message.runId !== undefined && message.runId !== runId;
        if (isNewRun && !hasNewResult && resolved.length === 0) endResponse();
        hasNewResult = message.runId === undefined && resolved.length > 0;
        runId = message.runId ?? runId;
        response.push(message);
      }
      for (const id of listCalls(message)) {
        this.#calls.add(id);
        this.#openCalls.add(id);
      }
    }
    endResponse();
  }

  #add(response: readonly Message[]): void {
    const key = joinTokens(
      response.flatMap(({ role, blocks }) => (role === "assistant" ? blocks.flatMap(toToken) : [])),
    );
    const same = this.#responses.get(key);
    if (same === undefined) this.#responses.set(key, [response]);
    else same.push(response);
  }

  /** Converts a response. If it is unchanged, the stored messages are used, followed by the client's new results. */
  toEntries(message: UiMessage): HistoryEntry[] {
    // The calls of the provider's tools, and calls that were cut off, are not stored.
    const isStored = (part: UiPart) =>
      !isToolPart(part) ||
      this.#calls.has(part.toolCallId ?? "") ||
      (part.providerExecuted !== true && part.state !== "output-error");
    const key = joinTokens(message.parts.filter(isStored).flatMap(toPartToken));
    // The newest one, because an earlier one with the same content has been regenerated.
    const response = this.#responses.get(key)?.pop();
    if (response === undefined) return toNewMessages(message, this.#openCalls);
    return [
      ...response.map(({ id }) => ({ stored: id })),
      ...message.parts.flatMap((part) =>
        part.providerExecuted !== true && this.#openCalls.has(part.toolCallId ?? "")
          ? toResultMessage(part)
          : [],
      ),
    ];
  }
}

/**
 * Returns true if an assistant message has a new result or decision for a call that waits for it.
 *
 * @param stored The thread's messages, oldest first.
 */
export function hasNewResults({ parts }: UiMessage, stored: readonly Message[]): boolean {
  const openCalls = new Set(stored.flatMap(listCalls));
  for (const id of stored.flatMap(listResults)) openCalls.delete(id);
  return parts.some(
    (part) =>
      isToolPart(part) &&
      openCalls.has(part.toolCallId ?? "") &&
      (part.state === "approval-responded" ||
        (part.providerExecuted !== true && toResultMessage(part).length > 0)),
  );
}

/** A part of a response that is compared. Consecutive texts are one text. */
type Token = readonly [kind: "text" | "call" | "component", value: string];

function toToken(block: Message["blocks"][number]): Token[] {
  switch (block.type) {
    case "text":
      return [["text", block.text]];
    case "tool_use":
      return [["call", block.id]];
    case "component":
      return [["component", block.id]];
    default:
      return [];
  }
}

function toPartToken(part: UiPart): Token[] {
  if (part.type === "text") return part.text ? [["text", part.text]] : [];
  if (part.type === "data-component") return [["component", String(part.id)]];
  return isToolPart(part) ? [["call", part.toolCallId ?? ""]] : [];
}

/** Joins tokens to a string that can be compared. */
function joinTokens(tokens: readonly Token[]): string {
  const joined: [kind: string, values: string[]][] = [];
  for (const [kind, value] of tokens) {
    const last = joined.at(-1);
    if (kind === "text" && last?.[0] === "text") last[1].push(value);
    else joined.push([kind, [value]]);
  }
  return JSON.stringify(joined.map(([kind, values]) => [kind, values.join("")]));
}

function toInputMessage({ id, role, parts }: UiMessage, index: number): NewMessage {
  const blocks: ContentBlock[] = [];
  const pointers: string[] = [];
  for (const [at, part] of parts.entries()) {
    const block = toContentBlock(part);
    if (block === undefined || "field" in block || (role === "system" && block.type !== "text")) continue;
    blocks.push(block);
    pointers.push(`/messages/${index}/parts/${at}`);
  }
  return { id, role, blocks, pointers };
}

/** Returns the IDs of a message's tool calls. */
function listCalls({ blocks }: Message): string[] {
  return blocks.flatMap((block) => (block.type === "tool_use" ? block.id : []));
}

/** Returns the IDs of the tool calls whose results a message has. */
function listResults({ blocks }: Message): string[] {
  return blocks.flatMap((block) => (block.type === "tool_result" ? block.toolUseId : []));
}

/** Returns true for the part of a tool call. */
export function isToolPart({ type }: UiPart): boolean {
  return type === "dynamic-tool" || type.startsWith("tool-");
}

/**
 * Converts a changed or unknown response to messages: for each step, the model's message and the results.
 *
 * @param openCalls IDs of the stored calls without a result.
 */
function toNewMessages({ id, parts }: UiMessage, openCalls: ReadonlySet<string>): NewMessage[] {
  const messages: NewMessage[] = [];
  let blocks: NewMessage["blocks"] = [];
  let results: NewMessage[] = [];
  const endStep = () => {
    if (blocks.length > 0)
      messages.push({ id: `${id}/${messages.length}`, role: "assistant", blocks }, ...results);
    blocks = [];
    results = [];
  };
  for (const part of parts) {
    if (part.type === "step-start") endStep();
    else if (part.type === "text" && part.text) blocks.push({ type: "text", text: part.text });
    else if (isToolPart(part)) {
      const result = toResultMessage(part);
      const { state, toolCallId = "" } = part;
      // A call without a result cannot be sent to a model. Only a call that the user has decided about gets its result in
      // the new run.
      const isDecided = state === "approval-responded" && openCalls.has(toolCallId);
      if (result.length === 0 && !isDecided) continue;
      blocks.push(toToolCall(part));
      results.push(...result);
    }
  }
  endStep();
  return messages;
}

function toToolCall({
  type,
  toolName = type.slice("tool-".length),
  toolCallId = "",
  input,
}: UiPart): ToolUseBlock {
  const call = { type: "tool_use", id: toolCallId, name: toolName } as const;
  if (isObject(input)) return { ...call, input };
  const text = typeof input === "string" ? input : (JSON.stringify(input) ?? "");
  return { ...call, input: { arguments: text }, argumentsText: text };
}

/** Ends of the IDs of messages with a client's result: for a string, and for another value as JSON. */
const resultIds = { text: "/result", json: "/result.json" } as const;

/** Returns the message with the result of a call, if the call has one. */
function toResultMessage(part: UiPart): NewMessage[] {
  const { toolCallId = "", state, output, errorText } = part;
  if (!isToolPart(part)) return [];
  const toMessage = (text: string, isError: boolean, form: keyof typeof resultIds = "text"): NewMessage[] => [
    {
      id: `${toolCallId}${resultIds[form]}`,
      role: "tool",
      blocks: [
        {
          type: "tool_result",
          toolUseId: toolCallId,
          content: text === "" ? [] : [{ type: "text", text }],
          ...(isError && { isError }),
        },
      ],
    },
  ];
  switch (state) {
    case "output-available":
      return typeof output === "string" || output === undefined
        ? toMessage(output ?? "", false)
        : toMessage(JSON.stringify(output), false, "json");
    case "output-error":
      return toMessage(errorText ?? "The tool failed.", true);
    case "output-denied":
      return toMessage("The user did not allow this call.", true);
    default:
      return [];
  }
}

/** The chunk for a result of a client tool. */
export type ClientResult = ChunkOf<"tool-output-available" | "tool-output-error">;

/** Returns the chunk for a stored result of a client tool, or `undefined` for another message. */
export function toClientResult({ id, blocks: [block] }: Message): ClientResult | undefined {
  if (block?.type !== "tool_result") return undefined;
  const { toolUseId: toolCallId, content, isError } = block;
  const text = blocksToText(content);
  if (isError === true) return { type: "tool-output-error", toolCallId, errorText: text };
  return {
    type: "tool-output-available",
    toolCallId,
    output: id.endsWith(resultIds.json) ? parseJson(text) : text,
  };
}

/** Parses a result. Another contract may have stored text under the same ID. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
