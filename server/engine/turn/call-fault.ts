/** Calls of a model's that cannot be made. */

import type { JsonObject } from "../../core/events.ts";
import { JobAbortedError } from "../../core/schemas/check-process.ts";
import type { CheckScope, SchemaChecks } from "../../core/schemas/schema-checks.ts";
import type { CallOrigin } from "./offer.ts";

/** A call as far as it is known when it has ended. */
interface EndedCall {
  origin: CallOrigin;
  /** Its arguments, unless they are no JSON object. */
  input: JsonObject | undefined;
  /** True if the arguments broke off before their JSON was complete. */
  cutOff: boolean;
  /** Number of earlier calls of the tool in this turn. */
  made: number;
}

/**
 * Returns why a call cannot be made, told to the model as its result; `undefined` when it can.
 *
 * @throws the reason of the scope's signal once that aborts.
 */
export async function findFault(
  { origin, input, cutOff, made }: EndedCall,
  checks: SchemaChecks,
  scope: CheckScope,
): Promise<string | undefined> {
  const { name } = origin;
  if (origin.kind === "unknown") return `There is no tool "${name}".`;
  if (cutOff) return "The arguments were cut off: their JSON is not complete.";
  if (input === undefined) return "The arguments are not a JSON object.";
  try {
    const mistakes = await findMistakes(input, origin, checks, scope);
    if (mistakes.length > 0)
      return `The tool "${name}" was not called, for its arguments do not fit its schema.\n${mistakes.join("\n")}`;
  } catch (error) {
    if (!(error instanceof JobAbortedError)) throw error;
    return `The tool "${name}" was not called, for checking its arguments was stopped: ${error.message}.`;
  }
  if (origin.kind === "server" && origin.consent === "refused") {
    return `The tool "${name}" was not called: it needs the user's consent, which cannot be asked for here.`;
  }
  if (origin.kind !== "client" || origin.callsLeft === undefined || made < origin.callsLeft) return undefined;
  return `The tool "${name}" may not be called again in this answer.`;
}

async function findMistakes(
  input: JsonObject,
  origin: CallOrigin,
  checks: SchemaChecks,
  scope: CheckScope,
): Promise<string[]> {
  if (origin.kind === "server")
    return await checks.findToolMistakes(origin.name, origin.inputSchema, input, scope);
  // What a client does with the arguments of its own tool is its business, unless it asked to be strict.
  if (origin.kind === "client" && origin.strictSchema !== undefined)
    return await checks.findRequestMistakes(origin.strictSchema, input, scope);
  return [];
}
