/** Splits a page into sections for the table of contents and the search. */
import type { DefaultTreeAdapterTypes } from "parse5";
import { type Element, elementsOf, findByClass, getAttribute, hasClass, textOf } from "./elements.ts";

/** A heading with the text up to the next heading. */
export interface Section {
  /** Path of the page within the site. */
  path: string;
  /** Title of the page. */
  page: string;
  /** Anchor of the heading. */
  id?: string;
  title: string;
  /** Level of the heading. The title of the page has level 1. */
  depth: number;
  text: string;
}

const isHeading = ({ tagName }: Element) => /^h[1-3]$/.test(tagName);

/**
 * Elements that are not part of the text: labels and buttons of code blocks, heading links, and collapsed
 * content.
 */
const isNoText = (element: Element) =>
  ["button", "label", "details", "style"].includes(element.tagName) ||
  hasClass(element, "header-anchor") ||
  hasClass(element, "lang");

/** Returns the sections of a page. The first section has the page's title. */
export function sectionsOf(document: DefaultTreeAdapterTypes.Node, path: string): Section[] {
  const content = findByClass(document, "vp-doc");
  if (content === undefined) return [];
  const sections: Section[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ("tagName" in node && isHeading(node)) {
      const id = getAttribute(node, "id");
      const title = clean(textOf(node, isNoText));
      const depth = Number(node.tagName.slice(1));
      const page = sections[0]?.page ?? title;
      sections.push({ path, page, ...(id !== undefined && { id }), title, depth, text: "" });
    } else if ("tagName" in node && [...elementsOf(node)].some(isHeading)) {
      for (const child of node.childNodes) visit(child);
    } else {
      const last = sections.at(-1);
      if (last !== undefined) last.text += ` ${textOf(node, isNoText)}`;
    }
  };
  for (const child of content.childNodes) visit(child);
  for (const section of sections) section.text = clean(section.text);
  return sections;
}

function clean(text: string): string {
  return text.replaceAll(/[\s\u200b]+/g, " ").trim();
}
