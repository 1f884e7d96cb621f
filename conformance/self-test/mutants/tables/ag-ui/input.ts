/** Mutants of what is taken of a request's body, and what is refused. */
import {
  agentError,
  agentRun,
  overlooking,
  refusingRuns,
  sentMessages,
} from "../../combinators/agent-requests.ts";
import { answers } from "../../combinators/answers.ts";
import { each } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import { requests } from "../../combinators/requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const depthOf = (value: Loose): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
const camelOf = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names in camel case at every depth, and nothing that is null. */
const speltAnew = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.map(speltAnew);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [camelOf(name), speltAnew(member)]));
};

/** Takes members in snake case out where `drop` says so. */
const withoutSnake = (drop: (members: Loose, name: string) => boolean): Mutate =>
  requests(({ body }) => {
    const visit = (value: Loose): void => {
      if (typeof value !== "object" || value === null) return;
      for (const name of Object.keys(value)) {
        if (camelOf(name) !== name && drop(value, name)) delete value[name];
        else visit(value[name]);
      }
    };
    visit(body);
  });

export const inputMutants: readonly Mutant[] = [
  {
    id: "ids-invented",
    text: "A threadId or runId that is missing or wrong is replaced by a new one.",
    mutate: overlooking(/^\/(threadId|runId)$/, () => crypto.randomUUID()),
  },
  {
    id: "lists-invented",
    text: "A list that is missing or wrong counts as empty.",
    mutate: overlooking(/^\/(messages|tools|context)$/, () => []),
  },
  {
    id: "list-is-no-json",
    text: "A body that is no object is no JSON.",
    mutate: requests(({ body, operation }) =>
      operation === "runAgent" && Array.isArray(body) ? agentError(400, "INVALID_JSON") : undefined,
    ),
  },
  {
    id: "null-refused",
    text: "A null for what is optional is refused.",
    mutate: refusingRuns((body) => body.state === null || body.tools?.[0]?.parameters === null),
  },
  {
    id: "optional-required",
    text: "A request without state is refused.",
    mutate: refusingRuns((body) => !("state" in body)),
  },
  {
    id: "state-must-be-an-object",
    text: "A run with a state that is no object fails.",
    mutate: (server) => {
      const other = new Set<string>();
      return together(
        agentRun(({ state, runId }) => {
          if (state !== undefined && state !== null && !isObject(state)) other.add(runId);
        }),
        each("RUN_FINISHED", (event) => {
          const { runId, timestamp } = event.payload;
          const payload = { type: "RUN_ERROR", message: "No object.", code: "INTERNAL_ERROR", timestamp };
          return other.has(runId) ? { ...event, payload } : event;
        }),
      )(server);
    },
  },
  {
    id: "wrong-options-overlooked",
    text: "What is optional is ignored when it is of the wrong type.",
    mutate: overlooking(/^\/(protocolVersion|parentRunId|resume)$/),
  },
  {
    id: "no-json-is-invalid",
    text: "What is no JSON is a VALIDATION_ERROR.",
    mutate: answers(({ body }) => {
      if (body?.error?.code === "INVALID_JSON")
        body.error = { ...body.error, code: "VALIDATION_ERROR", errors: [{ pointer: "", detail: "no" }] };
    }),
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
    mutate: agentRun((_, __, { headers }) =>
      headers["content-type"]?.includes(";") ? agentError(415, "UNSUPPORTED_MEDIA_TYPE") : undefined,
    ),
  },
  {
    id: "depth-32",
    text: "A body may be nested 32 levels deep.",
    mutate: agentRun((body) => (depthOf(body) > 32 ? agentError(400, "INVALID_JSON") : undefined)),
  },
  {
    id: "depth-unbounded",
    text: "A body may be nested as deep as it will.",
    mutate: agentRun((body) => {
      if (depthOf(body) > 64) body.state = {};
    }),
  },
  {
    id: "keys-twice",
    text: "An object in a body may have the same key twice: the last one counts.",
    mutate: agentRun((body) => {
      if (body.state?.a === 2) body.state = {};
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
    id: "ids-in-utf-16",
    text: "The length of an id is that in UTF-16.",
    mutate: refusingRuns(({ threadId, runId }) => threadId?.length > 255 || runId?.length > 255),
  },
  {
    id: "ids-trimmed",
    text: "Spaces at the ends of ids are taken off.",
    mutate: requests(({ body }) => {
      if (typeof body?.runId === "string") body.runId = body.runId.trim();
    }),
  },
  {
    id: "version-refused",
    text: "Only the protocolVersion 1.0 is taken.",
    mutate: refusingRuns(({ protocolVersion = "1.0" }) => protocolVersion !== "1.0"),
  },
  {
    id: "version-compared",
    text: "Only a client that says 1.0 is one of 1.0.",
    mutate: agentRun((body) => {
      if (body.protocolVersion !== "1.0") delete body.protocolVersion;
    }),
  },
  {
    id: "version-null-is-one",
    text: "A protocolVersion of null is one, too.",
    mutate: agentRun((body) => {
      if (body.protocolVersion === null) body.protocolVersion = "1.0";
    }),
  },
  {
    id: "snake-case-at-the-top",
    text: "Names in snake case are known at the top of the body only.",
    mutate: agentRun((body) => {
      for (const message of Array.isArray(body.messages) ? body.messages : [])
        for (const name of Object.keys(message ?? {})) if (name.includes("_")) delete message[name];
    }),
  },
  {
    id: "one-spelling-wins",
    text: "Of a member in both spellings the one in camel case is taken.",
    mutate: withoutSnake((members, name) => camelOf(name) in members),
  },
  {
    id: "unknown-members-refused",
    text: "Members that nobody knows are refused.",
    mutate: refusingRuns((body) => JSON.stringify({ ...body, state: 0 }).includes('"future"')),
  },
  {
    id: "unknown-members-kept",
    text: "Members that nobody knows come back in messages.",
    mutate: each("MESSAGES_SNAPSHOT", (event) => {
      for (const message of event.payload.messages) message.metadata = { future: 1 };
      return event;
    }),
  },
  {
    id: "state-spelt-anew",
    text: "What is inside the state is spelt in camel case, and nulls are left out.",
    mutate: agentRun((body) => {
      body.state = speltAnew(body.state);
    }),
  },
  {
    id: "parameters-spelt-anew",
    text: "What is inside the parameters of tools is spelt in camel case, and half of it left out.",
    mutate: agentRun((body) => {
      for (const tool of Array.isArray(body.tools) ? body.tools : []) {
        tool.parameters = speltAnew(tool.parameters);
        if (isObject(tool.parameters)) delete tool.parameters.required;
      }
    }),
  },
  ...(
    [
      ["roles-invented", "A message without a role is the user's.", "role", () => "user"],
      ["message-ids-invented", "A message without an id is given one.", "id", () => crypto.randomUUID()],
      ["names-overlooked", "A name that is no string is ignored.", "name", undefined],
      ["content-invented", "A message without content has an empty one.", "content", () => ""],
      ["call-ids-invented", "A result without the id of its call is taken.", "toolCallId", () => "none"],
    ] as const
  ).map(
    ([id, text, name, instead]): Mutant => ({
      id,
      text,
      mutate: overlooking(new RegExp(`^/messages/\\d+/${name}$`), instead),
    }),
  ),
  {
    id: "parts-overlooked",
    text: "A part that is none is left empty.",
    mutate: overlooking(/^\/messages\/\d+\/content\/\d+/, () => ({ type: "text", text: "" })),
  },
  {
    id: "calls-overlooked",
    text: "A call that is none is taken.",
    mutate: overlooking(/^\/messages\/\d+\/toolCalls\/\d+/, () => ({
      id: crypto.randomUUID(),
      type: "function",
      function: { name: "a", arguments: "{}" },
    })),
  },
  {
    id: "tools-overlooked",
    text: "A tool that is none is taken, and so is one of a name that there is already.",
    mutate: overlooking(/^\/tools\/\d+/, () => ({ name: `t_${crypto.randomUUID()}`, description: "" })),
  },
  {
    id: "contexts-overlooked",
    text: "A context that is none is taken.",
    mutate: overlooking(/^\/context\/\d+/, () => ({ description: "", value: "" })),
  },
  {
    id: "binary-refused",
    text: "The binary parts of older clients are refused.",
    mutate: refusingRuns((body) => JSON.stringify(body.messages ?? []).includes('"type":"binary"')),
  },
  {
    id: "binary-is-an-image",
    text: "Every binary part is an image, and one without a source a text.",
    mutate: sentMessages((message) => {
      if (Array.isArray(message.content))
        message.content = message.content.map((part: Loose) => {
          if (part?.type !== "binary") return part;
          const { mimeType = part.mime_type, data, url, id } = part;
          const [type, value] = data ? ["data", data] : url ? ["url", url] : ["file", id];
          return value === undefined
            ? { type: "text", text: "" }
            : { type: "image", source: { type, value, mimeType } };
        });
      return message;
    }),
  },
];
