/** The answer of a server that is about to stop. */
import { GatewayError } from "./errors.ts";

/** The error, with status 529. */
export function draining(): GatewayError {
  const message = "The server is about to stop. Send the request again in a moment.";
  return new GatewayError("overloaded_error", message, { code: "draining" });
}
