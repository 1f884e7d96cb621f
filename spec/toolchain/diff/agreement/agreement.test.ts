import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { documentsOf } from "../cases/documents.ts";
import { requestCases } from "../cases/request-cases.ts";
import { formatAgreement } from "./agreement.ts";
import { combine, findCase } from "./combine.ts";
import { runRedoclyDiff } from "./redocly.ts";

describe("cases judged by Redocly", () => {
  test("in one document, each change under the mark of its case", async () => {
    const names = ["a request has a new required member", "a request takes fewer values"];
    const all = names.map((name) => {
      const found = requestCases.find((each) => each.name === name);
      if (found === undefined) throw new Error(`no case ${name}`);
      return documentsOf(found);
    });
    const keep = new Set(["createRun"]);
    const old = combine(all.map(({ old: documents }) => ({ documents, keep })));
    const present = combine(all.map(({ present: documents }) => ({ documents, keep })));
    const changes = await runRedoclyDiff(old.openapi, present.openapi);
    expect(changes.map(({ path, impact }) => [findCase(path), impact, path.split("/").at(-1)])).toEqual([
      [0, "major", "schema"],
      [0, "minor", "agent"],
      [1, "major", "$ref"],
    ]);
  });

  test("are told with a line for each verdict that differs", () => {
    const agreed = { ours: "breaking", redocly: "breaking" } as const;
    const judged = [
      { name: "one", ...agreed, oursReversed: "additive", redoclyReversed: "documentation" } as const,
      { name: "two", ...agreed, oursReversed: "none", redoclyReversed: "breaking" } as const,
    ];
    expect(formatAgreement(judged)).toBe(`# What \`redocly diff\` says of the same edits

Written by \`npm run diff:agreement\`. [Why they differ](../README.md#why-not-an-established-differ) is told a level above.

Of 4 verdicts 2 are the same, and 3 on whether it breaks.

| Edit | Ours | Redocly |
| --- | --- | --- |
| one, undone | additive | documentation |
| two, undone | none | breaking |
`);
  });
});

describe("what the README says of the agreement", () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  const [agreement, readme] = [read("agreement.md"), read("../README.md")];

  test("is what was measured, in numbers", () => {
    const numbersIn = (text: string) =>
      /Of \d+ verdicts \d+ are the same, and \d+ on whether it breaks/.exec(text.replaceAll("\n", " "))?.[0];
    expect(numbersIn(agreement)).toBeDefined();
    expect(numbersIn(readme)).toBe(numbersIn(agreement));
  });

  test("explains every verdict that differs", () => {
    const measured: Record<string, number> = {};
    for (const [, pair = ""] of agreement.matchAll(/^\| .* \| ([a-z]+ \| [a-z]+) \|$/gm))
      measured[pair] = (measured[pair] ?? 0) + 1;
    const explained: Record<string, number> = {};
    for (const [, count, pair = ""] of readme.matchAll(/^\|[^|]+\| (\d+) \| ([a-z]+ \| [a-z]+) \|/gm))
      explained[pair] = (explained[pair] ?? 0) + Number(count);
    expect(Object.keys(measured).length).toBeGreaterThan(0);
    expect(explained).toEqual(measured);
  });
});
