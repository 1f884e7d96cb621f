/** Thrown for an operation of JSON Patch that cannot be applied. Its message tells people why. */
export class PatchError extends Error {
  override readonly name = "PatchError";

  /** The error of an operation that does not apply to the document as it is. */
  static inapplicable(reason: string): PatchError {
    return new PatchError(`the operation does not apply: ${reason}`);
  }
}
