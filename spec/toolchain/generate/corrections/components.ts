/** Corrects component names, and removes components that should not be in a document. */

import type { OpenApiDocument } from "../document.ts";
import { ContractError } from "../document.ts";
import { componentName, isObject, pointerToken } from "../schema.ts";

/**
 * Removes the namespace from component names, so that `Common.JsonObject` becomes `JsonObject`. Works on
 * OpenAPI and AsyncAPI documents.
 *
 * @throws {ContractError} Two components in a section would get the same name.
 */
export function shortenNames<Document extends { components?: unknown }>(document: Document): Document {
  const renamed = new Map<string, string>();
  for (const [section, components] of Object.entries(document.components ?? {})) {
    const taken = new Map<string, string>();
    for (const name of Object.keys(components)) {
      const short = name.slice(name.lastIndexOf(".") + 1);
      const other = taken.get(short);
      if (other !== undefined)
        throw new ContractError(
          `${other} and ${name} would both be named ${short} in components.${section}: rename one`,
        );
      taken.set(short, name);
      renamed.set(`#/components/${section}/${pointerToken(name)}`, `#/components/${section}/${short}`);
    }
  }
  const rewrite = (value: unknown, path: string): unknown => {
    if (typeof value === "string") return renamed.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each, i) => rewrite(each, `${path}/${i}`));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const pointer = `${path}/${pointerToken(key)}`;
        const name = renamed.get(pointer);
        return [name === undefined ? key : componentName(name), rewrite(each, pointer)];
      }),
    );
  };
  return rewrite(document, "#") as Document;
}

/** Removes the schemas of the `@events` unions. */
export function removeFrameUnions(document: OpenApiDocument, names: ReadonlySet<string>): OpenApiDocument {
  const kept = Object.entries(document.components.schemas).filter(([name]) => !names.has(name));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(kept) } };
}
