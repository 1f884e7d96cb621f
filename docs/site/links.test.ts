import { expect, it } from "vitest";
import { checkLinks } from "./links.ts";

const page = (body: string) => `<!doctype html><title>t</title>${body}`;

it("counts links that lead somewhere, and lists those outside", () => {
  const files = new Map([
    [
      "index.html",
      page(
        '<a href="a/b.html#x">b</a> <a href="#here">h</a> <p id="here"> <a href="https://example.com/">e</a>' +
          '<form action="a/b.html?q=1"></form> <a href="r.html#operation/run">r</a> <script src="s.js"></script>',
      ),
    ],
    ["a/b.html", page('<h2 id="x"></h2><a href="../index.html#here">i</a> <a href="//example.org">o</a>')],
    ["r.html", page('<a href="index.html">i</a><div id="redoc"><a href="/made/by/script">m</a></div>')],
    ["s.js", "// <a href='nowhere.html'>"],
  ]);
  expect(checkLinks(files, new Map([["r.html", new Set(["operation/run"])]]))).toEqual({
    dead: [],
    internal: 7,
    external: ["//example.org", "https://example.com/"],
  });
});

it.each([
  ["a page that is not there", '<a href="b.html">', "index.html: b.html: there is no b.html"],
  [
    "a page above that is not there",
    '<a href="../index.html">',
    "index.html: ../index.html: there is no ../index.html",
  ],
  ["an anchor of its own", '<a href="#x">', "index.html: #x: index.html has no anchor x"],
  ["an anchor of another page", '<a href="c.html#x">', "index.html: c.html#x: c.html has no anchor x"],
  [
    "an anchor that a script does not make",
    '<a href="r.html#x">',
    "index.html: r.html#x: r.html has no anchor x",
  ],
  ["a script", '<script src="x.js"></script>', "index.html: x.js: there is no x.js"],
  ["a style", '<link rel="stylesheet" href="x.css">', "index.html: x.css: there is no x.css"],
  ["a form", '<form action="x.html"></form>', "index.html: x.html: there is no x.html"],
  [
    "an absolute path",
    '<a href="/c.html">',
    "index.html: /c.html: an absolute path, which only holds at the root of a host",
  ],
  ["an id twice", '<p id="a"><p id="a">', "index.html: two elements have the id a"],
])("finds %s", (_what, body, problem) => {
  const files = new Map([
    ["index.html", page(body)],
    ["c.html", page('<p id="y">')],
    ["r.html", page('<div id="redoc"><p id="x"></div>')],
  ]);
  expect(checkLinks(files, new Map([["r.html", new Set()]])).dead).toEqual([problem]);
});
