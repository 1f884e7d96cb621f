/** The Markdown of the repository, as pages that link each other as the files do. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { html } from "../../conformance/reports/markup.ts";
import { contractNames } from "../../generated/contracts.ts";
import { type Crumb, href, link, type Page } from "./layout.ts";
import { type Rendered, renderMarkdown } from "./markdown.ts";

/** A Markdown file of the repository, and its page. */
export interface RepositoryPage extends Page {
  /** Path of the file within the repository. */
  file: string;
  headings: Rendered["headings"];
}

/** What the pages of a repository are made of. */
export interface Repository {
  /** Its folder. */
  root: string;
  /** Markdown files that become pages, by their paths within the repository. */
  files: readonly string[];
}

/** Where the guides lie. */
export const guidesFolder = "docs/guides";

/** Finds the Markdown files of the project and its guides. */
export function findMarkdown(root: string): string[] {
  return globSync(["*.md", "{clients,conformance,deploy,docs,server,spec}/**/*.md"], {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist|\.build)$/.test(path),
  })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/**
 * Makes a page of each file.
 *
 * @throws Error with a line for every link to a file that the repository does not have.
 */
export function repositoryPages({ root, files }: Repository): RepositoryPage[] {
  const problems: string[] = [];
  const known = new Set(files);
  const pages = files.map((file): RepositoryPage => {
    const path = pageOf(file);
    const { body, title, headings } = renderMarkdown(readFileSync(join(root, file), "utf8"), (address) => {
      const place = placeOf(address, file, known, root);
      if (place.missing !== undefined) problems.push(`${file}: ${address}: there is no ${place.missing}`);
      return place.href;
    });
    const isGuide = file.startsWith(`${guidesFolder}/`);
    const above: Crumb = isGuide
      ? { path: "guides/index.html", title: "Guides" }
      : { path: "project/index.html", title: "Project" };
    const source = isGuide ? undefined : html`<p class="place">${file}</p>`;
    return {
      path,
      file,
      title: title ?? file,
      headings,
      above,
      body: html`${source}<div class="words">${body}</div>`,
    };
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return pages;
}

/** The page that lists the guides, and the one that lists everything else. */
export function listPages(pages: readonly RepositoryPage[]): Page[] {
  const [guides, others] = [true, false].map((isGuide) =>
    pages.filter(({ file }) => file.startsWith(`${guidesFolder}/`) === isGuide),
  ) as [RepositoryPage[], RepositoryPage[]];
  const project = "project/index.html";
  const folders = Map.groupBy(others, ({ file }) =>
    file.includes("/") ? posix.dirname(file).split("/")[0] : "",
  );
  return [
    {
      path: "guides/index.html",
      title: "Guides",
      body: html`<h1>Guides</h1>
<ul class="cards">${guides.map(({ path, title }) => html`<li>${link("guides/index.html", path, title)}</li>`)}</ul>`,
    },
    {
      path: project,
      title: "Project",
      body: html`<h1>The project's texts</h1>
<p class="lead">What lies in the repository, as it lies there: for operators, app developers, and those who work on it.</p>
${[...folders].map(
  ([folder, each]) => html`<h2>${folder === "" ? "At the top" : folder}</h2>
<ul>${each.map(({ path, title, file }) => html`<li>${link(project, path, title)} <span class="place">${file}</span></li>`)}</ul>`,
)}`,
    },
  ];
}

/** Path of a file's page within the site. */
export function pageOf(file: string): string {
  const page = file.replace(/\.md$/, ".html");
  return file.startsWith(`${guidesFolder}/`)
    ? `guides/${page.slice(guidesFolder.length + 1)}`
    : `project/${page}`;
}

/** What a link of a file leads to. A file that the site does not show must be in the repository all the same. */
function placeOf(
  address: string,
  file: string,
  known: ReadonlySet<string>,
  root: string,
): { href?: string; missing?: string } {
  if (/^[a-z][a-z0-9+.-]*:|^#/i.test(address)) return { href: address };
  const [path = "", anchor] = address.split("#", 2);
  // A guide may lead to pages that only the site has.
  if (path.endsWith(".html")) return { href: address };
  const target = posix.join(posix.dirname(file), decodeURIComponent(path)).replace(/\/$/, "");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const page = [target, posix.join(target, "README.md")].find((each) => known.has(each));
  const place = contractPlace(target) ?? (page && pageOf(page));
  if (place !== undefined) return { href: href(pageOf(file), place) + hash };
  return existsSync(join(root, target)) ? {} : { missing: target };
}

/** What the site has of a contract's files. */
function contractPlace(target: string): string | undefined {
  for (const contract of contractNames) {
    const folder = `contracts/${contract}`;
    if (target === `spec/${contract}` || target === `generated/${contract}`) return `${folder}/index.html`;
    if (target === `generated/${contract}/schemas`) return `${folder}/schemas/index.html`;
    if (target === `spec/${contract}/requirements.yaml`) return `${folder}/requirements.html`;
    if (target.startsWith(`generated/${contract}/`) && /\.(yaml|json)$/.test(target))
      return `${folder}/${target.slice(`generated/${contract}/`.length)}`;
  }
  return undefined;
}
