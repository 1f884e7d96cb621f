/** The sources that the model's provider names during a turn. Each source is written once per turn. */
import type { LanguageModelV4Source } from "@ai-sdk/provider";
import type { RunWriter } from "../log/run-writer.ts";

/** Limits on the sources of one turn, because a provider may name any number of them. */
export const sourceLimits = {
  /** Maximum number of different sources. */
  count: 100,
  /** Maximum length of a URL or file name, in UTF-16 code units. */
  length: 2_048,
} as const;

export class Sources {
  readonly #run: RunWriter;
  readonly #names = new Set<string>();

  constructor(run: RunWriter) {
    this.#run = run;
  }

  /** The names of the sources so far, in order. */
  get names(): string[] {
    return [...this.#names];
  }

  /**
   * Writes a source. A source is left out if it was written before, exceeds a limit or has control characters, or if
   * it is a URL that is not a web page, because clients may show it as a link. It is not shortened, because part of a
   * URL is a different URL.
   */
  add(source: LanguageModelV4Source): void {
    const isUrl = source.sourceType === "url";
    const name = (isUrl ? source.url : (source.filename ?? source.title)).trim();
    if (name === "" || name.length > sourceLimits.length || /\p{Cc}/u.test(name)) return;
    if (isUrl && !/^https?:$/.test(URL.parse(name)?.protocol ?? "")) return;
    if (this.#names.has(name) || this.#names.size === sourceLimits.count) return;
    this.#names.add(name);
    this.#run.write({ type: "engine.source", name, timestamp: this.#run.now() });
  }
}
