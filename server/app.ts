/** The server's HTTP side: the contracts, their documents, and their reference. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import express, { type Express } from "express";
import { type TamboOptions, tamboRouter } from "./contracts/tambo/router.ts";
import { outsideErrors, unknownPath } from "./http/outside.ts";

const documents = fileURLToPath(new URL("../generated/tambo/", import.meta.url));

/** What the server serves. */
export type AppOptions = TamboOptions;

/** Puts the server's HTTP side together. */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  // A conditional request would be answered with 304, which no operation declares.
  app.disable("etag");
  app.set("query parser", "simple");
  // A path is exactly the one that the documents declare.
  app.set("case sensitive routing", true);
  app.set("strict routing", true);
  for (const name of ["openapi.yaml", "openapi.3.2.yaml", "asyncapi.yaml"]) {
    app.get(`/${name}`, (_request, response) => {
      response.type("application/yaml").sendFile(join(documents, name));
    });
  }
  app.get("/docs", (_request, response) => response.sendFile(join(documents, "docs.html")));
  app.get("/docs/redoc.js", (_request, response) => response.sendFile(redocBundle()));
  app.use(tamboRouter(options));
  app.use(unknownPath, outsideErrors(options.log));
  return app;
}

/** The reference's script, from its package: the page works without internet. */
function redocBundle(): string {
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/package.json");
  return join(dirname(cli), "lib/chunks/redoc.standalone.js");
}
