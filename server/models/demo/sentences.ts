/** Sentences that the demo model writes about tool results and about the components it shows. */

import type { Json } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import type { CallResult, PastCall } from "./conversation.ts";
import type { SubjectKind } from "./kinds.ts";
import { companies, lookupVerbs } from "./lexicon.ts";
import { firstFields, maxTurnUnits } from "./units.ts";
import { describeWeather, isAboutWeather } from "./weather.ts";
import { formatList, shorten, splitWords, toHumanName } from "./words.ts";

/** Maximum number of characters repeated from a result. */
const maxLength = 500;

/** Describes all calls that have a result, in order. */
export function describeResults(calls: readonly PastCall[]): string {
  const sentences = calls.flatMap((call) => (call.result ? [describeResult(call, call.result)] : []));
  return [...new Set(sentences)].join(" ");
}

function describeResult(call: PastCall, result: CallResult): string {
  const name = toHumanName(call.toolName.slice(call.toolName.lastIndexOf("__") + 1));
  const text = shorten(result.text.trim(), maxLength);
  if (result.isError) return describeFailure(call, name, text);
  if (isAboutWeather(call.toolName)) {
    const weather = describeWeather(call, result);
    if (weather !== undefined) return weather;
  }
  const message = isObject(result.data) ? result.data.message : undefined;
  if (typeof message === "string" && message.trim() !== "")
    return endSentence(shorten(message.trim(), maxLength));
  if (isObject(result.data) || Array.isArray(result.data))
    return `The tool "${name}" returned ${describeData(result.data)}.`;
  if (text === "") return `Done: "${name}" finished.`;
  if (returnsInformation(call.toolName)) return endSentence(text);
  return /^(?:done|ok|success)\b/i.test(text) ? endSentence(text) : `Done! ${endSentence(text)}`;
}

function describeFailure(call: PastCall, name: string, text: string): string {
  const reason = text === "" ? "" : ` The tool says: ${endSentence(text)}`;
  if (isAboutWeather(call.toolName)) {
    return `I couldn't find weather data for that location.${reason} Could you please provide a valid city name?`;
  }
  return `I couldn't do that: "${name}" failed.${reason}`;
}

/**
 * Returns true for tools that look something up: server tools, and tools whose names start with a lookup
 * verb.
 */
function returnsInformation(toolName: string): boolean {
  const verb = splitWords(toolName)[0] ?? "";
  return toolName.includes("__") || lookupVerbs.has(verb);
}

/** Describes the first fields in an object except empty text, or the length of a list. */
function describeData(value: Json): string {
  if (Array.isArray(value)) return value.length === 1 ? "one item" : `${value.length} items`;
  const fields = firstFields(isObject(value) ? value : {}, 6).filter(([, field]) => field !== "");
  if (fields.length === 0) return "nothing";
  return formatList(fields.map(([key, one]) => `${toHumanName(key.slice(0, 80))} ${describeValue(one)}`));
}

function describeValue(value: Json): string {
  if (Array.isArray(value)) return `(${value.length} items)`;
  return isObject(value) ? "(an object)" : shorten(String(value), 80);
}

function endSentence(text: string): string {
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;
}

/** The subject that a component shows, such as the ticker `AAPL`. */
export interface Subject {
  kind: SubjectKind;
  value: string;
}

/** A component to introduce. */
export interface ShownComponent {
  component: string;
  subject: Subject | undefined;
}

/**
 * Returns `Here's the stock chart for Apple (AAPL):`, or a similar sentence that introduces several
 * components.
 */
export function introduceComponents(components: readonly ShownComponent[]): string {
  const names = [...new Set(components.map(({ component }) => toHumanName(component)))];
  const subjects = components.flatMap(({ subject }) => (subject ? [subject] : []));
  if (names.length > 1) return `Here are ${formatList(names.map((name) => `the ${name}`))}:`;
  if (components.length > 1 && subjects.length === components.length) {
    return `Here's a side-by-side comparison of ${formatList(subjects.map(getShortName))}:`;
  }
  const [subject] = subjects;
  return subject ? `Here's the ${names[0]} for ${getLongName(subject)}:` : `Here's the ${names[0]}:`;
}

/**
 * Returns the sentence for a component or tool that cannot be used.
 *
 * @param name Name without its prefix.
 */
export function describeTooLarge(name: string): string {
  return `I cannot fill in the ${toHumanName(name)}: its schema requires more than the ${maxTurnUnits} values that the demo model builds in one response.`;
}

function getShortName({ kind, value }: Subject): string {
  return kind === "ticker" ? (companies.get(value) ?? value) : value;
}

function getLongName(subject: Subject): string {
  const name = getShortName(subject);
  return name === subject.value ? name : `${name} (${subject.value})`;
}
