import { describe, expect, it } from "vitest";
import { Holds } from "./holds.ts";

const never = new AbortController().signal;

describe("Holds", () => {
  it("continues waiting requests when a hold is released", async () => {
    const holds = new Holds();
    const waits = [holds.wait("t.a", never), holds.wait("t.a", never)];
    holds.release("t.a");
    expect(await Promise.all(waits)).toEqual([true, true]);
  });

  it("remembers that a hold was reached until it is released", async () => {
    const holds = new Holds();
    const first = holds.wait("t.a", never);
    await holds.waitUntilReached("t.a");
    holds.release("t.a");
    await first;
    const again = holds.waitUntilReached("t.a");
    expect(await Promise.race([again, Promise.resolve("not yet")])).toBe("not yet");
    void holds.wait("t.a", never);
    await again;
  });

  it("reports a request that left before the release", async () => {
    const holds = new Holds();
    const gone = new AbortController();
    const left = holds.waitUntilLeft("t.a");
    const wait = holds.wait("t.a", gone.signal);
    expect(await Promise.race([left, Promise.resolve("not yet")])).toBe("not yet");
    gone.abort();
    await Promise.all([left, holds.waitUntilLeft("t.a")]);
    expect(await wait).toBe(false);
    holds.releaseScript("t");
    expect(await Promise.race([holds.waitUntilLeft("t.a"), Promise.resolve("forgotten")])).toBe("forgotten");
  });

  it("throws if nothing waits at a released hold", () => {
    expect(() => new Holds().release("t.a")).toThrow(
      'No request is waiting at the hold "t.a": add a `reached` step before `release`.',
    );
  });

  it("forgets a request whose connection closes", async () => {
    const holds = new Holds();
    const gone = new AbortController();
    const wait = holds.wait("t.a", gone.signal);
    gone.abort();
    expect(await wait).toBe(false);
    await holds.waitUntilReached("t.a");
    holds.release("t.a");
    expect(() => holds.release("t.a")).toThrow("No request is waiting");
    expect(await holds.wait("t.a", gone.signal)).toBe(false);
  });

  it("forgets requests of a killed process", async () => {
    const holds = new Holds();
    const killed = new AbortController();
    const first = holds.wait("t.a", killed.signal);
    await holds.waitUntilReached("t.a");
    holds.forget();
    const again = holds.waitUntilReached("t.a");
    expect(await Promise.race([again, Promise.resolve("not yet")])).toBe("not yet");
    const second = holds.wait("t.a", never);
    await again;
    killed.abort();
    expect(await first).toBe(false);
    holds.release("t.a");
    expect(await second).toBe(true);
  });

  it("releases all present and future holds of a script, and no others", async () => {
    const holds = new Holds();
    const wait = holds.wait("t.1.a", never);
    const other = holds.wait("t.10.a", never);
    holds.releaseScript("t.1");
    expect(await wait).toBe(true);
    expect(await holds.wait("t.1.b", never)).toBe(true);
    holds.release("t.10.a");
    expect(await other).toBe(true);
  });
});
