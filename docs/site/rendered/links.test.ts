import { expect, it } from "vitest";
import { resolveLink } from "../../.vitepress/pages.ts";
import { toRelative } from "./complete-page.ts";
import { checkLinks } from "./links.ts";

const page = (links: string[], ids: string[] = []) => ({ ids: new Set(ids), links });

it("counts valid links and lists external ones", () => {
  const pages = new Map([
    ["index.html", page(["a/b.html#x", "#here", "api.html#operation/run", "https://example.com/"], ["here"])],
    ["a/b.html", page(["../index.html", "//example.org", "../data.json"], ["x"])],
  ]);
  const files = new Set([...pages.keys(), "api.html", "data.json"]);
  expect(checkLinks(pages, files)).toEqual({
    dead: [],
    internal: 5,
    external: ["//example.org", "https://example.com/"],
  });
});

it.each([
  ["a missing page", "b.html", "no file b.html"],
  ["a page outside the site", "../index.html", "no file ../index.html"],
  ["a missing anchor", "#y", "no anchor y in index.html"],
  ["a missing anchor of another page", "c.html#x", "no anchor x in c.html"],
])("finds %s", (_title, link, problem) => {
  const pages = new Map([
    ["index.html", page([link], ["x"])],
    ["c.html", page([])],
  ]);
  expect(checkLinks(pages, new Set(pages.keys())).dead).toEqual([`index.html: ${link}: ${problem}`]);
});

it.each([
  ["index.html", "/guides/resume.html#x", "guides/resume.html#x"],
  ["guides/resume.html", "/", "../index.html"],
  ["guides/resume.html", "/guides/resume.html#x", "resume.html#x"],
  ["guides/resume.html", "/assets/style.css", "../assets/style.css"],
  ["guides/resume.html", "#x", "#x"],
  ["guides/resume.html", "//example.com/x", "//example.com/x"],
])("on %s, %s becomes %s", (from, link, relative) => {
  expect(toRelative(from, link)).toBe(relative);
});

it.each([
  ["docs/guides/resume.md", "errors.md", { href: "/guides/errors.md" }],
  ["docs/guides/resume.md", "../../server/README.md#rates", { href: "/project/server/README.md#rates" }],
  ["docs/guides/resume.md", "../../server/", { href: "/project/server/README.md" }],
  ["README.md", "spec/tambo", { href: "/contracts/tambo/index.md" }],
  ["spec/README.md", "tambo/requirements.yaml", { href: "/contracts/tambo/requirements.md" }],
  ["docs/guides/errors.md", "../../generated/ag-ui/openapi.yaml", { href: "/contracts/ag-ui/openapi.yaml" }],
  ["CONTRIBUTING.md", "house/rules.ts", { file: "house/rules.ts" }],
  ["CONTRIBUTING.md", "README.md#start", { file: "README.md" }],
  ["CONTRIBUTING.md", "gone.md", { missing: "gone.md" }],
])("in %s, %s leads to %j", (file, link, target) => {
  expect(resolveLink(file, link)).toEqual(target);
});
