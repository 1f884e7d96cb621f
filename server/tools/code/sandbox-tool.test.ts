import type { Worker } from "node:worker_threads";
import { describe, expect, it, onTestFinished } from "vitest";
import { callSandboxTool, sandboxTool } from "./sandbox-tools.ts";
import { Sandboxes } from "./sandboxes.ts";
import { ScriptWorker } from "./script-worker.ts";

const maxMemory = 32 * 1024 * 1024;
const hasEnded = "The sandbox was ended. The state from this call and all earlier calls is lost.";
const wasNew = "The sandbox was new. It had no state from earlier calls.";

/** Returns a function that calls the tool with its own set of sandboxes. */
function tool({ timeMs = 10_000 } = {}) {
  const sandboxes = new Sandboxes(() => new ScriptWorker(maxMemory), {
    timeMs,
    maxSandboxes: 4,
    idleMs: 60_000,
  });
  onTestFinished(() => sandboxes.close());
  return async (code: unknown, { key = "p/thr_1", signal = new AbortController().signal } = {}) => {
    const { content, isError } = await callSandboxTool(sandboxes, key, { code } as never, { signal });
    const [block] = content;
    const text = block?.type === "text" ? block.text : "";
    return isError ? `error: ${text}` : text;
  };
}

it("is `run_code`, and describes the state that is kept", () => {
  expect([sandboxTool.name, sandboxTool.inputSchema, sandboxTool.description]).toEqual([
    "run_code",
    {
      type: "object",
      properties: { code: { type: "string", description: "The script" } },
      required: ["code"],
      additionalProperties: false,
    },
    "Runs JavaScript (ECMAScript 2023) in a sandbox and returns the value of the last expression and everything written " +
      "with console.log. There are no files, network, timers or modules, and no top-level await; a promise as the " +
      "last value is awaited. Globals, top-level variables and functions are kept between calls; a `let` or `const` " +
      "cannot be declared again, so assign to it. The state is lost when code exceeds its time or memory limit, and " +
      "after a long idle time.",
  ]);
});

describe("a script's state", () => {
  it("is visible to the next script: globals, variables, functions, promise results [A-002]", async () => {
    const run = tool();
    const source: string[] = [];
    for (const code of [
      "globalThis.a = 1; var b = 2; let c = 3; const d = [4]; function e() { return 5 } class F { g = 6 }; console.log('x')",
      "c++; d.push(7); [a, b, c, d, e(), new F().g]",
      "throw new Error('no')",
      "const later = new Promise((resolve) => { globalThis.settle = resolve }); 0",
      "later.then((value) => { globalThis.settled = value }); settle('late'); settled",
      "settled",
      "let c = 8",
      "c",
    ]) {
      source.push(await run(code));
    }
    expect(source).toEqual([
      '{"output":"x\\n"}',
      '{"value":[1,2,4,[4,7],5,6],"output":""}',
      "error: Error: no\n    at <eval> (code.js:1:10)",
      '{"value":0,"output":""}',
      "error: ReferenceError: settled is not defined\n    at <eval> (code.js:1:71)",
      '{"value":"late","output":""}',
      "error: SyntaxError: redeclaration of 'c'\n    at <eval> (code.js:1:1)",
      '{"value":4,"output":""}',
    ]);
  });

  it("is kept after a stack overflow", async () => {
    const run = tool();
    await run("let a = 1");
    expect((await run("const f = () => f(); f()")).split("\n")[0]).toBe(
      "error: RangeError: Maximum call stack size exceeded",
    );
    expect(await run("a")).toBe('{"value":1,"output":""}');
  });

  it("is not visible to another key, and an error in a new sandbox says that it is new", async () => {
    const run = tool();
    await run("globalThis.a = 1; Array.prototype.map = null");
    expect(await run("typeof a + typeof [].map", { key: "p/thr_2" })).toBe(
      '{"value":"undefinedfunction","output":""}',
    );
    expect(await run("a", { key: "p/thr_3" })).toBe(
      `error: ReferenceError: a is not defined\n    at <eval> (code.js:1:1)\n${wasNew}`,
    );
  });

  it("does not contain the output of earlier calls", async () => {
    const run = tool();
    for (let i = 0; i < 200; i++) {
      expect((await run("Promise.resolve('x'.repeat(99_000))")).length).toBe(99_024);
      expect((await run("Promise.reject('x'.repeat(99_000))")).length).toBeGreaterThan(2_000);
      expect((await run("throw 'x'.repeat(99_000)")).length).toBeGreaterThan(2_000);
    }
  });
});

