/** Checks that FAILURES.md contains every case, and that the tests it names exist. */
import { expect, it } from "vitest";
import { findMissingTests, parseNamedTests, readTable } from "./proof/testing/named-tests.ts";

const sections: [heading: string, prefix: string, count: number][] = [
  ["## Durable and resumable runs", "", 54],
  ["## Measured on another implementation", "D", 13],
  ["## Reported by users of other servers", "R", 16],
];
const rows = sections.map(([heading]) => readTable("server/FAILURES.md", heading));

it.each(sections)(
  "%s: has every case, with a solution and a test or the reason why none exists",
  (heading, prefix, count) => {
    const table = rows[sections.findIndex(([other]) => other === heading)] ?? [];
    expect(table.map(([number]) => number)).toEqual(
      Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`),
    );
    for (const row of table) {
      expect([row, row.length]).toEqual([row, 4]);
      const [, , , tests = ""] = row;
      if (parseNamedTests(tests).length === 0)
        expect(tests, `the reason of ${row[0]}`).toMatch(/^None: .{20,}/);
    }
  },
);

const namedTests = rows
  .flat()
  .flatMap(([number = "", , , tests = ""]) =>
    parseNamedTests(tests).map((test) => ({ number, file: test.file, test })),
  );

it.each(namedTests)("$number: the tests in $file exist", ({ test }) => {
  expect(findMissingTests(test)).toEqual([]);
});
