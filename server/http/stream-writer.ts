/**
 * Writes response text only as fast as clients read it. Responses that send the same long text share its
 * memory.
 */
import type { ServerResponse } from "node:http";
import { escapeUnicode } from "../core/json/text.ts";
import {
  type BytesInFlight,
  processBytesInFlight,
  type StalledReader,
} from "../core/limits/bytes-in-flight.ts";
import { FairScheduler } from "../core/limits/fair-scheduler.ts";
import { type SharedValue, SharedValues } from "../core/shared-values.ts";
import type { StreamObserver } from "./stream-observer.ts";

/**
 * Time for which a client's connection may stay full before the client is disconnected, in milliseconds. The
 * client can resume from its last event ID.
 */
const stallMs = 60_000;

/**
 * Minimum length of text that is written as bytes, in UTF-16 code units. If a client does not read a longer
 * string immediately, Node would allocate the maximum number of bytes for its characters, which is usually
 * three times what is needed.
 */
const minBufferLength = 16 * 1024;

/**
 * Minimum length of text whose bytes are shared between streams, in UTF-16 code units. For shorter text, the
 * lookup would cost as much as encoding.
 */
const minSharedLength = 32 * 1024;

/** Minimum length of text that is written in slices, in UTF-16 code units. */
const minSlicedLength = 96 * 1024;

/** Size of a slice, in bytes. */
const sliceBytes = 64 * 1024;

/**
 * Characters that non-standard readers, such as Python's `str.splitlines`, treat as line ends. To such a
 * reader, the text after the character could look like a new event, which would allow forged events. The
 * characters occur only in JSON strings, where an escape sequence is equivalent.
 */
const nonstandardLineEnds = /[\u0085\u2028\u2029]/g;

/** Makes clients take turns. Otherwise, many fast clients could monopolize the event loop. */
const sliceTurns = new FairScheduler({ concurrency: 1, sliceMs: 1 });

interface SharedText {
  bytes: Buffer;
  /** Approximate size of the string itself. */
  textBytes: number;
}

/** Text that is currently being written. A run's readers usually receive the same string. */
const sharedTexts = new SharedValues<SharedText>({ idleBytes: 8 * 1024 * 1024, idleMs: 1000 });

export interface StreamWriterOptions {
  projectId: string;
  observer: StreamObserver;
  /** Counts unread bytes. Defaults to a counter shared by the entire process. */
  bytesInFlight?: BytesInFlight | undefined;
}

export class StreamWriter {
  readonly #response: ServerResponse;
  readonly #projectId: string;
  readonly #observer: StreamObserver;
  readonly #bytesInFlight: BytesInFlight;
  /** True while part of the text has not been written yet. */
  #isWritingText = false;

  /** @param response A response whose headers have been sent. */
  constructor(response: ServerResponse, options: StreamWriterOptions) {
    this.#response = response;
    this.#projectId = options.projectId;
    this.#observer = options.observer;
    this.#bytesInFlight = options.bytesInFlight ?? processBytesInFlight;
  }

  /** True if more text could be written immediately without interrupting text that is still being written. */
  get isIdle(): boolean {
    return !this.#isWritingText && !this.#response.writableNeedDrain && !this.#response.writableEnded;
  }

  /**
   * Writes JSON, or complete frames with JSON data.
   *
   * @param frames Number of frames in the text.
   * @returns A promise that resolves when the client has caught up or disconnected, or `undefined` if more text
   * can be written immediately.
   */
  write(text: string, frames: number): Promise<void> | undefined {
    this.#observer.sent(frames);
    if (text.length < minSharedLength) {
      const escaped = escapeLineEnds(text);
      const hasRoom = this.#response.write(escaped.length < minBufferLength ? escaped : Buffer.from(escaped));
      return hasRoom
        ? undefined
        : this.#countUntilRead({ bytes: this.#response.writableLength }, () => this.#waitForDrain());
    }
    const shared = sharedTexts.acquire(text, () => ({
      bytes: Buffer.from(escapeLineEnds(text)),
      textBytes: text.length,
    }));
    return text.length < minSlicedLength ? this.#writeWhole(shared) : this.#writeSlices(shared);
  }

  #writeWhole({ value: { bytes }, release }: SharedValue<SharedText>): Promise<void> | undefined {
    if (!this.#response.write(bytes))
      return this.#countUntilRead({ bytes: bytes.length, shared: bytes }, () => this.#waitForDrain()).finally(
        release,
      );
    release();
    return undefined;
  }

  /** Writes the slices sequentially, so that Node buffers only one at a time. */
  async #writeSlices({ value, release }: SharedValue<SharedText>): Promise<void> {
    const { bytes, textBytes } = value;
    this.#isWritingText = true;
    await this.#countUntilRead({ bytes: bytes.length, shared: bytes }, async () => {
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        const leave = await sliceTurns.acquire(this.#projectId);
        if (this.#response.destroyed) return leave();
        await this.#waitForClient((done) => {
          this.#response.write(bytes.subarray(at, at + sliceBytes), done);
          leave();
          return () => {};
        });
      }
    });
    this.#isWritingText = false;
    // Keep the bytes for other readers that reach this text next.
    release(textBytes + bytes.length);
  }

  #waitForDrain(): Promise<void> {
    return this.#waitForClient((done) => {
      this.#response.once("drain", done);
      return () => this.#response.off("drain", done);
    });
  }

  /** Counts the bytes as held for the client until the client has read them. */
  async #countUntilRead(
    buffered: Pick<StalledReader, "bytes" | "shared">,
    waitForRead: () => Promise<void>,
  ): Promise<void> {
    const reader = { ...buffered, projectId: this.#projectId, disconnect: () => this.#disconnect() };
    this.#bytesInFlight.add(reader);
    await waitForRead();
    this.#bytesInFlight.remove(reader);
  }

  /**
   * Waits until the client has read the bytes or disconnected. Disconnects a client that reads nothing for
   * too long.
   *
   * @param subscribe Registers a callback for when the bytes have been read, and returns the function that
   * unregisters it.
   */
  async #waitForClient(subscribe: (done: () => void) => () => void): Promise<void> {
    const response = this.#response;
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = () => resolve();
    const stalled = setTimeout(() => this.#disconnect(), stallMs);
    const unsubscribe = subscribe(done);
    response.once("close", done);
    if (response.destroyed) resolve();
    await promise;
    clearTimeout(stalled);
    unsubscribe();
    response.off("close", done);
  }

  #disconnect(): void {
    this.#observer.stalled();
    this.#response.destroy();
  }
}

/** Escapes characters in JSON that some readers treat as line ends. */
export function escapeLineEnds(json: string): string {
  return json.replace(nonstandardLineEnds, escapeUnicode);
}
