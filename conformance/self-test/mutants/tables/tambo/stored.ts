/** Mutants of threads and messages as they are read. */
import { answers, storedMessages, succeeding } from "../../combinators/answers.ts";
import type { Mutant } from "../../mutant.ts";

export const storedMutants: readonly Mutant[] = [
  {
    id: "boundary-repeated",
    text: "A page begins with the last item of the page before.",
    defect: "D1",
    mutate: (server) => {
      const last = new Map<string, object>();
      return answers(({ body, request }) => {
        const list = body?.threads ?? (request.operation === "listMessages" ? body?.messages : undefined);
        if (list === undefined) return;
        const before = last.get(request.query.cursor ?? "");
        if (before !== undefined) list.unshift(before);
        if (body.nextCursor !== undefined) last.set(body.nextCursor, list.at(-1));
      })(server);
    },
  },
  {
    id: "empty-next-page",
    text: "A list that is whole names a next page, as null.",
    mutate: answers(({ body, request: { query } }) => {
      if (body?.threads !== undefined && query.cursor === undefined) body.nextCursor ??= null;
    }),
  },
  {
    id: "list-reversed",
    text: "Lists are in the wrong order.",
    mutate: answers(({ body }) => {
      body?.threads?.reverse();
      body?.messages?.reverse();
    }),
  },
  {
    id: "list-without-its-first",
    text: "Lists lack their first item.",
    mutate: answers(({ body }) => {
      body?.threads?.shift();
      body?.messages?.shift();
    }),
  },
  {
    id: "empty-list-not-found",
    text: "An empty list is 404.",
    mutate: succeeding("listThreads", (answer) => {
      if (answer.body.threads.length === 0) answer.status = 404;
    }),
  },
  {
    id: "thread-of-a-page",
    text: "A thread is read with 50 messages at most.",
    mutate: succeeding("getThread", ({ body }) => {
      body.messages = body.messages.slice(0, 50);
    }),
  },
  {
    id: "thread-bare",
    text: "A thread has neither context key, metadata nor times.",
    mutate: answers(({ body }) => {
      for (const thread of [body?.thread, ...(body?.threads ?? [])])
        for (const name of ["contextKey", "metadata", "createdAt", "updatedAt"]) delete thread?.[name];
    }),
  },
  {
    id: "thread-of-another-id",
    text: "A thread that is read has another id.",
    mutate: succeeding("getThread", ({ body }) => {
      body.thread.id = "thr_other";
    }),
  },
  {
    id: "created-thread-nameless",
    text: "A created thread has no id of the right type.",
    mutate: succeeding("createThread", ({ body, request }) => {
      if (request.headers["content-length"] === "2" || Number(request.headers["content-length"]) < 14)
        body.thread.id = 7;
    }),
  },
  {
    id: "stored-trimmed",
    text: "Stored texts are trimmed.",
    defect: "D6",
    mutate: storedMessages(({ content }) => {
      for (const block of content) if (block.type === "text") block.text = block.text.trim();
    }),
  },
  {
    id: "stored-bare",
    text: "Stored messages have neither metadata nor times.",
    mutate: storedMessages((message) => {
      delete message.metadata;
      delete message.createdAt;
    }),
  },
  {
    id: "stored-props-lost",
    text: "Stored components have no props.",
    mutate: storedMessages(({ content }) => {
      for (const block of content) if (block.type === "component") block.props = {};
    }),
  },
  {
    id: "stored-props-lose-keys",
    text: "Arrays in stored props become objects, and odd keys vanish.",
    defect: "D5",
    mutate: storedMessages(({ content }) => {
      for (const { type, props } of content) {
        if (type !== "component") continue;
        delete props.constructor;
        for (const [name, value] of Object.entries(props))
          if (Array.isArray(value)) props[name] = { ...value };
      }
    }),
  },
  {
    id: "stored-state-lost",
    text: "Stored components have no state.",
    mutate: storedMessages(({ content }) => {
      for (const block of content) delete block.state;
    }),
  },
  {
    id: "stored-component-first",
    text: "Stored components come before the texts.",
    mutate: storedMessages((message) => {
      message.content.reverse();
    }),
  },
  {
    id: "stored-result-as-text",
    text: "A stored result has its text only.",
    mutate: storedMessages((message) => {
      if (message.role === "tool") message.content = message.content.slice(0, 1);
    }),
  },
  {
    id: "message-otherwise",
    text: "A message that is read alone has another time than in the list.",
    mutate: succeeding("getMessage", ({ body }) => {
      body.message.createdAt = new Date(0).toISOString();
    }),
  },
  {
    id: "messages-renamed",
    text: "A list of messages gives every message the same id.",
    mutate: succeeding("listMessages", ({ body }) => {
      for (const message of body.messages) message.id = "msg_1";
    }),
  },
  {
    id: "state-not-told",
    text: "A change of state is answered without the state.",
    mutate: succeeding("updateComponentState", ({ body }) => {
      body.state = {};
    }),
  },
];
