/** Mutants of what becomes of messages, calls, tools and context on their way to the model and into the thread. */
import { agentError, agentRun, refusingRuns, sentMessages } from "../../combinators/agent-requests.ts";
import { each } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { shown } from "../../combinators/models.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the messages that a client is sent that comes back. */
const snapshot = (alter: (message: Loose) => void): Mutate =>
  each("MESSAGES_SNAPSHOT", (event) => {
    for (const message of event.payload.messages) alter(message);
    return event;
  });

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

const asUser = ({ id, ...message }: Loose) => ({
  id,
  role: "user",
  content: JSON.stringify(message.content ?? message),
});

/** What the first run of a thread has given, for its later ones. */
const remembering = (name: string): Mutate => {
  const first = new Map<string, Loose>();
  return agentRun((body) => {
    const given = first.get(body.threadId);
    if (given === undefined && body[name]?.length > 0) first.set(body.threadId, body[name]);
    if (given !== undefined)
      body[name] = [
        ...given,
        ...body[name].filter((each: Loose) => !JSON.stringify(given).includes(each.name)),
      ];
  });
};

export const conversationMutants: readonly Mutant[] = [
  {
    id: "instructions-of-the-user",
    text: "What the system says is said by the user.",
    mutate: shown((prompt) =>
      prompt.map((message) =>
        message.role === "system"
          ? { role: "user", content: [{ type: "text", text: message.content }] }
          : message,
      ),
    ),
  },
  {
    id: "developer-left-out",
    text: "Messages of the developer are left out.",
    mutate: sentMessages((message) => (message.role === "developer" ? [] : message)),
  },
  {
    id: "developer-is-system",
    text: "Messages of the developer come back as ones of the system.",
    mutate: snapshot((message) => {
      if (message.role === "developer") message.role = "system";
    }),
  },
  {
    id: "sealed-messages-refused",
    text: "Messages with an encryptedValue are refused.",
    mutate: refusingRuns((body) => JSON.stringify(body.messages ?? []).includes("encryptedValue")),
  },
  {
    id: "parts-without-images",
    text: "The model is shown texts only.",
    mutate: shown((prompt) => {
      for (const message of prompt)
        if (message.role === "user")
          message.content = message.content.filter(({ type }: Loose) => type === "text");
      return prompt;
    }),
  },
  {
    id: "parts-refused",
    text: "A list of parts is refused.",
    mutate: refusingRuns(
      ({ messages }) => Array.isArray(messages) && messages.some(({ content }) => Array.isArray(content)),
    ),
  },
  {
    id: "parts-kept-as-texts",
    text: "Of parts the texts are kept.",
    mutate: snapshot((message) => {
      if (message.role === "user" && Array.isArray(message.content))
        message.content = message.content.filter(({ type }: Loose) => type === "text");
    }),
  },
  {
    id: "stray-results-refused",
    text: "A result whose call is not before it is refused.",
    mutate: refusingRuns(({ messages }) => JSON.stringify(messages ?? []).includes("stray")),
  },
  {
    id: "stray-results-shown",
    text: "A result whose call is not before it is shown as one of the user's messages.",
    mutate: sentMessages((message, all) => {
      const before = JSON.stringify(all.slice(0, all.indexOf(message)));
      return message.role === "tool" && !before.includes(message.toolCallId) ? asUser(message) : message;
    }),
  },
  {
    id: "calls-without-json-left-out",
    text: "A call whose arguments are no JSON is left out.",
    mutate: sentMessages((message) => {
      if (Array.isArray(message.toolCalls))
        message.toolCalls = message.toolCalls.filter(
          (call: Loose) => typeof call?.function?.arguments !== "string" || isJson(call.function.arguments),
        );
      return message;
    }),
  },
  {
    id: "calls-without-json-emptied",
    text: "Arguments that are no JSON object are taken for the empty object.",
    mutate: sentMessages((message) => {
      for (const call of Array.isArray(message.toolCalls) ? message.toolCalls : [])
        if (typeof call?.function?.arguments === "string" && !/^\{.*\}$/.test(call.function.arguments))
          call.function.arguments = "{}";
      return message;
    }),
  },
  {
    id: "results-exchanged",
    text: "The results of a turn are shown to the model in the place of each other.",
    mutate: shown((prompt) => {
      for (const message of prompt)
        if (message.role === "tool") {
          const ids = message.content.map(({ toolCallId }: Loose) => toolCallId);
          message.content.forEach((part: Loose, at: number) => {
            part.toolCallId = ids[(at + 1) % ids.length];
          });
        }
      return prompt;
    }),
  },
  {
    id: "server-tools-without-server",
    text: "Server tools have their bare names.",
    mutate: together(
      each("TOOL_CALL_START", (event) => {
        event.payload.toolCallName = event.payload.toolCallName.replace(/^.*\//, "");
        return event;
      }),
      snapshot((message) => {
        for (const { function: made } of message.toolCalls ?? []) made.name = made.name.replace(/^.*\//, "");
      }),
    ),
  },
  {
    id: "tools-of-the-provider",
    text: "A tool that has the name of a provider's is not the client's.",
    mutate: agentRun((body) => {
      body.tools = body.tools?.filter?.(({ name }: Loose) => name !== "web_search") ?? body.tools;
    }),
  },
  {
    id: "tools-without-parameters-closed",
    text: "A tool without parameters takes the empty object only.",
    mutate: agentRun((body) => {
      for (const tool of Array.isArray(body.tools) ? body.tools : [])
        if (!(tool.parameters?.type === "object"))
          tool.parameters = { type: "object", properties: {}, additionalProperties: false };
    }),
  },
  {
    id: "client-results-lost",
    text: "Results that come last in a request are lost.",
    mutate: agentRun((body) => {
      while (body.messages?.at?.(-1)?.role === "tool") body.messages.pop();
    }),
  },
  {
    id: "client-tools-remembered",
    text: "The tools of a thread's first run are offered in its later runs.",
    mutate: (server) => remembering("tools")(server),
  },
  {
    id: "context-ignored",
    text: "The context is not shown to the model.",
    mutate: agentRun((body) => {
      if (Array.isArray(body.context)) body.context = [];
    }),
  },
  {
    id: "context-stored",
    text: "The context is stored as a message.",
    mutate: agentRun((body) => {
      if (Array.isArray(body.messages) && body.context?.length > 0)
        body.messages.unshift({
          id: crypto.randomUUID(),
          role: "system",
          content: JSON.stringify(body.context),
        });
    }),
  },
  {
    id: "context-remembered",
    text: "The context of a thread's first run is shown in its later runs.",
    mutate: (server) => remembering("context")(server),
  },
  {
    id: "unanswered-calls-refused",
    text: "A conversation with a call without a result is refused.",
    mutate: agentRun(({ messages }) => {
      if (!Array.isArray(messages)) return;
      const told = new Set(messages.map((message) => message?.toolCallId));
      const last = messages.findLastIndex((message) => message?.role === "user");
      const open = messages
        .slice(0, Math.max(0, last))
        .some((message) => message?.toolCalls?.some?.(({ id }: Loose) => !told.has(id)));
      return open ? agentError(400, "VALIDATION_ERROR") : undefined;
    }),
  },
  {
    id: "lost-results-made-again",
    text: "A server tool whose result the client has lost is called again.",
    mutate: agentRun((body) => {
      if (!Array.isArray(body.messages) || body.messages.at(-1)?.role !== "assistant") return;
      const told = new Set(body.messages.map((message: Loose) => message?.toolCallId));
      const isLost = (message: Loose) => message?.toolCalls?.some?.(({ id }: Loose) => !told.has(id));
      body.messages = body.messages.filter((message: Loose) => !isLost(message));
    }),
  },
];
