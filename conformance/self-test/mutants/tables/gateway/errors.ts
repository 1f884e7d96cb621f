/** Mutants of errors: limits, keys, paths, their order and content. */
import type { Settings } from "../../../../../server/config/settings.ts";
import { ignoreContentType, type MutableRequest } from "../../combinators/requests.ts";
import { sendNotFoundAsText } from "../../combinators/responses.ts";
import { alterSettings } from "../../combinators/server.ts";
import { isObject, measureDepth } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterErrorResponses, atRuns, blocks, gatewayRun, rejectRuns } from "./combinators.ts";

type Limits = Settings["gateway"]["limits"];

/** Alters the limits of requests. */
const limits = (alter: (limits: Limits) => Partial<Limits>): Mutate =>
  alterSettings(({ gateway }) => ({
    gateway: { ...gateway, limits: { ...gateway.limits, ...alter(gateway.limits) } },
  }));

/** Returns true if a request has the key of a model provider. */
const hasKey = ({ headers }: MutableRequest) =>
  headers["x-provider-key-openai"] !== undefined || headers["x-provider-key-anthropic"] !== undefined;

export const refusalMutants: Mutants = {
  /** Content type and content encoding of bodies are ignored. */
  "any-media-type": ignoreContentType,
  /** A content type with parameters is rejected. */
  "charset-refused": atRuns(({ headers }) =>
    headers["content-type"]?.includes("harset")
      ? rejectRuns("Content-Type", { code: "unsupported_media_type" })
      : undefined,
  ),
  /** A body nested 64 levels deep is rejected. */
  "depth-less": gatewayRun((body) =>
    measureDepth(body) === 64 ? rejectRuns("body", { code: "invalid_json" }) : undefined,
  ),
  /** A body nested 65 levels deep is accepted. */
  "depth-more": gatewayRun((body) => {
    if (measureDepth(body) === 65) body.request.metadata = {};
  }),
  /** Duplicate keys in a body are accepted; the last one is used. */
  "keys-twice": gatewayRun((body) => {
    if (body.request?.metadata?.a === 2) body.request.metadata = {};
  }),
  /** A body can be one byte too large. */
  "body-one-byte-more": limits(({ bodyBytes }) => ({ bodyBytes: bodyBytes + 1 })),
  /** A body must be one byte smaller than the limit. */
  "body-one-byte-less": limits(({ bodyBytes }) => ({ bodyBytes: bodyBytes - 1 })),
  /** The number of messages and tools is not limited. */
  "counts-not-limited": limits(() => ({ messages: 1000, tools: 1000 })),
  /** Text is counted in UTF-16 units instead of bytes. */
  "text-counted-in-characters": limits(({ textBytes }) => ({ textBytes: textBytes * 2 })),
  /** Arguments of calls and search results do not count as text. */
  "texts-alone-counted": blocks((block) => {
    if (block.type === "tool_use" && isObject(block.input)) return { ...block, input: {} };
    const isSearch = block.type === "web_search_tool_result" && Array.isArray(block.content);
    return isSearch ? { ...block, content: [] } : block;
  }),
  /** A file can be one byte too large. */
  "files-not-limited": limits(({ base64BlockBytes }) => ({ base64BlockBytes: base64BlockBytes + 1 })),
  /** One message less than the limit is allowed. */
  "counts-one-less": limits(({ messages }) => ({ messages: messages - 1 })),
  /** An unsupported method is not found. */
  "method-not-found": alterErrorResponses((error, answer) => {
    if (answer.status !== 405) return;
    answer.status = 404;
    error.type = "not_found_error";
  }),
  /** The error of an unknown path is plain text. */
  "unknown-path-as-text": sendNotFoundAsText("/v1/runs"),
  /** Tool names are checked before the rest of the body. */
  "tools-before-body": gatewayRun(({ builtins }) =>
    Array.isArray(builtins) && builtins.includes("zz")
      ? rejectRuns("builtins[0]", { code: "unsupported_builtin" })
      : undefined,
  ),
  /** The model provider's key is checked before the tools. */
  "model-key-first": gatewayRun(({ request, server_tool_config }, wire) =>
    server_tool_config && /^(openai|anthropic)\//.test(request?.model) && !hasKey(wire)
      ? rejectRuns("X-Provider-Key", { status: 401, type: "authentication_error" })
      : undefined,
  ),
  /** Unsupported features are checked before the model. */
  "place-before-model": gatewayRun(({ request }) =>
    isObject(request?.voice) && request.tool_choice
      ? rejectRuns("request.voice", { code: "unsupported_voice" })
      : undefined,
  ),
  /** The model is called before the body is checked. */
  "asked-before-refused": atRuns(async ({ headers, body }) => {
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
  /** Errors without a code have invalid_json. */
  "one-code-for-all": alterErrorResponses((error) => {
    error.code ??= "invalid_json";
  }),
  /** The message of an error differs between the endpoints. */
  "blocking-says-it-otherwise": alterErrorResponses((error, { request }) => {
    if (request.path === "/v1/runs") error.message += " See the document.";
  }),
};
