/** What the engine refuses, in the words and places of the contract. Pure. */
import type { Refusal } from "../../runs/refusal.ts";
import { GatewayError } from "./errors.ts";

/** Where the request has what the engine knows by its own names. */
const params: Readonly<Record<string, string>> = {
  "/toolChoice": "request.tool_choice",
  "/toolChoice/name": "request.tool_choice.name",
};

/** The error for a request that the engine refuses: for a choice among tools that are not there (G-046). */
export function refusalError({ mistakes: [mistake], message }: Refusal): GatewayError {
  const param = mistake && params[mistake.pointer];
  if (mistake === undefined || param === undefined) return new GatewayError("invalid_request_error", message);
  return new GatewayError("invalid_request_error", `${param}: ${mistake.detail}`, { param });
}
