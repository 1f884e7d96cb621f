/** The tools of runs that have a sandbox, as a source of server tools. */
import { failure, type ServerTools } from "../../core/ports/tools.ts";
import { callSandboxTool, sandboxTool } from "./sandbox-tool.ts";
import { Sandboxes } from "./sandboxes.ts";
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
