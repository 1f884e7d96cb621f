import { deprecatedSince, type OpenApiDocument, type Problem } from "../generate/document.ts";
import { isObject } from "../generate/schema.ts";
import { deprecatedValues, deprecationPlaces, sunsetOn } from "./deprecation-places.ts";

/** How many months lie at least between the two days. */
const months = 6;

/**
 * Checks that everything that is deprecated says since when and until when, and that nothing has outlived its sunset. How
 * things are deprecated is in `spec/README.md`.
 *
 * @param document The finished 3.1 document.
 * @param today The day, as `YYYY-MM-DD`.
 */
export function deprecationProblems(document: OpenApiDocument, today: string): Problem[] {
  return [...deprecationPlaces(document)].flatMap(({ pointer, marks }) => {
    const messages = [...markMessages(marks, today), ...valueMessages(marks, today)];
    return messages.map((message) => ({ pointer, message }));
  });
}

function markMessages(marks: Record<string, unknown>, today: string): string[] {
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
  return dateMessages(since, sunset, today, "is deprecated");
}

function valueMessages(marks: Record<string, unknown>, today: string): string[] {
  const values = marks[deprecatedValues];
  if (values === undefined) return [];
  if (!isObject(values)) return [`has ${deprecatedValues} that is no object of values`];
  const known = Array.isArray(marks.enum) ? marks.enum.map(String) : [];
  return Object.entries(values).flatMap(([value, dates]) => {
    if (!known.includes(value))
      return [`says in ${deprecatedValues} that ${value} is deprecated, which is none of its values`];
    const { since, sunset } = isObject(dates) ? dates : {};
    return dateMessages(since, sunset, today, `says that ${value} is deprecated`);
  });
}

function dateMessages(since: unknown, sunset: unknown, today: string, what: string): string[] {
  if (!isDay(since) || !isDay(sunset))
    return [
      `${what} since ${JSON.stringify(since)} until ${JSON.stringify(sunset)}: both are days, like "2026-11-22"`,
    ];
  const earliest = monthsAfter(since, months);
  if (sunset < earliest)
    return [
      `${what} since ${since} until ${sunset}: at least ${months} months lie between, so until ${earliest}`,
    ];
  if (sunset <= today)
    return [`${what} until ${sunset}, which has come: remove it in a new major version, or move its sunset`];
  return [];
}

/** Whether this is a day, written as `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The same day some months later, or the last of that month where it has no such day. */
function monthsAfter(day: string, count: number): string {
  const [year, month, dayOfMonth] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}
