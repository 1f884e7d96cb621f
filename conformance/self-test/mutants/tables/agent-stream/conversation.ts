/** Mutants of threads: which one a run has, what of a request is new to it, what its model is shown of it. */
import { events } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { shown } from "../../combinators/models.ts";
import { mistakesIn, saidMessages, streamError, streamRun } from "../../combinators/stream-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** What no thread has said: nothing of the request is taken for known then. */
const unsaid = () => ({ role: "system", content: crypto.randomUUID() });

/** Takes the messages of some requests for new. */
const unrecognized = (isOne: (messages: Loose[], body: Loose) => boolean): Mutate =>
  streamRun(async (body, wire, server) => {
    const { messages } = body;
    if (!Array.isArray(messages) || (await mistakesIn(body, wire, server)).length > 0) return;
    if (isOne(messages, body)) messages.unshift(unsaid());
  });

const isText = (block: Loose) => block?.type === "text" && block.text;
const isAnswer = ({ role }: Loose) => role === "assistant";

/** Other ids for some threads, which the client is not told. */
const otherwise = (isOne: (id: string) => boolean): Mutate => {
  return (server) => {
    const told = new Map<string, string>();
    let runs = 0;
    return together(
      streamRun((body) => {
        if (typeof body.thread_id !== "string" || !isOne(body.thread_id)) return;
        runs += 1;
        told.set(`${runs}`.padStart(20, "t"), body.thread_id);
        body.thread_id = `${runs}`.padStart(20, "t");
      }),
      events((event) => {
        event.payload.thread_id = told.get(event.payload.thread_id) ?? event.payload.thread_id;
        return event;
      }),
    )(server);
  };
};

export const conversationMutants: readonly Mutant[] = [
  {
    id: "threads-of-plain-ids",
    text: "A thread whose id has other characters than letters and digits is not found again.",
    mutate: otherwise((id) => /[^\w:-]/.test(id)),
  },
  {
    id: "new-threads-are-old",
    text: "A run without a thread goes on with one that is free.",
    mutate: (server) => {
      const mine = new Set<string>();
      const free: string[] = [];
      return together(
        streamRun((body) => {
          if (body.thread_id !== undefined || body.session_id !== undefined) return;
          body.thread_id = free.pop() ?? crypto.randomUUID();
          mine.add(body.thread_id);
        }),
        events((event) => {
          const { type, thread_id } = event.payload;
          if (type === "complete" && mine.has(thread_id) && !free.includes(thread_id)) free.push(thread_id);
          return event;
        }),
      )(server);
    },
  },
  {
    id: "new-threads-not-uuids",
    text: "The id of a new thread is no UUID.",
    mutate: streamRun((body) => {
      if (body.thread_id === undefined && body.session_id === undefined)
        body.thread_id = `thr_${crypto.randomUUID().slice(0, 8)}`;
    }),
  },
  {
    id: "session-of-chats",
    text: "A chat takes a session_id for its thread, too.",
    mutate: streamRun((body, { operation }) => {
      if (operation === "streamChat" && body.session_id) body.thread_id = body.session_id;
    }),
  },
  {
    id: "session-before-thread",
    text: "Of a thread_id and another session_id the first is taken.",
    mutate: streamRun((body) => {
      if (body.thread_id && body.session_id) delete body.session_id;
    }),
  },
  {
    id: "thread-ids-in-utf-16",
    text: "The length of an id is that in UTF-16.",
    mutate: streamRun(({ thread_id }) =>
      thread_id?.length > 255 ? streamError(400, "/thread_id") : undefined,
    ),
  },
  {
    id: "thread-ids-trimmed",
    text: "White space is taken off the ends of ids, and out of them.",
    mutate: streamRun((body) => {
      if (typeof body.thread_id === "string") body.thread_id = body.thread_id.replace(/\s+/g, "_");
    }),
  },
  {
    id: "thoughts-are-words",
    text: "What a client was told of thoughts counts when its messages are compared.",
    mutate: unrecognized((messages) => JSON.stringify(messages).includes('"reasoning"')),
  },
  {
    id: "answers-apart",
    text: "Answers that follow each other are known only when the request joins them.",
    mutate: unrecognized((messages) =>
      messages.some((each, at) => isAnswer(each) && isAnswer(messages[at + 1] ?? {})),
    ),
  },
  {
    id: "whole-threads-alone",
    text: "Messages are known only from the thread's beginning on.",
    mutate: unrecognized((messages) => isAnswer(messages[0]) || (messages[0]?.name ?? "") !== ""),
  },
  {
    id: "blocks-are-not-texts",
    text: "A text as blocks is another than the text.",
    mutate: unrecognized((messages) =>
      messages.some(
        ({ role, content }) => role === "user" && Array.isArray(content) && content.every(isText),
      ),
    ),
  },
  {
    id: "last-word-is-new",
    text: "A message that is alone is always new.",
    mutate: unrecognized((messages) => messages.length === 1),
  },
  {
    id: "known-ends-stored-again",
    text: "A request that brings nothing new is stored once more.",
    mutate: unrecognized((messages) => messages.length > 1 && isAnswer(messages.at(-1))),
  },
  {
    id: "answers-not-taken",
    text: "Of a request the answers are left out, when the thread has others.",
    mutate: saidMessages((message) => (message.content === "Not D." ? [] : message)),
  },
  {
    id: "idle-runs-ask",
    text: "The model is asked although the assistant has the last word.",
    mutate: streamRun(({ messages }) => {
      if (Array.isArray(messages) && isAnswer(messages.at(-1) ?? {}))
        messages.push({ role: "user", content: "Go on." });
    }),
  },
  {
    id: "answers-not-shown",
    text: "The model is not shown what it has answered.",
    mutate: shown((prompt) =>
      prompt.filter(
        ({ role, content }, at) =>
          role !== "assistant" ||
          at === prompt.length - 1 ||
          content.some(({ type }: Loose) => type === "tool-call"),
      ),
    ),
  },
  {
    id: "system-is-the-user",
    text: "Messages of the system's are shown as the user's.",
    mutate: shown((prompt) =>
      prompt.map((message) =>
        message.role === "system"
          ? { role: "user", content: [{ type: "text", text: message.content }] }
          : message,
      ),
    ),
  },
  {
    id: "system-refused",
    text: "Messages of the system's are refused.",
    mutate: streamRun(({ messages }) => {
      const at = Array.isArray(messages)
        ? messages.findIndex((each) => each?.role === "system" && each.content)
        : -1;
      return at === -1 ? undefined : streamError(400, `/messages/${at}/role`);
    }),
  },
  {
    id: "resources-remembered",
    text: "The resources of a thread's first run are shown to its later runs.",
    mutate: (server) => {
      const first = new Map<string, Loose[]>();
      return streamRun((body) => {
        if (!Array.isArray(body.resources) || typeof body.thread_id !== "string") return;
        const known = first.get(body.thread_id) ?? [];
        first.set(body.thread_id, known.length > 0 ? known : [...body.resources]);
        body.resources.push(...known);
      })(server);
    },
  },
  {
    id: "resources-by-address",
    text: "The model is shown the addresses of resources alone.",
    mutate: streamRun((body) => {
      for (const each of Array.isArray(body.resources) ? body.resources : [])
        if (typeof each?.uri === "string" && typeof each.title === "string") {
          delete each.title;
          delete each.description;
        }
    }),
  },
];
