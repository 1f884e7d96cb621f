import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Absolute path of the project. */
export const projectRoot = join(import.meta.dirname, "../..");

/** Name of a contract. It is a string and not a union, because code that lists the contracts is generated. */
export type ContractName = string;

/** The default contract. */
const mainContract: ContractName = "tambo";

/**
 * All contracts: the folders of `spec` that have a `main.tsp`. The default contract is first, the others are
 * sorted by name. Other folders read the list from `generated/contracts.ts`.
 */
export const contracts: readonly ContractName[] = readdirSync(join(projectRoot, "spec"))
  .filter((name) => existsSync(join(projectRoot, "spec", name, "main.tsp")))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

function rank(name: ContractName): number {
  return name === mainContract ? 0 : 1;
}
