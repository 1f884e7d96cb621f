/** How the failure of a run is told (M-050, G-130, G-171). */
import type { ProviderReport } from "../../../core/ports/models.ts";
import { GatewayError } from "../errors.ts";

/** What is known of a provider's failure. */
export type Failure = ProviderReport;

/** What the engine fails runs with for reasons of its own. */
const ours: ReadonlySet<string> = new Set(["INTERNAL_ERROR", "RUN_INTERRUPTED", "SERVER_RESTARTING"]);

/** What providers are too busy with. */
const overloaded: ReadonlySet<number | undefined> = new Set([503, 529]);

/** What is wrong with the caller's key, and what to do. */
const keyMessages = {
  401: "The model's provider refuses the key. Send one that it takes.",
  403: "The model's provider does not allow the request with this key. Send another key, or choose another model.",
};

/**
 * The error that a failed run ends with.
 *
 * @param failed What the engine says of it.
 * @param report What is known of the provider's failure.
 * @param keyHeader Header that brought the provider's key; without one the caller has no key to change.
 */
export function runError(
  { code, message }: { code: string; message: string },
  { status, retryAfter, silent }: Failure,
  keyHeader?: string,
): GatewayError {
  if (ours.has(code)) return new GatewayError("api_error", message);
  if (silent === true)
    return new GatewayError("api_error", "upstream stream idle timeout", { code: "upstream_idle_timeout" });
  const details = {
    code: code.toLowerCase(),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(status !== undefined && { providerError: { status } }),
  };
  if (keyHeader !== undefined && (status === 401 || status === 403)) {
    const refused = { ...details, param: keyHeader, code: "provider_key_refused" };
    return new GatewayError("authentication_error", keyMessages[status], refused);
  }
  if (code === "RATE_LIMIT_EXCEEDED") return new GatewayError("rate_limit_error", message, details);
  if (overloaded.has(status)) return new GatewayError("overloaded_error", message, details);
  return new GatewayError("provider_error", message, details);
}
