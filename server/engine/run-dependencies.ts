import type { ConversationLimits } from "../core/limits/memory-budget.ts";
import type { Models } from "../core/ports/models.ts";
import type { Peers } from "../core/ports/peers.ts";
import type { RunRecord, ToolCallRecord } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { combineServerTools, type ServerTools } from "../core/ports/tools.ts";
import type { SchemaChecks } from "../core/schemas/schema-checks.ts";
import type { RunLimits } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import type { RunSettings } from "./run-input.ts";
import type { ContextWindow } from "./state/context-window.ts";

/** The parts of the server that every run uses. */
export interface RunDependencies {
  models: Models;
  tools: ServerTools;
  store: Store;
  peers: Peers;
  /** Returns the limits for a project's runs. */
  getLimits: (projectId: string) => RunLimits;
  checks: SchemaChecks;
  observer: RunObserver;
  conversations: ConversationLimits;
  /** The run's name in logs. Defaults to its ID. */
  logName?: string;
  /** Logs a server error. */
  log: (line: string) => void;
}

/** Sources of the tools available to runs. */
export interface ToolSources {
  /** Tools available to all runs. */
  tools: ServerTools;
  /** Tools that operate in a run's sandbox. Absent if sandboxes are not available. */
  sandbox?: ServerTools;
}

/** Returns a run's tools. Sandbox tools override other tools with the same name. */
export function selectRunTools(
  settings: Pick<RunSettings, "sandbox">,
  { tools, sandbox }: ToolSources,
): ServerTools {
  return settings.sandbox === true && sandbox !== undefined ? combineServerTools(sandbox, tools) : tools;
}

/** Returns the part of the conversation that a run's models receive. */
export function createWindow(
  { projectId, request }: RunRecord,
  calls: readonly ToolCallRecord[],
  getLimits: RunDependencies["getLimits"],
): ContextWindow {
  const { limits = getLimits(projectId) } = JSON.parse(request) as RunSettings;
  return { tokens: limits.contextTokens, calls };
}
