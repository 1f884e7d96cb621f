/** What the stream events of a turn add up to (G-155, G-156), as a client puts it together. */
import type { Json } from "../../../runner/case.ts";
import { getField, getString, isObject, type JsonObject, parseObject } from "../../../stream/json.ts";

/** Where a kind of delta keeps its piece, and the member of the block that it is a piece of. */
const pieces: Readonly<Record<string, { piece: string; of: string }>> = {
  text_delta: { piece: "text", of: "text" },
  thinking_delta: { piece: "thinking", of: "thinking" },
};

/** Puts an answer of the model together. Events and deltas that it does not know are left out. */
export class Accumulated {
  /** `null` until the answer begins. */
  response: JsonObject | null = null;
  /** What does not fit, a sentence each. */
  readonly faults: string[] = [];
  readonly #content: JsonObject[] = [];
  /** Arguments of the blocks that are open, as far as they were streamed. */
  readonly #open = new Map<number, string>();
  #ended = false;

  /** Whether the answer has begun, and has not ended. */
  get isOpen(): boolean {
    return this.response !== null && !this.#ended;
  }

  /** Takes a stream event. */
  take(event: Json): void {
    const type = getString(event, "type") ?? "";
    if (!Object.hasOwn(this.#takers, type)) return;
    if (type !== "message_start" && !this.isOpen) {
      this.faults.push(`${type} ${this.#ended ? "after message_stop" : "before message_start"}`);
      return;
    }
    this.#takers[type]?.(event);
  }

  readonly #takers: Readonly<Record<string, (event: Json) => void>> = {
    message_start: (event) => this.#begin(getField(event, "message")),
    content_block_start: (event) => this.#beginBlock(event),
    content_block_delta: (event) => this.#append(event),
    content_block_stop: (event) => this.#endBlock(event),
    message_delta: (event) => this.#complete(event),
    message_stop: () => {
      this.#ended = true;
      if (this.#open.size > 0) this.faults.push(`message_stop while block ${[...this.#open.keys()]} is open`);
      if (getString(this.response ?? {}, "stop_reason") === undefined)
        this.faults.push("message_stop without a stop_reason before it");
    },
  };

  #begin(message: Json | undefined): void {
    if (this.response !== null) this.faults.push("message_start again");
    else if (isObject(message)) this.response = { ...structuredClone(message), content: this.#content };
  }

  #beginBlock(event: Json): void {
    const [index, block] = [getField(event, "index"), getField(event, "content_block")];
    const [open] = this.#open.keys();
    if (open !== undefined) this.faults.push(`block ${index} begins while block ${open} is open`);
    if (index !== this.#content.length)
      this.faults.push(`a block begins at index ${index}, not at ${this.#content.length}`);
    this.#open.set(this.#content.length, "");
    this.#content.push(isObject(block) ? structuredClone(block) : {});
  }

  #append(event: Json): void {
    const index = Number(getField(event, "index"));
    const [block, json] = [this.#content[index], this.#open.get(index)];
    if (block === undefined || json === undefined) {
      this.faults.push(`content_block_delta for block ${index}, which is not open`);
      return;
    }
    const delta = getField(event, "delta");
    const type = getString(delta, "type") ?? "";
    if (type === "input_json_delta") {
      if (!isObject(block.input)) this.faults.push(`input_json_delta for block ${index}, which has no input`);
      this.#open.set(index, json + (getString(delta, "partial_json") ?? ""));
      return;
    }
    if (!Object.hasOwn(pieces, type)) return;
    const { piece = "", of = "" } = pieces[type] ?? {};
    const before = getString(block, of);
    if (before === undefined) this.faults.push(`${type} for block ${index}, which has no ${of}`);
    else block[of] = before + (getString(delta, piece) ?? "");
  }

  #endBlock(event: Json): void {
    const index = Number(getField(event, "index"));
    const [block, json] = [this.#content[index], this.#open.get(index)];
    if (block === undefined || json === undefined) {
      this.faults.push(`content_block_stop for block ${index}, which is not open`);
      return;
    }
    this.#open.delete(index);
    // Arguments that are no object stand as an empty one: a client must be able to send them back.
    if (json !== "") block.input = parseObject(json) ?? {};
  }

  #complete(event: Json): void {
    const [delta, usage] = [getField(event, "delta"), getField(event, "usage")];
    if (this.response === null) return;
    if (isObject(delta)) Object.assign(this.response, structuredClone(delta));
    const before = this.response.usage;
    if (isObject(usage))
      this.response.usage = { ...(isObject(before) ? before : {}), ...structuredClone(usage) };
  }
}
