/** Errors returned before a stream starts: `{message, errors}`. */
import type { components } from "../../../generated/new-contract/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeFieldErrors } from "../contract-error.ts";

type Schemas = components["schemas"];

/** An error response of the contract. */
export class NewContractError extends ContractError {
  readonly status: number;
  readonly #fieldErrors: readonly Schemas["FieldError"][];

  constructor(status: number, message: string, fieldErrors: readonly Schemas["FieldError"][] = []) {
    super(message);
    this.name = "NewContractError";
    this.status = status;
    this.#fieldErrors = fieldErrors;
  }

  toBody(): Schemas["ErrorBody"] {
    const errors = this.#fieldErrors.map(({ pointer, message }) => ({ pointer, message }));
    return { message: this.message, ...(errors.length > 0 && { errors }) };
  }

  /** Creates the error for one or more invalid fields in a request. */
  static forFields(fieldErrors: readonly Schemas["FieldError"][]): NewContractError {
    return new NewContractError(400, describeFieldErrors(fieldErrors), fieldErrors);
  }
}

/**
 * Returns the error for a request that the engine rejected, or `undefined` if no request in the contract can
 * cause the rejection.
 */
export function rejectionError({
  code,
  message,
  issues,
}: RequestRejectedError): NewContractError | undefined {
  if (code === "CONCURRENT_RUN")
    return new NewContractError(409, "A run is active on this thread. Wait until it ends.");
  if (code === "CONVERSATION_TOO_LARGE") return new NewContractError(400, message);
  if (issues.length === 0) return undefined;
  return NewContractError.forFields(issues.map(({ pointer, detail }) => ({ pointer, message: detail })));
}
