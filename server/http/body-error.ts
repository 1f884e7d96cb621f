/** Error code for a body that is rejected before it is validated against the schema. */
export type BodyErrorCode =
  | "INVALID_JSON"
  | "PAYLOAD_TOO_LARGE"
  | "REQUEST_TIMEOUT"
  | "UNSUPPORTED_MEDIA_TYPE";

/** Thrown for a rejected request body. */
export class BodyError extends Error {
  readonly code: BodyErrorCode;
  /** JSON Pointer to the invalid value, if there is one. */
  readonly pointer: string | undefined;

  /**
   * @param message Explains what is wrong and what to send instead. If there is a pointer, this is a phrase
   * about the value it refers to.
   * @param pointer JSON Pointer into the body.
   */
  constructor(code: BodyErrorCode, message: string, pointer?: string) {
    super(message);
    this.name = "BodyError";
    this.code = code;
    this.pointer = pointer;
  }
}
