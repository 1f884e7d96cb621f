/** Checks of states against the schema that the request has for them. */
import type { Json, JsonObject } from "../../core/events.ts";
import type { JsonDocument } from "./json-document.ts";
import { memberAt } from "./json-path.ts";
import { type ChangeBudget, measureJson } from "./state-limits.ts";
import type { TouchedPart } from "./touched-parts.ts";

/** A schema for the states of a component, and the means to check values. */
export interface StateCheck {
  schema: JsonObject;
  /** Returns the mistakes in a value, each as a sentence. */
  findMistakes(schema: JsonObject, value: Json): Promise<string[]>;
}

/**
 * Checks a changed state.
 *
 * @param parts Those that the change has touched; the rest is known to fit.
 * @param budget Of the run that makes the change.
 * @throws {PatchError} if the run has changed too much.
 * @throws Error with the mistakes, if the state does not fit its schema.
 */
export async function checkState(
  state: JsonDocument,
  parts: readonly TouchedPart[],
  { schema, findMistakes }: StateCheck,
  budget: ChangeBudget,
): Promise<void> {
  for (const part of parts) {
    const value = part.steps.reduce<Json | undefined>(memberAt, state.current);
    if (value === undefined) continue;
    budget.takeCheck(part.steps.length === 0 ? state.size : measureJson(value).size);
    if ((await findMistakes(part.schema, value)).length === 0) continue;
    // Only the whole state tells where in it the mistakes are, and whether the schema can be used at all.
    budget.takeCheck(state.size);
    const mistakes = await findMistakes(schema, state.current);
    if (mistakes.length > 0) throw new Error(`it would not fit its schema: ${mistakes.join("; ")}`);
    return;
  }
}
