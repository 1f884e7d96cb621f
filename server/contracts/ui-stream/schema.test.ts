/** Compares the chunks in the contract's document with the schemas that the AI SDK's clients validate them with. */
import { readFileSync } from "node:fs";
import { uiMessageChunkSchema } from "ai";
import { uiMessageChunkSchema as uiMessageChunkSchema6 } from "ai-6";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

/** The parts of a JSON Schema that are compared. */
interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  examples?: unknown[];
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}

const { components, paths } = parse(
  readFileSync(new URL("../../../generated/ui-stream/openapi.yaml", import.meta.url), "utf8"),
);
const schemas = components.schemas as Record<string, Schema>;

/** Returns the schema that a reference points to, or the schema itself. */
function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
}

const ourChunks = (schemas.UiMessageChunk?.oneOf ?? []).map(resolve);
const getType = ({ properties }: Schema) => String(properties?.type?.const);

/** An example in the document, and the name of the place where it is. */
type Example = readonly [place: string, chunk: { type: string }];

/** The examples of the chunks' schemas. */
const schemaExamples = ourChunks.flatMap((schema): Example[] =>
  (schema.examples ?? []).map((example) => [`schema of ${getType(schema)}`, example as { type: string }]),
);

/** The examples of the events in streams. */
const streamExamples = Object.values(paths as Record<string, Record<string, Operation>>).flatMap((path) =>
  Object.values(path).flatMap(({ operationId, responses }) =>
    Object.values(responses).flatMap(({ content }) =>
      Object.values(content?.["text/event-stream"]?.examples ?? {}).map(
        ({ value }): Example => [`stream of ${operationId}`, value as { type: string }],
      ),
    ),
  ),
);

const sdkSchemas = { "AI SDK 6": uiMessageChunkSchema6, "AI SDK 7": uiMessageChunkSchema };
type SdkName = keyof typeof sdkSchemas;
const sdkNames = Object.keys(sdkSchemas) as SdkName[];

describe.each(sdkNames)("%s", (name) => {
  const validate = async (chunk: object) => await sdkSchemas[name]().validate?.(chunk);

  it.each([...schemaExamples, ...streamExamples])("accepts the example in the %s", async (_, chunk) => {
    const isUnknown = name === "AI SDK 6" && chunk.type === "reset-step";
    expect(await validate(chunk)).toEqual(
      isUnknown ? { success: false, error: expect.any(Error) } : { success: true, value: chunk },
    );
  });

  it("rejects other chunks", async () => {
    for (const chunk of [{}, { type: "unknown" }, { type: "text-delta", id: "text-1" }])
      expect(await validate(chunk)).toMatchObject({ success: false });
  });
});

it("the document has an example of every chunk, and of both streams", () => {
  expect(ourChunks).toHaveLength(29);
  expect([...new Set(schemaExamples.map(([, { type }]) => type))]).toEqual(ourChunks.map(getType));
  expect([...new Set(streamExamples.map(([place]) => place))].sort()).toEqual([
    "stream of resumeChatStream",
    "stream of streamChatMessage",
  ]);
});

/** Returns the SDK's schemas of chunks. */
function listSdkChunks(name: SdkName): Schema[] {
  // The SDK's converter throws for the type of data chunks, which is a function, unless this option is set. The SDK
  // does not set it, so it is set as a default here.
  Object.defineProperty(Object.prototype, "unrepresentable", { value: "any", configurable: true });
  try {
    return (sdkSchemas[name]().jsonSchema as Schema).anyOf ?? [];
  } finally {
    Reflect.deleteProperty(Object.prototype, "unrepresentable");
  }
}

/** Returns the type of a value, such as `string`, `"error"` or `unknown`. */
function describeType(schema: Schema): string {
  const { const: constant, enum: values, anyOf, type = "unknown" } = resolve(schema);
  if (constant !== undefined) return JSON.stringify(constant);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  // An enumeration that is open to other values is compared by its known values.
  const known = anyOf?.map(resolve).find((each) => each.enum !== undefined);
  return known === undefined ? type : describeType(known);
}

