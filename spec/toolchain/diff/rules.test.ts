import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { classes } from "./rules.ts";

test("the README has the table of classes", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` \|[^|]*\| ([a-z]+) \| ([a-z]+) \| ([a-z]+) \|$/gm)];
  const table = Object.fromEntries(
    rows.map(([, kind, request, response, event]) => [kind, { request, response, event }]),
  );
  const expected = Object.fromEntries(
    Object.entries(classes).map(([kind, rule]) => [
      kind,
      typeof rule === "string" ? { request: rule, response: rule, event: rule } : rule,
    ]),
  );
  expect(table).toEqual(expected);
});
