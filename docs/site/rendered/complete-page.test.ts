import { expect, it } from "vitest";
import { completePage } from "./complete-page.ts";

/** A page as VitePress writes it, without the parts that `completePage` does not change. */
const rendered = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/style.css"></head><body>
<div class="VPNavBar"><div class="VPNavBarSearch"></div><button class="VPNavBarHamburger"></button></div>
<div class="VPLocalNav empty"><div class="VPLocalNavOutlineDropdown"></div></div>
<aside class="VPSidebar"><section class="VPSidebarItem collapsed"><div class="VPSidebarItem">
<a href="/guides/resume.html">Resume</a></div></section><div class="VPSidebarItem"><a href="/">Start</a></div></aside>
<div class="VPDocAside"></div>
<div class="vp-doc"><div><h1 id="resume">Resume <a class="header-anchor" href="#resume">#</a></h1>
<p>First.</p><ul><li>One</li><li>Two</li></ul>
<h2 id="cursor">The <code>cursor</code></h2><div class="language-sh"><button>Copy</button><span class="lang">sh</span><pre>curl</pre></div>
<div><h3 id="deep">Deep</h3><details>folded</details></div></div></div></body></html>`;

const { html, ids, links, sections } = completePage("guides/resume.html", rendered);

it("returns the sections and their text for the search", () => {
  const page = { path: "guides/resume.html", page: "Resume" };
  expect(sections).toEqual([
    { ...page, id: "resume", title: "Resume", depth: 1, text: "First. One Two" },
    { ...page, id: "cursor", title: "The cursor", depth: 2, text: "curl" },
    { ...page, id: "deep", title: "Deep", depth: 3, text: "" },
  ]);
});

it("adds the table of contents next to the text and as a menu", () => {
  const list =
    '<ul><li class="depth-2"><a href="#cursor">The cursor</a></li><li class="depth-3"><a href="#deep">Deep</a></li></ul>';
  expect(html.split(list)).toHaveLength(3);
  expect(html).toContain('<div class="VPLocalNav">');
});

it("marks the page in the sidebar, and opens its group", () => {
  expect(html).toContain(
    '<section class="VPSidebarItem has-active"><div class="VPSidebarItem has-active is-active">',
  );
  expect(html).toContain('<a href="resume.html" aria-current="page">Resume</a>');
});

it("makes links relative, and returns them with the ids of all elements", () => {
  expect([...ids]).toEqual(["page-contents", "resume", "cursor", "deep"]);
  expect(links).toEqual(
    expect.arrayContaining(["../assets/style.css", "resume.html", "../index.html", "#cursor", "../site.js"]),
  );
  expect(links.filter((link) => link.startsWith("/"))).toEqual([]);
});

it("has a search button, but no menu that needs VitePress's browser application", () => {
  expect(html).toContain('class="search-button"');
  expect(html).not.toContain("VPNavBarHamburger");
});
