import { isDeepStrictEqual } from "node:util";
import { deprecatedSince, type OpenApiDocument, type Problem } from "../generate/document.ts";
import { isObject } from "../generate/schema.ts";
import { deprecatedValues, deprecationPlaces, type Place, sunsetOn } from "./deprecation-places.ts";
import { isDay } from "./deprecations.ts";

/** The dates of a deprecated part. */
interface Deprecation {
  place: Place;
  /** The deprecated enum value; `undefined` if the part itself is deprecated. */
  value: string | undefined;
  since: unknown;
  sunset: unknown;
}

/**
 * Checks that a part released as deprecated exists until its sunset, keeps its `since` date, and has the same
 * or a later sunset. The deprecation itself may be withdrawn.
 *
 * @param released The document of the last release.
 * @param present The finished 3.1 document.
 * @param today The date, as `YYYY-MM-DD`.
 * @returns Problems with locations in the present document, or in the released one for removed parts.
 */
export function releasedDeprecationProblems(
  released: OpenApiDocument,
  present: OpenApiDocument,
  today: string,
): Problem[] {
  const places = [...deprecationPlaces(present)];
  const { schemas } = released.components;
  return [...deprecationPlaces(released)].flatMap(deprecationsOf).flatMap((old) => {
    const { since, sunset } = old;
    if (!isDay(since) || !isDay(sunset)) return [];
    const now = sameIn(places, old, schemas);
    if (!now.some((place) => isThere(place, old))) return sunset <= today ? [] : [goneProblem(old, sunset)];
    const marks = now.flatMap(deprecationsOf).filter(({ value }) => value === old.value);
    const [first] = marks;
    const kept = marks.some((mark) => mark.since === since && isDay(mark.sunset) && mark.sunset >= sunset);
    return first === undefined || kept ? [] : [movedProblem(first, since, sunset)];
  });
}

/** Finds the part in another document. A renamed schema is a new schema with the same deprecation. */
function sameIn(places: readonly Place[], old: Deprecation, released: Record<string, unknown>): Place[] {
  const found = places.filter(({ key }) => key === old.place.key);
  const [name, rest] = inSchema(old.place);
  if (name === undefined || places.some(({ key }) => inSchema({ key })[0] === name)) return found;
  return places.filter((place) => {
    const [other, within] = inSchema(place);
    const isNew = other !== undefined && !(other in released) && within === rest;
    return (
      isNew && deprecationsOf(place).some((mark) => mark.value === old.value && mark.since === old.since)
    );
  });
}

/** Returns the name of the component schema that contains a part, and the path within it. */
function inSchema({ key }: Pick<Place, "key">): [name: string | undefined, rest: string] {
  const [, name, rest = ""] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(key) ?? [];
  return [name?.replaceAll("~1", "/").replaceAll("~0", "~"), rest];
}

function isThere(place: Place, { place: old, value, since }: Deprecation): boolean {
  const { marks } = place;
  if (value === undefined) {
    // Another variant of the union may now have this location.
    const isForm = /\/(allOf|anyOf|oneOf)$/.test(old.key);
    const isSame = () => isDeepStrictEqual(unmarked(marks), unmarked(old.marks));
    return !isForm || deprecationsOf(place).some((mark) => mark.since === since) || isSame();
  }
  const values = "const" in marks ? [marks.const] : marks.enum;
  // Without a list, the value is still valid.
  return !Array.isArray(values) || values.map(String).includes(value);
}

/** Returns a schema without deprecation, title and description. */
function unmarked(marks: Record<string, unknown>): Record<string, unknown> {
  const { deprecated, [deprecatedSince]: since, [sunsetOn]: sunset, title, description, ...rest } = marks;
  return rest;
}

function deprecationsOf(place: Place): Deprecation[] {
  const { marks } = place;
  const values = isObject(marks[deprecatedValues]) ? marks[deprecatedValues] : {};
  const whole = { place, value: undefined, since: marks[deprecatedSince], sunset: marks[sunsetOn] };
  return [
    ...(marks.deprecated === true ? [whole] : []),
    ...Object.entries(values).map(([value, dates]) => {
      const { since, sunset } = isObject(dates) ? dates : {};
      return { place, value, since, sunset };
    }),
  ];
}

function goneProblem({ place: { pointer }, value }: Deprecation, sunset: string): Problem {
  const what = value === undefined ? "" : `no longer has the value ${value}, which `;
  return {
    pointer,
    message: `${what || "was removed, but "}was released as deprecated until ${sunset}: restore it, because a deprecated part must work until its sunset, even if its removal is declared`,
  };
}

function movedProblem(mark: Deprecation, since: string, sunset: string): Problem {
  const { pointer } = mark.place;
  const what = mark.value === undefined ? "is deprecated" : `deprecates the value ${mark.value}`;
  const rule = "keep the released since date, and the sunset or a later one";
  return {
    pointer,
    message: `${what} since ${mark.since} until ${mark.sunset}, but was released with ${since} and ${sunset}: ${rule}`,
  };
}
