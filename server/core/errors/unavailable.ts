/** The database cannot be reached. Whether the change that was asked for was made is not known. */
export class StoreUnavailable extends Error {
  /** @param cause What the database's driver said; it is for the log, not for clients. */
  constructor(cause: unknown) {
    super("the database cannot be reached", { cause });
    this.name = "StoreUnavailable";
  }
}
