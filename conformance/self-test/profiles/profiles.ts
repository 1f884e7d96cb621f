/** The ways in which our server is judged: by every contract, over every format of the model and by scripts. */
import { UsageError } from "../../cli/exit.ts";
import { type ContractName, contractNames } from "../../contracts/contracts.ts";

/** One way. */
export interface Profile {
  name: string;
  contract: ContractName;
  /** How the server is started: `<config>.yaml` beside this file. */
  config: string;
}

const configs = ["responses", "chat", "anthropic", "script"];

/** All of them, in the order in which they are judged. */
export const profiles: readonly Profile[] = contractNames.flatMap((contract) =>
  configs.map((config) => ({
    name: contract === contractNames[0] ? config : `${contract}-${config}`,
    contract,
    config,
  })),
);

/**
 * Those that a command line names, all if it names none; in the order in which they are judged, each once.
 *
 * @param words Names of profiles; with a contract also `script` for `gateway-script`.
 * @param contract Leaves out the profiles of other contracts.
 * @throws {UsageError} for a contract that there is none of, and a word that names no profile of it.
 */
export function chosenProfiles(words: readonly string[], contract?: string): Profile[] {
  const among = profiles.filter((each) => contract === undefined || each.contract === contract);
  if (among.length === 0) {
    throw new UsageError(`There is no contract "${contract}"; choose among ${contractNames.join(", ")}.`);
  }
  // Beside its contract's name a profile's own has no need of it.
  const isCalled = (profile: Profile, word: string) =>
    profile.name === word || (contract !== undefined && profile.config === word);
  const unknown = words.find((word) => !among.some((profile) => isCalled(profile, word)));
  if (unknown !== undefined) {
    const names = among.map(({ name }) => name).join(", ");
    throw new UsageError(`There is no profile "${unknown}"; choose among ${names}.`);
  }
  return among.filter((profile) => words.length === 0 || words.some((word) => isCalled(profile, word)));
}
