/** Events against AG-UI's own schemas. */
import { EventSchemas } from "@ag-ui/core/schemas";
import type { Json } from "../runner/case.ts";
import { textOf } from "../stream/json.ts";

/** What is wrong with an event by AG-UI's schemas: at most one sentence. */
export function agUiMistakes(event: Json): string[] {
  // AG-UI's types of reasoning before 1.0: its present schemas have dropped them, its clients ignore them.
  if (textOf(event, "type")?.startsWith("THINKING_")) return [];
  const issue = EventSchemas.safeParse(event).error?.issues[0];
  return issue === undefined ? [] : [`is not valid AG-UI: /${issue.path.join("/")} ${issue.message}`];
}
