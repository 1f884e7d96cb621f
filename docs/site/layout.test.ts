import { expect, it } from "vitest";
import { html } from "../../conformance/reports/markup.ts";
import { contractNames } from "../../generated/contracts.ts";
import { href, inFrame, lines } from "./layout.ts";
import { addressesOf, readHtml, textsOf } from "./testing/dom.ts";

it.each([
  ["index.html", "contracts/tambo/events.html#x", "contracts/tambo/events.html#x"],
  ["contracts/tambo/events.html", "site.css", "../../site.css"],
  ["contracts/tambo/events.html", "contracts/tambo/events.html#x", "#x"],
  ["contracts/tambo/events.html", "contracts/tambo/events.html", "events.html"],
  ["contracts/tambo/events.html", "#x", "#x"],
])("writes, on %s, a link to %s as %s", (from, to, expected) => {
  expect(href(from, to)).toBe(expected);
});

it("keeps the lines of a text, and escapes the rest", () => {
  expect(lines("a <b>\n\n  c").source).toBe("a &lt;b&gt;\n\n  c");
});

it("frames a page with a title, the ways to all others, and marks where it is", () => {
  const page = {
    path: "contracts/tambo/events.html",
    title: "Events <1>",
    contract: "tambo",
    body: html`<h1>Events</h1>`,
    scripts: ["search.js"],
  };
  const text = inFrame(page);
  const document = readHtml(text);
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(textsOf(document, "title")).toEqual(["Events <1> · Streaming agent contracts"]);
  expect(textsOf(document, "[aria-current]")).toEqual(["Tambo", "Events"]);
  expect(addressesOf(document, "nav a")).toEqual([
    "index.html",
    ...contractNames.slice(1).map((name) => `../${name}/index.html`),
    "../../guides/index.html",
    "../../coverage.html",
    "../../project/index.html",
    "index.html",
    "events.html",
    "requirements.html",
    "openapi.html",
    "asyncapi.html",
  ]);
  expect(textsOf(document, "main")).toEqual(["Events"]);
  expect(document.querySelector("script")?.getAttribute("src")).toBe("../../search.js");
});

it("leads from a page to the one that lists it, and says where it is", () => {
  const above = { path: "guides/index.html", title: "Guides" };
  const text = inFrame({ path: "guides/tools.html", title: "Tools <1>", above, body: html`<h1>Tools</h1>` });
  const crumbs = readHtml(text).querySelector(".above");
  expect(crumbs?.innerHTML).toBe(
    '<a href="index.html">Guides</a> <span aria-hidden="true">/</span> Tools &lt;1&gt;',
  );
});
