import { getOwn, shareEqualParts } from "../json/values.ts";
import type { JsonObject, Message, ToolRepresentation } from "../types.ts";
import {
  CompleteMessage,
  createResultMessage,
  type MessageEntry,
  StreamedMessage,
  type ToolResult,
} from "./message-entries.ts";
import { ComponentPart, ToolCallPart } from "./parts.ts";
import { getMessageKey, type LiveMessage } from "./run-snapshot.ts";

/** The result content that marks an interrupted call. The contract has no other way to mark it. */
const interruptedContent = "The call was cut off and not executed.";

/** Error codes that do not come from the model. With these codes, the model's turn may have been complete. */
const nonModelErrors: readonly (string | undefined)[] = [
  "CANCELLED",
  "RUN_INTERRUPTED",
  "INTERNAL_ERROR",
  undefined,
];

export class RunMessages {
  /** The id of the run whose events are being applied. */
  runId: string | undefined;
  /** The time of the current event in milliseconds. */
  timestamp: number | undefined;
  readonly #representation: ToolRepresentation;
  readonly #forgetStates: (componentIds: string[]) => void;
  #entries: MessageEntry[] = [];
  readonly #streamed = new Map<string, StreamedMessage>();
  readonly #calls = new Map<string, { part: ToolCallPart; message: StreamedMessage }>();
  readonly #components = new Map<string, { part: ComponentPart; message: StreamedMessage }>();
  /** Messages that contain a component, by component id. */
  readonly #componentMessages = new Map<string, MessageEntry>();
  /** Messages that contain a tool result, by tool call id. */
  readonly #resultMessages = new Map<string, MessageEntry>();
  /** Messages that contained an interrupted call, by tool call id. */
  readonly #interruptedCalls = new Map<string, StreamedMessage>();
  #snapshot: readonly LiveMessage[] | undefined;

  /** @param forget Called with the ids of removed components. */
  constructor(representation: ToolRepresentation, forget: (componentIds: string[]) => void) {
    this.#representation = representation;
    this.#forgetStates = forget;
  }

