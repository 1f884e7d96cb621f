/** A token bucket: so many requests at once after a pause, then as many a second as it fills up with. */

/** How fast requests may come. */
export interface BucketRate {
  requestsPerSecond: number;
  /** Requests that may come at once after a pause. */
  burst: number;
}

/** A bucket of one client's; times are milliseconds of a clock that never goes back. */
export class TokenBucket {
  readonly #rate: BucketRate;
  #tokens: number;
  /** When `#tokens` was right. */
  #countedAt: number;

  /** A full bucket. */
  constructor(rate: BucketRate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#countedAt = now;
  }

  /** Takes one token. @returns Whether there was one; if not, nothing is taken. */
  take(now: number): boolean {
    const tokens = this.tokens(now);
    if (tokens < 1) return false;
    this.#tokens = tokens - 1;
    this.#countedAt = now;
    return true;
  }

  /** How many there are now, not always a whole number. */
  tokens(now: number): number {
    const { requestsPerSecond, burst } = this.#rate;
    return Math.min(burst, this.#tokens + ((now - this.#countedAt) / 1000) * requestsPerSecond);
  }

  /** Whole seconds until there is a token. */
  secondsToNext(now: number): number {
    return Math.max(0, Math.ceil((1 - this.tokens(now)) / this.#rate.requestsPerSecond));
  }

  /** Whether it is as if nobody had ever taken one. */
  isFull(now: number): boolean {
    return this.tokens(now) === this.#rate.burst;
  }
}

/** How long an empty bucket takes to be full again, in milliseconds. */
export function fillMs({ burst, requestsPerSecond }: BucketRate): number {
  return (burst / requestsPerSecond) * 1000;
}

/** The refusal of a request that comes too soon, a sentence for people. */
export function tooFast({ requestsPerSecond, burst }: BucketRate): string {
  return `Requests come too fast. Allowed a second: ${requestsPerSecond}; at once after a pause: ${burst}.`;
}
