import type { Extensions, Info, License, Tag } from "./asyncapi.ts";
import type { OpenApiDocument, OpenApiInfo } from "./openapi.ts";

/**
 * Builds the Info Object. AsyncAPI's Info Object has no summary, so the OpenAPI summary is used if there is
 * no description.
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

/**
 * Converts a license. AsyncAPI does not support SPDX identifiers, so a single identifier becomes a link to
 * its SPDX page.
 */
function convertLicense({ name, url, identifier }: NonNullable<OpenApiInfo["license"]>): License {
  if (url) return { name, url };
  const isSingle = identifier !== undefined && /^[\w.-]+$/.test(identifier);
  return { name, ...(isSingle && { url: `https://spdx.org/licenses/${identifier}.html` }) };
}

/** Builds the Tag Objects of an operation, with the tag descriptions of the service. */
export function convertTags(source: OpenApiDocument, names: readonly string[]): Tag[] {
  return names.map((name) => convertTag(source.tags?.find((tag) => tag.name === name) ?? { name }));
}

function convertTag({ name, description, externalDocs }: Tag): Tag {
  return { name, ...(description && { description }), ...(externalDocs && { externalDocs }) };
}

/** Returns the extensions of an OpenAPI object. */
export function readExtensions(source: object): Extensions {
  return Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith("x-")));
}

/**
 * Returns the extensions of an operation or message. If it is deprecated, they include `x-deprecated`,
 * because in AsyncAPI only schemas have a `deprecated` field.
 *
 * @param source An OpenAPI operation, or an object with the same fields.
 */
export function readDeprecationAndExtensions(source: { deprecated?: boolean }): Extensions {
  return { ...(source.deprecated && { "x-deprecated": true }), ...readExtensions(source) };
}
