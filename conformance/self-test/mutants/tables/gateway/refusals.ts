/** Mutants of how the gateway refuses: bodies as such, keys, ids, paths, the order of checks, places and words. */
import type { Settings } from "../../../../../server/config/settings.ts";
import { answers } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { atRuns, blocks, errors, isObject, refused } from "../../combinators/gateway-refusals.ts";
import { gatewayRun } from "../../combinators/gateway-runs.ts";
import type { WireRequest } from "../../combinators/requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

type Limits = Settings["gateway"]["limits"];

/** Alters how much a request may hold. */
const limits = (alter: (limits: Limits) => Partial<Limits>): Mutate => {
  const gateway = (before: Settings["gateway"]) => ({
    ...before,
    limits: { ...before.limits, ...alter(before.limits) },
  });
  return () => ({ settings: (settings) => ({ ...settings, gateway: gateway(settings.gateway) }) });
};

/** How deep JSON is nested. */
function depthOf(value: Loose): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Whether a request brings the key that its model needs. */
const hasKey = ({ headers }: WireRequest) =>
  headers["x-provider-key-openai"] !== undefined || headers["x-provider-key-anthropic"] !== undefined;

export const refusalMutants: readonly Mutant[] = [
  {
    id: "any-media-type",
    text: "A body of any media type is read, and what is compressed as if it was not.",
    mutate: atRuns(({ headers }) => {
      headers["content-type"] = "application/json";
      delete headers["content-encoding"];
    }),
  },
  {
    id: "charset-refused",
    text: "A media type with a charset is refused.",
    mutate: atRuns(({ headers }) =>
      headers["content-type"]?.includes("harset")
        ? refused("Content-Type", { code: "unsupported_media_type" })
        : undefined,
    ),
  },
  {
    id: "depth-less",
    text: "A body that is nested 64 levels deep is refused.",
    mutate: gatewayRun((body) =>
      depthOf(body) === 64 ? refused("body", { code: "invalid_json" }) : undefined,
    ),
  },
  {
    id: "depth-more",
    text: "A body may be nested 65 levels deep.",
    mutate: gatewayRun((body) => {
      if (depthOf(body) === 65) body.request.metadata = {};
    }),
  },
  {
    id: "keys-twice",
    text: "An object in a body may have the same key twice: the last one counts.",
    mutate: gatewayRun((body) => {
      if (body.request?.metadata?.a === 2) body.request.metadata = {};
    }),
  },
  {
    id: "body-one-byte-more",
    text: "A body may be one byte larger.",
    mutate: limits(({ bodyBytes }) => ({ bodyBytes: bodyBytes + 1 })),
  },
  {
    id: "body-one-byte-less",
    text: "A body must be one byte smaller.",
    mutate: limits(({ bodyBytes }) => ({ bodyBytes: bodyBytes - 1 })),
  },
  {
    id: "counts-not-limited",
    text: "There may be any number of messages and tools.",
    mutate: limits(() => ({ messages: 1000, tools: 1000 })),
  },
  {
    id: "text-counted-in-characters",
    text: "Texts are counted in characters of two bytes.",
    mutate: limits(({ textBytes }) => ({ textBytes: textBytes * 2 })),
  },
  {
    id: "texts-alone-counted",
    text: "What calls were given and searches have found is not counted.",
    mutate: blocks((block) => {
      if (block.type === "tool_use" && isObject(block.input)) return { ...block, input: {} };
      const isSearch = block.type === "web_search_tool_result" && Array.isArray(block.content);
      return isSearch ? { ...block, content: [] } : block;
    }),
  },
  {
    id: "files-not-limited",
    text: "A file may be one byte larger.",
    mutate: limits(({ base64BlockBytes }) => ({ base64BlockBytes: base64BlockBytes + 1 })),
  },
  {
    id: "counts-one-less",
    text: "There must be one message less.",
    mutate: limits(({ messages }) => ({ messages: messages - 1 })),
  },
  {
    id: "method-not-found",
    text: "Another method than POST is not found.",
    mutate: errors((error, answer) => {
      if (answer.status !== 405) return;
      answer.status = 404;
      error.type = "not_found_error";
    }),
  },
  {
    id: "unknown-path-as-text",
    text: "Another path below /v1/runs is answered with a text.",
    mutate: answers((answer) => {
      if (answer.status !== 404) return;
      answer.body = "Cannot find it";
      answer.headers["content-type"] = "text/plain";
    }),
  },
  {
    id: "tools-before-body",
    text: "The names of tools are looked at before all else of the body.",
    mutate: gatewayRun(({ builtins }) =>
      Array.isArray(builtins) && builtins.includes("zz")
        ? refused("builtins[0]", { code: "unsupported_builtin" })
        : undefined,
    ),
  },
  {
    id: "model-key-first",
    text: "The key of the model's provider is looked at before the tools.",
    mutate: gatewayRun(({ request, server_tool_config }, wire) =>
      server_tool_config && /^(openai|anthropic)\//.test(request?.model) && !hasKey(wire)
        ? refused("X-Provider-Key", { status: 401, type: "authentication_error" })
        : undefined,
    ),
  },
  {
    id: "place-before-model",
    text: "What no model has a place for is refused before the model is looked at.",
    mutate: gatewayRun(({ request }) =>
      isObject(request?.voice) && request.tool_choice
        ? refused("request.voice", { code: "unsupported_voice" })
        : undefined,
    ),
  },
  {
    id: "asked-before-refused",
    text: "The model is asked before the body is looked at.",
    mutate: atRuns(async ({ headers, body }) => {
      if (body?.foo === undefined) return;
      const { host, authorization = "", ...others } = headers;
      const keys = Object.entries(others).filter(([name]) => name.startsWith("x-provider-key-"));
      const asked = await fetch(`http://${host}/v1/runs`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", ...Object.fromEntries(keys) },
        body: JSON.stringify({ request: body.request }),
      });
      await asked.text();
    }),
  },
  {
    id: "one-code-for-all",
    text: "What has no code has that of bodies that are not JSON.",
    mutate: errors((error) => {
      error.code ??= "invalid_json";
    }),
  },
  {
    id: "blocking-says-it-otherwise",
    text: "The endpoints refuse in different words.",
    mutate: errors((error, { request }) => {
      if (request.path === "/v1/runs") error.message += " See the document.";
    }),
  },
];
