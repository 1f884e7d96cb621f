/** What an MCP server lists, in pages, and may change. */

/** Pages of a list after which it counts as endless. */
const maxPages = 100;

/**
 * Reads a list to its end.
 *
 * @param what The list in an error text, for example `tool list`.
 * @param readPage Asks for the page at a cursor; the first has none.
 * @throws Error with a clause when the list has too many pages, and whatever `readPage` throws.
 */
export async function readPages<Page extends { nextCursor?: string | undefined }>(
  what: string,
  readPage: (at: { params?: { cursor: string } }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    if (pages.length === maxPages) throw new Error(`its ${what} has more than ${maxPages} pages`);
    const page = await readPage(cursor === undefined ? {} : { params: { cursor } });
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return pages;
}

/** The latest reading of something that a server lists; never two readings at once. */
export class Listing<T> {
  readonly #read: () => Promise<T>;
  readonly #onStale: (error: unknown) => void;
  #value: T;
  /** Whether it is being read, or not yet to be read again. */
  #reading = true;
  #isStale = false;

  /**
   * @param empty The value before the first reading.
   * @param read Reads it whole.
   * @param onStale Told why it could not be read anew; the value stays.
   */
  constructor(empty: T, read: () => Promise<T>, onStale: (error: unknown) => void) {
    this.#value = empty;
    this.#read = read;
    this.#onStale = onStale;
  }

  get value(): T {
    return this.#value;
  }

  /** Reads it for the first time, and again if it changed meanwhile. Rejects when the first reading fails. */
  async open(): Promise<void> {
    try {
      this.#value = await this.#read();
    } finally {
      this.#reading = false;
    }
    void this.#refresh();
  }

  /** Reads it anew, since the server said that it changed. */
  changed(): void {
    this.#isStale = true;
    void this.#refresh();
  }

  async #refresh(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        this.#value = await this.#read();
      }
    } catch (error) {
      this.#onStale(error);
    } finally {
      this.#reading = false;
    }
  }
}
