/** Mutants and null servers by contract. */
import { type ContractName, contractNames } from "../../../contracts/contracts.ts";
import { commonNullServers, type NullServer } from "../../null-servers.ts";
import type { Mutants, Mutate } from "../mutant.ts";

/** Exports of a contract's folder. */
interface Contract {
  tables: readonly Mutants[];
  contractErrorServer: NullServer;
}

const contracts = new Map<ContractName, Contract>();
for (const name of contractNames) contracts.set(name, (await import(`./${name}/index.ts`)) as Contract);

/** Returns the mutants of a contract by id. @throws Error if two tables have the same id. */
export function listMutants(contract: ContractName): ReadonlyMap<string, Mutate> {
  const mutants = new Map<string, Mutate>();
  for (const [id, mutate] of getContract(contract).tables.flatMap(Object.entries<Mutate>)) {
    if (mutants.has(id)) throw new Error(`${contract} has two mutants "${id}": rename one`);
    mutants.set(id, mutate);
  }
  return mutants;
}

/** Returns the null servers of a contract by id: the common ones, and one with an error of the contract. */
export function listNullServers(contract: ContractName): ReadonlyMap<string, NullServer> {
  return new Map(
    Object.entries({ ...commonNullServers, "contract-error": getContract(contract).contractErrorServer }),
  );
}

function getContract(name: ContractName): Contract {
  const contract = contracts.get(name);
  if (contract === undefined) throw new Error(`there are no mutants of ${name}`);
  return contract;
}
