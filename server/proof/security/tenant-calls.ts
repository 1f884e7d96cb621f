/**
 * Calls to every operation of all contracts, for testing project isolation. Each call can refer to
 * another project's data.
 */
import { contractNames, contracts } from "../../../generated/contracts.ts";
import { type Call, type CallIds, scriptWithText } from "../testing/contract-client.ts";
import { contractClients } from "../testing/contract-clients.ts";

export type { Call, CallIds };

/** Operations of all contracts, as `contract.operationId`. */
export const operations: readonly string[] = contracts.flatMap(({ name, routes }) =>
  routes.map(({ operationId }) => `${name}.${operationId}`),
);

const schema = { type: "object", properties: {} };
const cart = { name: "Cart", description: "Shows", propsSchema: schema };
const ask = { name: "ask", description: "Asks", inputSchema: schema };

/**
 * Returns a script that shows a component with state, sends text, and calls a client tool, so that the run
 * then awaits input.
 */
export const scriptAwaitingInput = (text: string) =>
  JSON.stringify({
    turns: [
      [
        { component: "Cart", props: { text }, state: [{ set: { text } }] },
        { text },
        { tool: "ask", args: { text } },
      ],
      [{ text: "Thanks." }],
    ],
  });
const scriptWithCode = (text: string) =>
  JSON.stringify({
    turns: [
      [
        {
          tool: "run_code",
          args: {
            code: `globalThis.seen = [...(globalThis.seen ?? []), ${JSON.stringify(text)}]; seen.join()`,
          },
        },
      ],
    ],
  });

const encode = encodeURIComponent;
const user = (content: string) => ({ role: "user", content });
const blockMessage = (text: string) => ({ role: "user", content: [{ type: "text", text }] });
const agUiBody = ({ thread, chosen, message }: CallIds, content: string) => ({
  threadId: thread,
  runId: chosen,
  messages: [{ id: message, ...user(content) }],
  tools: [],
  context: [],
  state: {},
  forwardedProps: {},
});
/** Returns a run input that contains every field with an ID. */
const agUiIds = (names: CallIds) => ({
  ...agUiBody(names, ""),
  parentRunId: names.run,
  messages: [
    { id: names.message, ...user(scriptWithText(names.text)), subagentRunId: names.run },
    {
      id: names.chosen,
      role: "assistant",
      toolCalls: [{ id: names.call, type: "function", function: { name: "ask", arguments: "{}" } }],
    },
    { id: names.component, role: "tool", toolCallId: names.call, content: names.text },
  ],
  resume: [{ interruptId: names.call, status: "resolved" }],
});
const toolResult = (id: string) => ({ type: "tool_result", toolUseId: id, content: [] });
const toolMessages = ({ call, text }: CallIds) => [
  { role: "tool", toolCallId: call, content: text },
  { role: "user", content: [toolResult(call)] },
];
const gatewayMessages = ({ call, text }: CallIds) => [
  { role: "assistant", content: [{ type: "tool_use", id: call, name: "ask", input: {} }] },
  { role: "user", content: [{ type: "tool_result", tool_use_id: call }] },
  user(scriptWithText(text)),
];
const conversation = (version: string, { thread }: CallIds, operation: string) =>
  `/api/${version}conversations/${encode(thread)}/${operation}`;
const get = (path: string): Call => ({ method: "GET", path });
const post = (path: string, body?: unknown, headers: Record<string, string> = {}): Call => ({
  method: "POST",
  path,
  ...(body !== undefined && { body }),
  headers,
});
const v1 = ({ thread }: CallIds, path: string) => `/v1/threads/${encode(thread)}${path}`;

