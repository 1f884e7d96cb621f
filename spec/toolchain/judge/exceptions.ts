/** The findings that are accepted, each with a reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Finding } from "./judge.ts";

/** A group of accepted findings for one rule. */
export interface Exception {
  judge: string;
  rule: string;
  /** Why the documents are right and the rule does not apply. */
  reason: string;
  /** The exact places. Each of them must still have the finding. */
  places: string[];
}

/** Reads `exceptions.yaml`. */
export function readExceptions(): Exception[] {
  return parse(readFileSync(join(import.meta.dirname, "exceptions.yaml"), "utf8"));
}

/** Returns true if a finding is accepted. */
export function isExplained(judge: string, finding: Finding, exceptions: readonly Exception[]): boolean {
  return exceptions.some(
    (each) => each.judge === judge && each.rule === finding.rule && each.places.includes(finding.place),
  );
}

/**
 * Returns a line for each accepted place without a finding. Such a place must be removed from `exceptions.yaml`.
 *
 * @param findings The findings by judge, contract for contract. Places of other judges and contracts are not checked.
 */
export function findObsolete(
  findings: ReadonlyMap<string, ReadonlyMap<string, readonly Finding[]>>,
  exceptions: readonly Exception[],
): string[] {
  return exceptions.flatMap(({ judge, rule, places }) =>
    places
      .filter((place) => {
        const found = findings.get(judge)?.get(place.slice(0, place.indexOf("/")));
        return found !== undefined && !found.some((each) => each.rule === rule && each.place === place);
      })
      .map((place) => `${judge} ${rule} ${place}`),
  );
}
