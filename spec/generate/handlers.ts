import { readFileSync } from "node:fs";
import type { OpenApiDocument, Response } from "./document.ts";
import { eventStream, mapValues, operationsOf } from "./document.ts";

/**
 * Writes `handlers.ts`: the interface a server implements, which is `runtime/handlers.ts` over the contract's own
 * `operations`, and the table of its routes.
 *
 * @param document The finished 3.1 document.
 */
export function handlers(document: OpenApiDocument): string {
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

/** The media type of a response: of one that is a stream or a body, as the request has it, that of the body. */
function contentType({ content }: Response): string | null {
  const names = Object.keys(content ?? {});
  return names.find((name) => name !== eventStream) ?? names[0] ?? null;
}
