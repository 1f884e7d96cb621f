/** An error with its status and body in a contract. */
export abstract class ContractError extends Error {
  abstract readonly status: number;

  /** Media type of the body. */
  get mediaType(): string {
    return "application/json";
  }

  /** Headers of this response only. */
  get headers(): Readonly<Record<string, string>> {
    return {};
  }

  /** Id under which the error is logged, and which the client can report. */
  get reference(): string | undefined {
    return undefined;
  }

  /** Returns the body. @param requestId Id of the request, for contracts that send it. */
  abstract toBody(requestId: string | undefined): object;
}

/** An error for a path or a method that is not in the contract's document. */
export class UndeclaredError extends ContractError {
  readonly status: number;
  readonly #body: object;
  readonly #mediaType: string;

  constructor(status: number, message: string, body: object, mediaType = "application/json") {
    super(message);
    this.name = "UndeclaredError";
    this.status = status;
    this.#body = body;
    this.#mediaType = mediaType;
  }

  override get mediaType(): string {
    return this.#mediaType;
  }

  toBody(): object {
    return this.#body;
  }
}

/**
 * Returns `undefined`, so that the error is sent as an internal one: no request of the contract can cause a
 * rejection with such a code. A code that is not in the type argument does not compile, so new codes must be
 * handled.
 */
export function treatAsInternal<Code extends string>(_code: NoInfer<Code>): undefined {
  return undefined;
}

/** An error in a request, with its JSON Pointer; for a parameter, `/<name>`. */
export type FieldError = { pointer: string } & ({ detail: string } | { message: string });

/**
 * Returns a sentence with the first error and the number of further ones.
 *
 * @param field The field of the body that lists all errors.
 */
export function describeFieldErrors(errors: readonly FieldError[], field = "errors"): string {
  const [first = { pointer: "", message: "is not valid" }] = errors;
  const location = first.pointer === "" ? "The body" : `${first.pointer}:`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see ${field})` : "";
  return `${location} ${"detail" in first ? first.detail : first.message}${more}`;
}
