/** Mutants of what the model is shown: the conversation, nodes, tools, results; and of what requests cannot say. */
import type { Loose } from "../../combinators/exchange.ts";
import { asked, shown } from "../../combinators/models.ts";
import { at, messageBodies, progressError } from "../../combinators/progress-requests.ts";
import { together } from "../../combinators/together.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Alters the results of calls that the model is shown. */
const results = (alter: (part: Loose) => Loose): Mutate =>
  shown((prompt) =>
    prompt.map((message) =>
      message.role === "tool" ? { ...message, content: message.content.map(alter) } : message,
    ),
  );

/** What the tools of a request are is offered to the model, by the case that asks. */
const offering: Mutate = (server) => {
  const tools = new Map<string, Loose[]>();
  const caseIn = (value: unknown) => /conform:([^.\]]+)/.exec(JSON.stringify(value))?.[1] ?? "";
  return together(
    messageBodies((body) => {
      if (Array.isArray(body.tools)) tools.set(caseIn(body.content), body.tools);
    }),
    asked((options) => {
      const more = (tools.get(caseIn(options.prompt)) ?? []).map(({ name, description, parameters }) => ({
        ...{ type: "function" as const, name, description, inputSchema: parameters },
      }));
      return { ...options, tools: [...(options.tools ?? []), ...more] };
    }),
  )(server);
};

export const conversationMutants: readonly Mutant[] = [
  {
    id: "history-not-shown",
    text: "The model is shown nothing of the messages before the last.",
    mutate: shown((prompt) => {
      const last = prompt.findLastIndex(({ role }) => role === "user");
      return prompt.filter(({ role }, at) => role === "system" || at >= last);
    }),
  },
  {
    id: "content-trimmed",
    text: "The content of a message is trimmed.",
    mutate: messageBodies((body) => {
      if (typeof body.content === "string") body.content = body.content.trim();
    }),
  },
  {
    id: "nodes-not-shown",
    text: "The model is not shown the nodes of a message.",
    mutate: messageBodies((body) => {
      if (body.node_ids?.every?.((id: unknown) => typeof id === "string")) delete body.node_ids;
    }),
  },
  {
    id: "nodes-in-the-content",
    text: "The nodes of a message are part of its content.",
    mutate: messageBodies((body) => {
      if (!body.node_ids?.every?.((id: unknown) => typeof id === "string") || !body.content?.trim?.()) return;
      body.content = `${body.content}\n\n${body.node_ids.join("\n")}`;
      delete body.node_ids;
    }),
  },
  {
    id: "nodes-kept",
    text: "The nodes of a message are shown with every later one, too.",
    mutate: (server) => {
      const nodes = new Map<string, unknown>();
      return at(/^(?:message|regenerate)$/, (wire, { conversation }) => {
        const { body } = wire;
        if (body?.node_ids?.every?.((id: unknown) => typeof id === "string"))
          nodes.set(conversation, body.node_ids);
        else if (nodes.has(conversation) && body?.node_ids === undefined && !Array.isArray(body)) {
          wire.body = { ...body, node_ids: nodes.get(conversation) };
          Object.assign(wire.headers, { "content-type": "application/json", "content-length": "1" });
        }
      })(server);
    },
  },
  {
    id: "tools-not-offered",
    text: "The model is offered agents alone.",
    mutate: asked((options) => ({
      ...options,
      ...(options.tools && { tools: options.tools.filter(({ name }) => name.startsWith("delegate_to_")) }),
    })),
  },
  { id: "tools-of-requests", text: "The model is offered the tools of a request.", mutate: offering },
  {
    id: "results-of-requests",
    text: "The model is shown the results that a request brings.",
    mutate: messageBodies((body) => {
      if (Array.isArray(body.tool_results)) body.content += ` ${JSON.stringify(body.tool_results)}`;
    }),
  },
  {
    id: "limits-of-requests",
    text: "max_turns of a request is its limit.",
    mutate: messageBodies(({ max_turns }) =>
      max_turns === 0 ? progressError(400, "VALIDATION_ERROR", "/max_turns") : undefined,
    ),
  },
  {
    id: "shown-no-failures",
    text: "The model is not told why a call has failed.",
    mutate: results((part) =>
      part.output?.type?.startsWith("error")
        ? { ...part, output: { type: "text", value: "(failed)" } }
        : part,
    ),
  },
  {
    id: "shown-results-of-other-calls",
    text: "The model is shown the results of a turn in the place of each other.",
    mutate: shown((prompt) => {
      for (const { role, content } of prompt)
        if (role === "tool") {
          const outputs = content.map(({ output }: Loose) => output);
          for (const [at, part] of content.entries()) part.output = outputs[(at + 1) % outputs.length];
        }
      return prompt;
    }),
  },
];
