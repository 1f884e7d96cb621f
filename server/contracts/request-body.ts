import { setTimeout as delay } from "node:timers/promises";
import type { Request, Response } from "express";
import type { MemoryBudget, MemoryReservation } from "../core/limits/memory-budget.ts";
import type { BodyLimits } from "../http/body-bytes.ts";
import { BodyError } from "../http/body-error.ts";
import { dropBody } from "../http/drop-body.ts";

/** Limits for request bodies. */
export interface BodyOptions {
  /** Maximum size of a body, in bytes. */
  maxBodyBytes: number;
  /** The memory budget shared by all bodies. */
  bodyBudget: MemoryBudget;
}

/**
 * Maximum time to wait for the rest of a rejected body if the connection will be closed afterwards, in
 * milliseconds.
 */
const lingerMs = 5_000;

/**
 * Reads the body of a POST or PATCH request into `request.body`. Its memory counts against the project's budget until
 * `releaseBody` is called or the response is closed. Nothing is read before the request is authenticated.
 *
 * @param projectId The project whose budget is used.
 * @param read Reads and parses the body.
 * @throws errors from `read`, and an error if the budget is exhausted.
 */
export async function receiveBody(
  request: Request,
  response: Response,
  { maxBodyBytes, bodyBudget }: BodyOptions,
  projectId: string,
  read: (request: Request, limits: BodyLimits) => Promise<unknown>,
): Promise<void> {
  if (request.method !== "POST" && request.method !== "PATCH") return;
  const memory = bodyBudget.reserve(projectId);
  response.locals.bodyReservation = memory;
  response.once("close", () => memory.release());
  if (response.closed) memory.release();
  try {
    request.body = await read(request, { limit: maxBodyBytes, reserve: (bytes) => memory.reserve(bytes) });
  } catch (error) {
    memory.release();
    const dropped = dropBody(request, projectId);
    // Do not wait for the rest of the body (RFC 9110 section 15.5.9).
    if (error instanceof BodyError && error.code === "REQUEST_TIMEOUT") response.set("Connection", "close");
    // Node closes the connection immediately after the response. A client that is still sending its body
    // would lose the response.
    else if (!response.shouldKeepAlive)
      await Promise.race([dropped, delay(lingerMs, undefined, { ref: false })]);
    throw error;
  }
}

/** Discards the body of a request that has been handled, and releases its memory. */
export function releaseBody(request: Request, response: Response): void {
  request.body = undefined;
  (response.locals.bodyReservation as MemoryReservation | undefined)?.release();
}
