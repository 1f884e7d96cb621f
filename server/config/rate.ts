/** Settings of how much clients may ask of every contract but the gateway, which has its own. */
import type { ProjectRate } from "../core/limits/use-limits.ts";

/** What the file says of it: some of the numbers, or `false` for no limit. */
export type RateContent = false | Partial<ProjectRate>;

/**
 * What may be asked where keys are configured and nothing else is said. A page of one user makes a few requests a
 * message, so this is for thousands of users behind one key; it keeps a loop that went wrong, or one project, from taking
 * all of the server.
 */
export const defaultRate: ProjectRate = { requestsPerSecond: 100, burst: 1000, streams: 1000 };

/** What is said of a project over what is said of every project. */
export function rateOver(shared: RateContent | undefined, own: RateContent | undefined) {
  return own && shared ? { ...shared, ...own } : (own ?? shared);
}

/** The limits that hold; `undefined` for none. @param open Whether the server has no API keys: then there is no default. */
export function settledRate(said: RateContent | undefined, open: boolean): ProjectRate | undefined {
  if (said === false || (said === undefined && open)) return undefined;
  return { ...defaultRate, ...said };
}
