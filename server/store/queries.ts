/** All questions and changes, over the connection or an open transaction. */
import { type ComponentQueries, componentQueries } from "./components.ts";
import { type MessageQueries, messageQueries } from "./messages.ts";
import { type RunQueries, runQueries } from "./runs.ts";
import type { Tx } from "./tables.ts";
import { type ThreadQueries, threadQueries } from "./threads.ts";
import { type ToolCallQueries, toolCallQueries } from "./tool-calls.ts";

/** Changes that belong together, or that follow from something read, go in one transaction. */
export interface Queries
  extends ThreadQueries,
    MessageQueries,
    ComponentQueries,
    RunQueries,
    ToolCallQueries {}

export function queriesOver(tx: Tx): Queries {
  return {
    ...threadQueries(tx),
    ...messageQueries(tx),
    ...componentQueries(tx),
    ...runQueries(tx),
    ...toolCallQueries(tx),
  };
}
