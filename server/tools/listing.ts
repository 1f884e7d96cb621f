/** Paginated MCP server lists, which may change. */

/** Number of pages after which a list is treated as endless. */
const maxPages = 100;

/**
 * Reads all pages of a list.
 *
 * @param list The name of the list in error messages, for example `tool list`.
 * @param readPage Requests the page at a cursor. The first page has no cursor.
 * @throws Error with a phrase if the list has too many pages, and errors thrown by `readPage`.
 */
export async function readPages<Page extends { nextCursor?: string | undefined }>(
  list: string,
  readPage: (at: { params?: { cursor: string } }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    if (pages.length === maxPages) throw new Error(`its ${list} has more than ${maxPages} pages`);
    const page = await readPage(cursor === undefined ? {} : { params: { cursor } });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return pages;
}

/** The latest version of a server's list. Reads never overlap. */
export class Listing<T> {
  readonly #read: () => Promise<T>;
  readonly #onStale: (error: unknown) => void;
  #value: T;
  /** True after the first read. */
  #isOpen = false;
  #isStale = false;
  /** Resolves when the current read has ended. */
  #refreshing: Promise<void> | undefined;

  /**
   * @param empty The value before the first read.
   * @param read Reads the complete list.
   * @param onStale Called with the error if the list cannot be read again. The old value is then kept.
   */
  constructor(empty: T, read: () => Promise<T>, onStale: (error: unknown) => void) {
    this.#value = empty;
    this.#read = read;
    this.#onStale = onStale;
  }

  get value(): T {
    return this.#value;
  }

  /**
   * Reads the list for the first time, and again if it changes during the read. Rejects if the first read
   * fails.
   */
  async open(): Promise<void> {
    try {
      this.#value = await this.#read();
    } finally {
      this.#isOpen = true;
    }
    void this.#refresh();
  }

  /**
   * Reads the list again after it has changed. Resolves when the list is current, or when it could not be read.
   */
  markChanged(): Promise<void> {
    this.#isStale = true;
    return this.#refresh();
  }

  async #refresh(): Promise<void> {
    if (this.#isOpen && this.#isStale) this.#refreshing ??= this.#readWhileStale();
    await this.#refreshing;
  }

  async #readWhileStale(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        this.#value = await this.#read();
      }
    } catch (error) {
      this.#onStale(error);
    } finally {
      // Not in a callback of the promise, because a change that is reported before the callback would be missed.
      this.#refreshing = undefined;
    }
  }
}
