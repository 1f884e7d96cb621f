/** The order of the events of one thing, such as a tool call: an event out of it is its author's mistake. */
import type { AgUiEventName } from "./payloads.ts";

/** For each event those that may come next, and at `begin` those that may come first. */
export type Order = { begin: readonly AgUiEventName[] } & Partial<
  Record<AgUiEventName, readonly AgUiEventName[]>
>;

export class Lifecycle {
  readonly #order: Order;
  #last: AgUiEventName | "begin" = "begin";

  constructor(order: Order) {
    this.#order = order;
  }

  /** The event that came last. */
  get last(): AgUiEventName | "begin" {
    return this.#last;
  }

  /** @throws Error when `event` cannot come now, with those that can. */
  step(event: AgUiEventName): void {
    const next = this.#order[this.#last] ?? [];
    if (!next.includes(event)) {
      const place = this.#last === "begin" ? "first" : `after \`${this.#last}\``;
      const allowed = next.map((name) => `\`${name}\``).join(" or ") || "nothing";
      throw new Error(`\`${event}\` cannot come ${place}: ${allowed} can.`);
    }
    this.#last = event;
  }
}
