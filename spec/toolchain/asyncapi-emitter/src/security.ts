import type { Program, Operation as TypeSpecOperation } from "@typespec/compiler";
import type { OAuthFlow, Reference, SecurityScheme } from "./asyncapi.ts";
import { reportDiagnostic } from "./lib.ts";
import type { OpenApiSecurityRequirement, OpenApiSecurityScheme } from "./openapi.ts";

const SCHEMES = "#/components/securitySchemes/";

/**
 * Converts an OpenAPI security scheme. `apiKey` becomes `httpApiKey`, and the `scopes` of OAuth flows become
 * `availableScopes`.
 */
export function convertSecurityScheme(scheme: OpenApiSecurityScheme): SecurityScheme {
  const description = scheme.description ? { description: scheme.description } : {};
  switch (scheme.type) {
    case "http":
      return {
        type: "http",
        ...description,
        // Scheme names are case-insensitive (RFC 9110 section 11.1), but AsyncAPI accepts only lower-case
        // `bearer`.
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
 * Converts an operation's security to a list of alternatives. Returns `undefined` if one of the alternatives
 * is anonymous access, because AsyncAPI cannot express optional security. Reports a diagnostic for schemes
 * that are required together.
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
    // In AsyncAPI, the required scopes are part of the scheme object, so a scheme with scopes is written
    // inline.
    alternatives.set(
      [name, ...scopes].join(" "),
      scopes.length > 0 ? { ...convertSecurityScheme(scheme), scopes } : { $ref: SCHEMES + name },
    );
  }
  return [...alternatives.values()];
}
