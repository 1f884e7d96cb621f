import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TooMany } from "../errors.ts";
import type { GatewayRate } from "../settings.ts";
import { RequestLimits } from "./request-limits.ts";

/** Limits with a clock that a test sets. */
function limitsOf(rate: Partial<GatewayRate> = {}) {
  const clock = { ms: 1_000 };
  const whole = { requestsPerSecond: 2, burst: 4, inFlight: 20, streams: 4, ...rate };
  return { clock, limits: new RequestLimits(whole, () => clock.ms) };
}

/** What comes of a request: the function for its end, or the refusal. */
function attempt(limits: RequestLimits, principal: string, isStream: boolean): unknown {
  try {
    return limits.enter(principal, isStream);
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    const { message, retryAfter } = error;
    return { message, retryAfter };
  }
}

const entered = expect.any(Function);
const tooFast = (retryAfter: number) => ({
  message: "Requests come too fast. Allowed a second: 2; at once after a pause: 4.",
  retryAfter,
});

/** Enters and leaves at once, so often. */
function enter(limits: RequestLimits, count: number, principal = "p"): unknown[] {
  return Array.from({ length: count }, () => {
    const result = attempt(limits, principal, false);
    if (typeof result === "function") result();
    return result;
  });
}

describe("the rate", () => {
  it("lets a burst in, then as many a second as it says [G-177]", () => {
    const { clock, limits } = limitsOf();
    expect(enter(limits, 5)).toEqual([entered, entered, entered, entered, tooFast(1)]);
    clock.ms += 499;
    expect(enter(limits, 1)).toEqual([tooFast(1)]);
    clock.ms += 1;
    expect(enter(limits, 2)).toEqual([entered, tooFast(1)]);
    clock.ms += 1_000;
    expect(enter(limits, 3)).toEqual([entered, entered, tooFast(1)]);
    clock.ms += 3_600_000;
    expect(enter(limits, 5)).toEqual([entered, entered, entered, entered, tooFast(1)]);
  });

  it("is each principal's own", () => {
    const { limits } = limitsOf();
    enter(limits, 4, "p");
    expect([...enter(limits, 1, "p"), ...enter(limits, 1, "q")]).toEqual([tooFast(1), entered]);
  });

  it("is met by who waits as long as it was told, and never surpassed", () => {
    const rates = fc.record({
      requestsPerSecond: fc.integer({ min: 1, max: 50 }),
      burst: fc.integer({ min: 1, max: 20 }),
    });
    const pauses = fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 100 });
    fc.assert(
      fc.property(rates, pauses, (rate, waits) => {
        const { clock, limits } = limitsOf(rate);
        const start = clock.ms;
        let count = 0;
        for (const wait of waits) {
          clock.ms += wait;
          let [result] = enter(limits, 1) as [object];
          if ("retryAfter" in result) {
            clock.ms += (result.retryAfter as number) * 1_000;
            [result] = enter(limits, 1) as [object];
          }
          expect(result).toEqual(entered);
          count += 1;
          const most = rate.burst + ((clock.ms - start) / 1_000) * rate.requestsPerSecond;
          expect(count).toBeLessThanOrEqual(most + 1e-6);
        }
      }),
    );
  });
});

describe("what is in flight", () => {
  it("counts requests until they are answered, each once [G-177]", () => {
    const { limits } = limitsOf({ inFlight: 2, burst: 100 });
    const full = {
      message: "Requests that may be in flight at a time: 2. Wait until one of them is answered.",
      retryAfter: 1,
    };
    const first = limits.enter("p", false);
    limits.enter("p", true);
    expect(attempt(limits, "p", false)).toEqual(full);
    expect(attempt(limits, "q", false)).toEqual(entered);
    first();
    first();
    expect([attempt(limits, "p", false), attempt(limits, "p", false)]).toEqual([entered, full]);
  });

  it("counts streams by themselves [G-177]", () => {
    const { limits } = limitsOf({ streams: 1, burst: 100 });
    const full = { message: "Streams that may be open at a time: 1. Wait until one ends.", retryAfter: 1 };
    const stream = limits.enter("p", true);
    expect([attempt(limits, "p", true), attempt(limits, "p", false)]).toEqual([full, entered]);
    stream();
    expect([attempt(limits, "p", true), attempt(limits, "p", true)]).toEqual([entered, full]);
  });

  it("costs nothing when it keeps a request out", () => {
    const { limits } = limitsOf({ inFlight: 1, burst: 2 });
    const first = limits.enter("p", false);
    for (let count = 0; count < 10; count += 1) attempt(limits, "p", false);
    first();
    expect(attempt(limits, "p", false)).toEqual(entered);
  });
});

describe("memory", () => {
  it("has those who asked lately only", () => {
    const { clock, limits } = limitsOf();
    for (let count = 0; count < 10_000; count += 1) {
      enter(limits, 1, `p${count}`);
      clock.ms += 10;
    }
    // A bucket fills in two seconds, and is looked at within another two.
    expect(limits.size).toBeLessThanOrEqual(400);
  });

  it("has those who are not answered yet, however long it takes", () => {
    const { clock, limits } = limitsOf({ streams: 1 });
    const stream = limits.enter("p", true);
    clock.ms += 3_600_000;
    enter(limits, 1, "q");
    expect([limits.size, typeof attempt(limits, "p", true)]).toEqual([2, "object"]);
    stream();
    clock.ms += 3_600_000;
    enter(limits, 1, "r");
    expect(limits.size).toBe(1);
  });
});
