/** The last lines of a process's output, for errors. */

const mostLines = 20;
const mostCharacters = 500;

/** Keeps the last lines of a text that comes in chunks, cut to a length that a message can hold. */
export class OutputTail {
  #lines: string[] = [];
  #rest = "";

  add(chunk: string): void {
    const lines = (this.#rest + chunk).split(/\r?\n/);
    // A line that never ends must not grow without bound.
    this.#rest = (lines.pop() ?? "").slice(0, mostCharacters);
    for (const line of lines) this.#lines.push(line.slice(0, mostCharacters));
    this.#lines = this.#lines.slice(-mostLines);
  }

  /** The lines, oldest first, the unfinished one included. */
  lines(): string[] {
    return (this.#rest === "" ? this.#lines : [...this.#lines, this.#rest]).slice(-mostLines);
  }
}
