import { expect, it } from "vitest";
import { failuresOf } from "./failures.ts";
import { StepFailed } from "./row.ts";
import { runRow } from "./run-row.ts";
import { sampleRow } from "./testing/sample-row.ts";

const run = (changes: Parameters<typeof sampleRow>[0]) =>
  runRow(sampleRow({ contracts: ["tambo", "gateway"], ...changes }), {
    limits: [],
    documentOf: (contract) => contract,
  });

it("tells once what failed in the same way", async () => {
  const install = () => Promise.reject(new StepFailed("`npm ci` ended with 1", "ENOTFOUND"));
  const results = [
    await run({ id: "one", install }),
    await run({
      id: "two",
      compiles: ({ contract }) => Promise.reject(new StepFailed("it does not compile", contract)),
    }),
    await run({ id: "three", install, contracts: ["gateway"] }),
    await run({ id: "four" }),
  ];
  expect(failuresOf(results)).toEqual([
    {
      places: "rust/one (7 cells), rust/three (3 cells)",
      reason: "`npm ci` ended with 1",
      output: "ENOTFOUND",
    },
    { places: "rust/two tambo compiles", reason: "it does not compile", output: "tambo" },
    { places: "rust/two gateway compiles", reason: "it does not compile", output: "gateway" },
  ]);
});
