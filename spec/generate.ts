/** `npm run generate`: writes everything that follows from the contracts to `generated`. */
import { join } from "node:path";
import { buildEmitter, generateAll, generatedFiles, projectRoot } from "./generate/all.ts";
import { CompileError } from "./generate/compile.ts";
import { ContractError } from "./generate/contract-error.ts";
import { replaceDirectory } from "./generate/output.ts";

async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

try {
  await step("build AsyncAPI emitter", buildEmitter);
  const files = generatedFiles(await generateAll(step));
  replaceDirectory(join(projectRoot, "generated"), join(projectRoot, "spec/.build"), files);
  console.log(`${files.size} files in generated`);
} catch (error) {
  const isTold = error instanceof CompileError || error instanceof ContractError;
  const message = error instanceof Error && (isTold ? error.message : error.stack);
  console.error(`${message || String(error)}\n\nNothing was written.`);
  process.exitCode = 1;
}
