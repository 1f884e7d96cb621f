import type { Finding } from "./comparison.ts";
import { type Annotations, sameJson } from "./normal-schema.ts";
import { shorten, shortenDifference, shortJson } from "./schema-texts.ts";

type AnnotationChange = Pick<Finding, "kind" | "from" | "to">;

const textFields = [
  "title",
  "summary",
  "description",
  "termsOfService",
  "contact",
  "license",
  "externalDocs",
  "$comment",
];

const otherFields = ["default", "deprecated", "discriminator", "example", "examples"];
const knownFields = new Set([...textFields, ...otherFields]);

/** Returns true if {@link compareAnnotations} compares fields with this name. */
export const isAnnotation = (member: string) => knownFields.has(member) || member.startsWith("x-");

/**
 * Compares descriptions (ignoring white space), examples, defaults, deprecations and extensions. The caller
 * compares all other fields.
 */
export function compareAnnotations(old: Annotations, present: Annotations): AnnotationChange[] {
  return [
    ...compareTexts(old, present),
    ...compareValueDescriptions(old, present),
    ...compareExamples(old, present),
    ...compareDefaults(old, present),
    ...compareDeprecation(old, present),
    ...compareExtensions(old, present),
    ...compareDiscriminators(old, present),
  ];
}

function compareTexts(old: Annotations, present: Annotations): AnnotationChange[] {
  return textFields.flatMap((word) => {
    const [from, to] = [withoutChangedValues(old, present), withoutChangedValues(present, old)].map((each) =>
      collapseSpace(each[word]),
    );
    if (sameJson(from, to)) return [];
    return [{ kind: "description-changed" as const, ...formatChange(from, to) }];
  });
}

/** The extension with the descriptions of enum values, which are also in the description of the enum. */
export const valueDescriptions = "x-enumDescriptions";

/**
 * Removes the values that this version alone lists, or describes in this way, from the description of an enum.
 * The former are reported as added, removed or renamed, and the latter by {@link compareValueDescriptions}.
 */
function withoutChangedValues(annotations: Annotations, others: Annotations): Annotations {
  const { description, [valueDescriptions]: values } = annotations;
  const known = others[valueDescriptions];
  if (typeof description !== "string" || !isRecord(values) || !isRecord(known)) return annotations;
  const changed = Object.keys(values).filter((value) => !sameText(values[value], known[value]));
  const isChanged = (line: string) => changed.some((value) => line.startsWith(`- \`${value}\`:`));
  const lines = description.split("\n").filter((line) => !isChanged(line));
  return { ...annotations, description: lines.join("\n") };
}

/** Compares the descriptions of the enum values that both versions list. */
function compareValueDescriptions(
  { [valueDescriptions]: old }: Annotations,
  { [valueDescriptions]: present }: Annotations,
): AnnotationChange[] {
  if (!isRecord(old) || !isRecord(present)) return [];
  return Object.entries(old).flatMap(([value, from]) => {
    const to = present[value];
    if (!Object.hasOwn(present, value) || sameText(from, to)) return [];
    const texts = Object.entries(formatChange(from, to)).map(([side, text]) => [side, `${value}: ${text}`]);
    return [{ kind: "description-changed" as const, ...Object.fromEntries(texts) }];
  });
}

