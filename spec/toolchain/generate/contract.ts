import { correctDocuments, type EmittedDocuments } from "./corrections/corrections.ts";
import type { OpenApiDocument } from "./document.ts";
import { toYaml, withHeaders } from "./file-text.ts";
import { shareResponses } from "./shared-responses.ts";
import { writeHandlers, writeTypes } from "./typescript.ts";

/** A contract's documents and the text of its tracked files. */
export interface GeneratedContract {
  openapi: OpenApiDocument;
  asyncapi: Record<string, unknown>;
  /** The text of the tracked files, by path within `generated/<name>`. */
  files: Map<string, string>;
}

/**
 * Generates the tracked files of a contract from its compiled documents. The result is deterministic, and
 * nothing is written to disk.
 *
 * @throws {ContractError} A part of the contract cannot be generated. The message says which part and why.
 */
export async function generateContract(name: string, emitted: EmittedDocuments): Promise<GeneratedContract> {
  const { openapi, asyncapi } = correctDocuments(emitted);
  const files = withHeaders(name, {
    "openapi.yaml": toYaml(shareResponses(openapi)),
    "asyncapi.yaml": toYaml(asyncapi),
    "types.ts": await writeTypes(openapi),
    "handlers.ts": writeHandlers(openapi),
  });
  return { openapi, asyncapi, files };
}
