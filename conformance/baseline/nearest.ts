/**
 * @returns At most three candidates, the most similar first. A candidate may differ in at most two fifths of
 * its characters.
 */
export function nearest(mistyped: string, candidates: Iterable<string>): string[] {
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, distance: editDistance(mistyped, candidate) }))
    .filter(({ candidate, distance }) => distance <= 0.4 * Math.max(candidate.length, mistyped.length))
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/**
 * Returns the Levenshtein distance: the number of single-character insertions, deletions and replacements.
 */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const added = (current[column - 1] ?? 0) + 1;
      const removed = (previous[column] ?? 0) + 1;
      current.push(Math.min(replaced, added, removed));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/**
 * Returns the end of a message about an unknown name: `; did you mean "<name>"? <kinds>: <all candidates>`.
 */
export function didYouMean(name: string, candidates: readonly string[], kinds: string): string {
  const [meant] = nearest(name, candidates);
  const question = meant === undefined ? "" : ` did you mean "${meant}"?`;
  return `;${question} ${kinds}: ${candidates.join(", ")}`;
}
