import { memberOf, reuse } from "../json/values.ts";
import type { JsonObject, Message, ToolRepresentation } from "../types.ts";
import { type Entry, resultMessage, StreamedMessage, type ToolResult, WholeMessage } from "./entries.ts";
import { CallPart, ComponentPart } from "./parts.ts";
import { keyOf, type LiveMessage } from "./view.ts";

/** Content of the result of an interrupted call. The contract has no other mark for it. */
const cutOff = "The call was cut off and not executed.";

/** Codes of errors outside the model. With these, the model's turn may have been complete. */
const outerEnds: readonly (string | undefined)[] = [
  "CANCELLED",
  "RUN_INTERRUPTED",
  "INTERNAL_ERROR",
  undefined,
];

export class RunMessages {
  /** Id of the run whose events are being applied. */
  runId: string | undefined;
  /** Time of the current event in milliseconds. */
  timestamp: number | undefined;
  readonly #representation: ToolRepresentation;
  readonly #forget: (componentIds: string[]) => void;
  #entries: Entry[] = [];
  readonly #streamed = new Map<string, StreamedMessage>();
  readonly #calls = new Map<string, { part: CallPart; message: StreamedMessage }>();
  readonly #components = new Map<string, { part: ComponentPart; message: StreamedMessage }>();
  /** Messages that contain a component, by the component's id. */
  readonly #holders = new Map<string, Entry>();
  /** Messages that contain a tool result, by the call's id. */
  readonly #results = new Map<string, Entry>();
  /** Messages of interrupted calls, by the call's id. */
  readonly #cutOff = new Map<string, StreamedMessage>();
  #shown: readonly LiveMessage[] | undefined;

  /** @param forgetStates Called with the ids of components that were removed. */
  constructor(representation: ToolRepresentation, forget: (componentIds: string[]) => void) {
    this.#representation = representation;
    this.#forget = forget;
  }

