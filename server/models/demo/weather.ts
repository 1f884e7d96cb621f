/** Recognizes weather in tool results and describes it. */
import type { JsonObject } from "../../core/events.ts";
import type { Call, Result } from "./conversation.ts";
import { isObject } from "./schema.ts";
import { firstMembers } from "./units.ts";
import { enumeration, plainWords } from "./words.ts";

export interface Weather {
  temperature: number;
  unit: "C" | "F";
  condition: string | undefined;
}

/** Returns true if a call is about the weather, judging by its tool's name. */
export function isAboutWeather(toolName: string): boolean {
  return plainWords(toolName).some((word) => word === "weather" || word === "forecast");
}

/**
 * Parses `18°C, cloudy`, `72 °F and Sunny`, or an object with a temperature; `undefined` for other results.
 */
export function weatherIn(result: Result): Weather | undefined {
  if (isObject(result.data)) return weatherOfObject(result.data as JsonObject);
  return weatherOfText(result.text);
}

/** Maximum number of characters of a result that are searched. */
const lookedAt = 2_000;

function weatherOfText(text: string): Weather | undefined {
  // The lookbehind and the limited digits keep the search linear for texts with thousands of digits.
  const match =
    /(?<![\d.])(-?\d{1,6}(?:\.\d{1,6})?) ?°? ?([CF])\b(?:(?:,| and| with|;) ?([\p{L}][\p{L} -]{0,40}))?/u.exec(
      text.slice(0, lookedAt),
    );
  if (!match) return undefined;
  return {
    temperature: Number(match[1]),
    unit: match[2] === "F" ? "F" : "C",
    condition: match[3]?.trim().toLowerCase(),
  };
}

/** Limits of a result: fields, and characters of their names. */
const mostMembers = 100;
const mostName = 64;

function weatherOfObject(data: JsonObject): Weather | undefined {
  const entries = firstMembers(data, mostMembers).map(
    ([key, value]) => [plainWords(key.slice(0, mostName)).join(""), value] as const,
  );
  const of = (pattern: RegExp) => entries.find(([key]) => pattern.test(key));
  const [key, temperature] = of(/^temp(?:erature)?(?:c|f|celsius|fahrenheit)?$/) ?? [];
  if (key === undefined || typeof temperature !== "number") return undefined;
  const unit = of(/^units?$|^temperatureunit$/)?.[1];
  const condition = of(/^(?:conditions?|description|summary|sky|weather)$/)?.[1];
  const fahrenheit = /(?:f|fahrenheit)$/.test(key) || (typeof unit === "string" && /^°?f/i.test(unit));
  return {
    temperature,
    unit: fahrenheit ? "F" : "C",
    condition: typeof condition === "string" ? condition.toLowerCase() : undefined,
  };
}

/** Returns the city of the call's input or its result. */
function placeOf(call: Call, result: Result): string | undefined {
  const data = isObject(result.data) ? (result.data as JsonObject) : {};
  const place = [call.input, data]
    .flatMap((object) => [object.city, object.location, object.place])
    .find((value) => typeof value === "string");
  return typeof place === "string" ? place : undefined;
}

/**
 * Returns `In Paris it is 18°C and cloudy.`, or a list of a forecast's days; `undefined` if the result is not
 * about weather.
 */
export function weatherSentence(call: Call, result: Result): string | undefined {
  const place = placeOf(call, result);
  const days = daysIn(result.text);
  if (days.length > 1)
    return `${place === undefined ? "The forecast" : `In ${place}`}: ${enumeration(days)}.`;
  const weather = weatherIn(result);
  return weather && `${place === undefined ? "It" : `In ${place} it`} is ${inWords(weather)}.`;
}

/** Maximum number of lines that are searched for days. */
const mostDays = 30;

/** Returns the lines of the form `Tomorrow: 19°C, Rain` in words. */
function daysIn(text: string): string[] {
  return text
    .slice(0, lookedAt)
    .split("\n", mostDays)
    .flatMap((line) => {
      const [day = "", rest] = line.split(/:\s*/, 2);
      const weather = rest === undefined ? undefined : weatherOfText(rest);
      return weather ? [`${day.trim().toLowerCase()} ${inWords(weather)}`] : [];
    });
}

function inWords({ temperature, unit, condition }: Weather): string {
  return `${temperature}°${unit}${condition ? ` and ${condition}` : ""}`;
}

/** Returns values that a component may use, by property name without separators. */
export function weatherFacts(weather: Weather): JsonObject {
  const condition = weather.condition;
  return {
    temperature: weather.temperature,
    temp: weather.temperature,
    unit: weather.unit,
    ...(condition === undefined
      ? {}
      : { condition, conditions: condition, description: condition, weather: condition }),
  };
}
