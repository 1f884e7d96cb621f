import type { ConversationLimits } from "../core/limits/conversation-limits.ts";
import type { Models } from "../core/ports/models.ts";
import type { Store } from "../core/ports/store.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import type { RunLimits } from "../core/settings.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import type { SchemaChecks } from "./schema-checks.ts";

/** What runs need from their surroundings. */
export interface Surroundings {
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
