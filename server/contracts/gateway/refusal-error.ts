/** What the engine refuses, in the words and places of the contract. Pure. */
import type { Refusal } from "../../runs/refusal.ts";
import { GatewayError } from "./errors.ts";

/** Where the request has what the engine knows by its own names. */
const params: Readonly<Record<string, string>> = {
  "/toolChoice": "request.tool_choice",
  "/toolChoice/name": "request.tool_choice.name",
};

/** The error for a request that the engine refuses: a block that the model has no place for, or a choice of no tool. */
export function refusalError({ mistakes: [mistake], message }: Refusal): GatewayError {
  if (mistake === undefined) return new GatewayError("invalid_request_error", message);
  const { pointer, detail } = mistake;
  const param = params[pointer] ?? pointer;
  const told = `${param}: ${detail}`;
  if (pointer in params) return new GatewayError("invalid_request_error", told, { param });
  const code = "unsupported_content_block";
  const compatIssues = [{ severity: "error" as const, param, code, message: told }];
  return new GatewayError("invalid_request_error", told, { param, code, compatIssues });
}
