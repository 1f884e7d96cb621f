import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Absolute path of the project. */
export const projectRoot = join(import.meta.dirname, "../..");

/** Name of a contract. It is not a union of literals: what knows the contracts by name is generated. */
export type ContractName = string;

/** The contract that is meant where none is named. */
const mainContract: ContractName = "tambo";

/**
 * All contracts: the folders of `spec` that have a `main.tsp`; the main contract first, the others by name. All else
 * reads the list from `generated/contracts.ts`.
 */
export const contracts: readonly ContractName[] = readdirSync(join(projectRoot, "spec"))
  .filter((name) => existsSync(join(projectRoot, "spec", name, "main.tsp")))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

function rank(name: ContractName): number {
  return name === mainContract ? 0 : 1;
}
