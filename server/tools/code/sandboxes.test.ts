import { afterEach, describe, expect, it, vi } from "vitest";
import type { Evaluation } from "./interpreter.ts";
import { Sandboxes } from "./sandboxes.ts";
import type { Sandbox, ScriptOptions } from "./script-worker.ts";

const bounds = { timeMs: 1_000, maxSandboxes: 4, idleMs: 60_000 };
const { signal } = new AbortController();

/**
 * A fake sandbox. The script `break` exceeds a limit, `throw` crashes, `time` returns its time limit, and
 * `hold` waits until the test releases it. Any other script returns the number of scripts run so far.
 */
class PlayedSandbox implements Sandbox {
  readonly scripts: string[] = [];
  isEnded = false;
  readonly #hold = Promise.withResolvers<Evaluation>();

  async evaluate(code: string, options: ScriptOptions): Promise<Evaluation> {
    if (this.isEnded) throw new Error("This sandbox has ended.");
    this.scripts.push(code);
    if (code === "break") return { error: "too much", isBroken: true, output: "" };
    if (code === "throw") throw new Error("broke down");
    if (code === "time") return { value: `${options.timeMs}`, output: "" };
    if (code !== "hold") return { value: `${this.scripts.length}`, output: "" };
    const aborted = Promise.withResolvers<never>();
    options.signal.addEventListener("abort", () => aborted.reject(options.signal.reason));
    return Promise.race([this.#hold.promise, aborted.promise]);
  }

  release(): void {
    this.#hold.resolve({ value: '"held"', output: "" });
  }

  async end(): Promise<void> {
    this.isEnded = true;
    this.#hold.reject(new Error("ended"));
    this.#hold.promise.catch(() => {});
  }
}

function played() {
  const made: PlayedSandbox[] = [];
  const make = () => {
    const sandbox = new PlayedSandbox();
    made.push(sandbox);
    return sandbox;
  };
  const sandboxes = new Sandboxes(make, bounds);
  return {
    made,
    sandboxes,
    run: (key: string, code = "count", options: { signal?: AbortSignal; timeoutMs?: number } = {}) =>
      sandboxes.evaluate(key, code, { signal, ...options }),
    ended: () => made.map(({ isEnded }) => isEnded),
  };
}

afterEach(() => void vi.useRealTimers());

it("creates a sandbox at the first script of a key, and keeps it for the next ones [A-002]", async () => {
  const { made, run } = played();
  expect(made).toEqual([]);
  expect([await run("a"), await run("b"), await run("a")]).toEqual([
    { value: "1", output: "", isNew: true },
    { value: "1", output: "", isNew: true },
    { value: "2", output: "", isNew: false },
  ]);
  expect(made.length).toBe(2);
});

it("runs the scripts of one key one after another, in order", async () => {
  const { made, run, sandboxes } = played();
  const held = sandboxes.evaluate("a", "hold", { signal });
  const next = [run("a", "second"), run("a", "third")];
  await run("b");
  expect(made[0]?.scripts).toEqual(["hold"]);
  made[0]?.release();
  expect([await held, ...(await Promise.all(next))]).toEqual([
    { value: '"held"', output: "", isNew: true },
    { value: "2", output: "", isNew: false },
    { value: "3", output: "", isNew: false },
  ]);
  expect(made[0]?.scripts).toEqual(["hold", "second", "third"]);
});

it("limits a script to its own time limit, or the rest of the call's", async () => {
  const { run } = played();
  expect([await run("a", "time"), await run("a", "time", { timeoutMs: 50.5 })]).toEqual([
    { value: "1000", output: "", isNew: true },
    { value: "51", output: "", isNew: false },
  ]);
});

describe("the number of sandboxes", () => {
  it("is limited: the least recently used one is ended", async () => {
    const { run, ended } = played();
    for (const key of ["a", "b", "c", "d", "a", "e"]) await run(key);
    expect(ended()).toEqual([false, true, false, false, false]);
    expect(await run("b")).toEqual({ value: "1", output: "", isNew: true });
    expect(ended()).toEqual([false, true, true, false, false, false]);
  });

  it("is limited when several are created concurrently", async () => {
    const { made, run, ended } = played();
    for (const key of ["a", "b", "c", "d"]) await run(key);
    await Promise.all(["e", "f", "g", "h"].map((key) => run(key)));
    expect(made.length).toBe(8);
    expect(ended()).toEqual([true, true, true, true, false, false, false, false]);
  });

  it("does not end a running sandbox", async () => {
    const { made, run, ended, sandboxes } = played();
    const held = sandboxes.evaluate("a", "hold", { signal });
    for (const key of ["b", "c", "d", "e"]) await run(key);
    expect(ended()).toEqual([false, true, false, false, false]);
    made[0]?.release();
    expect(await held).toEqual({ value: '"held"', output: "", isNew: true });
  });

  it("is at least the number of scripts that may run at once", () => {
    expect(() => new Sandboxes(() => new PlayedSandbox(), { ...bounds, maxSandboxes: 3 })).toThrow(
      new RangeError("maxSandboxes must be at least 4, the number of scripts that may run at once; it is 3."),
    );
  });
});

it("ends a sandbox after its idle time, measured from its last script", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { run, ended } = played();
  await run("a");
  await vi.advanceTimersByTimeAsync(bounds.idleMs - 1);
  expect(ended()).toEqual([false]);
  expect(await run("a")).toEqual({ value: "2", output: "", isNew: false });
  await vi.advanceTimersByTimeAsync(bounds.idleMs - 1);
  expect(ended()).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended()).toEqual([true]);
  expect(vi.getTimerCount()).toBe(0);
  expect(await run("a")).toEqual({ value: "1", output: "", isNew: true });
});

