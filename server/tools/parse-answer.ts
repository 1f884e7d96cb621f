/**
 * Answers of MCP servers, parsed piece by piece.
 *
 * Zod makes an issue of every mistake it finds, several where types are alternatives, and a message has room for
 * millions of mistakes. So lists are parsed item by item, and no item is large.
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
import { memberOf } from "../core/json/pointer.ts";
import { waitForRoom } from "../core/limits/event-loop.ts";

const anyItems = z.array(z.unknown());

/** Results whose lists are not parsed yet. */
export const unparsed = {
  callTool: CallToolResultSchema.extend({ content: anyItems.default([]) }),
  listTools: ListToolsResultSchema.extend({ tools: anyItems }),
  listResources: ListResourcesResultSchema.extend({ resources: anyItems }),
  listTemplates: ListResourceTemplatesResultSchema.extend({ resourceTemplates: anyItems }),
  readResource: ReadResourceResultSchema.extend({ contents: anyItems }),
};

/** Most values of an item: objects, lists and what they hold. */
const maxValues = 20_000;
/** Most values of an item whose type is one of several: mistakes are found for each of them. */
const maxAlternativeValues = 1_000;

/** Steps of parsing a value, as `check-cost.ts` counts them. */
const parseSteps = 50;

/** Parses the rest of a tool's result. @throws Error that names the first mistake, and its place. */
export async function parseCallResult(result: z.output<typeof unparsed.callTool>): Promise<CallToolResult> {
  return { ...result, content: await parseAlternatives(ContentBlockSchema, result.content, "/content") };
}

/** Parses the contents of a resource. @throws As {@link parseCallResult}. */
export async function parseContents({ contents }: z.output<typeof unparsed.readResource>) {
  return await parseAlternatives(ReadResourceResultSchema.shape.contents.element, contents, "/contents");
}

async function parseAlternatives<Schema extends AnySchema>(
  schema: Schema,
  items: readonly unknown[],
  pointer: string,
): Promise<SchemaOutput<Schema>[]> {
  const refuse = (error: Error) => {
    throw error;
  };
  return await parseItems(schema, items, pointer, refuse, maxAlternativeValues);
}

/**
 * Parses the items of a list. The event loop runs in between if they are many.
 *
 * @param onInvalid Takes the mistake of an item that is left out; may throw it.
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
      await waitForRoom(parseSteps * (1 + countValues(item, most)));
      parsed.push(parseBounded(schema, item, memberOf(pointer, index), most));
    } catch (error) {
      onInvalid(error as Error, item);
    }
  }
  return parsed;
}

/**
 * Parses a value, if it is not large.
 *
 * @param pointer The value's place in the answer.
 * @throws Error that names the first mistake, and its place.
 */
export function parseBounded<Schema extends AnySchema>(
  schema: Schema,
  value: unknown,
  pointer: string,
  most: number,
): SchemaOutput<Schema> {
  if (countValues(value, most) > most) throw invalid(pointer, `more than ${most} values`);
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = (result.error as z.core.$ZodError).issues;
  const place = (issue?.path ?? []).reduce<string>((at, name) => memberOf(at, String(name)), pointer);
  throw invalid(place, issue?.message ?? "Invalid input");
}

function invalid(pointer: string, message: string): Error {
  return new Error(`its answer does not follow MCP: ${pointer === "" ? "" : `${pointer}: `}${message}`);
}

/** Counts a value and all values in it, without recursion and hardly further than the limit. */
function countValues(value: unknown, limit: number): number {
  const values = [value];
  // The list grows while it is gone through.
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

/** Most values of an answer to `initialize`: a few names, capabilities and icons. */
const maxInitializeValues = 1_000;

/** The SDK's client, with bounds on what it parses itself. */
export class BoundedClient extends Client {
  override request: Client["request"] = async (request, schema, options) => {
    if (request.method !== "initialize") return await super.request(request, schema, options);
    return parseBounded(schema, await super.request(request, ResultSchema, options), "", maxInitializeValues);
  };
}
