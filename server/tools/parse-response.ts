/**
 * Parses responses from MCP servers in small steps.
 *
 * Zod creates an issue for every error, and multiple issues for a union, while a message can contain millions
 * of errors. Lists are therefore parsed item by item, and large items are rejected.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { type AnySchema, type SchemaOutput, safeParse } from "@modelcontextprotocol/sdk/server/zod-compat.js";
import {
  type CallToolResult,
  CallToolResultSchema,
  ContentBlockSchema,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ListToolsResultSchema,
  ReadResourceResultSchema,
  ResultSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { appendToPointer } from "../core/json/pointer.ts";
import { waitForTimeSlice } from "../core/limits/event-loop.ts";

const anyItems = z.array(z.unknown());

/** Schemas of results whose lists have not been parsed yet. */
export const unparsedSchemas = {
  callTool: CallToolResultSchema.extend({ content: anyItems.default([]) }),
  listTools: ListToolsResultSchema.extend({ tools: anyItems }),
  listResources: ListResourcesResultSchema.extend({ resources: anyItems }),
  listTemplates: ListResourceTemplatesResultSchema.extend({ resourceTemplates: anyItems }),
  readResource: ReadResourceResultSchema.extend({ contents: anyItems }),
};

/** Maximum number of values in an item. Objects, lists and everything in them count as values. */
const maxValues = 20_000;
/**
 * Maximum number of values in an item that is a union type, because Zod reports errors for each alternative.
 */
const maxAlternativeValues = 1_000;

/** Cost of parsing a value, in the steps defined by `check-cost.ts`. */
const parseSteps = 50;

/**
 * Parses the content of a tool result.
 *
 * @throws Error with the first problem and its location.
 */
export async function parseCallResult(
  result: z.output<typeof unparsedSchemas.callTool>,
): Promise<CallToolResult> {
  return { ...result, content: await parseAlternatives(ContentBlockSchema, result.content, "/content") };
}

/**
 * Parses the contents of a resource.
 *
 * @throws the same errors as {@link parseCallResult}.
 */
export async function parseContents({ contents }: z.output<typeof unparsedSchemas.readResource>) {
  return await parseAlternatives(ReadResourceResultSchema.shape.contents.element, contents, "/contents");
}

async function parseAlternatives<Schema extends AnySchema>(
  schema: Schema,
  items: readonly unknown[],
  pointer: string,
): Promise<SchemaOutput<Schema>[]> {
  const reject = (error: Error) => {
    throw error;
  };
  return await parseItems(schema, items, pointer, reject, maxAlternativeValues);
}

/**
 * Parses the items of a list. Yields to the event loop if there are many.
 *
 * @param onInvalid Receives the error for an invalid item, which is left out. The callback may throw that
 * error.
 */
export async function parseItems<Schema extends AnySchema>(
  schema: Schema,
  items: readonly unknown[],
  pointer: string,
  onInvalid: (error: Error, item: unknown) => void,
  most = maxValues,
): Promise<SchemaOutput<Schema>[]> {
  const parsed: SchemaOutput<Schema>[] = [];
  for (const [index, item] of items.entries()) {
    try {
      await waitForTimeSlice(parseSteps * (1 + countValues(item, most)));
      parsed.push(parseBounded(schema, item, appendToPointer(pointer, index), most));
    } catch (error) {
      onInvalid(error as Error, item);
    }
  }
  return parsed;
}

/**
 * Parses a value, or rejects it if it is too large.
 *
 * @param pointer Location of the value in the response.
 * @throws Error with the first problem and its location.
 */
export function parseBounded<Schema extends AnySchema>(
  schema: Schema,
  value: unknown,
  pointer: string,
  most: number,
): SchemaOutput<Schema> {
  if (countValues(value, most) > most) throw createError(pointer, `more than ${most} values`);
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = (result.error as z.core.$ZodError).issues;
  const location = (issue?.path ?? []).reduce<string>(
    (at, name) => appendToPointer(at, String(name)),
    pointer,
  );
  throw createError(location, issue?.message ?? "Invalid input");
}

function createError(pointer: string, message: string): Error {
  return new Error(`its response does not conform to MCP: ${pointer === "" ? "" : `${pointer}: `}${message}`);
}

/**
 * Counts a value and all values inside it, without recursion. Stops counting soon after the limit is reached.
 */
function countValues(value: unknown, limit: number): number {
  const values = [value];
  // The list grows during the iteration.
  for (const next of values) {
    if (values.length > limit) break;
    if (next === null || typeof next !== "object") continue;
    for (const name in next) {
      if (values.length > limit) break;
      values.push((next as { [name: string]: unknown })[name]);
    }
  }
  return values.length;
}

/**
 * Maximum number of values in a response to `initialize`, which needs only a few names, capabilities and
 * icons.
 */
const maxInitializeValues = 1_000;

/** The SDK's client with a size limit for the responses that it parses itself. */
export class BoundedClient extends Client {
  override request: Client["request"] = async (request, schema, options) => {
    if (request.method !== "initialize") return await super.request(request, schema, options);
    return parseBounded(schema, await super.request(request, ResultSchema, options), "", maxInitializeValues);
  };
}
