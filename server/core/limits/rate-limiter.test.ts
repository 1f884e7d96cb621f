import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RateLimitedError } from "../errors.ts";
import type { GatewayRate } from "../settings.ts";
import { type ProjectRate, RateLimiter, TokenBucket } from "./rate-limiter.ts";

it("a bucket allows a burst, then requests at its rate", () => {
  const bucket = new TokenBucket({ requestsPerSecond: 2, burst: 3 }, 1_000);
  const take = (count: number, now: number) => Array.from({ length: count }, () => bucket.take(now));
  expect([take(4, 1_000), bucket.secondsToNext(1_000)]).toEqual([[true, true, true, false], 1]);
  expect(take(1, 1_499)).toEqual([false]);
  expect([take(2, 1_500), bucket.isFull(1_500)]).toEqual([[true, false], false]);
  expect([bucket.isFull(2_999), bucket.isFull(3_000)]).toEqual([false, true]);
  expect(take(4, 60_000)).toEqual([true, true, true, false]);
});

/** Creates a limiter whose clock is set by the test. */
function createProjectLimiter(rate: ProjectRate | undefined) {
  const clock = { ms: 5_000 };
  return { clock, limits: new RateLimiter({ getRate: () => rate, now: () => clock.ms }) };
}

describe("requests", () => {
  it("report the remaining requests, the reset time and when to retry", () => {
    const { clock, limits } = createProjectLimiter({ requestsPerSecond: 2, burst: 5, streams: 1 });
    const readRejection = () => {
      const { headers, error: rejection } = limits.countRequest("p", "k") ?? {};
      return [headers?.RateLimit, rejection?.retryAfter];
    };
    expect(limits.countRequest("p", "k")?.headers).toEqual({
      "RateLimit-Policy": '"requests";q=5;w=3',
      RateLimit: '"requests";r=4;t=1',
    });
    expect([readRejection(), readRejection(), readRejection(), readRejection(), readRejection()]).toEqual([
      ['"requests";r=3;t=1', undefined],
      ['"requests";r=2;t=2', undefined],
      ['"requests";r=1;t=2', undefined],
      ['"requests";r=0;t=1', undefined],
      ['"requests";r=0;t=1', 1],
    ]);
    clock.ms += 1_000;
    expect([readRejection(), readRejection(), readRejection()]).toEqual([
      ['"requests";r=1;t=2', undefined],
      ['"requests";r=0;t=1', undefined],
      ['"requests";r=0;t=1', 1],
    ]);
  });

  it("are counted per key, even within one project", () => {
    const { limits } = createProjectLimiter({ requestsPerSecond: 1, burst: 1, streams: 1 });
    const isRejected = ["k", "k", "other"].map((key) => limits.countRequest("p", key)?.error !== undefined);
    expect(isRejected).toEqual([false, true, false]);
  });

  it("are not limited and have no headers without a rate", () => {
    const { limits } = createProjectLimiter(undefined);
    expect(limits.countRequest("p", "k")).toBeUndefined();
    expect(() => limits.openStream("p")).not.toThrow();
  });

  it("are allowed after the reported delay, at any rate", () => {
    const rates = fc.record({
      requestsPerSecond: fc.integer({ min: 1, max: 50 }),
      burst: fc.integer({ min: 1, max: 20 }),
      streams: fc.constant(1),
    });
    const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(rates, pauses, (rate, waits) => {
        const { clock, limits } = createProjectLimiter(rate);
        for (const wait of waits) {
          clock.ms += wait;
          const { headers, error: rejection } = limits.countRequest("p", "k") ?? {};
          const [, left, until] = /^"requests";r=(\d+);t=(\d+)$/.exec(headers?.RateLimit ?? "") ?? [];
          expect(Number(left)).toBeLessThanOrEqual(rate.burst);
          if (rejection === undefined) continue;
          expect([Number(left), Number(until)]).toEqual([0, rejection.retryAfter]);
          clock.ms += rejection.retryAfter * 1_000;
          expect(limits.countRequest("p", "k")?.error).toBeUndefined();
        }
      }),
    );
  });
});

describe("streams", () => {
  it("are counted by project until they are closed, each once", () => {
    const { limits } = createProjectLimiter({ requestsPerSecond: 1, burst: 1, streams: 2 });
    const full = new RateLimitedError(
      "The limit for open streams (2) has been reached. Wait until one of them has ended.",
      1,
    );
    const close = limits.openStream("p");
    limits.openStream("p");
    expect(() => limits.openStream("p")).toThrow(full);
    limits.openStream("other");
    close();
    close();
    limits.openStream("p");
    expect(() => limits.openStream("p")).toThrow(full);
  });
});

/** Creates a limiter whose clock is set by the test. */
function createLimiter(rate: Partial<GatewayRate> = {}) {
  const clock = { ms: 1_000 };
  const fullRate = { requestsPerSecond: 2, burst: 4, inFlight: 20, streams: 4, ...rate };
  return { clock, limits: new RateLimiter({ getRate: () => fullRate, now: () => clock.ms }) };
}

/** Starts a request. Returns the function that ends it, or the error. */
function tryRequest(limits: RateLimiter, principal: string, isStream: boolean): unknown {
  try {
    return limits.startRequest(principal, isStream);
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    const { message, retryAfter } = error;
    return { message, retryAfter };
  }
}

