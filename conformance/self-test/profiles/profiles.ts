/**
 * Profiles: the configurations in which our server is tested. They cover every contract, model format and
 * scripted model.
 */
import { UsageError } from "../../cli/exit.ts";
import { type ContractName, contractNames } from "../../contracts/contracts.ts";

/** A configuration in which our server is tested. */
export interface Profile {
  name: string;
  contract: ContractName;
  /** The suite's configuration: `<config>.yaml` in this folder. */
  config: string;
}

const configs = ["responses", "chat", "anthropic", "script"];

/** All profiles, in the order in which they run. */
export const profiles: readonly Profile[] = contractNames.flatMap((contract) =>
  configs.map((config) => ({
    name: contract === contractNames[0] ? config : `${contract}-${config}`,
    contract,
    config,
  })),
);

/**
 * Returns the profiles that a command line selects, in the order in which they run and without duplicates. By
 * default, these are all profiles, or those with scripts in messages if several processes are tested, because the
 * other profiles differ only in the format of the model's responses.
 *
 * @param words Names of profiles. If a contract is given, its name may be omitted: with the contract
 * `gateway`, the word `script` selects `gateway-script`.
 * @param contract If given, only profiles of this contract are selected.
 * @param processes Number of tested processes.
 * @throws {UsageError} for an unknown contract, or for a word that is not the name of one of its profiles.
 */
export function selectProfiles(words: readonly string[], contract?: string, processes = 1): Profile[] {
  const selectable = profiles.filter((each) => contract === undefined || each.contract === contract);
  if (selectable.length === 0) {
    throw new UsageError(`Unknown contract "${contract}"; choose one of ${contractNames.join(", ")}.`);
  }
  // The contract's name may be omitted from the profile's name if the contract is given.
  const hasName = (profile: Profile, word: string) =>
    profile.name === word || (contract !== undefined && profile.config === word);
  const unknown = words.find((word) => !selectable.some((profile) => hasName(profile, word)));
  if (unknown !== undefined) {
    const names = selectable.map(({ name }) => name).join(", ");
    throw new UsageError(`Unknown profile "${unknown}"; choose one of ${names}.`);
  }
  if (words.length === 0) return selectable.filter(({ config }) => processes === 1 || config === "script");
  return selectable.filter((profile) => words.some((word) => hasName(profile, word)));
}
