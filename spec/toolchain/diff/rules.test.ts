import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { directions, findVerdict, formatVerdict } from "./change.ts";
import { type ChangeKind, verdicts } from "./rules.ts";

test("the README has the table of verdicts", () => {
  const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` \|[^|]*\| ([a-z ]+) \| ([a-z ]+) \| ([a-z ]+) \|$/gm)];
  const table = Object.fromEntries(rows.map(([, kind, ...cells]) => [kind, cells]));
  const expected = Object.fromEntries(
    Object.keys(verdicts).map((kind) => [
      kind,
      directions.map((each) => formatVerdict(findVerdict(kind as ChangeKind, each))),
    ]),
  );
  expect(table).toEqual(expected);
});
