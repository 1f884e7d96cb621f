import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Absolute path of the project root. */
export const projectRoot = join(import.meta.dirname, "../..");

/**
 * The name of a contract. It is a string rather than a union, because the code that lists the contracts is
 * generated.
 */
export type ContractName = string;

/** The default contract. */
const mainContract: ContractName = "tambo";

/**
 * The names of all contracts, which are the folders in `spec` that contain a `main.tsp`. The default contract
 * comes first; the others are sorted by name. Code in other folders reads the list from
 * `generated/contracts.ts`.
 */
export const contracts: readonly ContractName[] = readdirSync(join(projectRoot, "spec"))
  .filter((name) => existsSync(join(projectRoot, "spec", name, "main.tsp")))
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

function rank(name: ContractName): number {
  return name === mainContract ? 0 : 1;
}
