/**
 * Calls to tools that the model's provider runs during a turn. The server does not run these tools, but
 * readers may receive their events, and the message contains the calls and results for the model's next turn.
 */
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { Json } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { type Block, parseJsonObject } from "../../core/messages.ts";
import type { RunWriter } from "../log/run-writer.ts";

type CallPart = Extract<LanguageModelV4StreamPart, { type: "tool-call" }>;
type ResultPart = Extract<LanguageModelV4StreamPart, { type: "tool-result" }>;

export class NativeCalls {
  readonly #run: RunWriter;
  readonly #blocks: Block[];
  /** The engine's IDs for calls, keyed by the model's IDs. */
  readonly #ids = new Map<string, string>();

  /**
   * @param run Writes the events.
   * @param blocks The blocks of the turn's message.
   */
  constructor(run: RunWriter, blocks: Block[]) {
    this.#run = run;
    this.#blocks = blocks;
  }

  /**
   * Adds a call.
   *
   * @param endOpen Ends any open text and reasoning.
   */
  addCall({ toolCallId, toolName, input }: CallPart, endOpen: () => void): void {
    endOpen();
    const id = createId("tc");
    this.#ids.set(toolCallId, id);
    const parsed = parseJsonObject(input) ?? {};
    this.#run.write({
      type: "engine.native_call",
      toolCallId: id,
      toolName,
      input: parsed,
      timestamp: this.#run.now(),
    });
    this.#blocks.push({ type: "tool_use", id, name: toolName, input: parsed });
  }

  /**
   * Adds a result.
   *
   * @param endOpen Ends any open text and reasoning.
   */
  addResult({ toolCallId, toolName, result, isError }: ResultPart, endOpen: () => void): void {
    const id = this.#ids.get(toolCallId);
    if (id === undefined) return;
    endOpen();
    const value = result as Json;
    this.#run.write({
      type: "engine.native_result",
      toolCallId: id,
      toolName,
      result: value,
      timestamp: this.#run.now(),
    });
    const text = typeof value === "string" ? value : JSON.stringify(value);
    this.#blocks.push({
      type: "tool_result",
      toolUseId: id,
      content: [{ type: "text", text }],
      ...(isError === true && { isError }),
    });
  }
}
