/** What all pages have in common: head, navigation, and how links between them are written. */
import { posix } from "node:path";
import { contractTitles } from "../../conformance/contracts/contracts.ts";
import { html, Markup } from "../../conformance/reports/markup.ts";
import { contractNames } from "../../generated/contracts.ts";

/** A page, before it is put into its frame. */
export interface Page {
  /** Path of its file within the site: `contracts/tambo/events.html`. */
  path: string;
  title: string;
  /** Name of the contract that it belongs to, whose pages it links. */
  contract?: string;
  /** The page that lists it. */
  above?: Crumb;
  /** What stands in `main`, the heading included. */
  body: Markup;
  /** Scripts at its end, by their paths within the site. */
  scripts?: readonly string[];
}

/** A page that is linked by its title. */
export interface Crumb {
  path: string;
  title: string;
}

/** Name of the site. */
export const siteTitle = "Streaming agent contracts";

/** Address of a file of the site, as a page has it: relative, so that the site works in any folder and from `file:`. */
export function href(from: string, to: string): string {
  const hash = to.indexOf("#");
  const [file, anchor] = hash < 0 ? [to, ""] : [to.slice(0, hash), to.slice(hash)];
  if (file === "" || file === from) return anchor === "" ? posix.basename(from) : anchor;
  return posix.relative(posix.dirname(from), file) + anchor;
}

/**
 * A link of a page.
 *
 * @param from Path of the page.
 * @param to Path within the site, with an anchor or without.
 */
export function link(from: string, to: string, content: Markup | string): Markup {
  return html`<a href="${href(from, to)}">${content}</a>`;
}

/** Text of several lines for `pre`: the template tag itself would show where they end. */
export function lines(text: string): Markup {
  return html`${text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [new Markup("\n"), line]))}`;
}

/** Pages of a contract, which link each other. */
export function contractPages(contract: string): Crumb[] {
  const page = (file: string, title: string) => ({ path: `contracts/${contract}/${file}`, title });
  return [
    page("index.html", "Overview"),
    page("events.html", "Events"),
    page("requirements.html", "Rules"),
    page("openapi.html", "OpenAPI"),
    page("asyncapi.html", "AsyncAPI"),
  ];
}

/** What reports call a contract. */
export function contractTitle(contract: string): string {
  return contractTitles[contract] ?? contract;
}

const sections: readonly Crumb[] = [
  ...contractNames.map((name) => ({
    path: `contracts/${name}/index.html`,
    title: contractTitle(name).replace(/ [v\d.]+$/, ""),
  })),
  { path: "guides/index.html", title: "Guides" },
  { path: "coverage.html", title: "Coverage" },
  { path: "project/index.html", title: "Project" },
];

/** The whole text of a page's file. */
export function inFrame(page: Page): string {
  const current = (path: string) =>
    page.path === path ? "page" : page.path.startsWith(folderOf(path)) ? "true" : undefined;
  const item = ({ path, title }: Crumb) => {
    const mark = current(path);
    const attribute = mark === undefined ? undefined : new Markup(` aria-current="${mark}"`);
    return html`<li><a href="${href(page.path, path)}"${attribute}>${title}</a></li>`;
  };
  const neighbour = ({ path, title }: Crumb) => {
    const attribute = page.path === path ? new Markup(' aria-current="page"') : undefined;
    return html`<li><a href="${href(page.path, path)}"${attribute}>${title}</a></li>`;
  };
  const heading = page.title === siteTitle ? siteTitle : `${page.title} · ${siteTitle}`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${href(page.path, "site.css")}">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="home" href="${href(page.path, "index.html")}">${siteTitle}</a>
<nav aria-label="Site"><ul class="row">${sections.map(item)}</ul></nav>
<form action="${href(page.path, "search.html")}" role="search"><input type="search" name="q" aria-label="Search rules, events and operations" placeholder="Search"></form>
</header>
${page.contract && html`<nav class="pages" aria-label="${contractTitle(page.contract)}"><ul class="row">${contractPages(page.contract).map(neighbour)}</ul></nav>`}
<main id="main" tabindex="-1">
${page.above && html`<p class="above">${link(page.path, page.above.path, page.above.title)} <span aria-hidden="true">/</span> ${page.title}</p>`}
${page.body}
</main>
${page.scripts?.map((path) => html`<script src="${href(page.path, path)}"></script>`)}
</body>
</html>
`.source;
}

/** A section has its folder, and a page of its own when it lies at the root. */
function folderOf(path: string): string {
  return path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : path;
}
