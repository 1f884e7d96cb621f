import type { OpenApiDocument } from "../document.ts";
import type { Schema } from "../schema.ts";
import {
  addFormDocs,
  addParameterExamples,
  deprecateHeaders,
  type FormDocs,
  type ParameterExamples,
} from "./annotations.ts";
import { removeFrameUnions, shortenNames } from "./components.ts";
import { documentEnumValues, type EnumDocs } from "./enum-values.ts";
import { flattenUnions } from "./flat-unions.ts";
import { describePages, type PagesByOperation } from "./pagination.ts";
import {
  describeLiterals,
  describeNullableLimits,
  describeNullProperties,
  describeRecords,
  describeWholeNumbers,
} from "./schemas.ts";
import { addStreamExamples, type StreamExamples } from "./stream-examples.ts";
import { addStreamExtensions } from "./stream-extensions.ts";
import { describeStreams, type StreamUnions } from "./streams.ts";

/** A contract's documents as emitted, and the information that the emitters do not emit. */
export interface EmittedDocuments {
  openapi31: OpenApiDocument;
  openapi32: OpenApiDocument;
  asyncapi: Record<string, unknown> & { components: { schemas: Record<string, Schema> } };
  /** The examples of the operations' parameters. */
  examples: ParameterExamples;
  /** The example streams. */
  streamExamples: StreamExamples;
  /** The descriptions and examples of multipart forms. */
  formDocs: FormDocs;
  /** The pages of lists. */
  pages: PagesByOperation;
  /** The descriptions of enum values. */
  enumDocs: EnumDocs;
  /**
   * The names of the `@events` unions. These unions only describe the framing to the compiler, and should not
   * be in a document.
   */
  frameUnions: Set<string>;
  streamUnions: StreamUnions;
}

/** A correction to emitted documents. */
export interface Correction {
  name: string;
  /** The text that is emitted, and the tools that cannot read it. */
  reason: string;
  /** The known issue that the correction works around, in the emitter or in tools that read the documents. */
  issue?: string;
  /** Absent if the OpenAPI document needs no correction. */
  openapi?: (document: OpenApiDocument, emitted: EmittedDocuments) => OpenApiDocument;
  /** Corrects the AsyncAPI document. Absent if that document needs no correction. */
  asyncapi?: (document: AsyncApiDocument, emitted: EmittedDocuments) => AsyncApiDocument;
}

type AsyncApiDocument = EmittedDocuments["asyncapi"];

/**
 * All corrections, in the order in which they are applied. Later corrections rely on the names and schemas
 * that earlier corrections produce.
 */
export const corrections: readonly Correction[] = [
  {
    name: "short names",
    reason:
      "TypeSpec qualifies the types of every namespace except the service's own. Names with dots are poor identifiers, " +
      "and some generators treat them as paths.",
    issue: "https://github.com/koxudaxi/datamodel-code-generator/issues/1600",
    openapi: shortenNames,
    asyncapi: shortenNames,
  },
  {
    name: "no frame unions",
    reason: "An `@events` union only describes framing to the compiler, but is emitted as a schema.",
    openapi: (document, { frameUnions }) => removeFrameUnions(document, frameUnions),
  },
  {
    name: "records",
    reason:
      "Records are emitted with `unevaluatedProperties`, which most generators ignore: openapi-typescript turns " +
      "such a record into an object without properties.",
    issue: "https://github.com/openapi-ts/openapi-typescript/issues/2839",
    openapi: describeRecords,
  },
  {
    name: "form descriptions",
    reason: "The schema of a multipart form is emitted without the description and the example of its model.",
    openapi: (document, { formDocs }) => addFormDocs(document, formDocs),
  },
  {
    name: "null properties",
    reason:
      'Generators of typed languages have no type for `type: "null"` alone, but they support constants.',
    openapi: describeNullProperties,
  },
  {
    name: "whole numbers",
    reason: "The literal 404 is emitted as a `number`, which typed generators turn into an enum of floats.",
    issue: "https://github.com/microsoft/typespec/issues/1724",
    openapi: describeWholeNumbers,
  },
  {
    name: "literals",
    reason:
      "A literal is emitted as an `enum` with one value, for which generators make a type of its own with an invented name.",
    openapi: describeLiterals,
    asyncapi: describeLiterals,
  },
  {
    name: "flat unions",
    reason:
      "TypeSpec has discriminators only for unions of models, so a union of unions has none. Generators of typed " +
      "languages need one, or decode only a single level of branches.",
    openapi: flattenUnions,
  },
  {
    name: "nullable limits",
    reason:
      "The limits of a nullable value are emitted next to `anyOf`, where they have no type. Ajv rejects this in strict mode.",
    openapi: describeNullableLimits,
  },
  {
    name: "enum values",
    reason: "The descriptions of enumerated values are not emitted.",
    issue: "https://github.com/microsoft/typespec/issues/5721",
    openapi: (document, { enumDocs }) => documentEnumValues(document, enumDocs),
    asyncapi: (document, { enumDocs }) => documentEnumValues(document, enumDocs),
  },
  {
    name: "parameter examples",
    reason: "Only the examples of bodies in `@opExample` are emitted, unless an experimental option is set.",
    issue: "https://github.com/microsoft/typespec/issues/3873",
    openapi: (document, { examples }) => addParameterExamples(document, examples),
  },
  {
    name: "pagination",
    reason:
      "`@list` is not emitted, because OpenAPI has no keyword for pagination. SDK generators read extensions.",
    openapi: (document, { pages }) => describePages(document, pages),
  },
  {
    name: "deprecated headers",
    reason: "`#deprecated` is not emitted for response headers.",
    openapi: deprecateHeaders,
  },
  {
    name: "streams",
    reason:
      "OpenAPI 3.1 cannot describe the items of a stream, so its schema is emitted as a string. Generators and " +
      "readers find the events if the schema describes one event.",
    issue: "https://github.com/microsoft/typespec/issues/154",
    openapi: (document, { streamUnions }) => describeStreams(document, streamUnions),
  },
  {
    name: "stream examples",
    reason: "TypeSpec has no decorator for the example of a stream.",
    openapi: (document, { streamExamples }) => addStreamExamples(document, streamExamples),
  },
  {
    name: "stream extensions",
    reason:
      "The extensions of a stream's union are not emitted, because AsyncAPI has no object for the union.",
    asyncapi: (document, { openapi32 }) => addStreamExtensions(document, openapi32),
  },
];

/**
 * Applies all corrections to a contract's documents.
 *
 * @throws {ContractError} A part of the contract cannot be corrected. The message says which part and why.
 */
export function correctDocuments(emitted: EmittedDocuments): {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
} {
  let { openapi31, openapi32, asyncapi } = emitted;
  for (const correction of corrections) {
    // The 3.2 document is corrected too, because the streams in the 3.1 document are derived from it.
    const present = { ...emitted, openapi32 };
    openapi31 = correction.openapi?.(openapi31, present) ?? openapi31;
    openapi32 = correction.openapi?.(openapi32, present) ?? openapi32;
    asyncapi = correction.asyncapi?.(asyncapi, present) ?? asyncapi;
  }
  return { openapi: openapi31, asyncapi };
}
