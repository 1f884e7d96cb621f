/** A source of server tools for runs that have a sandbox. */
import type { JsonObject } from "../../core/events.ts";
import {
  createFailedOutcome,
  type ServerTool,
  type ServerTools,
  type ToolCallOptions,
  type ToolOutcome,
} from "../../core/ports/tools.ts";
import { createBusyFailure, createMissingCodeFailure, describeCodeTool, toOutcome } from "./run-code.ts";
import { type SandboxEvaluation, Sandboxes } from "./sandboxes.ts";
import { ScriptWorker } from "./script-worker.ts";

/** Limits across all sandboxes, and limits for each script. */
const sandboxLimits = { timeMs: 5_000, maxSandboxes: 16, idleMs: 600_000 };

/** Memory limit of a sandbox in bytes. */
const maxMemory = 67_108_864;

/**
 * Creates `run_code` with sandboxes in this process. There is one sandbox for each `sandboxKey`, created on
 * the first call.
 */
export function createSandboxTools(
  sandboxes = new Sandboxes(() => new ScriptWorker(maxMemory), sandboxLimits),
): ServerTools {
  return {
    list: () => [sandboxTool],
    async call(_projectId, name, input, options) {
      options.signal.throwIfAborted();
      if (name !== sandboxTool.name) return createFailedOutcome(`There is no server tool named \`${name}\`.`);
      const { sandboxKey } = options;
      if (sandboxKey === undefined) return createFailedOutcome("This call has no sandbox.");
      return await callSandboxTool(sandboxes, sandboxKey, input, options);
    },
    readResource: async () => undefined,
    close: () => sandboxes.close(),
  };
}

/**
 * The `run_code` tool for runs that have a sandbox. Each script sees the state that earlier scripts left in
 * the sandbox.
 */
export const sandboxTool: ServerTool = describeCodeTool(
  "Globals, top-level variables and functions are kept between calls; a `let` or `const` cannot be declared again, " +
    "so assign to it. The state is lost when code exceeds its time or memory limit, and after a long idle time.",
);

const endedNote = "The sandbox was ended. The state from this call and all earlier calls is lost.";
const newNote = "The sandbox was new. It had no state from earlier calls.";

/**
 * Calls {@link sandboxTool}. An error says whether the sandbox was new or has ended.
 *
 * @param key Identifies the owner of the sandbox, for example a thread in a project.
 * @throws the reason from `signal`.
 */
export async function callSandboxTool(
  sandboxes: Sandboxes,
  key: string,
  { code }: JsonObject,
  { signal, timeoutMs = Number.POSITIVE_INFINITY }: ToolCallOptions,
): Promise<ToolOutcome> {
  if (typeof code !== "string") return createMissingCodeFailure();
  let evaluation: SandboxEvaluation | undefined;
  try {
    evaluation = await sandboxes.evaluate(key, code, { signal, timeoutMs });
  } catch (error) {
    signal.throwIfAborted();
    return createFailedOutcome(
      `The code returned no result: ${error instanceof Error ? error.message : error} ${endedNote}`,
    );
  }
  if (!evaluation) return createBusyFailure(timeoutMs);
  if (!("error" in evaluation)) return toOutcome(evaluation);
  const about = evaluation.isBroken ? `\n${endedNote}` : evaluation.isNew ? `\n${newNote}` : "";
  return toOutcome({ ...evaluation, error: `${evaluation.error}${about}` });
}
