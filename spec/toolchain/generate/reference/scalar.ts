/** Reads the script of Scalar, which renders the reference pages, from its npm package. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import plugin from "@scalar/fastify-api-reference";

interface Route {
  url: string;
  handler(request: object, reply: Reply): unknown;
}

interface Reply {
  header(name: string, value: string): Reply;
  send(text: string): Reply;
}

/**
 * Returns the script, with its license as a comment. Its own package, `@scalar/api-reference`, requires Vue and 200 other packages. The Fastify
 * plugin contains the same script, as the response of a route.
 *
 * @throws Error if the plugin has no such route.
 */
export function readScalarScript(): string {
  const routes: Route[] = [];
  const fastify = {
    hasPlugin: () => false,
    initialConfig: {},
    route: (route: Route) => routes.push(route),
  };
  plugin(fastify as never, { configuration: { url: "/" } }, () => {});
  let script: string | undefined;
  const reply: Reply = {
    header: () => reply,
    send(text) {
      script = text;
      return reply;
    },
  };
  routes.find(({ url }) => url.endsWith("/scalar.js"))?.handler({}, reply);
  if (script === undefined) throw new Error("@scalar/fastify-api-reference has no route for scalar.js");
  const path = createRequire(import.meta.url).resolve("@scalar/fastify-api-reference");
  const license = readFileSync(join(dirname(path), "../LICENSE"), "utf8");
  return `/*!\n@scalar/api-reference\n\n${license.trim()}\n*/\n${script}`;
}
