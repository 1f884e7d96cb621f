/** The `npm run generate` command, which writes all generated files. */
import { join } from "node:path";
import { Command } from "commander";
import { processContext, runCommand } from "../command-line.ts";
import { projectRoot } from "../project.ts";
import { buildContract } from "./build/build-contract.ts";
import { writeBuilt } from "./build/build-if-stale.ts";
import { buildReferences } from "./build/build-references.ts";
import { CompileError } from "./compile.ts";
import { ContractError } from "./document.ts";
import { buildEmitter, generateAll } from "./generate-all.ts";
import { isTracked, removeFiles, writeFiles } from "./output.ts";

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Returns the exit code. */
async function generate(): Promise<number> {
  try {
    await step("build AsyncAPI emitter", buildEmitter);
    const { contracts, files } = await generateAll(step);
    const built = new Map<string, string>();
    for (const [name, { openapi, asyncapi }] of contracts)
      await step(`build ${name}`, async () => {
        for (const [file, text] of buildContract(name, openapi, asyncapi)) built.set(`${name}/${file}`, text);
      });
    await step("build references", async () => {
      for (const [file, text] of buildReferences(contracts)) built.set(file, text);
    });
    const generated = join(projectRoot, "generated");
    writeFiles(generated, files);
    removeFiles(generated, (file) => isTracked(file) && !files.has(file));
    writeBuilt(projectRoot, built);
    console.log(`generated ${files.size} tracked and ${built.size} untracked files`);
    return 0;
  } catch (error) {
    const isContractError = error instanceof CompileError || error instanceof ContractError;
    const message = error instanceof Error && (isContractError ? error.message : error.stack);
    console.error(`${message || String(error)}\n\nNothing was written.`);
    return 1;
  }
}

process.exitCode = await runCommand(
  (done) =>
    new Command("npm run generate --")
      .description("Writes all files in generated.")
      .allowExcessArguments(false)
      .action(async () => done(await generate())),
  process.argv.slice(2),
  processContext,
);
