/** What is wrong with the settings, collected so that one start shows all of it. */
import { SettingError } from "./setting-error.ts";

export class Mistakes {
  readonly #found: { name: string; problem: string }[] = [];

  /** Parameters as those of `SettingError`. */
  add(name: string, problem: string): void {
    this.#found.push({ name, problem });
  }

  /** Whether there are none yet. */
  get none(): boolean {
    return this.#found.length === 0;
  }

  /** @throws {SettingError} with a line for each mistake, in the order in which they were found. */
  throwIfAny(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    const lines = others.map(({ name, problem }) => `${name}: ${problem}`);
    throw new SettingError(first.name, [first.problem, ...lines].join("\n"));
  }
}
