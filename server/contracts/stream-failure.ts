/** Handles streams that end before their run does. The run itself may continue. */
import { ShutdownError, StoreUnavailableError } from "../core/errors.ts";

/** A stream failure, as described to the client. */
export interface StreamFailure {
  code: string;
  message: string;
}

/**
 * Logs a stream failure and returns its description for the client.
 *
 * @param advice A sentence that tells the client how to continue.
 * @param log Logs a server error as one line.
 */
export function toStreamFailure(error: unknown, advice: string, log: (line: string) => void): StreamFailure {
  if (error instanceof ShutdownError) {
    return { code: "SERVER_RESTARTING", message: `The server is restarting. ${advice}` };
  }
  // The run continues once the database is available again, so clients should reconnect as they do after a
  // restart.
  if (error instanceof StoreUnavailableError) {
    log(`a stream failed: ${String(error.cause)}`);
    return {
      code: "SERVER_RESTARTING",
      message: `The server cannot reach its database at the moment. ${advice}`,
    };
  }
  log(`a stream failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return { code: "INTERNAL_ERROR", message: `The server failed. ${advice}` };
}
