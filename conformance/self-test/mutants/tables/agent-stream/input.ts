/** Mutants with defects in the validation of request bodies. */
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, ignoreContentType } from "../../combinators/requests.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import { measureDepth } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import {
  alterRunBodies,
  alterSentBlocks,
  alterSentMessages,
  createError,
  replaceInvalid,
} from "./combinators.ts";

/** Returns a regular expression for a pointer inside a message. */
const matchInMessages = (path: string) => new RegExp(`^/messages/\\d+${path}$`);
const block = "/content/\\d+";

export const inputMutants: Mutants = {
  /** Uses a default message if the body has no messages. */
  "messages-invented": replaceInvalid(/^\/messages$/, () => [{ role: "user", content: "a" }]),
  /** Treats a message with a missing or unknown role as a user message. */
  "roles-invented": replaceInvalid(matchInMessages("/role"), () => "user"),
  /** Replaces missing content with blank text. */
  "contents-invented": replaceInvalid(matchInMessages("/content"), () => " "),
  /** Ignores a name that is not a string. */
  "names-overlooked": replaceInvalid(matchInMessages("/name")),
  /** Accepts invalid messages. */
  "messages-overlooked": replaceInvalid(/^\/messages\/\d+$/, () => ({ role: "user", content: "a" })),
  /** Ignores ids and booleans that have the wrong type. */
  "types-overlooked": replaceInvalid(/^\/(thread_id|agent_id|enable_deep_thinking)$/),
  /** Accepts any value for fields that have no effect. */
  "options-overlooked": replaceInvalid(
    /^\/(auto_accepted_plan|interrupt_feedback|enable_\w+|locale|mcp_settings|interrupt_before_tools)/,
  ),
  /** Accepts numbers outside their bounds. */
  "bounds-overlooked": replaceInvalid(/^\/max_\w+$/),
  /** Accepts an invalid resource. */
  "resources-overlooked": replaceInvalid(/^\/resources\/\d+/, () => ({ uri: "a:b" })),
  /** Accepts a text block without text. */
  "texts-overlooked": replaceInvalid(matchInMessages(`${block}/text`), () => "a"),
  /** Drops an image that has neither a URL nor data. */
  "empties-overlooked": replaceInvalid(matchInMessages(block), () => ({ type: "text", text: "a" })),
  /** Accepts data that is not base64. */
  "bytes-overlooked": replaceInvalid(matchInMessages(`${block}/data`), () => "AAAA"),
  /** Accepts any string as a URL. */
  "addresses-overlooked": replaceInvalid(matchInMessages(`${block}/url`), () => "https://example.com/a"),
  /** Accepts any string as a media type. */
  "media-types-overlooked": replaceInvalid(matchInMessages(`${block}/mime_type`)),
  /** Accepts any value for detail and filename. */
  "details-overlooked": replaceInvalid(matchInMessages(`${block}/(detail|filename)`)),
  /** Accepts reasoning blocks in any message, and without text. */
  "thoughts-of-anybody": alterSentBlocks((each) => (each.type === "reasoning" ? undefined : each)),
  /** Accepts a string in a list of blocks. */
  "elements-overlooked": alterSentMessages((message) => {
    if (Array.isArray(message.content))
      message.content = message.content.map((each: Loose) =>
        typeof each === "string" ? { type: "text", text: each } : each,
      );
    return message;
  }),
  /** Treats a body that is an array as an empty object. */
  "lists-are-empty-bodies": alterRequests((wire) => {
    if (wire.operation === "streamChat" && Array.isArray(wire.body)) wire.body = {};
  }),
  /** Returns UNSUPPORTED_MEDIA_TYPE for a request without a body. */
  "no-body-no-type": alterRequests(({ operation, body }) =>
    operation === "streamChat" && body === undefined ? createError(415) : undefined,
  ),
  /** Ignores the content type and content encoding of bodies. */
  "any-media-type": ignoreContentType,
  /** Rejects a content type that has parameters. */
  "charset-refused": alterRunBodies((_, { headers }) =>
    headers["content-type"]?.includes(";") ? createError(415) : undefined,
  ),
  /** Rejects a body nested more than 32 levels deep. */
  "depth-32": alterRunBodies((body) => (measureDepth(body) > 32 ? createError(400) : undefined)),
  /** Accepts a body nested to any depth. */
  "depth-unbounded": alterRunBodies((body) => {
    if (measureDepth(body) > 64) delete body.future;
  }),
  /** Accepts duplicate keys in a body, and uses the last one. */
  "keys-twice": alterRunBodies((body) => {
    if (body.future?.a === 2) delete body.future;
  }),
  /** Rejects bodies that exactly meet the documented size limit. */
  "body-limit-lower": allowLargerBodies(-1),
  /** Accepts bodies that exceed the documented size limit by one byte. */
  "body-limit-higher": allowLargerBodies(1),
  /** Trims whitespace from the text in blocks. */
  "texts-trimmed": alterSentBlocks((each) =>
    each.type === "text" && typeof each.text === "string" && each.text.trim()
      ? { ...each, text: each.text.trim() }
      : each,
  ),
  /** Sends images after all text. */
  "images-last": alterSentMessages((message) => {
    if (Array.isArray(message.content) && message.content.length > 2)
      message.content.sort((one: Loose, other: Loose) =>
        String(other?.type).localeCompare(String(one?.type)),
      );
    return message;
  }),
  /** Sends the model the path of a file instead of its content. */
  "files-by-path": alterSentBlocks((each) =>
    each.type === "file" && typeof each.filepath === "string" && each.data
      ? { type: "text", text: each.filepath }
      : each,
  ),
  /** Drops `data:` URLs. */
  "inline-data-dropped": alterSentBlocks((each) => (String(each.url).startsWith("data:") ? undefined : each)),
  /** Sends the model only the addresses of images in assistant and system messages. */
  "pictures-of-the-system": alterSentBlocks((each, role) =>
    each.type === "image" && role !== "user" && (each.url || each.data)
      ? { type: "text", text: each.url ?? each.data }
      : each,
  ),
  /** Rejects audio. */
  "sounds-refused": alterRunBodies(({ messages }) =>
    JSON.stringify(messages ?? "").includes('"type":"audio","data"')
      ? createError(400, "/messages/0/content")
      : undefined,
  ),
  /** Ignores unknown fields only at the top level of the body. */
  "unnamed-members-at-the-top": alterRunBodies(({ messages }) =>
    JSON.stringify(messages ?? "").includes('"future":1')
      ? createError(400, "/messages/0/future")
      : undefined,
  ),
};
