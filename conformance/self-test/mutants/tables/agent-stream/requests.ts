/** Mutants with defects in the effects of request fields. */
import { combine } from "../../combinators/compose.ts";
import { alterEvents } from "../../combinators/events.ts";
import { ignoreIdempotencyKeys } from "../../combinators/requests.ts";
import { deleteFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterRunBodies, alterSentBlocks, alterSentMessages, createError } from "./combinators.ts";

export const requestMutants: Mutants = {
  /** Ignores the Idempotency-Key header. */
  "idempotency-key-ignored": ignoreIdempotencyKeys,
  /** Sends different text if a request with an Idempotency-Key is retried. */
  "retry-told-otherwise": (server) => {
    const used = new Set<string>();
    const retried = new Set<string>();
    return combine(
      alterRunBodies(({ thread_id }, { headers }) => {
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
  /** Always sends reasoning. */
  "thoughts-always-told": alterRunBodies((body) => {
    if (typeof body.enable_deep_thinking !== "string") body.enable_deep_thinking = true;
  }),
  /** Ignores session_id in an agent's run. */
  "session-not-thread": alterRunBodies(deleteFields("session_id")),
  /** Drops system messages. */
  "system-messages-dropped": alterSentMessages((message) =>
    message.role === "system" && message.content ? [] : message,
  ),
  /** Drops tool messages. */
  "tool-messages-dropped": alterSentMessages((message) => (message.role === "tool" ? [] : message)),
  /** Drops blocks of unknown types. */
  "unknown-blocks-dropped": alterSentBlocks((block) =>
    ["text", "image", "audio", "file", "reasoning"].includes(block.type) ? block : undefined,
  ),
  /** Uses a block's data even if the block also has a URL. */
  "data-before-address": alterSentBlocks((block) => {
    if (block.url && block.data) delete block.url;
    return block;
  }),
  /** Treats an image without a media type as a PNG. */
  "images-without-type-are-png": alterSentBlocks((block) =>
    block.type === "image" && block.data && !("mime_type" in block)
      ? { ...block, mime_type: "image/png" }
      : block,
  ),
  /** Ignores the model in the request. */
  "model-not-chosen": alterRunBodies((body) => {
    if (typeof body.model_id === "string") delete body.model_id;
  }),
  /** Ignores tool servers sent by a client. */
  "servers-ignored": alterRunBodies((body) => {
    const { servers } = body.mcp_settings ?? {};
    if (typeof servers === "object" && !Array.isArray(servers)) delete body.mcp_settings;
  }),
  /** Always offers the model the web tools. */
  "web-always": alterRunBodies((body) => {
    if (body.enable_web_search === false) delete body.enable_web_search;
  }),
  /** Gives a chat an agent's sandbox. */
  "chats-have-the-sandbox": alterRunBodies((_, request) => {
    if (request.operation === "streamChat") request.path = "/agent/agent/stream";
  }),
  /** Sends the model the user's locale. */
  "locale-told-to-the-model": alterRunBodies((body) => {
    if (typeof body.locale === "string" && Array.isArray(body.messages))
      body.messages.unshift({ role: "system", content: `Answer in ${body.locale}.` });
  }),
  /** Rejects null for an optional field. */
  "nulls-refused": alterRunBodies((body) => (body.locale === null ? createError(400, "/locale") : undefined)),
};
