/** Describes paginated lists with the extensions that SDK generators read. OpenAPI has no keyword for pagination. */
import {
  getPagingOperation,
  isList,
  type ModelProperty,
  navigateProgram,
  type Program,
} from "@typespec/compiler";
import { isBody, isBodyRoot } from "@typespec/http";
import { resolveOperationId } from "@typespec/openapi";
import { mapOperations, type OpenApiDocument } from "../document.ts";

/** The location of the values that a client needs to read the pages of a list. */
export interface Pages {
  /** The name of the query parameter that contains the cursor. */
  cursor: string;
  /** The path of the next cursor in the response body, with dots between the names. */
  nextCursor: string;
  /** The path of the items in the response body. */
  items: string;
}

/** The pages of lists, by operation id. */
export type PagesByOperation = ReadonlyMap<string, Pages>;

/** Reads the pages of the operations that have `@list` and a continuation token. */
export function readPages(program: Program): PagesByOperation {
  const pages = new Map<string, Pages>();
  const toPath = (path: readonly ModelProperty[]) =>
    path
      .filter((property) => !isBody(program, property) && !isBodyRoot(program, property))
      .map(({ name }) => name)
      .join(".");
  navigateProgram(program, {
    operation(operation) {
      if (!isList(program, operation)) return;
      const [paging] = getPagingOperation(program, operation);
      const { continuationToken: cursor } = paging?.input ?? {};
      const { continuationToken: nextCursor, pageItems } = paging?.output ?? {};
      if (cursor === undefined || nextCursor === undefined || pageItems === undefined) return;
      pages.set(resolveOperationId(program, operation), {
        cursor: cursor.property.name,
        nextCursor: toPath(nextCursor.path),
        items: toPath(pageItems.path),
      });
    },
  });
  return pages;
}

/**
 * Adds the extensions of Speakeasy and Fern to paginated lists.
 *
 * @see https://www.speakeasy.com/docs/sdks/customize/runtime/pagination
 * @see https://buildwithfern.com/learn/api-definitions/openapi/extensions/pagination
 */
export function describePages(document: OpenApiDocument, pages: PagesByOperation): OpenApiDocument {
  return mapOperations(document, (operation) => {
    const found = pages.get(operation.operationId);
    if (found === undefined) return operation;
    const { cursor, nextCursor, items } = found;
    return {
      ...operation,
      "x-speakeasy-pagination": {
        type: "cursor",
        inputs: [{ name: cursor, in: "parameters", type: "cursor" }],
        outputs: { nextCursor: `$.${nextCursor}` },
      },
      "x-fern-pagination": {
        cursor: `$request.${cursor}`,
        next_cursor: `$response.${nextCursor}`,
        results: `$response.${items}`,
      },
    };
  });
}
