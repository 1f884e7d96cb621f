/**
 * Rate limits for requests per second (token bucket), requests in flight, and open streams. Each process
 * counts separately, so two processes together allow twice the limit.
 */
import { RateLimitedError } from "../errors.ts";

export interface BucketRate {
  requestsPerSecond: number;
  /** Maximum number of requests accepted in quick succession after a pause. */
  burst: number;
}

/**
 * Limits for a project: the request rate for each of its API keys and each user of a token, and the maximum number of open streams.
 */
export interface ProjectRate extends BucketRate {
  streams: number;
}

/** Headers that describe a client's rate limit (draft-ietf-httpapi-ratelimit-headers). */
export interface RateLimitHeaders {
  "RateLimit-Policy": string;
  RateLimit: string;
}

/** The result of counting a request. */
export interface RateLimitResult {
  /** Headers for the response, regardless of whether the request is rejected. */
  headers: RateLimitHeaders;
  /** Set if the request is rejected. */
  error?: RateLimitedError;
}

export interface RateLimiterOptions {
  /**
   * Returns a project's limits, or `undefined` if it has none. `inFlight` limits the number of concurrent
   * requests.
   */
  getRate(projectId: string): (ProjectRate & { inFlight?: number }) | undefined;
  /** A monotonic clock that returns milliseconds. */
  now?: () => number;
}

export class RateLimiter {
  readonly #getRate: RateLimiterOptions["getRate"];
  readonly #now: () => number;
  /** Buckets that are not full, by API key, user of a token, or project. */
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #inFlight = new Slots();
  readonly #streams = new Slots();
  #sweepAt = 0;

  constructor({ getRate, now = () => performance.now() }: RateLimiterOptions) {
    this.#getRate = getRate;
    this.#now = now;
  }

  /**
   * Counts a request. Rejected requests are not counted.
   *
   * @param client Name of the API key (not the key itself) or of a token's user if each of them has its own limit.
   * @returns `undefined` if requests are not limited.
   */
  countRequest(projectId: string, client = projectId): RateLimitResult | undefined {
    const rate = this.#getRate(projectId);
    if (rate === undefined) return undefined;
    const now = this.#now();
    this.#sweep(now, rate);
    const bucket = this.#buckets.get(client) ?? new TokenBucket(rate, now);
    this.#buckets.set(client, bucket);
    const isAllowed = bucket.take(now);
    const headers = buildHeaders(rate, bucket, now);
    return isAllowed
      ? { headers }
      : { headers, error: new RateLimitedError(describeRate(rate), bucket.secondsToNext(now)) };
  }

  /**
   * Acquires one of the project's streams.
   *
   * @returns A function that releases the stream. Subsequent calls do nothing.
   * @throws {RateLimitedError} if all streams are in use.
   */
  openStream(projectId: string): () => void {
    const rate = this.#getRate(projectId);
    if (rate === undefined) return () => {};
    this.#checkStreams(projectId, rate);
    return this.#streams.take(projectId);
  }

  /**
   * Counts a request and acquires its slot and, if needed, its stream until the response is complete.
   * Rejected requests are not counted.
   *
   * @returns A function to call when the request has finished. Subsequent calls do nothing.
   * @throws {RateLimitedError} if a limit is exceeded.
   */
  startRequest(projectId: string, isStream: boolean): () => void {
    const rate = this.#getRate(projectId);
    if (rate === undefined) return () => {};
    const { inFlight = Number.POSITIVE_INFINITY } = rate;
    if (this.#inFlight.count(projectId) >= inFlight) {
      const message = `The limit for requests in flight (${inFlight}) has been reached. Wait until one of them has finished.`;
      throw new RateLimitedError(message, 1);
    }
    if (isStream) this.#checkStreams(projectId, rate);
    const result = this.countRequest(projectId);
    if (result?.error !== undefined) throw result.error;
    const releases = [this.#inFlight.take(projectId), ...(isStream ? [this.#streams.take(projectId)] : [])];
    return () => {
      for (const release of releases) release();
    };
  }

  /** Number of API keys and projects held in memory. */
  get size(): number {
    return new Set([...this.#buckets.keys(), ...this.#inFlight.names(), ...this.#streams.names()]).size;
  }

  #checkStreams(projectId: string, { streams }: ProjectRate): void {
    if (this.#streams.count(projectId) >= streams)
      throw new RateLimitedError(
        `The limit for open streams (${streams}) has been reached. Wait until one of them has ended.`,
        1,
      );
  }

  /** Removes full buckets. Runs at most once in the time that a bucket takes to fill. */
  #sweep(now: number, rate: BucketRate): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + computeFillMs(rate);
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name);
  }
}

/** Slots in use, by name. */
class Slots {
  readonly #used = new Map<string, number>();

