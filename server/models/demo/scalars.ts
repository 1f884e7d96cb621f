/** Fits numbers and strings to a schema's limits, and chooses among allowed values. */
import type { Json } from "../../core/events.ts";
import { stopWords } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import { preferredChoices } from "./samples.ts";
import { getNumber, getType, type Schema } from "./schema.ts";
import { normalizeWords, splitWords } from "./words.ts";

/** Number properties that are set only if the message names them. */
const namedNumbers: ReadonlySet<string> = new Set(
  "width height size min max minimum maximum latitude longitude lat lng lon zoom page offset year index id".split(
    " ",
  ),
);
const timeUnits: ReadonlySet<string> = new Set("second minute hour day week month year".split(" "));

/**
 * Returns the number that the message gives for a property, and removes it from the mentions. A number next
 * to the property's name is preferred to the next unused number.
 *
 * @param byPosition True if a number may be used even if the property's name is not next to it.
 */
export function takeMentionedNumber(
  name: string,
  mentions: Mentions,
  byPosition: boolean,
): number | undefined {
  const words = normalizeWords(name);
  const numbers = mentions.numbers;
  let at = numbers.findIndex(({ before }) => words.some((word) => word === before));
  if (at < 0) at = numbers.findIndex(({ after }) => words.some((word) => word === after));
  if (at < 0 && byPosition && !words.some((word) => namedNumbers.has(word))) {
    at = numbers.findIndex(({ after }) => after === undefined || !timeUnits.has(after));
  }
  return at < 0 ? undefined : numbers.splice(at, 1)[0]?.value;
}

/** Clamps a number to the schema's limits, and rounds it if the schema requires an integer. */
export function fitNumber(schema: Schema, value: number): number {
  const isInteger = getType(schema) === "integer";
  const step = isInteger ? 1 : 0.01;
  const above = getNumber(schema, "exclusiveMinimum");
  const below = getNumber(schema, "exclusiveMaximum");
  const min = getNumber(schema, "minimum") ?? (above === undefined ? undefined : above + step);
  const max = getNumber(schema, "maximum") ?? (below === undefined ? undefined : below - step);
  const rounded = isInteger ? Math.round(value) : value;
  const raised = min === undefined ? rounded : Math.max(rounded, isInteger ? Math.ceil(min) : min);
  return max === undefined ? raised : Math.min(raised, isInteger ? Math.floor(max) : max);
}

const formats: Record<string, { pattern: RegExp; sample: string }> = {
  date: { pattern: /^\d{4}-\d{2}-\d{2}$/, sample: "2025-01-15" },
  "date-time": { pattern: /^\d{4}-\d{2}-\d{2}T/, sample: "2025-01-15T09:00:00Z" },
  time: { pattern: /^\d{2}:\d{2}:\d{2}/, sample: "09:00:00Z" },
  email: { pattern: /^\S+@\S+$/, sample: "ada@example.com" },
  uri: { pattern: /^https?:\/\//, sample: "https://example.com/" },
  url: { pattern: /^https?:\/\//, sample: "https://example.com/" },
  uuid: { pattern: /^[0-9a-f-]{36}$/, sample: "00000000-0000-4000-8000-000000000001" },
};

/** Fits a string to the schema's format and length. A string in the wrong format is replaced by a sample. */
export function fitText(schema: Schema, text: string): string {
  const format =
    typeof schema.format === "string" && Object.hasOwn(formats, schema.format)
      ? formats[schema.format]
      : undefined;
  const fitting = format && !format.pattern.test(text) ? format.sample : text;
  const longest = getNumber(schema, "maxLength");
  const shortest = Math.min(getNumber(schema, "minLength") ?? 0, 10_000);
  const shortened = longest === undefined ? fitting : [...fitting].slice(0, longest).join("");
  return shortened.padEnd(shortest, ".");
}

/** Returns the allowed values that the message mentions, in the schema's order. */
export function findMentionedChoices(choices: readonly Json[], mentions: Mentions): Json[] {
  const named = choices.filter((choice) => isChoiceMentioned(choice, mentions));
  if (named.length > 0 || mentions.range === undefined) return named;
  const unit = mentions.range.replace(/^1(?=\D)/, "");
  return choices.filter((choice) => {
    if (typeof choice !== "string") return false;
    const code = choice.toUpperCase();
    return code === mentions.range || code === unit || (unit === "MAX" && code === "ALL");
  });
}

function isChoiceMentioned(choice: Json, mentions: Mentions): boolean {
  if (typeof choice === "number") return mentions.numbers.some((number) => number.value === choice);
  if (typeof choice !== "string") return false;
  // A single letter, such as C for Celsius, or a stop word must match exactly, including its case.
  if (choice.length === 1 || stopWords.has(choice.toLowerCase())) {
    return choice !== choice.toLowerCase() && hasWord(mentions.text, choice);
  }
  const words = splitWords(choice);
  if (words.length === 0) return mentions.text.includes(choice) && choice.trim() !== "";
  if (mentions.normalized.includes(` ${words.join(" ")} `)) return true;
  return normalizeWords(choice).every((word) => mentions.words.has(word));
}

/** Returns true if the text contains the word exactly as written. */
function hasWord(text: string, word: string): boolean {
  const parts = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!parts.test(text[at - 1] ?? "") && !parts.test(text[at + word.length] ?? "")) return true;
  }
  return false;
}

/**
 * Returns the value to use if the message mentions none of the choices.
 *
 * @param index Index in the enclosing list, from 0. List items get different values unless one of the choices
 * is preferred.
 */
export function getDefaultChoice(choices: readonly Json[], index = 0): Json {
  const preferred = preferredChoices.find((value) => choices.some((choice) => choice === value));
  return choices.find((choice) => choice === preferred) ?? choices[index % choices.length] ?? null;
}
