import type { Namespace, Program } from "@typespec/compiler";
import type { Server, ServerVariable } from "./asyncapi.ts";
import { reportDiagnostic } from "./lib.ts";
import type { OpenApiServer } from "./openapi.ts";

/** Protocol, host (may contain {variables}) and path of a server URL template. */
const URL_TEMPLATE = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)(\/[^?#]*)?$/i;

/**
 * Converts OpenAPI servers to an AsyncAPI Servers Object, keyed by a short form of their description. Reports
 * and skips a URL without a literal protocol or host.
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
        // TypeSpec's OpenAPI emitter writes "" for a variable without a default, because OpenAPI requires
        // one.
        ...(variable.default !== "" && { default: variable.default }),
        ...(variable.description && { description: variable.description }),
      },
    ]),
  );
}

/** Returns a key that AsyncAPI allows (letters, digits, `-`, `_`) and that is not in use. */
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
