/** The wire of one case, written down for the reader of a failure. */
import type { TraceLine } from "./report.ts";

const longest = 2_000;

/** Collects lines; texts are cut at a length that still shows what they are. */
export class Trace {
  readonly lines: TraceLine[] = [];
  readonly #began = performance.now();
  readonly #secrets: readonly string[];

  /** @param secrets Never written down: API keys. */
  constructor(secrets: readonly string[]) {
    this.#secrets = secrets.filter((secret) => secret !== "");
  }

  /** @param from Name of the step. */
  add(from: string, direction: TraceLine["direction"], text: string): void {
    const clean = this.#secrets.reduce((all, secret) => all.replaceAll(secret, "[key]"), text);
    this.lines.push({
      at: Math.round(performance.now() - this.#began),
      from,
      direction,
      text: clean.length > longest ? `${clean.slice(0, longest)}… (${clean.length} characters)` : clean,
    });
  }
}
