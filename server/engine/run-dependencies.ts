/** The parts of the server that a run works with. */
import type { ConversationLimits } from "../core/limits/memory-budget.ts";
import type { Models } from "../core/ports/models.ts";
import type { Store } from "../core/ports/store.ts";
import { combineServerTools, type ServerTools } from "../core/ports/tools.ts";
import type { SchemaChecks } from "../core/schemas/schema-checks.ts";
import type { RunLimits } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import type { RunSettings } from "./run-input.ts";

/** What runs need from their surroundings. */
export interface RunDependencies {
  models: Models;
  tools: ServerTools;
  store: Store;
  /** What a run of a project may use. */
  limitsOf: (projectId: string) => RunLimits;
  checks: SchemaChecks;
  observer: RunObserver;
  conversations: ConversationLimits;
  /** What lines of the log call the run; its id if absent. */
  logName?: string;
  /** Takes one line about a fault of this server. */
  log: (line: string) => void;
}

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
