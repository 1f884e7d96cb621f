import type { Worker } from "node:worker_threads";
import { describe, expect, it, onTestFinished } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { createRunCodeTool } from "./run-code.ts";

const maxMemory = 32 * 1024 * 1024;

interface CallOptions {
  timeMs?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
}

function call(code: unknown, { timeMs = 10_000, ...options }: CallOptions = {}) {
  const { run } = createRunCodeTool({ timeMs, maxMemory });
  return run("p", { code } as JsonObject, { signal: new AbortController().signal, ...options });
}

async function run(code: unknown, options: CallOptions = {}): Promise<string> {
  const { content, isError } = await call(code, options);
  const [block] = content;
  const text = block?.type === "text" ? block.text : "";
  return isError ? `error: ${text}` : text;
}

const outOfMemory = `error: The code exceeded its memory limit (${maxMemory} bytes).`;
const formless =
  "error: Thrown: an object that cannot be converted to JSON, for example because it is nested too deeply or circular.";
const tooDeep = "error: RangeError: Maximum call stack size exceeded";

describe("a script returns", () => {
  it.each([
    ["1 + 1", '{"value":2,"output":""}'],
    ["const a = [1, 2]; ({ sum: a[0] + a[1], text: 'ä' })", '{"value":{"sum":3,"text":"ä"},"output":""}'],
    [
      "console.log('a', { b: 1 }, undefined, 2n, new TypeError('t')); console.error('c')",
      '{"output":"a {\\"b\\":1} undefined 2 TypeError: t\\nc\\n"}',
    ],
    ["(async () => { await null; return [await 3]; })()", '{"value":[3],"output":""}'],
    ["() => 1", '{"output":""}'],
    ["null", '{"value":null,"output":""}'],
    ["throw new TypeError('no')", "error: TypeError: no\n    at <eval> (code.js:1:10)"],
    ["throw ''", 'error: Thrown: ""'],
    ["throw 10n", "error: Thrown: 10n"],
    ["throw ['a', { b: null }]", 'error: Thrown: ["a",{"b":null}]'],
    ["let a = []; for (let i = 0; i < 20_000; i++) a = [a]; throw a", formless],
    ["let a = {}; for (let i = 0; i < 20_000; i++) a = { a }; throw a", formless],
    ["let a = {}; for (let i = 0; i < 20_000; i++) a = { a }; Promise.reject(a)", formless],
    ["const a = {}; a.a = a; throw a", formless],
    [
      "let a = {}; for (let i = 0; i < 20_000; i++) a = { a }; a",
      "error: The last value cannot be converted to JSON: RangeError: Maximum call stack size exceeded",
    ],
    ["console.log('first'); throw { a: 1 }", 'error: Thrown: {"a":1}\n\nOutput so far:\nfirst\n'],
    ["1 +", "error: SyntaxError: unexpected token in expression: ''\n    at code.js:1:1"],
    ["Promise.reject(new Error('late'))", "error: Error: late\n    at <eval> (code.js:1:19)"],
    [
      "10n",
      "error: The last value cannot be converted to JSON: TypeError: BigInt are forbidden in JSON.stringify",
    ],
    ["'x'.repeat(200_000)", "error: The last value is 200002 characters of JSON; the limit is 100000."],
    [7, "error: The input must have the string `code`."],
  ])("%s", async (code, expected) => {
    const text = await run(code);
    // Locations within native functions depend on the interpreter.
    expect(text.replace(/\n {4}at \w+ \(native\)/g, "")).toBe(expected);
  });

  it("truncates long output", async () => {
    const text = await run("for (let i = 0; i < 1e5; i++) console.log('0123456789')");
    const { output } = JSON.parse(text) as { output: string };
    expect(output).toBe(`${"0123456789\n".repeat(1819).slice(0, 20_000)}\n(output truncated here)\n`);
  });

  it("keeps no state between calls", async () => {
    expect(await run("globalThis.kept = 1; Array.prototype.map = null; 1")).toBe('{"value":1,"output":""}');
    expect(await run("[typeof kept, typeof Array.prototype.map]")).toBe(
      '{"value":["undefined","function"],"output":""}',
    );
  });
});

describe("a script has no access to", () => {
  it("has ECMAScript and a console, but no host objects", async () => {
    const { value } = JSON.parse(await run("Object.getOwnPropertyNames(globalThis).sort()")) as {
      value: string[];
    };
    const here = new Set(Object.getOwnPropertyNames(globalThis));
    const ours =
      "process require Buffer fetch setTimeout setInterval setImmediate structuredClone WebAssembly module exports global".split(
        " ",
      );
    expect(ours.filter((name) => value.includes(name))).toEqual([]);
    // `InternalError` is specific to QuickJS. All other names exist in every JavaScript engine.
    expect(value.filter((name) => !here.has(name))).toEqual(["InternalError"]);
    expect(value).toContain("console");
  });

  it.each([
    ["console.log.constructor('return typeof process')()", '{"value":"undefined","output":""}'],
    ["import('node:fs').then(() => 'loaded', () => 'refused')", '{"value":"refused","output":""}'],
    // Changed prototypes and intrinsics do not affect the host's code.
    ["Object.prototype.toJSON = () => 'mine'; ({})", '{"value":"mine","output":""}'],
    ["JSON.stringify = () => '}{'; [1]", '{"value":[1],"output":""}'],
    ["Array.prototype.map = () => ({ join: () => 5 }); console.log('x'); 1", '{"value":1,"output":""}'],
    ["({ then(r) { r(1); } , __proto__: null }).x", '{"output":""}'],
    ["({ get a() { throw 1 } })", "error: The last value cannot be converted to JSON: Thrown: 1"],
  ])("%s", async (code, expected) => {
    expect(await run(code)).toBe(expected);
  });
});

