/** Settings for the gateway contract and for CORS. */
import { defaultProjectId } from "../core/ports/api-keys.ts";
import type { GatewayLimits, GatewayRate, GatewaySettings } from "../core/settings.ts";
import type { GatewayContent } from "./config-file.ts";
import { formatFileLocation, type Sources } from "./sources.ts";

/** Default limits for one request. */
export const defaultGatewayLimits: GatewayLimits = {
  bodyBytes: 8 * 1024 ** 2,
  messages: 64,
  tools: 64,
  textBytes: 512 * 1024,
  base64BlockBytes: 4 * 1024 ** 2,
  base64Bytes: 12 * 1024 ** 2,
};

/** Default rate limits for one project. */
export const defaultGatewayRate: GatewayRate = { requestsPerSecond: 2, burst: 4, inFlight: 20, streams: 4 };

/**
 * Reads the gateway's settings.
 *
 * @param open True if the server has no API keys.
 */
export function readGateway(sources: Sources, open: boolean): GatewaySettings {
  const { auth = "required", models, limits, rate }: GatewayContent = sources.file.content.gateway ?? {};
  if (open && sources.file.content.gateway?.auth !== undefined && auth !== "disabled") {
    sources.warn(`${formatFileLocation(sources, "/gateway/auth")}: "${auth}" has no effect without API keys`);
  }
  if (!open && auth !== "required" && sources.file.content.projects?.[defaultProjectId]?.tokenRequired)
    sources.errors.add(
      formatFileLocation(sources, "/gateway/auth"),
      `must be "required", because the project "${defaultProjectId}" requires tokens (tokenRequired)`,
    );
  return {
    auth: open ? "disabled" : auth,
    ...(models !== undefined && { models }),
    limits: { ...defaultGatewayLimits, ...limits },
    rate: rate === false ? false : { ...defaultGatewayRate, ...rate },
  };
}

/**
 * Reads the origins of the web pages that may call the server. Reports origins written in a form that no
 * browser sends.
 */
export function readCorsOrigins(sources: Sources): readonly string[] {
  const { CORS_ORIGINS: list = "" } = sources.env;
  if (list.trim() !== "") {
    const origins = list.split(",").map((text) => text.trim());
    for (const [index, text] of origins.entries()) {
      const problem = findOriginProblem(text);
      if (problem !== undefined) sources.errors.add("CORS_ORIGINS", `origin ${index + 1} ${problem}`);
    }
    return origins;
  }
  const { corsOrigins = [] } = sources.file.content;
  for (const [index, text] of corsOrigins.entries()) {
    const problem = findOriginProblem(text);
    if (problem !== undefined)
      sources.errors.add(formatFileLocation(sources, `/corsOrigins/${index}`), problem);
  }
  return corsOrigins;
}

/**
 * @returns The problem with an origin; `undefined` if it has the form that browsers send. The returned text
 * contains nothing but the origin part of the URL.
 */
function findOriginProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    return 'must be the origin of a web page, such as "https://app.example.com"';
  }
  // Origins are compared character by character (RFC 6454, section 5).
  return url.origin === text ? undefined : `must be written as browsers send it: "${url.origin}"`;
}
