/** All hostile cases, by family. */
import type { HostileCase, NamedCase } from "../case.ts";
import { framing } from "./framing.ts";
import { schemas } from "./schemas.ts";

/** The families in the order of the run. */
const families: Readonly<Record<string, readonly HostileCase[]>> = {
  schemas,
  framing,
};

/** All cases, in the order of the run. */
export const cases: readonly NamedCase[] = Object.entries(families).flatMap(([family, list]) =>
  list.map((each) => ({ ...each, family })),
);

/** Names of the families. */
export const familyNames: readonly string[] = Object.keys(families);

/** Finds a case. @param name Its full name, `family/name`. @throws Error if there is none. */
export function findCase(name: string): NamedCase {
  const found = cases.find((each) => `${each.family}/${each.name}` === name);
  if (found === undefined) throw new Error(`there is no case ${JSON.stringify(name)}`);
  return found;
}
