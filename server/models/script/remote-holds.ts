/** Waits at holds that another process releases by responding to a request. */
import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { ModelError } from "../../core/errors.ts";
import type { waitAtHold } from "./holds.ts";

/** Waits at a hold until the hold is released. */
export type WaitAtHold = typeof waitAtHold;

/**
 * Creates a function that waits at a hold by requesting `GET <url>/<name>`. The stream continues when the
 * response status is 200.
 *
 * @param url Base URL of the holds, without a trailing `/`.
 * @returns A function that returns when the hold is released or its time limit expires, throws the signal's
 * reason as soon as the signal is aborted, and throws ModelError `HOLD_FAILED` if the response has any other
 * status or never arrives.
 */
export function createRemoteHolds(url: string): WaitAtHold {
  return async (name, ms, signal) => {
    signal.throwIfAborted();
    const timeLimit = AbortSignal.timeout(ms);
    const createError = (problem: string) =>
      new ModelError("HOLD_FAILED", `Waiting at the hold ${JSON.stringify(name)} failed: ${problem}.`);
    try {
      const status = await requestStatus(
        `${url}/${encodeURIComponent(name)}`,
        AbortSignal.any([signal, timeLimit]),
      );
      if (status !== 200) throw createError(`SCRIPT_HOLDS_URL responded with status ${status}`);
    } catch (error) {
      signal.throwIfAborted();
      if (timeLimit.aborted) return;
      if (error instanceof ModelError) throw error;
      throw createError(
        `SCRIPT_HOLDS_URL cannot be reached (${(error as NodeJS.ErrnoException).code ?? "no response"})`,
      );
    }
  };
}

/**
 * Requests a URL and returns the status. `fetch` cannot be used, because it times out after five minutes
 * without a response.
 */
function requestStatus(url: string, signal: AbortSignal): Promise<number | undefined> {
  const get = url.startsWith("https:") ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    // Each hold uses its own connection, so that holds do not queue behind each other.
    const request = get(url, { signal, agent: false }, (response) => {
      response.resume();
      response.on("error", () => {});
      resolve(response.statusCode);
    });
    request.on("error", reject);
  });
}
