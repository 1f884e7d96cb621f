/** Mutants with defects in the handling of provider keys, unsupported features and provider failures. */

import { combine, withMap } from "../../combinators/compose.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { alterOfferedTools } from "../../combinators/models.ts";
import type { MutableRequest } from "../../combinators/requests.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterAllErrors, alterRunBodies, createError } from "./combinators.ts";

/** Headers that contain the keys of model providers. */
const keyHeaders = ["x-provider-key-openai", "x-provider-key-anthropic"] as const;

/** Alters the provider keys in requests. */
const alterProviderKeys = (alter: (request: MutableRequest, header: string) => void): Mutate =>
  alterRunBodies(({ request }, wire) => {
    const provider = /^(openai|anthropic)/.exec(String(request?.model))?.[0];
    if (provider !== undefined) alter(wire, `x-provider-key-${provider}`);
  });

/** Replaces the keys in a case's requests with the first key that the case used for the provider. */
const keepFirstKeys = withMap((first) =>
  alterProviderKeys(({ headers }, header) => {
    const key = headers[header] ?? "";
    const caseKey = `${header} ${key.replace(/(?<=c[0-9a-f]{16})-.*/, "")}`;
    headers[header] = first.get(caseKey) ?? key;
    first.set(caseKey, headers[header]);
  }),
);

/** Alters `request` in every body. */
const alterSentRequests = (alter: (request: Loose, wire: MutableRequest) => Loose): Mutate =>
  alterRunBodies((body, wire) => (body.request ? alter(body.request, wire) : undefined));

export const providerMutants: Mutants = {
  /** Calls Anthropic with the OpenAI key. */
  "key-of-openai-for-all": alterProviderKeys(({ headers }) => {
    const [openai, anthropic] = keyHeaders;
    if (headers[openai] && headers[anthropic]) headers[anthropic] = headers[openai];
  }),
  /** Calls a provider with another provider's key if the provider's own key is missing. */
  "key-of-any-provider": alterProviderKeys(({ headers }, header) => {
    const other = keyHeaders.flatMap((name) => headers[name] ?? [])[0];
    if (headers[header] === undefined && other !== undefined) headers[header] = other;
  }),
  /** Uses a caller's first key for a provider in all later requests. */
  "keys-remembered": keepFirstKeys,
  /** Requires a key for embedded models. */
  "embedded-needs-a-key": alterSentRequests(({ model }, wire) =>
    String(model).startsWith("embedded/") ? createError(401, "authentication_error", wire) : undefined,
  ),
  /** Uses embedded/demo if an embedded model is unknown. */
  "embedded-of-any-name": alterSentRequests((request) => {
    if (request.model === "embedded/conform-none") request.model = "embedded/demo";
  }),
  /** Rejects server_tool_config. */
  "search-services-refused": alterRunBodies((body, wire) =>
    body.server_tool_config ? createError(400, "invalid_request_error", wire) : undefined,
  ),
  /** Ignores an unknown search service. */
  "search-services-of-any-name": alterRunBodies((body) => {
    if (body.server_tool_config?.vai_web_search?.provider === "altavista") delete body.server_tool_config;
  }),
  /** Ignores a search configuration that is null. */
  "search-services-null": alterRunBodies((body) => {
    if (body.server_tool_config?.vai_web_search === null) delete body.server_tool_config;
  }),
  /** Accepts tools that the provider would execute, but drops them. */
  "native-tools-left-out": alterSentRequests((request) => {
    if (Array.isArray(request.tools))
      request.tools = request.tools.filter((tool: Loose) => tool?.type === "function");
  }),
  /** Offers the provider's tools after the gateway's tools. */
  "native-tools-last": alterOfferedTools((tools) =>
    tools.toSorted((one) => (one.type === "function" ? -1 : 1)),
  ),
  /** Drops images in assistant messages. */
  "assistants-images-left-out": alterSentRequests(({ messages }) => {
    for (const message of Array.isArray(messages) ? messages : [])
      if (message?.role === "assistant" && Array.isArray(message.content))
        message.content = message.content.filter((block: Loose) => block?.type !== "image");
  }),
  /** Ignores `output`. */
  "modalities-ignored": alterSentRequests(deleteFields("output")),
  /** Rejects `output` even if it contains only text. */
  "modalities-refused": alterSentRequests(({ output }, wire) =>
    output?.modalities?.every((each: Loose) => each === "text")
      ? createError(400, "invalid_request_error", wire)
      : undefined,
  ),
  /** Ignores `voice`. */
  "voice-ignored": alterSentRequests(deleteFields("voice")),
  /** Ignores top_k and stop_sequences. */
  "sampling-ignored": alterSentRequests(deleteFields("top_k", "stop_sequences")),
  /** Drops unsupported extensions. */
  "extensions-ignored": alterSentRequests(deleteFields("extensions")),
  /** Requires the key of a search service even if the run cannot search. */
  "search-key-always-needed": alterRunBodies((body, wire) => {
    const { provider } = body.server_tool_config?.vai_web_search ?? {};
    if (provider !== "tavily" || wire.headers["x-provider-key-tavily"] !== undefined) return;
    return createError(401, "authentication_error", wire);
  }),
  /** Reports only the first compatibility issue. */
  "one-issue-at-a-time": alterAllErrors((error) => {
    error.compat_issues?.splice(1);
  }),
  /** Returns an error whose `param` is that of the last issue. */
  "last-issue-first": alterAllErrors((error) => {
    if (error.compat_issues) error.param = error.compat_issues.at(-1).param;
  }),
  /** Omits compat_issues from the response of a blocking run. */
  "answer-without-issues": alterResponses(({ body, request }) => {
    if (request.path === "/v1/runs" && body?.error) delete body.error.compat_issues;
  }),
  /** Omits the provider's status. */
  "provider-status-not-told": alterAllErrors(deleteFields("provider_error")),
  /** Reports that the provider failed if it rejects the key. */
  "refused-key-is-a-failure": combine(
    alterAllErrors((error) => {
      if (error.code === "provider_key_refused") error.type = "provider_error";
    }),
    alterResponses((response) => {
      if (response.body?.error?.code === "provider_key_refused") response.status = 502;
    }),
  ),
  /** Omits the retry time from errors. */
  "no-time-to-retry": combine(
    alterAllErrors(deleteFields("retry_after")),
    alterResponses(({ headers }) => {
      delete headers["retry-after"];
    }),
  ),
  /** Reports that a provider failed if it is overloaded. */
  "busy-is-a-failure": combine(
    alterAllErrors((error) => {
      if (error.type === "overloaded_error") error.type = "provider_error";
    }),
    alterResponses((response) => {
      if (response.body?.error && response.status === 529) response.status = 502;
    }),
  ),
  /** Sends the provider's error message to the client. */
  "provider-quoted": alterAllErrors((error) => {
    if (error.provider_error?.status >= 500) error.message += " Account K4711Z hit a bug.";
  }),
};
