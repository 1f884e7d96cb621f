import { expect, it } from "vitest";
import { escapeText, fence, page, sentence, table } from "./markdown.ts";

it("escapes what Markdown, HTML and Vue would interpret, except in code", () => {
  expect(escapeText("a <b> & {{ c }} *d* [e](f) | g")).toBe(
    "a &lt;b> &amp; &#123;&#123; c }} &#42;d&#42; &#91;e&#93;(f) &#124; g",
  );
  expect(sentence("Sends `a|b<c>`\n  and *more*")).toBe("Sends `a|b<c>` and &#42;more&#42;");
});

it("links code that has an address", () => {
  const find = (code: string) => (code === "RUN_STARTED" ? "/events.md#x" : undefined);
  expect(sentence("`RUN_STARTED`, `other`", find)).toBe("[`RUN_STARTED`](/events.md#x), `other`");
});

it("writes tables, code blocks and pages", () => {
  expect(table(["a"], [["`x|y`"], [1]])).toBe("| a |\n| --- |\n| `x\\|y` |\n| 1 |");
  expect(fence("json", "{}")).toBe("````json\n{}\n````");
  expect(page(["# a", undefined, "", "b"])).toBe("# a\n\nb\n");
});
