/** The planted weaknesses. The run must catch each of them. */

/** A weakness, and the cases that see it. */
export interface Mutant {
  name: string;
  /** What the weakened server does, a clause. */
  text: string;
  /** Full names of the cases, which a server without it passes. */
  cases: readonly string[];
}

const mutants: readonly Mutant[] = [
  {
    name: "unbounded-validation",
    text: "validates foreign values on the event loop, without a bound",
    cases: ["schemas/mistakes in every item"],
  },
  {
    name: "unshared-readers",
    text: "encodes each event anew for every reader, without a bound for what is in flight",
    cases: ["readers/stalled before a closing event of 4 MB"],
  },
  {
    name: "recovery-before-listening",
    text: "finishes recovered runs before it listens",
    cases: ["recovery/a run that kills the process"],
  },
];

export const mutantNames: readonly string[] = mutants.map(({ name }) => name);

/** Finds a mutant. @throws Error if there is none of this name. */
export function findMutant(name: string): Mutant {
  const found = mutants.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no mutant ${JSON.stringify(name)}`);
  return found;
}
