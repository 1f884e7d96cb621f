import { join } from "node:path";
import { contracts } from "../contracts.ts";
import { compileContract } from "./compile.ts";
import type { GeneratedContract } from "./contract.ts";
import { generateContract } from "./contract.ts";
import { ContractError } from "./contract-error.ts";
import { runNode } from "./run-node.ts";

/** Absolute path of the project. */
export const projectRoot = join(import.meta.dirname, "../..");

/** Builds our AsyncAPI emitter, which the compiler loads as the package that it is. */
export async function buildEmitter(): Promise<void> {
  const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
  const { code, output } = await runNode([tsc, "-p", "spec/asyncapi-emitter"], projectRoot);
  if (code !== 0) throw new Error(`the AsyncAPI emitter does not build\n${output}`);
}

/**
 * Generates every contract, in memory. The emitter must have been built.
 *
 * @param step Called around every step that takes time, to show progress.
 * @throws {CompileError | ContractError} when a contract has a mistake; the message says what and where.
 */
export async function generateAll(
  step: <T>(name: string, run: () => Promise<T>) => Promise<T>,
): Promise<Map<string, GeneratedContract>> {
  const generated = new Map<string, GeneratedContract>();
  for (const name of contracts) {
    const documents = await step(`compile ${name}`, () => compileContract(join(projectRoot, "spec", name)));
    const contract = step(`generate ${name}`, () => generateContract(name, documents)).catch((error) => {
      throw error instanceof ContractError ? error.in(name) : error;
    });
    generated.set(name, await contract);
  }
  return generated;
}

/** The text of all generated files, by path within `generated`. */
export function generatedFiles(generated: ReadonlyMap<string, GeneratedContract>): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, contract] of generated)
    for (const [file, text] of contract.files) files.set(`${name}/${file}`, text);
  return files;
}
