/** What a client is told whose stream ends before its run does. The run itself may go on. */
import { StoreUnavailable, Suspended } from "../core/errors.ts";

/**
 * Tells a failure of a stream.
 *
 * @param advice How to go on, one sentence.
 * @param log Takes one line about a fault of this server.
 */
export function streamFailure(
  error: unknown,
  advice: string,
  log: (line: string) => void,
): { code: string; message: string } {
  if (error instanceof Suspended) {
    return { code: "SERVER_RESTARTING", message: `The server is restarting. ${advice}` };
  }
  // The run goes on when the database is back: clients come back for the rest as after a restart.
  if (error instanceof StoreUnavailable) {
    log(`a stream failed: ${String(error.cause)}`);
    return { code: "SERVER_RESTARTING", message: `The server has lost its database for now. ${advice}` };
  }
  log(`a stream failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return { code: "INTERNAL_ERROR", message: `The server failed. ${advice}` };
}
