/** Generates a contract's first page, which lists its documents and operations and shows its description. */
import {
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
} from "../../../spec/toolchain/generate/document.ts";
import { operationAnchor } from "../../../spec/toolchain/generate/reference/reference-document.ts";
import { code, counted, details, page, sentence, table } from "../markdown.ts";

/** The documents of a contract, with file name, format and use. */
export const documents: readonly (readonly [file: string, format: string, use: string])[] = [
  ["openapi.yaml", "OpenAPI 3.1", "For most generators. The schema of a stream is the union of its events."],
  [
    "openapi.3.2.yaml",
    "OpenAPI 3.2",
    "For generators that support `itemSchema`, which describes one event of a stream.",
  ],
  ["asyncapi.yaml", "AsyncAPI 3.1", "For generators of message handlers. Each event is a message."],
  ["asyncapi.3.0.yaml", "AsyncAPI 3.0", "The same document, for tools without support for AsyncAPI 3.1."],
];

/** Returns the address of an operation on the contract's page. */
export function operationAddress(contract: string, id: string): string {
  return `/contracts/${contract}/index.md#operation-${id}`;
}

/** The numbers that the page shows. */
export interface ContractNumbers {
  events: number;
  requirements: number;
  errors: number;
}

/**
 * Returns the contract's page.
 *
 * @param streaming IDs of the operations that stream.
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
  const row = ({ path, method, operation: { operationId: id, summary = "", tags } }: LocatedOperation) => {
    const stream = streaming.has(id) ? ` [Streams events](${folder}/events.md).` : "";
    const name = `<span id="operation-${id}"></span>[${code(id)}](${folder}/api.html${operationAnchor(tags?.[0] ?? "", id)})`;
    return [name, code(`${method.toUpperCase()} ${path}`), `${sentence(summary)}.${stream}`];
  };
  return page([
    `# ${info.title} ${info.version}`,
    table(
      ["", ""],
      [
        [
          `[Events](${folder}/events.md)`,
          `${counted(events, "event")}, with fields, examples and order in a stream`,
        ],
        [
          `[Error codes](${folder}/errors.md)`,
          `${counted(errors, "code")}, with status, cause and what to do`,
        ],
        [
          `[Requirements](${folder}/requirements.md)`,
          `${counted(requirements, "requirement")}, with the checks and tests that prove them`,
        ],
        [
          `[API reference](${folder}/api.html)`,
          "Requests, responses and schemas, code samples, and a form that sends requests",
        ],
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
