/** Mutants: servers with a deliberate weakness that the hostile run must catch. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CaseResult, runCampaign } from "../campaign.ts";
import { findCase } from "../families/all.ts";

/** A mutant and the cases that catch it. */
export interface Mutant {
  name: string;
  /** Behavior of the mutant, for example "accepts …". */
  text: string;
  /** Full names of cases that the unchanged server passes. */
  cases: readonly string[];
}

const mutants: readonly Mutant[] = [
  {
    name: "unbounded-validation",
    text: "validates untrusted values on the event loop without a limit",
    cases: ["schemas/errors in every item"],
  },
  {
    name: "unshared-readers",
    text: "encodes each event again for every reader, without a limit on the data in flight",
    cases: ["readers/stalled before a 4 MB closing event"],
  },
  {
    name: "recovery-before-listening",
    text: "finishes recovered runs before it starts listening",
    cases: ["recovery/a run that kills the process"],
  },
];

export const mutantNames: readonly string[] = mutants.map(({ name }) => name);

/**
 * Finds a mutant by its name.
 *
 * @throws Error if the name is unknown.
 */
export function findMutant(name: string): Mutant {
  const found = mutants.find((each) => each.name === name);
  if (found === undefined) throw new Error(`unknown mutant ${JSON.stringify(name)}`);
  return found;
}

/** The result of running a mutant. */
export interface Caught {
  caught: boolean;
  /** The result as one line of output. */
  line: string;
}

/**
 * Runs a mutant's cases both without and with the mutant. A case that also fails without the mutant proves
 * nothing.
 */
export async function catchMutant(
  { name, text, cases }: Mutant,
  { seed, folder, progress }: { seed: string; folder: string; progress: (row: CaseResult) => void },
): Promise<Caught> {
  const common = { store: "sqlite", cases: cases.map(findCase), seed, isShort: true, progress } as const;
  const sound = await runCampaign({ ...common, folder: join(folder, "sound") });
  const broken = sound.find(({ failures }) => failures.length > 0);
  if (broken !== undefined)
    return {
      caught: false,
      line: `${name}: inconclusive, ${broken.name} fails without the mutant: ${broken.failures[0]}`,
    };
  const preload = [fileURLToPath(new URL(`./${name}.ts`, import.meta.url))];
  const weakened = await runCampaign({ ...common, folder: join(folder, "weakened"), preload });
  const found = weakened.find(({ failures }) => failures.length > 0);
  return found === undefined
    ? { caught: false, line: `${name}: not caught: a server that ${text} passes ${cases.join(", ")}` }
    : { caught: true, line: `${name}: caught by ${found.name}: ${found.failures[0]}` };
}
