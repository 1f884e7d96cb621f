/** Mutants of answering the user's last message anew. */
import { streamHeaders } from "../../combinators/events.ts";
import { at, progressError, progressPlace, recoded } from "../../combinators/progress-requests.ts";
import type { Mutant } from "../../mutant.ts";

export const regeneratingMutants: readonly Mutant[] = [
  {
    id: "anew-is-asked-again",
    text: "Answering anew sends the user's last message once more.",
    mutate: (server) => {
      const last = new Map<string, string>();
      return at(/^(?:message|regenerate)$/, (wire, { conversation, part, version }) => {
        const { body = {} } = wire;
        if (part === "message") last.set(conversation, String(body?.content));
        const content = last.get(conversation);
        if (part === "message" || content === undefined || Array.isArray(body) || body?.node_ids?.includes(1))
          return;
        wire.path = `${version}/conversations/${conversation}/message/`;
        wire.body = { ...body, content };
        Object.assign(wire.headers, { "content-type": "application/json", "content-length": "1" });
      })(server);
    },
  },
  {
    id: "anew-in-the-same-session",
    text: "A message that is answered anew is answered by the session that has answered it.",
    mutate: (server) => {
      const runs = new Map<string, string>();
      return streamHeaders((headers, { path }) => {
        const { conversation = "", part } = progressPlace(path) ?? {};
        if (part === "message") runs.set(conversation, headers["x-run-id"] ?? "");
        if (part === "regenerate") headers["x-run-id"] = runs.get(conversation) ?? "";
      })(server);
    },
  },
  {
    id: "anew-needs-a-body",
    text: "Answering anew needs a body.",
    mutate: at(/^regenerate$/, ({ body }) =>
      body === undefined ? progressError(400, "VALIDATION_ERROR", "") : undefined,
    ),
  },
  {
    id: "anew-without-nodes",
    text: "The nodes of a request to answer anew are ignored.",
    mutate: at(/^regenerate$/, ({ body }) => {
      if (body?.node_ids?.every?.((id: unknown) => typeof id === "string")) delete body.node_ids;
    }),
  },
  {
    id: "anew-of-any-nodes",
    text: "Nodes that are no texts are ignored when a message is answered anew.",
    mutate: at(/^regenerate$/, (wire) => {
      if (Array.isArray(wire.body)) wire.body = {};
      if (wire.body?.node_ids?.some?.((id: unknown) => typeof id !== "string")) delete wire.body.node_ids;
    }),
  },
  {
    id: "anew-without-a-conversation",
    text: "In a conversation that does not exist there is no message to answer anew.",
    mutate: recoded("CONVERSATION_NOT_FOUND", 400, "VALIDATION_ERROR", /\/regenerate\/$/),
  },
];
