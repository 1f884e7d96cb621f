/** Streams that end before their run does. The run itself may continue. */
import { ShutdownError, StoreUnavailableError } from "../core/errors.ts";

/** A failed stream, as its client may know it. */
export interface StreamFailure {
  code: string;
  message: string;
}

/**
 * Returns what to tell the client of a failed stream, and logs the fault.
 *
 * @param advice What the client does next: one sentence.
 * @param log Logs one line about a server fault.
 */
export function streamFailure(error: unknown, advice: string, log: (line: string) => void): StreamFailure {
  if (error instanceof ShutdownError) {
    return { code: "SERVER_RESTARTING", message: `The server is restarting. ${advice}` };
  }
  // The run continues when the database is back: clients reconnect for the rest as after a restart.
  if (error instanceof StoreUnavailableError) {
    log(`a stream failed: ${String(error.cause)}`);
    return { code: "SERVER_RESTARTING", message: `The server has lost its database for now. ${advice}` };
  }
  log(`a stream failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return { code: "INTERNAL_ERROR", message: `The server failed. ${advice}` };
}
