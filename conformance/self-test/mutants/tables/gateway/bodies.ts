/** Mutants of what the body of a run may be: its members, limits, names of tools and models. */

import type { Loose } from "../../combinators/exchange.ts";
import { isObject, listed, messageRequest, refused } from "../../combinators/gateway-refusals.ts";
import { gatewayRun } from "../../combinators/gateway-runs.ts";
import type { Reply } from "../../combinators/requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

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

/** Alters `run`, where it is an object. */
const run = (alter: (run: Loose) => void): Mutate =>
  gatewayRun((body) => {
    if (isObject(body.run)) alter(body.run);
  });

/** Where the first `null` is that stands for an absent member. */
function firstNull(value: Loose, path: string): string | undefined {
  if (value === null) return path;
  if (typeof value !== "object") return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = firstNull(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first mistake that a closed `request` would have. */
function unknownMember({ request }: Loose): Reply | undefined {
  const known =
    /^(model|messages|max_tokens|system|temperature|top_p|top_k|stop_sequences|tools|tool_choice|output_format|output|voice|extensions|metadata|stream)$/;
  const name = Object.keys(request ?? {}).find((each) => !known.test(each));
  return name === undefined ? undefined : refused(`request.${name}`);
}

/** Numbers that are written as texts are numbers. */
function readTexts(value: Loose): void {
  for (const [name, text] of Object.entries(value))
    if (typeof text === "string" && /^\d/.test(text)) value[name] = Number(text);
}

export const bodyMutants: readonly Mutant[] = [
  {
    id: "request-made-up",
    text: "A body without an object request has an empty one.",
    mutate: gatewayRun((body) => {
      if (!isObject(body.request)) body.request = {};
    }),
  },
  {
    id: "body-made-up",
    text: "A body that is no object is an empty one.",
    mutate: gatewayRun((body, wire) => {
      if (Array.isArray(body)) wire.body = {};
    }),
  },
  {
    id: "body-is-open",
    text: "Members that the body does not have are ignored.",
    mutate: gatewayRun((body) => {
      for (const name of Object.keys(body)) if (!members.includes(name)) delete body[name];
    }),
  },
  {
    id: "lists-of-one",
    text: "A name in the place of a list is a list of it.",
    mutate: gatewayRun((body) => {
      for (const name of ["builtins", "server_tools"])
        if (typeof body[name] === "string") body[name] = [body[name]];
    }),
  },
  {
    id: "lists-not-compared",
    text: "builtins and server_tools need not be the same.",
    mutate: gatewayRun((body) => {
      if (body.builtins && body.server_tools) delete body.server_tools;
    }),
  },
  {
    id: "one-list-alone",
    text: "builtins and server_tools cannot be there together.",
    mutate: gatewayRun((body) =>
      body.builtins?.length && body.server_tools?.length ? refused("server_tools") : undefined,
    ),
  },
  {
    id: "null-is-refused",
    text: "null for an optional member is refused.",
    mutate: gatewayRun((body) => {
      const place = firstNull(body, "body");
      return place === undefined ? undefined : refused(place.slice("body.".length));
    }),
  },
  {
    id: "bounds-clamped",
    text: "A limit beyond its bounds is the bound.",
    mutate: run((each) => {
      for (const [name, [least, most]] of Object.entries(bounds))
        if (typeof each[name] === "number") each[name] = Math.min(Math.max(each[name], least), most);
    }),
  },
  {
    id: "bounds-too-narrow",
    text: "A limit on its bound is refused.",
    mutate: gatewayRun((body) => {
      const name = Object.keys(bounds).find((each) =>
        bounds[each]?.some((bound) => bound === body.run?.[each]),
      );
      return name === undefined ? undefined : refused(`run.${name}`);
    }),
  },
  { id: "limits-as-text", text: "Limits may be texts.", mutate: run(readTexts) },
  {
    id: "run-is-open",
    text: "Members that run does not have are ignored.",
    mutate: run((each) => {
      for (const name of Object.keys(each)) if (!inRun.includes(name)) delete each[name];
    }),
  },
  {
    id: "conversation-made-up",
    text: "A request without messages has one without text.",
    mutate: messageRequest((request) => {
      if (!listed(request.messages).length) request.messages = [{ role: "user", content: "" }];
    }),
  },
  {
    id: "silence-made-up",
    text: "Messages of which nothing is left for a model are a greeting.",
    mutate: messageRequest((request) => {
      const says = ({ content }: Loose) =>
        typeof content === "string"
          ? content !== ""
          : !Array.isArray(content) || content.some(({ type }) => type !== "thinking");
      const messages = listed(request.messages);
      if (messages.length > 0 && !messages.some(says))
        request.messages = [{ role: "user", content: "Hello." }];
    }),
  },
  {
    id: "other-roles-are-the-users",
    text: "A message of another role is the user's.",
    mutate: messageRequest(({ messages }) => {
      for (const message of listed(messages)) if (message.role !== "assistant") message.role = "user";
    }),
  },
  {
    id: "content-made-up",
    text: "Content of another type is an empty text.",
    mutate: messageRequest(({ messages }) => {
      for (const message of listed(messages))
        if (!Array.isArray(message.content) && typeof message.content !== "string") message.content = "";
    }),
  },
  {
    id: "negative-tokens",
    text: "A negative max_tokens is no limit.",
    mutate: messageRequest((request) => {
      if (request.max_tokens < 0) delete request.max_tokens;
    }),
  },
  {
    id: "system-of-any-type",
    text: "A system prompt of another type is written out.",
    mutate: messageRequest((request) => {
      if (request.system && !Array.isArray(request.system)) request.system = String(request.system);
    }),
  },
  {
    id: "sampling-as-text",
    text: "Numbers of the request may be texts.",
    mutate: messageRequest(readTexts),
  },
  {
    id: "stream-not-looked-at",
    text: "request.stream is ignored.",
    mutate: messageRequest((request) => {
      delete request.stream;
    }),
  },
  {
    id: "odd-choice-is-auto",
    text: "A tool choice that is not known is auto.",
    mutate: messageRequest((request) => {
      const known = ["auto", "any", "none", "tool"].includes(request.tool_choice?.type);
      if (request.tool_choice && !known) request.tool_choice = { type: "auto" };
    }),
  },
  {
    id: "odd-modalities-dropped",
    text: "Modalities that are not known are dropped.",
    mutate: messageRequest(({ output }) => {
      if (Array.isArray(output?.modalities))
        output.modalities = output.modalities.filter((each: Loose) => /^(text|image|audio)$/.test(each));
    }),
  },
  {
    id: "voice-is-open",
    text: "Members that voice does not have are ignored.",
    mutate: messageRequest((request) => {
      if (isObject(request.voice)) request.voice = { output: request.voice.output ?? null };
    }),
  },
  {
    id: "metadata-of-any-type",
    text: "Extensions and metadata that are no objects are dropped.",
    mutate: messageRequest((request) => {
      for (const name of ["extensions", "metadata"]) if (!isObject(request[name])) delete request[name];
    }),
  },
  {
    id: "request-is-closed",
    text: "Members that the request does not have are refused.",
    mutate: gatewayRun(unknownMember),
  },
  {
    id: "builtins-made-unique",
    text: "Names in builtins that are blank or come again are dropped.",
    mutate: gatewayRun((body) => {
      if (!Array.isArray(body.builtins)) return;
      const names = body.builtins.map((name: Loose) => (typeof name === "string" ? name.trim() : name));
      body.builtins = [...new Set(names)].filter((name) => name !== "");
    }),
  },
  {
    id: "unknown-builtins-dropped",
    text: "Names in builtins that the gateway does not have are dropped.",
    mutate: gatewayRun((body) => {
      for (const name of ["builtins", "server_tools"])
        if (Array.isArray(body[name]))
          body[name] = body[name].filter((each: Loose) => builtins.includes(String(each).trim()));
    }),
  },
  {
    id: "no-choice-of-services",
    text: "A body has no server_tool_config.",
    mutate: gatewayRun((body) =>
      Object.keys(body.server_tool_config ?? {}).length > 0 ? refused("server_tool_config") : undefined,
    ),
  },
  {
    id: "model-made-up",
    text: "A request without a model is one for a default model.",
    mutate: messageRequest((request) => {
      if (typeof request.model !== "string" || request.model.trim() === "") request.model = "embedded/demo";
    }),
  },
  {
    id: "model-without-provider",
    text: "A model without a provider is an embedded one.",
    mutate: messageRequest((request) => {
      if (request.model === "demo") request.model = "embedded/demo";
    }),
  },
  {
    id: "unknown-model-is-demo",
    text: "A model that is not embedded is embedded/demo.",
    mutate: messageRequest((request) => {
      if (/^embedded\/(?!script|demo)./.test(request.model)) request.model = "embedded/demo";
    }),
  },
  {
    id: "model-after-the-last-slash",
    text: "The provider is asked for the model after the last slash.",
    mutate: messageRequest((request) => {
      if (typeof request.model === "string")
        request.model = request.model.replace(/^([^/]+)\/.*\/([^/]+)$/, "$1/$2");
    }),
  },
];
