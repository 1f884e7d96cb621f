/** Memory that the rows of a conversation take once they are read. */
import { weightOf } from "./text.ts";

/** Bytes of a row besides its JSON: its ids, its times and the objects around it. */
export const rowBytes = 600;

/** @param blocks As JSON. @param metadata As JSON. */
export function messageWeight(blocks: string, metadata: string | null): number {
  return rowBytes + weightOf(blocks) + (metadata === null ? 0 : weightOf(metadata));
}

/** @param state As JSON, if the component has one. */
export function componentWeight(state: string | null): number {
  return rowBytes + (state === null ? 0 : weightOf(state));
}
