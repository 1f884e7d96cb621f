/** Times of the timeline as people read them. */

/** @param ms Milliseconds since the request began. */
export function offsetText(ms: number): string {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(3)} s`
    : `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(1).padStart(4, "0")} min`;
}

/** @param ms Milliseconds since the event before. */
export function gapText(ms: number): string {
  if (ms < 1) return "";
  return ms < 1000 ? `+${Math.round(ms)} ms` : `+${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

/** How long a gap's bar is, from 0 to 1: logarithmic, so that 1 ms and 10 s are both seen. */
export function gapShare(ms: number): number {
  return Math.min(1, Math.log10(1 + Math.max(0, ms)) / 4);
}