  /** Returns the current messages, which are the same array until a message changes. */
  getSnapshot(): readonly LiveMessage[] {
    this.#snapshot ??= this.#entries.flatMap((entry) =>
      entry instanceof StreamedMessage && entry.isEmpty ? [] : entry.getSnapshot(),
    );
    return this.#snapshot;
  }

  startText(messageId: string): void {
    const message = this.#findOrAddMessage(messageId);
    message.startText();
    this.#recordChange(message);
  }

  appendText(messageId: string, delta: string): void {
    const message = this.#streamed.get(messageId);
    if (message?.appendText(delta)) this.#recordChange(message);
  }

  endText(messageId: string): void {
    const message = this.#streamed.get(messageId);
    if (message?.endText()) this.#recordChange(message);
  }

  /**
   * @param messageId The id of the message that contains the call. Defaults to the last assistant message.
   */
  startCall(id: string, name: string, messageId: string | undefined): void {
    if (this.#calls.has(id)) return;
    const last = this.#lastMessage();
    const message = this.#findOrAddMessage(messageId ?? last?.id ?? id);
    const part = new ToolCallPart(id, name);
    message.add(part);
    this.#calls.set(id, { part, message });
    this.#recordChange(message);
  }

  appendArguments(id: string, delta: string): void {
    const call = this.#calls.get(id);
    if (call?.part.append(delta)) this.#recordChange(call.message);
  }

  endCall(id: string): void {
    const call = this.#calls.get(id);
    if (call?.part.end()) this.#recordChange(call.message);
  }

  startComponent(id: string, name: string, messageId: string): void {
    if (this.#components.has(id)) return;
    const message = this.#findOrAddMessage(messageId);
    const part = new ComponentPart(id, name);
    message.add(part);
    this.#components.set(id, { part, message });
    this.#componentMessages.set(id, message);
    this.#recordChange(message);
  }

  appendProps(id: string, delta: string): void {
    const component = this.#components.get(id);
    if (component?.part.append(delta)) this.#recordChange(component.message);
  }

  endComponent(id: string, props: JsonObject): void {
    const component = this.#components.get(id);
    if (component?.part.end(props)) this.#recordChange(component.message);
  }

  /** @param states The component states by component id. */
  setStates(states: Readonly<Record<string, JsonObject>>): void {
    for (const [id, entry] of this.#componentMessages)
      if (entry.setState(id, getOwn(states, id))) this.#snapshot = undefined;
  }

  /**
   * Adds the result of a call.
   *
   * @param messageId The id of the result message, if the event contains it.
   */
  addResult(result: ToolResult, messageId?: string): void {
    const { toolCallId } = result;
    const call = this.#calls.get(toolCallId);
    const before = this.#resultMessages.get(toolCallId);
    if (call !== undefined && before === undefined && isInterrupted(result)) {
      this.#calls.delete(toolCallId);
      this.#interruptedCalls.set(toolCallId, call.message);
      call.message.removeInterruptedCall(call.part);
    }
    const cut = this.#interruptedCalls.get(toolCallId);
    if (cut !== undefined) {
      this.#recordChange(cut);
      return;
    }
    call?.message.complete();
    const id = messageId ?? before?.id ?? toolCallId;
    const entry = new CompleteMessage(
      createResultMessage(id, result, this.timestamp, this.#representation),
      this.runId,
    );
    if (before === undefined) this.#entries.push(entry);
    else this.#entries[this.#entries.indexOf(before)] = entry;
    this.#resultMessages.set(toolCallId, entry);
    this.#snapshot = undefined;
  }

  /**
   * Completes the last message when the run is awaiting input or has ended.
   *
   * @param failure The `RUN_ERROR`, if the run ended with an error.
   */
  end(failure?: { code?: string | undefined }): void {
    const last = this.#lastMessage();
    if (last === undefined) return;
    // A run awaits input, or is interrupted outside the model, only after a complete turn with calls. A model
    // error interrupts the turn itself.
    const isWhole =
      failure === undefined ||
      (last.hasCalls && !last.hasInterruptedCall && nonModelErrors.includes(failure.code));
    if (isWhole) last.complete();
    else last.complete(failure.code === "CANCELLED" ? "cancelled" : "error");
    this.#snapshot = undefined;
  }

  /** Replaces a run's messages with the stored messages. Parts that are equal keep their identity. */
  replaceWithStored(runId: string, messages: readonly Message[]): void {
    const isOf = (entry: MessageEntry) => entry.runId === this.runId;
    const before = new Map(
      this.#entries
        .filter(isOf)
        .map((entry) => [getMessageKey(entry.getSnapshot()), entry.getSnapshot()] as const),
    );
    const settled = messages.map(
      (message) => new CompleteMessage(shareEqualParts(before.get(getMessageKey(message)), message), runId),
    );
    this.#entries = [...this.#entries.filter((entry) => !isOf(entry)), ...settled];
    this.runId = runId;
    this.#streamed.clear();
    this.#calls.clear();
    this.#components.clear();
    for (const message of settled)
      for (const id of message.componentIds) this.#componentMessages.set(id, message);
    this.#snapshot = undefined;
  }

  /**
   * The last message, if it is an assistant message of the current run. None of its calls has a result yet.
   */
  #lastMessage(): StreamedMessage | undefined {
    const last = this.#entries.at(-1);
    return last instanceof StreamedMessage && last.runId === this.runId ? last : undefined;
  }

  /**
   * Returns the assistant message with this id, adding it if necessary.
   *
   * The model is called again only after tool results. If an assistant message follows another with no
   * results in between, a server restart interrupted the earlier turn and the model was called again, so the
   * new message replaces the earlier one.
   */
  #findOrAddMessage(id: string): StreamedMessage {
    const known = this.#streamed.get(id);
    if (known !== undefined) return known;
    const superseded = this.#lastMessage();
    if (superseded !== undefined) this.#removeLastMessage(superseded);
    const message = new StreamedMessage(id, this.runId, this.#representation);
    this.#entries.push(message);
    this.#streamed.set(id, message);
    return message;
  }

  #removeLastMessage(message: StreamedMessage): void {
    this.#entries.pop();
    this.#streamed.delete(message.id);
    const { componentIds } = message;
    for (const id of componentIds) {
      this.#components.delete(id);
      this.#componentMessages.delete(id);
    }
    if (componentIds.length > 0) this.#forgetStates(componentIds);
  }

  #recordChange(message: StreamedMessage): void {
    message.recordChange(this.timestamp);
    this.#snapshot = undefined;
  }
}

function isInterrupted({ content, isError }: ToolResult): boolean {
  const [block] = content;
  return (
    isError !== false && content.length === 1 && block?.type === "text" && block.text === interruptedContent
  );
}
