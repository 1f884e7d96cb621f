/**
 * The contracts that the suite tests. Each contract has a folder here, and a register of requirements in
 * `spec`.
 */
import { extname } from "node:path";
import { type ContractName, contracts, contractNames as names } from "../../generated/contracts.ts";
import type { Contract } from "../runner/contract.ts";

export type { ContractName };

/** Names of all contracts. The first is the default. */
export const contractNames = names as readonly [ContractName, ...ContractName[]];

/** The titles and versions of the contracts, as shown in reports. */
export const contractTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    contracts.map(({ name, title, version }) => [name, `${title} v${version.split(".")[0]}`]),
  ),
  "ag-ui": "AG-UI 1.0",
};

/** Default path of the run operation in the contracts that do not define the path. */
export const defaultRunPaths: Readonly<Partial<Record<ContractName, string>>> = { "ag-ui": "/ag-ui/default" };

/**
 * Returns the origin of the requirements that belong to the core level: the proposal or, for AG-UI, its specification, which is
 * more precise.
 */
export function findCoreOrigin(contract: ContractName): string {
  return contract === "ag-ui" ? "P" : "S";
}

/** Loads a contract on demand, so that `--help` does not have to load the validators. */
export async function loadContract(name: ContractName): Promise<Contract> {
  // In the published package, the file is JavaScript.
  const file = `./${name}/contract${extname(import.meta.filename)}`;
  const module = (await import(file)) as Record<string, Contract>;
  const contract = Object.values(module).find((value) => value.name === name);
  if (contract === undefined)
    throw new Error(`conformance/contracts/${name}/contract.ts does not export the contract "${name}"`);
  return contract;
}
