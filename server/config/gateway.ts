/** Settings of the gateway contract, and of who may call the server from a web page. */
import type { GatewayLimits, GatewayRate, GatewaySettings } from "../core/settings.ts";
import type { GatewayContent } from "./config-file.ts";
import { placeInFile, type Sources } from "./sources.ts";

/** What one request may hold where nothing is configured. */
export const defaultGatewayLimits: GatewayLimits = {
  bodyBytes: 8 * 1024 ** 2,
  messages: 64,
  tools: 64,
  textBytes: 512 * 1024,
  base64BlockBytes: 4 * 1024 ** 2,
  base64Bytes: 12 * 1024 ** 2,
};

/** What one project may ask at a time where nothing is configured. */
export const defaultGatewayRate: GatewayRate = { requestsPerSecond: 2, burst: 4, inFlight: 20, streams: 4 };

/** Reads what the file says of the gateway. @param open Whether the server has no API keys. */
export function readGateway(sources: Sources, open: boolean): GatewaySettings {
  const { auth = "required", models, limits, rate }: GatewayContent = sources.file.content.gateway ?? {};
  if (open && sources.file.content.gateway?.auth !== undefined && auth !== "disabled") {
    sources.warn(`${placeInFile(sources, "/gateway/auth")}: "${auth}" has no effect without API keys`);
  }
  return {
    auth: open ? "disabled" : auth,
    ...(models !== undefined && { models }),
    limits: { ...defaultGatewayLimits, ...limits },
    rate: rate === false ? false : { ...defaultGatewayRate, ...rate },
  };
}

/** Reads which origins may call the server from a web page; tells those that no browser sends like this. */
export function readCorsOrigins(sources: Sources): readonly string[] {
  const { corsOrigins = [] } = sources.file.content;
  for (const [index, text] of corsOrigins.entries()) {
    const problem = originProblem(text);
    if (problem !== undefined) sources.mistakes.add(placeInFile(sources, `/corsOrigins/${index}`), problem);
  }
  return corsOrigins;
}

/** @returns A clause that shows no more of the text than an origin; `undefined` for one as browsers send it. */
function originProblem(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    return 'must be the origin of a web page, such as "https://app.example.com"';
  }
  // Origins are compared character by character (RFC 6454 section 5).
  return url.origin === text ? undefined : `must be written as browsers send it: "${url.origin}"`;
}
