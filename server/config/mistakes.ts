/** What is wrong with the settings, collected so that one start shows all of it. */
import { SettingError } from "../core/errors.ts";

export class Mistakes {
  readonly #found: { name: string; problem: string }[] = [];

  /** Parameters as those of `SettingError`. */
  add(name: string, problem: string): void {
    this.#found.push({ name, problem });
  }

  /** Adds one that may only follow from another: not when there is one of this place, or of a place in it. */
  follow(name: string, problem: string): void {
    const known = this.#found.some((other) => other.name === name || other.name.startsWith(`${name}/`));
    if (!known) this.add(name, problem);
  }

  /** Whether there are none yet of places whose names match. */
  none(names: RegExp): boolean {
    return !this.#found.some(({ name }) => names.test(name));
  }

  /** @throws {SettingError} with a line for each mistake, in the order in which they were found. */
  throwIfAny(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    const lines = others.map(({ name, problem }) => `${name}: ${problem}`);
    throw new SettingError(first.name, [first.problem, ...lines].join("\n"));
  }
}
