/** Serves the playground: a page at `/`, with its scripts and styles under `/playground/`. */
import { access } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RequestHandler, Router } from "express";
import { serveHashedFiles } from "./static-content.ts";

/** Output folder of `npm run build:playground`. */
const defaultFolder = fileURLToPath(new URL("../../clients/playground/dist/", import.meta.url));

/**
 * The page may connect only to this server. Model and tool output cannot run as a script, submit a form, or
 * send a request to another host (Content Security Policy Level 3).
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Serves the playground.
 *
 * @param folder Vite's output folder. It contains `index.html`, and files in `playground/` whose names
 * contain a content hash.
 */
export function playground(folder: string = defaultFolder): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/", setSafeHeaders, servePage(folder));
  router.get("/playground/:name", setSafeHeaders, serveHashedFiles(join(folder, "playground")));
  return router;
}

const setSafeHeaders: RequestHandler = (_request, response, next) => {
  response.set({ "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" });
  next();
};

/** Serves the page, which must not be cached because it refers to the newest files. */
function servePage(folder: string): RequestHandler {
  return async (_request, response) => {
    response.set({ "Cache-Control": "no-cache", "Content-Security-Policy": contentSecurityPolicy });
    const isBuilt = await access(join(folder, "index.html")).then(
      () => true,
      () => false,
    );
    if (isBuilt) response.sendFile("index.html", { root: folder, cacheControl: false });
    else response.status(503).type("html").send(notBuiltPage);
  };
}

const notBuiltPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Playground: not built</title>
<h1>The playground is not built</h1>
<p>Run <code>npm ci</code> and <code>npm run build:playground</code>, then load this page again. The build needs the
development dependencies, so it fails after <code>npm ci --omit=dev</code>. In that case, build the playground on another
machine and copy <code>clients/playground/dist</code>.</p>
<p>The API works without it. Its reference is at <a href="/docs">/docs</a>.</p>
</html>
`;
