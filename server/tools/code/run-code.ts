/** The tool `run_code`: JavaScript in a sandbox. */
import { codeToolName, failure, type ServerTool, type ToolOutcome } from "../../core/ports/tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import type { NativeTool } from "../native.ts";
import type { Evaluation } from "./interpreter.ts";
import { type ScriptOptions, ScriptWorker, scriptTurns } from "./script-worker.ts";

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
      const waitedMs = await scriptTurns.acquire(signal, timeoutMs);
      if (waitedMs === undefined) return noTurn(timeoutMs);
      try {
        const timeMs = Math.min(settings.timeMs, Math.max(1, Math.ceil(timeoutMs - waitedMs)));
        return codeOutcome(await evaluateOnce(code, settings.maxMemory, { timeMs, signal }));
      } finally {
        scriptTurns.release();
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

/** @param aboutState Sentence that says what is there of earlier calls. */
export function codeTool(aboutState: string): ServerTool {
  return {
    name: codeToolName,
    description:
      "Runs JavaScript (ECMAScript 2023) in a sandbox and gives the value of the last expression and what was " +
      "written with console.log. There are no files, network, timers or modules, and no top-level await; a " +
      `promise as the last value is awaited. ${aboutState}`,
    inputSchema: {
      type: "object",
      properties: { code: { type: "string", description: "The script" } },
      required: ["code"],
      additionalProperties: false,
    },
    repeatable: true,
  };
}

/** The outcome of a call without a script. */
export function noCode(): ToolOutcome {
  return failure("The input must have `code`, a string.");
}

/** The outcome of a call that got no turn. @param timeoutMs What it had, in milliseconds. */
export function noTurn(timeoutMs: number): ToolOutcome {
  return failure(
    `The code could not start within ${timeoutMs} ms, because other code is running; try again.`,
  );
}

/** The result as JSON: `value`, that of the last expression, and `output`, what went to `console`. */
export function codeOutcome(evaluation: Evaluation): ToolOutcome {
  const { output } = evaluation;
  if ("error" in evaluation) {
    return failure(output === "" ? evaluation.error : `${evaluation.error}\n\nOutput before:\n${output}`);
  }
  const { value } = evaluation;
  const text = `{${value === undefined ? "" : `"value":${value},`}"output":${JSON.stringify(output)}}`;
  return { content: [{ type: "text", text }], isError: false };
}
