/** Inputs that a tool server over HTTP wants to receive in headers as well (MCP 2026-07-28, `x-mcp-header`). */
import type { JsonObject } from "../core/events.ts";
import { listSchemaParts } from "../core/schemas/schema-parts.ts";

const headerKeyword = "x-mcp-header";

/** Types of inputs that can be sent in a header. */
const headerTypes: readonly unknown[] = ["string", "integer", "boolean"];

/** The characters of a header name (RFC 9110, section 5.1). */
const headerName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** Pointers to schemas that only `properties` lead to. */
const propertyPath = /^(?:\/properties\/[^/]*)+$/;

/**
 * Returns the first reason why the headers in a tool's input schema are invalid, as a phrase with a pointer to the
 * header. Returns `undefined` if all of them are valid.
 */
export function findHeaderProblem(inputSchema: JsonObject): string | undefined {
  const names = new Set<string>();
  for (const { content, pointer, isSchema } of listSchemaParts(inputSchema)) {
    if (!isSchema || !Object.hasOwn(content, headerKeyword)) continue;
    const problem = findProblem(content, pointer, names);
    if (problem !== undefined) return `/inputSchema${pointer}/${headerKeyword} ${problem}`;
  }
  return undefined;
}

/** @param names The names of earlier headers in lower case. The name of this header is added. */
function findProblem(schema: JsonObject, pointer: string, names: Set<string>): string | undefined {
  const name = schema[headerKeyword];
  if (typeof name !== "string" || !headerName.test(name)) return "is not the name of an HTTP header";
  if (!propertyPath.test(pointer)) return "is only allowed in `properties`";
  if (!headerTypes.includes(schema.type)) return "is only allowed for a string, an integer or a boolean";
  if (names.has(name.toLowerCase())) return "is also the header of another input";
  names.add(name.toLowerCase());
  return undefined;
}
