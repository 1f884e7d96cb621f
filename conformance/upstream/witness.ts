/** What came to the suite's server that no model is asked: searches, visits at the canary, and keys that are not for it. */
import type { IncomingMessage } from "node:http";
import type { Search, Witness } from "./driver.ts";

/** What the provider keys begin with that cases send: where one comes that it is not for, it is known by that. */
export const providerKeyMark = "conform-provider-key-";

/** Path of the canary; the nonce of a case comes after it. */
export const canaryPath = "/canary/";

/** Takes note of all of it. */
export class Notes implements Witness {
  /** `http://127.0.0.1:<port>`, once the server listens. */
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

  /** Notes a request to the canary. @param line Method and path. */
  visited(line: string): void {
    this.#visits.push(line);
  }

  /** Notes a search; the live object says later how it ended. */
  searched(search: Search): void {
    this.#searches.push(search);
  }

  /** Looks for keys in a request that is not for a model. */
  look({ method, url = "/", rawHeaders }: IncomingMessage): void {
    this.lookAt(`${method} ${url.split("?", 1)[0]}`, [url, ...rawHeaders].join("\n"));
  }

  /** Looks for keys in a text. @param where What it is part of. */
  lookAt(where: string, text: string): void {
    if (text.includes(providerKeyMark)) this.#leaks.push({ where, text });
  }
}
