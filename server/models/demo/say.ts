/**
 * The sentence before components.
 */

import type { Kind } from "./kinds.ts";
import { companies } from "./lexicon.ts";
import { turnUnits } from "./units.ts";
import { enumeration, humanName } from "./words.ts";

/** What a component is about, such as the ticker `AAPL`. */
export interface Subject {
  kind: Kind;
  value: string;
}

/** One component to introduce. */
export interface Shown {
  component: string;
  subject: Subject | undefined;
}

/** `Here's the stock chart for Apple (AAPL):` and its like for several. */
export function introduction(shown: readonly Shown[]): string {
  const names = [...new Set(shown.map(({ component }) => humanName(component)))];
  const subjects = shown.flatMap(({ subject }) => (subject ? [subject] : []));
  if (names.length > 1) return `Here are ${enumeration(names.map((name) => `the ${name}`))}:`;
  if (shown.length > 1 && subjects.length === shown.length) {
    return `Here's a side-by-side comparison of ${enumeration(subjects.map(shortName))}:`;
  }
  const [subject] = subjects;
  return subject ? `Here's the ${names[0]} for ${longName(subject)}:` : `Here's the ${names[0]}:`;
}

/** Says that an offer cannot be used. @param name Its own name. */
export function tooLarge(name: string): string {
  return `I cannot fill the ${humanName(name)}: its schema asks for more than the ${turnUnits} values that the demo model builds in one answer.`;
}

function shortName({ kind, value }: Subject): string {
  return kind === "ticker" ? (companies.get(value) ?? value) : value;
}

function longName(subject: Subject): string {
  const name = shortName(subject);
  return name === subject.value ? name : `${name} (${subject.value})`;
}
