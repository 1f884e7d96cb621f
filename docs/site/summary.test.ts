import { expect, it } from "vitest";
import { summaryTable } from "./summary.ts";

it("tells what a build came to", () => {
  const files = new Map([
    ["index.html", "x".repeat(1024 * 1024)],
    ["a/b.html", "ü".repeat(256 * 1024)],
    ["site.css", ""],
  ]);
  const links = { dead: [], internal: 12, external: ["https://example.com/"] };
  expect(summaryTable(files, links, 12.34)).toBe(`Outside:
  https://example.com/

pages                                     2
other files                               1
links within the site, all alive         12
addresses outside, not asked for          1
size                                1.5 MiB
time                                 12.3 s`);
});
