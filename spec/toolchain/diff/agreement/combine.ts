import type { ParsedDocuments } from "../diff-documents.ts";

/** An OpenAPI or AsyncAPI document. */
type Document = Record<string, unknown>;

/** The documents of many cases, combined into one OpenAPI and one AsyncAPI document. */
export interface Combined {
  openapi: Document;
  asyncapi: Document;
}

/** Returns the prefix for all names that a case adds to a combined document. */
export const prefixOf = (at: number) => `case${String(at).padStart(3, "0")}x`;

/** Returns the number of the case whose prefix occurs in the text, if any. */
export function findCase(text: string): number | undefined {
  const [, digits] = /case(\d{3})x/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Combines the documents of many cases into one OpenAPI and one AsyncAPI document, so that a single run
 * compares all cases. Every path, channel, operation and component gets the prefix of its case.
 *
 * @param keep The ids of the operations that a case needs. An empty set means all operations.
 */
export function combine(cases: readonly { documents: ParsedDocuments; keep: ReadonlySet<string> }[]): {
  openapi: Document;
  asyncapi: Document;
} {
  const info = { title: "Cases", version: "1.0.0" };
  const openapi = { openapi: "3.1.0", info, paths: {}, components: {} };
  const asyncapi = { asyncapi: "3.1.0", info, channels: {}, operations: {}, components: {} };
  for (const [at, { documents, keep }] of cases.entries()) {
    const mark = prefixOf(at);
    if (documents.openapi !== undefined)
      addOpenApi(openapi, prefixReferences(documents.openapi as unknown as Document, mark), mark, keep);
    if (documents.asyncapi !== undefined)
      addAsyncApi(asyncapi, prefixReferences(documents.asyncapi as unknown as Document, mark), mark, keep);
  }
  return { openapi, asyncapi };
}

/** Copies a document with the prefix added to its references. */
function prefixReferences(document: Document, mark: string): Document {
  const text = JSON.stringify(document)
    .replaceAll(/"#\/components\/(\w+)\//g, `"#/components/$1/${mark}`)
    .replaceAll('"#/channels/', `"#/channels/${mark}`);
  return JSON.parse(text) as Document;
}

type Sections = Record<string, Record<string, unknown>>;

function addComponents(into: Document, components: unknown, mark: string): void {
  const all = into.components as Sections;
  for (const [section, entries] of Object.entries((components ?? {}) as Sections)) {
    all[section] ??= {};
    for (const [name, value] of Object.entries(entries)) (all[section] as Document)[`${mark}${name}`] = value;
  }
}

interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
}

function addOpenApi(
  into: { paths: Document } & Document,
  document: Document,
  mark: string,
  keep: ReadonlySet<string>,
): void {
  for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, Operation>>))
    for (const [method, operation] of Object.entries(item)) {
      if (keep.size > 0 && !keep.has(operation.operationId)) continue;
      const ways = operation.security ?? (document.security as Operation["security"]) ?? [];
      const security = ways.map((way) =>
        Object.fromEntries(Object.entries(way).map(([name, scopes]) => [`${mark}${name}`, scopes])),
      );
      into.paths[`/${mark}${path}`] ??= {};
      const operationId = `${mark}${operation.operationId}`;
      (into.paths[`/${mark}${path}`] as Document)[method] = { ...operation, operationId, security };
    }
  addComponents(into, collectUsedComponents(document, into, mark, keep), mark);
}

function addAsyncApi(
  into: { channels: Document; operations: Document } & Document,
  document: Document,
  mark: string,
  keep: ReadonlySet<string>,
): void {
  const channels = new Set<string>();
  for (const [id, operation] of Object.entries(
    document.operations as Record<string, { channel: { $ref: string } }>,
  )) {
    if (keep.size > 0 && !keep.has(id)) continue;
    into.operations[`${mark}${id}`] = operation;
    channels.add(operation.channel.$ref.slice("#/channels/".length + mark.length));
  }
  for (const [name, channel] of Object.entries(document.channels as Record<string, { address: string }>))
    if (keep.size === 0 || channels.has(name))
      into.channels[`${mark}${name}`] = { ...channel, address: `/${mark}${channel.address}` };
  addComponents(into, document.components, mark);
}

/**
 * Returns the schemas that are used by the operations to keep, and the security schemes. References to all other
 * components have been resolved.
 */
function collectUsedComponents(
  document: Document,
  into: Document,
  mark: string,
  keep: ReadonlySet<string>,
): Sections {
  const components = (document.components ?? {}) as Sections;
  if (keep.size === 0) return components;
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const own = (name ?? "").slice(mark.length);
      if (!name?.startsWith(mark) || used.has(own)) continue;
      used.add(own);
      follow(components.schemas?.[own] ?? {});
    }
  };
  for (const [path, item] of Object.entries(into.paths as Document))
    if (path.startsWith(`/${mark}/`)) follow(item);
  const schemas = Object.entries(components.schemas ?? {}).filter(([name]) => used.has(name));
  return { schemas: Object.fromEntries(schemas), securitySchemes: components.securitySchemes ?? {} };
}
