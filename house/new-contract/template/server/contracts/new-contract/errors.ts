/** Errors before a stream: `{message, errors}`. */
import type { components } from "../../../generated/new-contract/types.ts";
import type { RequestRejectedError } from "../../core/errors.ts";
import { ContractError, describeFieldErrors } from "../contract-error.ts";

type Schemas = components["schemas"];

/** An error, with its status. */
export class NewContractError extends ContractError {
  readonly status: number;
  readonly #mistakes: readonly Schemas["Mistake"][];

  constructor(status: number, message: string, mistakes: readonly Schemas["Mistake"][] = []) {
    super(message);
    this.name = "NewContractError";
    this.status = status;
    this.#mistakes = mistakes;
  }

  toBody(): Schemas["ErrorBody"] {
    const errors = this.#mistakes.map(({ pointer, message }) => ({ pointer, message }));
    return { message: this.message, ...(errors.length > 0 && { errors }) };
  }

  /** Returns the error for mistakes in a request; there is at least one. */
  static forFields(mistakes: readonly Schemas["Mistake"][]): NewContractError {
    return new NewContractError(400, describeFieldErrors(mistakes), mistakes);
  }
}

/** Returns the error of a request that the engine rejects; `undefined` for one that no request of the contract can cause. */
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
