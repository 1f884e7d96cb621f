/** The TypeScript that is tracked for review: types, and the interface of handlers. */
import { readFileSync } from "node:fs";
import openapiTS, { astToString, NULL } from "openapi-typescript";
import { eventStream, mapValues, type OpenApiDocument, operationsOf, type Response } from "./document.ts";

/**
 * Writes the TypeScript types of a contract: `paths`, `operations`, `components`, and every schema under its own
 * name.
 *
 * @param document The finished 3.1 document. It is copied, because the library changes what it is given.
 */
export async function writeTypes(document: OpenApiDocument): Promise<string> {
  const copy = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  // Otherwise a member with a default would be required in what a client sends.
  const nodes = await openapiTS(copy, {
    defaultNonNullable: false,
    silent: true,
    // The library knows `type: "null"`, but not this.
    transform: ({ const: value }) => (value === null ? NULL : undefined),
  });
  const aliases = Object.keys(document.components.schemas).map(
    (name) => `export type ${name} = components["schemas"]["${name}"];\n`,
  );
  return `${astToString(nodes)}\n${aliases.join("")}`;
}

/**
 * Writes `handlers.ts`: the interface that a server implements, which is `runtime/handlers.ts` over the contract's own
 * `operations`, and the table of its routes.
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

/** What the handler of an operation is given. */
export type HandlerRequest<Op extends keyof operations, Context> = RequestOf<operations[Op], Context>;

/** What the handler of an operation may answer. */
export type HandlerResponse<Op extends keyof operations> = ResponseOf<operations[Op]>;

/** A handler for every operation of the contract. \`Context\` is what the server gives every request. */
export type Handlers<Context> = HandlersOf<operations, Context>;

/** Every operation, in the order of the document. */
export const routes: readonly Route<keyof operations>[] = ${JSON.stringify(routes, null, 2)};

${source}`;
}

/** Returns the media type of a response. Of one that is a stream or a body, as the request asks, it is that of the body. */
function contentType({ content }: Response): string | null {
  const names = Object.keys(content ?? {});
  return names.find((name) => name !== eventStream) ?? names[0] ?? null;
}
