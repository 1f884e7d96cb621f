/** The first page of a contract: documents, operations, description. */
import {
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
} from "../../../spec/toolchain/generate/document.ts";
import { code, counted, details, page, sentence, table } from "../markdown.ts";

/** The documents of a contract: file, format, use. */
export const documents: readonly (readonly [file: string, format: string, use: string])[] = [
  ["openapi.yaml", "OpenAPI 3.1", "For most generators. The schema of a stream is the union of its events."],
  ["openapi.3.2.yaml", "OpenAPI 3.2", "Streams have an `itemSchema`."],
  ["asyncapi.yaml", "AsyncAPI 3.1", "A message for each event."],
];

/** Returns the address of an operation. */
export function operationAddress(contract: string, id: string): string {
  return `/contracts/${contract}/index.md#operation-${id}`;
}

/** Numbers on the page. */
export interface ContractNumbers {
  events: number;
  requirements: number;
  errors: number;
}

/**
 * Returns the page.
 *
 * @param streaming Ids of the operations that stream.
 * @param schemas Names of the schema files.
 */
export function contractPage(
  contract: string,
  document: OpenApiDocument,
  streaming: ReadonlySet<string>,
  { events, requirements, errors }: ContractNumbers,
  schemas: readonly string[],
): string {
  const { info } = document;
  const folder = `/contracts/${contract}`;
  const row = ({ path, method, operation: { operationId: id, summary = "" } }: LocatedOperation) => {
    const stream = streaming.has(id) ? ` [Streams events](${folder}/events.md).` : "";
    const name = `<span id="operation-${id}"></span>[${code(id)}](${folder}/api.html#operation/${id})`;
    return [name, code(`${method.toUpperCase()} ${path}`), `${sentence(summary)}.${stream}`];
  };
  return page([
    `# ${info.title} ${info.version}`,
    table(
      ["", ""],
      [
        [`[Events](${folder}/events.md)`, `${counted(events, "event")}: fields, examples, order in a stream`],
        [`[Error codes](${folder}/errors.md)`, `${counted(errors, "code")}: status, cause, what to do`],
        [
          `[Requirements](${folder}/requirements.md)`,
          `${counted(requirements, "requirement")} with the checks and tests that prove them`,
        ],
        [`[API reference](${folder}/api.html)`, "Requests, responses and schemas (OpenAPI)"],
      ],
    ),
    "## Operations",
    table(["Operation", "Request", "Description"], operationsOf(document).map(row)),
    "## Documents",
    table(
      ["File", "Format", "Use"],
      documents.map(([file, format, use]) => [`[${code(file)}](${folder}/${file})`, format, use]),
    ),
    details(
      `${schemas.length} JSON Schemas (2020-12)`,
      schemas.map((name) => `[${code(name)}](${folder}/schemas/${name}.json)`).join(", "),
    ),
    "## Description",
    (info.description ?? "").replaceAll(/^(#+ )/gm, "##$1"),
  ]);
}
