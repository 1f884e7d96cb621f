import type { Extensions } from "./asyncapi.ts";

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
