/** Lists that come in pages. */

/**
 * The items of all pages, each page asked for when it is needed.
 *
 * @param page Gives the page that begins at a cursor; the first one without.
 */
export async function* allPages<Item>(
  page: (cursor: string | undefined) => Promise<{ items: readonly Item[]; nextCursor?: string | undefined }>,
  cursor?: string,
): AsyncGenerator<Item, void, undefined> {
  let next = cursor;
  do {
    const { items, nextCursor } = await page(next);
    yield* items;
    next = nextCursor;
  } while (next !== undefined);
}
