/** Tools that the client executes: their descriptions for the model, and their functions. */
import type { JsonObject, Tool } from "../types.ts";

/** Information about a call, passed to the tool. */
export interface ToolContext {
  /** Id of the tool call. */
  readonly toolCallId: string;
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal;
  readonly threadId: string;
  readonly runId: string;
}

/** A tool in a request, with the function that the client runs when the model calls it. */
export interface ClientTool extends Tool {
  /**
   * Runs a call. The input has been validated against `inputSchema`, and its defaults are filled in. See
   * {@link ToolDefinition} for the output.
   */
  readonly run: (input: JsonObject, context: ToolContext) => unknown;
}

/** Argument of {@link defineTool}. */
export interface ToolDefinition<Schema extends InputSchema> {
  /** Name, unique in the request: letters, digits, `_` and `-`. */
  readonly name: string;
  /** Description for the model. */
  readonly description: string;
  /** JSON Schema of the input: a constant, or for example the output of zod. */
  readonly inputSchema: Schema & CheckedSchema<Schema>;
  /** JSON Schema of the structured output. */
  readonly outputSchema?: InputSchema;
  /** Set if the model must follow `inputSchema` exactly, where its provider can enforce that. */
  readonly strict?: boolean;
  /**
   * Runs a call. The model receives the returned or resolved value: a string as text, an array of content
   * blocks as these blocks, any other value as JSON, `undefined` as empty output. If it throws, the model
   * receives the message of the `Error`, without its stack.
   */
  readonly run: (input: FromSchema<Schema>, context: ToolContext) => unknown;
}

/**
 * Defines a tool that the client runs. The type of its input is inferred from `inputSchema` if that is
 * written inline or `as const`.
 */
export function defineTool<const Schema extends InputSchema>(definition: ToolDefinition<Schema>): ClientTool {
  // Safe, because `runClientTool` validates the input against the schema first.
  return definition as unknown as ClientTool;
}

/**
 * JSON Schema of an object: a tool's input or a component's props or state. Any keyword of draft 2020-12 and
 * draft-07 is allowed.
 */
export interface InputSchema {
  readonly type?: unknown;
  readonly properties?: { readonly [name: string]: unknown };
  readonly required?: readonly string[];
}

/**
 * Restrictions on a constant schema that catch typos: each `type` is a JSON type, the type of the schema itself
 * is an object, and `required` lists only fields of `properties`.
 */
export type CheckedSchema<Schema extends InputSchema> = ObjectType<Schema> &
  CheckedTypes<Schema> &
  KnownRequired<Schema>;

type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

type ObjectType<Schema> = Schema extends { readonly type: infer Type }
  ? "object" extends (Type extends readonly (infer Each)[] ? Each : Type)
    ? unknown
    : { readonly type: "object" }
  : unknown;

type CheckedTypes<Schema> = (Schema extends { readonly type: infer Type }
  ? unknown extends Type
    ? unknown
    : { readonly type: JsonType | readonly JsonType[] }
  : unknown) &
  (Schema extends { readonly properties: infer Properties }
    ? string extends keyof Properties
      ? unknown
      : { readonly properties: { readonly [Name in keyof Properties]: CheckedTypes<Properties[Name]> } }
    : unknown) &
  (Schema extends { readonly items: infer Items } ? { readonly items: CheckedTypes<Items> } : unknown);

type KnownRequired<Schema> = Schema extends { readonly properties: infer Properties }
  ? { readonly required?: readonly (keyof Properties)[] }
  : unknown;

/**
 * The type of the objects that a schema describes, with defaults filled in: {@link JsonObject} if the schema is
 * not a constant. Fields that are not in `properties` are not part of the type, even where they are allowed.
 * Keywords that depend on other schemas, such as `$ref` and `not`, give `unknown`.
 */
export type FromSchema<Schema> = unknown extends ValueOf<Schema> ? JsonObject : ValueOf<Schema>;

type ValueOf<Schema> = Schema extends boolean
  ? unknown
  : Schema extends { readonly const: infer Value }
    ? Value
    : Schema extends { readonly enum: readonly (infer Value)[] }
      ? Value
      : OfType<Schema, Schema extends { readonly type: infer Type } ? Type : unknown> &
          (Schema extends { readonly anyOf: readonly (infer Each)[] } ? OfAlternative<Each> : unknown) &
          (Schema extends { readonly oneOf: readonly (infer Each)[] } ? OfAlternative<Each> : unknown) &
          (Schema extends { readonly allOf: infer Parts } ? OfParts<Parts> : unknown);

type OfAlternative<Each> = Each extends unknown ? ValueOf<Each> : never;

type OfParts<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? ValueOf<First> & OfParts<Rest>
  : unknown;

type OfType<Schema, Type> = Type extends readonly (infer Each)[]
  ? OfType<Schema, Each>
  : Type extends "string"
    ? string
    : Type extends "number" | "integer"
      ? number
      : Type extends "boolean"
        ? boolean
        : Type extends "null"
          ? null
          : Type extends "array"
            ? Schema extends { readonly items: infer Items }
              ? ValueOf<Items>[]
              : unknown[]
            : Schema extends { readonly properties: infer Properties }
              ? OfProperties<Properties, RequiredOf<Schema>>
              : Type extends "object"
                ? JsonObject
                : unknown;

type RequiredOf<Schema> = Schema extends { readonly required: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** Names of fields that are always present because they have a default. */
type Defaulted<Properties> = {
  [Name in keyof Properties]: Properties[Name] extends { readonly default: unknown } ? Name : never;
}[keyof Properties];

type OfProperties<Properties, Required extends string> = string extends keyof Properties
  ? JsonObject
  : Simplify<
      {
        -readonly [Name in keyof Properties & (Required | Defaulted<Properties>)]: ValueOf<Properties[Name]>;
      } & {
        -readonly [Name in Exclude<keyof Properties, Required | Defaulted<Properties>>]?: ValueOf<
          Properties[Name]
        >;
      } & { [Name in Exclude<Required, keyof Properties>]: unknown }
    >;

type Simplify<Type> = { [Name in keyof Type]: Type[Name] };
