/** Mutants of the effects of request fields. */
import { combine } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterSentBlocks, alterSentMessages, streamError, streamRun } from "./combinators.ts";

export const requestMutants: Mutants = {
  /** Idempotency-Key is ignored. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** A retry with an Idempotency-Key receives other texts than the first request. */
  "retry-told-otherwise": (server) => {
    const used = new Set<string>();
    const retried = new Set<string>();
    return combine(
      streamRun(({ thread_id }, { headers }) => {
        const { "idempotency-key": key } = headers;
        if (key === undefined) return;
        if (used.has(key)) retried.add(thread_id);
        used.add(key);
      }),
      alterEvents((event) =>
        event.name === "message" && retried.has(event.payload.thread_id)
          ? { ...event, payload: { ...event.payload, content: "." } }
          : event,
      ),
    )(server);
  },
  /** Reasoning is always sent. */
  "thoughts-always-told": streamRun((body) => {
    if (typeof body.enable_deep_thinking !== "string") body.enable_deep_thinking = true;
  }),
  /** Agents ignore session_id. */
  "session-not-thread": streamRun(deleteFields("session_id")),
  /** System messages are dropped. */
  "system-messages-dropped": alterSentMessages((message) =>
    message.role === "system" && message.content ? [] : message,
  ),
  /** Tool messages are dropped. */
  "tool-messages-dropped": alterSentMessages((message) => (message.role === "tool" ? [] : message)),
  /** Blocks of unknown types are dropped. */
  "unknown-blocks-dropped": alterSentBlocks((block) =>
    ["text", "image", "audio", "file", "reasoning"].includes(block.type) ? block : undefined,
  ),
  /** Of a block with a URL and bytes, the bytes are used. */
  "data-before-address": alterSentBlocks((block) => {
    if (block.url && block.data) delete block.url;
    return block;
  }),
  /** An image without a media type is a PNG. */
  "images-without-type-are-png": alterSentBlocks((block) =>
    block.type === "image" && block.data && !("mime_type" in block)
      ? { ...block, mime_type: "image/png" }
      : block,
  ),
  /** The model of a request is ignored. */
  "model-not-chosen": streamRun((body) => {
    if (typeof body.model_id === "string") delete body.model_id;
  }),
  /** Tool servers of a client are ignored. */
  "servers-ignored": streamRun((body) => {
    const { servers } = body.mcp_settings ?? {};
    if (typeof servers === "object" && !Array.isArray(servers)) delete body.mcp_settings;
  }),
  /** The model always has the web tools. */
  "web-always": streamRun((body) => {
    if (body.enable_web_search === false) delete body.enable_web_search;
  }),
  /** A chat has the sandbox of an agent. */
  "chats-have-the-sandbox": streamRun((_, request) => {
    if (request.operation === "streamChat") request.path = "/agent/agent/stream";
  }),
  /** The model receives the user's locale. */
  "locale-told-to-the-model": streamRun((body) => {
    if (typeof body.locale === "string" && Array.isArray(body.messages))
      body.messages.unshift({ role: "system", content: `Answer in ${body.locale}.` });
  }),
  /** null for an optional field is rejected. */
  "nulls-refused": streamRun((body) => (body.locale === null ? streamError(400, "/locale") : undefined)),
};
