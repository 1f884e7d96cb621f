/** Statistics used by the figures. */

/**
 * Returns a percentile by the nearest-rank method. The result is always one of the values.
 *
 * @param values At least one value, in any order.
 * @param share A number from 0 to 1. For example, 0.5 is the median of an odd number of values, and 0.99 is
 * the 99th percentile.
 * @throws RangeError if there are no values.
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
 * @throws RangeError if there are no values.
 */
export function median(values: readonly number[]): number {
  const below = percentile(values, 0.5);
  if (values.length % 2 === 1) return below;
  return (below + percentile(values, 0.5 + 1 / values.length)) / 2;
}
