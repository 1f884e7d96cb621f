/** Serves a contract's API documents and its reference page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Router } from "express";
import { serveContent } from "./http/static-content.ts";

/** Names of the documents in a contract's folder. */
const documents = ["openapi.yaml", "openapi.3.2.yaml", "asyncapi.yaml", "asyncapi.3.0.yaml"];

/**
 * Creates the router for a contract's documents, and for its reference page, which loads its document from the same
 * path. The files are read only once, because the server must not describe changes before it restarts with the new
 * validators.
 *
 * @param folder The contract's folder in `generated`.
 * @param isOpen True if the server has no API keys. The reference then describes requests without a key.
 */
export function createDocumentRouter(folder: string, isOpen: boolean): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const serveFile = (name: string, type: string) => serveContent(readFileSync(join(folder, name)), type);
  for (const name of documents) router.get(`/${name}`, serveFile(name, "application/yaml"));
  router.get("/docs", serveFile("docs.html", "html"));
  router.get("/docs/reference.json", serveFile(isOpen ? "reference.open.json" : "reference.json", "json"));
  return router;
}
