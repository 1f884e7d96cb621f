/** Finds dead links. */
import { posix } from "node:path";

/** The result of checking a site's links. */
export interface LinkReport {
  /** A line for each dead link, with the page, the address and the reason. */
  dead: string[];
  /** Number of links within the site. */
  internal: number;
  /** Addresses outside the site. They are not requested. */
  external: string[];
}

/** Ids and links of a page. */
export interface LinkedPage {
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/**
 * Checks the links on all pages.
 *
 * @param pages Pages by their paths within the site.
 * @param files Paths of all files in the site, including the pages.
 */
export function checkLinks(pages: ReadonlyMap<string, LinkedPage>, files: ReadonlySet<string>): LinkReport {
  const report: LinkReport = { dead: [], internal: 0, external: [] };
  const external = new Set<string>();
  for (const [page, { links }] of pages) {
    for (const link of new Set(links)) {
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link)) {
        external.add(link);
        continue;
      }
      report.internal++;
      const problem = findProblem(page, link);
      if (problem !== undefined) report.dead.push(`${page}: ${link}: ${problem}`);
    }
  }
  report.external = [...external].toSorted();
  return report;

  function findProblem(page: string, link: string): string | undefined {
    const [path = "", anchor = ""] = link.split("#", 2);
    const file = decodeURIComponent(path);
    const target = file === "" ? page : posix.join(posix.dirname(page), file);
    if (!files.has(target)) return `no file ${target}`;
    if (anchor === "") return undefined;
    const ids = pages.get(target)?.ids;
    // The API reference creates its anchors in the browser, so they cannot be checked here.
    if (ids === undefined || ids.has(decodeURIComponent(anchor))) return undefined;
    return `no anchor ${anchor} in ${target}`;
  }
}
