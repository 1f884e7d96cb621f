/** The gateway requests that steps can name. */
import type { RunStep } from "../../runner/case.ts";
import type { CaseSetup, RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import type { Target } from "../../runner/target.ts";
import { getField, getString, isObject, type JsonObject } from "../../stream/json.ts";
import { providerKeyPrefix } from "../../upstream/recorder.ts";
import type { GatewayStream } from "./stream/gateway-stream.ts";
import type { GatewayResponse } from "./stream/observed-run.ts";

/**
 * The headers for the caller's provider keys. The map's key is the part of the model id before the slash
 * (G-174).
 */
const keyHeaders: Readonly<Record<string, string>> = {
  openai: "X-Provider-Key-OpenAI",
  "openai-chat": "X-Provider-Key-OpenAI",
  anthropic: "X-Provider-Key-Anthropic",
};

/** The server's scripted model, for mode `script`. It does not need a provider key. */
const scriptModel = "embedded/script";

/**
 * Creates the setup of a case: the model, and a provider key that is unique to the case. Cases can read them
 * from `target.model`, `target.providerKey` and `target.providerKeyHeader`.
 */
export function createCaseSetup({ mode, model, modelId = "{model}" }: Target, nonce: string): CaseSetup {
  const chosen = mode === "script" ? scriptModel : (model ?? modelId.replace("{model}", "conformance"));
  const providerKey = `${providerKeyPrefix}${nonce}`;
  return {
    model: chosen,
    facts: { model: chosen, providerKey, providerKeyHeader: getKeyHeader(chosen) ?? "" },
    secrets: [providerKey],
  };
}

/**
 * Creates `POST /v1/runs:stream`, or `POST /v1/runs` for a blocking run. It contains the messages from
 * `history`, then the user message with the script, then the step's messages.
 */
export function createRunRequest(
  step: RunStep,
  { content, model, facts, history, again }: RunContext,
): WireRequest {
  const { body = {}, messages = [], query, headers = {}, blocking, without = [], with: options } = step;
  const before = history as GatewayStream | GatewayResponse | undefined;
  const defaults: JsonObject = {
    request: {
      ...(model !== undefined && { model }),
      messages: [
        ...(before?.messages ?? []),
        ...(content === undefined ? [] : [{ role: "user", content }]),
        ...messages,
      ],
    },
  };
  const repeated = (again as GatewayStream | GatewayResponse | undefined)?.sent;
  const input = without.reduce(removeField, mergeBody(isObject(repeated) ? repeated : defaults, body));
  const modelId = getString(getField(input, "request"), "model") ?? "";
  const header = getKeyHeader(modelId);
  return {
    method: "POST",
    path: blocking === undefined ? "/v1/runs:stream" : "/v1/runs",
    query: toQueryStrings(query),
    headers: {
      accept: blocking === undefined ? "text/event-stream" : "application/json",
      ...(header !== undefined && options?.providerKey !== "none" && { [header]: facts.providerKey ?? "" }),
      ...headers,
    },
    body: JSON.stringify(input),
  };
}

/**
 * Returns the name of the header for a model's provider key, or `undefined` if the model does not need a key.
 */
function getKeyHeader(model: string): string | undefined {
  const [provider = ""] = model.split("/", 1);
  if (provider === "embedded" || provider.trim() === "") return undefined;
  return Object.hasOwn(keyHeaders, provider) ? keyHeaders[provider] : `X-Provider-Key-${provider}`;
}

/** Merges the fields inside `request` if both values are objects. All other fields are replaced. */
function mergeBody(base: JsonObject, body: JsonObject): JsonObject {
  const laid = { ...base, ...body };
  if (isObject(base.request) && isObject(body.request)) laid.request = { ...base.request, ...body.request };
  return laid;
}

/**
 * Removes a field.
 * @param path Field names, joined with dots.
 */
function removeField(value: JsonObject, path: string): JsonObject {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  const inner = getField(value, name);
  return isObject(inner) ? { ...value, [name]: removeField(inner, rest.join(".")) } : value;
}