const sessions = (version: string, names: CallIds): Record<string, Call[]> => ({
  sendMessage: [
    post(conversation(version, names, "message/"), { content: scriptWithText(names.text) }),
    post(`${conversation(version, names, "message/")}?session_id=${encode(names.chosen)}`, {
      content: scriptWithText(names.text),
    }),
    post(`${conversation(version, names, "message/")}?session_id=${encode(names.run)}&cursor=0-0`, {
      content: "x",
    }),
    post(
      `${conversation(version, names, "message/")}?session_id=${encode(names.run)}&cursor=${encode(names.cursor)}`,
      { content: "x" },
    ),
    post(
      `${conversation(version, names, "message/")}?prev_human_message_id=${encode(names.message)}`,
      { content: scriptWithText(names.text) },
      { "Idempotency-Key": names.chosen },
    ),
  ],
  regenerateMessage: [
    post(conversation(version, names, "regenerate/"), {}),
    post(conversation(version, names, "regenerate/"), {}, { "Idempotency-Key": names.chosen }),
  ],
  resumeSession: [
    post(conversation(version, names, `resume/${encode(names.run)}`)),
    post(conversation(version, names, `resume/${encode(names.chosen)}?cursor=0-0`)),
    post(conversation(version, names, `resume/${encode(names.run)}?cursor=${encode(names.cursor)}`)),
  ],
  stopSession: [
    post(conversation(version, names, `stop/`)),
    post(conversation(version, names, `stop/?session_id=${encode(names.run)}`)),
  ],
  getTaskStatus: [get(conversation(version, names, "task-status"))],
  listMessages: [get(conversation(version, names, "messages"))],
  getActiveSession: [get(conversation(version, names, "active-session"))],
});

