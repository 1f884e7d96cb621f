/** The stderr of a tool server as lines of the log, within a rate. */
import type { Readable } from "node:stream";

/** Characters after which a line is broken, so that output without line ends cannot fill the memory. */
const maxLine = 4_096;

/** Pause between two chunks, of up to 64 KiB, of a child that says more than is logged, in milliseconds. */
const floodPauseMs = 10;

/**
 * Writes every line of a UTF-8 stream, and its unfinished last line, to a limit. Empty lines are left out. While the
 * limit is full, lines are counted and not looked at. The child waits only while it writes several MB a second: its stderr
 * would block it, but reading all of that would keep this process from its work.
 */
export function forEachLine(stream: Readable, limit: LineLimit): void {
  let rest = "";
  // Begins in the middle of a line: a part of a secret would not be recognised.
  let isCut = false;
  const put = (line: string) => {
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
    for (const line of lines) put(line);
    while (rest.length > maxLine) {
      put(rest.slice(0, maxLine));
      rest = rest.slice(maxLine);
    }
  });
  stream.on("end", () => put(rest));
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** Most lines, and most bytes of them, in a window of time in milliseconds. */
const mostLines = 100;
const mostBytes = 64 * 1024;
const windowMs = 10_000;

/** Passes lines on until a window is full, then counts what is left out, and says so at the window's end. */
export class LineLimit {
  readonly #write: (line: string) => void;
  #lines = 0;
  #bytes = 0;
  #dropped = { lines: 0, bytes: 0 };
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Runs while something has been left out. */
  #timer: NodeJS.Timeout | undefined;

  /** @param write Takes the lines that are passed on. */
  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** Whether everything is left out until the window ends. */
  get isFull(): boolean {
    return this.#timer !== undefined;
  }

  /** Passes a line on, or leaves it out. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    const now = performance.now();
    if (!this.isFull && now - this.#startedAt >= windowMs) this.#begin(now);
    if (!this.isFull && (this.#lines >= mostLines || this.#bytes + bytes > mostBytes)) {
      this.#timer = setTimeout(() => this.#end(), this.#startedAt + windowMs - now).unref();
    }
    if (this.isFull) {
      this.drop(1, bytes);
      return;
    }
    this.#lines += 1;
    this.#bytes += bytes;
    this.#write(line);
  }

  /** Counts what is left out without being looked at. */
  drop(lines: number, bytes: number): void {
    this.#dropped.lines += lines;
    this.#dropped.bytes += bytes;
  }

  #begin(now: number): void {
    this.#startedAt = now;
    this.#lines = 0;
    this.#bytes = 0;
  }

  #end(): void {
    const { lines, bytes } = this.#dropped;
    this.#timer = undefined;
    this.#dropped = { lines: 0, bytes: 0 };
    this.#begin(performance.now());
    this.#write(
      `${lines} lines (${bytes} bytes) of stderr were left out: at most ${mostLines} lines and ${mostBytes} bytes are logged in ${windowMs / 1000} s.`,
    );
  }
}
