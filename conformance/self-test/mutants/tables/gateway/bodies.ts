/** Mutants of the validation of request bodies. */
import type { Loose } from "../../combinators/exchange.ts";
import type { Reply } from "../../combinators/requests.ts";
import { deleteFields, isObject, listObjects } from "../../combinators/values.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { gatewayRun, messageRequest, rejectRuns } from "./combinators.ts";

const members = ["request", "run", "builtins", "server_tools", "server_tool_config"];
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  max_turns: [1, 64],
  max_tool_calls: [1, 256],
  max_tokens: [0, Number.MAX_SAFE_INTEGER],
  timeout_ms: [1000, 300_000],
  tool_timeout_ms: [1000, 60_000],
};
const inRun = [...Object.keys(bounds), "parallel_tools"];
const builtins = ["vai_web_search", "vai_web_fetch"];

/** Alters `run`, if it is an object. */
const run = (alter: (run: Loose) => void): Mutate =>
  gatewayRun((body) => {
    if (isObject(body.run)) alter(body.run);
  });

/** Returns the path of the first `null`. */
function firstNull(value: Loose, path: string): string | undefined {
  if (value === null) return path;
  if (typeof value !== "object") return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = firstNull(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns an error for the first unknown field of `request`. */
function unknownMember({ request }: Loose): Reply | undefined {
  const known =
    /^(model|messages|max_tokens|system|temperature|top_p|top_k|stop_sequences|tools|tool_choice|output_format|output|voice|extensions|metadata|stream)$/;
  const name = Object.keys(request ?? {}).find((each) => !known.test(each));
  return name === undefined ? undefined : rejectRuns(`request.${name}`);
}

/** Converts numeric strings to numbers. */
function readTexts(value: Loose): void {
  for (const [name, text] of Object.entries(value))
    if (typeof text === "string" && /^\d/.test(text)) value[name] = Number(text);
}

export const bodyMutants: Mutants = {
  /** Treats a missing request as an empty one. */
  "request-made-up": gatewayRun((body) => {
    if (!isObject(body.request)) body.request = {};
  }),
  /** Treats a body that is an array as an empty object. */
  "body-made-up": gatewayRun((body, wire) => {
    if (Array.isArray(body)) wire.body = {};
  }),
  /** Ignores unknown fields of the body. */
  "body-is-open": gatewayRun((body) => {
    for (const name of Object.keys(body)) if (!members.includes(name)) delete body[name];
  }),
  /** Treats a string instead of a list as a list with that string. */
  "lists-of-one": gatewayRun((body) => {
    for (const name of ["builtins", "server_tools"])
      if (typeof body[name] === "string") body[name] = [body[name]];
  }),
  /** Accepts builtins and server_tools that differ. */
  "lists-not-compared": gatewayRun((body) => {
    if (body.builtins && body.server_tools) delete body.server_tools;
  }),
  /** Rejects builtins together with server_tools. */
  "one-list-alone": gatewayRun((body) =>
    body.builtins?.length && body.server_tools?.length ? rejectRuns("server_tools") : undefined,
  ),
  /** Rejects null for an optional field. */
  "null-is-refused": gatewayRun((body) => {
    const place = firstNull(body, "body");
    return place === undefined ? undefined : rejectRuns(place.slice("body.".length));
  }),
  /** Clamps a limit outside its bounds. */
  "bounds-clamped": run((each) => {
    for (const [name, [least, most]] of Object.entries(bounds))
      if (typeof each[name] === "number") each[name] = Math.min(Math.max(each[name], least), most);
  }),
  /** Rejects a limit that is equal to its bound. */
  "bounds-too-narrow": gatewayRun((body) => {
    const name = Object.keys(bounds).find((each) =>
      bounds[each]?.some((bound) => bound === body.run?.[each]),
    );
    return name === undefined ? undefined : rejectRuns(`run.${name}`);
  }),
  /** Accepts strings as limits. */
  "limits-as-text": run(readTexts),
  /** Ignores unknown fields of run. */
  "run-is-open": run((each) => {
    for (const name of Object.keys(each)) if (!inRun.includes(name)) delete each[name];
  }),
  /** Adds an empty message to a request without messages. */
  "conversation-made-up": messageRequest((request) => {
    if (!listObjects(request.messages).length) request.messages = [{ role: "user", content: "" }];
  }),
  /** Replaces messages without content for a model by a greeting. */
  "silence-made-up": messageRequest((request) => {
    const says = ({ content }: Loose) =>
      typeof content === "string"
        ? content !== ""
        : !Array.isArray(content) || content.some(({ type }) => type !== "thinking");
    const messages = listObjects(request.messages);
    if (messages.length > 0 && !messages.some(says)) request.messages = [{ role: "user", content: "Hello." }];
  }),
  /** Treats a message of an unknown role as a user message. */
  "other-roles-are-the-users": messageRequest(({ messages }) => {
    for (const message of listObjects(messages)) if (message.role !== "assistant") message.role = "user";
  }),
  /** Replaces content of another type by an empty text. */
  "content-made-up": messageRequest(({ messages }) => {
    for (const message of listObjects(messages))
      if (!Array.isArray(message.content) && typeof message.content !== "string") message.content = "";
  }),
  /** Treats a negative max_tokens as no limit. */
  "negative-tokens": messageRequest((request) => {
    if (request.max_tokens < 0) delete request.max_tokens;
  }),
  /** Converts a system prompt of another type to a string. */
  "system-of-any-type": messageRequest((request) => {
    if (request.system && !Array.isArray(request.system)) request.system = String(request.system);
  }),
  /** Accepts strings as numbers of the request. */
  "sampling-as-text": messageRequest(readTexts),
  /** Ignores request.stream. */
  "stream-not-looked-at": messageRequest(deleteFields("stream")),
  /** Treats an unknown tool choice as auto. */
  "odd-choice-is-auto": messageRequest((request) => {
    const known = ["auto", "any", "none", "tool"].includes(request.tool_choice?.type);
    if (request.tool_choice && !known) request.tool_choice = { type: "auto" };
  }),
  /** Drops unknown modalities. */
  "odd-modalities-dropped": messageRequest(({ output }) => {
    if (Array.isArray(output?.modalities))
      output.modalities = output.modalities.filter((each: Loose) => /^(text|image|audio)$/.test(each));
  }),
  /** Ignores unknown fields of voice. */
  "voice-is-open": messageRequest((request) => {
    if (isObject(request.voice)) request.voice = { output: request.voice.output ?? null };
  }),
  /** Drops extensions and metadata that are not objects. */
  "metadata-of-any-type": messageRequest((request) => {
    for (const name of ["extensions", "metadata"]) if (!isObject(request[name])) delete request[name];
  }),
  /** Rejects unknown fields of the request. */
  "request-is-closed": gatewayRun(unknownMember),
  /** Drops blank and duplicate names in builtins. */
  "builtins-made-unique": gatewayRun((body) => {
    if (!Array.isArray(body.builtins)) return;
    const names = body.builtins.map((name: Loose) => (typeof name === "string" ? name.trim() : name));
    body.builtins = [...new Set(names)].filter((name) => name !== "");
  }),
  /** Drops unknown names in builtins. */
  "unknown-builtins-dropped": gatewayRun((body) => {
    for (const name of ["builtins", "server_tools"])
      if (Array.isArray(body[name]))
        body[name] = body[name].filter((each: Loose) => builtins.includes(String(each).trim()));
  }),
  /** Rejects server_tool_config. */
  "no-choice-of-services": gatewayRun((body) =>
    Object.keys(body.server_tool_config ?? {}).length > 0 ? rejectRuns("server_tool_config") : undefined,
  ),
  /** Uses a default model when the request has none. */
  "model-made-up": messageRequest((request) => {
    if (typeof request.model !== "string" || request.model.trim() === "") request.model = "embedded/demo";
  }),
  /** Treats a model without a provider as an embedded model. */
  "model-without-provider": messageRequest((request) => {
    if (request.model === "demo") request.model = "embedded/demo";
  }),
  /** Uses embedded/demo for an unknown embedded model. */
  "unknown-model-is-demo": messageRequest((request) => {
    if (/^embedded\/(?!script|demo)./.test(request.model)) request.model = "embedded/demo";
  }),
  /** Calls the provider's model by the name after the last slash. */
  "model-after-the-last-slash": messageRequest((request) => {
    if (typeof request.model === "string")
      request.model = request.model.replace(/^([^/]+)\/.*\/([^/]+)$/, "$1/$2");
  }),
};
