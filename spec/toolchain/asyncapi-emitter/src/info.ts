import type { Extensions, Info, License, Tag } from "./asyncapi.ts";
import type { OpenApiDocument, OpenApiInfo } from "./openapi.ts";

/**
 * The Info Object. An OpenAPI summary has no place of its own in AsyncAPI, so it stands in for a missing
 * description.
 */
export function convertInfo(source: OpenApiDocument, usedTags: ReadonlySet<string>): Info {
  const { title, version, summary, termsOfService, contact, license } = source.info;
  const description = source.info.description ?? summary;
  const tags = (source.tags ?? []).filter((tag) => usedTags.has(tag.name)).map(convertTag);
  return {
    title,
    version,
    ...(description && { description }),
    ...(termsOfService && { termsOfService }),
    ...(contact && { contact }),
    ...(license && { license: convertLicense(license) }),
    ...(tags.length > 0 && { tags }),
    ...(source.externalDocs && { externalDocs: source.externalDocs }),
  };
}

/** AsyncAPI knows no SPDX identifier, but every single one has its page; an expression of several has not. */
function convertLicense({ name, url, identifier }: NonNullable<OpenApiInfo["license"]>): License {
  if (url) return { name, url };
  const isSingle = identifier !== undefined && /^[\w.-]+$/.test(identifier);
  return { name, ...(isSingle && { url: `https://spdx.org/licenses/${identifier}.html` }) };
}

/** The Tag Objects for an operation's tag names, with what the service says about them. */
export function convertTags(source: OpenApiDocument, names: readonly string[]): Tag[] {
  return names.map((name) => convertTag(source.tags?.find((tag) => tag.name === name) ?? { name }));
}

function convertTag({ name, description, externalDocs }: Tag): Tag {
  return { name, ...(description && { description }), ...(externalDocs && { externalDocs }) };
}

/** The extensions of an object of OpenAPI. */
export function extensionsOf(source: object): Extensions {
  return Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith("x-")));
}

/**
 * What an operation or a message takes over from its source beside what AsyncAPI has a word for: its extensions, and
 * `x-deprecated`, for in AsyncAPI only schemas can be `deprecated`.
 *
 * @param source An operation of OpenAPI, or what stands in for one.
 */
export function deprecationAndExtensions(source: { deprecated?: boolean }): Extensions {
  return { ...(source.deprecated && { "x-deprecated": true }), ...extensionsOf(source) };
}