/** Returns the calls to each operation with the given IDs. */
export function buildCalls(names: CallIds): Record<string, Call[]> {
  const { run, message, component, call, chosen, cursor, text } = names;
  const compat = (path: string) => `/compat/tambo${v1(names, path)}`;
  const [v2, one] = [sessions("v2/", names), sessions("v1/", names)];
  const calls: Record<string, Call[]> = {
    "tambo.getHealth": [get("/healthz")],
    "tambo.listThreads": [
      get("/v1/threads?limit=2"),
      get(`/v1/threads?limit=2&cursor=${encode(cursor)}`),
      get(`/v1/threads?contextKey=${encode(chosen)}`),
    ],
    "tambo.createThread": [
      post("/v1/threads", {
        contextKey: chosen,
        metadata: { text },
        initialMessages: [{ role: "user", content: [{ type: "text", text }] }],
      }),
      post("/v1/threads", { metadata: { text } }, { "Idempotency-Key": `thread-${chosen}` }),
      post("/v1/threads", { initialMessages: toolMessages(names) }),
    ],
    "tambo.getThread": [get(v1(names, ""))],
    "tambo.deleteThread": [{ method: "DELETE", path: v1(names, "") }],
    "tambo.updateComponentState": [
      post(v1(names, `/components/${encode(component)}/state`), { state: { text } }),
      post(v1(names, `/components/${encode(component)}/state`), {
        patch: [{ op: "add", path: "/more", value: text }],
      }),
      post(
        v1(names, `/components/${encode(component)}/state`),
        { state: { text } },
        { "Idempotency-Key": chosen },
      ),
    ],
    "tambo.listMessages": [
      get(v1(names, "/messages?limit=2")),
      get(v1(names, `/messages?limit=2&cursor=${encode(cursor)}`)),
    ],
    "tambo.getMessage": [get(v1(names, `/messages/${encode(message)}`))],
    "tambo.createRun": [
      post(
        v1(names, "/runs"),
        {
          message: user(scriptAwaitingInput(text)),
          createThread: true,
          contextKey: chosen,
          availableComponents: [cart],
          tools: [ask],
        },
        { "Idempotency-Key": chosen },
      ),
      post(v1(names, "/runs"), { message: { role: "tool", toolCallId: call, content: text } }),
      post(v1(names, "/runs"), { message: user(scriptWithText(text)) }),
      post(v1(names, "/runs"), { message: { role: "user", content: [toolResult(call)] } }),
    ],
    "tambo.reconnectRun": [
      get(v1(names, `/runs/${encode(run)}?after=0`)),
      get(v1(names, `/runs/${encode(chosen)}?after=0`)),
    ],
    "tambo.cancelRun": [{ method: "DELETE", path: v1(names, `/runs/${encode(run)}`) }],
    "tambo-compat.exchangeToken": [post("/compat/tambo/oauth/token", {})],
    "tambo-compat.listThreads": [
      get("/compat/tambo/v1/threads?limit=2"),
      get(`/compat/tambo/v1/threads?limit=2&cursor=${encode(cursor)}`),
    ],
    "tambo-compat.createThread": [
      post("/compat/tambo/v1/threads", { metadata: { text } }),
      post("/compat/tambo/v1/threads", { initialMessages: toolMessages(names) }),
    ],
    "tambo-compat.getThread": [get(compat(""))],
    "tambo-compat.updateThread": [{ method: "PATCH", path: compat(""), body: { name: text } }],
    "tambo-compat.deleteThread": [{ method: "DELETE", path: compat("") }],
    "tambo-compat.createThreadRun": [
      post("/compat/tambo/v1/threads/runs", { message: blockMessage(scriptWithText(text)) }),
      post("/compat/tambo/v1/threads/runs", {
        message: blockMessage(scriptWithText(text)),
        thread: { metadata: { text }, initialMessages: [user(text)] },
      }),
      post("/compat/tambo/v1/threads/runs", {
        message: { role: "user", content: [toolResult(call)] },
        thread: { initialMessages: toolMessages(names) },
      }),
    ],
    "tambo-compat.createRun": [
      post(compat("/runs"), { message: blockMessage(scriptWithText(text)), previousRunId: run }),
      post(compat("/runs"), {
        message: { role: "user", content: [toolResult(call)] },
      }),
    ],
    "tambo-compat.cancelRun": [{ method: "DELETE", path: compat(`/runs/${encode(run)}`) }],
    "tambo-compat.listMessages": [
      get(compat("/messages?limit=2")),
      get(compat(`/messages?limit=2&cursor=${encode(cursor)}`)),
    ],
    "tambo-compat.getMessage": [get(compat(`/messages/${encode(message)}`))],
    "tambo-compat.updateComponentState": [
      post(compat(`/components/${encode(component)}/state`), { state: { text } }),
    ],
    "tambo-compat.createSuggestions": [post(compat(`/messages/${encode(message)}/suggestions`), {})],
    "tambo-compat.listSuggestions": [get(compat(`/messages/${encode(message)}/suggestions`))],
    "ag-ui.runAgent": [
      post("/ag-ui/default", agUiBody(names, scriptWithText(text))),
      post("/ag-ui/default", {
        ...agUiBody(names, scriptWithText(text)),
        messages: [{ id: chosen, role: "tool", toolCallId: call, content: text }],
      }),
      post("/ag-ui/default", { ...agUiIds(names), resume: [] }, { "Idempotency-Key": `agent-${chosen}` }),
      post("/ag-ui/default", agUiIds(names)),
    ],
    "ag-ui.getCapabilities": [get("/ag-ui/default/capabilities")],
    "ag-ui.connectAgent": [
      post("/ag-ui/default/connect", { ...agUiBody(names, ""), messages: [] }),
      post("/ag-ui/default/connect", { ...agUiBody(names, ""), runId: run, messages: [] }),
      post("/ag-ui/default/connect", agUiIds(names)),
    ],
    "ag-ui.cancelAgentRun": [
      { method: "DELETE", path: `/ag-ui/default/threads/${encode(names.thread)}/runs/${encode(run)}` },
      { method: "DELETE", path: `/ag-ui/default/threads/${encode(names.thread)}/runs/${encode(chosen)}` },
    ],
    "gateway.createRun": [
      post(
        "/v1/runs",
        { request: { model: "embedded/script", messages: [user(scriptWithText(text))] } },
        { "X-Request-ID": chosen },
      ),
      post("/v1/runs", { request: { model: "embedded/script", messages: gatewayMessages(names) } }),
    ],
    "gateway.streamRun": [
      post("/v1/runs:stream", {
        request: { model: "embedded/script", messages: [user(scriptWithText(text))] },
      }),
      post(
        "/v1/runs:stream",
        { request: { model: "embedded/script", messages: gatewayMessages(names) } },
        { "X-Request-ID": chosen },
      ),
    ],
    "tool-progress.sendMessageUnversioned": sessions("", names).sendMessage ?? [],
    ...Object.fromEntries(Object.entries(v2).map(([name, list]) => [`tool-progress.${name}`, list])),
    ...Object.fromEntries(Object.entries(one).map(([name, list]) => [`tool-progress.${name}V1`, list])),
    "agent-stream.streamChat": [
      post("/agent/chat/stream", { thread_id: names.thread, messages: [user(scriptWithText(text))] }),
      post(
        "/agent/chat/stream",
        { thread_id: names.thread, messages: [user(scriptWithText(text))] },
        { "Idempotency-Key": chosen },
      ),
    ],
    "agent-stream.streamAgent": [
      post("/agent/agent/stream", { thread_id: names.thread, messages: [user(scriptWithCode(text))] }),
      post(
        "/agent/agent/stream",
        { session_id: names.thread, messages: [user(scriptWithCode(text))] },
        { "Idempotency-Key": chosen },
      ),
    ],
  };
  for (const name of contractNames)
    for (const [operation, list] of Object.entries(contractClients[name].buildCalls?.(names) ?? {}))
      calls[`${name}.${operation}`] = list;
  return calls;
}
