import { isDeepStrictEqual } from "node:util";
import { deprecatedSince, type OpenApiDocument, type Problem } from "../generate/document.ts";
import { isObject } from "../generate/schema.ts";
import { deprecatedValues, deprecationPlaces, type Place, sunsetOn } from "./deprecation-places.ts";
import { isDay } from "./deprecations.ts";

/** The dates of something deprecated. */
interface Deprecation {
  place: Place;
  /** The value that is deprecated, of an enum's; undefined where the place itself is. */
  value: string | undefined;
  since: unknown;
  sunset: unknown;
}

/**
 * Checks that what was released as deprecated keeps its word: it is there until its sunset, `since` is the same day, and the
 * sunset the same or a later one. The mark alone may be taken back.
 *
 * @param released The document of the last release.
 * @param present The finished 3.1 document.
 * @param today The day, as `YYYY-MM-DD`.
 * @returns Problems, with places in the present document; of what is gone, in the released one.
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

/** The place in another document. A schema may have another name there: then it is new there, and says the same. */
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

/** The name of the schema of the components that a place is in, and where it is in there. */
function inSchema({ key }: Pick<Place, "key">): [name: string | undefined, rest: string] {
  const [, name, rest = ""] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(key) ?? [];
  return [name?.replaceAll("~1", "/").replaceAll("~0", "~"), rest];
}

function isThere(place: Place, { place: old, value, since }: Deprecation): boolean {
  const { marks } = place;
  if (value === undefined) {
    // Another form of the union may be in its place.
    const isForm = /\/(allOf|anyOf|oneOf)$/.test(old.key);
    const isSame = () => isDeepStrictEqual(unmarked(marks), unmarked(old.marks));
    return !isForm || deprecationsOf(place).some((mark) => mark.since === since) || isSame();
  }
  const values = "const" in marks ? [marks.const] : marks.enum;
  // Where any value is taken now, this one is, too.
  return !Array.isArray(values) || values.map(String).includes(value);
}

/** What a schema says of values. */
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
    message: `${what || "is gone, and "}was released as deprecated until ${sunset}: until that day it works as before, and to declare the change does not excuse it; put it back`,
  };
}

function movedProblem(mark: Deprecation, since: string, sunset: string): Problem {
  const { pointer } = mark.place;
  const what = mark.value === undefined ? "is deprecated" : `says that ${mark.value} is deprecated`;
  const rule = "since stays as it was released, and a sunset moves only to a later day";
  return {
    pointer,
    message: `${what} since ${mark.since} until ${mark.sunset}, but was released with ${since} and ${sunset}: ${rule}`,
  };
}
