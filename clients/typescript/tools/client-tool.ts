/** Tools that the client executes: their descriptions for the model, and the functions that run them. */
import type { JSONSchemaProperty, JsonObject, Tool } from "../types.ts";

/** Information about a tool call, passed to the tool. */
export interface ToolContext {
  /** The id of the tool call. */
  readonly toolCallId: string;
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
  readonly threadId: string;
  readonly runId: string;
}

/** A tool sent with a request, together with the function that the client runs when the model calls it. */
export interface ClientTool extends Tool {
  /**
   * Runs a call. The input has already been validated against `inputSchema`, with defaults filled in. See
   * {@link ToolDefinition} for the return value.
   */
  readonly run: (input: JsonObject, context: ToolContext) => unknown;
}

/** The argument of {@link defineTool}. */
export interface ToolDefinition<Schema extends InputSchema> {
  /** The tool name, which must be unique in the request. It may contain letters, digits, `_` and `-`. */
  readonly name: string;
  /** A description of the tool for the model. */
  readonly description: string;
  /** A JSON Schema for the input. */
  readonly inputSchema: WithKnownRequired<Schema>;
  /** A JSON Schema for the structured output. */
  readonly outputSchema?: InputSchema;
  /** Set to `true` to make the model follow `inputSchema` exactly, if its provider can enforce that. */
  readonly strict?: boolean;
  /**
   * Runs a call. The model receives the returned or resolved value: a string is sent as text, an array of
   * content blocks is sent unchanged, `undefined` is sent as empty output, and any other value is sent as
   * JSON. If the function throws, the model receives the message of the `Error`, without its stack.
   */
  readonly run: (input: FromSchema<Schema>, context: ToolContext) => unknown;
}

/**
 * Defines a tool that the client runs. The type of its input is inferred from `inputSchema` if the schema is
 * written inline or declared `as const`.
 */
export function defineTool<const Schema extends InputSchema>(definition: ToolDefinition<Schema>): ClientTool {
  // This is safe, because `runClientTool` validates the input against the schema first.
  return definition as unknown as ClientTool;
}

/** The schema of a tool's input, written inline or declared `as const`. Additional keywords are allowed. */
export interface InputSchema {
  readonly type: "object";
  readonly properties: { readonly [name: string]: PropertySchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** The schema of a field in the input, at any depth. */
export interface PropertySchema {
  readonly type: JSONSchemaProperty["type"];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: PropertySchema;
  readonly properties?: { readonly [name: string]: PropertySchema };
  readonly required?: readonly string[];
  readonly default?: unknown;
}

/**
 * A schema whose `required` list contains only fields from `properties`. Any other name is probably a typo.
 */
export type WithKnownRequired<Schema extends InputSchema> = Schema & {
  readonly required?: readonly (keyof Schema["properties"])[];
};

/**
 * The type of the values that a schema describes, with defaults filled in. It is exact if the schema is a
 * constant. Fields that are not listed in `properties` are not part of the type, even where the schema allows
 * them.
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

/** The names of fields that are always present because they have a default. */
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
