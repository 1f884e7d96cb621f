import { expect, it } from "vitest";
import { findMissingTests, parseNamedTests, readTable } from "../testing/named-tests.ts";

const rows = readTable("SECURITY.md", "## Threats and protections");

it("every threat has a protection and a test", () => {
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) expect([row, row.length]).toEqual([row, 3]);
  const untested = rows.filter(([, , tests = ""]) => !/^`[^`]+\.test\.ts` "/.test(tests));
  expect(untested.map(([threat]) => threat)).toEqual([]);
});

const named = rows.flatMap(([threat = "", , tests = ""]) =>
  parseNamedTests(tests).map((test) => ({ threat, file: test.file, test })),
);

it.each(named)("$threat: the tests in $file exist", ({ test }) => {
  expect(findMissingTests(test)).toEqual([]);
});