const anyRelease = expect.any(Function);
const aboveRate = (retryAfter: number) => ({
  message: "Too many requests. The limit is 2 per second, with bursts of up to 4.",
  retryAfter,
});

/** Starts and immediately ends a number of requests. */
function sendRequests(limits: RateLimiter, count: number, principal = "p"): unknown[] {
  return Array.from({ length: count }, () => {
    const result = tryRequest(limits, principal, false);
    if (typeof result === "function") result();
    return result;
  });
}

describe("the rate", () => {
  it("allows a burst, then the configured number of requests per second [G-177]", () => {
    const { clock, limits } = createLimiter();
    expect(sendRequests(limits, 5)).toEqual([anyRelease, anyRelease, anyRelease, anyRelease, aboveRate(1)]);
    clock.ms += 499;
    expect(sendRequests(limits, 1)).toEqual([aboveRate(1)]);
    clock.ms += 1;
    expect(sendRequests(limits, 2)).toEqual([anyRelease, aboveRate(1)]);
    clock.ms += 1_000;
    expect(sendRequests(limits, 3)).toEqual([anyRelease, anyRelease, aboveRate(1)]);
    clock.ms += 3_600_000;
    expect(sendRequests(limits, 5)).toEqual([anyRelease, anyRelease, anyRelease, anyRelease, aboveRate(1)]);
  });

  it("is counted for each principal", () => {
    const { limits } = createLimiter();
    sendRequests(limits, 4, "p");
    expect([...sendRequests(limits, 1, "p"), ...sendRequests(limits, 1, "q")]).toEqual([
      aboveRate(1),
      anyRelease,
    ]);
  });

  it("allows a client that waits for the reported delay, and is never exceeded", () => {
    const rates = fc.record({
      requestsPerSecond: fc.integer({ min: 1, max: 50 }),
      burst: fc.integer({ min: 1, max: 20 }),
    });
    const pauses = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 100 });
    fc.assert(
      fc.property(rates, pauses, (rate, waits) => {
        const { clock, limits } = createLimiter(rate);
        const start = clock.ms;
        let count = 0;
        for (const wait of waits) {
          clock.ms += wait;
          let [result] = sendRequests(limits, 1) as [object];
          if ("retryAfter" in result) {
            clock.ms += (result.retryAfter as number) * 1_000;
            [result] = sendRequests(limits, 1) as [object];
          }
          expect(result).toEqual(anyRelease);
          count += 1;
          const most = rate.burst + ((clock.ms - start) / 1_000) * rate.requestsPerSecond;
          expect(count).toBeLessThanOrEqual(most + 1e-6);
        }
      }),
    );
  });
});

describe("requests in flight", () => {
  it("are counted until they have a response, each once [G-177]", () => {
    const { limits } = createLimiter({ inFlight: 2, burst: 100 });
    const full = {
      message: "The limit for requests in flight (2) has been reached. Wait until one of them has finished.",
      retryAfter: 1,
    };
    const first = limits.startRequest("p", false);
    limits.startRequest("p", true);
    expect(tryRequest(limits, "p", false)).toEqual(full);
    expect(tryRequest(limits, "q", false)).toEqual(anyRelease);
    first();
    first();
    expect([tryRequest(limits, "p", false), tryRequest(limits, "p", false)]).toEqual([anyRelease, full]);
  });

  it("streams are counted separately [G-177]", () => {
    const { limits } = createLimiter({ streams: 1, burst: 100 });
    const full = {
      message: "The limit for open streams (1) has been reached. Wait until one of them has ended.",
      retryAfter: 1,
    };
    const stream = limits.startRequest("p", true);
    expect([tryRequest(limits, "p", true), tryRequest(limits, "p", false)]).toEqual([full, anyRelease]);
    stream();
    expect([tryRequest(limits, "p", true), tryRequest(limits, "p", true)]).toEqual([anyRelease, full]);
  });

  it("rejected requests are not counted", () => {
    const { limits } = createLimiter({ inFlight: 1, burst: 2 });
    const first = limits.startRequest("p", false);
    for (let count = 0; count < 10; count += 1) tryRequest(limits, "p", false);
    first();
    expect(tryRequest(limits, "p", false)).toEqual(anyRelease);
  });
});

describe("buckets in memory", () => {
  it("are kept only for recent requests", () => {
    const { clock, limits } = createLimiter();
    for (let count = 0; count < 10_000; count += 1) {
      sendRequests(limits, 1, `p${count}`);
      clock.ms += 10;
    }
    // A bucket fills in two seconds, and full buckets are removed within another two seconds.
    expect(limits.size).toBeLessThanOrEqual(400);
  });

  it("are kept for requests in flight, no matter how long they take", () => {
    const { clock, limits } = createLimiter({ streams: 1 });
    const stream = limits.startRequest("p", true);
    clock.ms += 3_600_000;
    sendRequests(limits, 1, "q");
    expect([limits.size, typeof tryRequest(limits, "p", true)]).toEqual([2, "object"]);
    stream();
    clock.ms += 3_600_000;
    sendRequests(limits, 1, "r");
    expect(limits.size).toBe(1);
  });
});
