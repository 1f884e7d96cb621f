/** The `run_code` tool, which runs JavaScript in a sandbox. */
import {
  codeToolName,
  createFailedOutcome,
  type ServerTool,
  type ToolOutcome,
} from "../../core/ports/tools.ts";
import type { BuiltInTools } from "../../core/settings.ts";
import type { NativeTool } from "../native.ts";
import type { Evaluation } from "./interpreter.ts";
import { type ScriptOptions, ScriptWorker, scriptSemaphore } from "./script-worker.ts";

/**
 * Creates the `run_code` tool with the input `{code}`. Each call has its own worker and interpreter, which
 * end with the call, so nothing is kept between calls and the server is not blocked. At most four scripts run
 * concurrently, and all other scripts wait. A script's time limit starts when the script starts, and a call's
 * time limit starts with the call.
 *
 * The result is JSON with the `value` of the last expression and the `output` of `console`.
 */
export function createRunCodeTool(settings: NonNullable<BuiltInTools["runCode"]>): NativeTool {
  return {
    tool: describeCodeTool("No state is kept between calls."),
    async run(_projectId, { code }, { signal, timeoutMs = Number.POSITIVE_INFINITY }) {
      if (typeof code !== "string") return createMissingCodeFailure();
      const waitedMs = await scriptSemaphore.acquire(signal, timeoutMs);
      if (waitedMs === undefined) return createBusyFailure(timeoutMs);
      try {
        const timeMs = Math.min(settings.timeMs, Math.max(1, Math.ceil(timeoutMs - waitedMs)));
        return toOutcome(await evaluateOnce(code, settings.maxMemory, { timeMs, signal }));
      } finally {
        scriptSemaphore.release();
      }
    },
  };
}

/** @throws the same errors as {@link ScriptWorker.evaluate}. */
async function evaluateOnce(code: string, maxMemory: number, options: ScriptOptions): Promise<Evaluation> {
  options.signal.throwIfAborted();
  const worker = new ScriptWorker(maxMemory);
  try {
    return await worker.evaluate(code, options);
  } finally {
    await worker.end();
  }
}

/** @param aboutState Sentence about the state that is kept between calls. */
export function describeCodeTool(aboutState: string): ServerTool {
  return {
    name: codeToolName,
    description:
      "Runs JavaScript (ECMAScript 2023) in a sandbox and returns the value of the last expression and everything " +
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

/** Returns the outcome of a call whose input has no script. */
export function createMissingCodeFailure(): ToolOutcome {
  return createFailedOutcome("The input must have the string `code`.");
}

/**
 * Returns the outcome of a call that could not start before its timeout.
 *
 * @param timeoutMs The call's time limit in milliseconds.
 */
export function createBusyFailure(timeoutMs: number): ToolOutcome {
  return createFailedOutcome(
    `The code could not start within ${timeoutMs} ms because other code is running. Try again.`,
  );
}

/** Returns the result as JSON with the `value` of the last expression and the `output` of `console`. */
export function toOutcome(evaluation: Evaluation): ToolOutcome {
  const { output } = evaluation;
  if ("error" in evaluation) {
    return createFailedOutcome(
      output === "" ? evaluation.error : `${evaluation.error}\n\nOutput so far:\n${output}`,
    );
  }
  const { value } = evaluation;
  const text = `{${value === undefined ? "" : `"value":${value},`}"output":${JSON.stringify(output)}}`;
  return { content: [{ type: "text", text }], isError: false };
}
