/** Calls of every operation of all five contracts, for a test of tenants: each names things that another may own. */
import { routes as agUi } from "../../../generated/ag-ui/handlers.ts";
import { routes as agentStream } from "../../../generated/agent-stream/handlers.ts";
import { routes as gateway } from "../../../generated/gateway/handlers.ts";
import { routes as tambo } from "../../../generated/tambo/handlers.ts";
import { routes as toolProgress } from "../../../generated/tool-progress/handlers.ts";

/** Names that a call may use. Those of others are tried like own ones. */
export interface Names {
  thread: string;
  run: string;
  message: string;
  component: string;
  call: string;
  /** Chosen by the caller: ids of runs and messages, idempotency keys, context keys. */
  chosen: string;
  cursor: string;
  /** What the model is to say. */
  text: string;
}

/** A request. */
export interface Call {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Operations of all contracts, each as `contract.operationId`. */
export const operations: readonly string[] = [
  ...tambo.map(({ operationId }) => `tambo.${operationId}`),
  ...agUi.map(({ operationId }) => `ag-ui.${operationId}`),
  ...gateway.map(({ operationId }) => `gateway.${operationId}`),
  ...toolProgress.map(({ operationId }) => `tool-progress.${operationId}`),
  ...agentStream.map(({ operationId }) => `agent-stream.${operationId}`),
];

const schema = { type: "object", properties: {} };
const cart = { name: "Cart", description: "Shows", propsSchema: schema };
const ask = { name: "ask", description: "Asks", inputSchema: schema };

/** Shows a component with a state, says something, and asks a tool of the client's: the run pauses. */
export const pausing = (text: string) =>
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
const saying = (text: string) => JSON.stringify({ turns: [[{ text }, { echo: "prompt" }]] });
const coding = (text: string) =>
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

const at = encodeURIComponent;
const user = (content: string) => ({ role: "user", content });
const agUiBody = ({ thread, chosen, message }: Names, content: string) => ({
  threadId: thread,
  runId: chosen,
  messages: [{ id: message, ...user(content) }],
  tools: [],
  context: [],
  state: {},
  forwardedProps: {},
});
const conversation = (version: string, { thread }: Names, operation: string) =>
  `/api/${version}conversations/${at(thread)}/${operation}`;
const get = (path: string): Call => ({ method: "GET", path });
const post = (path: string, body?: unknown, headers: Record<string, string> = {}): Call => ({
  method: "POST",
  path,
  ...(body !== undefined && { body }),
  headers,
});
const v1 = ({ thread }: Names, path: string) => `/v1/threads/${at(thread)}${path}`;

const sessions = (version: string, names: Names): Record<string, Call[]> => ({
  sendMessage: [
    post(conversation(version, names, "message/"), { content: saying(names.text) }),
    post(`${conversation(version, names, "message/")}?session_id=${at(names.chosen)}`, {
      content: saying(names.text),
    }),
    post(`${conversation(version, names, "message/")}?session_id=${at(names.run)}&cursor=0-0`, {
      content: "x",
    }),
  ],
  regenerateMessage: [post(conversation(version, names, "regenerate/"), {})],
  resumeSession: [
    post(conversation(version, names, `resume/${at(names.run)}`)),
    post(conversation(version, names, `resume/${at(names.chosen)}?cursor=0-0`)),
  ],
  stopSession: [
    post(conversation(version, names, `stop/`)),
    post(conversation(version, names, `stop/?session_id=${at(names.run)}`)),
  ],
  getTaskStatus: [get(conversation(version, names, "task-status"))],
  getActiveSession: [get(conversation(version, names, "active-session"))],
});

/** The calls of each operation with these names. */
export function callsOf(names: Names): Record<string, Call[]> {
  const { run, message, component, call, chosen, cursor, text } = names;
  const [v2, one] = [sessions("v2/", names), sessions("v1/", names)];
  const calls: Record<string, Call[]> = {
    "tambo.getHealth": [get("/healthz")],
    "tambo.listThreads": [
      get("/v1/threads?limit=2"),
      get(`/v1/threads?limit=2&cursor=${at(cursor)}`),
      get(`/v1/threads?contextKey=${at(chosen)}`),
    ],
    "tambo.createThread": [
      post("/v1/threads", {
        contextKey: chosen,
        metadata: { text },
        initialMessages: [{ role: "user", content: [{ type: "text", text }] }],
      }),
    ],
    "tambo.getThread": [get(v1(names, ""))],
    "tambo.deleteThread": [{ method: "DELETE", path: v1(names, "") }],
    "tambo.updateComponentState": [
      post(v1(names, `/components/${at(component)}/state`), { state: { text } }),
      post(v1(names, `/components/${at(component)}/state`), {
        patch: [{ op: "add", path: "/more", value: text }],
      }),
    ],
    "tambo.listMessages": [
      get(v1(names, "/messages?limit=2")),
      get(v1(names, `/messages?limit=2&cursor=${at(cursor)}`)),
    ],
    "tambo.getMessage": [get(v1(names, `/messages/${at(message)}`))],
    "tambo.createRun": [
      post(
        v1(names, "/runs"),
        {
          message: user(pausing(text)),
          createThread: true,
          contextKey: chosen,
          availableComponents: [cart],
          tools: [ask],
        },
        { "Idempotency-Key": chosen },
      ),
      post(v1(names, "/runs"), { message: { role: "tool", toolCallId: call, content: text } }),
      post(v1(names, "/runs"), { message: user(saying(text)) }),
    ],
    "tambo.reconnectRun": [
      get(v1(names, `/runs/${at(run)}?after=0`)),
      get(v1(names, `/runs/${at(chosen)}?after=0`)),
    ],
    "tambo.cancelRun": [{ method: "DELETE", path: v1(names, `/runs/${at(run)}`) }],
    "ag-ui.runAgent": [
      post("/ag-ui/default", agUiBody(names, saying(text))),
      post("/ag-ui/default", {
        ...agUiBody(names, saying(text)),
        messages: [{ id: chosen, role: "tool", toolCallId: call, content: text }],
      }),
    ],
    "ag-ui.getCapabilities": [get("/ag-ui/default/capabilities")],
    "ag-ui.connectAgent": [
      post("/ag-ui/default/connect", { ...agUiBody(names, ""), messages: [] }),
      post("/ag-ui/default/connect", { ...agUiBody(names, ""), runId: run, messages: [] }),
    ],
    "ag-ui.cancelAgentRun": [
      { method: "DELETE", path: `/ag-ui/default/threads/${at(names.thread)}/runs/${at(run)}` },
      { method: "DELETE", path: `/ag-ui/default/threads/${at(names.thread)}/runs/${at(chosen)}` },
    ],
    "gateway.createRun": [
      post(
        "/v1/runs",
        { request: { model: "embedded/script", messages: [user(saying(text))] } },
        { "X-Request-ID": chosen },
      ),
    ],
    "gateway.streamRun": [
      post("/v1/runs:stream", { request: { model: "embedded/script", messages: [user(saying(text))] } }),
    ],
    "tool-progress.sendMessageUnversioned": sessions("", names).sendMessage ?? [],
    ...Object.fromEntries(Object.entries(v2).map(([name, list]) => [`tool-progress.${name}`, list])),
    ...Object.fromEntries(Object.entries(one).map(([name, list]) => [`tool-progress.${name}V1`, list])),
    "agent-stream.streamChat": [
      post("/agent/chat/stream", { thread_id: names.thread, messages: [user(saying(text))] }),
    ],
    "agent-stream.streamAgent": [
      post("/agent/agent/stream", { thread_id: names.thread, messages: [user(coding(text))] }),
    ],
  };
  return calls;
}
