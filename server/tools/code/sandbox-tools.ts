/** The tools of runs that have a sandbox, as a source of server tools. */
import type { JsonObject } from "../../core/events.ts";
import {
  failure,
  type ServerTool,
  type ServerTools,
  type ToolCallOptions,
  type ToolOutcome,
} from "../../core/ports/tools.ts";
import { codeOutcome, codeTool, noCode, noTurn } from "./run-code.ts";
import { type SandboxEvaluation, Sandboxes } from "./sandboxes.ts";
import { ScriptWorker } from "./script-worker.ts";

/** Most of what all sandboxes and each script may take. */
const bounds = { timeMs: 5_000, most: 16, idleMs: 600_000 };

/** Bytes that a sandbox may have. */
const maxMemory = 67_108_864;

/** `run_code` in sandboxes of this process: one for each `sandboxKey`, made at the first call. */
export function sandboxTools(
  sandboxes = new Sandboxes(() => new ScriptWorker(maxMemory), bounds),
): ServerTools {
  return {
    list: () => [sandboxTool],
    async call(_projectId, name, input, options) {
      options.signal.throwIfAborted();
      if (name !== sandboxTool.name) return failure(`There is no server tool named \`${name}\`.`);
      const { sandboxKey } = options;
      if (sandboxKey === undefined) return failure("There is no sandbox for this call.");
      return await callSandboxTool(sandboxes, sandboxKey, input, options);
    },
    readResource: async () => undefined,
    close: () => sandboxes.close(),
  };
}

/** The tool `run_code` for runs that have a sandbox: what a script leaves there, the next one finds. */
export const sandboxTool: ServerTool = codeTool(
  "Globals, top-level variables and functions are kept between calls; a `let` or `const` cannot be declared again, " +
    "so assign to it. What is kept is lost when code takes too much time or memory, and when it was unused for long.",
);

const hasEnded = "The sandbox was ended: nothing of this call and those before it is left.";
const wasNew = "The sandbox was new: nothing of earlier calls was there.";

/**
 * Calls {@link sandboxTool}. An error says whether the sandbox was new or has ended.
 *
 * @param key Whose sandbox it is, such as a project's thread.
 * @throws the reason of `signal`.
 */
export async function callSandboxTool(
  sandboxes: Sandboxes,
  key: string,
  { code }: JsonObject,
  { signal, timeoutMs = Number.POSITIVE_INFINITY }: ToolCallOptions,
): Promise<ToolOutcome> {
  if (typeof code !== "string") return noCode();
  let evaluation: SandboxEvaluation | undefined;
  try {
    evaluation = await sandboxes.evaluate(key, code, { signal, timeoutMs });
  } catch (error) {
    signal.throwIfAborted();
    return failure(`The code gave nothing: ${error instanceof Error ? error.message : error} ${hasEnded}`);
  }
  if (!evaluation) return noTurn(timeoutMs);
  if (!("error" in evaluation)) return codeOutcome(evaluation);
  const about = evaluation.isBroken ? `\n${hasEnded}` : evaluation.isNew ? `\n${wasNew}` : "";
  return codeOutcome({ ...evaluation, error: `${evaluation.error}${about}` });
}
