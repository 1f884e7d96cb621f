/** The database cannot be used; the message says why and what to do. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}
