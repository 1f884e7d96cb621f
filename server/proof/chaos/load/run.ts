/** A run as seen by its clients. */

import type { Connection, Observation } from "../oracle/check-run.ts";
import { type FrameEvent, isEnd, type NumberedFrame, parseEvent } from "../oracle/frames.ts";

export class Run {
  readonly threadId: string;
  /** The run ID; empty as long as the client does not know it. */
  id: string;
  readonly tag: string;
  /** Time of the first request, as a `performance.now()` value. It is earlier than the first response. */
  readonly since: number;
  readonly connections: Connection[] = [];
  cancel: Observation["cancel"] = "none";
  /** Number of the last event that any client has received. */
  last = 0;
  /** Value of {@link last} when the latest fault was injected. */
  lastBeforeFault = 0;
  /** The terminal event, if it has been received. */
  end: FrameEvent | undefined;
  awaiting: FrameEvent | undefined;
  /** Components that the run has started. */
  readonly components: string[] = [];
  /** Kinds of faults that were injected during the run. */
  readonly faults = new Set<string>();
  readonly #watchers = new Set<() => void>();

  /**
   * @param tag Tag in the run's events.
   * @param since Time of the first request.
   */
  constructor(threadId: string, id: string, tag: string, since: number) {
    this.threadId = threadId;
    this.id = id;
    this.tag = tag;
    this.since = since;
  }

  /** Records an event received by a client. */
  recordEvent({ id, text }: NumberedFrame): void {
    if (id > this.last) {
      const event = parseEvent(text);
      if (event.name === "tambo.run.awaiting_input") this.awaiting = event;
      if (event.name === "tambo.component.start") this.components.push(event.value.componentId);
      if (isEnd(event)) this.end = event;
    }
    this.recordProgress(id);
  }

  /** Records the number of an event received by a client. */
  recordProgress(id: number): void {
    this.last = Math.max(this.last, id);
    this.#notifyWatchers();
  }

  /** Records the end of the run. */
  recordEnd(event: FrameEvent): void {
    this.end = event;
    this.#notifyWatchers();
  }

  #notifyWatchers(): void {
    for (const watch of [...this.#watchers]) watch();
  }

  /** Resolves when a later event has been received or the run has ended. */
  waitForEventAfter(id: number): Promise<void> {
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
