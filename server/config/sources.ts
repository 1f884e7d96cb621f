/** The environment and the file that settings come from, and the mistakes that are found in them. */
import { SettingError } from "../core/errors.ts";
import type { ConfigFile } from "./config-file.ts";

/** The environment, which wins, and the file; and where to tell mistakes. */
export interface Sources {
  env: Record<string, string | undefined>;
  file: ConfigFile;
  mistakes: Mistakes;
  /** Takes a line about what has no effect. */
  warn: (line: string) => void;
}

/** How mistakes name a place in the file. @param pointer JSON Pointer. */
export function placeInFile({ file }: Sources, pointer: string): string {
  return `${file.name}: ${pointer}`;
}

/** Returns the value of a variable, or `undefined` if it is not set; any other word is a mistake. */
export function oneOf<Value extends string>(
  { env, mistakes }: Sources,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) mistakes.add(name, `"${text}" is none of ${values.join(", ")}`);
  return value;
}

/** What is wrong with the settings, collected so that one start shows all of it. */
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
