/** Bodies that are refused before the contract's schema is looked at. */

/** Why a body is refused. */
export type BodyFault = "INVALID_JSON" | "PAYLOAD_TOO_LARGE" | "REQUEST_TIMEOUT" | "UNSUPPORTED_MEDIA_TYPE";

/** A body that is refused. */
export class BodyError extends Error {
  readonly code: BodyFault;
  /** JSON Pointer of the mistake, where it has one. */
  readonly pointer: string | undefined;

  /**
   * @param code Why.
   * @param message What is wrong and what to send; with a pointer, what is wrong there.
   * @param pointer JSON Pointer into the body.
   */
  constructor(code: BodyFault, message: string, pointer?: string) {
    super(message);
    this.name = "BodyError";
    this.code = code;
    this.pointer = pointer;
  }
}
