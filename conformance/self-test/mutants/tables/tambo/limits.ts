/** Mutants of limits, pages, and what a thread keeps of requests. */
import { answers, succeeding } from "../../combinators/answers.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { problem, request, requests, runBody } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Cuts a list of a body. */
const cutting = (operation: string, name: string, length: number): Mutate =>
  request(operation, ({ body }) => {
    if (Array.isArray(body?.[name])) body[name] = body[name].slice(0, length);
  });

/** Levels of lists and objects. */
const depthOf = (value: Loose): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** Takes a cursor of any list for one of this list. */
const anyCursor = (operation: string): Mutate =>
  request(operation, async ({ path, query }, server) => {
    if (query.cursor === undefined) return;
    const { cursor: _, ...others } = query;
    const own = await server.ask("GET", `${path}?${new URLSearchParams({ ...others, limit: "1" })}`);
    const [given, ...place] = decoded(query.cursor);
    const [list] = decoded(JSON.parse(own.text).nextCursor ?? "");
    if (list?.slice(0, 10) === given?.slice(0, 10))
      query.cursor = Buffer.from(JSON.stringify([list, ...place])).toString("base64url");
  });

function decoded(cursor: string): Loose[] {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return [];
  }
}

export const limitMutants: readonly Mutant[] = [
  {
    id: "messages-cut",
    text: "More than 64 additional messages are cut.",
    mutate: cutting("createRun", "additionalMessages", 64),
  },
  { id: "tools-cut", text: "More than 128 tools are cut.", mutate: cutting("createRun", "tools", 128) },
  {
    id: "components-cut",
    text: "More than 128 components are cut.",
    mutate: cutting("createRun", "availableComponents", 128),
  },
  {
    id: "initial-messages-cut",
    text: "More than 1000 first messages are cut.",
    mutate: cutting("createThread", "initialMessages", 1000),
  },
  {
    id: "patches-cut",
    text: "More than 1000 operations of a patch are cut.",
    mutate: cutting("updateComponentState", "patch", 1000),
  },
  {
    id: "tool-names-of-any-length",
    text: "Long names of tools are cut.",
    mutate: runBody(({ tools, availableComponents }) => {
      const lists = [tools, ...(availableComponents ?? []).map((each: Loose) => each?.contextTools)];
      for (const tool of lists.flatMap((list) => (Array.isArray(list) ? list : [])))
        if (tool?.name?.length > 64) tool.name = tool.name.slice(0, 64);
    }),
  },
  {
    id: "thread-ids-of-any-length",
    text: "Long ids of threads are cut.",
    mutate: request("createRun", (wire) => {
      if (wire.threadId !== undefined && wire.threadId.length > 128)
        wire.path = wire.path.replace(wire.threadId, wire.threadId.slice(0, 128));
    }),
  },
  {
    id: "settings-clamped",
    text: "maxTokens and temperature that are too small or too large are taken as the nearest.",
    mutate: runBody((body) => {
      if (typeof body.maxTokens === "number") body.maxTokens = Math.max(1, body.maxTokens);
      if (typeof body.temperature === "number") body.temperature = Math.min(2, Math.max(0, body.temperature));
    }),
  },
  {
    id: "idempotency-keys-cut",
    text: "Long idempotency keys are cut.",
    mutate: request("createRun", ({ headers }) => {
      if (headers["idempotency-key"] !== undefined)
        headers["idempotency-key"] = headers["idempotency-key"].slice(0, 255);
    }),
  },
  {
    id: "compressed-bodies-taken",
    text: "A body that is compressed by its own account is taken as it is.",
    mutate: requests(({ headers }) => {
      delete headers["content-encoding"];
    }),
  },
  {
    id: "no-charset",
    text: "A content type with a charset is refused.",
    mutate: requests(({ headers }) =>
      headers["content-type"]?.includes(";") ? problem(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
    ),
  },
  {
    id: "63-levels",
    text: "A body has 63 levels at most.",
    mutate: requests(({ body }) => (depthOf(body) === 64 ? problem(400, "INVALID_JSON") : undefined)),
  },
  {
    id: "65-levels",
    text: "A body has 65 levels at most.",
    mutate: requests((wire) => {
      if (depthOf(wire.body) === 65) wire.body = {};
    }),
  },
  {
    id: "keys-twice",
    text: "An object in a body may have the same key twice: the last one counts.",
    mutate: requests(({ body }) => {
      if (body?.future?.a === 2) body.future = {};
    }),
  },
  {
    id: "thread-ids-without-prefix",
    text: "The ids of threads do not begin with thr_.",
    mutate: (server) => {
      const own = new Set<string>();
      return together(
        answers(({ body }) => {
          for (const thread of [body?.thread, ...(body?.threads ?? [])]) {
            if (!thread?.id?.startsWith("thr_")) continue;
            thread.id = thread.id.slice(4);
            own.add(thread.id);
          }
        }),
        requests((wire) => {
          if (own.has(wire.threadId ?? "")) wire.path = wire.path.replace("/threads/", "/threads/thr_");
        }),
      )(server);
    },
  },
  {
    id: "hundred-threads",
    text: "A page holds 100 threads when nothing is said.",
    repeats: true,
    mutate: request("listThreads", ({ query }) => {
      query.limit ??= "100";
    }),
  },
  {
    id: "cursor-of-any-context-key",
    text: "A cursor of another context key's list is taken.",
    mutate: anyCursor("listThreads"),
  },
  {
    id: "cursor-of-any-thread",
    text: "A cursor of another thread's messages is taken.",
    mutate: anyCursor("listMessages"),
  },
  {
    id: "context-key-when-created",
    text: "A run's contextKey is ignored on a thread that exists.",
    mutate: request("createRun", async (wire, server) => {
      if (wire.body?.contextKey === undefined) return;
      const { status } = await server.ask("GET", `/v1/threads/${wire.threadId}`);
      if (status === 200) delete wire.body.contextKey;
    }),
  },
  {
    id: "context-key-replaced",
    text: "A run's contextKey takes the place of the thread's.",
    mutate: (server) => {
      const latest = new Map<string | undefined, string>();
      return together(
        runBody(({ contextKey }, { threadId }) => {
          if (contextKey !== undefined) latest.set(threadId, contextKey);
        }),
        succeeding("getThread", ({ body, request: { threadId } }) => {
          if (latest.has(threadId)) body.thread.contextKey = latest.get(threadId);
        }),
      )(server);
    },
  },
  {
    id: "never-updated",
    text: "The time when a thread was changed is that when it was created.",
    mutate: succeeding("getThread", ({ body }) => {
      body.thread.updatedAt = body.thread.createdAt;
    }),
  },
  {
    id: "created-when-updated",
    text: "The time when a thread was created is that when it was changed.",
    mutate: succeeding("getThread", ({ body }) => {
      body.thread.createdAt = body.thread.updatedAt;
    }),
  },
  {
    id: "metadata-of-runs-lost",
    text: "The metadata of a run's message is lost.",
    mutate: runBody(({ message }) => {
      if (message?.metadata?.a !== undefined) delete message.metadata;
    }),
  },
  {
    id: "unknown-members-returned",
    text: "Members of blocks that nobody knows come back.",
    mutate: (server) => {
      const unknown = new Map<string | undefined, unknown>();
      return together(
        runBody(({ message }, { threadId }) => {
          unknown.set(threadId, message?.content?.[0]?.future);
        }),
        succeeding("getThread", ({ body, request: { threadId } }) => {
          if (unknown.get(threadId) !== undefined) body.messages[0].content[0].future = unknown.get(threadId);
        }),
      )(server);
    },
  },
  {
    id: "messages-of-any-thread",
    text: "A message is found in every thread.",
    mutate: (server) => {
      const threads = new Map<string | undefined, string | undefined>();
      return together(
        succeeding("listMessages", ({ body, request: { threadId } }) => {
          for (const { id } of body.messages) threads.set(id, threadId);
        }),
        request("getMessage", (wire) => {
          const message = wire.path.split("/").at(-1);
          if (threads.has(message)) wire.path = `/v1/threads/${threads.get(message)}/messages/${message}`;
        }),
      )(server);
    },
  },
];
