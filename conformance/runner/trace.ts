import type { TraceLine } from "./report.ts";

/** Name used instead of a step's name for requests after the steps of a case. */
export const afterSteps = "afterwards";

const longest = 2_000;
/** Number of lines that are kept at the start, and at the end, of a long trace. */
const linesKept = 1_000;
const longestRequest = 20_000;

/** Records the requests and responses of a case for its report. Long text, and the middle of a long trace, are omitted by default. */
export class Trace {
  readonly lines: TraceLine[] = [];
  readonly #began = performance.now();
  readonly #redact: Redact;
  readonly #whole: boolean;
  #omitted = 0;

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
    if (this.lines.length <= 2 * linesKept + 1 || this.#whole) return;
    this.#omitted += this.#omitted === 0 ? 2 : 1;
    this.lines.splice(linesKept, 2, {
      at: this.lines[linesKept]?.at ?? 0,
      from,
      direction,
      text: `… (${this.#omitted} lines are omitted)`,
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
