/**
 * How much clients may ask of the contracts: requests by API key, streams by project. Each process counts by itself, so
 * of several ones each has a share of its own.
 */

import { TooMany } from "../errors.ts";
import { type BucketRate, fillMs, TokenBucket, tooFast } from "./token-bucket.ts";

/** Most that may be asked at a time: requests by one API key, streams by one project. Each process counts by itself. */
export interface ProjectRate extends BucketRate {
  /** Streams that may be open. */
  streams: number;
}

/** Headers that tell a client of its limit (draft-ietf-httpapi-ratelimit-headers). */
export interface RateLimitHeaders {
  "RateLimit-Policy": string;
  RateLimit: string;
}

/** Whether a request comes too soon, and what to tell its client of the limit in any case. */
export interface Verdict {
  headers: RateLimitHeaders;
  refusal?: TooMany;
}

/** The limits that projects have. */
export interface UseLimitsOptions {
  /** What a project may ask; `undefined` for no limit. */
  rateOf(projectId: string): ProjectRate | undefined;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

export class UseLimits {
  readonly #rateOf: UseLimitsOptions["rateOf"];
  readonly #now: () => number;
  /** Of each key that was used lately. There are no more than are configured. */
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #streams = new Map<string, number>();

  constructor({ rateOf, now = () => performance.now() }: UseLimitsOptions) {
    this.#rateOf = rateOf;
    this.#now = now;
  }

  /**
   * Counts a request; one that is refused does not count.
   *
   * @param key Names the API key; not the key itself.
   * @returns `undefined` where requests are not limited.
   */
  request(projectId: string, key: string): Verdict | undefined {
    const rate = this.#rateOf(projectId);
    if (rate === undefined) return undefined;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? new TokenBucket(rate, now);
    this.#buckets.set(key, bucket);
    const isIn = bucket.take(now);
    const headers = headersOf(rate, bucket, now);
    return isIn ? { headers } : { headers, refusal: new TooMany(tooFast(rate), bucket.secondsToNext(now)) };
  }

  /**
   * Takes a place for a stream of a project's.
   *
   * @returns Gives the place back; only the first call counts.
   * @throws {TooMany} when all are taken.
   */
  openStream(projectId: string): () => void {
    const rate = this.#rateOf(projectId);
    if (rate === undefined) return () => {};
    const { streams } = rate;
    const open = this.#streams.get(projectId) ?? 0;
    if (open >= streams)
      throw new TooMany(`Streams that may be open at a time: ${streams}. Wait until one ends.`, 1);
    this.#streams.set(projectId, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#streams.set(projectId, (this.#streams.get(projectId) ?? 1) - 1);
    };
  }
}

/**
 * The window is the time in which an empty bucket fills up. What is left holds until the bucket is full again, or, with
 * nothing left, until the next request may come, as `Retry-After` says it.
 */
function headersOf(rate: ProjectRate, bucket: TokenBucket, now: number): RateLimitHeaders {
  const left = Math.floor(bucket.tokens(now));
  const window = Math.max(1, Math.ceil(fillMs(rate) / 1000));
  const missing = rate.burst - bucket.tokens(now);
  const until = left === 0 ? bucket.secondsToNext(now) : Math.ceil(missing / rate.requestsPerSecond);
  return {
    "RateLimit-Policy": `"requests";q=${rate.burst};w=${window}`,
    RateLimit: `"requests";r=${left};t=${until}`,
  };
}
