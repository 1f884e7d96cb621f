import { describe, expect, it } from "vitest";
import { formatChangelog, joinBlocks, parseBlocks, parseChangelog } from "./changelog-text.ts";

const log = `# Changes

Read this.

## tambo

About Tambo.

### Unreleased

#### Added

- One
- Two,
  in two lines

### 1.0.0 (2026-11-22)

First release.

## gateway

### 0.1.0 (2026-11-22)

\`\`\`md
## not a contract
### not a version
\`\`\`
`;

it("splits a change log at its contracts and versions, but not inside code blocks", () => {
  expect(parseChangelog(log)).toEqual({
    intro: ["# Changes", "", "Read this.", ""],
    contracts: [
      {
        name: "tambo",
        intro: ["", "About Tambo.", ""],
        versions: [
          { title: "Unreleased", lines: ["", "#### Added", "", "- One", "- Two,", "  in two lines", ""] },
          { title: "1.0.0 (2026-11-22)", lines: ["", "First release.", ""] },
        ],
      },
      {
        name: "gateway",
        intro: [""],
        versions: [
          {
            title: "0.1.0 (2026-11-22)",
            lines: ["", "```md", "## not a contract", "### not a version", "```", ""],
          },
        ],
      },
    ],
  });
});

it("formats a parsed change log as it was", () => {
  expect(formatChangelog(parseChangelog(log))).toBe(log);
});

describe("blocks of a section", () => {
  const section = `
A word before.

Another one.

#### Added

- One
goes on
  and on

  in a second paragraph
- Two

  \`\`\`
- no item

# no heading
  \`\`\`

A word after.`.split("\n");
  const blocks = parseBlocks(section);

  it("are list items, headings and other text", () => {
    expect(blocks).toEqual([
      { kind: "text", lines: ["A word before.", "", "Another one."] },
      { kind: "heading", lines: ["#### Added"] },
      { kind: "item", lines: ["- One", "goes on", "  and on", "", "  in a second paragraph"] },
      { kind: "item", lines: ["- Two", "", "  ```", "- no item", "", "# no heading", "  ```"] },
      { kind: "text", lines: ["A word after."] },
    ]);
  });

  it("can be joined to the original section", () => {
    expect(joinBlocks(blocks)).toEqual(section.slice(1));
  });
});
