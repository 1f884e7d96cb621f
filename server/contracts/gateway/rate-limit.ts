/** How much one principal may ask at a time: a token bucket, and what is in flight (G-177). */

import { fillMs, TokenBucket, tooFast } from "../../core/limits/token-bucket.ts";
import type { GatewayRate } from "../../core/settings.ts";

/** A request that was let in. */
export interface Entered {
  /** Tells that it is answered, or its client gone; only the first time counts. */
  leave(): void;
}

/** A request that comes too soon, or beside too many others. */
export interface TooMany {
  /** A sentence for the client. */
  message: string;
  /** Whole seconds after which it may be tried again. */
  retryAfter: number;
}

interface Usage {
  /** Requests that may come now. */
  bucket: TokenBucket;
  inFlight: number;
  streams: number;
}

export class RateLimits {
  readonly #rate: GatewayRate;
  readonly #now: () => number;
  /** Those who asked lately, or have something in flight. */
  readonly #usages = new Map<string, Usage>();
  #sweepAt = 0;

  /** @param now A clock that never goes back, in milliseconds. */
  constructor(rate: GatewayRate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Lets a request in, or not: one that is not let in counts for nothing. */
  enter(principal: string, isStream: boolean): Entered | TooMany {
    const now = this.#now();
    this.#sweep(now);
    const { inFlight, streams } = this.#rate;
    const bucket = () => new TokenBucket(this.#rate, now);
    const usage = this.#usages.get(principal) ?? { bucket: bucket(), inFlight: 0, streams: 0 };
    if (usage.inFlight >= inFlight) {
      const message = `Requests that may be in flight at a time: ${inFlight}. Wait until one of them is answered.`;
      return { message, retryAfter: 1 };
    }
    if (isStream && usage.streams >= streams) {
      return {
        message: `Streams that may be open at a time: ${streams}. Wait until one ends.`,
        retryAfter: 1,
      };
    }
    if (!usage.bucket.take(now))
      return { message: tooFast(this.#rate), retryAfter: usage.bucket.secondsToNext(now) };
    this.#usages.set(principal, usage);
    usage.inFlight += 1;
    if (isStream) usage.streams += 1;
    let isIn = true;
    return {
      leave() {
        if (!isIn) return;
        isIn = false;
        usage.inFlight -= 1;
        if (isStream) usage.streams -= 1;
      },
    };
  }

  /** How many principals are remembered. */
  get size(): number {
    return this.#usages.size;
  }

  /** Forgets those who are as if they had never asked. Nobody is looked at more often than buckets fill up. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + fillMs(this.#rate);
    for (const [principal, { bucket, inFlight }] of this.#usages) {
      if (inFlight === 0 && bucket.isFull(now)) this.#usages.delete(principal);
    }
  }
}
