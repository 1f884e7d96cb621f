import type { HostileCase, NamedCase } from "../case.ts";
import { bodies } from "./bodies.ts";
import { conversations } from "./conversations.ts";
import { demo } from "./demo.ts";
import { framing } from "./framing.ts";
import { generated } from "./generated.ts";
import { mixtures } from "./mixtures.ts";
import { patches } from "./patches.ts";
import { readers } from "./readers.ts";
import { recovery } from "./recovery.ts";
import { schemas } from "./schemas.ts";
import { toolServers } from "./tool-servers.ts";

/** The families in the order in which they run. Families that need new server processes come last. */
const families: Readonly<Record<string, readonly HostileCase[]>> = {
  schemas,
  generated,
  demo,
  patches,
  readers,
  bodies,
  conversations,
  framing,
  mixtures,
  recovery,
  "tool-servers": toolServers,
};

/** All cases in the order in which they run. */
export const cases: readonly NamedCase[] = Object.entries(families).flatMap(([family, list]) =>
  list.map((each) => ({ ...each, family })),
);

/**
 * Finds a case by its full name.
 *
 * @param name The full name, `family/name`.
 * @throws Error if the name is unknown.
 */
export function findCase(name: string): NamedCase {
  const found = cases.find((each) => `${each.family}/${each.name}` === name);
  if (found === undefined) throw new Error(`unknown case ${JSON.stringify(name)}`);
  return found;
}
