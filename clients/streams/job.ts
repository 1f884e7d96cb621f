/**
 * The jobs that a language's program reads from standard input, one line of JSON each, and the lines of JSON that it
 * prints for them.
 */

/** Reads a stream of the Tambo contract. The program prints each {@link JobEvent}, then a {@link JobEnd}. */
export interface Job {
  /** URL of the POST that starts the run. The run's id is in `X-Run-Id`. */
  url: string;
  body: string;
  idempotencyKey?: string;
  maxRetries: number;
  retryMs: number;
  /** Cancels the stream 50 ms after this number of events, while the program waits for the next one. */
  cancelAfter?: number;
}

/** An event that the program has decoded. */
export interface JobEvent {
  /** The `id` field of the message. */
  id: string | null;
  event: "started" | "text" | "finished" | "failed";
  /** Run id, text or error code. */
  value: string;
}

/** The end of a stream. */
export type JobEnd = { end: "last" } | { end: "cancelled" } | { end: "error"; status: number; body: string };

/** Decodes chunks of bytes in hexadecimal digits. The program prints one {@link Decoded}. */
export interface DecodeJob {
  chunks: string[];
}

/** The messages in the chunks, and the state of the decoder after them. */
export interface Decoded {
  messages: { type: string; data: string; id: string | null }[];
  lastEventId: string;
  retryMs: number | null;
}