/** Returns a field's type, with a question mark if the field is optional. */
function describeField({ properties = {}, required = [] }: Schema, field: string): string {
  const schema = properties[field];
  if (schema === undefined) return "absent";
  return `${describeType(schema)}${required.includes(field) ? "" : "?"}`;
}

/** Returns the differences of a version of the SDK: `chunk.field` and both types, or the chunk alone. */
function listDifferences(name: SdkName): Map<string, string> {
  const differences = new Map<string, string>();
  const sdkChunks = listSdkChunks(name);
  const sdkTypes = new Set(sdkChunks.map(getType));
  const dataChunk = sdkChunks.find((schema) => schema.properties?.type?.const === undefined) ?? {};
  for (const schema of sdkChunks)
    if (schema !== dataChunk && !ourChunks.some((each) => getType(each) === getType(schema)))
      differences.set(getType(schema), "only in the SDK");
  for (const ours of ourChunks) {
    const type = getType(ours);
    const isData = type.startsWith("data-");
    const theirs = isData ? dataChunk : sdkChunks.find((schema) => getType(schema) === type);
    if (theirs === undefined) {
      differences.set(type, "not in the SDK");
      continue;
    }
    const fields = new Set([...Object.keys(theirs.properties ?? {}), ...Object.keys(ours.properties ?? {})]);
    fields.delete("type");
    for (const field of fields) {
      const [sdk, own] = [describeField(theirs, field), describeField(ours, field)];
      if (sdk !== own) differences.set(`${type}.${field}`, `${sdk} -> ${own}`);
    }
  }
  expect(sdkTypes.size).toBe(sdkChunks.length);
  return differences;
}

/** Differences with the same reason. */
interface DifferenceGroup {
  reason: string;
  /** The versions of the SDK that have the differences. Defaults to both. */
  versions?: readonly SdkName[];
  /** The type in the SDK and in the document, by chunk and field. */
  rows: Readonly<Record<string, string>>;
}

