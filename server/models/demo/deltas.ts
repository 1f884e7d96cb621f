/**
 * Cuts what is said into deltas like those of a real model.
 */

/** Words, each with the space before it. */
export function wordDeltas(text: string): string[] {
  return text.match(/\s*\S+\s*$|\s*\S+/gu) ?? (text === "" ? [] : [text]);
}

/** Lengths of the fragments of an input in turn, in characters. */
const lengths = [12, 16, 10, 19, 14];

/** Fragments of 10 to 19 characters, the last of what is left; no character is cut in two. */
export function fragmentsOf(json: string): string[] {
  const characters = [...json];
  const fragments: string[] = [];
  for (let at = 0; at < characters.length; ) {
    const length = lengths[fragments.length % lengths.length] ?? 12;
    fragments.push(characters.slice(at, at + length).join(""));
    at += length;
  }
  return fragments;
}
