/** Checks component states against the schemas sent with the request. */
import type { Json, JsonObject } from "../../core/events.ts";
import type { JsonDocument } from "./json-document.ts";
import { getChild } from "./json-path.ts";
import { type ChangeBudget, measureJson } from "./state-limits.ts";
import type { TouchedPart } from "./touched-parts.ts";

/** The schema for a component's state and the function that checks values against it. */
export interface StateCheck {
  schema: JsonObject;
  /** Returns a value's errors, each as a sentence. */
  findIssues(schema: JsonObject, value: Json): Promise<string[]>;
}

/**
 * Checks a changed state.
 *
 * @param parts The changed parts. All other parts are known to match the schema.
 * @param budget The change budget of the run that makes the change.
 * @throws {PatchError} if the run has exceeded its change budget.
 * @throws Error with a list of errors if the state does not match its schema.
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
    // The complete state is checked again, because only this check returns full error paths and detects an
    // unusable schema.
    budget.takeCheck(state.size);
    const issues = await findIssues(schema, state.current);
    if (issues.length > 0) throw new Error(`it would not match its schema: ${issues.join("; ")}`);
    return;
  }
}
