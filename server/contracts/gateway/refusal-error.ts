/** What the engine refuses, in the words and places of the contract. Pure. */
import type { Refusal } from "../../core/errors.ts";
import { refusal } from "./decode/refusal.ts";
import { GatewayError } from "./errors.ts";

/** Where the request has what the engine knows by its own names, and what must be there. */
const choices: Readonly<Record<string, [param: string, why: string]>> = {
  "/toolChoice": ["request.tool_choice", 'must not be "any" without tools'],
  "/toolChoice/name": ["request.tool_choice.name", "must be the name of a tool that the run has"],
};

/** The error for a request that the engine refuses: for a choice among tools that are not there (G-046). */
export function refusalError({ mistakes: [mistake], message }: Refusal): GatewayError {
  const choice = mistake && choices[mistake.pointer];
  return choice === undefined ? new GatewayError("invalid_request_error", message) : refusal(...choice);
}
