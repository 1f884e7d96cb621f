import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Row, StepFailed } from "./row.ts";
import { runRow } from "./run-row.ts";
import { sampleRow } from "./testing/sample-row.ts";
import { writeMatrix } from "./write-matrix.ts";

it("writes the tables, but none with a cell that failed", async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), "write-matrix-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const readme = join(folder, "README.md");
  const run = (changes: Partial<Row>) =>
    runRow(sampleRow({ contracts: ["gateway"], ...changes }), {
      limits: [],
      documentOf: (contract) => contract,
    });
  const before = "# Matrix\n\n<!-- matrix -->\n<!-- /matrix -->\n";
  await writeFile(readme, before);

  const compiles = () => Promise.reject(new StepFailed("it does not compile"));
  expect(await writeMatrix(readme, [await run({}), await run({ compiles })])).toBe(false);
  expect(await readFile(readme, "utf8")).toBe(before);

  expect(await writeMatrix(readme, [await run({})])).toBe(true);
  expect(await readFile(readme, "utf8")).toBe(`# Matrix

<!-- matrix -->

| Language | Generator | Generates | Compiles | Types the stream | Runs |
| --- | --- | --- | --- | --- | --- |
| rust | samplegen 1.2.3 | 1 of 1 | 1 of 1 | 1 of 1 | – |

| Generator | Command | Streams |
| --- | --- | --- |
| samplegen | \`samplegen openapi.yaml\` | Not at all. |

<!-- /matrix -->
`);
});
