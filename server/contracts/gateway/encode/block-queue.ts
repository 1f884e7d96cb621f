/**
 * Serializes blocks. Parts of a block are queued until the previous block has ended. Some providers stream
 * calls concurrently, but clients of this stream format assume that a block's end belongs to the most
 * recently started block. The queue performs no I/O.
 */

/** A part of a block. */
export type BlockPart<Start, Delta> = { start: Start } | { delta: Delta } | "stop";

/** A part of a block, with the index of the block. */
export interface IndexedPart<Start, Delta> {
  index: number;
  part: BlockPart<Start, Delta>;
}

/** A queued or open block. */
interface QueuedBlock<Start, Delta> {
  parts: BlockPart<Start, Delta>[];
}

export class BlockQueue<Start, Delta> {
  /** Blocks that have not ended yet. The first block is open. */
  readonly #queue: QueuedBlock<Start, Delta>[] = [];
  /** The newest block for each key. */
  readonly #byKey = new Map<string, QueuedBlock<Start, Delta>>();
  #index = 0;

  /**
   * Starts a block.
   *
   * @param key Identifies the block in later calls. A later block may reuse the key.
   */
  start(key: string, start: Start): IndexedPart<Start, Delta>[] {
    const block = { parts: [{ start }] };
    this.#byKey.set(key, block);
    this.#queue.push(block);
    return this.#takeReady();
  }

  /** Adds a delta to a block. */
  delta(key: string, delta: Delta): IndexedPart<Start, Delta>[] {
    this.#byKey.get(key)?.parts.push({ delta });
    return this.#takeReady();
  }

  /** Ends a block. */
  stop(key: string): IndexedPart<Start, Delta>[] {
    this.#byKey.get(key)?.parts.push("stop");
    return this.#takeReady();
  }

  /**
   * Returns the parts that can be sent now: parts of the open block, and of the blocks that were waiting for
   * it to end.
   */
  #takeReady(): IndexedPart<Start, Delta>[] {
    const ready: IndexedPart<Start, Delta>[] = [];
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
