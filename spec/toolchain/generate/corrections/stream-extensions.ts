/** Publishes the decorators of a stream's union in AsyncAPI. */
import { eventStream, mapValues, type OpenApiDocument, type Operation, operationsOf } from "../document.ts";
import { componentName } from "../schema.ts";

/** The extensions of a union that describe the stream of its events. */
const extensions = ["x-open", "x-event-order"];

/**
 * Copies the extensions that describe a stream from the union of its events to the operations that send it. An
 * AsyncAPI document has a message for each event, but no union.
 *
 * @param openapi The OpenAPI document, in which the schema of a stream is its union.
 */
export function addStreamExtensions<Document extends Record<string, unknown>>(
  document: Document,
  openapi: OpenApiDocument,
): Document {
  if (document.operations === undefined) return document;
  const described = new Map(operationsOf(openapi).map(({ operation }) => [operation.operationId, operation]));
  const operations = mapValues(document.operations as Record<string, object>, (operation, id) => ({
    ...operation,
    ...readExtensions(described.get(id), openapi),
  }));
  return { ...document, operations };
}

function readExtensions(operation: Operation | undefined, { components }: OpenApiDocument): object {
  const unions = Object.values(operation?.responses ?? {}).map(
    ({ content }) => components.schemas[componentName(content?.[eventStream]?.schema?.$ref ?? "")],
  );
  return Object.fromEntries(
    unions.flatMap((union) => Object.entries(union ?? {})).filter(([name]) => extensions.includes(name)),
  );
}
