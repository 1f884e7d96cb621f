/** Operations that correspond to each other in two documents, and operations that only one document has. */
export interface MatchedOperations<Operation> {
  pairs: [old: Operation, present: Operation][];
  removed: Operation[];
  added: Operation[];
}

/**
 * Matches operations that have the same address, then matches the remaining operations by id, because these were
 * moved. If several operations have the same address, the id decides.
 *
 * @param getAddress Returns the method and path, without the names of path parameters.
 */
export function matchOperations<Operation extends { id: string }>(
  old: readonly Operation[],
  present: readonly Operation[],
  getAddress: (operation: Operation) => string,
): MatchedOperations<Operation> {
  const pairs: [Operation, Operation][] = [];
  const added = [...present];
  const hasSameId = (one: Operation, other: Operation) => one.id === other.id;
  const hasSameAddress = (one: Operation, other: Operation) => getAddress(one) === getAddress(other);
  const isSame = (one: Operation, other: Operation) => hasSameId(one, other) && hasSameAddress(one, other);
  let removed = [...old];
  for (const fits of [isSame, hasSameAddress, hasSameId])
    removed = removed.filter((each) => {
      const at = added.findIndex((other) => fits(each, other));
      if (at < 0) return true;
      pairs.push([each, added[at] as Operation]);
      added.splice(at, 1);
      return false;
    });
  return { pairs, removed, added };
}
