/** The end of a run's log in memory, for readers that follow closely: they need not ask the store. */
import type { LogLine, Position } from "../../core/log-line.ts";

/** How much is kept, in UTF-16 units. */
const tailSize = 64 * 1024;

export class LogTail {
  #parts: Part[] = [];
  #size = 0;
  /** Lines from a part on to the end, as a reader asked for them last. */
  #joined: { first: Part; lines: LogLine[] } | undefined;

  /** Adds durable lines. @param before Position before the first of them. @param size Their length, in UTF-16 units. */
  push(before: Position, lines: LogLine[], size: number): void {
    this.#parts.push({ before, lines, size });
    this.#joined = undefined;
    this.#size += size;
    while (this.#size > tailSize && this.#parts.length > 1) this.#size -= this.#parts.shift()?.size ?? 0;
  }

  clear(): void {
    this.#parts = [];
    this.#joined = undefined;
    this.#size = 0;
  }

  /** All lines after a position, if memory has them; only the ends of added parts are found. Readers share the list. */
  after(position: Position): LogLine[] | undefined {
    const index = this.#parts.findIndex(
      ({ before }) => before.number === position.number && before.notes === position.notes,
    );
    const first = this.#parts[index];
    if (first === undefined || index === this.#parts.length - 1) return first?.lines;
    if (this.#joined?.first !== first) {
      const lines = this.#parts.slice(index).flatMap(({ lines }) => lines);
      this.#joined = { first, lines };
    }
    return this.#joined.lines;
  }
}

interface Part {
  before: Position;
  lines: LogLine[];
  size: number;
}
