import { asObject } from "../json/values.ts";
import { ContractError } from "./contract-error.ts";
import type { ErrorFactory } from "./rest-client.ts";

/**
 * Errors of the contracts whose error body is an object with a code and a message, or an object whose `error`
 * is such an object.
 */
export const responseErrors: ErrorFactory = {
  create: (code, message, cause) => new ContractError(message, { code, cause }),
  fromResponse(response, body) {
    const { status } = response;
    const outer = asObject(body);
    const { code, type, detail, message, msg, request_id, trace_id } = asObject(outer?.error) ?? outer ?? {};
    const errorCode = code ?? type;
    const text = detail ?? message ?? msg;
    const isKnown = typeof errorCode === "string" || typeof errorCode === "number";
    if (!isKnown || typeof text !== "string")
      return this.invalidResponse(`status ${status}`, { status, response });
    const requestId = request_id ?? trace_id ?? getRequestId(response);
    return new ContractError(text, {
      code: String(errorCode),
      status,
      response,
      body,
      ...(typeof requestId === "string" && { requestId }),
    });
  },
  invalidResponse: (description, details) =>
    new ContractError(
      `The response is ${description}. Check that baseUrl is the URL of a server of this contract.`,
      { code: "INVALID_RESPONSE", ...details },
    ),
};

/** Returns the request ID in a response's header. */
export function getRequestId({ headers }: Response): string | undefined {
  return headers.get("X-Request-ID") ?? undefined;
}
