/**
 * Completes a page that VitePress rendered without its browser application (`mpa`). Adds the parts that
 * VitePress otherwise adds in the browser, and makes links work from `file:` URLs.
 */
import { posix } from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { html, type Markup } from "../../../conformance/reports/markup.ts";
import {
  ancestorsOf,
  changeClasses,
  elementsOf,
  findByClass,
  getAttribute,
  hasClass,
  remove,
  removeAttributes,
  renameElement,
  setAttribute,
  setContent,
  textOf,
} from "./elements.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** A completed page. */
export interface CompletedPage {
  html: string;
  /** IDs of all elements on the page. */
  ids: Set<string>;
  /** Addresses of links, scripts and styles, relative to the page. */
  links: string[];
  sections: Section[];
}

type Document = DefaultTreeAdapterTypes.Document;

/** Scripts that every page loads, as paths within the site. */
const scripts = ["search.js", "site.js"];

/** Maximum number of entries in a table of contents that includes subheadings. */
const mostEntries = 40;

/**
 * Completes a page.
 *
 * @param path Path of the page within the site.
 * @param source HTML as VitePress wrote it.
 */
export function completePage(path: string, source: string): CompletedPage {
  const document: Document = parse(source);
  const sections = sectionsOf(document, path);
  addContents(document, sections);
  markSidebar(document, `/${path}`);
  const navigation = findByClass(document, "VPNavBar");
  if (navigation !== undefined) changeClasses(navigation, ["has-sidebar"]);
  remove(findByClass(document, "VPNavBarHamburger"));
  remove(findByClass(document, "VPNavBarExtra"));
  setContent(findByClass(document, "VPNavBarSearch"), searchButton.source);
  addScripts(document);

  const ids = new Set<string>();
  const links: string[] = [];
  for (const element of elementsOf(document)) {
    // Markdown tables always have a header, so an empty header cell is rendered as a normal cell.
    if (element.tagName === "th" && textOf(element).trim() === "") renameElement(element, "td");
    const id = getAttribute(element, "id");
    if (id !== undefined) ids.add(id);
    for (const name of ["href", "src", "srcset"]) {
      const link = getAttribute(element, name);
      if (link === undefined || link.startsWith("data:")) continue;
      const relative = toRelative(path, link);
      setAttribute(element, name, relative);
      links.push(relative);
    }
  }
  return { html: serialize(document), ids, links, sections };
}

/**
 * Returns the address of a file in the site relative to another file. External addresses and anchors are
 * returned unchanged.
 */
export function toRelative(from: string, link: string): string {
  if (!link.startsWith("/") || link.startsWith("//")) return link;
  const [, path = "", rest = ""] = /^\/([^?#]*)(.*)$/.exec(link) ?? [];
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  return (posix.relative(posix.dirname(from), file) || posix.basename(from)) + rest;
}

/** Adds the table of contents next to the text, and as a menu on narrow screens. */
function addContents(document: Document, sections: readonly Section[]): void {
  const headings = sections.filter(({ depth, id }) => depth > 1 && id !== undefined);
  const shown = headings.length > mostEntries ? headings.filter(({ depth }) => depth === 2) : headings;
  if (shown.length === 0) return;
  const list = html`<ul>${shown.map(contentsEntry)}</ul>`;
  setContent(
    findByClass(document, "VPDocAside"),
    html`<nav class="page-contents" aria-labelledby="page-contents"><p id="page-contents">On this page</p>${list}</nav>`
      .source,
  );
  setContent(
    findByClass(document, "VPLocalNavOutlineDropdown"),
    html`<details class="page-contents-menu"><summary>On this page</summary>${list}</details>`.source,
  );
  const bar = findByClass(document, "VPLocalNav");
  if (bar !== undefined) changeClasses(bar, [], ["empty"]);
}

function contentsEntry({ depth, id, title }: Section): Markup {
  return html`<li class="depth-${depth}"><a href="#${id}">${title}</a></li>`;
}

/** Marks the page in the sidebar and opens the groups that contain it. */
function markSidebar(document: Document, address: string): void {
  const sidebar = findByClass(document, "VPSidebar");
  if (sidebar === undefined) return;
  for (const element of elementsOf(sidebar)) {
    // VitePress gives the row around the arrow the role of a button, so the arrow itself needs no role. The
    // title of a group that cannot be collapsed is not a button.
    if (hasClass(element, "caret")) removeAttributes(element, ["role", "tabindex", "aria-label"]);
    if (hasClass(element, "VPSidebarItem") && !hasClass(element, "collapsible"))
      for (const child of element.childNodes)
        if ("tagName" in child && hasClass(child, "item")) removeAttributes(child, ["role", "tabindex"]);
    if (getAttribute(element, "href") !== address) continue;
    setAttribute(element, "aria-current", "page");
    const items = ancestorsOf(element).filter((each) => hasClass(each, "VPSidebarItem"));
    for (const [index, item] of items.entries())
      changeClasses(item, index === 0 ? ["has-active", "is-active"] : ["has-active"], ["collapsed"]);
  }
}

const searchButton = html`<button type="button" class="search-button" aria-haspopup="dialog"><span class="vpi-search"></span><span class="label">Search</span><kbd>Ctrl K</kbd></button>`;

function addScripts(document: Document): void {
  const body = [...elementsOf(document)].find(({ tagName }) => tagName === "body");
  if (body === undefined) return;
  const holder = { ...body, childNodes: [] as typeof body.childNodes };
  setContent(holder, html`${scripts.map((file) => html`<script src="/${file}"></script>`)}`.source);
  for (const child of holder.childNodes) child.parentNode = body;
  body.childNodes.push(...holder.childNodes);
}