  /** Returns the current messages; the same array until one changes. */
  look(): readonly LiveMessage[] {
    this.#shown ??= this.#entries.flatMap((entry) =>
      entry instanceof StreamedMessage && entry.isEmpty ? [] : entry.look(),
    );
    return this.#shown;
  }

  startText(messageId: string): void {
    const message = this.#message(messageId);
    message.startText();
    this.#changed(message);
  }

  appendText(messageId: string, delta: string): void {
    const message = this.#streamed.get(messageId);
    if (message?.appendText(delta)) this.#changed(message);
  }

  endText(messageId: string): void {
    const message = this.#streamed.get(messageId);
    if (message?.endText()) this.#changed(message);
  }

  /** @param messageId Id of the message with the call. Default: the last assistant message. */
  startCall(id: string, name: string, messageId: string | undefined): void {
    if (this.#calls.has(id)) return;
    const last = this.#last();
    const message = this.#message(messageId ?? last?.id ?? id);
    const part = new CallPart(id, name);
    message.add(part);
    this.#calls.set(id, { part, message });
    this.#changed(message);
  }

  appendArguments(id: string, delta: string): void {
    const call = this.#calls.get(id);
    if (call?.part.append(delta)) this.#changed(call.message);
  }

  endCall(id: string): void {
    const call = this.#calls.get(id);
    if (call?.part.end()) this.#changed(call.message);
  }

  startComponent(id: string, name: string, messageId: string): void {
    if (this.#components.has(id)) return;
    const message = this.#message(messageId);
    const part = new ComponentPart(id, name);
    message.add(part);
    this.#components.set(id, { part, message });
    this.#holders.set(id, message);
    this.#changed(message);
  }

  appendProps(id: string, delta: string): void {
    const component = this.#components.get(id);
    if (component?.part.append(delta)) this.#changed(component.message);
  }

  endComponent(id: string, props: JsonObject): void {
    const component = this.#components.get(id);
    if (component?.part.end(props)) this.#changed(component.message);
  }

  /** @param states States of components by id. */
  setStates(states: Readonly<Record<string, JsonObject>>): void {
    for (const [id, entry] of this.#holders)
      if (entry.setState(id, memberOf(states, id))) this.#shown = undefined;
  }

  /**
   * Adds the result of a call.
   *
   * @param messageId Id of the message with the result, if the event contains it.
   */
  addResult(result: ToolResult, messageId?: string): void {
    const { toolCallId } = result;
    const call = this.#calls.get(toolCallId);
    const before = this.#results.get(toolCallId);
    if (call !== undefined && before === undefined && isCutOff(result)) {
      this.#calls.delete(toolCallId);
      this.#cutOff.set(toolCallId, call.message);
      call.message.removeCutOffCall(call.part);
    }
    const cut = this.#cutOff.get(toolCallId);
    if (cut !== undefined) {
      this.#changed(cut);
      return;
    }
    call?.message.complete();
    const id = messageId ?? before?.id ?? toolCallId;
    const entry = new WholeMessage(
      resultMessage(id, result, this.timestamp, this.#representation),
      this.runId,
    );
    if (before === undefined) this.#entries.push(entry);
    else this.#entries[this.#entries.indexOf(before)] = entry;
    this.#results.set(toolCallId, entry);
    this.#shown = undefined;
  }

  /**
   * Ends the last message when the run awaits input or has ended. @param failure The `RUN_ERROR`, if the run
   * ended with one.
   */
  end(failure?: { code?: string | undefined }): void {
    const last = this.#last();
    if (last === undefined) return;
    // A run awaits input or is interrupted outside the model only after a complete turn with calls. An error
    // of the model interrupts its turn.
    const isWhole =
      failure === undefined || (last.hasCalls && !last.hasCutOffCall && outerEnds.includes(failure.code));
    if (isWhole) last.complete();
    else last.complete(failure.code === "CANCELLED" ? "cancelled" : "error");
    this.#shown = undefined;
  }

  /** Replaces the messages of a run by the stored ones. Equal parts keep their identity. */
  settle(runId: string, messages: readonly Message[]): void {
    const isOf = (entry: Entry) => entry.runId === this.runId;
    const before = new Map(
      this.#entries.filter(isOf).map((entry) => [keyOf(entry.look()), entry.look()] as const),
    );
    const settled = messages.map(
      (message) => new WholeMessage(reuse(before.get(keyOf(message)), message), runId),
    );
    this.#entries = [...this.#entries.filter((entry) => !isOf(entry)), ...settled];
    this.runId = runId;
    this.#streamed.clear();
    this.#calls.clear();
    this.#components.clear();
    for (const message of settled) for (const id of message.componentIds) this.#holders.set(id, message);
    this.#shown = undefined;
  }

  /**
   * The last message, if it is an assistant message of the current run, so that none of its calls has a
   * result yet.
   */
  #last(): StreamedMessage | undefined {
    const last = this.#entries.at(-1);
    return last instanceof StreamedMessage && last.runId === this.runId ? last : undefined;
  }

  /**
   * Returns the assistant message with this id; adds it if necessary.
   *
   * The model is called again only after tool results. If a message follows one without results, a restart of
   * the server interrupted that turn and the model was called again, so the new message replaces it.
   */
  #message(id: string): StreamedMessage {
    const known = this.#streamed.get(id);
    if (known !== undefined) return known;
    const superseded = this.#last();
    if (superseded !== undefined) this.#drop(superseded);
    const message = new StreamedMessage(id, this.runId, this.#representation);
    this.#entries.push(message);
    this.#streamed.set(id, message);
    return message;
  }

  #drop(message: StreamedMessage): void {
    this.#entries.pop();
    this.#streamed.delete(message.id);
    const { componentIds } = message;
    for (const id of componentIds) {
      this.#components.delete(id);
      this.#holders.delete(id);
    }
    if (componentIds.length > 0) this.#forget(componentIds);
  }

  #changed(message: StreamedMessage): void {
    message.changed(this.timestamp);
    this.#shown = undefined;
  }
}

function isCutOff({ content, isError }: ToolResult): boolean {
  const [block] = content;
  return isError !== false && content.length === 1 && block?.type === "text" && block.text === cutOff;
}
