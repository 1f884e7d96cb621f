/** Recognizes weather in tool results and describes it. */

import type { JsonObject } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import type { CallResult, PastCall } from "./conversation.ts";
import { firstFields } from "./units.ts";
import { formatList, splitWords } from "./words.ts";

export interface Weather {
  temperature: number;
  unit: "C" | "F";
  condition: string | undefined;
}

/** Returns true if the tool's name suggests that a call is about the weather. */
export function isAboutWeather(toolName: string): boolean {
  return splitWords(toolName).some((word) => word === "weather" || word === "forecast");
}

/**
 * Parses results such as `18°C, cloudy` and `72 °F and Sunny`, and objects with a temperature. Returns
 * `undefined` for other results.
 */
export function parseWeather(result: CallResult): Weather | undefined {
  if (isObject(result.data)) return parseWeatherObject(result.data);
  return parseWeatherText(result.text);
}

/** Maximum number of characters searched in a result. */
const maxLength = 2_000;

function parseWeatherText(text: string): Weather | undefined {
  // The lookbehind and the limit on digits keep the search linear for text with thousands of digits.
  const match =
    /(?<![\d.])(-?\d{1,6}(?:\.\d{1,6})?) ?°? ?([CF])\b(?:(?:,| and| with|;) ?([\p{L}][\p{L} -]{0,40}))?/u.exec(
      text.slice(0, maxLength),
    );
  if (!match) return undefined;
  return {
    temperature: Number(match[1]),
    unit: match[2] === "F" ? "F" : "C",
    condition: match[3]?.trim().toLowerCase(),
  };
}

/** Limits on a result: the number of fields, and the number of characters in their names. */
const maxFields = 100;
const maxNameLength = 64;

function parseWeatherObject(data: JsonObject): Weather | undefined {
  const entries = firstFields(data, maxFields).map(
    ([key, value]) => [splitWords(key.slice(0, maxNameLength)).join(""), value] as const,
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

/** Returns the city from the call's input or from its result. */
function findCity(call: PastCall, result: CallResult): string | undefined {
  const data = isObject(result.data) ? result.data : {};
  const city = [call.input, data]
    .flatMap((object) => [object.city, object.location, object.place])
    .find((value) => typeof value === "string");
  return typeof city === "string" ? city : undefined;
}

/**
 * Returns `In Paris it is 18°C and cloudy.` or, for a forecast, a list of its days. Returns `undefined` if
 * the result is not about weather.
 */
export function describeWeather(call: PastCall, result: CallResult): string | undefined {
  const city = findCity(call, result);
  const days = parseDays(result.text);
  if (days.length > 1) return `${city === undefined ? "The forecast" : `In ${city}`}: ${formatList(days)}.`;
  const weather = parseWeather(result);
  return weather && `${city === undefined ? "It" : `In ${city} it`} is ${formatWeather(weather)}.`;
}

/** Maximum number of lines searched for days. */
const maxDays = 30;

/** Describes lines such as `Tomorrow: 19°C, Rain` in words. */
function parseDays(text: string): string[] {
  return text
    .slice(0, maxLength)
    .split("\n", maxDays)
    .flatMap((line) => {
      const [day = "", rest] = line.split(/:\s*/, 2);
      const weather = rest === undefined ? undefined : parseWeatherText(rest);
      return weather ? [`${day.trim().toLowerCase()} ${formatWeather(weather)}`] : [];
    });
}

function formatWeather({ temperature, unit, condition }: Weather): string {
  return `${temperature}°${unit}${condition ? ` and ${condition}` : ""}`;
}

/** Returns values that a component may use. The keys are property names without separators. */
export function toFacts(weather: Weather): JsonObject {
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
