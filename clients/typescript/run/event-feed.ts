/** Events for those who iterate over them. */
import { TamboError } from "../tambo-error.ts";

/** Most items that are kept while nobody has begun to iterate. */
const mostKept = 10_000;

/** What has come for one iteration, and what it waits for. */
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

  /** Ends it for one who wants no more. */
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
 * Gives every item to every iteration: the first one gets all, a later one those from then on. A first one that begins
 * too late to get all of them gets none, but an error.
 */
export class EventFeed<Item> {
  #first: Tap<Item> | undefined = new Tap();
  #taps = new Set<Tap<Item>>([this.#first as Tap<Item>]);
  #end: { error?: unknown } | undefined;

  push(items: readonly Item[]): void {
    for (const tap of this.#taps) tap.push(items);
  }

  /** @param end With a member `error`, which iterations then throw after the last item. */
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
    // A generator's own waits until `next` has something.
    items.return = (value) => {
      tap.leave();
      this.#taps.delete(tap);
      return end(value);
    };
    return items;
  }
}
