/** Limits for combining the rows of a log. */

/** Maximum size of a combined row in bytes, which is also the size of one read. */
export const foldedRowBytes = 64 * 1024;

/** Size in bytes after which a transaction ends, so that other transactions do not wait long. */
export const foldTransactionBytes = 512 * 1024;
