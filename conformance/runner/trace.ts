import type { TraceLine } from "./report.ts";

/** Name used instead of a step's name for requests after the steps of a case. */
export const afterSteps = "afterwards";

const longest = 2_000;
const longestRequest = 20_000;

/** Records the requests and responses of a case for its report. Long text is truncated by default. */
export class Trace {
  readonly lines: TraceLine[] = [];
  readonly #began = performance.now();
  readonly #redact: Redact;
  readonly #whole: boolean;

  /** @param whole Set to `true` to keep text at full length. */
  constructor(redact: Redact, whole: boolean) {
    this.#redact = redact;
    this.#whole = whole;
  }

  /** @param from Name of the step, or `afterwards`. */
  add(from: string, direction: TraceLine["direction"], text: string): void {
    const clean = this.#redact(text);
    const most = direction === ">" ? longestRequest : longest;
    this.lines.push({
      at: Math.round(performance.now() - this.#began),
      from,
      direction,
      text:
        clean.length > most && !this.#whole ? `${clean.slice(0, most)}… (${clean.length} characters)` : clean,
    });
  }
}

/** Removes secrets from all strings in a value. */
export type Redact = <T>(value: T) => T;

/**
 * Returns a function that replaces secrets with `[key]`.
 * @param secrets The API keys.
 */
export function createRedactor(secrets: readonly (string | undefined)[]): Redact {
  const known = secrets.flatMap((secret) => secret || []);
  const clean = (text: string) => known.reduce((all, secret) => all.replaceAll(secret, "[key]"), text);
  const deep = (value: unknown): unknown => {
    if (typeof value === "string") return clean(value);
    if (Array.isArray(value)) return value.map(deep);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [clean(name), deep(item)]));
  };
  return <T>(value: T): T => deep(value) as T;
}