const sameText = (one: unknown, other: unknown) => sameJson(collapseSpace(one), collapseSpace(other));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const collapseSpace = (value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() || undefined : value;

function compareExamples(old: Annotations, present: Annotations): AnnotationChange[] {
  const examples = ({ example, examples }: Annotations) => [example, examples];
  return sameJson(examples(old), examples(present)) ? [] : [{ kind: "example-changed" }];
}

function compareDefaults({ default: from }: Annotations, { default: to }: Annotations): AnnotationChange[] {
  if (sameJson(from, to)) return [];
  const kind =
    from === undefined ? "default-added" : to === undefined ? "default-removed" : "default-changed";
  return [{ kind, ...formatChange(from, to) }];
}

/** The extensions with the dates of a deprecation. Their changes are reported as part of the deprecation. */
const deprecationDates: ReadonlySet<string> = new Set(["x-deprecated-since", "x-sunset"]);

/** The extension that maps deprecated enum values to their deprecation dates. */
const deprecatedValues = "x-deprecated-values";

/**
 * Returns true if the annotated part is deprecated. AsyncAPI has no `deprecated` field for operations and
 * messages, so they use `x-deprecated`.
 */
const isDeprecated = (annotations: Annotations) =>
  annotations.deprecated === true || annotations["x-deprecated"] === true;

function compareDeprecation(old: Annotations, present: Annotations): AnnotationChange[] {
  const [from, to] = [old, present].map((marks) =>
    isDeprecated(marks) ? formatDates(marks["x-deprecated-since"], marks["x-sunset"]) : undefined,
  );
  if (from !== undefined && to === undefined)
    return [{ kind: "deprecation-removed" }, ...compareDeprecatedValues(old, present)];
  return [...compareDates("", from, to), ...compareDeprecatedValues(old, present)];
}

/**
 * Compares the deprecations of individual enum values. A value that is no longer marked is not reported here;
 * if the value itself was removed, another function reports that.
 */
function compareDeprecatedValues(old: Annotations, present: Annotations): AnnotationChange[] {
  const [was, is] = [datesByValue(old), datesByValue(present)];
  return [...is].flatMap(([value, to]) => compareDates(`${value}: `, was.get(value), to));
}

function compareDates(what: string, from: string | undefined, to: string | undefined): AnnotationChange[] {
  if (from === to || to === undefined) return [];
  if (from !== undefined)
    return [{ kind: "deprecation-moved", from: what + (from || "no days"), to: what + (to || "no days") }];
  return [{ kind: "deprecation-added", ...(what + to !== "" && { to: what + (to || "no days") }) }];
}

function formatDates(since: unknown, sunset: unknown): string {
  return Object.entries({ since, sunset })
    .flatMap(([word, day]) => (day === undefined ? [] : [`${word} ${day}`]))
    .join(", ");
}

function datesByValue({ [deprecatedValues]: values }: Annotations): Map<string, string> {
  if (typeof values !== "object" || values === null) return new Map();
  return new Map(
    Object.entries(values).map(([value, marks]) => [value, formatDates(marks?.since, marks?.sunset)]),
  );
}

function compareExtensions(old: Annotations, present: Annotations): AnnotationChange[] {
  const names = new Set(
    [...Object.keys(old), ...Object.keys(present)].filter((name) => name.startsWith("x-")),
  );
  return [...names].sort().flatMap((name) => {
    if (sameJson(old[name], present[name]) || isReportedAsDeprecation(name, old, present)) return [];
    if (name === valueDescriptions && isRecord(old[name]) && isRecord(present[name])) return [];
    const text = (value: unknown) => (value === undefined ? `no ${name}` : `${name}: ${shortJson(value)}`);
    return [{ kind: "extension-changed" as const, from: text(old[name]), to: text(present[name]) }];
  });
}

/** Returns true if {@link compareDeprecation} reports every change to an extension. */
function isReportedAsDeprecation(name: string, old: Annotations, present: Annotations): boolean {
  const comesOrGoes = isDeprecated(old) !== isDeprecated(present);
  if (name === "x-deprecated") return comesOrGoes;
  if (deprecationDates.has(name)) return comesOrGoes || isDeprecated(present);
  if (name !== deprecatedValues) return false;
  const is = datesByValue(present);
  return (
    compareDeprecatedValues(old, present).length > 0 &&
    [...datesByValue(old).keys()].every((value) => is.has(value))
  );
}

/**
 * Compares only the property names of discriminators. The mapping repeats information from the alternatives.
 */
function compareDiscriminators(old: Annotations, present: Annotations): AnnotationChange[] {
  const member = ({ discriminator }: Annotations) =>
    typeof discriminator === "object" && discriminator !== null
      ? (discriminator as { propertyName?: unknown }).propertyName
      : discriminator;
  const [from, to] = [member(old), member(present)];
  return sameJson(from, to) ? [] : [{ kind: "discriminator-changed", ...formatChange(from, to) }];
}

function formatChange(from: unknown, to: unknown): { from?: string; to?: string } {
  if (typeof from === "string" && typeof to === "string") return shortenDifference(from, to);
  const text = (value: unknown) => (typeof value === "string" ? shorten(value) : shortJson(value));
  return { ...(from !== undefined && { from: text(from) }), ...(to !== undefined && { to: text(to) }) };
}

/**
 * Compares the fields that no other function compares. No difference is ignored, because the diff cannot know
 * what depends on an unknown field.
 */
export function compareOtherFields(
  old: object,
  present: object,
  compared: readonly string[],
): Pick<Finding, "kind" | "from" | "to">[] {
  const [from, to] = [old as Record<string, unknown>, present as Record<string, unknown>];
  const isLeft = (name: string) =>
    !compared.includes(name) && !isAnnotation(name) && !sameJson(from[name], to[name]);
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(isLeft).sort();
  const text = (name: string, value: unknown) =>
    value === undefined ? `no ${name}` : `${name} ${shortJson(value)}`;
  return names.map((name) => ({
    kind: "other-changed",
    from: text(name, from[name]),
    to: text(name, to[name]),
  }));
}
