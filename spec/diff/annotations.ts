import type { Finding } from "./comparison.ts";
import { type Annotations, sameJson } from "./schema/normal.ts";
import { shorten, shortenApart, shortJson } from "./schema/texts.ts";

type AnnotationChange = Pick<Finding, "kind" | "from" | "to">;

const words = [
  "title",
  "summary",
  "description",
  "termsOfService",
  "contact",
  "license",
  "externalDocs",
  "$comment",
];

const others = ["default", "deprecated", "discriminator", "example", "examples"];
const known = new Set([...words, ...others]);

/** Whether {@link compareAnnotations} compares a member of this name. */
export const isAnnotation = (member: string) => known.has(member) || member.startsWith("x-");

/**
 * What changed of what is said of something: descriptions (white space does not count), examples, defaults, deprecation
 * and extensions. Members that are none of these are left to the caller.
 */
export function compareAnnotations(old: Annotations, present: Annotations): AnnotationChange[] {
  return [
    ...wordChanges(old, present),
    ...exampleChanges(old, present),
    ...defaultChanges(old, present),
    ...deprecationChanges(old, present),
    ...extensionChanges(old, present),
    ...discriminatorChanges(old, present),
  ];
}

function wordChanges(old: Annotations, present: Annotations): AnnotationChange[] {
  return words.flatMap((word) => {
    const [from, to] = [old[word], present[word]].map(plain);
    if (sameJson(from, to)) return [];
    return [{ kind: "description-changed" as const, ...texts(from, to) }];
  });
}

const plain = (value: unknown) =>
  typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() || undefined : value;

function exampleChanges(old: Annotations, present: Annotations): AnnotationChange[] {
  const examples = ({ example, examples }: Annotations) => [example, examples];
  return sameJson(examples(old), examples(present)) ? [] : [{ kind: "example-changed" }];
}

function defaultChanges({ default: from }: Annotations, { default: to }: Annotations): AnnotationChange[] {
  if (sameJson(from, to)) return [];
  const kind =
    from === undefined ? "default-added" : to === undefined ? "default-removed" : "default-changed";
  return [{ kind, ...texts(from, to) }];
}

/** Marks that belong to a deprecation: they are told with it when it comes or goes. */
const deprecationMarks: ReadonlySet<string> = new Set(["x-deprecated", "x-deprecated-since", "x-sunset"]);

/** AsyncAPI has no member of its own for operations and messages. */
const isDeprecated = (annotations: Annotations) =>
  annotations.deprecated === true || annotations["x-deprecated"] === true;

function deprecationChanges(old: Annotations, present: Annotations): AnnotationChange[] {
  if (isDeprecated(old) === isDeprecated(present)) return [];
  if (!isDeprecated(present)) return [{ kind: "deprecation-removed" }];
  const dates = [
    ["since", present["x-deprecated-since"]],
    ["to be removed on", present["x-sunset"]],
  ].flatMap(([word, date]) => (date === undefined ? [] : [`${word} ${date}`]));
  return [{ kind: "deprecation-added", ...(dates.length > 0 && { to: dates.join(", ") }) }];
}

function extensionChanges(old: Annotations, present: Annotations): AnnotationChange[] {
  const names = new Set(
    [...Object.keys(old), ...Object.keys(present)].filter((name) => name.startsWith("x-")),
  );
  return [...names].sort().flatMap((name) => {
    if (sameJson(old[name], present[name])) return [];
    if (deprecationMarks.has(name) && isDeprecated(old) !== isDeprecated(present)) return [];
    const text = (value: unknown) => (value === undefined ? `no ${name}` : `${name}: ${shortJson(value)}`);
    return [{ kind: "extension-changed" as const, from: text(old[name]), to: text(present[name]) }];
  });
}

/** Its mapping says nothing that the alternatives do not say; only the member that tells them apart is looked at. */
function discriminatorChanges(old: Annotations, present: Annotations): AnnotationChange[] {
  const member = ({ discriminator }: Annotations) =>
    typeof discriminator === "object" && discriminator !== null
      ? (discriminator as { propertyName?: unknown }).propertyName
      : discriminator;
  const [from, to] = [member(old), member(present)];
  return sameJson(from, to) ? [] : [{ kind: "discriminator-changed", ...texts(from, to) }];
}

function texts(from: unknown, to: unknown): { from?: string; to?: string } {
  if (typeof from === "string" && typeof to === "string") return shortenApart(from, to);
  const text = (value: unknown) => (typeof value === "string" ? shorten(value) : shortJson(value));
  return { ...(from !== undefined && { from: text(from) }), ...(to !== undefined && { to: text(to) }) };
}
