/** A page as tests look at it. */
import { createRequire } from "node:module";

/** What tests ask of an element: jsdom brings no types, and the project has none of the DOM. */
export interface Part {
  id: string;
  innerHTML: string;
  textContent: string;
  children: Iterable<Part>;
  parentElement: Part | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
}

interface Dom {
  window: { document: Part };
}

const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
  JSDOM: new (html: string, options?: { url: string; runScripts: "dangerously" }) => Dom;
};

/** Reads HTML; no script runs. */
export function readHtml(html: string): Part {
  return new JSDOM(html).window.document;
}

/** Opens a page at an address, and runs its scripts. */
export function openPage(html: string, url: string): Part {
  return new JSDOM(html, { url, runScripts: "dangerously" }).window.document;
}

/** Texts of all elements that a selector finds. */
export function textsOf(part: Part | null | undefined, selector: string): string[] {
  return [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim());
}

/** Where all links go. */
export function addressesOf(part: Part | null | undefined, selector = "a"): (string | null)[] {
  return [...(part?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute("href"));
}
