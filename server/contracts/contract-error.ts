/** The values that a document lists for an enumeration that is open to other strings. */
export type KnownCode<Code> = Code extends string ? (string extends Code ? never : Code) : never;

/** An error with the status and body that a contract defines for it. */
export abstract class ContractError extends Error {
  abstract readonly status: number;

  /** Media type of the response body. */
  get mediaType(): string {
    return "application/json";
  }

  /** Headers that are sent only with this error. */
  get headers(): Readonly<Record<string, string>> {
    return {};
  }

  /** The ID under which the error is logged. The client can report it. */
  get reference(): string | undefined {
    return undefined;
  }

  /**
   * Returns the response body.
   *
   * @param requestId The request ID, for contracts that send it.
   */
  abstract toBody(requestId: string | undefined): object;
}

/** The error for a path or method that is not in the contract's document. */
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
 * Returns `undefined`, so that the error is sent as an internal error. Used for codes that no request in a
 * contract can cause. A code that is missing from the type argument is a compile error, so new codes must be
 * handled.
 */
export function treatAsInternal<Code extends string>(_code: NoInfer<Code>): undefined {
  return undefined;
}

/** An error in a request, with its JSON Pointer. For a parameter, the pointer is `/<name>`. */
export type FieldError = { pointer: string } & ({ detail: string } | { message: string });

/**
 * Returns a sentence that describes the first error and gives the number of additional errors.
 *
 * @param field The body field that lists all errors.
 */
export function describeFieldErrors(errors: readonly FieldError[], field = "errors"): string {
  const [first = { pointer: "", message: "is not valid" }] = errors;
  const location = first.pointer === "" ? "The body" : `${first.pointer}:`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see ${field})` : "";
  return `${location} ${"detail" in first ? first.detail : first.message}${more}`;
}
