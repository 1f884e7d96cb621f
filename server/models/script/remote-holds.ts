/** Holds that another process releases, by answering a request. */
import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { ModelError } from "../../core/errors.ts";
import type { waitAtHold } from "./holds.ts";

/** How a stream waits at a hold. */
export type WaitAtHold = typeof waitAtHold;

/**
 * Waits at holds by `GET <url>/<name>`: the stream goes on when that is answered with 200.
 *
 * @param url Address of the holds, without a `/` at the end.
 * @returns A wait that ends by itself when its time is up, and throws the signal's reason as soon as that fires, or a
 *   ModelError `HOLD_FAILED` for any other answer, and for none.
 */
export function remoteHolds(url: string): WaitAtHold {
  return async (name, ms, signal) => {
    signal.throwIfAborted();
    const over = AbortSignal.timeout(ms);
    const failed = (problem: string) =>
      new ModelError("HOLD_FAILED", `The hold ${JSON.stringify(name)} cannot be waited at: ${problem}.`);
    try {
      const status = await statusOf(`${url}/${encodeURIComponent(name)}`, AbortSignal.any([signal, over]));
      if (status !== 200) throw failed(`SCRIPT_HOLDS_URL answered with status ${status}`);
    } catch (error) {
      signal.throwIfAborted();
      if (over.aborted) return;
      if (error instanceof ModelError) throw error;
      throw failed(
        `SCRIPT_HOLDS_URL cannot be reached (${(error as NodeJS.ErrnoException).code ?? "no answer"})`,
      );
    }
  };
}

/** Not by `fetch`, which gives up on an answer that takes more than five minutes. */
function statusOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  const get = url.startsWith("https:") ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    // A connection of its own for every hold, so that no hold waits behind another.
    const request = get(url, { signal, agent: false }, (response) => {
      response.resume();
      response.on("error", () => {});
      resolve(response.statusCode);
    });
    request.on("error", reject);
  });
}
