/** Mutants of what is made of requests. */
import { events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { asked } from "../../combinators/models.ts";
import { keysIgnored } from "../../combinators/requests.ts";
import { saidBlocks, saidMessages, streamError, streamRun } from "../../combinators/stream-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant } from "../../mutant.ts";

/** Another thread for each run that names the same. */
let runs = 0;

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
    id: "thoughts-never-told",
    text: "What the model thinks is told to nobody.",
    mutate: streamRun((body) => {
      if (body.enable_deep_thinking === true) body.enable_deep_thinking = false;
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
    id: "nothing-known",
    text: "All messages of a request are new.",
    mutate: saidMessages((message) => [
      ...(message.role === "assistant" ? [{ role: "user", content: "(before)" }] : []),
      message,
    ]),
  },
  {
    id: "last-message-alone",
    text: "Only the last message of a request is taken.",
    mutate: streamRun((body) => {
      if (Array.isArray(body.messages)) body.messages = body.messages.slice(-1);
    }),
  },
  {
    id: "threads-never-continued",
    text: "Every run has a thread of its own, which it does not tell.",
    mutate: streamRun((body) => {
      if (typeof body.thread_id === "string") body.thread_id = `${body.thread_id.slice(0, 190)}${runs++}`;
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
    id: "resources-dropped",
    text: "The model is not shown resources.",
    mutate: streamRun((body) => {
      if (Array.isArray(body.resources) && body.resources.every(({ uri }: Loose) => typeof uri === "string"))
        delete body.resources;
    }),
  },
  {
    id: "unknown-agents-are-default",
    text: "An agent that does not exist is the default one.",
    mutate: streamRun((body) => {
      if (typeof body.agent_id === "string" && body.agent_id !== "conformance") delete body.agent_id;
    }),
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
    id: "agents-without-sandbox",
    text: "Agents are not offered the sandbox.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && { tools: options.tools.filter(({ name }) => name !== "run_code") }),
    })),
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
    id: "unknown-members-refused",
    text: "Members that the contract does not have are refused.",
    mutate: streamRun((body) => ("future" in body ? streamError(400, "/future") : undefined)),
  },
  {
    id: "nulls-refused",
    text: "Null for an optional member is refused.",
    mutate: streamRun((body) => (body.locale === null ? streamError(400, "/locale") : undefined)),
  },
  {
    id: "known-again-refused",
    text: "A request without anything new is refused.",
    mutate: streamRun(({ messages }) =>
      Array.isArray(messages) && messages.at(-1)?.role === "assistant"
        ? streamError(400, "/messages")
        : undefined,
    ),
  },
];
