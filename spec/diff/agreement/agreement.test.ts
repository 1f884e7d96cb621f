import { describe, expect, test } from "vitest";
import { documentsOf } from "../cases/documents.ts";
import { requestCases } from "../cases/request-cases.ts";
import { agreementTable } from "./agreement.ts";
import { caseOf, combine } from "./combine.ts";
import { redoclyDiff } from "./redocly.ts";

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
    const changes = await redoclyDiff(old.openapi, present.openapi);
    expect(changes.map(({ path, impact }) => [caseOf(path), impact, path.split("/").at(-1)])).toEqual([
      [0, "major", "schema"],
      [0, "minor", "agent"],
      [1, "major", "$ref"],
    ]);
  });

  test("the table has a line for each verdict that differs", () => {
    const agreed = { ours: "breaking", redocly: "breaking" } as const;
    const judged = [
      { name: "one", ...agreed, oursUndone: "additive", redoclyUndone: "documentation" } as const,
      { name: "two", ...agreed, oursUndone: "none", redoclyUndone: "breaking" } as const,
    ];
    expect(agreementTable(judged)).toBe(`4 verdicts: 2 are the same; on whether it breaks 3 are.

| Edit | Ours | Redocly |
| --- | --- | --- |
| one, undone | additive | documentation |
| two, undone | none | breaking |`);
  });
});
