/**
 * Validates and completes request bodies with the schema in a contract's OpenAPI document. This module is large, so
 * import it only when it is needed.
 */
import {
  type ASTNode,
  getLanguageService,
  type JSONDocument,
  type JSONSchema,
} from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type CompletionItem, CompletionItemKind, DiagnosticSeverity } from "vscode-languageserver-types";
import { parse } from "yaml";
import { appendPointer } from "../session/json.ts";
import type { ContractRequest } from "./contract-requests.ts";
import type { Problem } from "./next-request.ts";

/** A suggestion that replaces a range of the text. */
export interface Suggestion {
  label: string;
  kind: "property" | "value";
  description: string;
  /** The inserted text, in the syntax of LSP snippets. */
  snippet: string;
}

export interface BodyLanguage {
  /** Finds values that do not match the schema, and properties that the schema does not define. */
  check(text: string): Promise<readonly Problem[]>;
  /** Suggests property names and values at an offset. */
  complete(text: string, offset: number): Promise<{ from: number; to: number; suggestions: Suggestion[] }>;
}

/**
 * Loads a contract's OpenAPI document.
 *
 * @throws {Error} If the document cannot be loaded, or does not contain the operation.
 */
export async function loadBodyLanguage({ document, path }: ContractRequest): Promise<BodyLanguage> {
  const response = await fetch(document);
  if (!response.ok) throw new Error(`${document} could not be loaded: status ${response.status}.`);
  return createBodyLanguage(findBodySchema(parse(await response.text()), path));
}

/** Returns the schema of an operation's request body, with all schemas of the document. */
export function findBodySchema(document: unknown, path: string): JSONSchema {
  const { paths, components } = document as { paths: Record<string, unknown>; components: unknown };
  const operation = paths[path] as
    | { post: { requestBody: { content: Record<string, unknown> } } }
    | undefined;
  const content = operation?.post.requestBody.content["application/json"] as { schema: object } | undefined;
  if (content === undefined) throw new Error(`The OpenAPI document has no request body at ${path}.`);
  return { ...content.schema, components } as JSONSchema;
}

const uri = "request.json";

/** @param schema The schema of the body. Its references must be local. */
export function createBodyLanguage(schema: JSONSchema): BodyLanguage {
  const service = getLanguageService({});
  service.configure({ schemas: [{ uri: "request-schema.json", fileMatch: [uri], schema }] });
  const read = (text: string) => {
    const document = TextDocument.create(uri, "json", 0, text);
    return { document, json: service.parseJSONDocument(document) };
  };
  return {
    async check(text) {
      const { document, json } = read(text);
      const diagnostics = await service.doValidation(document, json, { schemaValidation: "error" });
      const problems = diagnostics.map(({ range, message, severity }): Problem => {
        const from = document.offsetAt(range.start);
        return {
          severity: severity === DiagnosticSeverity.Error ? "error" : "warning",
          from,
          to: document.offsetAt(range.end),
          line: range.start.line + 1,
          pointer: getPointer(findNode(json, from)),
          message: typeof message === "string" ? message : message.value,
        };
      });
      const matching = await service.getMatchingSchemas(document, json);
      const warnings = findUnknownProperties(matching).map((node): Problem => {
        return {
          severity: "warning",
          from: node.offset,
          to: node.offset + node.length,
          line: document.positionAt(node.offset).line + 1,
          pointer: getPointer(node),
          message: `The contract does not define the property "${node.value}".`,
        };
      });
      return [...problems, ...warnings].toSorted((one, other) => one.from - other.from);
    },
    async complete(text, offset) {
      const { document, json } = read(text);
      const list = await service.doComplete(document, document.positionAt(offset), json);
      const items = list?.items ?? [];
      const range = items
        .map(({ textEdit }) => textEdit)
        .find((edit) => edit !== undefined && "range" in edit)?.range;
      const from = range === undefined ? offset : document.offsetAt(range.start);
      const to = range === undefined ? offset : document.offsetAt(range.end);
      return { from, to, suggestions: items.map(toSuggestion) };
    },
  };
}

function toSuggestion({
  label,
  kind,
  documentation,
  detail,
  textEdit,
  insertText,
}: CompletionItem): Suggestion {
  const text = typeof documentation === "object" ? documentation.value : (documentation ?? detail ?? "");
  return {
    label,
    kind: kind === CompletionItemKind.Property ? "property" : "value",
    // Descriptions are Markdown with wrapped lines.
    description: text.replaceAll(/(?<=\S)\n(?=\S)(?!- )/g, " ").replaceAll("`", ""),
    snippet: textEdit?.newText ?? insertText ?? label,
  };
}

/** Returns the smallest node at an offset. The key of a property stands for its value. */
function findNode(json: JSONDocument, offset: number): ASTNode | undefined {
  const { root } = json as JSONDocument & { root?: ASTNode };
  let found: ASTNode | undefined;
  for (let node = root; node !== undefined; ) {
    found = node;
    node = node.children?.find((child) => child.offset <= offset && offset < child.offset + child.length);
  }
  return found;
}

function getPointer(node: ASTNode | undefined): string {
  const parent = node?.parent;
  if (parent === undefined) return "";
  if (parent.type === "property") return appendPointer(getPointer(parent.parent), parent.keyNode.value);
  if (parent.type === "array")
    return appendPointer(getPointer(parent), String(parent.items.indexOf(node as ASTNode)));
  return getPointer(parent);
}

/** Returns the keys that no matching schema of their object defines. Keys that are errors or empty are left out. */
function findUnknownProperties(matching: readonly { node: ASTNode; schema: JSONSchema }[]) {
  const schemas = new Map<ASTNode, JSONSchema[]>();
  for (const { node, schema } of matching) schemas.set(node, [...(schemas.get(node) ?? []), schema]);
  return [...schemas].flatMap(([node, applicable]) => {
    if (node.type !== "object") return [];
    const isDecided = applicable.some(({ additionalProperties }) => additionalProperties !== undefined);
    const defined = applicable.flatMap(({ properties = {} }) => Object.keys(properties));
    if (isDecided || defined.length === 0) return [];
    return node.properties
      .map(({ keyNode }) => keyNode)
      .filter(({ value }) => value !== "" && !defined.includes(value));
  });
}
