/** Logs the stderr output of a tool server, with a rate limit. */
import type { Readable } from "node:stream";

/**
 * Maximum length of a line in characters. Longer lines are split, so that output without line endings cannot
 * exhaust memory.
 */
const maxLineLength = 4_096;

/** Pause between two chunks of up to 64 KiB after the limit has been reached, in milliseconds. */
const floodPauseMs = 10;

/**
 * Passes every line of a UTF-8 stream to a limit, including an unterminated last line. Empty lines are
 * skipped. After the limit has been reached, lines are only counted.
 *
 * The child process is slowed down only if it writes several MB per second. If stderr were not read at all,
 * the child process would block; if everything were read, this process would be kept busy.
 */
export function logLines(stream: Readable, limit: LineLimit): void {
  let rest = "";
  // The next text starts in the middle of a line. That line is dropped, because a partial secret would not be
  // redacted.
  let isCut = false;
  const writeLine = (line: string) => {
    if (isCut) isCut = false;
    else if (line.trim() !== "") limit.write(line);
  };
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    if (limit.isFull) {
      limit.drop(countLineEnds(chunk), Buffer.byteLength(chunk));
      isCut = !chunk.endsWith("\n");
      rest = "";
      stream.pause();
      setTimeout(() => stream.resume(), floodPauseMs).unref();
      return;
    }
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) writeLine(line);
    while (rest.length > maxLineLength) {
      writeLine(rest.slice(0, maxLineLength));
      rest = rest.slice(maxLineLength);
    }
  });
  stream.on("end", () => writeLine(rest));
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Maximum number of lines, and their maximum total size, per time window. */
const maxLines = 100;
const maxBytes = 64 * 1024;
const windowMs = 10_000;

/**
 * Passes lines on until the limit for a time window is reached. It then counts the dropped lines and reports
 * their number at the end of the window.
 */
export class LineLimit {
  readonly #write: (line: string) => void;
  #lines = 0;
  #bytes = 0;
  #dropped = { lines: 0, bytes: 0 };
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Set while lines are being dropped. */
  #timer: NodeJS.Timeout | undefined;

  /** @param write Receives the lines. */
  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** True if all lines are dropped until the time window ends. */
  get isFull(): boolean {
    return this.#timer !== undefined;
  }

  /** Passes a line on, or drops it. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    const now = performance.now();
    if (!this.isFull && now - this.#startedAt >= windowMs) this.#startWindow(now);
    if (!this.isFull && (this.#lines >= maxLines || this.#bytes + bytes > maxBytes)) {
      this.#timer = setTimeout(() => this.#endWindow(), this.#startedAt + windowMs - now).unref();
    }
    if (this.isFull) {
      this.drop(1, bytes);
      return;
    }
    this.#lines += 1;
    this.#bytes += bytes;
    this.#write(line);
  }

  /** Counts lines that were dropped without being split. */
  drop(lines: number, bytes: number): void {
    this.#dropped.lines += lines;
    this.#dropped.bytes += bytes;
  }

  #startWindow(now: number): void {
    this.#startedAt = now;
    this.#lines = 0;
    this.#bytes = 0;
  }

  #endWindow(): void {
    const { lines, bytes } = this.#dropped;
    this.#timer = undefined;
    this.#dropped = { lines: 0, bytes: 0 };
    this.#startWindow(performance.now());
    this.#write(
      `${lines} lines (${bytes} bytes) of stderr were dropped: at most ${maxLines} lines and ${maxBytes} bytes are logged every ${windowMs / 1000} s.`,
    );
  }
}
