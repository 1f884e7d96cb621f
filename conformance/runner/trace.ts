/** The wire of one case, written down for the reader of a failure. */
import type { TraceLine } from "./report.ts";

/** Stands for the name of a step in what the suite asks for when all steps are done. */
export const afterwards = "afterwards";

const longest = 2_000;

/** Collects lines; unless all of the wire is asked for, texts are cut at a length that still shows what they are. */
export class Trace {
  readonly lines: TraceLine[] = [];
  readonly #began = performance.now();
  readonly #redact: Redact;
  readonly #whole: boolean;

  /** @param whole Cut nothing. */
  constructor(redact: Redact, whole: boolean) {
    this.#redact = redact;
    this.#whole = whole;
  }

  /** @param from Name of the step, or `afterwards`. */
  add(from: string, direction: TraceLine["direction"], text: string): void {
    const clean = this.#redact(text);
    this.lines.push({
      at: Math.round(performance.now() - this.#began),
      from,
      direction,
      text:
        clean.length > longest && !this.#whole
          ? `${clean.slice(0, longest)}… (${clean.length} characters)`
          : clean,
    });
  }
}

/** Takes the secrets out of every string in a value. */
export type Redact = <T>(value: T) => T;

/** @param secrets API keys; `[key]` stands in their place. */
export function redactor(secrets: readonly (string | undefined)[]): Redact {
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
