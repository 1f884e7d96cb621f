import { join } from "node:path";
import { runNode } from "../command-line.ts";
import { contracts as names, projectRoot } from "../project.ts";
import { compileContract } from "./compile.ts";
import { type GeneratedContract, generateContract } from "./contract.ts";
import { writeContractList } from "./contract-list.ts";
import { ContractError } from "./document.ts";
import { readOverview, writeOverview } from "./overview.ts";

/** All contracts and the text of their tracked files. */
export interface GeneratedFiles {
  contracts: Map<string, GeneratedContract>;
  /** The text of the tracked files, by path within `generated`. */
  files: Map<string, string>;
}

/** Builds the AsyncAPI emitter, which the compiler loads as a package. */
export async function buildEmitter(): Promise<void> {
  const tsc = join(projectRoot, "node_modules/typescript/bin/tsc");
  const { code, output } = await runNode([tsc, "-p", "spec/toolchain/asyncapi-emitter"], projectRoot);
  if (code !== 0) throw new Error(`the AsyncAPI emitter cannot be built:\n${output}`);
}

/**
 * Generates every contract in memory. The emitter must already have been built.
 *
 * @param step Wraps each step that takes time, to show progress.
 * @throws {CompileError | ContractError} A contract contains an error. The message gives its location.
 */
export async function generateAll(
  step: <T>(name: string, run: () => Promise<T>) => Promise<T>,
): Promise<GeneratedFiles> {
  const contracts = new Map<string, GeneratedContract>();
  const files = new Map<string, string>();
  for (const name of names) {
    const emitted = await step(`compile ${name}`, () => compileContract(join(projectRoot, "spec", name)));
    const contract = await step(`generate ${name}`, () => generateContract(name, emitted)).catch((error) => {
      throw error instanceof ContractError ? error.in(name) : error;
    });
    contracts.set(name, contract);
    for (const [file, text] of contract.files) files.set(`${name}/${file}`, text);
  }
  const documents = new Map([...contracts].map(([name, { openapi }]) => [name, openapi]));
  files.set("contracts.ts", writeContractList(documents));
  files.set("README.md", writeOverview(documents, new Map(names.map((name) => [name, readOverview(name)]))));
  return { contracts, files };
}
