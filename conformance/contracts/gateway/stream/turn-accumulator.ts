import type { Json } from "../../../runner/case.ts";
import { getField, getString, isObject, type JsonObject, parseObject } from "../../../stream/json.ts";

/** For each delta type, the field of the delta and the field of the block that it extends. */
const deltaFields: Readonly<Record<string, { deltaField: string; blockField: string }>> = {
  text_delta: { deltaField: "text", blockField: "text" },
  thinking_delta: { deltaField: "thinking", blockField: "thinking" },
};

/**
 * Accumulates a turn's stream events in the same way as clients (G-155, G-156). Unknown events and deltas are
 * ignored.
 */
export class TurnAccumulator {
  /** The accumulated response; `null` before `message_start`. */
  response: JsonObject | null = null;
  /** A sentence about each violation of the event order. */
  readonly problems: string[] = [];
  readonly #content: JsonObject[] = [];
  /** Concatenated argument deltas of the open blocks. */
  readonly #openBlocks = new Map<number, string>();
  #hasEnded = false;

  /** True if the response has started but not ended. */
  get isOpen(): boolean {
    return this.response !== null && !this.#hasEnded;
  }

  /** Applies a stream event. */
  apply(event: Json): void {
    const type = getString(event, "type") ?? "";
    if (!Object.hasOwn(this.#handlers, type)) return;
    if (type !== "message_start" && !this.isOpen) {
      this.problems.push(`${type} ${this.#hasEnded ? "after message_stop" : "before message_start"}`);
      return;
    }
    this.#handlers[type]?.(event);
  }

  readonly #handlers: Readonly<Record<string, (event: Json) => void>> = {
    message_start: (event) => this.#startMessage(getField(event, "message")),
    content_block_start: (event) => this.#startBlock(event),
    content_block_delta: (event) => this.#appendDelta(event),
    content_block_stop: (event) => this.#endBlock(event),
    message_delta: (event) => this.#completeMessage(event),
    message_stop: () => {
      this.#hasEnded = true;
      if (this.#openBlocks.size > 0)
        this.problems.push(`message_stop while block ${[...this.#openBlocks.keys()]} is open`);
      if (getString(this.response ?? {}, "stop_reason") === undefined)
        this.problems.push("message_stop without a stop_reason before it");
    },
  };

  #startMessage(message: Json | undefined): void {
    if (this.response !== null) this.problems.push("message_start is repeated");
    else if (isObject(message)) this.response = { ...structuredClone(message), content: this.#content };
  }

  #startBlock(event: Json): void {
    const [index, block] = [getField(event, "index"), getField(event, "content_block")];
    const [open] = this.#openBlocks.keys();
    if (open !== undefined) this.problems.push(`block ${index} starts while block ${open} is open`);
    if (index !== this.#content.length)
      this.problems.push(`a block starts at index ${index}, expected ${this.#content.length}`);
    this.#openBlocks.set(this.#content.length, "");
    this.#content.push(isObject(block) ? structuredClone(block) : {});
  }

  #appendDelta(event: Json): void {
    const index = Number(getField(event, "index"));
    const [block, json] = [this.#content[index], this.#openBlocks.get(index)];
    if (block === undefined || json === undefined) {
      this.problems.push(`content_block_delta for block ${index}, which is not open`);
      return;
    }
    const delta = getField(event, "delta");
    const type = getString(delta, "type") ?? "";
    if (type === "input_json_delta") {
      if (!isObject(block.input))
        this.problems.push(`input_json_delta for block ${index}, which has no input`);
      this.#openBlocks.set(index, json + (getString(delta, "partial_json") ?? ""));
      return;
    }
    if (!Object.hasOwn(deltaFields, type)) return;
    const { deltaField = "", blockField = "" } = deltaFields[type] ?? {};
    const before = getString(block, blockField);
    if (before === undefined) this.problems.push(`${type} for block ${index}, which has no ${blockField}`);
    else block[blockField] = before + (getString(delta, deltaField) ?? "");
  }

  #endBlock(event: Json): void {
    const index = Number(getField(event, "index"));
    const [block, json] = [this.#content[index], this.#openBlocks.get(index)];
    if (block === undefined || json === undefined) {
      this.problems.push(`content_block_stop for block ${index}, which is not open`);
      return;
    }
    this.#openBlocks.delete(index);
    // Arguments that are not an object become an empty object, so that clients can send them back.
    if (json !== "") block.input = parseObject(json) ?? {};
  }

  #completeMessage(event: Json): void {
    const [delta, usage] = [getField(event, "delta"), getField(event, "usage")];
    if (this.response === null) return;
    if (isObject(delta)) Object.assign(this.response, structuredClone(delta));
    const before = this.response.usage;
    if (isObject(usage))
      this.response.usage = { ...(isObject(before) ? before : {}), ...structuredClone(usage) };
  }
}
