/** Requests to the gateway contract, and the providers that they use. */
import { defaultLimits } from "../../../core/settings.ts";
import type { ByokProviders } from "../../../models/byok.ts";
import type { ConnectionSettings } from "../../../models/providers.ts";
import type { TestServer } from "../server.ts";

/** A client's provider keys. Each key may be sent only to its own provider. */
export const callerKeys = {
  "X-Provider-Key-OpenAI": "caller-openai-hunter2",
  "X-Provider-Key-Anthropic": "caller-anthropic-hunter2",
  "X-Provider-Key-local": "caller-local-hunter2",
};

/** Returns providers for requests that bring their own keys, all at one loopback address. */
export function createByokProviders(
  url: string,
  connection: ConnectionSettings = { maxRetries: 0 },
): ByokProviders {
  const settings = { baseUrl: `${url}/v1`, ...connection };
  return [
    { name: "openai", kind: "openai", keyHeader: "X-Provider-Key-OpenAI", ...settings },
    { name: "anthropic", kind: "anthropic", keyHeader: "X-Provider-Key-Anthropic", ...settings },
    { name: "local", kind: "openai-compatible", keyHeader: "X-Provider-Key-local", ...settings },
  ];
}

/** Project settings with a web search whose server does not respond. */
export const projectWithWebSearch = {
  toolServers: [],
  agents: [],
  builtInTools: { webSearch: { provider: "searxng", baseUrl: "http://127.0.0.1:9" } },
  limits: defaultLimits,
} as const;

/** The paths of both endpoints. */
export const endpoints = ["/v1/runs", "/v1/runs:stream"] as const;

/**
 * Returns a request with one message.
 *
 * @param fields Additional fields inside `request`.
 * @param envelope Additional fields next to `request`.
 */
export function createRequest(model: string, content: unknown, fields: object = {}, envelope: object = {}) {
  return { request: { model, messages: [{ role: "user", content }], ...fields }, ...envelope };
}

/** Returns a request that makes the model play the given turns (see `server/models/README.md`). */
export function createScriptRequest(turns: unknown[], envelope: object = {}, fields: object = {}) {
  return createRequest("embedded/script", JSON.stringify({ turns }), fields, envelope);
}

/** The HTTP status of a run, and its result or error. */
export interface Outcome {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect results and errors of every kind.
  error?: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect results and errors of every kind.
  result?: any;
}

/** Sends a run to an endpoint. Returns the response, or the last event if the response is a stream. */
export async function readOutcome(
  server: TestServer,
  path: (typeof endpoints)[number],
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const response = await server.request("POST", path, body, headers);
  const { status } = response;
  const text = await response.text();
  if (response.headers.get("content-type")?.startsWith("application/json"))
    return { status, ...(JSON.parse(text) as object) };
  const { type, ...last } = parseEvents(text).at(-1) as { type: string };
  return { status, ...last };
}

/** Returns the events in a complete stream. */
// biome-ignore lint/suspicious/noExplicitAny: tests inspect events of every type.
export function parseEvents(text: string): any[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json));
}

/**
 * Returns the status and the error of a response.
 *
 * @throws Error if the error's request ID differs from the ID in the response header (GX-17).
 */
export async function readError(response: Response): Promise<Record<string, unknown>> {
  const { status, headers } = response;
  const { request_id, ...error } = ((await response.json()) as Required<Outcome>).error;
  if (request_id !== headers.get("x-request-id")) throw new Error(`the error's request id is ${request_id}`);
  return { status, ...error };
}
