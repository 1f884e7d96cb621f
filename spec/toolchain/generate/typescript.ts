/** Writes the tracked TypeScript files: types and handler interfaces. */
import { readFileSync } from "node:fs";
import openapiTS, { astToString, NULL, STRING, tsIntersection, tsLiteral, tsUnion } from "openapi-typescript";
import ts from "typescript";
import { eventStream, mapValues, type OpenApiDocument, operationsOf, type Response } from "./document.ts";
import { findKnownValues, type Schema } from "./schema.ts";

/**
 * Writes the TypeScript types of a contract: `paths`, `operations`, `components`, and an alias for every
 * schema.
 *
 * @param document The finished 3.1 document. It is copied first, because the library mutates its input.
 */
export async function writeTypes(document: OpenApiDocument): Promise<string> {
  const copy = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  // By default, the library makes a request property required if it has a default.
  const nodes = await openapiTS(copy, {
    defaultNonNullable: false,
    silent: true,
    transform(schema) {
      // The library supports `type: "null"`, but not a constant with the value null.
      if (schema.const === null) return NULL;
      const known = findKnownValues(schema as Schema);
      return known && tsUnion([...known.map(tsLiteral), otherString]);
    },
  });
  const aliases = Object.keys(document.components.schemas).map(
    (name) => `export type ${name} = components["schemas"]["${name}"];\n`,
  );
  return `${astToString(nodes)}\n${aliases.join("")}`;
}

/** Any string. Unlike with `string`, a union with literals keeps them: editors suggest the known values. */
const otherString = tsIntersection([STRING, ts.factory.createTypeLiteralNode([])]);

/**
 * Writes `handlers.ts`, which applies the types in `runtime/handlers.ts` to the contract's `operations` and
 * contains the table of the contract's routes.
 *
 * @param document The finished 3.1 document.
 */
export function writeHandlers(document: OpenApiDocument): string {
  const routes = operationsOf(document).map(({ path, method, operation }) => {
    return {
      operationId: operation.operationId,
      method,
      path,
      stream: Object.values(operation.responses).some(({ content }) => content?.[eventStream] !== undefined),
      hasBody: operation.requestBody !== undefined,
      statuses: Object.keys(operation.responses).map(Number),
      contentTypes: mapValues(operation.responses, contentType),
    };
  });
  const source = readFileSync(new URL("./runtime/handlers.ts", import.meta.url), "utf8");
  return `import type { operations } from "./types.ts";

/** The validated request of an operation. */
export type HandlerRequest<Op extends keyof operations, Context> = RequestOf<operations[Op], Context>;

/** The response of an operation. */
export type HandlerResponse<Op extends keyof operations> = ResponseOf<operations[Op]>;

/** The handlers of all operations. \`Context\` is the server's own data for a request. */
export type Handlers<Context> = HandlersOf<operations, Context>;

/** All operations, in the order of the document. */
export const routes: readonly Route<keyof operations>[] = ${JSON.stringify(routes, null, 2)};

${source}`;
}

/**
 * Returns the media type of a response body. For a response that can also be a stream, this is the media type
 * of the body.
 */
function contentType({ content }: Response): string | null {
  const names = Object.keys(content ?? {});
  return names.find((name) => name !== eventStream) ?? names[0] ?? null;
}