describe("a script that exceeds a limit ends its sandbox, and the error says so [A-002]", () => {
  it.each([
    ["error: The code did not finish within 500 ms.", "for (;;);", 500],
    [
      `error: The code exceeded its memory limit (${maxMemory} bytes).`,
      "globalThis.all = []; for (;;) all.push(new Uint8Array(1e6))",
      30_000,
    ],
    ["error: RangeError: Maximum call stack size exceeded", "(".repeat(50_000), 30_000],
  ])("%s", async (error, code, timeMs) => {
    const run = tool({ timeMs });
    await run("globalThis.a = 1");
    const lines = (await run(code)).split("\n");
    expect([lines.at(0), lines.at(-1)]).toEqual([error, hasEnded]);
    expect(await run("typeof a")).toBe('{"value":"undefined","output":""}');
  });

  it("with the output so far", async () => {
    expect(await tool({ timeMs: 100 })("console.log('here'); for (;;);")).toBe(
      `error: The code did not finish within 100 ms.\n${hasEnded}\n\nOutput so far:\nhere\n`,
    );
  });
});

it("a lost worker is reported, and the next script gets a new sandbox", async () => {
  const run = tool();
  const workers: Worker[] = [];
  const onWorker = (worker: Worker) => void workers.push(worker);
  process.on("worker", onWorker);
  onTestFinished(() => void process.off("worker", onWorker));
  await run("globalThis.a = 1");
  await workers[0]?.terminate();
  expect(await run("a")).toBe(
    `error: The code returned no result: the sandbox ended without a result. ${hasEnded}`,
  );
  expect(await run("typeof a")).toBe('{"value":"undefined","output":""}');
});

it("a call that is cancelled while running rejects with the reason and ends its sandbox", async () => {
  const run = tool();
  await run("globalThis.a = 1");
  const controller = new AbortController();
  const cancelled = expect(run("for (;;);", { signal: controller.signal })).rejects.toThrow("cancelled");
  // This call is queued before the script with the other key, so the result of that script shows that this
  // call is running.
  await run("1", { key: "p/thr_2" });
  controller.abort(new Error("cancelled"));
  await cancelled;
  expect(await run("typeof a")).toBe('{"value":"undefined","output":""}');
});

it("requires `code`", async () => {
  expect(await tool()(7)).toBe("error: The input must have the string `code`.");
});

it("reports a timeout caused by other code in the same sandbox", async () => {
  const sandboxes = new Sandboxes(() => new ScriptWorker(maxMemory), {
    timeMs: 600_000,
    maxSandboxes: 4,
    idleMs: 60_000,
  });
  onTestFinished(() => sandboxes.close());
  const controller = new AbortController();
  const { signal } = controller;
  const first = callSandboxTool(sandboxes, "p/thr_1", { code: "for (;;);" }, { signal });
  const stopped = expect(first).rejects.toThrow("stop");
  expect(await callSandboxTool(sandboxes, "p/thr_1", { code: "1" }, { signal, timeoutMs: 10 })).toEqual({
    content: [
      {
        type: "text",
        text: "The code could not start within 10 ms because other code is running. Try again.",
      },
    ],
    isError: true,
  });
  controller.abort(new Error("stop"));
  await stopped;
});
