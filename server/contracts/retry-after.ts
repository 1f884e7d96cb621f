/** When a request that was refused for a while may be sent again. */
import type { Response } from "express";
import { passing } from "../core/errors.ts";

/** Tells it with `Retry-After`; nothing for an error that does not pass. */
export function setRetryAfter(response: Response, error: unknown): void {
  const temporary = passing(error);
  if (temporary !== undefined) response.set("Retry-After", `${temporary.retryAfter}`);
}
