/** A stream that is read in the background. */
import type { IncomingMessage } from "node:http";
import type { Json } from "./case.ts";
import type { StreamReading } from "./contract.ts";
import type { ObservedStream, ReceivedEvent } from "./observation.ts";

/** A condition that a stream can meet. */
export interface StreamCondition {
  /** Description of the condition, for messages. */
  what: string;
  /** Returns true if the stream meets the condition. Called after every change. */
  test(seen: ObservedStream): boolean;
}

const endings = { end: "it ended", closed: "the suite closed it", broken: "the connection was lost" };

/** Limits of a stream. They keep an endless stream from using all memory, and are far above what a case needs. */
const mostBytes = 16_000_000;
const mostEvents = 20_000;

export class OpenStream {
  readonly name: string;
  readonly #body: IncomingMessage;
  readonly #reading: StreamReading;
  readonly #waiting = new Set<() => void>();
  #closed = false;
  /** The limit that the stream has exceeded, if any. */
  #exceeded: string | undefined;

  /** @param onEvent Called for every event, for the trace. */
  constructor(
    name: string,
    body: IncomingMessage,
    reading: StreamReading,
    onEvent: (event: ReceivedEvent) => void,
  ) {
    this.name = name;
    this.#body = body;
    this.#reading = reading;
    body.on("data", (chunk: Buffer) => {
      if (this.#exceeded !== undefined) return;
      for (const event of this.#reading.push(chunk)) onEvent(event);
      const { bytes, events } = this.seen;
      if (bytes > mostBytes) this.#exceeded = `${mostBytes / 1_000_000} MB`;
      if (events.length > mostEvents) this.#exceeded = `${mostEvents} events`;
      if (this.#exceeded === undefined) this.#changed();
      else this.close();
    });
    body.once("end", () => this.#end("end"));
    body.once("error", () => this.#end("broken"));
    body.once("close", () => this.#end(body.complete ? "end" : "broken"));
  }

  get seen(): ObservedStream {
    return this.#reading.view();
  }

  /**
   * Waits for a condition.
   * @throws Error if the stream ends or the time limit passes before the condition is met.
   */
  async until({ what, test }: StreamCondition, timeoutMs: number): Promise<void> {
    if (test(this.seen)) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => {
      if (test(this.seen)) resolve();
      else if (this.#exceeded !== undefined)
        reject(this.#missing(what, `the suite closed it, because it is longer than ${this.#exceeded}`));
      else if (this.seen.ended !== "open") reject(this.#missing(what, endings[this.seen.ended]));
    };
    const timer = setTimeout(() => reject(this.#missing(what, `timed out after ${timeoutMs} ms`)), timeoutMs);
    this.#waiting.add(look);
    look();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(look);
    }
  }

  /** Closes the connection. */
  close(): void {
    this.#closed = true;
    this.#body.destroy();
    this.#end("closed");
  }

  #missing(what: string, why: string): Error {
    const last = this.seen.types.at(-1);
    return new Error(
      `stream ${this.name}: waited for ${what}, but ${why}; ${last === undefined ? "no event was received" : `the last event was ${last}`}`,
    );
  }

  #end(how: "end" | "closed" | "broken"): void {
    if (this.seen.ended !== "open") return;
    this.#reading.end(this.#closed ? "closed" : how);
    this.#changed();
  }

  #changed(): void {
    for (const look of [...this.#waiting]) look();
  }
}

/** The condition that the stream has ended. */
export const streamEnded: StreamCondition = { what: "its end", test: ({ ended }) => ended === "end" };

/** Returns the condition that a given number of events has arrived. */
export function hasEvents(count: number): StreamCondition {
  return { what: `${count} events`, test: ({ events }) => events.length >= count };
}

/** Returns the condition that an event satisfies a predicate. Each event is tested once. */
export function hasMatchingEvent(what: string, fits: (event: Json) => boolean): StreamCondition {
  let looked = 0;
  let found = false;
  return {
    what,
    test({ events }) {
      while (!found && looked < events.length) {
        found = fits(events[looked] as Json);
        looked += 1;
      }
      return found;
    },
  };
}
