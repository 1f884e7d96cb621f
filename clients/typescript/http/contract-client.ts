/** Requests for the contracts with {@link responseErrors}. */
import type { Client } from "openapi-fetch";
import { responseErrors } from "./response-errors.ts";
import {
  type ClientOptions,
  createRestClient,
  type RequestOptions,
  type Result,
  receiveResponse,
} from "./rest-client.ts";

/** Options for a request that starts a run. */
export interface IdempotentOptions extends RequestOptions {
  /** Makes the request safe to repeat: the same key joins the run that the first request started. */
  idempotencyKey?: string;
}

/** Returns the header parameters of a request that starts a run. */
export function toHeader(idempotencyKey: string | undefined): { "Idempotency-Key"?: string } {
  return idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
}

/** Creates the client for a contract's operations. Throws `INVALID_REQUEST` if an option cannot be sent. */
export function createContractClient<Paths extends object>(options: ClientOptions): Client<Paths> {
  return createRestClient<Paths>(options, responseErrors);
}

/**
 * Waits for the data of a successful response. Throws the same errors as {@link receiveResponse}.
 *
 * @param type Type of the data. If it is different, the promise rejects with `INVALID_RESPONSE`.
 */
export async function receiveData<Data>(
  result: Promise<Result<Data>>,
  options: RequestOptions | undefined,
  type: "object" | "array" = "object",
): Promise<Data> {
  const { data, response } = await receiveResponse(result, responseErrors, options);
  const isValid = typeof data === "object" && data !== null && Array.isArray(data) === (type === "array");
  if (!isValid)
    throw responseErrors.invalidResponse(`not a JSON ${type}`, { status: response.status, response });
  return data;
}
