import type { Program, Operation as TypeSpecOperation } from "@typespec/compiler";
import type { OAuthFlow, Reference, SecurityScheme } from "./asyncapi.ts";
import { reportDiagnostic } from "./lib.ts";
import type { OpenApiSecurityRequirement, OpenApiSecurityScheme } from "./openapi.ts";

const SCHEMES = "#/components/securitySchemes/";

/** An OpenAPI security scheme as an AsyncAPI one: `apiKey` is `httpApiKey` there, and flows name their scopes. */
export function convertSecurityScheme(scheme: OpenApiSecurityScheme): SecurityScheme {
  const description = scheme.description ? { description: scheme.description } : {};
  switch (scheme.type) {
    case "http":
      return {
        type: "http",
        ...description,
        // Scheme names are case-insensitive (RFC 9110 section 11.1); AsyncAPI knows `bearer` in lower case only.
        scheme: (scheme.scheme ?? "").toLowerCase(),
        ...(scheme.bearerFormat && { bearerFormat: scheme.bearerFormat }),
      };
    case "apiKey":
      return { type: "httpApiKey", ...description, name: scheme.name ?? "", in: scheme.in ?? "header" };
    case "oauth2":
      return { type: "oauth2", ...description, flows: convertFlows(scheme) };
    case "openIdConnect":
      return { type: "openIdConnect", ...description, openIdConnectUrl: scheme.openIdConnectUrl ?? "" };
  }
}

function convertFlows(scheme: OpenApiSecurityScheme): Record<string, OAuthFlow> {
  return Object.fromEntries(
    Object.entries(scheme.flows ?? {}).map(([name, { scopes, ...flow }]) => [
      name,
      { ...flow, availableScopes: scopes },
    ]),
  );
}

/**
 * An operation's security as AsyncAPI has it: a list of alternatives. Undefined where anonymous access is one of
 * them, for AsyncAPI has no other way to say "optional". Schemes that are needed together are reported.
 */
export function convertSecurity(
  program: Program,
  operation: TypeSpecOperation,
  requirements: readonly OpenApiSecurityRequirement[],
  schemes: Readonly<Record<string, OpenApiSecurityScheme>>,
): (Reference | SecurityScheme)[] | undefined {
  if (requirements.length === 0 || requirements.some((needed) => Object.keys(needed).length === 0)) {
    return undefined;
  }
  for (const needed of requirements) {
    if (Object.keys(needed).length > 1) {
      reportDiagnostic(program, {
        code: "combined-authentication",
        format: { operation: operation.name, schemes: Object.keys(needed).join(" and ") },
        target: operation,
      });
    }
  }
  const alternatives = new Map<string, Reference | SecurityScheme>();
  for (const [name, scopes] of requirements.flatMap((needed) => Object.entries(needed))) {
    const scheme = schemes[name];
    if (!scheme) continue;
    // The scopes that one operation needs are part of the scheme object in AsyncAPI, so it is written out here.
    alternatives.set(
      [name, ...scopes].join(" "),
      scopes.length > 0 ? { ...convertSecurityScheme(scheme), scopes } : { $ref: SCHEMES + name },
    );
  }
  return [...alternatives.values()];
}
