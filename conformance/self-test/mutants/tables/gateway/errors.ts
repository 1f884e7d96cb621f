/** Mutants with defects in limits, API keys and paths, and in the precedence and content of errors. */
import type { Settings } from "../../../../../server/config/settings.ts";
import { ignoreContentType, type MutableRequest } from "../../combinators/requests.ts";
import { sendNotFoundAsText } from "../../combinators/responses.ts";
import { alterSettings } from "../../combinators/server.ts";
import { isObject, measureDepth } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterBlocks,
  alterErrorResponses,
  alterRunBodies,
  alterRunRequests,
  createParameterError,
} from "./combinators.ts";

type Limits = Settings["gateway"]["limits"];

/** Alters the request limits. */
const alterLimits = (alter: (limits: Limits) => Partial<Limits>): Mutate =>
  alterSettings(({ gateway }) => ({
    gateway: { ...gateway, limits: { ...gateway.limits, ...alter(gateway.limits) } },
  }));

/** Returns true if a request contains a model provider's key. */
const hasKey = ({ headers }: MutableRequest) =>
  headers["x-provider-key-openai"] !== undefined || headers["x-provider-key-anthropic"] !== undefined;

export const errorMutants: Mutants = {
  /** Ignores the content type and content encoding of bodies. */
  "any-media-type": ignoreContentType,
  /** Rejects a content type that has parameters. */
  "charset-refused": alterRunRequests(({ headers }) =>
    headers["content-type"]?.includes("harset")
      ? createParameterError("Content-Type", { code: "unsupported_media_type" })
      : undefined,
  ),
  /** Rejects a body nested 64 levels deep. */
  "depth-less": alterRunBodies((body) =>
    measureDepth(body) === 64 ? createParameterError("body", { code: "invalid_json" }) : undefined,
  ),
  /** Accepts a body nested 65 levels deep. */
  "depth-more": alterRunBodies((body) => {
    if (measureDepth(body) === 65) body.request.metadata = {};
  }),
  /** Accepts duplicate keys in a body, and uses the last one. */
  "keys-twice": alterRunBodies((body) => {
    if (body.request?.metadata?.a === 2) body.request.metadata = {};
  }),
  /** Accepts bodies that exceed the size limit by one byte. */
  "body-one-byte-more": alterLimits(({ bodyBytes }) => ({ bodyBytes: bodyBytes + 1 })),
  /** Rejects bodies that exactly meet the size limit. */
  "body-one-byte-less": alterLimits(({ bodyBytes }) => ({ bodyBytes: bodyBytes - 1 })),
  /** Does not limit the number of messages and tools. */
  "counts-not-limited": alterLimits(() => ({ messages: 1000, tools: 1000 })),
  /** Counts text in UTF-16 units instead of bytes. */
  "text-counted-in-characters": alterLimits(({ textBytes }) => ({ textBytes: textBytes * 2 })),
  /** Does not count call arguments and search results as text. */
  "texts-alone-counted": alterBlocks((block) => {
    if (block.type === "tool_use" && isObject(block.input)) return { ...block, input: {} };
    const isSearch = block.type === "web_search_tool_result" && Array.isArray(block.content);
    return isSearch ? { ...block, content: [] } : block;
  }),
  /** Accepts a file that is one byte too large. */
  "files-not-limited": alterLimits(({ base64BlockBytes }) => ({ base64BlockBytes: base64BlockBytes + 1 })),
  /** Accepts one message fewer than the limit. */
  "counts-one-less": alterLimits(({ messages }) => ({ messages: messages - 1 })),
  /** Returns 404 for an unsupported method. */
  "method-not-found": alterErrorResponses((error, response) => {
    if (response.status !== 405) return;
    response.status = 404;
    error.type = "not_found_error";
  }),
  /** Returns plain text for an unknown path. */
  "unknown-path-as-text": sendNotFoundAsText("/v1/runs"),
  /** Validates tool names before the rest of the body. */
  "tools-before-body": alterRunBodies(({ builtins }) =>
    Array.isArray(builtins) && builtins.includes("zz")
      ? createParameterError("builtins[0]", { code: "unsupported_builtin" })
      : undefined,
  ),
  /** Checks the model provider's key before the tools. */
  "model-key-first": alterRunBodies(({ request, server_tool_config }, wire) =>
    server_tool_config && /^(openai|anthropic)\//.test(request?.model) && !hasKey(wire)
      ? createParameterError("X-Provider-Key", { status: 401, type: "authentication_error" })
      : undefined,
  ),
  /** Checks for unsupported features before the model. */
  "place-before-model": alterRunBodies(({ request }) =>
    isObject(request?.voice) && request.tool_choice
      ? createParameterError("request.voice", { code: "unsupported_voice" })
      : undefined,
  ),
  /** Calls the model before validating the body. */
  "asked-before-refused": alterRunRequests(async ({ headers, body }) => {
    if (body?.foo === undefined) return;
    const { host, authorization = "", ...others } = headers;
    const keys = Object.entries(others).filter(([name]) => name.startsWith("x-provider-key-"));
    const response = await fetch(`http://${host}/v1/runs`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", ...Object.fromEntries(keys) },
      body: JSON.stringify({ request: body.request }),
    });
    await response.text();
  }),
  /** Returns invalid_json for errors that have no code. */
  "one-code-for-all": alterErrorResponses((error) => {
    error.code ??= "invalid_json";
  }),
  /** Returns different error messages from the two endpoints. */
  "blocking-says-it-otherwise": alterErrorResponses((error, { request }) => {
    if (request.path === "/v1/runs") error.message += " See the document.";
  }),
};
