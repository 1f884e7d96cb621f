import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { applyEdits, readEdits, readSection } from "./recipe.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "recipe-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const recipe = `## Add

Some words.

\`\`\`diff
+++ a.txt
@@
 one
-two
+2

@@
-four
+4
+++ b.txt
@@
 one
+two
\`\`\`

### More

\`\`\`diff
+++ c.txt
@@
+never
\`\`\`
`;

it("applies the hunks in a section to their files", () => {
  writeFileSync(join(root, "a.txt"), "one\ntwo\n\nthree\nfour\n");
  writeFileSync(join(root, "b.txt"), "one\n");
  const edits = readEdits(readSection(recipe, "## Add"));
  expect(edits.map(({ file }) => file)).toEqual(["a.txt", "a.txt", "b.txt"]);
  applyEdits(root, edits);
  expect(readFileSync(join(root, "a.txt"), "utf8")).toBe("one\n2\n\nthree\n4\n");
  expect(readFileSync(join(root, "b.txt"), "utf8")).toBe("one\ntwo\n");
});

it("reports lines that a file does not contain, or contains twice, and changes nothing", () => {
  writeFileSync(join(root, "a.txt"), "one\none\n");
  const apply = (before: string) => () => applyEdits(root, [{ file: "a.txt", before, after: "x" }]);
  expect(apply("on")).toThrow("a.txt does not contain these lines:\non");
  expect(apply("one")).toThrow("a.txt contains these lines more than once:\none");
  expect(() => readSection(recipe, "## Remove")).toThrow('there is no heading "## Remove"');
  expect(readFileSync(join(root, "a.txt"), "utf8")).toBe("one\none\n");
});
