/** Lists that come in pages. */

/**
 * The items of all pages, each page asked for when it is needed.
 *
 * @param page Gives the page that a query asks for.
 * @param query Asks for the first page.
 */
export async function* allPages<
  Query extends { cursor?: string },
  Page extends { nextCursor?: string },
  Item,
>(
  page: (query: Query) => Promise<Page>,
  query: Query,
  items: (page: Page) => readonly Item[],
): AsyncGenerator<Item, void, undefined> {
  let next: Query | undefined = query;
  while (next !== undefined) {
    const found: Page = await page(next);
    yield* items(found);
    next = found.nextCursor === undefined ? undefined : { ...query, cursor: found.nextCursor };
  }
}
