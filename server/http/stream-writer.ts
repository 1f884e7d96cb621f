/** Writes texts of responses no faster than their clients take them, and long texts from memory that responses share. */
import type { ServerResponse } from "node:http";
import { unicodeEscape } from "../core/json/text.ts";
import { type BytesInFlight, inFlight, type StalledReader } from "../core/limits/bytes-in-flight.ts";
import { Turns } from "../core/limits/fair-scheduler.ts";
import { type SharedValue, SharedValues } from "../core/shared-values.ts";
import type { StreamObserver } from "./stream-observer.ts";

/** How long a client may leave the connection full before it is cut off, in milliseconds; it can come back by its last id. */
const stallMs = 60_000;

/**
 * Length from which a text is written as bytes, in UTF-16 units. For a longer string that a client does not take at once,
 * Node would keep memory for as many bytes as its characters could have at most, three times what they mostly have.
 */
const bytesFrom = 16 * 1024;

/** Length from which streams share these bytes, in UTF-16 units. Finding them costs as much as making shorter ones. */
const sharedFrom = 32 * 1024;

/** Length from which a text is written in slices, in UTF-16 units. */
const slicedFrom = 96 * 1024;

/** Size of a slice, in bytes. */
const sliceBytes = 64 * 1024;

/**
 * Ends of lines to readers that do not keep to the standard, such as Python's `str.splitlines`: to them a text with one
 * could begin an event of its own. They can only be in strings of the frames' JSON, where an escape means the same.
 */
const otherLineEnds = /[\u0085\u2028\u2029]/g;

/** Many clients that take everything at once would otherwise keep the event loop from all others. */
const sliceTurns = new Turns({ atOnce: 1, sliceMs: 1 });

interface SharedText {
  bytes: Buffer;
  /** About the size of the text itself. */
  textBytes: number;
}

/** Texts that are being written, by the text: readers of a run mostly have the very same string. */
const sharedTexts = new SharedValues<SharedText>({ idleBytes: 8 * 1024 * 1024, idleMs: 1000 });

export interface StreamWriterOptions {
  projectId: string;
  observer: StreamObserver;
  /** Where bytes that the client does not take are counted; those of the process if absent. */
  bytesInFlight?: BytesInFlight | undefined;
}

export class StreamWriter {
  readonly #response: ServerResponse;
  readonly #projectId: string;
  readonly #observer: StreamObserver;
  readonly #bytesInFlight: BytesInFlight;
  /** Whether a part of a text has still to be written. */
  #isInText = false;

  /** @param response A response whose head has been sent. */
  constructor(response: ServerResponse, options: StreamWriterOptions) {
    this.#response = response;
    this.#projectId = options.projectId;
    this.#observer = options.observer;
    this.#bytesInFlight = options.bytesInFlight ?? inFlight;
  }

  /** Whether a text of its own would neither come in the middle of another one nor wait. */
  get isIdle(): boolean {
    return !this.#isInText && !this.#response.writableNeedDrain && !this.#response.writableEnded;
  }

  /**
   * Writes JSON, or whole frames whose data is JSON.
   *
   * @param frames Number of frames in the text.
   * @returns Resolves when there is room for more, or the client has gone; `undefined` if there is room already.
   */
  write(text: string, frames: number): Promise<void> | undefined {
    this.#observer.sent(frames);
    if (text.length < sharedFrom) {
      const escaped = escapeLineEnds(text);
      const hasRoom = this.#response.write(escaped.length < bytesFrom ? escaped : Buffer.from(escaped));
      return hasRoom
        ? undefined
        : this.#hold({ bytes: this.#response.writableLength }, () => this.#drained());
    }
    const shared = sharedTexts.use(text, () => ({
      bytes: Buffer.from(escapeLineEnds(text)),
      textBytes: text.length,
    }));
    return text.length < slicedFrom ? this.#writeWhole(shared) : this.#writeSlices(shared);
  }

  #writeWhole({ value: { bytes }, release }: SharedValue<SharedText>): Promise<void> | undefined {
    if (!this.#response.write(bytes))
      return this.#hold({ bytes: bytes.length, shared: bytes }, () => this.#drained()).finally(release);
    release();
    return undefined;
  }

  /** At any time Node holds one slice. */
  async #writeSlices({ value, release }: SharedValue<SharedText>): Promise<void> {
    const { bytes, textBytes } = value;
    this.#isInText = true;
    await this.#hold({ bytes: bytes.length, shared: bytes }, async () => {
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        const leave = await sliceTurns.enter(this.#projectId);
        if (this.#response.destroyed) return leave();
        await this.#taken((done) => {
          this.#response.write(bytes.subarray(at, at + sliceBytes), done);
          leave();
          return () => {};
        });
      }
    });
    this.#isInText = false;
    // For the readers that come to it next.
    release(textBytes + bytes.length);
  }

  #drained(): Promise<void> {
    return this.#taken((done) => {
      this.#response.once("drain", done);
      return () => this.#response.off("drain", done);
    });
  }

  /** Counts bytes as held for the client while it takes them. */
  async #hold(held: Pick<StalledReader, "bytes" | "shared">, taken: () => Promise<void>): Promise<void> {
    const reader = { ...held, projectId: this.#projectId, cutOff: () => this.#cutOff() };
    this.#bytesInFlight.add(reader);
    await taken();
    this.#bytesInFlight.remove(reader);
  }

  /**
   * Waits until the client has taken bytes or has gone. A client that takes nothing for too long is cut off.
   *
   * @param subscribe Takes what to call when the bytes have been taken, and returns what ends the subscription.
   */
  async #taken(subscribe: (done: () => void) => () => void): Promise<void> {
    const response = this.#response;
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = () => resolve();
    const stalled = setTimeout(() => this.#cutOff(), stallMs);
    const unsubscribe = subscribe(done);
    response.once("close", done);
    if (response.destroyed) resolve();
    await promise;
    clearTimeout(stalled);
    unsubscribe();
    response.off("close", done);
  }

  #cutOff(): void {
    this.#observer.stalled();
    this.#response.destroy();
  }
}

/** Escapes, in JSON, what some readers take for ends of lines. */
export function escapeLineEnds(json: string): string {
  return json.replace(otherLineEnds, unicodeEscape);
}
