/** Requests for tests of decoding, and what becomes of them. */
import { defaultGatewayLimits } from "../../../config/gateway.ts";
import { GatewayError } from "../errors.ts";
import { decodeRunRequest } from "./decode.ts";
import type { RequestLimits } from "./limits.ts";

/** The limits of a server that sets none. */
export const limits: RequestLimits = defaultGatewayLimits;

/** A valid body with other members of `request`, and others beside it. */
export function bodyOf(request: object = {}, beside: object = {}): object {
  const messages = [{ role: "user", content: "hi" }];
  return { request: { model: "anthropic/m", messages, ...request }, ...beside };
}

/** A valid body with one message of these blocks. */
export function bodyWith(role: "user" | "assistant", ...content: unknown[]): object {
  return bodyOf({ messages: [{ role, content }] });
}

/** What a body is refused with; `undefined` for one that is accepted. Any other error is thrown. */
export function refusalOf(body: unknown): { param: string | undefined; message: string } | undefined {
  try {
    decodeRunRequest(body, limits);
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.type !== "invalid_request_error") throw error;
    return { param: error.details.param, message: error.message };
  }
}
