/** Errors as contracts answer them. */

/** An error with the status and the body that a contract has for it. */
export abstract class ContractError extends Error {
  abstract readonly status: number;

  /** Media type of the body. */
  get mediaType(): string {
    return "application/json";
  }

  /** Headers of the answer, besides those that every answer has. */
  get headers(): Readonly<Record<string, string>> {
    return {};
  }

  /** Name of the error that its client can repeat, and by which the log has it. */
  get reference(): string | undefined {
    return undefined;
  }

  /** Returns the body. @param requestId Id of the request, where the contract tells its clients. */
  abstract toBody(requestId: string | undefined): object;
}

/** An error for a path or a method that the contract's document does not declare. */
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
 * Returns `undefined`: no request of the contract can cause a rejection with such a code. Any code that is not in the type
 * argument does not compile, so a new one must be handled.
 */
export function neverCaused<Code extends string>(_code: NoInfer<Code>): undefined {
  return undefined;
}

/** One mistake in a request, with its JSON Pointer; of a parameter, `/<name>`. */
export type PlacedMistake = { pointer: string } & ({ detail: string } | { message: string });

/**
 * Returns a sentence with the first mistake and the number of the others.
 *
 * @param member The member of the error's body that lists them all.
 */
export function describeMistakes(mistakes: readonly PlacedMistake[], member = "errors"): string {
  const [first = { pointer: "", message: "is not valid" }] = mistakes;
  const where = first.pointer === "" ? "The body" : `${first.pointer}:`;
  const more = mistakes.length > 1 ? ` (and ${mistakes.length - 1} more, see ${member})` : "";
  return `${where} ${"detail" in first ? first.detail : first.message}${more}`;
}
