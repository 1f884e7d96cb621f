/**
 * Reads a contract's error codes. Statuses and examples come from its documents, and descriptions from its
 * TypeSpec.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type OpenApiDocument, operationsOf } from "../../../spec/toolchain/generate/document.ts";
import { componentName, type Schema } from "../../../spec/toolchain/generate/schema.ts";

/** An error code. */
export interface ErrorCode {
  code: string;
  /**
   * HTTP statuses of the responses that can have the code, in ascending order. Empty if the code occurs only
   * in streams.
   */
  statuses: string[];
  /** True if an event or a result can have the code. */
  isInStream: boolean;
  /** The description of the code in TypeSpec. It says when the error occurs. */
  description?: string;
  /** An example of a response or an event that has the code. */
  example?: unknown;
}

/** An HTTP error status that the contract uses. */
export interface ErrorStatus {
  status: string;
  /** The different descriptions of the responses with this status. */
  descriptions: string[];
  /**
   * Values of the `type` field in the errors with this status. Used for contracts whose codes are the same
   * for all statuses.
   */
  types: string[];
}

/** Returns the error statuses in a document, in ascending order. */
export function readErrorStatuses(document: OpenApiDocument): ErrorStatus[] {
  const found = new Map<string, ErrorStatus>();
  for (const { status, description, schema } of errorResponses(document)) {
    const entry = found.get(status) ?? { status, descriptions: [], types: [] };
    if (!entry.descriptions.includes(description)) entry.descriptions.push(description);
    const { error } = resolveSchema(document, schema)?.properties ?? {};
    const { type } = resolveSchema(document, error ?? {})?.properties ?? {};
    for (const each of stringsIn(document, type ?? {}))
      if (!entry.types.includes(each)) entry.types.push(each);
    found.set(status, entry);
  }
  return [...found.values()].toSorted((one, other) => one.status.localeCompare(other.status));
}

/**
 * Returns the error codes in a document. The codes that occur in responses come first.
 *
 * @param texts Descriptions by code, as returned by {@link readCodeTexts}.
 */
export function readErrorCodes(document: OpenApiDocument, texts: ReadonlyMap<string, string>): ErrorCode[] {
  const codes = new Map<string, ErrorCode>();
  const entryOf = (code: string): ErrorCode => {
    const description = texts.get(code);
    const entry = codes.get(code) ?? {
      code,
      statuses: [],
      isInStream: false,
      ...(description !== undefined && { description }),
    };
    codes.set(code, entry);
    return entry;
  };
  for (const { status, schema } of errorResponses(document).toSorted((one, other) =>
    one.status.localeCompare(other.status),
  ))
    for (const code of codesIn(document, schema)) {
      const { statuses } = entryOf(code);
      if (!statuses.includes(status)) statuses.push(status);
    }
  for (const schema of Object.values(document.components.schemas))
    for (const [name, value] of Object.entries(schema.properties ?? {}))
      if (name === "code") for (const code of stringsIn(document, value)) entryOf(code);
  const examples = Object.values(document.components.schemas).flatMap(examplesOf);
  const inStreams = streamCodes(document);
  for (const entry of codes.values()) {
    // The largest example that contains the code is the complete body or event. Smaller examples are parts of
    // it.
    const fitting = examples
      .map((each) => JSON.stringify(each))
      .filter((text) => text.includes(`"${entry.code}"`));
    const [longest] = fitting.toSorted((one, other) => other.length - one.length);
    if (longest !== undefined && longest.length < 1500) entry.example = JSON.parse(longest);
    entry.isInStream = entry.statuses.length === 0 || inStreams.has(entry.code);
  }
  return [...codes.values()];
}

/** Returns the descriptions of union variants in a contract's TypeSpec, by value. */
export function readCodeTexts(root: string, contract: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync(`spec/{common,${contract}}/*.tsp`, { cwd: root }).toSorted()) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, comment = "", value = ""] of source.matchAll(
      /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\w+: "(\w+)",/g,
    ))
      texts.set(
        value,
        comment
          .replaceAll(/\n\s*\*/g, "\n")
          .replaceAll(/\s+/g, " ")
          .trim(),
      );
  }
  return texts;
}

function errorResponses(document: OpenApiDocument) {
  return operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses)
      .filter(([status]) => /^[45]/.test(status))
      .flatMap(([status, { description, content = {} }]) =>
        Object.values(content)
          .slice(0, 1)
          .map(({ schema = {} }) => ({ status, description, schema })),
      ),
  );
}

/** Returns the codes in the schemas that successful responses and streams use, directly or indirectly. */
function streamCodes(document: OpenApiDocument): Set<string> {
  const { schemas } = document.components;
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, ref = ""] of JSON.stringify(part ?? {}).matchAll(/"\$ref":"([^"]+)"/g)) {
      const name = componentName(ref);
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  for (const { operation } of operationsOf(document))
    for (const [status, response] of Object.entries(operation.responses))
      if (status.startsWith("2")) visit(response.content);
  const codes = [...used].flatMap((name) => {
    const { code } = schemas[name]?.properties ?? {};
    return code === undefined ? [] : stringsIn(document, code);
  });
  return new Set(codes);
}

/** Returns the codes in a body: the values of its `code` field and of the `code` fields in nested objects. */
function codesIn(document: OpenApiDocument, schema: Schema, depth = 0): string[] {
  const { properties = {}, oneOf = [], anyOf = [] } = resolveSchema(document, schema) ?? {};
  if (depth > 2) return [];
  return [
    ...Object.entries(properties).flatMap(([name, value]) =>
      name === "code" ? stringsIn(document, value) : codesIn(document, value, depth + 1),
    ),
    ...[...oneOf, ...anyOf].flatMap((each) => codesIn(document, each, depth + 1)),
  ];
}

/** Returns the strings that a schema allows. */
function stringsIn(document: OpenApiDocument, schema: Schema): string[] {
  const { enum: values = [], const: value, oneOf = [], anyOf = [] } = resolveSchema(document, schema) ?? {};
  const strings = [...values, value].filter((each): each is string => typeof each === "string");
  return [...strings, ...[...oneOf, ...anyOf].flatMap((each) => stringsIn(document, each))];
}

function examplesOf(schema: Schema | undefined): unknown[] {
  return Array.isArray(schema?.examples) ? schema.examples : [];
}

function resolveSchema({ components: { schemas } }: OpenApiDocument, schema: Schema): Schema | undefined {
  return schema.$ref === undefined ? schema : schemas[componentName(schema.$ref)];
}
