/**
 * Sentences about what tools have answered.
 */
import type { Json, JsonObject } from "../../core/events.ts";
import type { Call, Result } from "./conversation.ts";
import { askingVerbs } from "./lexicon.ts";
import { isObject } from "./schema.ts";
import { firstMembers } from "./units.ts";
import { isAboutWeather, weatherSentence } from "./weather.ts";
import { enumeration, humanName, plainWords, shortened } from "./words.ts";

/** Longest part of a result that is repeated, in characters. */
const longest = 500;

/** One answer to all calls that have a result, in their order. */
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

/** Whether a tool only looks something up: a server's tool, or one whose name begins with such a verb. */
function asks(toolName: string): boolean {
  const verb = plainWords(toolName)[0] ?? "";
  return toolName.includes("__") || askingVerbs.has(verb);
}

/** The first members of an object, or the length of a list. */
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
