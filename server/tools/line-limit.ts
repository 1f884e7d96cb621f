/** How much of what a tool server says on stderr reaches the log: a server that floods it must not fill the disk. */

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
