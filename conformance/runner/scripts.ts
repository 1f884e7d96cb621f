import type { Json, Turn } from "./case.ts";
import type { Driver, ModelCall, Naming } from "./driver.ts";
import { fill } from "./select.ts";

/**
 * The scripts of one running case. The driver uses different names for them, which are unique across cases.
 */
export class Scripts {
  readonly #scripts: Readonly<Record<string, Turn[]>>;
  readonly #driver: Driver;
  readonly #nonce: string;
  readonly #naming: Naming;
  /** Tokens of each script, oldest first. A script that is opened again gets an additional token. */
  readonly #tokens = new Map<string, string[]>();

  constructor(scripts: Readonly<Record<string, Turn[]>>, driver: Driver, nonce: string, naming: Naming) {
    this.#scripts = scripts;
    this.#driver = driver;
    this.#nonce = nonce;
    this.#naming = naming;
  }

  /**
   * @param observations Values for `${…}` in the script.
   * @returns The text of a user message that makes the model execute the script.
   */
  open(name: string, observations: unknown = {}): string {
    const turns = this.#scripts[name];
    if (turns === undefined) throw new Error(`the case has no script "${name}"`);
    const tokens = this.#tokens.get(name) ?? [];
    const latestToken = [this.#nonce, name, ...(tokens.length === 0 ? [] : [tokens.length + 1])].join(".");
    this.#tokens.set(name, [...tokens, latestToken]);
    return this.#driver.open({
      token: latestToken,
      turns: uniqueHolds(fill(turns, observations), latestToken),
      naming: this.#naming,
    });
  }

  /** Returns true if the case has a script with this name. */
  has(name: string): boolean {
    return Object.hasOwn(this.#scripts, name);
  }

  /** Returns the driver's name for one of the case's holds. */
  holdName(name: string): string {
    for (const [script, tokens] of this.#tokens) {
      const token = tokens.at(-1);
      if (token !== undefined && findHolds(this.#scripts[script] ?? []).includes(name))
        return `${token}.${name}`;
    }
    throw new Error(`no script that was sent has a hold "${name}"`);
  }

  /** Returns the latest token of a script. */
  token(name: string): string {
    const token = this.#tokens.get(name)?.at(-1);
    if (token === undefined) throw new Error(`the script "${name}" was not sent`);
    return token;
  }

  /** Returns the model requests, by script name. */
  calls(): Record<string, ModelCall[]> {
    return Object.fromEntries(
      Array.from(this.#tokens, ([name, tokens]) => [
        name,
        tokens.flatMap((token) => [...this.#driver.calls(token)]),
      ]),
    );
  }

  /** Returns the errors from the scripted model as sentences. They contain the script names that the case uses. */
  takeErrors(): string[] {
    const tokens = [...this.#tokens.values()].flat();
    return tokens
      .flatMap((token) => this.#driver.takeErrors(token))
      .map((sentence) => sentence.replaceAll(`${this.#nonce}.`, ""));
  }

  /** Closes all scripts, which releases all requests that are waiting at their holds. */
  close(): void {
    for (const token of [...this.#tokens.values()].flat()) this.#driver.close(token);
  }
}

/** Matches a hold in a query to the suite's search engine. */
const holdInQuery = /\bhold:([A-Za-z0-9]+)/g;

/**
 * Returns the names of all holds in the turns. Tool arguments can contain holds as `hold`, or as
 * `hold:<name>` in a `query`.
 */
export function findHolds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findHolds);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (typeof item !== "string") return findHolds(item);
    if (key === "query") return Array.from(item.matchAll(holdInQuery), ([, name = ""]) => name);
    return key === "hold" ? [item] : [];
  });
}

function uniqueHolds<T>(value: T, token: string): T {
  if (Array.isArray(value)) return value.map((item) => uniqueHolds(item as Json, token)) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (typeof item !== "string") return [key, uniqueHolds(item as Json, token)];
      if (key === "query") return [key, item.replaceAll(holdInQuery, `hold:${token}.$1`)];
      return [key, key === "hold" ? `${token}.${item}` : item];
    }),
  ) as T;
}
