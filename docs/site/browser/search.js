// Searches the sections of the site. The script runs in the site's pages, and also in Node when it is tested.
(() => {
  /** Weights by path. Pages that were written for readers rank above generated pages and the READMEs of folders. */
  const weights = [
    [/^(tutorials|guides)\//, 3],
    [/^(reference|explanation)\//, 2.5],
    [/^glossary/, 1.2],
    [/^contracts\//, 0.6],
  ];

  const weightOf = (path) => weights.find(([pattern]) => pattern.test(path))?.[1] ?? 1;

  /** Maximum number of sections of one page in a result list. */
  const mostOfPage = 2;

  /**
   * Returns a function that finds the sections that match a query.
   *
   * @param MiniSearch The class from the `minisearch` package.
   * @param sections The sections, each as `[path, page, id, title, text]`.
   */
  globalThis.createSiteSearch = (MiniSearch, sections) => {
    const index = new MiniSearch({ fields: ["title", "page", "text"] });
    index.addAll(sections.map(([, page, , title, text], id) => ({ id, page, title, text })));
    const options = {
      boost: { title: 4, page: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    };
    return (query) => {
      // The section about a name comes before sections that use its words.
      const boostDocument = (id) => weightOf(sections[id][0]) * (isTitle(sections[id][3], query) ? 10 : 1);
      const all = index.search(query, { ...options, boostDocument, combineWith: "AND" });
      const found = all.length > 0 ? all : index.search(query, { ...options, boostDocument });
      const shown = new Map();
      return found.flatMap(({ id, terms }) => {
        const [path, page, anchor, title, text] = sections[id];
        const count = shown.get(path) ?? 0;
        shown.set(path, count + 1);
        if (count >= mostOfPage) return [];
        return [
          {
            address: anchor ? `${path}#${anchor}` : path,
            path,
            page,
            title,
            excerpt: excerptOf(text, terms),
          },
        ];
      });
    };
  };

  const isTitle = (title, query) => title.toLowerCase() === query.trim().toLowerCase();

  /** Returns an excerpt of about 160 characters, around the first search term in the text. */
  function excerptOf(text, terms) {
    const lower = text.toLowerCase();
    const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
    const start = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - 50);
    const begin = start === 0 ? 0 : text.indexOf(" ", start) + 1;
    return (begin > 0 ? "… " : "") + text.slice(begin, begin + 160) + (text.length > begin + 160 ? " …" : "");
  }
})();
