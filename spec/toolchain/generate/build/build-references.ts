/** Builds the reference pages that the server serves. */
import type { OpenApiDocument } from "../document.ts";
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
 * Builds the reference page of each contract, the document that the page shows, and the files that all pages
 * load.
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
    const document = toReferenceDocument(
      openapi,
      asyncapi as unknown as AsyncApiDocument,
      publishOnServer(siblings),
    );
    const page = writeReferencePage({
      title: `${openapi.info.title} ${openapi.info.version}`,
      openapi,
      scripts: "docs",
      connect: "'self'",
    });
    files.set(`${name}/docs.html`, withHeader("docs.html", name, page));
    files.set(`${name}/reference.json`, JSON.stringify(document));
  }
  for (const [file, text] of readReferenceFiles()) files.set(`reference/${file}`, text);
  return files;
}
