import type { DiscriminatedUnion } from "@typespec/compiler";
import type { JsonObject } from "./asyncapi.ts";
import type { SchemaCollector } from "./schemas.ts";

/** An object that contains the name of a union's variant and its value. */
export interface Envelope {
  /** The property with the variant's name. */
  discriminator: string;
  /** The property with the value. */
  value: string;
  /** The key of the variant's message. */
  id: string;
  /** The name of the envelope's schema in the OpenAPI document, or the schema itself. */
  schema: string | JsonObject;
}

/**
 * Returns the envelope of a variant of a `@discriminated` union, or `undefined` if the union has no schema for it.
 *
 * @param union The name of the union's schema in the OpenAPI document.
 */
export function findEnvelope(
  schemas: SchemaCollector,
  union: string,
  variant: string,
  { options }: DiscriminatedUnion,
): Envelope | undefined {
  const { discriminatorPropertyName: discriminator, envelopePropertyName: value } = options;
  const schema = schemas.findVariant(union, variant);
  const source = schema === undefined ? undefined : schemas.source(schema);
  if (schema === undefined || source === undefined) return undefined;
  const properties = source.properties as Record<string, { enum?: unknown[] }>;
  if (properties[discriminator]?.enum?.includes(variant)) return { discriminator, value, id: schema, schema };
  // Variants of the same type share one schema, which gets its required name from the first variant. See
  // https://github.com/microsoft/typespec/issues/11979
  return {
    discriminator,
    value,
    id: union + variant.charAt(0).toUpperCase() + variant.slice(1),
    schema: {
      ...source,
      properties: { ...properties, [discriminator]: { type: "string", enum: [variant] } },
    },
  };
}
