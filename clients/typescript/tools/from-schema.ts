/** The subset of JSON Schema that describes the input of tools (T-028, T-029), and the types of what it describes. */
import type { JSONSchemaProperty, JsonObject } from "../types.ts";

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
