/** Writes the API references of the site, which are the same pages as on the server. */
import { contracts } from "../../generated/contracts.ts";
import { publishOnSite, writeReferencePage } from "../../spec/toolchain/generate/build/docs-page.ts";
import {
  operationAnchor,
  toReferenceDocument,
} from "../../spec/toolchain/generate/reference/reference-document.ts";
import type { ContractPages } from "./contract.ts";
import type { LinkedPage } from "./rendered/links.ts";

/** An API reference of the site. */
export interface ApiReference extends LinkedPage {
  html: string;
}

/**
 * Writes the API reference of a contract. The page contains the document, because browsers do not load files
 * from pages with `file:` URLs.
 *
 * @param name Name of the contract.
 */
export function writeApiReference(
  name: string,
  { title, documents }: Pick<ContractPages, "title" | "documents">,
): ApiReference {
  const siblings = contracts.filter((each) => each.name !== name);
  const document = toReferenceDocument(documents.openApi, documents.asyncApi, publishOnSite(siblings));
  const page = writeReferencePage({
    title: `${title} API reference`,
    openapi: documents.openApi,
    scripts: "../../api-reference",
    document,
    connect: "http: https:",
  });
  const texts = [document.info.description ?? "", ...document.tags.map(({ description }) => description)];
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link));
  return {
    html: `<!doctype html>\n${page}`,
    ids: new Set([
      ...document.tags.map((tag) => `tag/${tag.name}`),
      ...Object.values(document.paths).flatMap((item) =>
        Object.values(item).map(({ tags, operationId }) =>
          operationAnchor(tags?.[0] ?? "", operationId).slice(1),
        ),
      ),
      ...Object.keys(document.components.schemas).map((schema) => `model/${schema.toLowerCase()}`),
    ]),
    links,
  };
}
