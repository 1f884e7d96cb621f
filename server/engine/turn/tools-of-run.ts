/** Which server tools a run has. */
import { combineServerTools, type ServerTools } from "../../core/ports/tools.ts";
import type { RunSettings } from "../run-input.ts";

/** Where the tools of runs come from. */
export interface ToolSources {
  /** Tools of all runs. */
  tools: ServerTools;
  /** Tools that work in a run's sandbox; runs have none if absent. */
  sandbox?: ServerTools;
}

/** The tools of a run. Those of its sandbox, where it has one, go before others of the same name. */
export function toolsOfRun(
  settings: Pick<RunSettings, "sandbox">,
  { tools, sandbox }: ToolSources,
): ServerTools {
  return settings.sandbox === true && sandbox !== undefined ? combineServerTools(sandbox, tools) : tools;
}
