/** The scripts of one run of a case: opened at the driver under names that no other case has. */
import type { Driver, ModelCall, Naming } from "../upstream/driver.ts";
import type { Json, Turn } from "./case.ts";

/** Opens scripts, and finds their holds. */
export class Scripts {
  readonly #scripts: Readonly<Record<string, Turn[]>>;
  readonly #driver: Driver;
  readonly #nonce: string;
  readonly #naming: Naming;
  /** Tokens of every script, oldest first: a script that is played again gets a new one. */
  readonly #tokens = new Map<string, string[]>();

  constructor(scripts: Readonly<Record<string, Turn[]>>, driver: Driver, nonce: string, naming: Naming) {
    this.#scripts = scripts;
    this.#driver = driver;
    this.#nonce = nonce;
    this.#naming = naming;
  }

  /** @returns The text of a user message that makes the model play the script. */
  open(name: string): string {
    const turns = this.#scripts[name];
    if (turns === undefined) throw new Error(`the case has no script "${name}"`);
    const tokens = this.#tokens.get(name) ?? [];
    const token = [this.#nonce, name, ...(tokens.length === 0 ? [] : [tokens.length + 1])].join(".");
    this.#tokens.set(name, [...tokens, token]);
    return this.#driver.open({ token, turns: uniqueHolds(turns, token), naming: this.#naming });
  }

  /** The driver's name of a hold of this case. */
  hold(name: string): string {
    for (const [script, tokens] of this.#tokens) {
      const token = tokens.at(-1);
      if (token !== undefined && holdsIn(this.#scripts[script] ?? []).includes(name))
        return `${token}.${name}`;
    }
    throw new Error(`no script that was sent has a hold "${name}"`);
  }

  /** The token under which a script was last sent. */
  token(name: string): string {
    const token = this.#tokens.get(name)?.at(-1);
    if (token === undefined) throw new Error(`the script "${name}" was not sent`);
    return token;
  }

  /** Requests to the model by script name. */
  calls(): Record<string, ModelCall[]> {
    return Object.fromEntries(
      Array.from(this.#tokens, ([name, tokens]) => [
        name,
        tokens.flatMap((token) => [...this.#driver.calls(token)]),
      ]),
    );
  }

  /** Why the model could not play its part, a sentence each, with the scripts under the case's own names. */
  faults(): string[] {
    const tokens = [...this.#tokens.values()].flat();
    return tokens
      .flatMap((token) => this.#driver.faults(token))
      .map((sentence) => sentence.replaceAll(`${this.#nonce}.`, ""));
  }

  /** Lets go of everything that still waits. */
  close(): void {
    for (const token of [...this.#tokens.values()].flat()) this.#driver.close(token);
  }
}

/** Names of the holds in turns, also those in arguments of tools. */
export function holdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(holdsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "hold" && typeof item === "string" ? [item] : holdsIn(item),
  );
}

function uniqueHolds<T>(value: T, token: string): T {
  if (Array.isArray(value)) return value.map((item) => uniqueHolds(item as Json, token)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === "hold" && typeof item === "string" ? `${token}.${item}` : uniqueHolds(item as Json, token),
    ]),
  ) as T;
}
