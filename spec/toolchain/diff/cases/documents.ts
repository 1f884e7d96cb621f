import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractName } from "../../project.ts";
import { parseDocuments } from "../diff-contract.ts";
import type { ParsedDocuments } from "../diff-documents.ts";
import { type Case, Edit } from "./edit.ts";

const generated = join(import.meta.dirname, "../../../../generated");
const parsed = new Map<string, ParsedDocuments>();

/** Returns the published documents of a contract, to which cases apply their edits. */
export function publishedDocuments(contract: ContractName): ParsedDocuments {
  let documents = parsed.get(contract);
  if (documents === undefined) {
    const [openapi = "", asyncapi = ""] = ["openapi.yaml", "asyncapi.yaml"].map((name) =>
      readFileSync(join(generated, contract, name), "utf8"),
    );
    documents = parseDocuments(contract, { openapi, asyncapi });
    parsed.set(contract, documents);
  }
  return documents;
}

/** Returns the documents before and after a case's edit. */
export function documentsOf({ contract, prepare, edit }: Case): {
  old: ParsedDocuments;
  present: ParsedDocuments;
} {
  const old = structuredClone(publishedDocuments(contract));
  prepare?.(new Edit(old));
  const present = structuredClone(old);
  edit(new Edit(present));
  return { old, present };
}
