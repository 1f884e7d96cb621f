/** Mutants of what a body may be: its members, messages and blocks. */
import type { Loose } from "../../combinators/exchange.ts";
import { requests } from "../../combinators/requests.ts";
import {
  lenient,
  saidBlocks,
  saidMessages,
  streamError,
  streamRun,
} from "../../combinators/stream-requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** A place in the messages. */
const inMessages = (place: string) => new RegExp(`^/messages/\\d+${place}$`);
const block = "/content/\\d+";

const lenience = (id: string, text: string, places: RegExp, instead?: (wrong: Loose) => unknown): Mutant => ({
  id,
  text,
  mutate: lenient(places, instead),
});

const depthOf = (value: Loose): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

const refusing = (pointer: string, wrong: (body: Loose) => boolean): Mutate =>
  streamRun((body) => (wrong(body) ? streamError(400, pointer) : undefined));

const plain = { type: "text", text: "a" };

export const inputMutants: readonly Mutant[] = [
  lenience("messages-invented", "A body without messages has an empty one.", /^\/messages$/, () => [
    { role: "user", content: "a" },
  ]),
  lenience(
    "roles-invented",
    "A message without a known role is the user's.",
    inMessages("/role"),
    () => "user",
  ),
  lenience(
    "contents-invented",
    "A message without content has an empty text.",
    inMessages("/content"),
    () => " ",
  ),
  lenience("names-overlooked", "A name that is no text is ignored.", inMessages("/name")),
  lenience("messages-overlooked", "What is no message is ignored.", /^\/messages\/\d+$/, () => ({
    role: "user",
    content: "a",
  })),
  lenience(
    "types-overlooked",
    "An id or a switch of another type is ignored.",
    /^\/(thread_id|agent_id|enable_deep_thinking)$/,
  ),
  lenience(
    "options-overlooked",
    "Members without effect may be anything.",
    /^\/(auto_accepted_plan|interrupt_feedback|enable_\w+|locale|mcp_settings|interrupt_before_tools)/,
  ),
  lenience("bounds-overlooked", "Numbers have no bounds.", /^\/max_\w+$/),
  lenience("resources-overlooked", "A resource that is none is taken.", /^\/resources\/\d+/, () => ({
    uri: "a:b",
  })),
  lenience("texts-overlooked", "A text without its text is one.", inMessages(`${block}/text`), () => "a"),
  lenience(
    "empties-overlooked",
    "An image without address and bytes is left out.",
    inMessages(block),
    () => plain,
  ),
  lenience("bytes-overlooked", "Bytes need not be base64.", inMessages(`${block}/data`), () => "AAAA"),
  lenience(
    "addresses-overlooked",
    "An address may be any text.",
    inMessages(`${block}/url`),
    () => "https://example.com/a",
  ),
  lenience("media-types-overlooked", "A media type may be any text.", inMessages(`${block}/mime_type`)),
  lenience(
    "details-overlooked",
    "detail and filename may be anything.",
    inMessages(`${block}/(detail|filename)`),
  ),
  {
    id: "thoughts-of-anybody",
    text: "Thoughts are taken in messages of the user's, and without words.",
    mutate: saidBlocks((each) => (each.type === "reasoning" ? undefined : each)),
  },
  {
    id: "elements-overlooked",
    text: "A text in a list of blocks is a block.",
    mutate: saidMessages((message) => {
      if (Array.isArray(message.content))
        message.content = message.content.map((each: Loose) =>
          typeof each === "string" ? { type: "text", text: each } : each,
        );
      return message;
    }),
  },
  {
    id: "lists-are-empty-bodies",
    text: "A body that is a list is an empty one.",
    mutate: requests((wire) => {
      if (wire.operation === "streamChat" && Array.isArray(wire.body)) wire.body = {};
    }),
  },
  {
    id: "no-body-no-type",
    text: "A request without a body is refused for its content type.",
    mutate: requests(({ operation, body }) =>
      operation === "streamChat" && body === undefined ? streamError(415) : undefined,
    ),
  },
  {
    id: "any-media-type",
    text: "The content type and the encoding of a body are not looked at.",
    mutate: requests(({ headers }) => {
      headers["content-type"] = "application/json";
      delete headers["content-encoding"];
    }),
  },
  {
    id: "charset-refused",
    text: "A content type with parameters is refused.",
    mutate: streamRun((_, { headers }) =>
      headers["content-type"]?.includes(";") ? streamError(415) : undefined,
    ),
  },
  {
    id: "depth-32",
    text: "A body may be nested 32 levels deep.",
    mutate: streamRun((body) => (depthOf(body) > 32 ? streamError(400) : undefined)),
  },
  {
    id: "depth-unbounded",
    text: "A body may be nested as deep as it will.",
    mutate: streamRun((body) => {
      if (depthOf(body) > 64) delete body.future;
    }),
  },
  {
    id: "keys-twice",
    text: "An object in a body may have the same key twice: the last one counts.",
    mutate: streamRun((body) => {
      if (body.future?.a === 2) delete body.future;
    }),
  },
  {
    id: "body-limit-lower",
    text: "A body may have one byte less than the server says.",
    mutate: () => ({ settings: (settings) => ({ ...settings, maxBodyBytes: settings.maxBodyBytes - 1 }) }),
  },
  {
    id: "body-limit-higher",
    text: "A body may have one byte more than the server says.",
    mutate: () => ({ settings: (settings) => ({ ...settings, maxBodyBytes: settings.maxBodyBytes + 1 }) }),
  },
  {
    id: "texts-trimmed",
    text: "Texts of blocks are trimmed.",
    mutate: saidBlocks((each) =>
      each.type === "text" && typeof each.text === "string" && each.text.trim()
        ? { ...each, text: each.text.trim() }
        : each,
    ),
  },
  {
    id: "images-last",
    text: "Images come after the texts.",
    mutate: saidMessages((message) => {
      if (Array.isArray(message.content) && message.content.length > 2)
        message.content.sort((one: Loose, other: Loose) =>
          String(other?.type).localeCompare(String(one?.type)),
        );
      return message;
    }),
  },
  {
    id: "files-by-path",
    text: "A file is told to the model by its path.",
    mutate: saidBlocks((each) =>
      each.type === "file" && typeof each.filepath === "string" && each.data
        ? { type: "text", text: each.filepath }
        : each,
    ),
  },
  {
    id: "inline-data-dropped",
    text: "An address that has the data itself is dropped.",
    mutate: saidBlocks((each) => (String(each.url).startsWith("data:") ? undefined : each)),
  },
  {
    id: "pictures-of-the-system",
    text: "Images of the assistant's and the system's are told by their address.",
    mutate: saidBlocks((each, role) =>
      each.type === "image" && role !== "user" && (each.url || each.data)
        ? { type: "text", text: each.url ?? each.data }
        : each,
    ),
  },
  {
    id: "sounds-refused",
    text: "Sounds are refused.",
    mutate: streamRun(({ messages }) =>
      JSON.stringify(messages ?? "").includes('"type":"audio","data"')
        ? streamError(400, "/messages/0/content")
        : undefined,
    ),
  },
  {
    id: "unnamed-members-at-the-top",
    text: "Members that nobody knows are ignored at the top of the body only.",
    mutate: refusing("/messages/0/future", ({ messages }) =>
      JSON.stringify(messages ?? "").includes('"future":1'),
    ),
  },
];
