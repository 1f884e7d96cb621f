import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold, waitAtHold } from "./holds.ts";

const never = new AbortController().signal;
const long = 600_000;

describe("holds", () => {
  it("a release ends the waits of all streams together", async () => {
    const name = randomUUID();
    const reached = holdReached(name);
    const waits = [waitAtHold(name, long, never), waitAtHold(name, long, never)];
    await reached;
    await holdReached(name);
    expect(releaseHold(name)).toBe(true);
    await Promise.all(waits);
    expect(releaseHold(name)).toBe(false);
  });

  it("a release does not affect streams that arrive later", async () => {
    const name = randomUUID();
    expect(releaseHold(name)).toBe(false);
    let gone = false;
    const wait = waitAtHold(name, long, never).then(() => {
      gone = true;
    });
    await holdReached(name);
    expect(gone).toBe(false);
    releaseHold(name);
    await wait;
  });

  it("a wait ends at its time limit", async () => {
    const name = randomUUID();
    await waitAtHold(name, 1, never);
    expect(releaseHold(name)).toBe(false);
  });

  it("a wait fails with the signal's reason, before and while it waits", async () => {
    const name = randomUUID();
    const stop = new AbortController();
    const wait = waitAtHold(name, long, stop.signal);
    const reason = new Error("cancelled");
    stop.abort(reason);
    await expect(wait).rejects.toBe(reason);
    await expect(waitAtHold(name, long, stop.signal)).rejects.toBe(reason);
    expect(releaseHold(name)).toBe(false);
  });

  it("an aborted stream does not release the hold for another", async () => {
    const name = randomUUID();
    const stop = new AbortController();
    const first = waitAtHold(name, long, stop.signal);
    const second = waitAtHold(name, long, never);
    stop.abort();
    await expect(first).rejects.toThrow();
    expect(releaseHold(name)).toBe(true);
    await second;
  });
});
