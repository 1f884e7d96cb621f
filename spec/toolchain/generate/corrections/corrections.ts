import type { OpenApiDocument } from "../document.ts";
import {
  addFormDocs,
  addParameterExamples,
  deprecateHeaders,
  type FormDocs,
  type ParameterExamples,
} from "./annotations.ts";
import { removeFrameUnions, shortenNames } from "./components.ts";
import { describeNullMembers, describeRecords, describeWholeNumbers } from "./schemas.ts";
import { describeStreams } from "./streams.ts";

/** A contract's documents as the emitters wrote them, and what they left out. */
export interface EmittedDocuments {
  openapi31: OpenApiDocument;
  openapi32: OpenApiDocument;
  asyncapi: Record<string, unknown>;
  /** Examples of the operations' parameters. */
  examples: ParameterExamples;
  /** Descriptions and examples of multipart forms. */
  formDocs: FormDocs;
  /** Names of the `@events` unions: they tell the compiler how events are framed and belong in no document. */
  frameUnions: Set<string>;
}

/** A change to what the emitters write. */
export interface Correction {
  name: string;
  /** The text that the emitter writes, and who cannot read it. */
  reason: string;
  /** The issue that it works around, of the emitter or of those who read its documents; absent if none is known. */
  issue?: string;
  openapi: (document: OpenApiDocument, emitted: EmittedDocuments) => OpenApiDocument;
  /** Absent if the AsyncAPI document needs no such change. */
  asyncapi?: (document: AsyncApiDocument) => AsyncApiDocument;
}

type AsyncApiDocument = EmittedDocuments["asyncapi"];

/** All corrections, in the order in which they are applied: later ones see the names and schemas of earlier ones. */
export const corrections: readonly Correction[] = [
  {
    name: "short names",
    reason:
      "TypeSpec qualifies the types of every namespace but the service's own. Names with dots make poor identifiers, " +
      "and some generators take them for paths.",
    issue: "https://github.com/koxudaxi/datamodel-code-generator/issues/1600",
    openapi: shortenNames,
    asyncapi: shortenNames,
  },
  {
    name: "no frame unions",
    reason: "An `@events` union only tells the compiler how events are framed, but is emitted as a schema.",
    openapi: (document, { frameUnions }) => removeFrameUnions(document, frameUnions),
  },
  {
    name: "records",
    reason:
      "Records are emitted with `unevaluatedProperties`, which most generators do not read: openapi-typescript makes " +
      "such a record an object without members.",
    issue: "https://github.com/openapi-ts/openapi-typescript/issues/2839",
    openapi: describeRecords,
  },
  {
    name: "form descriptions",
    reason: "The schema of a multipart form is emitted without the description and the example of its model.",
    openapi: (document, { formDocs }) => addFormDocs(document, formDocs),
  },
  {
    name: "null members",
    reason: 'Generators of typed languages have no type for `type: "null"` alone; a constant they have.',
    openapi: describeNullMembers,
  },
  {
    name: "whole numbers",
    reason:
      "The literal 404 is emitted as a `number`, of which typed generators make an enumeration of floats.",
    issue: "https://github.com/microsoft/typespec/issues/1724",
    openapi: describeWholeNumbers,
  },
  {
    name: "parameter examples",
    reason: "Of `@opExample` only the examples of bodies are emitted, unless an experimental option is set.",
    issue: "https://github.com/microsoft/typespec/issues/3873",
    openapi: (document, { examples }) => addParameterExamples(document, examples),
  },
  {
    name: "deprecated headers",
    reason: "`#deprecated` is emitted for everything but the headers of responses.",
    openapi: deprecateHeaders,
  },
  {
    name: "streams",
    reason:
      "OpenAPI 3.1 cannot describe the items of a stream, so its schema is emitted as a plain text. Generators and " +
      "readers find the events if the schema is that of one event.",
    issue: "https://github.com/microsoft/typespec/issues/154",
    openapi: (document, { openapi32 }) => describeStreams(document, openapi32),
  },
];

/**
 * Applies all corrections to a contract's documents.
 *
 * @throws {ContractError} if the contract has something that cannot be corrected; the message says what and where.
 */
export function correctDocuments(emitted: EmittedDocuments): {
  openapi: OpenApiDocument;
  asyncapi: AsyncApiDocument;
} {
  let { openapi31, openapi32, asyncapi } = emitted;
  for (const correction of corrections) {
    // The 3.2 document is corrected beside the 3.1 one, which takes from it what is in a stream.
    const present = { ...emitted, openapi32 };
    openapi31 = correction.openapi(openapi31, present);
    openapi32 = correction.openapi(openapi32, present);
    asyncapi = correction.asyncapi?.(asyncapi) ?? asyncapi;
  }
  return { openapi: openapi31, asyncapi };
}
