/** The tool `run_code`: JavaScript in a sandbox. */
import { Worker } from "node:worker_threads";
import type { BuiltInTools } from "../../config/project-settings.ts";
import type { NativeTool } from "../native.ts";
import { failure } from "../outcome.ts";
import type { Evaluation, ScriptLimits } from "./evaluate.ts";
import { Turns } from "./turns.ts";

/** Time for what the interpreter does not interrupt itself, in milliseconds; then the thread is ended. */
const graceMs = 1_000;

/** The threads of this process, of all runs and projects: each takes a core and its memory. */
const threads = new Turns(4);

/**
 * `run_code`, input `{code}`. Each call has a thread and an interpreter of its own, which end with it: nothing is
 * kept from call to call, and the server goes on meanwhile. At most four run at once, and the others wait; their own
 * time counts from their start, that of the call from its beginning.
 *
 * The result is JSON: `value`, that of the last expression, and `output`, what went to `console`.
 */
export function runCodeTool(settings: NonNullable<BuiltInTools["runCode"]>): NativeTool {
  return {
    tool: {
      name: "run_code",
      description:
        "Runs JavaScript (ECMAScript 2023) in a sandbox and gives the value of the last expression and what was " +
        "written with console.log. There are no files, network, timers or modules, and no top-level await; a " +
        "promise as the last value is awaited. Nothing is kept between calls.",
      inputSchema: {
        type: "object",
        properties: { code: { type: "string", description: "The script" } },
        required: ["code"],
        additionalProperties: false,
      },
      repeatable: true,
    },
    async run(_projectId, { code }, { signal, timeoutMs = Number.POSITIVE_INFINITY }) {
      if (typeof code !== "string") return failure("The input must have `code`, a string.");
      const waitedMs = await threads.begin(signal, timeoutMs);
      if (waitedMs === undefined) {
        return failure(
          `The code could not start within ${timeoutMs} ms, because other code is running; try again.`,
        );
      }
      let evaluation: Evaluation;
      try {
        const timeMs = Math.min(settings.timeMs, Math.max(1, Math.ceil(timeoutMs - waitedMs)));
        evaluation = await evaluateInThread(code, { timeMs, maxMemory: settings.maxMemory }, signal);
      } finally {
        threads.end();
      }
      const { output } = evaluation;
      if ("error" in evaluation) {
        return failure(output === "" ? evaluation.error : `${evaluation.error}\n\nOutput before:\n${output}`);
      }
      const { value } = evaluation;
      const text = `{${value === undefined ? "" : `"value":${value},`}"output":${JSON.stringify(output)}}`;
      return { content: [{ type: "text", text }], isError: false };
    },
  };
}

/** @throws the reason of `signal`; an Error when the thread died, of which only the sentence is told. */
async function evaluateInThread(
  code: string,
  limits: ScriptLimits,
  signal: AbortSignal,
): Promise<Evaluation> {
  signal.throwIfAborted();
  // Its output is kept off ours: an interpreter that gives up writes there.
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { code, limits },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Evaluation>();
  const stop = () => reject(signal.reason);
  const overdue = setTimeout(
    () => resolve({ error: `The code did not end within ${limits.timeMs} ms.`, output: "" }),
    limits.timeMs + graceMs,
  );
  signal.addEventListener("abort", stop);
  worker.on("message", resolve);
  worker.on("error", () => reject(new Error("the sandbox broke down; try simpler code.")));
  worker.on("exit", () => reject(new Error("the sandbox ended without a result.")));
  try {
    return await promise;
  } finally {
    clearTimeout(overdue);
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
