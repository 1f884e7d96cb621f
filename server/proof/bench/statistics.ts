/** Statistics for the figures. */

/**
 * Returns a percentile by nearest rank, which is always one of the values.
 *
 * @param values At least one, in any order.
 * @param share From 0 to 1: 0.5 is the median of an odd number of values, 0.99 the 99th percentile.
 * @throws RangeError without values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("a percentile needs at least one value");
  return value;
}

/**
 * Returns the middle value, or the mean of the two middle values.
 *
 * @throws RangeError without values.
 */
export function median(values: readonly number[]): number {
  const below = percentile(values, 0.5);
  if (values.length % 2 === 1) return below;
  return (below + percentile(values, 0.5 + 1 / values.length)) / 2;
}
