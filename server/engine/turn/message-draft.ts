/**
 * The assistant message written in a model turn: its blocks and the events for its text, reasoning, and
 * components.
 */
import type { JsonObject } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import type { Block, Message, ToolUseBlock } from "../../core/messages.ts";
import type { RunWriter } from "../log/run-writer.ts";
import { Component, type Transcript } from "../state/transcript.ts";
import { OpenParts } from "./open-parts.ts";

export class MessageDraft {
  readonly id = createId("msg");
  readonly blocks: Block[] = [];
  readonly open = new OpenParts();
  readonly #run: RunWriter;
  readonly #transcript: Transcript;
  /** Blocks of calls whose arguments are still being streamed. They are not part of the message yet. */
  readonly #unfinishedCalls = new Map<string, ToolUseBlock>();
  #lastEventAt: number;

  constructor(run: RunWriter, transcript: Transcript) {
    this.#run = run;
    this.#transcript = transcript;
    this.#lastEventAt = run.now();
  }

  /** Returns the timestamp for the message's next event. */
  now(): number {
    this.#lastEventAt = this.#run.now();
    return this.#lastEventAt;
  }

  appendText(delta: string): void {
    if (this.open.text === undefined) {
      this.open.endReasoning(this.#run);
      this.#run.write({
        type: "TEXT_MESSAGE_START",
        messageId: this.id,
        role: "assistant",
        timestamp: this.now(),
      });
      this.open.text = this.id;
      this.blocks.push({ type: "text", text: "" });
    }
    const block = this.blocks.findLast((candidate) => candidate.type === "text");
    if (block !== undefined) block.text += delta;
    this.#run.write({ type: "TEXT_MESSAGE_CONTENT", messageId: this.id, delta, timestamp: this.now() });
  }

  endText(): void {
    if (this.open.text === undefined) return;
    this.open.endText(this.#run);
    this.#lastEventAt = this.#run.lastTimestamp;
  }

  /**
   * Appends reasoning. Reasoning is not part of the message, so its events do not change the message's
   * timestamp.
   */
  appendReasoning(delta: string): void {
    if (this.open.reasoning === undefined) {
      const messageId = createId("msg");
      this.#run.write({ type: "REASONING_START", messageId, timestamp: this.#run.now() });
      this.#run.write({
        type: "REASONING_MESSAGE_START",
        messageId,
        role: "reasoning",
        timestamp: this.#run.now(),
      });
      this.open.reasoning = messageId;
    }
    const messageId = this.open.reasoning;
    this.#run.write({ type: "REASONING_MESSAGE_CONTENT", messageId, delta, timestamp: this.#run.now() });
  }

  endReasoning(): void {
    this.open.endReasoning(this.#run);
  }

  /** Ends open reasoning and text before another part starts. */
  endSpeech(): void {
    this.endReasoning();
    this.endText();
  }

  startComponent(id: string, name: string): void {
    const { key: threadKey } = this.#transcript.thread;
    const messageId = this.id;
    this.#run.write({
      type: "CUSTOM",
      name: "tambo.component.start",
      value: { componentId: id, componentName: name, messageId },
      timestamp: this.now(),
    });
    this.#run.addChange((queries) => queries.insertComponent({ threadKey, id, messageId, name }));
    this.#transcript.components.set(id, new Component({ id, name, messageId, version: 0 }));
    this.open.components.set(id, { json: "" });
    this.blocks.push({ type: "component", id, name, props: {} });
  }

  /** @param json The JSON for the props streamed so far, including `delta`. */
  appendProps(componentId: string, delta: string, json: string): void {
    const open = this.open.components.get(componentId);
    if (open !== undefined) open.json = json;
    this.#run.write({
      type: "CUSTOM",
      name: "tambo.component.props_delta",
      value: { componentId, delta },
      timestamp: this.now(),
    });
  }

  endComponent(id: string): void {
    const props = this.open.endComponent(this.#run, id, this.#stateOf(id));
    this.#lastEventAt = this.#run.lastTimestamp;
    const block = this.blocks.find((candidate) => candidate.type === "component" && candidate.id === id);
    if (block?.type === "component") block.props = props;
  }

  /** Adds a call's block at the position at which the model started the call. */
  startCall(id: string, name: string): void {
    const block: ToolUseBlock = { type: "tool_use", id, name, input: {} };
    this.#unfinishedCalls.set(id, block);
    this.blocks.push(block);
  }

  /** Makes a started call part of the message, and returns its block. */
  finishCall(id: string, input: JsonObject): ToolUseBlock {
    const block = this.#unfinishedCalls.get(id);
    if (block === undefined) throw new Error(`The call ${id} has not started.`);
    this.#unfinishedCalls.delete(id);
    block.input = input;
    return block;
  }

  /** Ends the parts that the model left open. */
  close(): void {
    const { number } = this.#run.head;
    const props = this.open.close(this.#run, (id) => this.#stateOf(id));
    for (const block of this.blocks)
      if (block.type === "component") block.props = props.get(block.id) ?? block.props;
    // Numbered events that end parts belong to the message. Reasoning events do not, and they have no
    // numbers.
    if (this.#run.head.number > number) this.#lastEventAt = this.#run.lastTimestamp;
  }

  /** Returns the message so far, or `undefined` if the model has not produced anything. */
  toMessage(incomplete?: Message["incomplete"]): Message | undefined {
    const unfinished = new Set<Block>(this.#unfinishedCalls.values());
    const blocks = this.blocks.filter((block) => !unfinished.has(block));
    if (blocks.length === 0) return undefined;
    return {
      id: this.id,
      role: "assistant",
      blocks,
      createdAt: this.#lastEventAt,
      runId: this.#run.id,
      ...(incomplete !== undefined && { incomplete }),
    };
  }

  #stateOf(componentId: string): JsonObject | undefined {
    return this.#transcript.components.get(componentId)?.state;
  }
}
