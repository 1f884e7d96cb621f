/** The requests of the gateway contract that steps speak of by name. */
import type { RunStep } from "../../runner/case.ts";
import type { RunContext, Setting, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";
import type { Target } from "../../runner/target.ts";
import { getField, getString, isObject, type JsonObject } from "../../stream/json.ts";
import { providerKeyMark } from "../../upstream/recorder.ts";
import type { GatewayStream } from "./stream/gateway-stream.ts";
import type { GatewayAnswer } from "./stream/run-seen.ts";

/** Headers with the caller's own keys, by what stands before the slash of a model's id (G-174). */
const keyHeaders: Readonly<Record<string, string>> = {
  openai: "X-Provider-Key-OpenAI",
  "openai-chat": "X-Provider-Key-OpenAI",
  anthropic: "X-Provider-Key-Anthropic",
};

/** The model that plays scripts in messages, in mode `script`. It needs no key. */
const scriptModel = "embedded/script";

/**
 * What cases need: the model, and a provider's key that no other case has. `target.model`, `target.providerKey` and
 * `target.providerKeyHeader` tell them.
 */
export function settingOf({ mode, model, modelId = "{model}" }: Target, nonce: string): Setting {
  const chosen = mode === "script" ? scriptModel : (model ?? modelId.replace("{model}", "conformance"));
  const providerKey = `${providerKeyMark}${nonce}`;
  return {
    model: chosen,
    facts: { model: chosen, providerKey, providerKeyHeader: keyHeaderOf(chosen) ?? "" },
    secrets: [providerKey],
  };
}

/**
 * `POST /v1/runs:stream`, or `POST /v1/runs` of a blocking run. The messages are those of `history`, the user's with the
 * script, and the step's own.
 */
export function runRequest(
  step: RunStep,
  { content, model, facts, history, again }: RunContext,
): WireRequest {
  const { body = {}, messages = [], query, headers = {}, blocking, without = [], with: options } = step;
  const before = history as GatewayStream | GatewayAnswer | undefined;
  const whole: JsonObject = {
    request: {
      ...(model !== undefined && { model }),
      messages: [
        ...(before?.messages ?? []),
        ...(content === undefined ? [] : [{ role: "user", content }]),
        ...messages,
      ],
    },
  };
  const repeated = (again as GatewayStream | GatewayAnswer | undefined)?.sent;
  const laid = without.reduce(leftOut, layOver(isObject(repeated) ? repeated : whole, body));
  const asked = getString(getField(laid, "request"), "model") ?? "";
  const header = keyHeaderOf(asked);
  return {
    method: "POST",
    path: blocking === undefined ? "/v1/runs:stream" : "/v1/runs",
    query: queryTexts(query),
    headers: {
      accept: blocking === undefined ? "text/event-stream" : "application/json",
      ...(header !== undefined && options?.providerKey !== "none" && { [header]: facts.providerKey ?? "" }),
      ...headers,
    },
    body: JSON.stringify(laid),
  };
}

/** The header of the key that a model needs; `undefined` when it needs none. */
function keyHeaderOf(model: string): string | undefined {
  const [provider = ""] = model.split("/", 1);
  if (provider === "embedded" || provider.trim() === "") return undefined;
  return Object.hasOwn(keyHeaders, provider) ? keyHeaders[provider] : `X-Provider-Key-${provider}`;
}

/** Members of `request` are laid over one by one, where both are objects; all others take the place of what is there. */
function layOver(whole: JsonObject, body: JsonObject): JsonObject {
  const laid = { ...whole, ...body };
  if (isObject(whole.request) && isObject(body.request)) laid.request = { ...whole.request, ...body.request };
  return laid;
}

/** @param path Names of members, with dots. */
function leftOut(value: JsonObject, path: string): JsonObject {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  const inner = getField(value, name);
  return isObject(inner) ? { ...value, [name]: leftOut(inner, rest.join(".")) } : value;
}
