/** Mutants of the model's provider: the caller's keys, what a model has no place for, and failures. */

import { answers } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { gatewayRun } from "../../combinators/gateway-runs.ts";
import { errors, refusal } from "../../combinators/gateway-told.ts";
import { asked } from "../../combinators/models.ts";
import type { WireRequest } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Headers with keys of models' providers. */
const keyHeaders = ["x-provider-key-openai", "x-provider-key-anthropic"] as const;

/** Alters the keys that come with requests for models of providers. */
const keys = (alter: (request: WireRequest, own: string) => void): Mutate =>
  gatewayRun(({ request }, wire) => {
    const provider = /^(openai|anthropic)/.exec(String(request?.model))?.[0];
    if (provider !== undefined) alter(wire, `x-provider-key-${provider}`);
  });

/** The first key of a case for a provider is kept. */
const remembering = (): Mutate => {
  const first = new Map<string, string>();
  return keys(({ headers }, own) => {
    const key = headers[own] ?? "";
    const place = `${own} ${key.replace(/(?<=c[0-9a-f]{16})-.*/, "")}`;
    headers[own] = first.get(place) ?? key;
    first.set(place, headers[own]);
  });
};

/** Alters `request` of every body. */
const sent = (alter: (request: Loose, wire: WireRequest) => Loose): Mutate =>
  gatewayRun((body, wire) => (body.request ? alter(body.request, wire) : undefined));

export const providerMutants: readonly Mutant[] = [
  {
    id: "key-of-openai-for-all",
    text: "Anthropic is asked with the key of OpenAI, where there is one.",
    mutate: keys(({ headers }) => {
      const [openai, anthropic] = keyHeaders;
      if (headers[openai] && headers[anthropic]) headers[anthropic] = headers[openai];
    }),
  },
  {
    id: "key-of-any-provider",
    text: "A provider is asked with the key of another where its own is missing.",
    mutate: keys(({ headers }, own) => {
      const other = keyHeaders.flatMap((name) => headers[name] ?? [])[0];
      if (headers[own] === undefined && other !== undefined) headers[own] = other;
    }),
  },
  {
    id: "keys-remembered",
    text: "The first key of a caller's for a provider is used for all of his requests.",
    mutate: remembering(),
  },
  {
    id: "embedded-needs-a-key",
    text: "The embedded models need a key.",
    mutate: sent(({ model }, wire) =>
      String(model).startsWith("embedded/") ? refusal(401, "authentication_error", wire) : undefined,
    ),
  },
  {
    id: "embedded-of-any-name",
    text: "An embedded model that does not exist is the demo.",
    mutate: sent((request) => {
      if (request.model === "embedded/conform-none") request.model = "embedded/demo";
    }),
  },
  {
    id: "search-services-refused",
    text: "A server_tool_config is refused.",
    mutate: gatewayRun((body, wire) =>
      body.server_tool_config ? refusal(400, "invalid_request_error", wire) : undefined,
    ),
  },
  {
    id: "search-services-of-any-name",
    text: "A service that there is none of is ignored.",
    mutate: gatewayRun((body) => {
      if (body.server_tool_config?.vai_web_search?.provider === "altavista") delete body.server_tool_config;
    }),
  },
  {
    id: "search-services-null",
    text: "A server_tool_config of a tool that is null is ignored.",
    mutate: gatewayRun((body) => {
      if (body.server_tool_config?.vai_web_search === null) delete body.server_tool_config;
    }),
  },
  {
    id: "native-tools-left-out",
    text: "Tools that the provider runs are taken and left out.",
    mutate: sent((request) => {
      if (Array.isArray(request.tools))
        request.tools = request.tools.filter((tool: Loose) => tool?.type === "function");
    }),
  },
  {
    id: "native-tools-last",
    text: "The provider's tools are offered after the gateway's.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && { tools: options.tools.toSorted((one) => (one.type === "function" ? -1 : 1)) }),
    })),
  },
  {
    id: "assistants-images-left-out",
    text: "Images in messages of the assistant's are left out.",
    mutate: sent(({ messages }) => {
      for (const message of Array.isArray(messages) ? messages : [])
        if (message?.role === "assistant" && Array.isArray(message.content))
          message.content = message.content.filter((block: Loose) => block?.type !== "image");
    }),
  },
  {
    id: "modalities-ignored",
    text: "output is ignored.",
    mutate: sent((request) => {
      delete request.output;
    }),
  },
  {
    id: "modalities-refused",
    text: "output is refused, whatever it says.",
    mutate: sent(({ output }, wire) =>
      output?.modalities?.every((each: Loose) => each === "text")
        ? refusal(400, "invalid_request_error", wire)
        : undefined,
    ),
  },
  {
    id: "voice-ignored",
    text: "voice is ignored.",
    mutate: sent((request) => {
      delete request.voice;
    }),
  },
  {
    id: "sampling-ignored",
    text: "top_k and stop_sequences are ignored.",
    mutate: sent((request) => {
      delete request.top_k;
      delete request.stop_sequences;
    }),
  },
  {
    id: "extensions-ignored",
    text: "Extensions that no provider takes are left out.",
    mutate: sent((request) => {
      delete request.extensions;
    }),
  },
  {
    id: "search-key-always-needed",
    text: "The key of a search service is asked for, whether the run can search or not.",
    mutate: gatewayRun((body, wire) => {
      const { provider } = body.server_tool_config?.vai_web_search ?? {};
      if (provider !== "tavily" || wire.headers["x-provider-key-tavily"] !== undefined) return;
      return refusal(401, "authentication_error", wire);
    }),
  },
  {
    id: "one-issue-at-a-time",
    text: "Of what a model has no place for the first is told.",
    mutate: errors((error) => {
      error.compat_issues?.splice(1);
    }),
  },
  {
    id: "last-issue-first",
    text: "The place of a refusal is that of its last issue.",
    mutate: errors((error) => {
      if (error.compat_issues) error.param = error.compat_issues.at(-1).param;
    }),
  },
  {
    id: "answer-without-issues",
    text: "The answer to a blocking run has no compat_issues.",
    mutate: answers(({ body, request }) => {
      if (request.path === "/v1/runs" && body?.error) delete body.error.compat_issues;
    }),
  },
  {
    id: "provider-status-not-told",
    text: "The provider's status is not told.",
    mutate: errors((error) => {
      delete error.provider_error;
    }),
  },
  {
    id: "refused-key-is-a-failure",
    text: "A key that the provider does not take is a failure of the provider.",
    mutate: together(
      errors((error) => {
        if (error.code === "provider_key_refused") error.type = "provider_error";
      }),
      answers((answer) => {
        if (answer.body?.error?.code === "provider_key_refused") answer.status = 502;
      }),
    ),
  },
  {
    id: "no-time-to-retry",
    text: "When it makes sense to try again is not told.",
    mutate: together(
      errors((error) => {
        delete error.retry_after;
      }),
      answers(({ headers }) => {
        delete headers["retry-after"];
      }),
    ),
  },
  {
    id: "busy-is-a-failure",
    text: "A provider that is too busy has failed.",
    mutate: together(
      errors((error) => {
        if (error.type === "overloaded_error") error.type = "provider_error";
      }),
      answers((answer) => {
        if (answer.body?.error && answer.status === 529) answer.status = 502;
      }),
    ),
  },
  {
    id: "provider-quoted",
    text: "What the provider says of its failure is told.",
    // The server forgets it where it hears it.
    mutate: errors((error) => {
      if (error.provider_error?.status >= 500) error.message += " Account K4711Z hit a bug.";
    }),
  },
];
