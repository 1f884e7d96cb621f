/** The sources of the settings, and the errors found in them. */
import { SettingError } from "../core/errors.ts";
import type { ConfigFile } from "./config-file.ts";

/** The environment, which takes precedence over the file, and the collected errors. */
export interface Sources {
  env: Record<string, string | undefined>;
  file: ConfigFile;
  errors: SettingErrors;
  /** Logs a line about a setting that has no effect. */
  warn: (line: string) => void;
}

/**
 * Formats a location in the file for use in errors.
 *
 * @param pointer JSON Pointer to the value.
 */
export function formatFileLocation({ file }: Sources, pointer: string): string {
  return `${file.name}: ${pointer}`;
}

/**
 * Returns the value of an environment variable, or `undefined` if it is not set. Reports a value that is not
 * in the list.
 */
export function readEnum<Value extends string>(
  { env, errors }: Sources,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = env[name];
  if (text === undefined || text === "") return undefined;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) errors.add(name, `"${text}" is not one of ${values.join(", ")}`);
  return value;
}

/** Errors in the settings. They are collected so that a single start reports all of them. */
export class SettingErrors {
  readonly #found: { name: string; problem: string }[] = [];

  /** Takes the same parameters as `SettingError`. */
  add(name: string, problem: string): void {
    this.#found.push({ name, problem });
  }

  /**
   * Adds an error that may be a consequence of another error. Does nothing if an error at or below this
   * location has already been reported.
   */
  addIfIndependent(name: string, problem: string): void {
    const known = this.#found.some((other) => other.name === name || other.name.startsWith(`${name}/`));
    if (!known) this.add(name, problem);
  }

  /** Returns true if no error has been reported at a matching location. */
  hasNoneAt(names: RegExp): boolean {
    return !this.#found.some(({ name }) => names.test(name));
  }

  /** @throws {SettingError} With one line for each error, in the order in which the errors were found. */
  throwIfAny(): void {
    const [first, ...others] = this.#found;
    if (first === undefined) return;
    const lines = others.map(({ name, problem }) => `${name}: ${problem}`);
    throw new SettingError(first.name, [first.problem, ...lines].join("\n"));
  }
}
