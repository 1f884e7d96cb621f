/** Tools that run in the client: what the model is told of one, and the function behind it. */
import type { JSONSchemaProperty, JsonObject, Tool } from "../types.ts";

/** What a tool is told of its call. */
export interface ToolContext {
  /** Id of the call. */
  readonly toolCallId: string;
  /** Aborted when the result is not wanted any more. */
  readonly signal: AbortSignal;
  readonly threadId: string;
  readonly runId: string;
}

/** A tool of a request, with the function that the client runs when the model calls it. */
export interface ClientTool extends Tool {
  /**
   * Runs a call. The input keeps to `inputSchema`, and has its defaults filled in. See `ToolDefinition` for the output.
   */
  readonly run: (input: JsonObject, context: ToolContext) => unknown;
}

/** A tool as it is written down. */
export interface ToolDefinition<Schema extends InputSchema> {
  /** Name, unique in the request: letters, digits, `_` and `-`. */
  readonly name: string;
  /** What the tool does, for the model. */
  readonly description: string;
  /** JSON Schema of its input. */
  readonly inputSchema: Consistent<Schema>;
  /** JSON Schema of its structured output. */
  readonly outputSchema?: InputSchema;
  /** Whether the model must keep to `inputSchema` exactly, where its provider can enforce that. */
  readonly strict?: boolean;
  /**
   * Runs a call. What it returns or resolves with is the output: a string is text, a list of content blocks is these
   * blocks, any other value is told as JSON, and `undefined` is an empty output. What it throws is told to the model as
   * a failure of the tool: the message of an `Error`, without its stack.
   */
  readonly run: (input: FromSchema<Schema>, context: ToolContext) => unknown;
}

/** Makes a tool that the client runs. The type of its input follows from `inputSchema` when that is a constant. */
export function defineTool<const Schema extends InputSchema>(definition: ToolDefinition<Schema>): ClientTool {
  // `runClientTool` gives the function nothing that has not been checked against the schema.
  return definition as unknown as ClientTool;
}

/** Schema of a tool's input, as it may be written in place or `as const`; further keywords are allowed. */
export interface InputSchema {
  readonly type: "object";
  readonly properties: { readonly [name: string]: PropertySchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** Schema of a member of the input, at any depth. */
export interface PropertySchema {
  readonly type: JSONSchemaProperty["type"];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: PropertySchema;
  readonly properties?: { readonly [name: string]: PropertySchema };
  readonly required?: readonly string[];
  readonly default?: unknown;
}

/** A schema whose `required` names only members that it has: any other name is a slip. */
export type Consistent<Schema extends InputSchema> = Schema & {
  readonly required?: readonly (keyof Schema["properties"])[];
};

/**
 * The type of what a schema describes, its defaults filled in. Exact where the schema is a constant; members beyond
 * `properties` are not in it, also where they are allowed.
 */
export type FromSchema<Schema> = Schema extends { readonly enum: readonly (infer Value)[] }
  ? Value
  : Schema extends { readonly type: infer Type }
    ? OfType<Schema, Type>
    : unknown;

type OfType<Schema, Type> = Type extends "string"
  ? string
  : Type extends "number" | "integer"
    ? number
    : Type extends "boolean"
      ? boolean
      : Type extends "null"
        ? null
        : Type extends "array"
          ? Schema extends { readonly items: infer Items }
            ? FromSchema<Items>[]
            : unknown[]
          : Type extends "object"
            ? Schema extends { readonly properties: infer Properties }
              ? OfProperties<Properties, RequiredOf<Schema>>
              : JsonObject
            : unknown;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** Names of members that are there whether or not they were given. */
type Defaulted<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly default: unknown } ? Name : never;
}[keyof Properties];

type OfProperties<Properties, Required extends string> = string extends keyof Properties
  ? JsonObject
  : Simplify<
      {
        -readonly [Name in keyof Properties & (Required | Defaulted<Properties>)]: FromSchema<
          Properties[Name]
        >;
      } & {
        -readonly [Name in Exclude<keyof Properties, Required | Defaulted<Properties>>]?: FromSchema<
          Properties[Name]
        >;
      } & { [Name in Exclude<Required, keyof Properties>]: unknown }
    >;

type Simplify<Type> = { [Name in keyof Type]: Type[Name] };
