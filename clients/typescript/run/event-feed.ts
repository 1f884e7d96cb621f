import { TamboError } from "../tambo-error.ts";

/** Number of items that are buffered until the first iteration starts. */
const mostKept = 10_000;

/** The buffered items of one iteration. */
class Tap<Item> {
  #items: Item[] = [];
  #begun = false;
  #end: { error?: unknown } | undefined;
  #wake = () => {};

  push(items: readonly Item[]): void {
    if (this.#end !== undefined) return;
    for (const item of items) this.#items.push(item);
    if (!this.#begun && this.#items.length > mostKept) {
      this.#items = [];
      const message = `More than ${mostKept} events came before the iteration began.`;
      this.end({ error: new TamboError(message, { code: "ITERATED_TOO_LATE" }) });
    }
    this.#wake();
  }

  end(end: { error?: unknown }): void {
    this.#end ??= end;
    this.#wake();
  }

  /** Ends the iteration at its consumer's request. */
  leave(): void {
    this.#items = [];
    this.#end = {};
    this.#wake();
  }

  async *items(): AsyncGenerator<Item, void, undefined> {
    this.#begun = true;
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
 * Sends every item to every iteration. The first iteration gets all items, later ones only those pushed after
 * they start. If the first iteration starts after the buffer has overflowed, it throws instead.
 */
export class EventFeed<Item> {
  #first: Tap<Item> | undefined = new Tap();
  #taps = new Set<Tap<Item>>([this.#first as Tap<Item>]);
  #end: { error?: unknown } | undefined;

  push(items: readonly Item[]): void {
    for (const tap of this.#taps) tap.push(items);
  }

  /** @param end If it has an `error`, iterations throw that after the last item. */
  end(end: { error?: unknown }): void {
    this.#end = end;
    for (const tap of this.#taps) tap.end(end);
  }

  iterate(): AsyncGenerator<Item, void, undefined> {
    const tap = this.#first ?? new Tap<Item>();
    this.#first = undefined;
    this.#taps.add(tap);
    if (this.#end !== undefined) tap.end(this.#end);
    const items = tap.items();
    const end = items.return.bind(items);
    // A generator's own `return` waits for a pending `next`.
    items.return = (value) => {
      tap.leave();
      this.#taps.delete(tap);
      return end(value);
    };
    return items;
  }
}