describe("limits", () => {
  it.each([
    ["for (;;);"],
    ["try { for (;;); } catch { 1 } finally { for (;;); }"],
    ["/^(a+)+$/.test('a'.repeat(40) + 'b')"],
    ["[2, 1].sort(() => { for (;;); })"],
    ["const again = () => Promise.resolve().then(again); again()"],
    ["({ toJSON() { for (;;); } })"],
    ["throw { get name() { for (;;); }, toJSON() { for (;;); } }"],
  ])("stops at its time limit: %s", async (code) => {
    expect(await run(code, { timeMs: 100 })).toBe("error: The code did not finish within 100 ms.");
  });

  it("keeps the output written before its time limit", async () => {
    expect(await run("console.log('here'); for (;;);", { timeMs: 100 })).toBe(
      "error: The code did not finish within 100 ms.\n\nOutput so far:\nhere\n",
    );
  });

  it("respects the call's time limit as well", async () => {
    expect(await run("for (;;);", { timeoutMs: 50 })).toBe("error: The code did not finish within 50 ms.");
  });

  it.each([
    ["'x'.repeat(1e9)"],
    ["new ArrayBuffer(1e9)"],
    ["const all = []; for (;;) all.push(new Uint8Array(1e6))"],
    ["const all = []; for (;;) all.push(new Array(1000).fill(1))"],
    ["const all = []; for (;;) all.push('x'.repeat(1000) + all.length)"],
    ["const all = {}; for (let i = 0; ; i++) all['key' + i] = { i }"],
    [
      "try { const all = []; for (;;) all.push(new Uint8Array(1e6)); } catch { throw undefined ?? new Uint8Array(1e9) }",
    ],
    ["'a'.repeat(5e6).split('')"],
  ])("stops at its memory limit: %s", async (code) => {
    expect((await run(code)).split("\n")[0]).toBe(outOfMemory);
  });

  it.each([
    ["const f = () => f(); f()"],
    ["JSON.parse('['.repeat(200_000))"],
    ["eval('['.repeat(20_000))"],
    ["let a = []; for (let i = 0; i < 20_000; i++) a = [a]; JSON.stringify(a)"],
  ])("ends deep recursion: %s", async (code) => {
    expect((await run(code)).split("\n")[0]).toBe(tooDeep);
  });

  it("ends with a promise that never settles", async () => {
    expect(await run("new Promise(() => {})")).toBe(
      "error: The code's last value is a promise that never settles.",
    );
  });

  it("does not block the server, and stops when the call is cancelled", async () => {
    const controller = new AbortController();
    const result = call("for (;;);", { timeMs: 600_000, signal: controller.signal });
    const cancelled = expect(result).rejects.toThrow("cancelled");
    expect(await run("1")).toBe('{"value":1,"output":""}');
    controller.abort(new Error("cancelled"));
    await cancelled;
  });
});

/** Counts the threads that are started after this call. */
function countThreads() {
  const count = { started: 0, now: 0, most: 0 };
  const onWorker = (worker: Worker) => {
    count.started++;
    count.most = Math.max(count.most, ++count.now);
    worker.on("exit", () => count.now--);
  };
  process.on("worker", onWorker);
  onTestFinished(() => void process.off("worker", onWorker));
  return count;
}

describe("many calls", () => {
  it("run four at a time", async () => {
    const count = countThreads();
    const calls = Array.from({ length: 10 }, (_, index) => run(`${index}`));
    expect(await Promise.all(calls)).toEqual(
      Array.from({ length: 10 }, (_, index) => `{"value":${index},"output":""}`),
    );
    expect(count).toEqual({ started: 10, now: 0, most: 4 });
  });

  it("remove a call that is cancelled or times out while it waits", async () => {
    const count = countThreads();
    const running = Array.from({ length: 4 }, () => {
      const controller = new AbortController();
      const { signal } = controller;
      const ended = expect(call("for (;;);", { timeMs: 600_000, signal })).rejects.toThrow("stop");
      return { stop: () => controller.abort(new Error("stop")), ended };
    });
    const waiting = new AbortController();
    const cancelled = expect(call("2", { signal: waiting.signal })).rejects.toThrow("cancelled");
    const late = run("3", { timeoutMs: 500 });
    // The wait is longer than the script's time limit, which starts only when the script starts.
    const next = run("4", { timeMs: 400 });
    waiting.abort(new Error("cancelled"));
    await cancelled;
    expect(await late).toBe(
      "error: The code could not start within 500 ms because other code is running. Try again.",
    );
    const [first, ...others] = running;
    first?.stop();
    expect(await next).toBe('{"value":4,"output":""}');
    for (const { stop } of others) stop();
    await Promise.all(running.map(({ ended }) => ended));
    expect(count).toEqual({ started: 5, now: 0, most: 4 });
  });
});
