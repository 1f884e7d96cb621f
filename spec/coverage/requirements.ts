/** What is wrong with the proofs of a contract's rules, and how many there are. */
import type { Clause } from "../clauses/register.ts";
import { type ClauseEvidence, standingOf } from "./evidence.ts";

/** How the rules stand. */
export interface Coverage {
  proved: Clause[];
  /** Not proved, but judged by the conformance suite. */
  judged: Clause[];
  /** Not proved, with a reason. */
  excused: Clause[];
  /** Neither proved nor judged, and nobody says why. */
  missing: Clause[];
  /** Proved, although the register has a reason why not. */
  stale: Clause[];
  /** Ids that tests cite and the register does not have, though they look like its own. */
  unknown: string[];
}

/**
 * Sorts rules by what stands behind them.
 *
 * @param evidence All rules of the register.
 * @param cited Ids that tests cite which can prove rules of the contract.
 */
export function coverageOf(evidence: readonly ClauseEvidence[], cited: readonly string[]): Coverage {
  const rules = (fits: (each: ClauseEvidence) => boolean) =>
    evidence.filter(fits).map(({ clause }) => clause);
  const isProved = ({ tests }: ClauseEvidence) => tests.length > 0;
  const isExcused = ({ clause }: ClauseEvidence) => clause.unproved !== undefined;
  const known = new Set(evidence.map(({ clause }) => clause.id));
  const own = new Set([...known].map(prefixOf));
  // The mapping has lines that are about no contract, and others that are about those to come.
  own.delete("M");
  return {
    proved: rules(isProved),
    judged: rules((each) => !isProved(each) && !isExcused(each) && standingOf(each) === "judged"),
    excused: rules((each) => !isProved(each) && isExcused(each)),
    missing: rules((each) => standingOf(each) === "none"),
    stale: rules((each) => isProved(each) && isExcused(each)),
    unknown: [...new Set(cited)].filter((id) => own.has(prefixOf(id)) && !known.has(id)),
  };
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf("-"));
}
