/** How much one principal may request at a time: a token bucket, requests in flight, and streams (G-177). */
import { TooMany } from "../errors.ts";
import type { GatewayRate } from "../settings.ts";
import { fillMs, TokenBucket, tooFast } from "./token-bucket.ts";

interface Usage {
  bucket: TokenBucket;
  inFlight: number;
  streams: number;
}

/** The limits of all principals. */
export class RequestLimits {
  readonly #rate: GatewayRate;
  readonly #now: () => number;
  /** Principals with a recent request, or one in flight. */
  readonly #usages = new Map<string, Usage>();
  #sweepAt = 0;

  /** @param now A clock that never goes back, in milliseconds. */
  constructor(rate: GatewayRate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /**
   * Counts a request; one that is refused does not count.
   *
   * @returns A function for its end, when it is answered or its client has left; only the first call counts.
   * @throws {TooMany} if it comes too soon, or beside too many others.
   */
  enter(principal: string, isStream: boolean): () => void {
    const now = this.#now();
    this.#sweep(now);
    const { inFlight, streams } = this.#rate;
    const bucket = () => new TokenBucket(this.#rate, now);
    const usage = this.#usages.get(principal) ?? { bucket: bucket(), inFlight: 0, streams: 0 };
    if (usage.inFlight >= inFlight) {
      const message = `Requests that may be in flight at a time: ${inFlight}. Wait until one of them is answered.`;
      throw new TooMany(message, 1);
    }
    if (isStream && usage.streams >= streams) {
      throw new TooMany(`Streams that may be open at a time: ${streams}. Wait until one ends.`, 1);
    }
    if (!usage.bucket.take(now)) throw new TooMany(tooFast(this.#rate), usage.bucket.secondsToNext(now));
    this.#usages.set(principal, usage);
    usage.inFlight += 1;
    if (isStream) usage.streams += 1;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      usage.inFlight -= 1;
      if (isStream) usage.streams -= 1;
    };
  }

  /** Number of principals that are remembered. */
  get size(): number {
    return this.#usages.size;
  }

  /** Forgets principals with a full bucket and nothing in flight. Runs no more often than a bucket takes to fill. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + fillMs(this.#rate);
    for (const [principal, { bucket, inFlight }] of this.#usages) {
      if (inFlight === 0 && bucket.isFull(now)) this.#usages.delete(principal);
    }
  }
}