  count(name: string): number {
    return this.#used.get(name) ?? 0;
  }

  names(): Iterable<string> {
    return this.#used.keys();
  }

  /**
   * Acquires a slot.
   *
   * @returns A function that releases the slot. Subsequent calls do nothing.
   */
  take(name: string): () => void {
    this.#used.set(name, this.count(name) + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const remaining = this.count(name) - 1;
      if (remaining === 0) this.#used.delete(name);
      else this.#used.set(name, remaining);
    };
  }
}

/**
 * A token bucket. It allows a burst of requests. After that, it allows one request for each token added.
 * Times are in milliseconds.
 */
export class TokenBucket {
  readonly #rate: BucketRate;
  #tokens: number;
  /** The time at which `#tokens` was last updated. */
  #countedAt: number;

  /** Creates a full bucket. */
  constructor(rate: BucketRate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#countedAt = now;
  }

  /**
   * Takes a token.
   *
   * @returns False if no token was available.
   */
  take(now: number): boolean {
    const tokens = this.tokens(now);
    if (tokens < 1) return false;
    this.#tokens = tokens - 1;
    this.#countedAt = now;
    return true;
  }

  /** Returns the number of tokens, which may be fractional. */
  tokens(now: number): number {
    const { requestsPerSecond, burst } = this.#rate;
    return Math.min(burst, this.#tokens + ((now - this.#countedAt) / 1000) * requestsPerSecond);
  }

  /** Returns the whole seconds until the next token. */
  secondsToNext(now: number): number {
    return Math.max(0, Math.ceil((1 - this.tokens(now)) / this.#rate.requestsPerSecond));
  }

  /** Returns true if the bucket is full. */
  isFull(now: number): boolean {
    return this.tokens(now) === this.#rate.burst;
  }
}

/** Returns the time that an empty bucket takes to fill, in milliseconds. */
function computeFillMs({ burst, requestsPerSecond }: BucketRate): number {
  return (burst / requestsPerSecond) * 1000;
}

/** Returns the error message for a request above the rate limit. */
function describeRate({ requestsPerSecond, burst }: BucketRate): string {
  return `Too many requests. The limit is ${requestsPerSecond} per second, with bursts of up to ${burst}.`;
}

/**
 * Builds the headers for a rate limit. The window is the time that an empty bucket takes to fill. The reset
 * time is when the bucket will be full again or, if no requests remain, when the next request is allowed, as
 * in `Retry-After`.
 */
function buildHeaders(rate: BucketRate, bucket: TokenBucket, now: number): RateLimitHeaders {
  const remaining = Math.floor(bucket.tokens(now));
  const window = Math.max(1, Math.ceil(computeFillMs(rate) / 1000));
  const missing = rate.burst - bucket.tokens(now);
  const resetSeconds =
    remaining === 0 ? bucket.secondsToNext(now) : Math.ceil(missing / rate.requestsPerSecond);
  return {
    "RateLimit-Policy": `"requests";q=${rate.burst};w=${window}`,
    RateLimit: `"requests";r=${remaining};t=${resetSeconds}`,
  };
}
