import { deprecatedSince, type OpenApiDocument, type Problem } from "../generate/document.ts";
import { isObject } from "../generate/schema.ts";
import { deprecatedValues, iterateDeprecable, sunsetOn } from "./deprecation-places.ts";

/** The minimum number of months between the deprecation date and the sunset date. */
const minimumMonths = 6;

/**
 * Checks that every deprecated part has a deprecation date and a sunset date, and that no sunset date has
 * passed. `spec/README.md` describes how to deprecate a part.
 *
 * @param document The finished 3.1 document.
 * @param today The current date, as `YYYY-MM-DD`.
 */
export function findDeprecationProblems(document: OpenApiDocument, today: string): Problem[] {
  return [...iterateDeprecable(document)].flatMap(({ pointer, marks }) => {
    const messages = [...checkDeprecation(marks, today), ...checkDeprecatedValues(marks, today)];
    return messages.map((message) => ({ pointer, message }));
  });
}

function checkDeprecation(marks: Record<string, unknown>, today: string): string[] {
  const since = marks[deprecatedSince];
  const sunset = marks[sunsetOn];
  if (marks.deprecated !== true)
    return since === undefined && sunset === undefined
      ? []
      : [`has ${since === undefined ? sunsetOn : deprecatedSince}, but is not deprecated: add #deprecated`];
  if (since === undefined || sunset === undefined) {
    const missing = [deprecatedSince, sunsetOn].filter((name) => marks[name] === undefined);
    return [`is deprecated without ${missing.join(" and ")}: add them with @extension`];
  }
  return checkDates(since, sunset, today, "is deprecated");
}

function checkDeprecatedValues(marks: Record<string, unknown>, today: string): string[] {
  const values = marks[deprecatedValues];
  if (values === undefined) return [];
  if (!isObject(values)) return [`has ${deprecatedValues} that is not an object`];
  const known = Array.isArray(marks.enum) ? marks.enum.map(String) : [];
  return Object.entries(values).flatMap(([value, dates]) => {
    if (!known.includes(value))
      return [`deprecates ${value} in ${deprecatedValues}, which is not one of its values`];
    const { since, sunset } = isObject(dates) ? dates : {};
    return checkDates(since, sunset, today, `deprecates the value ${value}`);
  });
}

function checkDates(since: unknown, sunset: unknown, today: string, what: string): string[] {
  if (!isDate(since) || !isDate(sunset))
    return [
      `${what} since ${JSON.stringify(since)} until ${JSON.stringify(sunset)}: use dates such as "2026-11-22"`,
    ];
  const earliest = addMonths(since, minimumMonths);
  if (sunset < earliest)
    return [
      `${what} since ${since} until ${sunset}: the sunset must be at least ${minimumMonths} months later, on ${earliest} or after`,
    ];
  if (sunset <= today)
    return [
      `${what} until ${sunset}, which has passed: remove it in a new major version, or set a later sunset`,
    ];
  return [];
}

/** Returns true if the value is a valid date in the form `YYYY-MM-DD`. */
export function isDate(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Adds months to a date. If the resulting month is too short, returns its last day. */
function addMonths(day: string, count: number): string {
  const [year, month, dayOfMonth] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}
