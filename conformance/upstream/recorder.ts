import type { IncomingMessage } from "node:http";
import type { Recorder, Search } from "../runner/driver.ts";

/** Prefix of the provider keys that cases send. It makes leaked keys recognizable. */
export const providerKeyPrefix = "conform-provider-key-";

/** Path of the canary. The nonce of a case follows it. */
export const canaryPath = "/canary/";

/**
 * Records requests to the suite's server that are not model requests: searches, visits to the canary, and
 * leaked keys.
 */
export class RequestRecorder implements Recorder {
  /** The server's base URL, `http://127.0.0.1:<port>`. Set once the server is listening. */
  base = "";
  readonly #visits: string[] = [];
  readonly #searches: Search[] = [];
  readonly #leaks: { where: string; text: string }[] = [];

  canary(nonce: string): { url: string; port: string; path: string; visits: readonly string[] } {
    const path = `${canaryPath}${nonce}`;
    const port = this.base === "" ? "" : new URL(this.base).port;
    return {
      url: `${this.base}${path}`,
      port,
      path,
      visits: this.#visits.filter((each) => each.includes(nonce)),
    };
  }

  searches(nonce: string): readonly Search[] {
    return this.#searches.filter(({ query }) => query.includes(nonce));
  }

  leaks(secret: string): readonly string[] {
    return this.#leaks.filter(({ text }) => text.includes(secret)).map(({ where }) => where);
  }

  /**
   * Records a request to the canary.
   * @param line The method and path.
   */
  recordVisit(line: string): void {
    this.#visits.push(line);
  }

  /** Records a search. The outcome is later set on the same object. */
  recordSearch(search: Search): void {
    this.#searches.push(search);
  }

  /** Records the keys in a request that is not a model request. */
  recordLeaks({ method, url = "/", rawHeaders }: IncomingMessage): void {
    this.recordLeaksIn(`${method} ${url.split("?", 1)[0]}`, [url, ...rawHeaders].join("\n"));
  }

  /**
   * Records the keys in some text.
   * @param where Location of the text, for messages.
   */
  recordLeaksIn(where: string, text: string): void {
    if (text.includes(providerKeyPrefix)) this.#leaks.push({ where, text });
  }
}
