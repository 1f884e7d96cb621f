/** A run as its clients see it. */

import type { Connection, Observation } from "../oracle/check-run.ts";
import { eventOf, isEnd, type Numbered, type SeenEvent } from "../oracle/frames.ts";

export class Run {
  readonly threadId: string;
  readonly id: string;
  readonly tag: string;
  /** When it was first asked for, in milliseconds of `performance.now()`: it may be older than what is first heard of it. */
  readonly since: number;
  readonly connections: Connection[] = [];
  cancel: Observation["cancel"] = "never";
  /** Number of the last event that any client has seen. */
  last = 0;
  /** The terminal event, and the one that says what a paused run waits for. */
  end: SeenEvent | undefined;
  awaiting: SeenEvent | undefined;
  /** Components that it has begun to show. */
  readonly components: string[] = [];
  /** Kinds of faults that happened while it was going on. */
  readonly faults = new Set<string>();
  readonly #watchers = new Set<() => void>();

  /** @param id Its id. @param tag What its events are marked with. @param since As the member. */
  constructor(threadId: string, id: string, tag: string, since: number) {
    this.threadId = threadId;
    this.id = id;
    this.tag = tag;
    this.since = since;
  }

  /** A client has seen an event. */
  see({ id, text }: Numbered): void {
    if (id > this.last) {
      this.last = id;
      const event = eventOf(text);
      if (event.name === "tambo.run.awaiting_input") this.awaiting = event;
      if (event.name === "tambo.component.start") this.components.push(event.value.componentId);
      if (isEnd(event)) this.end = event;
    }
    for (const watch of [...this.#watchers]) watch();
  }

  /** Resolves when an event after this one was seen, or the run is over. */
  beyond(id: number): Promise<void> {
    return new Promise((resolve) => {
      const watch = () => {
        if (this.last <= id && this.end === undefined) return;
        this.#watchers.delete(watch);
        resolve();
      };
      this.#watchers.add(watch);
      watch();
    });
  }
}
