/** Checks of states against the schema in the request. */
import type { Json, JsonObject } from "../../core/events.ts";
import type { JsonDocument } from "./json-document.ts";
import { getChild } from "./json-path.ts";
import { type ChangeBudget, measureJson } from "./state-limits.ts";
import type { TouchedPart } from "./touched-parts.ts";

/** A schema for a component's state, and the function that checks values. */
export interface StateCheck {
  schema: JsonObject;
  /** Returns the errors of a value, each as a sentence. */
  findIssues(schema: JsonObject, value: Json): Promise<string[]>;
}

/**
 * Checks a changed state.
 *
 * @param parts The changed parts. The rest is known to match.
 * @param budget Budget of the run that makes the change.
 * @throws {PatchError} if the run has changed too much.
 * @throws Error with the errors, if the state does not match its schema.
 */
export async function checkState(
  state: JsonDocument,
  parts: readonly TouchedPart[],
  { schema, findIssues }: StateCheck,
  budget: ChangeBudget,
): Promise<void> {
  for (const part of parts) {
    const value = part.steps.reduce<Json | undefined>(getChild, state.current);
    if (value === undefined) continue;
    budget.takeCheck(part.steps.length === 0 ? state.size : measureJson(value).size);
    if ((await findIssues(part.schema, value)).length === 0) continue;
    // Only a check of the complete state gives the full paths of errors, and shows an unusable schema.
    budget.takeCheck(state.size);
    const issues = await findIssues(schema, state.current);
    if (issues.length > 0) throw new Error(`it would not match its schema: ${issues.join("; ")}`);
    return;
  }
}
