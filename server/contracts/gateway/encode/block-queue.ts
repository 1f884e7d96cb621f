/**
 * Blocks one after another: what comes of a block while another one is open waits for that one's end. Some providers
 * stream calls side by side, and clients of this form of stream take a block's end for that of the last one begun. Pure.
 */

/** A part of a block. */
export type BlockPart<Start, Delta> = { start: Start } | { delta: Delta } | "stop";

/** A part of a block, with the block's index. */
export interface Placed<Start, Delta> {
  index: number;
  part: BlockPart<Start, Delta>;
}

/** A block that waits, or is open. */
interface Queued<Start, Delta> {
  parts: BlockPart<Start, Delta>[];
}

export class BlockQueue<Start, Delta> {
  /** The blocks that are not over; the first one is open. */
  readonly #queue: Queued<Start, Delta>[] = [];
  /** The newest block of each key. */
  readonly #byKey = new Map<string, Queued<Start, Delta>>();
  #index = 0;

  /** A block begins. @param key What its later parts name it by; a later block may have it again. */
  start(key: string, start: Start): Placed<Start, Delta>[] {
    const block = { parts: [{ start }] };
    this.#byKey.set(key, block);
    this.#queue.push(block);
    return this.#ready();
  }

  /** A block goes on. */
  delta(key: string, delta: Delta): Placed<Start, Delta>[] {
    this.#byKey.get(key)?.parts.push({ delta });
    return this.#ready();
  }

  /** A block ends. */
  stop(key: string): Placed<Start, Delta>[] {
    this.#byKey.get(key)?.parts.push("stop");
    return this.#ready();
  }

  /** Returns the parts that can be sent now: those of the open block, and of blocks that become open after it. */
  #ready(): Placed<Start, Delta>[] {
    const ready: Placed<Start, Delta>[] = [];
    for (let [open] = this.#queue; open !== undefined; [open] = this.#queue) {
      const parts = open.parts.splice(0);
      ready.push(...parts.map((part) => ({ index: this.#index, part })));
      if (parts.at(-1) !== "stop") break;
      this.#queue.shift();
      this.#index += 1;
    }
    return ready;
  }
}
