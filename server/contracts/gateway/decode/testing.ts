/** Creates requests for decoding tests. */
import { defaultGatewayLimits } from "../../../config/gateway.ts";
import { GatewayError } from "../errors.ts";
import { decodeRunRequest } from "./decode.ts";
import type { RequestLimits } from "./limits.ts";

/** A server's default limits. */
export const limits: RequestLimits = defaultGatewayLimits;

/** Returns a valid body, with the given fields added to `request` and to the top level. */
export function createBody(request: object = {}, topLevelFields: object = {}): object {
  const messages = [{ role: "user", content: "hi" }];
  return { request: { model: "anthropic/m", messages, ...request }, ...topLevelFields };
}

/** Returns a valid body with a single message that contains the given blocks. */
export function createMessageBody(role: "user" | "assistant", ...content: unknown[]): object {
  return createBody({ messages: [{ role, content }] });
}

/** Returns the error for a rejected body, or `undefined` if the body is valid. Any other error is thrown. */
export function getDecodeError(body: unknown): { param: string | undefined; message: string } | undefined {
  try {
    decodeRunRequest(body, limits);
    return undefined;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.type !== "invalid_request_error") throw error;
    return { param: error.details.param, message: error.message };
  }
}
