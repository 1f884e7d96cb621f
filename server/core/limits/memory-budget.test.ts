import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RateLimitedError, ServerBusyError } from "../errors.ts";
import { computeBodyBudget, MemoryBudget } from "./memory-budget.ts";

const budget = () => new MemoryBudget("request bodies", { project: 100, process: 250 });

describe("the budget of request bodies", () => {
  it("rejects bytes above a project's share, and keeps the reservation", () => {
    const bodies = budget();
    const first = bodies.reserve("a");
    first.reserve(60);
    const second = bodies.reserve("a");
    expect(() => second.reserve(41)).toThrow(
      new RateLimitedError(
        "A project's request bodies may use at most 100 bytes of memory, and this request would exceed that limit. Send it again when other requests have finished.",
        1,
      ),
    );
    second.reserve(40);
    expect(() => first.reserve(61)).toThrow(RateLimitedError);
    first.reserve(10);
    expect(bodies.total).toBe(50);
    bodies.reserve("b").reserve(100);
    expect(bodies.total).toBe(150);
  });

  it("rejects bytes above the total of the process, for every project", () => {
    const bodies = budget();
    for (const project of ["a", "b"]) bodies.reserve(project).reserve(100);
    const third = bodies.reserve("c");
    expect(() => third.reserve(51)).toThrow(ServerBusyError);
    third.reserve(50);
    expect(bodies.total).toBe(250);
  });

  it("releases all bytes once, even for a body that is still arriving", () => {
    const bodies = budget();
    const body = bodies.reserve("a");
    body.reserve(100);
    body.release();
    body.reserve(50);
    body.release();
    expect(bodies.total).toBe(0);
    bodies.reserve("a").reserve(100);
  });

  it("is never exceeded, and is empty when all bodies are released", () => {
    const step = fc.record({ body: fc.nat(9), bytes: fc.option(fc.nat(120), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const bodies = budget();
        const held = Array.from({ length: 10 }, () => 0);
        const open = held.map((_, index) => bodies.reserve(`${index % 4}`));
        const sum = (of: number[]) => of.reduce((total, bytes) => total + bytes, 0);
        for (const { body, bytes } of steps) {
          try {
            if (bytes === undefined) open[body]?.release();
            else open[body]?.reserve(bytes);
          } catch {
            expect(bytes).toBeGreaterThan(held[body] ?? 0);
            continue;
          }
          if (bytes === undefined) open[body] = bodies.reserve(`${body % 4}`);
          held[body] = bytes ?? 0;
          expect(bodies.total).toBe(sum(held));
          expect(bodies.total).toBeLessThanOrEqual(250);
          for (const project of [0, 1, 2, 3])
            expect(sum(held.filter((_, index) => index % 4 === project))).toBeLessThanOrEqual(100);
        }
        for (const body of open) body.release();
        expect(bodies.total).toBe(0);
      }),
    );
  });
});

it.each([
  [10 * 1024 ** 2, { project: 57_943_040, process: 231_772_160 }],
  [1_000, { project: 16_004_000, process: 64_016_000 }],
])(
  "a project may always send one body of %i bytes with 250,000 values in two-byte characters",
  (max, want) => {
    expect(computeBodyBudget(max)).toEqual(want);
    const body = new MemoryBudget("request bodies", want).reserve("a");
    body.reserve(2 * max + 250_000 * 64);
  },
);
