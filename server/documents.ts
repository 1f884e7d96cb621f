/** Serves a contract's API documents and its reference page. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";

/** Names of the documents in a contract's folder. */
const documents = ["openapi.yaml", "openapi.3.2.yaml", "asyncapi.yaml", "asyncapi.3.0.yaml"];

/**
 * Creates the router for a contract's documents, and for its reference page, which loads them from the same path. The
 * files are read only once, because the server must not describe changes before it restarts with the new validators.
 *
 * @param folder The contract's folder in `generated`.
 */
export function createDocumentRouter(folder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const name of documents) router.get(`/${name}`, serveFile(join(folder, name), "application/yaml"));
  router.get("/docs", serveFile(join(folder, "docs.html"), "html"));
  router.get("/docs/reference.json", serveFile(join(folder, "reference.json"), "json"));
  // The scripts and styles of all reference pages come from this server, so that the pages work offline.
  for (const name of ["scalar.js", "reference.js", "reference.css"])
    router.get(`/docs/${name}`, (_request, response) =>
      response.sendFile(name, { root: join(folder, "../reference") }),
    );
  return router;
}

/** Reads a file, and returns a handler that responds with its content. */
function serveFile(path: string, type: string): RequestHandler {
  const content = readFileSync(path);
  const tag = `"${createHash("sha256").update(content).digest("base64url")}"`;
  return (_request, response) => {
    response.type(type).set({ ETag: tag, "Cache-Control": "public, max-age=0" }).send(content);
  };
}
