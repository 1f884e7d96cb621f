import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contractNames } from "../../../contracts/contracts.ts";
import { parseKillers } from "../kill-matrix.ts";
import { listRequestFields, readDocument } from "../request-fields.ts";
import { listMutants } from "./index.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");

it.each(contractNames)("has the mutants of %s that kill a check, and no others", (contract) => {
  const killers = [...parseKillers(read(`kills.${contract}.json`)).values()].map(({ mutant }) => mutant);
  const generated = listRequestFields(readDocument(contract));
  const listed = new Set(killers.filter((id) => !generated.has(id)));
  expect([...listMutants(contract).keys()].toSorted()).toEqual([...listed].toSorted());
});

it("has mutants of all defects of real systems that the README lists", () => {
  const ids = new Set(contractNames.flatMap((name) => [...listMutants(name).keys()]));
  const rows = Array.from(
    read("README.md").matchAll(/^\| D(\d+) \|.*\| (`.*`) \|$/gm),
    ([, number, named = ""]) => ({
      number: Number(number),
      unknown: named
        .slice(1, -1)
        .split("`, `")
        .filter((id) => !ids.has(id)),
    }),
  );
  expect(rows).toEqual(Array.from({ length: 13 }, (_, index) => ({ number: index + 1, unknown: [] })));
});
