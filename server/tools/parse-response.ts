/**
 * Parses results from MCP servers in small steps. Lists are parsed item by item, and large items are rejected,
 * because Zod creates an issue for every error.
 */
import type { CallToolResult } from "@modelcontextprotocol/client";
import {
  CallToolResultSchema,
  ContentBlockSchema,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ListToolsResultSchema,
  ReadResourceResultSchema,
} from "@modelcontextprotocol/core";
import { z } from "zod";
import type { JsonObject } from "../core/events.ts";
import { appendToPointer } from "../core/json/pointer.ts";
import { waitForTimeSlice } from "../core/limits/event-loop.ts";
import { countValues, restoreLists } from "./bound-message.ts";

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
 * Parses a result as returned by the SDK, without the items of its lists.
 *
 * @throws Error with the first problem and its location.
 */
export function parseResult<Schema extends z.ZodType>(schema: Schema, result: JsonObject): z.output<Schema> {
  return parse(schema, restoreLists(result), "");
}

/**
 * Parses a tool result with its content.
 *
 * @throws Error with the first problem and its location.
 */
export async function parseCallResult(response: JsonObject): Promise<CallToolResult> {
  const result = parseResult(unparsedSchemas.callTool, response);
  return { ...result, content: await parseAlternatives(ContentBlockSchema, result.content, "/content") };
}

/**
 * Parses the contents of a resource.
 *
 * @throws the same errors as {@link parseCallResult}.
 */
export async function parseContents(response: JsonObject) {
  const { contents } = parseResult(unparsedSchemas.readResource, response);
  return await parseAlternatives(ReadResourceResultSchema.shape.contents.element, contents, "/contents");
}

async function parseAlternatives<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  pointer: string,
): Promise<z.output<Schema>[]> {
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
export async function parseItems<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly unknown[],
  pointer: string,
  onInvalid: (error: Error, item: unknown) => void,
  most = maxValues,
): Promise<z.output<Schema>[]> {
  const parsed: z.output<Schema>[] = [];
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
function parseBounded<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  pointer: string,
  most: number,
): z.output<Schema> {
  if (countValues(value, most) > most) throw createError(pointer, `more than ${most} values`);
  return parse(schema, value, pointer);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, pointer: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const location = (issue?.path ?? []).reduce<string>(
    (at, name) => appendToPointer(at, String(name)),
    pointer,
  );
  throw createError(location, issue?.message ?? "Invalid input");
}

function createError(pointer: string, message: string): Error {
  return new Error(`its response does not conform to MCP: ${pointer === "" ? "" : `${pointer}: `}${message}`);
}
