import { isDeepStrictEqual } from "node:util";
import { deprecatedSince, type OpenApiDocument, type Problem } from "../generate/document.ts";
import { isObject } from "../generate/schema.ts";
import { type DeprecablePart, deprecatedValues, iterateDeprecable, sunsetOn } from "./deprecation-places.ts";
import { isDate } from "./deprecations.ts";

/** The dates of a deprecated part. */
interface Deprecation {
  part: DeprecablePart;
  /** The deprecated enum value, or `undefined` if the part itself is deprecated. */
  value: string | undefined;
  since: unknown;
  sunset: unknown;
}

/**
 * Checks that each part released as deprecated exists until its sunset date, keeps its `since` date, and has
 * the same or a later sunset date. The deprecation itself may be withdrawn.
 *
 * @param released The document of the last release.
 * @param present The finished 3.1 document.
 * @param today The current date, as `YYYY-MM-DD`.
 * @returns Problems with their locations in the present document. Problems with removed parts have their
 * locations in the released document.
 */
export function findReleasedDeprecationProblems(
  released: OpenApiDocument,
  present: OpenApiDocument,
  today: string,
): Problem[] {
  const places = [...iterateDeprecable(present)];
  const { schemas } = released.components;
  return [...iterateDeprecable(released)].flatMap(readDeprecations).flatMap((old) => {
    const { since, sunset } = old;
    if (!isDate(since) || !isDate(sunset)) return [];
    const now = findPart(places, old, schemas);
    if (!now.some((place) => isPresent(place, old)))
      return sunset <= today ? [] : [createRemovedProblem(old, sunset)];
    const marks = now.flatMap(readDeprecations).filter(({ value }) => value === old.value);
    const [first] = marks;
    const kept = marks.some((mark) => mark.since === since && isDate(mark.sunset) && mark.sunset >= sunset);
    return first === undefined || kept ? [] : [createDateProblem(first, since, sunset)];
  });
}

/**
 * Finds the part in another document. A renamed schema is recognized as a new schema with the same
 * deprecation.
 */
function findPart(
  places: readonly DeprecablePart[],
  old: Deprecation,
  released: Record<string, unknown>,
): DeprecablePart[] {
  const found = places.filter(({ key }) => key === old.part.key);
  const [name, rest] = splitKey(old.part);
  if (name === undefined || places.some(({ key }) => splitKey({ key })[0] === name)) return found;
  return places.filter((place) => {
    const [other, within] = splitKey(place);
    const isNew = other !== undefined && !(other in released) && within === rest;
    return (
      isNew && readDeprecations(place).some((mark) => mark.value === old.value && mark.since === old.since)
    );
  });
}

/** Returns the name of the component schema that contains a part, and the path within it. */
function splitKey({ key }: Pick<DeprecablePart, "key">): [name: string | undefined, rest: string] {
  const [, name, rest = ""] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(key) ?? [];
  return [name?.replaceAll("~1", "/").replaceAll("~0", "~"), rest];
}

function isPresent(place: DeprecablePart, { part: old, value, since }: Deprecation): boolean {
  const { marks } = place;
  if (value === undefined) {
    // After an edit, a different variant of the union may be at this location.
    const isForm = /\/(allOf|anyOf|oneOf)$/.test(old.key);
    const isSame = () => isDeepStrictEqual(withoutDeprecation(marks), withoutDeprecation(old.marks));
    return !isForm || readDeprecations(place).some((mark) => mark.since === since) || isSame();
  }
  const values = "const" in marks ? [marks.const] : marks.enum;
  // Without an enum, any value is valid, including this one.
  return !Array.isArray(values) || values.map(String).includes(value);
}

/** Returns the keywords of a schema, except its deprecation, title and description. */
function withoutDeprecation(marks: Record<string, unknown>): Record<string, unknown> {
  const { deprecated, [deprecatedSince]: since, [sunsetOn]: sunset, title, description, ...rest } = marks;
  return rest;
}

function readDeprecations(place: DeprecablePart): Deprecation[] {
  const { marks } = place;
  const values = isObject(marks[deprecatedValues]) ? marks[deprecatedValues] : {};
  const whole = { part: place, value: undefined, since: marks[deprecatedSince], sunset: marks[sunsetOn] };
  return [
    ...(marks.deprecated === true ? [whole] : []),
    ...Object.entries(values).map(([value, dates]) => {
      const { since, sunset } = isObject(dates) ? dates : {};
      return { part: place, value, since, sunset };
    }),
  ];
}

function createRemovedProblem({ part: { pointer }, value }: Deprecation, sunset: string): Problem {
  const what = value === undefined ? "" : `no longer has the value ${value}, which `;
  return {
    pointer,
    message: `${what || "was removed, but "}was released as deprecated until ${sunset}: restore it, because a deprecated part must work until its sunset, even if its removal is declared`,
  };
}

function createDateProblem(mark: Deprecation, since: string, sunset: string): Problem {
  const { pointer } = mark.part;
  const what = mark.value === undefined ? "is deprecated" : `deprecates the value ${mark.value}`;
  const rule = "keep the released since date, and do not move the sunset to an earlier date";
  return {
    pointer,
    message: `${what} since ${mark.since} until ${mark.sunset}, but was released with ${since} and ${sunset}: ${rule}`,
  };
}
