/** Mutants of what is made of requests. */
import { events } from "../../combinators/events.ts";
import { keysIgnored } from "../../combinators/requests.ts";
import { saidBlocks, saidMessages, streamError, streamRun } from "../../combinators/stream-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

export const requestMutants: readonly Mutant[] = [
  {
    id: "idempotency-key-ignored",
    text: "Idempotency-Key is ignored.",
    mutate: keysIgnored,
  },
  {
    id: "retry-told-otherwise",
    text: "A retry with an Idempotency-Key is told other texts than the first request.",
    mutate: (server) => {
      const used = new Set<string>();
      const retried = new Set<string>();
      return together(
        streamRun(({ thread_id }, { headers }) => {
          const { "idempotency-key": key } = headers;
          if (key === undefined) return;
          if (used.has(key)) retried.add(thread_id);
          used.add(key);
        }),
        events((event) =>
          event.name === "message" && retried.has(event.payload.thread_id)
            ? { ...event, payload: { ...event.payload, content: "." } }
            : event,
        ),
      )(server);
    },
  },
  {
    id: "thoughts-always-told",
    text: "What the model thinks is told to everybody.",
    mutate: streamRun((body) => {
      if (typeof body.enable_deep_thinking !== "string") body.enable_deep_thinking = true;
    }),
  },
  {
    id: "session-not-thread",
    text: "A session_id is ignored by agents, too.",
    mutate: streamRun((body) => {
      delete body.session_id;
    }),
  },
  {
    id: "system-messages-dropped",
    text: "Messages of the system's are dropped.",
    mutate: saidMessages((message) => (message.role === "system" && message.content ? [] : message)),
  },
  {
    id: "tool-messages-dropped",
    text: "Messages of tools are dropped.",
    mutate: saidMessages((message) => (message.role === "tool" ? [] : message)),
  },
  {
    id: "unknown-blocks-dropped",
    text: "Blocks of unknown types are dropped.",
    mutate: saidBlocks((block) =>
      ["text", "image", "audio", "file", "reasoning"].includes(block.type) ? block : undefined,
    ),
  },
  {
    id: "data-before-address",
    text: "Of a block with an address and bytes the bytes are taken.",
    mutate: saidBlocks((block) => {
      if (block.url && block.data) delete block.url;
      return block;
    }),
  },
  {
    id: "images-without-type-are-png",
    text: "An image without a media type is a PNG.",
    mutate: saidBlocks((block) =>
      block.type === "image" && block.data && !("mime_type" in block)
        ? { ...block, mime_type: "image/png" }
        : block,
    ),
  },
  {
    id: "model-not-chosen",
    text: "The model of a request is ignored.",
    mutate: streamRun((body) => {
      if (typeof body.model_id === "string") delete body.model_id;
    }),
  },
  {
    id: "servers-ignored",
    text: "Tool servers of a client are ignored.",
    mutate: streamRun((body) => {
      const { servers } = body.mcp_settings ?? {};
      if (typeof servers === "object" && !Array.isArray(servers)) delete body.mcp_settings;
    }),
  },
  {
    id: "web-always",
    text: "The model always has the tools for the web.",
    mutate: streamRun((body) => {
      if (body.enable_web_search === false) delete body.enable_web_search;
    }),
  },
  {
    id: "chats-have-the-sandbox",
    text: "A chat has the sandbox of an agent.",
    mutate: streamRun((_, request) => {
      if (request.operation === "streamChat") request.path = "/agent/agent/stream";
    }),
  },
  {
    id: "locale-told-to-the-model",
    text: "The model is told the user's language.",
    mutate: streamRun((body) => {
      if (typeof body.locale === "string" && Array.isArray(body.messages))
        body.messages.unshift({ role: "system", content: `Answer in ${body.locale}.` });
    }),
  },
  {
    id: "nulls-refused",
    text: "Null for an optional member is refused.",
    mutate: streamRun((body) => (body.locale === null ? streamError(400, "/locale") : undefined)),
  },
];
