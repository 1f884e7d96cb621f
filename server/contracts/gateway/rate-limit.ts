/** How much one principal may ask at a time: a token bucket, and what is in flight (G-177). */
import type { GatewayRate } from "../../config/gateway.ts";

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
  /** Requests that may come now; grows with time. */
  tokens: number;
  /** When `tokens` was right. */
  countedAt: number;
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
    const { requestsPerSecond, burst, inFlight, streams } = this.#rate;
    const usage = this.#usages.get(principal) ?? { tokens: burst, countedAt: now, inFlight: 0, streams: 0 };
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
    const tokens = this.#tokensOf(usage, now);
    if (tokens < 1) {
      const message = `Requests come too fast. Allowed a second: ${requestsPerSecond}; at once after a pause: ${burst}.`;
      return { message, retryAfter: Math.ceil((1 - tokens) / requestsPerSecond) };
    }
    this.#usages.set(principal, usage);
    usage.tokens = tokens - 1;
    usage.countedAt = now;
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

  #tokensOf({ tokens, countedAt }: Usage, now: number): number {
    const { requestsPerSecond, burst } = this.#rate;
    return Math.min(burst, tokens + ((now - countedAt) / 1000) * requestsPerSecond);
  }

  /** Forgets those who are as if they had never asked. Nobody is looked at more often than buckets fill up. */
  #sweep(now: number): void {
    if (now < this.#sweepAt) return;
    const { requestsPerSecond, burst } = this.#rate;
    this.#sweepAt = now + (burst / requestsPerSecond) * 1000;
    for (const [principal, usage] of this.#usages) {
      if (usage.inFlight === 0 && this.#tokensOf(usage, now) === burst) this.#usages.delete(principal);
    }
  }
}
