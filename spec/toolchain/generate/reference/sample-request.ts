/** Builds the request that the code samples of an operation send. */
import {
  eventStream,
  type LocatedOperation,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  parametersOf,
} from "../document.ts";
import { componentName, type Schema } from "../schema.ts";

/** The server in code samples. The reference page replaces it with the server that it was loaded from. */
export const sampleServer = "http://127.0.0.1:8080";

/** The placeholder for an API key. A server without API keys accepts it. */
const sampleKey = "YOUR_API_KEY";

/** The request that an operation's samples send. */
export interface SampleRequest {
  /** The method, in capital letters. */
  method: string;
  url: string;
  headers: Record<string, string>;
  /** The body: a JSON value, or the fields of a form. */
  body?: { json: unknown } | { form: Record<string, string> };
  /** True if the response is a stream of events. */
  isStream: boolean;
}

/**
 * Builds the request that an operation's samples send. It has the operation's example body, and the parameters
 * that are required or that have no default but an example.
 */
export function toSampleRequest(
  document: OpenApiDocument,
  { path, method, operation }: LocatedOperation,
): SampleRequest {
  const required = parametersOf(document, operation).filter((each) => each.required === true);
  const valuesIn = (place: Parameter["in"]) =>
    required
      .filter((each) => each.in === place)
      .map((each) => [each.name, readExample(document, each)] as const);
  const url = valuesIn("path").reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(Object.fromEntries(valuesIn("query"))).toString();
  const security = (operation.security ?? document.security ?? []) as Record<string, unknown>[];
  const needsKey = security.some((each) => "BearerAuth" in each);
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const value = content && readBody(document, content);
  return {
    method: method.toUpperCase(),
    url: `${sampleServer}${url}${query === "" ? "" : `?${query}`}`,
    headers: {
      ...(needsKey && { Authorization: `Bearer ${sampleKey}` }),
      ...Object.fromEntries(valuesIn("header")),
      ...(value !== undefined && type !== undefined && { "Content-Type": type }),
    },
    ...(value !== undefined && {
      body: type === "application/json" ? { json: value } : { form: value as Record<string, string> },
    }),
    isStream: Object.values(operation.responses).some(({ content }) => content?.[eventStream] !== undefined),
  };
}

function readExample(document: OpenApiDocument, { name, example, schema }: Parameter): string {
  const value = example ?? exampleOf(document, schema) ?? schema.default;
  return value === undefined ? `YOUR_${name.replaceAll(/\W+/g, "_").toUpperCase()}` : String(value);
}

function readBody(document: OpenApiDocument, { example, examples, schema }: MediaType): unknown {
  const [first] = Object.values(examples ?? {}) as { value?: unknown }[];
  return example ?? first?.value ?? (schema && exampleOf(document, schema));
}

/** Returns the first example of a schema, or of the schema to which it refers. */
function exampleOf({ components }: OpenApiDocument, schema: Schema): unknown {
  const named = schema.$ref === undefined ? undefined : components.schemas[componentName(schema.$ref)];
  const { examples } = { ...named, ...schema };
  return Array.isArray(examples) ? examples[0] : undefined;
}