it("does not treat a running script as idle time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { made, run, ended, sandboxes } = played();
  await run("a");
  const held = sandboxes.evaluate("a", "hold", { signal });
  await vi.advanceTimersByTimeAsync(2 * bounds.idleMs);
  made[0]?.release();
  expect(await held).toEqual({ value: '"held"', output: "", isNew: false });
  expect(ended()).toEqual([false]);
});

describe("a sandbox ends after a script that", () => {
  it("exceeds a limit", async () => {
    const { run, ended } = played();
    await run("a");
    expect(await run("a", "break")).toEqual({ error: "too much", isBroken: true, output: "", isNew: false });
    expect(ended()).toEqual([true]);
    expect(await run("a")).toEqual({ value: "1", output: "", isNew: true });
  });

  it("crashes it", async () => {
    const { run, ended } = played();
    await expect(run("a", "throw")).rejects.toThrow(new Error("broke down"));
    expect(ended()).toEqual([true]);
    expect(await run("a")).toEqual({ value: "1", output: "", isNew: true });
  });

  it("is cancelled, and the next script gets a new sandbox", async () => {
    const { made, run, ended, sandboxes } = played();
    const controller = new AbortController();
    const held = sandboxes.evaluate("a", "hold", { signal: controller.signal });
    const next = run("a");
    await run("b");
    controller.abort(new Error("cancelled"));
    await expect(held).rejects.toThrow(new Error("cancelled"));
    expect(await next).toEqual({ value: "1", output: "", isNew: true });
    expect(ended()).toEqual([true, false, false]);
    expect(made[0]?.scripts).toEqual(["hold"]);
  });
});

it("a script that is cancelled or times out while waiting does not affect the sandbox", async () => {
  const { made, run, ended, sandboxes } = played();
  const held = sandboxes.evaluate("a", "hold", { signal });
  const controller = new AbortController();
  const cancelled = run("a", "second", { signal: controller.signal });
  controller.abort(new Error("cancelled"));
  await expect(cancelled).rejects.toThrow(new Error("cancelled"));
  expect(await run("a", "third", { timeoutMs: 1 })).toBeUndefined();
  made[0]?.release();
  await held;
  expect(await run("a")).toEqual({ value: "2", output: "", isNew: false });
  expect(ended()).toEqual([false]);
});

it("closing ends all sandboxes, running and waiting scripts, and prevents new ones", async () => {
  const { made, run, ended, sandboxes } = played();
  await run("a");
  const held = sandboxes.evaluate("b", "hold", { signal });
  const waiting = run("b");
  await run("a");
  const endings = [
    expect(held).rejects.toThrow(new Error("ended")),
    expect(waiting).rejects.toThrow(new Error("the server is stopping.")),
  ];
  await sandboxes.close();
  await Promise.all(endings);
  await expect(run("c")).rejects.toThrow(new Error("the server is stopping."));
  expect(made.length).toBe(2);
  expect(ended()).toEqual([true, true]);
});
