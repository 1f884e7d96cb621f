/** What keeps a request from being met for a while only, whatever its contract. */
import { Suspended } from "./failure.ts";
import { StoreUnavailable } from "./unavailable.ts";
import { ServerBusyError } from "./server-busy.ts";
import { TooMany } from "./too-many.ts";

/** What a client is told, with `Retry-After`. */
export interface Passing {
  code: "RATE_LIMITED" | "SERVER_BUSY" | "SERVER_RESTARTING" | "STORE_UNAVAILABLE";
  status: 429 | 503;
  /** What is wrong and what to do, for people. */
  message: string;
  /** Whole seconds after which the request may be sent again. */
  retryAfter: number;
}

/** What to tell of an error that passes; `undefined` for any other. */
export function passing(error: unknown): Passing | undefined {
  if (error instanceof TooMany) {
    const { message, retryAfter } = error;
    return { code: "RATE_LIMITED", status: 429, message, retryAfter };
  }
  if (error instanceof ServerBusyError) {
    const { message, retryAfter } = error;
    return { code: "SERVER_BUSY", status: 503, message, retryAfter };
  }
  if (error instanceof Suspended) {
    const message = "The server is restarting. Send the request again in a moment.";
    return { code: "SERVER_RESTARTING", status: 503, message, retryAfter: 1 };
  }
  if (error instanceof StoreUnavailable) {
    const message = "The server cannot reach its database. Send the request again in a moment.";
    return { code: "STORE_UNAVAILABLE", status: 503, message, retryAfter: 2 };
  }
  return undefined;
}
