/**
 * Profiles: the configurations in which our server is tested, for every contract, model format and scripted
 * model.
 */
import { UsageError } from "../../cli/exit.ts";
import { type ContractName, contractNames } from "../../contracts/contracts.ts";

/** A configuration. */
export interface Profile {
  name: string;
  contract: ContractName;
  /** The configuration of the suite: `<config>.yaml` in this folder. */
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
 * Returns the profiles that a command line selects, in their order and without duplicates. Default: all.
 *
 * @param words Names of profiles. With a contract `script` also selects `gateway-script`.
 * @param contract Selects the profiles of one contract.
 * @throws {UsageError} for an unknown contract, or a word that is not one of its profiles.
 */
export function selectProfiles(words: readonly string[], contract?: string): Profile[] {
  const selectable = profiles.filter((each) => contract === undefined || each.contract === contract);
  if (selectable.length === 0) {
    throw new UsageError(`Unknown contract "${contract}"; choose one of ${contractNames.join(", ")}.`);
  }
  // The name of the profile is redundant after the name of its contract.
  const hasName = (profile: Profile, word: string) =>
    profile.name === word || (contract !== undefined && profile.config === word);
  const unknown = words.find((word) => !selectable.some((profile) => hasName(profile, word)));
  if (unknown !== undefined) {
    const names = selectable.map(({ name }) => name).join(", ");
    throw new UsageError(`Unknown profile "${unknown}"; choose one of ${names}.`);
  }
  return selectable.filter((profile) => words.length === 0 || words.some((word) => hasName(profile, word)));
}
