/** The end of a run's log in memory, for readers that follow closely: they need not ask the store. */
import type { LogLine, Position } from "./log-line.ts";

/** How much is kept, in UTF-16 units. */
const tailSize = 64 * 1024;

export class LogTail {
  #parts: { before: Position; lines: readonly LogLine[]; size: number }[] = [];
  #size = 0;

  /** Adds durable lines. @param before Position before the first of them. @param size Their length, in UTF-16 units. */
  push(before: Position, lines: readonly LogLine[], size: number): void {
    this.#parts.push({ before, lines, size });
    this.#size += size;
    while (this.#size > tailSize && this.#parts.length > 1) this.#size -= this.#parts.shift()?.size ?? 0;
  }

  clear(): void {
    this.#parts = [];
    this.#size = 0;
  }

  /** All lines after a position, if memory has them; only the ends of added parts are found. */
  after(position: Position): LogLine[] | undefined {
    const index = this.#parts.findIndex(
      ({ before }) => before.number === position.number && before.notes === position.notes,
    );
    if (index === -1) return undefined;
    return this.#parts.slice(index).flatMap(({ lines }) => lines);
  }
}
