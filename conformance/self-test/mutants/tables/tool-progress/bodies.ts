/** Mutants of what a message may be: JSON, its members, its size, ids. */

import type { Settings } from "../../../../../server/config/settings.ts";
import { at, messageBodies, progressError } from "../../combinators/progress-requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const sized =
  (more: number): Mutate =>
  () => ({
    settings: (settings: Settings) => ({ ...settings, maxBodyBytes: settings.maxBodyBytes + more }),
  });

/** Refuses a content that is too far from a text. */
const contentTaken = (wrong: (content: unknown) => boolean): Mutate =>
  messageBodies((body) => {
    if (wrong(body.content)) body.content = "[[conform:none]]";
  });

export const bodyMutants: readonly Mutant[] = [
  {
    id: "any-type-is-json",
    text: "A body of any type is taken for JSON.",
    mutate: at(/^(?:message|regenerate)$/, ({ headers }) => {
      if (!/form/.test(headers["content-type"] ?? "")) headers["content-type"] = "application/json";
    }),
  },
  {
    id: "compressed-is-plain",
    text: "A body is read as it is, whatever it is encoded with.",
    mutate: at(/^message$/, ({ headers }) => {
      delete headers["content-encoding"];
    }),
  },
  {
    id: "json-without-parameters",
    text: "application/json with a parameter is another type.",
    mutate: at(/^message$/, ({ headers }) =>
      /^application\/json\s*;/.test(headers["content-type"] ?? "")
        ? progressError(415, "UNSUPPORTED_MEDIA_TYPE")
        : undefined,
    ),
  },
  {
    id: "any-depth-is-read",
    text: "Bodies may be of any depth.",
    mutate: messageBodies((body) => {
      if (JSON.stringify(body).includes("[".repeat(64))) delete body.a;
    }),
  },
  {
    id: "keys-twice",
    text: "An object in a body may have the same key twice: the last one counts.",
    mutate: messageBodies((body) => {
      if (body.a?.b === 2) delete body.a;
    }),
  },
  { id: "body-limit-loose", text: "A body may be larger than the limit.", mutate: sized(1) },
  { id: "body-limit-tight", text: "A body of the limit's size is too large.", mutate: sized(-1) },
  {
    id: "null-is-wrong",
    text: "An optional member that is null is refused.",
    mutate: messageBodies(({ node_ids }) =>
      node_ids === null ? progressError(400, "VALIDATION_ERROR", "/node_ids") : undefined,
    ),
  },
  {
    id: "attachments-are-nodes",
    text: "The model is shown the ids of attachments.",
    mutate: messageBodies((body) => {
      if (body.attachment_ids?.every?.((id: unknown) => typeof id === "string"))
        body.node_ids = [...(body.node_ids ?? []), ...body.attachment_ids];
    }),
  },
  {
    id: "numbers-are-content",
    text: "A content that is a number is taken for its digits.",
    mutate: contentTaken((content) => typeof content === "number"),
  },
  {
    id: "nodes-in-one-text",
    text: "A text is taken for a list of it.",
    mutate: messageBodies((body) => {
      if (typeof body.node_ids === "string") body.node_ids = [body.node_ids];
    }),
  },
  {
    id: "refused-makes-a-conversation",
    text: "A message that is refused has made its conversation.",
    mutate: at(/^message$/, async ({ body }, { conversation }, server) => {
      if (typeof body === "object" && String(body?.content ?? "").trim() === "")
        await server.ask("POST", `/api/v2/conversations/${conversation}/message/?stream=false`, {
          content: "Hello.",
        });
    }),
  },
  {
    id: "ids-of-200",
    text: "Ids are 200 characters long at most.",
    mutate: at(/^/, (_, { conversation }) =>
      conversation.length > 200 && conversation.length < 256
        ? progressError(400, "VALIDATION_ERROR", "/conversation_id")
        : undefined,
    ),
  },
  {
    id: "long-ids-cut",
    text: "Ids that are too long are cut.",
    mutate: at(/^/, (wire, { conversation }) => {
      if (conversation.length > 255) wire.path = wire.path.replace(conversation, conversation.slice(0, 255));
      const { session_id: session = "" } = wire.query;
      if (session.length > 255) wire.query.session_id = session.slice(0, 255);
    }),
  },
  {
    id: "streams-maybe",
    text: "A stream that is no boolean is one.",
    mutate: at(/^message$/, ({ query }) => {
      if (query.stream === "maybe") delete query.stream;
    }),
  },
];