/** All differences between the document and the SDK. */
const differences: readonly DifferenceGroup[] = [
  {
    reason: "The server sends no metadata of providers, because the engine does not have it.",
    rows: Object.fromEntries(
      [
        ...["text-start", "text-delta", "text-end", "reasoning-start", "reasoning-delta", "reasoning-end"],
        ...["tool-input-start", "tool-input-available", "tool-input-error"],
        ...["tool-output-available", "tool-output-error", "source-url", "source-document", "file"],
      ].map((chunk) => [`${chunk}.providerMetadata`, "object? -> absent"]),
    ),
  },
  {
    reason: "The engine has neither titles nor metadata of tools.",
    rows: {
      "tool-input-start.title": "string? -> absent",
      "tool-input-start.toolMetadata": "object? -> absent",
      "tool-input-available.title": "string? -> absent",
      "tool-input-available.toolMetadata": "object? -> absent",
      "tool-input-error.title": "string? -> absent",
      "tool-input-error.toolMetadata": "object? -> absent",
      "tool-output-available.toolMetadata": "object? -> absent",
      "tool-output-error.toolMetadata": "object? -> absent",
    },
  },
  {
    reason: "Both fields are absent instead of false.",
    rows: Object.fromEntries(
      ["tool-input-start", "tool-input-available", "tool-input-error", "tool-output-available"]
        .concat("tool-output-error")
        .flatMap((chunk) => [
          [`${chunk}.providerExecuted`, "boolean? -> true?"],
          [`${chunk}.dynamic`, "boolean? -> true?"],
        ]),
    ),
  },
  {
    reason: "Arguments are always JSON, which is the default.",
    rows: { "tool-input-start.inputEncoding": '"json" | "text"? -> absent' },
  },
  {
    reason: "Arguments are a JSON object. Other arguments are sent as the text that the model wrote.",
    rows: {
      "tool-input-available.input": "unknown -> object",
      "tool-input-error.input": "unknown -> string",
    },
  },
  {
    reason: "Partial output is sent as data-tool-progress, so every output is final.",
    rows: { "tool-output-available.preliminary": "boolean? -> absent" },
  },
  {
    reason: "The server stores the call that awaits approval, so the request needs no proof of it.",
    rows: {
      "tool-approval-request.approvalDescriptor": "unknown? -> absent",
      "tool-approval-request.inputSchemaInput": "unknown? -> absent",
      "tool-approval-request.signature": "string? -> absent",
    },
  },
  {
    reason: "The user approves every call, and the engine has no reasons for approvals.",
    versions: ["AI SDK 7"],
    rows: {
      "tool-approval-request.isAutomatic": "boolean? -> absent",
      "tool-approval-request.reason": "string? -> absent",
      "tool-approval-response": "only in the SDK",
    },
  },
  {
    reason: "The engine stores only the URL of a page or the name of a document.",
    rows: {
      "source-url.title": "string? -> absent",
      "source-document.filename": "string? -> absent",
    },
  },
  {
    reason: "The engine does not relate sources to text.",
    versions: ["AI SDK 7"],
    rows: { "text-end.citations": "array? -> absent" },
  },
  {
    reason: "The server always sends these fields.",
    rows: {
      "start.messageId": "string? -> string",
      "abort.reason": "string? -> string",
      "finish.messageMetadata": "unknown? -> object",
    },
  },
  {
    reason: "The server always sends a reason.",
    versions: ["AI SDK 6"],
    rows: {
      "finish.finishReason":
        '"stop" | "length" | "content-filter" | "tool-calls" | "error" | "other"? -> "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other"',
    },
  },
  {
    reason: "The server always sends a reason. A stream of the provider that ends early fails the run.",
    versions: ["AI SDK 7"],
    rows: {
      "finish.finishReason":
        '"stop" | "length" | "content-filter" | "tool-calls" | "error" | "interrupted" | "other"? -> "stop" | "length" | "content-filter" | "tool-calls" | "error" | "other"',
    },
  },
  {
    reason: "The metadata is known only at the end of a run, and is sent in finish.",
    rows: {
      "start.messageMetadata": "unknown? -> absent",
      "message-metadata": "only in the SDK",
    },
  },
  {
    reason: "Components and the state are parts of the message, which later chunks with the same ID replace.",
    rows: {
      "data-component.data": "unknown -> object",
      "data-component.id": "string? -> string",
      "data-component.transient": "boolean? -> absent",
      "data-state.data": "unknown -> object",
      "data-state.id": 'string? -> "state"',
      "data-state.transient": "boolean? -> absent",
    },
  },
  {
    reason: "These chunks are not part of the message, so they have no ID.",
    rows: {
      "data-component-props.data": "unknown -> object",
      "data-component-props.id": "string? -> absent",
      "data-component-props.transient": "boolean? -> true",
      "data-tool-progress.data": "unknown -> object",
      "data-tool-progress.id": "string? -> absent",
      "data-tool-progress.transient": "boolean? -> true",
      "data-warning.data": "unknown -> object",
      "data-warning.id": "string? -> absent",
      "data-warning.transient": "boolean? -> true",
    },
  },
  {
    reason:
      "Version 6 cannot reset a step. Only a stream that is requested with a position contains this chunk.",
    versions: ["AI SDK 6"],
    rows: { "reset-step": "not in the SDK" },
  },
  {
    reason: "The engine's models produce neither files of reasoning nor content of a provider's own kind.",
    versions: ["AI SDK 7"],
    rows: { "reasoning-file": "only in the SDK", custom: "only in the SDK" },
  },
  {
    reason: "A chat has one active run, to which no messages can be added.",
    versions: ["AI SDK 7"],
    rows: { "steering-message": "only in the SDK" },
  },
];

describe.each(sdkNames)("the differences from %s", (name) => {
  const known = differences
    .filter(({ versions = sdkNames }) => versions.includes(name))
    .flatMap(({ rows }) => Object.entries(rows));

  it("are exactly the known ones", () => {
    expect(Object.fromEntries(listDifferences(name))).toEqual(Object.fromEntries(known));
  });

  it("are listed once, with a reason", () => {
    expect(new Set(known.map(([field]) => field)).size).toBe(known.length);
    for (const { reason } of differences) expect(reason).toMatch(/^[A-Z].*\.$/);
  });
});
