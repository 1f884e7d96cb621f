/** Validates constraints that a schema cannot express: URLs, builtins, output schemas and tool results. */
import type { components } from "../../../../generated/gateway/types.ts";
import { createInvalidValueError } from "../errors.ts";
import { toFieldParam, toItemParam } from "./params.ts";

type Schemas = components["schemas"];

/**
 * Checks that every URL is valid (URL Standard, section 4.4).
 *
 * @throws {GatewayError} for the first invalid URL.
 */
export function checkUrls(messages: readonly Schemas["RequestMessage"][]): void {
  for (const [index, { content }] of messages.entries()) {
    if (typeof content === "string") continue;
    for (const [blockIndex, block] of content.entries()) {
      const param = `request.messages[${index}].content[${blockIndex}]`;
      checkBlock(block, param);
      if (block.type !== "tool_result") continue;
      for (const [part, inner] of block.content?.entries() ?? [])
        checkBlock(inner, `${param}.content[${part}]`);
    }
  }
}

function checkBlock(block: Schemas["UserBlock"] | Schemas["AssistantBlock"], param: string): void {
  if (block.type !== "image" || block.source.type !== "url" || URL.canParse(block.source.url)) return;
  throw createInvalidValueError(`${param}.source.url`, "must be a URL, such as https://example.com/cat.png");
}

/** The two fields that list builtins. `null` is treated as absent. */
export interface BuiltinNames {
  builtins?: readonly string[] | null;
  server_tools?: readonly string[] | null;
}

/**
 * Returns the names of the builtins with surrounding white space removed, or `undefined` if the request does
 * not list any. Does not check that the builtins exist.
 *
 * @throws {GatewayError} for a blank or duplicate name, or if the two lists differ.
 */
export function readBuiltins({ builtins, server_tools }: BuiltinNames): string[] | undefined {
  const names = normalizeNames(builtins, "builtins");
  const alias = normalizeNames(server_tools, "server_tools");
  if (names === undefined || alias === undefined) return names ?? alias;
  const isSame = names.length === alias.length && names.every((name, index) => name === alias[index]);
  if (isSame) return names;
  throw createInvalidValueError(
    "server_tools",
    "is an alias for builtins and must have the same items; send only one of them",
  );
}

function normalizeNames(list: readonly string[] | null | undefined, param: string): string[] | undefined {
  const names = list?.map((name) => name.trim());
  const seen = new Set<string>();
  for (const [index, name] of names?.entries() ?? []) {
    const itemParam = toItemParam(param, index);
    if (name === "") throw createInvalidValueError(itemParam, "must be the name of a builtin, not blank");
    if (seen.has(name))
      throw createInvalidValueError(itemParam, "is a duplicate of an earlier builtin in the list");
    seen.add(name);
  }
  return names;
}

type OutputSchema = components["schemas"]["OutputSchema"];

/**
 * Checks that every required name is a property of its object. Checks nested schemas, too.
 *
 * @param schema The schema to check.
 * @param param The schema's location.
 * @throws {GatewayError} for the first name that is not a property.
 */
export function checkOutputSchema(schema: OutputSchema, param = "request.output_format.json_schema"): void {
  if (schema.type === "array") checkOutputSchema(schema.items, toFieldParam(param, "items"));
  if (schema.type !== "object") return;
  const { properties = {}, required = [] } = schema;
  for (const [index, name] of required.entries()) {
    if (Object.hasOwn(properties, name)) continue;
    throw createInvalidValueError(
      toItemParam(toFieldParam(param, "required"), index),
      "must be the name of one of the properties",
    );
  }
  for (const [name, property] of Object.entries(properties)) {
    checkOutputSchema(property, toFieldParam(toFieldParam(param, "properties"), name));
  }
}

type Message = components["schemas"]["MessageRequest"]["messages"][number];

/**
 * Checks that every tool result follows its call. Results of the provider's own web search are checked by the
 * provider.
 *
 * @throws {GatewayError} for the first result without a call.
 */
export function checkToolResults(messages: readonly Message[]): void {
  const calls = new Set<string>();
  for (const [index, { content }] of messages.entries()) {
    if (typeof content === "string") continue;
    for (const [blockIndex, block] of content.entries()) {
      if (block.type === "tool_use" || block.type === "server_tool_use") calls.add(block.id);
      if (block.type !== "tool_result" || calls.has(block.tool_use_id)) continue;
      const param = `request.messages[${index}].content[${blockIndex}].tool_use_id`;
      throw createInvalidValueError(
        param,
        "must be the id of a tool_use or server_tool_use block that comes before it",
      );
    }
  }
}
