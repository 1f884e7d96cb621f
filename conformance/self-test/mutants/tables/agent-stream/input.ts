/** Mutants of the validation of request bodies. */
import type { Loose } from "../../combinators/exchange.ts";
import { alterRequests, ignoreContentType } from "../../combinators/requests.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import { measureDepth } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterSentBlocks, alterSentMessages, replaceInvalid, streamError, streamRun } from "./combinators.ts";

/** Returns an expression for a place in the messages. */
const inMessages = (place: string) => new RegExp(`^/messages/\\d+${place}$`);
const block = "/content/\\d+";

export const inputMutants: Mutants = {
  /** A body without messages gets one. */
  "messages-invented": replaceInvalid(/^\/messages$/, () => [{ role: "user", content: "a" }]),
  /** A message without a known role becomes a user message. */
  "roles-invented": replaceInvalid(inMessages("/role"), () => "user"),
  /** A message without content gets a blank text. */
  "contents-invented": replaceInvalid(inMessages("/content"), () => " "),
  /** A name that is not a string is ignored. */
  "names-overlooked": replaceInvalid(inMessages("/name")),
  /** Invalid messages are ignored. */
  "messages-overlooked": replaceInvalid(/^\/messages\/\d+$/, () => ({ role: "user", content: "a" })),
  /** Ids and switches of another type are ignored. */
  "types-overlooked": replaceInvalid(/^\/(thread_id|agent_id|enable_deep_thinking)$/),
  /** Fields without effect can have any value. */
  "options-overlooked": replaceInvalid(
    /^\/(auto_accepted_plan|interrupt_feedback|enable_\w+|locale|mcp_settings|interrupt_before_tools)/,
  ),
  /** Numbers have no bounds. */
  "bounds-overlooked": replaceInvalid(/^\/max_\w+$/),
  /** An invalid resource is accepted. */
  "resources-overlooked": replaceInvalid(/^\/resources\/\d+/, () => ({ uri: "a:b" })),
  /** A text block without its text is accepted. */
  "texts-overlooked": replaceInvalid(inMessages(`${block}/text`), () => "a"),
  /** An image without address and bytes is omitted. */
  "empties-overlooked": replaceInvalid(inMessages(block), () => ({ type: "text", text: "a" })),
  /** Bytes need not be base64. */
  "bytes-overlooked": replaceInvalid(inMessages(`${block}/data`), () => "AAAA"),
  /** A URL can be any string. */
  "addresses-overlooked": replaceInvalid(inMessages(`${block}/url`), () => "https://example.com/a"),
  /** A media type can be any string. */
  "media-types-overlooked": replaceInvalid(inMessages(`${block}/mime_type`)),
  /** detail and filename can have any value. */
  "details-overlooked": replaceInvalid(inMessages(`${block}/(detail|filename)`)),
  /** Reasoning blocks are accepted in any message, and without text. */
  "thoughts-of-anybody": alterSentBlocks((each) => (each.type === "reasoning" ? undefined : each)),
  /** A string in a list of blocks is accepted. */
  "elements-overlooked": alterSentMessages((message) => {
    if (Array.isArray(message.content))
      message.content = message.content.map((each: Loose) =>
        typeof each === "string" ? { type: "text", text: each } : each,
      );
    return message;
  }),
  /** A body that is an array becomes an empty object. */
  "lists-are-empty-bodies": alterRequests((wire) => {
    if (wire.operation === "streamChat" && Array.isArray(wire.body)) wire.body = {};
  }),
  /** A request without a body is UNSUPPORTED_MEDIA_TYPE. */
  "no-body-no-type": alterRequests(({ operation, body }) =>
    operation === "streamChat" && body === undefined ? streamError(415) : undefined,
  ),
  /** Content type and content encoding of bodies are ignored. */
  "any-media-type": ignoreContentType,
  /** A content type with parameters is rejected. */
  "charset-refused": streamRun((_, { headers }) =>
    headers["content-type"]?.includes(";") ? streamError(415) : undefined,
  ),
  /** A body may be nested 32 levels deep. */
  "depth-32": streamRun((body) => (measureDepth(body) > 32 ? streamError(400) : undefined)),
  /** A body may be nested to any depth. */
  "depth-unbounded": streamRun((body) => {
    if (measureDepth(body) > 64) delete body.future;
  }),
  /** Duplicate keys in a body are accepted; the last one is used. */
  "keys-twice": streamRun((body) => {
    if (body.future?.a === 2) delete body.future;
  }),
  /** The largest body allowed is one byte smaller than documented. */
  "body-limit-lower": allowLargerBodies(-1),
  /** The largest body allowed is one byte larger than documented. */
  "body-limit-higher": allowLargerBodies(1),
  /** Texts of blocks are trimmed. */
  "texts-trimmed": alterSentBlocks((each) =>
    each.type === "text" && typeof each.text === "string" && each.text.trim()
      ? { ...each, text: each.text.trim() }
      : each,
  ),
  /** Images come after the texts. */
  "images-last": alterSentMessages((message) => {
    if (Array.isArray(message.content) && message.content.length > 2)
      message.content.sort((one: Loose, other: Loose) =>
        String(other?.type).localeCompare(String(one?.type)),
      );
    return message;
  }),
  /** The model receives the path of a file instead of its content. */
  "files-by-path": alterSentBlocks((each) =>
    each.type === "file" && typeof each.filepath === "string" && each.data
      ? { type: "text", text: each.filepath }
      : each,
  ),
  /** A data: URL is dropped. */
  "inline-data-dropped": alterSentBlocks((each) => (String(each.url).startsWith("data:") ? undefined : each)),
  /** Images in assistant and system messages are shown to the model as their address. */
  "pictures-of-the-system": alterSentBlocks((each, role) =>
    each.type === "image" && role !== "user" && (each.url || each.data)
      ? { type: "text", text: each.url ?? each.data }
      : each,
  ),
  /** Audio is rejected. */
  "sounds-refused": streamRun(({ messages }) =>
    JSON.stringify(messages ?? "").includes('"type":"audio","data"')
      ? streamError(400, "/messages/0/content")
      : undefined,
  ),
  /** Unknown fields are ignored only at the top level of the body. */
  "unnamed-members-at-the-top": streamRun(({ messages }) =>
    JSON.stringify(messages ?? "").includes('"future":1')
      ? streamError(400, "/messages/0/future")
      : undefined,
  ),
};
