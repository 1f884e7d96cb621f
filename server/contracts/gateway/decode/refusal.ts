/** The error for a mistake in a request. */
import { GatewayError } from "../errors.ts";

/**
 * @param param Where it is.
 * @param why What is wrong there and what is allowed, to be read after the place.
 * @param place The exact place, where `param` is that of a value around it.
 */
export function refusal(param: string, why: string, place = param): GatewayError {
  return new GatewayError("invalid_request_error", `${place} ${why}`, { param });
}
