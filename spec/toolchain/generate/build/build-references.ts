/** Builds the reference pages that the server serves. */
import { mapOperations, type OpenApiDocument } from "../document.ts";
import { withHeader } from "../file-text.ts";
import type { AsyncApiDocument } from "../reference/events.ts";
import { toReferenceDocument } from "../reference/reference-document.ts";
import { publishOnServer, readReferenceFiles, writeReferencePage } from "./docs-page.ts";

/** The documents of a contract. */
export interface ContractDocuments {
  openapi: OpenApiDocument;
  asyncapi: Record<string, unknown>;
}

/**
 * Builds the reference page of each contract, the documents that the page shows on servers with and without API keys, and
 * the files that all pages load.
 *
 * @param contracts The documents by the name of the contract.
 * @returns The text of each file, by path within `generated`.
 */
export function buildReferences(contracts: ReadonlyMap<string, ContractDocuments>): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, { openapi, asyncapi }] of contracts) {
    const siblings = [...contracts]
      .flatMap(
        ([
          each,
          {
            openapi: { info },
          },
        ]) => (each === name ? [] : [{ name: each, title: info.title }]),
      )
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    const toText = (document: OpenApiDocument, isOpen: boolean) =>
      JSON.stringify(
        toReferenceDocument(
          document,
          asyncapi as unknown as AsyncApiDocument,
          publishOnServer(siblings, isOpen),
        ),
      );
    const page = writeReferencePage({
      title: `${openapi.info.title} ${openapi.info.version}`,
      openapi,
      scripts: "/docs",
      connect: "'self'",
    });
    files.set(`${name}/docs.html`, withHeader("docs.html", name, page));
    files.set(`${name}/reference.json`, toText(openapi, false));
    files.set(`${name}/reference.open.json`, toText(omitSecurity(openapi), true));
  }
  for (const [file, text] of readReferenceFiles()) files.set(`reference/${file}`, text);
  return files;
}

/** Returns the document of a server that has no API keys. */
function omitSecurity({ security: _security, ...openapi }: OpenApiDocument): OpenApiDocument {
  const { securitySchemes: _schemes, ...components } = openapi.components;
  return mapOperations({ ...openapi, components }, ({ security: _, ...operation }) => operation);
}
