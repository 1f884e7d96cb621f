/** What mutants are judged by: the cases of one contract, and which of them need what. */

import type { Judged } from "../../cli/pieces.ts";
import { pieces } from "../../cli/wire.ts";
import type { ContractName } from "../../contracts/contracts.ts";
import type { Case, Check } from "../../runner/case.ts";

/** A contract with everything that judges it. */
export interface Suite extends Judged {
  name: ContractName;
  /** Cases with checks that only mode `script` can judge. */
  scriptOnly: readonly Case[];
  /** Where the checks of cases are defined, by `<case>/<check>`; invariants are not there. */
  definitions: ReadonlyMap<string, { each: Case; check: Check }>;
}

const suites = new Map<ContractName, Promise<Suite>>();

/** The suite of a contract; read once. */
export function suiteOf(name: ContractName): Promise<Suite> {
  const suite = suites.get(name) ?? read(name);
  suites.set(name, suite);
  return suite;
}

async function read(name: ContractName): Promise<Suite> {
  const judged = await pieces.load(name);
  const scriptOnly = judged.cases.filter(
    ({ modes, checks }) =>
      !modes.includes("upstream") ||
      (modes.includes("script") &&
        checks.some((check) => check.modes !== undefined && !check.modes.includes("upstream"))),
  );
  const definitions = judged.cases.flatMap((each) =>
    each.checks.map((check) => [`${each.id}/${check.id}`, { each, check }] as const),
  );
  return { ...judged, name, scriptOnly, definitions: new Map(definitions) };
}
