/** Mutants with defects in the conversation sent to the model, and in regenerating a response. */
import { withMap } from "../../combinators/compose.ts";
import { alterStreamHeaders } from "../../combinators/events.ts";
import type { Loose } from "../../combinators/exchange.ts";
import {
  alterModelRequests,
  alterOfferedTools,
  alterPromptParts,
  alterPrompts,
} from "../../combinators/models.ts";
import type { Mutants } from "../../mutant.ts";
import {
  alterMessageBodies,
  alterRequestsAt,
  createError,
  parseProgressPath,
  replaceError,
} from "./combinators.ts";

/** Offers the model the tools from the requests in its case. */
const offerRequestTools = withMap((tools) => {
  const caseIn = (value: unknown) => /conform:([^.\]]+)/.exec(JSON.stringify(value))?.[1] ?? "";
  return [
    alterMessageBodies((body) => {
      if (Array.isArray(body.tools)) tools.set(caseIn(body.content), body.tools);
    }),
    alterModelRequests((options) => {
      const more = tools.get(caseIn(options.prompt)) ?? [];
      const offered = more.map(({ name, description, parameters }: Loose) => ({
        ...{ type: "function", name, description, inputSchema: parameters },
      }));
      return { ...options, tools: [...(options.tools ?? []), ...offered] };
    }),
  ];
});

export const conversationMutants: Mutants = {
  /** Sends the model only the last message. */
  "history-not-shown": alterPrompts((prompt) => {
    const last = prompt.findLastIndex(({ role }) => role === "user");
    return prompt.filter(({ role }, at) => role === "system" || at >= last);
  }),
  /** Trims whitespace from the content of a message. */
  "content-trimmed": alterMessageBodies((body) => {
    if (typeof body.content === "string") body.content = body.content.trim();
  }),
  /** Does not send node_ids to the model. */
  "nodes-not-shown": alterMessageBodies((body) => {
    if (body.node_ids?.every?.((id: unknown) => typeof id === "string")) delete body.node_ids;
  }),
  /** Sends node_ids to the model as part of the message's content. */
  "nodes-in-the-content": alterMessageBodies((body) => {
    if (!body.node_ids?.every?.((id: unknown) => typeof id === "string") || !body.content?.trim?.()) return;
    body.content = `${body.content}\n\n${body.node_ids.join("\n")}`;
    delete body.node_ids;
  }),
  /** Applies node_ids to all later messages. */
  "nodes-kept": withMap((nodes) =>
    alterRequestsAt(/^(?:message|regenerate)$/, (wire, { conversation }) => {
      const { body } = wire;
      if (body?.node_ids?.every?.((id: unknown) => typeof id === "string"))
        nodes.set(conversation, body.node_ids);
      else if (nodes.has(conversation) && body?.node_ids === undefined && !Array.isArray(body)) {
        wire.body = { ...body, node_ids: nodes.get(conversation) };
        Object.assign(wire.headers, { "content-type": "application/json", "content-length": "1" });
      }
    }),
  ),
  /** Offers the model only agents and no other tools. */
  "tools-not-offered": alterOfferedTools((tools) =>
    tools.filter(({ name }) => name.startsWith("delegate_to_")),
  ),
  /** Offers the model the tools in the request. */
  "tools-of-requests": offerRequestTools,
  /** Sends the model the results from the request. */
  "results-of-requests": alterMessageBodies((body) => {
    if (Array.isArray(body.tool_results)) body.content += ` ${JSON.stringify(body.tool_results)}`;
  }),
  /** Validates max_turns in a request. */
  "limits-of-requests": alterMessageBodies(({ max_turns }) =>
    max_turns === 0 ? createError(400, "VALIDATION_ERROR", "/max_turns") : undefined,
  ),
  /** Does not send a tool's error to the model. */
  "shown-no-failures": alterPromptParts("tool", (part) =>
    part.output?.type?.startsWith("error") ? { ...part, output: { type: "text", value: "(failed)" } } : part,
  ),
  /** Sends the model the results of a turn in swapped order. */
  "shown-results-of-other-calls": alterPrompts((prompt) => {
    for (const { role, content } of prompt)
      if (role === "tool") {
        const outputs = content.map(({ output }: Loose) => output);
        for (const [at, part] of content.entries()) part.output = outputs[(at + 1) % outputs.length];
      }
    return prompt;
  }),
  /** When regenerating, sends the user's last message to the model again. */
  "anew-is-asked-again": withMap((last) =>
    alterRequestsAt(/^(?:message|regenerate)$/, (wire, { conversation, part, version }) => {
      const { body = {} } = wire;
      if (part === "message") last.set(conversation, String(body?.content));
      const content = last.get(conversation);
      if (part === "message" || content === undefined || Array.isArray(body) || body?.node_ids?.includes(1))
        return;
      wire.path = `${version}/conversations/${conversation}/message/`;
      wire.body = { ...body, content };
      Object.assign(wire.headers, { "content-type": "application/json", "content-length": "1" });
    }),
  ),
  /** Continues the session of the first response when regenerating. */
  "anew-in-the-same-session": withMap((runs) =>
    alterStreamHeaders((headers, { path }) => {
      const { conversation = "", part } = parseProgressPath(path) ?? {};
      if (part === "message") runs.set(conversation, headers["x-run-id"] ?? "");
      if (part === "regenerate") headers["x-run-id"] = runs.get(conversation) ?? "";
    }),
  ),
  /** Requires a request body for regenerating. */
  "anew-needs-a-body": alterRequestsAt(/^regenerate$/, ({ body }) =>
    body === undefined ? createError(400, "VALIDATION_ERROR", "") : undefined,
  ),
  /** Ignores node_ids when regenerating. */
  "anew-without-nodes": alterRequestsAt(/^regenerate$/, ({ body }) => {
    if (body?.node_ids?.every?.((id: unknown) => typeof id === "string")) delete body.node_ids;
  }),
  /** Ignores invalid node_ids when regenerating. */
  "anew-of-any-nodes": alterRequestsAt(/^regenerate$/, (wire) => {
    if (Array.isArray(wire.body)) wire.body = {};
    if (wire.body?.node_ids?.some?.((id: unknown) => typeof id !== "string")) delete wire.body.node_ids;
  }),
  /** Returns VALIDATION_ERROR when regenerating in an unknown conversation. */
  "anew-without-a-conversation": replaceError(
    "CONVERSATION_NOT_FOUND",
    400,
    "VALIDATION_ERROR",
    /\/regenerate\/$/,
  ),
};
