import { TamboError } from "../tambo-error.ts";

/** The number of items buffered until the first iteration starts. */
const maxBuffered = 10_000;

/** Buffers the items of one iteration. */
class IterationBuffer<Item> {
  #items: Item[] = [];
  #isStarted = false;
  #end: { error?: unknown } | undefined;
  #wake = () => {};

  push(iterate: readonly Item[]): void {
    if (this.#end !== undefined) return;
    for (const item of iterate) this.#items.push(item);
    if (!this.#isStarted && this.#items.length > maxBuffered) {
      this.#items = [];
      const message = `More than ${maxBuffered} events arrived before iteration started. Start the loop right after runs.stream().`;
      this.end({ error: new TamboError(message, { code: "ITERATED_TOO_LATE" }) });
    }
    this.#wake();
  }

  end(end: { error?: unknown }): void {
    this.#end ??= end;
    this.#wake();
  }

  /** Ends the iteration at its consumer's request. */
  close(): void {
    this.#items = [];
    this.end({});
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    this.#isStarted = true;
    for (;;) {
      const items = this.#items;
      this.#items = [];
      yield* items;
      if (this.#items.length > 0) continue;
      if (this.#end === undefined) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      } else if ("error" in this.#end) throw this.#end.error;
      else return;
    }
  }
}

/**
 * Sends every item to every iteration. The first iteration receives all items; later iterations receive only
 * the items pushed after they start. If the buffer has overflowed before the first iteration starts, that
 * iteration throws.
 */
export class EventFeed<Item> {
  #firstBuffer: IterationBuffer<Item> | undefined = new IterationBuffer();
  #buffers = new Set<IterationBuffer<Item>>([this.#firstBuffer as IterationBuffer<Item>]);
  #end: { error?: unknown } | undefined;

  push(items: readonly Item[]): void {
    for (const tap of this.#buffers) tap.push(items);
  }

  /** @param end If it contains an `error`, iterations throw it after the last item. */
  end(end: { error?: unknown }): void {
    this.#end = end;
    for (const tap of this.#buffers) tap.end(end);
  }

  iterate(): AsyncGenerator<Item, void, undefined> {
    const tap = this.#firstBuffer ?? new IterationBuffer<Item>();
    this.#firstBuffer = undefined;
    this.#buffers.add(tap);
    if (this.#end !== undefined) tap.end(this.#end);
    const items = tap.items();
    const end = items.return.bind(items);
    // The `return` method of a generator waits for a pending `next`, so the buffer is closed first.
    items.return = (value) => {
      tap.close();
      this.#buffers.delete(tap);
      return end(value);
    };
    return items;
  }
}
