/** Requests to the gateway contract, and the providers that they name. */
import { defaultLimits } from "../../../core/settings.ts";
import type { ByokProviders } from "../../../models/byok.ts";
import type { ConnectionSettings } from "../../../models/providers.ts";
import type { TestServer } from "../server.ts";

/** Keys of a caller's, which must show nowhere but at their providers. */
export const callerKeys = {
  "X-Provider-Key-OpenAI": "caller-openai-hunter2",
  "X-Provider-Key-Anthropic": "caller-anthropic-hunter2",
  "X-Provider-Key-local": "caller-local-hunter2",
};

/** The providers of the fixtures' formats, all at one address on loopback, for requests with keys of their own. */
export function byokAt(url: string, patience: ConnectionSettings = { maxRetries: 0 }): ByokProviders {
  const at = { baseUrl: `${url}/v1`, ...patience };
  return [
    { name: "openai", kind: "openai", keyHeader: "X-Provider-Key-OpenAI", ...at },
    { name: "anthropic", kind: "anthropic", keyHeader: "X-Provider-Key-Anthropic", ...at },
    { name: "local", kind: "openai-compatible", keyHeader: "X-Provider-Key-local", ...at },
  ];
}

/** What every project has, so that `vai_web_search` can be asked for; nobody answers it. */
export const searching = {
  toolServers: [],
  agents: [],
  builtInTools: { webSearch: { provider: "searxng", baseUrl: "http://127.0.0.1:9" } },
  limits: defaultLimits,
} as const;

/** Both endpoints, by their paths. */
export const endpoints = ["/v1/runs", "/v1/runs:stream"] as const;

/** A request of one message. @param members Further members of `request`. @param envelope Those beside it. */
export function ask(model: string, content: unknown, members: object = {}, envelope: object = {}) {
  return { request: { model, messages: [{ role: "user", content }], ...members }, ...envelope };
}

/** A request whose model plays these turns (see `server/models/README.md`). */
export function play(turns: unknown[], envelope: object = {}, members: object = {}) {
  return ask("embedded/script", JSON.stringify({ turns }), members, envelope);
}

/** What a run comes to: the `error` that it ends with and its HTTP status, or its result. */
export interface Outcome {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results and errors of every kind.
  error?: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results and errors of every kind.
  result?: any;
}

/** Sends a run to an endpoint, and gives how it ends: of a stream, what its last event holds. */
export async function outcomeOf(
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
  const { type, ...last } = eventsIn(text).at(-1) as { type: string };
  return { status, ...last };
}

/** The events of a whole stream. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into events of every type.
export function eventsIn(text: string): any[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json = ""]) => JSON.parse(json));
}

/** A refusal: its status and its error, whose request id is checked to be that of the answer's header (GX-17). */
export async function refusalOf(response: Response): Promise<Record<string, unknown>> {
  const { status, headers } = response;
  const { request_id, ...error } = ((await response.json()) as Required<Outcome>).error;
  if (request_id !== headers.get("x-request-id")) throw new Error(`the error's request id is ${request_id}`);
  return { status, ...error };
}
