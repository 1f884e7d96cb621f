import type { MediaType, OpenApiDocument, Operation, Problem } from "../generate/document.ts";
import { eventStream, operationsOf, parametersOf } from "../generate/document.ts";
import type { Schema } from "../generate/schema.ts";
import { componentName, pointerToken, subschemas } from "../generate/schema.ts";

/**
 * Checks rules that no linter covers: everything must have a description, every body an example and every
 * schema a name, and operation ids must not be derived from an operation's location.
 *
 * @param document The finished 3.1 document.
 */
export function findDocumentProblems(document: OpenApiDocument): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const { path, method, operation } of operationsOf(document)) {
    const pointer = `/paths/${pointerToken(path)}/${method}`;
    const other = seen.get(operation.operationId);
    if (other !== undefined)
      problems.push({
        pointer,
        message: `has the same operationId as ${other}: set a different one with @operationId`,
      });
    seen.set(operation.operationId, pointer);
    problems.push(...findOperationProblems(document, operation, pointer));
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const pointer = `/components/schemas/${pointerToken(name)}`;
    if (!schema.description) problems.push({ pointer, message: "has no description" });
    problems.push(...findSchemaProblems(schema, pointer));
  }
  return problems;
}

function findOperationProblems(document: OpenApiDocument, operation: Operation, pointer: string): Problem[] {
  const problems: Problem[] = [];
  const report = (at: string, message: string) => problems.push({ pointer: `${pointer}${at}`, message });

  if (!/^[a-z][A-Za-z0-9]*$/.test(operation.operationId))
    report("", `operationId ${operation.operationId} is not camelCase: set it with @operationId`);
  if (!operation.description) report("", "has no description");

  const parameters = parametersOf(document, operation);
  for (const parameter of parameters)
    if (!parameter.description) report("/parameters", `parameter ${parameter.name} has no description`);

  const statuses = Object.keys(operation.responses);
  const open =
    Array.isArray(operation.security) && operation.security.some((each) => Object.keys(each).length === 0);
  const fallible = parameters.length > 0 || operation.requestBody !== undefined || !open;
  if (fallible && !statuses.some((status) => status.startsWith("4")))
    report("/responses", "declares no 4xx response for invalid requests");

  for (const [name, mediaType] of Object.entries(operation.requestBody?.content ?? {}))
    problems.push(
      ...findBodyProblems(document, name, mediaType, `${pointer}/requestBody/content/${pointerToken(name)}`),
    );

  for (const [status, { headers, content }] of Object.entries(operation.responses)) {
    for (const [name, header] of Object.entries(headers ?? {}))
      if (!header.description)
        report(`/responses/${status}/headers/${pointerToken(name)}`, "has no description");
    if (Number(status) >= 400 && Object.keys(content ?? {}).length === 0)
      report(`/responses/${status}`, "is an error response without a schema");
    for (const [name, mediaType] of Object.entries(content ?? {}))
      problems.push(
        ...findBodyProblems(
          document,
          name,
          mediaType,
          `${pointer}/responses/${status}/content/${pointerToken(name)}`,
        ),
      );
  }
  return problems;
}

function findBodyProblems(
  document: OpenApiDocument,
  name: string,
  body: MediaType,
  pointer: string,
): Problem[] {
  const problems: Problem[] = [];
  if (body.schema?.$ref === undefined) problems.push({ pointer, message: "has no named schema" });
  const own = body.example !== undefined || body.examples !== undefined;
  if (name === eventStream && !own)
    problems.push({ pointer, message: "has no example stream; add @streamExample to the operation" });
  const missing =
    (own && name !== eventStream) || body.schema === undefined
      ? []
      : findSchemasWithoutExample(document, body.schema, name === eventStream);
  if (missing.length > 0)
    problems.push({ pointer, message: `has no example; add one here or to ${missing.join(", ")}` });
  return problems;
}

/**
 * Returns the names of the schemas that lack an example. For a stream, checks the schema of each event
 * instead of the union, because AsyncAPI has only these examples.
 */
function findSchemasWithoutExample(document: OpenApiDocument, schema: Schema, stream: boolean): string[] {
  const name = schema.$ref === undefined ? "the schema" : componentName(schema.$ref);
  const target = schema.$ref === undefined ? schema : document.components.schemas[name];
  if (target?.examples !== undefined || target?.example !== undefined) return [];
  const branches = target?.oneOf ?? target?.anyOf;
  if (stream && branches)
    return branches.flatMap((branch) => findSchemasWithoutExample(document, branch, true));
  return [name];
}

function findSchemaProblems(schema: Schema, pointer: string): Problem[] {
  const problems: Problem[] = [];
  for (const [step, inner] of subschemas(schema)) {
    const at = `${pointer}${step}`;
    if (step.startsWith("/properties/") && !inner.description)
      problems.push({ pointer: at, message: "has no description" });
    if (inner.properties !== undefined)
      problems.push({ pointer: at, message: "is an object schema without a name: declare a model for it" });
    problems.push(...findSchemaProblems(inner, at));
  }
  return problems;
}
