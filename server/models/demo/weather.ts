/**
 * Weather in the forms that tools give it, and a sentence about it.
 */
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

/** Whether a call is about the weather, by its tool's name. */
export function isAboutWeather(toolName: string): boolean {
  return plainWords(toolName).some((word) => word === "weather" || word === "forecast");
}

/** `18°C, cloudy`, `72 °F and Sunny`, or an object with a temperature; `undefined` for other answers. */
export function weatherIn(result: Result): Weather | undefined {
  if (isObject(result.data)) return weatherOfObject(result.data as JsonObject);
  return weatherOfText(result.text);
}

/** Most characters of an answer in which the weather is looked for. */
const lookedAt = 2_000;

function weatherOfText(text: string): Weather | undefined {
  // A number is looked for only where one begins, and has few digits: thousands of digits take no time then.
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

/** Most members of an answer that are looked at, and most characters of their names. */
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

/** The place that the call asked about, or that the answer names. */
function placeOf(call: Call, result: Result): string | undefined {
  const data = isObject(result.data) ? (result.data as JsonObject) : {};
  const place = [call.input, data]
    .flatMap((object) => [object.city, object.location, object.place])
    .find((value) => typeof value === "string");
  return typeof place === "string" ? place : undefined;
}

/** `In Paris it is 18°C and cloudy.`, or a list of the days of a forecast; `undefined` when it is no weather. */
export function weatherSentence(call: Call, result: Result): string | undefined {
  const place = placeOf(call, result);
  const days = daysIn(result.text);
  if (days.length > 1)
    return `${place === undefined ? "The forecast" : `In ${place}`}: ${enumeration(days)}.`;
  const weather = weatherIn(result);
  return weather && `${place === undefined ? "It" : `In ${place} it`} is ${inWords(weather)}.`;
}

/** Most lines in which a day is looked for. */
const mostDays = 30;

/** The lines of the form `Tomorrow: 19°C, Rain`, in words. */
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

/** What a component may take from it, by property name without separators. */
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
