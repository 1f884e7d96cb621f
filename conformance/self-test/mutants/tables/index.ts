/** What each contract is judged by to show that the suite judges: mutants, and servers that are none. */
import { type ContractName, contractNames } from "../../../contracts/contracts.ts";
import { commonNullServers, type NullServer } from "../../null-servers.ts";
import type { Mutant } from "../mutant.ts";

/** What a contract's folder beside this file has. */
interface Table {
  mutants: readonly Mutant[];
  refusal: NullServer;
}

const tables = new Map<ContractName, Table>();
for (const name of contractNames) tables.set(name, (await import(`./${name}/index.ts`)) as Table);

/** All mutants of a contract. */
export function mutantsOf(contract: ContractName): readonly Mutant[] {
  return tableOf(contract).mutants;
}

/** The null servers of a contract: those of all contracts, and a refusal in its own form. */
export function nullServersOf(contract: ContractName): readonly NullServer[] {
  const [first, ...rest] = commonNullServers;
  return [first, tableOf(contract).refusal, ...rest];
}

function tableOf(contract: ContractName): Table {
  const table = tables.get(contract);
  if (table === undefined) throw new Error(`there are no mutants of ${contract}`);
  return table;
}
