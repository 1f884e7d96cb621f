/**
 * Choosing among the values that a schema allows.
 */
import type { Json } from "../../core/events.ts";
import { stopWords } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import { preferredChoices } from "./samples.ts";
import { matchWords, plainWords } from "./words.ts";

/** The allowed values that the message mentions, in the schema's order. */
export function mentionedChoices(choices: readonly Json[], mentions: Mentions): Json[] {
  const named = choices.filter((choice) => isNamed(choice, mentions));
  if (named.length > 0 || mentions.range === undefined) return named;
  const unit = mentions.range.replace(/^1(?=\D)/, "");
  return choices.filter((choice) => {
    if (typeof choice !== "string") return false;
    const code = choice.toUpperCase();
    return code === mentions.range || code === unit || (unit === "MAX" && code === "ALL");
  });
}

function isNamed(choice: Json, mentions: Mentions): boolean {
  if (typeof choice === "number") return mentions.numbers.some((number) => number.value === choice);
  if (typeof choice !== "string") return false;
  // A single letter, such as C for Celsius, or a word of every sentence is meant only when it stands as written.
  if (choice.length === 1 || stopWords.has(choice.toLowerCase())) {
    return choice !== choice.toLowerCase() && hasWord(mentions.text, choice);
  }
  const words = plainWords(choice);
  if (words.length === 0) return mentions.text.includes(choice) && choice.trim() !== "";
  if (mentions.spoken.includes(` ${words.join(" ")} `)) return true;
  return matchWords(choice).every((word) => mentions.words.has(word));
}

/** Whether a text has a word exactly as written. */
function hasWord(text: string, word: string): boolean {
  const parts = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!parts.test(text[at - 1] ?? "") && !parts.test(text[at + word.length] ?? "")) return true;
  }
  return false;
}

/**
 * The value to take when the message mentions none.
 *
 * @param index Position in the surrounding list, from 0: items of a list differ, unless one value is the usual one.
 */
export function usualChoice(choices: readonly Json[], index = 0): Json {
  const preferred = preferredChoices.find((value) => choices.some((choice) => choice === value));
  return choices.find((choice) => choice === preferred) ?? choices[index % choices.length] ?? null;
}
