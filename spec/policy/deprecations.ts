import { parse } from "yaml";
import { deprecationProblems } from "../check/deprecations.ts";
import { releasedDeprecationProblems } from "../check/released-deprecations.ts";
import type { ContractName } from "../contracts.ts";
import type { OpenApiDocument } from "../generate/document.ts";
import { generatedDocuments, releasedDocuments } from "./files.ts";

/**
 * What a contract breaks of the rules of deprecation in `spec/README.md`, measured by its released documents, if it has any.
 *
 * @param root The project.
 * @param today The day, as `YYYY-MM-DD`.
 * @returns A text for each problem, which says what to do.
 */
export function contractDeprecationProblems(root: string, contract: ContractName, today: string): string[] {
  const { openapi } = generatedDocuments(root, contract);
  const released = releasedDocuments(root, contract)?.openapi;
  const present = read(openapi);
  const moved =
    released === undefined || released === openapi
      ? []
      : releasedDeprecationProblems(read(released), present, today);
  return [...deprecationProblems(present, today), ...moved].map(
    ({ pointer, message }) => `spec/${contract}: ${pointer} ${message}`,
  );
}

/** A document may have no operations, and no schemas. */
function read(text: string): OpenApiDocument {
  const document = parse(text) as Partial<OpenApiDocument>;
  const components = { ...document.components, schemas: document.components?.schemas ?? {} };
  return { ...document, paths: document.paths ?? {}, components } as OpenApiDocument;
}
