import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TooMany } from "../errors.ts";
import { type ProjectRate, UseLimits } from "./use-limits.ts";

/** Limits with a clock that a test sets. */
function limitsOf(rate: ProjectRate | undefined) {
  const clock = { ms: 5_000 };
  return { clock, limits: new UseLimits({ rateOf: () => rate, now: () => clock.ms }) };
}

describe("requests", () => {
  it("tells what is left, until when, and after which time to come again", () => {
    const { clock, limits } = limitsOf({ requestsPerSecond: 2, burst: 5, streams: 1 });
    const told = () => {
      const { headers, refusal } = limits.request("p", "k") ?? {};
      return [headers?.RateLimit, refusal?.retryAfter];
    };
    expect(limits.request("p", "k")?.headers).toEqual({
      "RateLimit-Policy": '"requests";q=5;w=3',
      RateLimit: '"requests";r=4;t=1',
    });
    expect([told(), told(), told(), told(), told()]).toEqual([
      ['"requests";r=3;t=1', undefined],
      ['"requests";r=2;t=2', undefined],
      ['"requests";r=1;t=2', undefined],
      ['"requests";r=0;t=1', undefined],
      ['"requests";r=0;t=1', 1],
    ]);
    clock.ms += 1_000;
    expect([told(), told(), told()]).toEqual([
      ['"requests";r=1;t=2', undefined],
      ['"requests";r=0;t=1', undefined],
      ['"requests";r=0;t=1', 1],
    ]);
  });

  it("are each key's own, also within one project", () => {
    const { limits } = limitsOf({ requestsPerSecond: 1, burst: 1, streams: 1 });
    const refused = ["k", "k", "other"].map((key) => limits.request("p", key)?.refusal !== undefined);
    expect(refused).toEqual([false, true, false]);
  });

  it("are not limited, and tell nothing, without a rate", () => {
    const { limits } = limitsOf(undefined);
    expect(limits.request("p", "k")).toBeUndefined();
    expect(() => limits.openStream("p")).not.toThrow();
  });

  it("let everybody in who waits as long as it was told, whatever the rate", () => {
    const rates = fc.record({
      requestsPerSecond: fc.integer({ min: 1, max: 50 }),
      burst: fc.integer({ min: 1, max: 20 }),
      streams: fc.constant(1),
    });
    const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(rates, pauses, (rate, waits) => {
        const { clock, limits } = limitsOf(rate);
        for (const wait of waits) {
          clock.ms += wait;
          const { headers, refusal } = limits.request("p", "k") ?? {};
          const [, left, until] = /^"requests";r=(\d+);t=(\d+)$/.exec(headers?.RateLimit ?? "") ?? [];
          expect(Number(left)).toBeLessThanOrEqual(rate.burst);
          if (refusal === undefined) continue;
          expect([Number(left), Number(until)]).toEqual([0, refusal.retryAfter]);
          clock.ms += refusal.retryAfter * 1_000;
          expect(limits.request("p", "k")?.refusal).toBeUndefined();
        }
      }),
    );
  });
});

describe("streams", () => {
  it("are counted by project until they are closed, each once", () => {
    const { limits } = limitsOf({ requestsPerSecond: 1, burst: 1, streams: 2 });
    const full = new TooMany("Streams that may be open at a time: 2. Wait until one ends.", 1);
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
