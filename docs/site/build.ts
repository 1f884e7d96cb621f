/** Builds the site: reads the repository, makes all files in memory, and judges their links. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { contractNames } from "../../generated/contracts.ts";
import type { CitingTitle } from "../coverage/evidence.ts";
import { type ContractSite, contractSite } from "./contract.ts";
import { inFrame, type Page } from "./layout.ts";
import { checkLinks, type LinkReport } from "./links.ts";
import { coveragePage } from "./pages/coverage-page.ts";
import { startPage } from "./pages/start-page.ts";
import { type Reference, renderReference } from "./reference.ts";
import { findMarkdown, guidesFolder, listPages, repositoryPages } from "./repository.ts";
import { type SearchEntry, searchIndex, searchPage } from "./search.ts";
import { citingTitles } from "./test-titles/test-titles.ts";

/** A built site. */
export interface Site {
  /** Text by path within the site. */
  files: Map<string, string>;
  links: LinkReport;
}

/**
 * Builds the site of a repository. Nothing is written.
 *
 * @param root Folder of the repository.
 * @param progress Is told what is being done.
 * @throws Error that names what is missing or wrong: a file, an example, a link between Markdown files.
 */
export async function buildSite(root: string, progress: (line: string) => void): Promise<Site> {
  progress("tests that cite rules");
  const tests = testsOf(root);
  const sites = new Map<string, ContractSite>();
  for (const contract of contractNames) {
    progress(`events and rules of ${contract}`);
    sites.set(contract, await contractSite(contract, root, tests));
  }
  progress("texts of the repository");
  const texts = repositoryPages({ root, files: findMarkdown(root) });
  const pages: Page[] = [...[...sites.values()].flatMap((site) => site.pages), ...texts, ...listPages(texts)];
  pages.push(
    coveragePage(new Map([...sites].map(([name, { evidence }]) => [name, evidence]))),
    searchPage(),
    startPage(new Map([...sites].map(([name, { summary }]) => [name, summary]))),
  );

  const files = new Map([...sites.values()].flatMap((site) => [...site.files]));
  for (const page of pages) files.set(page.path, inFrame(page));
  for (const file of ["site.css", "search.js"])
    files.set(file, readFileSync(join(import.meta.dirname, file), "utf8"));
  const headings = texts.flatMap(({ path, file, title, headings }) =>
    headings.map(
      ({ text, id, depth }): SearchEntry => ({
        kind: file.startsWith(guidesFolder) ? "guide" : "text",
        name: text,
        of: title,
        text: file,
        place: depth === 1 ? path : `${path}#${id}`,
      }),
    ),
  );
  files.set(
    "search-index.js",
    searchIndex([...[...sites.values()].flatMap((site) => site.found), ...headings]),
  );
  for (const [path, text] of await referencePages(
    [...sites.values()].flatMap((site) => site.references),
    progress,
  ))
    files.set(path, text);

  progress("links");
  const anchors = new Map([...sites.values()].flatMap((site) => [...site.anchors]));
  return { files, links: checkLinks(files, anchors) };
}

/** Titles that cite rules, by file. */
function testsOf(root: string): Map<string, CitingTitle[]> {
  const files = globSync("{clients,conformance,docs,server,spec}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  });
  const titles = files
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => [file, citingTitles(file, readFileSync(join(root, file), "utf8"))] as const);
  return new Map(titles.filter(([, each]) => each.length > 0));
}

/** Renders the reference pages, two at a time: each is a process of its own. */
async function referencePages(
  references: readonly Reference[],
  progress: (line: string) => void,
): Promise<Map<string, string>> {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  const redocly = join(dirname(cli), "bin/cli.js");
  const pages = new Map<string, string>();
  const left = references.values();
  const work = async () => {
    for (const reference of left) {
      progress(`reference ${pages.size + 1} of ${references.length}: ${reference.path}`);
      pages.set(reference.path, await renderReference(reference, redocly));
    }
  };
  await Promise.all([work(), work()]);
  return pages;
}
