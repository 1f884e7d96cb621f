/** Mutants and null servers by contract. */
import { type ContractName, contractNames } from "../../../contracts/contracts.ts";
import { commonNullServers, type NullServer } from "../../null-servers.ts";
import type { Mutant } from "../mutant.ts";

/** Exports of a contract's folder. */
interface Table {
  mutants: readonly Mutant[];
  refusal: NullServer;
}

const tables = new Map<ContractName, Table>();
for (const name of contractNames) tables.set(name, (await import(`./${name}/index.ts`)) as Table);

/** Returns the mutants of a contract. */
export function mutantsOf(contract: ContractName): readonly Mutant[] {
  return tableOf(contract).mutants;
}

/** Returns the null servers of a contract: the common ones, and one with an error of its form. */
export function nullServersOf(contract: ContractName): readonly NullServer[] {
  const [first, ...rest] = commonNullServers;
  return [first, tableOf(contract).refusal, ...rest];
}

function tableOf(contract: ContractName): Table {
  const table = tables.get(contract);
  if (table === undefined) throw new Error(`there are no mutants of ${contract}`);
  return table;
}
