/** The tool `run_code`: JavaScript in a sandbox. */
import type { BuiltInTools } from "../../core/settings.ts";
import type { NativeTool } from "../native.ts";
import { codeOutcome, codeTool, noCode, noTurn } from "./code-tool.ts";
import type { Evaluation } from "./interpreter.ts";
import type { ScriptOptions } from "./sandbox.ts";
import { ScriptWorker, scriptTurns } from "./script-worker.ts";

/**
 * `run_code`, input `{code}`. Each call has a worker and an interpreter of its own, which end with it: nothing is
 * kept from call to call, and the server goes on meanwhile. At most four scripts run at once, and the others wait;
 * their own time counts from their start, that of the call from its beginning.
 *
 * The result is JSON: `value`, that of the last expression, and `output`, what went to `console`.
 */
export function runCodeTool(settings: NonNullable<BuiltInTools["runCode"]>): NativeTool {
  return {
    tool: codeTool("Nothing is kept between calls."),
    async run(_projectId, { code }, { signal, timeoutMs = Number.POSITIVE_INFINITY }) {
      if (typeof code !== "string") return noCode();
      const waitedMs = await scriptTurns.begin(signal, timeoutMs);
      if (waitedMs === undefined) return noTurn(timeoutMs);
      try {
        const timeMs = Math.min(settings.timeMs, Math.max(1, Math.ceil(timeoutMs - waitedMs)));
        return codeOutcome(await evaluateOnce(code, settings.maxMemory, { timeMs, signal }));
      } finally {
        scriptTurns.end();
      }
    },
  };
}

/** @throws as {@link ScriptWorker.evaluate} does. */
async function evaluateOnce(code: string, maxMemory: number, options: ScriptOptions): Promise<Evaluation> {
  options.signal.throwIfAborted();
  const worker = new ScriptWorker(maxMemory);
  try {
    return await worker.evaluate(code, options);
  } finally {
    await worker.end();
  }
}
