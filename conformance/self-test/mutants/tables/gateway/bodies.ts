/** Mutants with defects in the validation of request bodies. */
import type { Loose } from "../../combinators/exchange.ts";
import type { Reply } from "../../combinators/requests.ts";
import { deleteFields, isObject, listObjects } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { alterMessageRequests, alterRunBodies, createParameterError } from "./combinators.ts";

const bodyFields = ["request", "run", "builtins", "server_tools", "server_tool_config"];
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  max_turns: [1, 64],
  max_tool_calls: [1, 256],
  max_tokens: [0, Number.MAX_SAFE_INTEGER],
  timeout_ms: [1000, 300_000],
  tool_timeout_ms: [1000, 60_000],
};
const runFields = [...Object.keys(bounds), "parallel_tools"];
const builtins = ["vai_web_search", "vai_web_fetch"];

/** Alters `run` if it is an object. */
const alterRun = (alter: (run: Loose) => void): Mutate =>
  alterRunBodies((body) => {
    if (isObject(body.run)) alter(body.run);
  });

/** Returns the path of the first `null`. */
function findNull(value: Loose, path: string): string | undefined {
  if (value === null) return path;
  if (typeof value !== "object") return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const nullPath = findNull(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (nullPath !== undefined) return nullPath;
  }
  return undefined;
}

/** Returns an error for the first unknown field in `request`. */
function rejectUnknownField({ request }: Loose): Reply | undefined {
  const knownFields =
    /^(model|messages|max_tokens|system|temperature|top_p|top_k|stop_sequences|tools|tool_choice|output_format|output|voice|stt_model|extensions|metadata|stream)$/;
  const name = Object.keys(request ?? {}).find((each) => !knownFields.test(each));
  return name === undefined ? undefined : createParameterError(`request.${name}`);
}

/** Converts numeric strings to numbers. */
function convertNumericStrings(value: Loose): void {
  for (const [name, text] of Object.entries(value))
    if (typeof text === "string" && /^\d/.test(text)) value[name] = Number(text);
}

