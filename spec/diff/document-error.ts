/** A document cannot be compared; the message says which, where (a JSON Pointer), and why. */
export class DocumentError extends Error {
  override name = "DocumentError";
}
