import type { Namespace, Program } from "@typespec/compiler";
import type { Server, ServerVariable } from "./asyncapi.ts";
import { reportDiagnostic } from "./lib.ts";
import type { OpenApiServer } from "./openapi.ts";

/** Matches the protocol, host (which may contain {variables}) and path of a server URL template. */
const URL_TEMPLATE = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)(\/[^?#]*)?$/i;

/**
 * Converts OpenAPI servers to an AsyncAPI Servers Object. Each key is a short form of the server's
 * description. A URL without a literal protocol and host is skipped with a diagnostic.
 */
export function convertServers(
  program: Program,
  service: Namespace,
  servers: readonly OpenApiServer[],
): Record<string, Server> {
  const converted: Record<string, Server> = {};
  for (const server of servers) {
    const [, protocol, host, pathname] = URL_TEMPLATE.exec(server.url) ?? [];
    if (!protocol || !host) {
      reportDiagnostic(program, {
        code: "unsupported-server-url",
        format: { url: server.url },
        target: service,
      });
      continue;
    }
    const variables = convertVariables(server);
    converted[createKey(converted, server.description)] = {
      host,
      protocol: protocol.toLowerCase(),
      ...(pathname && pathname !== "/" && { pathname }),
      ...(server.description && { description: server.description }),
      ...(Object.keys(variables).length > 0 && { variables }),
    };
  }
  return converted;
}

function convertVariables(server: OpenApiServer): Record<string, ServerVariable> {
  return Object.fromEntries(
    Object.entries(server.variables ?? {}).map(([name, variable]) => [
      name,
      {
        ...(variable.enum && { enum: variable.enum }),
        // TypeSpec's OpenAPI emitter writes an empty string for a variable without a default, because OpenAPI
        // requires a default.
        ...(variable.default !== "" && { default: variable.default }),
        ...(variable.description && { description: variable.description }),
      },
    ]),
  );
}

/**
 * Returns an unused key that consists of the characters that AsyncAPI allows (letters, digits, `-` and `_`).
 */
function createKey(taken: Record<string, Server>, description = ""): string {
  const base =
    description
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "server";
  let key = base;
  for (let n = 2; key in taken; n++) key = `${base}-${n}`;
  return key;
}