export const bodyMutants: Mutants = {
  /** Treats a missing request as an empty request. */
  "request-made-up": alterRunBodies((body) => {
    if (!isObject(body.request)) body.request = {};
  }),
  /** Treats a body that is an array as an empty object. */
  "body-made-up": alterRunBodies((body, wire) => {
    if (Array.isArray(body)) wire.body = {};
  }),
  /** Rejects `stt_model` like voice output. */
  "transcriptions-refused": alterMessageRequests(({ stt_model: model }) =>
    typeof model === "string"
      ? createParameterError("request.stt_model", { code: "unsupported_voice" })
      : undefined,
  ),
  /** Accepts any `stt_model`. */
  "transcriptions-by-anything": alterMessageRequests((request) => {
    delete request.stt_model;
  }),
  /** Ignores unknown fields in the body. */
  "body-is-open": alterRunBodies((body) => {
    for (const name of Object.keys(body)) if (!bodyFields.includes(name)) delete body[name];
  }),
  /** Treats a string as a list that contains only this string. */
  "lists-of-one": alterRunBodies((body) => {
    for (const name of ["builtins", "server_tools"])
      if (typeof body[name] === "string") body[name] = [body[name]];
  }),
  /** Accepts `builtins` and `server_tools` even if they differ. */
  "lists-not-compared": alterRunBodies((body) => {
    if (body.builtins && body.server_tools) delete body.server_tools;
  }),
  /** Rejects `builtins` in combination with `server_tools`. */
  "one-list-alone": alterRunBodies((body) =>
    body.builtins?.length && body.server_tools?.length ? createParameterError("server_tools") : undefined,
  ),
  /** Rejects null for an optional field. */
  "null-is-refused": alterRunBodies((body) => {
    const path = findNull(body, "body");
    return path === undefined ? undefined : createParameterError(path.slice("body.".length));
  }),
  /** Clamps a limit that is outside its bounds. */
  "bounds-clamped": alterRun((each) => {
    for (const [name, [minimum, maximum]] of Object.entries(bounds))
      if (typeof each[name] === "number") each[name] = Math.min(Math.max(each[name], minimum), maximum);
  }),
  /** Rejects a limit that is equal to its bound. */
  "bounds-too-narrow": alterRunBodies((body) => {
    const name = Object.keys(bounds).find((each) =>
      bounds[each]?.some((bound) => bound === body.run?.[each]),
    );
    return name === undefined ? undefined : createParameterError(`run.${name}`);
  }),
  /** Accepts strings as limits. */
  "limits-as-text": alterRun(convertNumericStrings),
  /** Ignores unknown fields in `run`. */
  "run-is-open": alterRun((each) => {
    for (const name of Object.keys(each)) if (!runFields.includes(name)) delete each[name];
  }),
  /** Adds an empty message to a request without messages. */
  "conversation-made-up": alterMessageRequests((request) => {
    if (!listObjects(request.messages).length) request.messages = [{ role: "user", content: "" }];
  }),
  /** Replaces messages that have no content for the model with a greeting. */
  "silence-made-up": alterMessageRequests((request) => {
    const says = ({ content }: Loose) =>
      typeof content === "string"
        ? content !== ""
        : !Array.isArray(content) || content.some(({ type }) => type !== "thinking");
    const messages = listObjects(request.messages);
    if (messages.length > 0 && !messages.some(says)) request.messages = [{ role: "user", content: "Hello." }];
  }),
  /** Treats a message with an unknown role as a user message. */
  "other-roles-are-the-users": alterMessageRequests(({ messages }) => {
    for (const message of listObjects(messages)) if (message.role !== "assistant") message.role = "user";
  }),
  /** Replaces content of the wrong type with empty text. */
  "content-made-up": alterMessageRequests(({ messages }) => {
    for (const message of listObjects(messages))
      if (!Array.isArray(message.content) && typeof message.content !== "string") message.content = "";
  }),
  /** Treats a negative max_tokens as no limit. */
  "negative-tokens": alterMessageRequests((request) => {
    if (request.max_tokens < 0) delete request.max_tokens;
  }),
  /** Converts a system prompt of the wrong type to a string. */
  "system-of-any-type": alterMessageRequests((request) => {
    if (request.system && !Array.isArray(request.system)) request.system = String(request.system);
  }),
  /** Accepts strings for numbers in the request. */
  "sampling-as-text": alterMessageRequests(convertNumericStrings),
  /** Ignores request.stream. */
  "stream-not-looked-at": alterMessageRequests(deleteFields("stream")),
  /** Treats an unknown tool choice as `auto`. */
  "odd-choice-is-auto": alterMessageRequests((request) => {
    const isKnown = ["auto", "any", "none", "tool"].includes(request.tool_choice?.type);
    if (request.tool_choice && !isKnown) request.tool_choice = { type: "auto" };
  }),
  /** Drops unknown modalities. */
  "odd-modalities-dropped": alterMessageRequests(({ output }) => {
    if (Array.isArray(output?.modalities))
      output.modalities = output.modalities.filter((each: Loose) => /^(text|image|audio)$/.test(each));
  }),
  /** Ignores unknown fields in `voice`. */
  "voice-is-open": alterMessageRequests((request) => {
    if (isObject(request.voice)) request.voice = { output: request.voice.output ?? null };
  }),
  /** Drops extensions and metadata that are not objects. */
  "metadata-of-any-type": alterMessageRequests((request) => {
    for (const name of ["extensions", "metadata"]) if (!isObject(request[name])) delete request[name];
  }),
  /** Rejects unknown fields in the request. */
  "request-is-closed": alterRunBodies(rejectUnknownField),
  /** Drops blank and duplicate names from `builtins`. */
  "builtins-made-unique": alterRunBodies((body) => {
    if (!Array.isArray(body.builtins)) return;
    const names = body.builtins.map((name: Loose) => (typeof name === "string" ? name.trim() : name));
    body.builtins = [...new Set(names)].filter((name) => name !== "");
  }),
  /** Drops unknown names from `builtins`. */
  "unknown-builtins-dropped": alterRunBodies((body) => {
    for (const name of ["builtins", "server_tools"])
      if (Array.isArray(body[name]))
        body[name] = body[name].filter((each: Loose) => builtins.includes(String(each).trim()));
  }),
  /** Rejects server_tool_config. */
  "no-choice-of-services": alterRunBodies((body) =>
    Object.keys(body.server_tool_config ?? {}).length > 0
      ? createParameterError("server_tool_config")
      : undefined,
  ),
  /** Uses a default model if the request has none. */
  "model-made-up": alterMessageRequests((request) => {
    if (typeof request.model !== "string" || request.model.trim() === "") request.model = "embedded/demo";
  }),
  /** Treats a model without a provider as an embedded model. */
  "model-without-provider": alterMessageRequests((request) => {
    if (request.model === "demo") request.model = "embedded/demo";
  }),
  /** Uses embedded/demo if an embedded model is unknown. */
  "unknown-model-is-demo": alterMessageRequests((request) => {
    if (/^embedded\/(?!script|demo)./.test(request.model)) request.model = "embedded/demo";
  }),
  /** Calls the provider's model by the part of its name after the last slash. */
  "model-after-the-last-slash": alterMessageRequests((request) => {
    if (typeof request.model === "string")
      request.model = request.model.replace(/^([^/]+)\/.*\/([^/]+)$/, "$1/$2");
  }),
};
