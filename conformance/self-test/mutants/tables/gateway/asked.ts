/** Mutants of what the model is asked: the conversation, its instructions, and how it is to answer. */

import type { Loose } from "../../combinators/exchange.ts";
import { gatewayRun } from "../../combinators/gateway-runs.ts";
import { refusal } from "../../combinators/gateway-told.ts";
import { asked, shown } from "../../combinators/models.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the parts of messages of one role. @param alter Gives `undefined` for one to leave out. */
const parts = (role: string, alter: (part: Loose) => Loose): Mutate =>
  shown((prompt) => {
    for (const message of prompt)
      if (message.role === role) message.content = message.content.map(alter).filter(Boolean);
    return prompt;
  });

/** Does something when a request comes with an id that came before. */
const again = (act: (body: Loose, before: Loose, request: Loose) => Loose): Mutate => {
  const bodies = new Map<string, Loose>();
  return gatewayRun((body, request) => {
    const id = request.headers["x-request-id"];
    if (id === undefined) return undefined;
    const before = bodies.get(id);
    bodies.set(id, structuredClone(body));
    return before && act(body, before, request);
  });
};

const withoutNulls = (value: Loose): Loose => {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== "object") return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
};

export const askedMutants: readonly Mutant[] = [
  {
    id: "options-of-the-first-turn",
    text: "What a request says of the answer reaches the model on the first turn alone.",
    mutate: asked((options) => {
      if (options.prompt.at(-1)?.role !== "tool") return options;
      const { temperature, topP, topK, stopSequences, maxOutputTokens, responseFormat, ...rest } = options;
      return {
        ...rest,
        toolChoice: { type: "auto" },
        prompt: options.prompt.filter(({ role }) => role !== "system"),
      };
    }),
  },
  {
    id: "temperature-of-its-own",
    text: "Without a temperature models are asked for one of the gateway's.",
    mutate: asked((options) => ({ ...options, temperature: options.temperature ?? 0.7 })),
  },
  {
    id: "tools-to-be-called",
    text: "With auto the model has to call a tool.",
    mutate: asked((options) =>
      options.tools?.length && (options.toolChoice ?? { type: "auto" }).type === "auto"
        ? { ...options, toolChoice: { type: "required" } }
        : options,
    ),
  },
  {
    id: "no-tools-is-auto",
    text: "With none the model is offered tools as with auto.",
    mutate: gatewayRun(({ request }) => {
      if (request?.tool_choice?.type === "none") delete request.tool_choice;
    }),
  },
  {
    id: "impossible-choice-ignored",
    text: "A tool_choice of any is ignored where there are no tools.",
    mutate: gatewayRun(({ request, builtins }) => {
      if (request?.tool_choice?.type === "any" && !builtins) delete request.tool_choice;
    }),
  },
  {
    id: "shown-trimmed",
    text: "What the user says is trimmed.",
    mutate: parts("user", (part) => (part.type === "text" ? { ...part, text: part.text.trim() } : part)),
  },
  {
    id: "shown-without-images",
    text: "The model is shown texts alone.",
    mutate: parts("user", (part) => (part.type === "text" ? part : undefined)),
  },
  {
    id: "shown-without-nulls",
    text: "The model is shown the arguments of calls without what is null.",
    mutate: parts("assistant", (part) =>
      part.type === "tool-call" ? { ...part, input: withoutNulls(part.input) } : part,
    ),
  },
  {
    id: "shown-something-for-nothing",
    text: "The model is shown words of the gateway's for a result of nothing.",
    mutate: parts("tool", (part) =>
      JSON.stringify(part.output).length < 40
        ? { ...part, output: { type: "text", value: "(nothing)" } }
        : part,
    ),
  },
  {
    id: "shown-failures-as-results",
    text: "The model is not told that a call has failed.",
    mutate: parts("tool", ({ output, ...part }) => ({
      ...part,
      output: { ...output, type: output.type.replace("error-", "") },
    })),
  },
  {
    id: "shown-results-of-other-calls",
    text: "The model is shown the results of a turn in the place of each other.",
    mutate: shown((prompt) => {
      for (const { role, content } of prompt)
        if (role === "tool") {
          const ids = content.map(({ toolCallId }: Loose) => toolCallId);
          for (const [at, part] of content.entries()) part.toolCallId = ids[(at + 1) % ids.length];
        }
      return prompt;
    }),
  },
  {
    id: "shown-metadata",
    text: "The model is shown metadata.",
    mutate: gatewayRun(({ request }) => {
      if (request?.metadata) request.system = JSON.stringify(request.metadata);
    }),
  },
  {
    id: "calls-not-taken-back",
    text: "A conversation with results of calls is refused.",
    mutate: gatewayRun((body, request) =>
      JSON.stringify(body.request?.messages ?? []).includes('"type":"tool_result"')
        ? refusal(400, "invalid_request_error", request)
        : undefined,
    ),
  },
  {
    id: "ids-taken-once",
    text: "An X-Request-ID that was used before is refused.",
    mutate: again((_, __, request) => refusal(400, "invalid_request_error", request)),
  },
  {
    id: "runs-go-on",
    text: "A run with the id of an earlier one goes on with its conversation.",
    mutate: again((body, before) => {
      body.request.messages.unshift(...before.request.messages);
    }),
  },
];
