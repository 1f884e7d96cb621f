/** Validation of a model's tool calls. */

import type { JsonObject } from "../../core/events.ts";
import { JobAbortedError } from "../../core/schemas/check-process.ts";
import type { CheckScope, SchemaChecks } from "../../core/schemas/schema-checks.ts";
import type { CallOrigin } from "./turn-tools.ts";

/** A call whose input is complete. */
interface EndedCall {
  origin: CallOrigin;
  /** The arguments, if they are a JSON object. */
  input: JsonObject | undefined;
  /** True if the JSON for the arguments is incomplete. */
  isTruncated: boolean;
  /** Number of earlier calls to the same tool in this turn. */
  previousCalls: number;
}

/**
 * Returns the reason why a call cannot be made, to be used as its result for the model. Returns `undefined`
 * if the call is valid.
 *
 * @throws The signal's reason if the scope's signal aborts.
 */
export async function findCallError(
  { origin, input, isTruncated, previousCalls }: EndedCall,
  checks: SchemaChecks,
  scope: CheckScope,
): Promise<string | undefined> {
  const { name } = origin;
  if (origin.kind === "unknown") return `There is no tool "${name}".`;
  if (isTruncated) return "The arguments are truncated: their JSON is incomplete.";
  if (input === undefined) return "The arguments are not a JSON object.";
  try {
    const issues = await findIssues(input, origin, checks, scope);
    if (issues.length > 0)
      return `The tool "${name}" was not called: its arguments do not match its schema.\n${issues.join("\n")}`;
  } catch (error) {
    if (!(error instanceof JobAbortedError)) throw error;
    return `The tool "${name}" was not called: the check of its arguments was aborted: ${error.message}.`;
  }
  if (origin.kind === "server" && origin.consent === "refused") {
    return `The tool "${name}" was not called: it needs the user's consent, which cannot be requested here.`;
  }
  if (origin.kind !== "client" || origin.callsLeft === undefined || previousCalls < origin.callsLeft)
    return undefined;
  return `The tool "${name}" may not be called again in this response.`;
}

async function findIssues(
  input: JsonObject,
  origin: CallOrigin,
  checks: SchemaChecks,
  scope: CheckScope,
): Promise<string[]> {
  if (origin.kind === "server")
    return await checks.findToolIssues(origin.name, origin.inputSchema, input, scope);
  // The arguments for client tools are checked only if the request enables strict checking.
  if (origin.kind === "client" && origin.strictSchema !== undefined)
    return await checks.findRequestIssues(origin.strictSchema, input, scope);
  return [];
}
