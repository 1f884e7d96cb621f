/** The mutants and null servers of each contract. */
import { type ContractName, contractNames } from "../../../contracts/contracts.ts";
import { commonNullServers, type NullServer } from "../../null-servers.ts";
import type { Mutants, Mutate } from "../mutant.ts";

/** The exports of a contract's folder. */
interface Contract {
  tables: readonly Mutants[];
  contractErrorServer: NullServer;
}

const contracts = new Map<ContractName, Contract>();
for (const name of contractNames) contracts.set(name, (await import(`./${name}/index.ts`)) as Contract);

/**
 * Returns the mutants for a contract, by id.
 * @throws Error if two tables contain the same id.
 */
export function listMutants(contract: ContractName): ReadonlyMap<string, Mutate> {
  const mutants = new Map<string, Mutate>();
  for (const [id, mutate] of getContract(contract).tables.flatMap(Object.entries<Mutate>)) {
    if (mutants.has(id)) throw new Error(`${contract} has two mutants "${id}": rename one`);
    mutants.set(id, mutate);
  }
  return mutants;
}

/**
 * Returns the null servers for a contract, by id: the shared null servers, and a null server that returns an
 * error in the contract's format.
 */
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
