/** Sentences of the demo model about tool results and about components that it shows. */
import type { Json, JsonObject } from "../../core/events.ts";
import type { Call, Result } from "./conversation.ts";
import type { Kind } from "./kinds.ts";
import { askingVerbs, companies } from "./lexicon.ts";
import { isObject } from "./schema.ts";
import { firstMembers, turnUnits } from "./units.ts";
import { isAboutWeather, weatherSentence } from "./weather.ts";
import { enumeration, humanName, plainWords, shortened } from "./words.ts";

/** Maximum length of the part of a result that is repeated, in characters. */
const longest = 500;

/** Returns one text about all calls that have a result, in order. */
export function answerFrom(calls: readonly Call[]): string {
  const sentences = calls.flatMap((call) => (call.result ? [sentenceFor(call, call.result)] : []));
  return [...new Set(sentences)].join(" ");
}

function sentenceFor(call: Call, result: Result): string {
  const name = humanName(call.toolName.slice(call.toolName.lastIndexOf("__") + 1));
  const text = shortened(result.text.trim(), longest);
  if (result.isError) return failure(call, name, text);
  if (isAboutWeather(call.toolName)) {
    const weather = weatherSentence(call, result);
    if (weather !== undefined) return weather;
  }
  if (isObject(result.data) || Array.isArray(result.data))
    return `The tool "${name}" answered ${data(result.data)}.`;
  if (text === "") return `Done: "${name}" finished.`;
  if (asks(call.toolName)) return sentence(text);
  return /^(?:done|ok|success)\b/i.test(text) ? sentence(text) : `Done! ${sentence(text)}`;
}

function failure(call: Call, name: string, text: string): string {
  const reason = text === "" ? "" : ` The tool says: ${sentence(text)}`;
  if (isAboutWeather(call.toolName)) {
    return `I couldn't find weather data for that location.${reason} Could you please provide a valid city name?`;
  }
  return `I couldn't do that: "${name}" failed.${reason}`;
}

/**
 * Returns true for tools that look something up: server tools and tools whose name starts with a lookup verb.
 */
function asks(toolName: string): boolean {
  const verb = plainWords(toolName)[0] ?? "";
  return toolName.includes("__") || askingVerbs.has(verb);
}

/** Describes the first fields of an object, or the length of a list. */
function data(value: Json): string {
  if (Array.isArray(value)) return value.length === 1 ? "with one item" : `with ${value.length} items`;
  const members = firstMembers(isObject(value) ? (value as JsonObject) : {}, 6);
  if (members.length === 0) return "with nothing";
  return `with ${enumeration(members.map(([key, one]) => `${humanName(key.slice(0, 80))} ${scalar(one)}`))}`;
}

function scalar(value: Json): string {
  if (Array.isArray(value)) return `(${value.length} items)`;
  return isObject(value) ? "(an object)" : shortened(String(value), 80);
}

function sentence(text: string): string {
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;
}

/** The subject of a component, such as the ticker `AAPL`. */
export interface Subject {
  kind: Kind;
  value: string;
}

/** A component to introduce. */
export interface Shown {
  component: string;
  subject: Subject | undefined;
}

/** Returns `Here's the stock chart for Apple (AAPL):` or similar sentences for several components. */
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

/** Returns the sentence for a component or tool that cannot be used. @param name Name without a prefix. */
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
