/** The fields of requests that contain IDs, according to the documents. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { contracts } from "../../../generated/contracts.ts";
import type { Call } from "./tenant-calls.ts";

// biome-ignore lint/suspicious/noExplicitAny: the documents are checked elsewhere.
type Any = any;

/** Strings in parameters and fields that contain no ID of stored data. */
const otherParameters = new Set([
  ...["order", "wire", "toolRepresentation", "X-VAI-Version"],
  // A position in the log of a run whose ID is in the same request.
  "Last-Event-ID",
  // The user, who determines whose data the request is about.
  ...["userKey", "X-User-Key"],
  // Names from the settings.
  ...["agent", "agent_id", "model_id"],
  ...["OpenAI", "Anthropic", "Tavily", "Brave"].map((name) => `X-Provider-Key-${name}`),
  // Files and search nodes, which this server does not store.
  ...["fileId", "node_ids", "attachment_ids"],
]);

/** Matches the names of body fields with IDs. */
const idPattern = /^(?:id|key|cursor)$|(?:_id|_ids|_key|_cursor|Id|Ids|Key|Cursor)$/;

/**
 * Returns the fields with IDs of an operation, each as its place and name. Every parameter that is a string counts,
 * unless listed above.
 */
function listDocumentedFields(document: Any, path: string, operation: Any): string[] {
  const fields = new Set<string>();
  const resolve = (value: Any): Any => {
    const names: string[] = value?.$ref?.slice(2).split("/") ?? [];
    return names.length === 0 ? value : names.reduce((parent, name) => parent[name], document);
  };
  const seen = new Set<unknown>();
  const readSchema = (reference: Any): void => {
    const schema = resolve(reference);
    if (schema === undefined || seen.has(schema)) return;
    seen.add(schema);
    const { allOf = [], anyOf = [], oneOf = [], items, properties = {} } = schema;
    for (const part of [...allOf, ...anyOf, ...oneOf, items, ...Object.values(properties)]) readSchema(part);
    for (const name of Object.keys(properties)) if (idPattern.test(name)) fields.add(`body ${name}`);
  };
  const { parameters: shared = [] } = document.paths[path];
  for (const each of [...shared, ...(operation.parameters ?? [])]) {
    const { in: place, name, schema } = resolve(each);
    if (!["boolean", "integer"].includes(resolve(schema).type)) fields.add(`${place} ${name}`);
  }
  const { content = {} } = resolve(operation.requestBody) ?? {};
  for (const { schema } of Object.values<Any>(content)) readSchema(schema);
  return [...fields].filter((field) => !otherParameters.has(field.slice(field.indexOf(" ") + 1)));
}

/** The fields with IDs of all operations, as `contract.operationId: place name`, and the path of each operation. */
export const { idFields, paths } = readDocuments();

function readDocuments() {
  const idFields: string[] = [];
  const paths: Record<string, string> = {};
  for (const { name } of contracts) {
    const file = new URL(`../../../generated/${name}/openapi.yaml`, import.meta.url);
    const document = parse(readFileSync(file, "utf8")) as Any;
    for (const [path, operations] of Object.entries<Any>(document.paths))
      for (const operation of Object.values<Any>(operations).filter(({ operationId }) => operationId)) {
        const id = `${name}.${operation.operationId}`;
        paths[id] = path;
        idFields.push(...listDocumentedFields(document, path, operation).map((field) => `${id}: ${field}`));
      }
  }
  return { idFields, paths };
}

/**
 * Returns the fields of a call that contain an ID, in the format of {@link idFields}.
 *
 * @param isId Returns true for a value that contains one of the IDs with which the call was built.
 */
export function findIdFields(operation: string, call: Call, isId: (value: string) => boolean): string[] {
  const { pathname, searchParams } = new URL(call.path, "http://localhost");
  const names = [...(paths[operation] ?? "").matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const pattern = (paths[operation] ?? "").replaceAll(/\{\w+\}/g, "([^/]+)");
  const values = new RegExp(`^${pattern}$`).exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const found: [field: string, value: unknown][] = [
    ...values.map((value, index): [string, unknown] => [`path ${names[index]}`, value]),
    ...Array.from(searchParams, ([name, value]): [string, unknown] => [`query ${name}`, value]),
    ...Object.entries(call.headers ?? {}).map(([name, value]): [string, unknown] => [
      `header ${name}`,
      value,
    ]),
  ];
  const readBody = (body: unknown): void => {
    if (typeof body !== "object" || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      found.push([`body ${name}`, value]);
      readBody(value);
    }
  };
  readBody(call.body);
  return found.flatMap(([field, value]) =>
    typeof value === "string" && isId(value) ? [`${operation}: ${field}`] : [],
  );
}
