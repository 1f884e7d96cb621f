import { nearest } from "../baseline/nearest.ts";

/** The end of a sentence about an unknown name: `; did you mean "<name>"? <kinds>: <all of them>`. */
export function didYouMean(name: string, candidates: readonly string[], kinds: string): string {
  const [meant] = nearest(name, candidates);
  const question = meant === undefined ? "" : ` did you mean "${meant}"?`;
  return `;${question} ${kinds}: ${candidates.join(", ")}`;
}
