/** The scenarios, as a user of @hey-api/openapi-ts writes them. */
import { deepEqual, equal } from "node:assert/strict";
import { createClient } from "./generated/client/index.ts";
import {
  type AwaitingInputValue,
  type BadRequestProblem,
  type CreateRunRequest,
  cancelRun,
  createRun,
  createThread,
  deleteThread,
  getHealth,
  getMessage,
  getThread,
  listThreads,
  type RunStreamEvent,
  reconnectRun,
} from "./generated/index.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";
const client = createClient({ baseUrl });

/** The stream's own way of telling a refusal has the status only. */
const problems: BadRequestProblem[] = [];
async function fetchStream(input: RequestInfo | URL): Promise<Response> {
  const answer = await fetch(input);
  if (!answer.ok) problems.push(await answer.clone().json());
  return answer;
}

/** Position of the last event of a stream. */
let last = "";
const once = {
  client,
  fetch: fetchStream,
  sseMaxRetryAttempts: 1,
  onSseEvent: ({ id }: { id?: string }) => {
    last = id ?? last;
  },
};

async function run(threadId: string, body: CreateRunRequest): Promise<AsyncIterable<RunStreamEvent>> {
  const { stream } = await createRun({ ...once, path: { threadId }, body });
  return stream;
}

async function textOf(events: AsyncIterable<RunStreamEvent>): Promise<string> {
  let text = "";
  for await (const event of events) if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
  return text;
}

const health = await getHealth({ client });
equal(health.data?.status, "ok");

const created = await createThread({
  client,
  body: {
    contextKey: "sdk-thread-create",
    metadata: { plan: "pro", tags: ["a", "b"] },
    initialMessages: [
      { role: "system", content: "Answer briefly." },
      { role: "user", content: "Hello" },
      { role: "assistant", content: [{ type: "text", text: "Hi!" }] },
    ],
  },
});
equal(created.data?.thread.id, "thr_created");
deepEqual(created.data.thread.metadata, { plan: "pro", tags: ["a", "b"] });

const got = await getThread({ client, path: { threadId: "sdk-thread-get" } });
const [first] = got.data?.messages[1]?.content ?? [];
equal(first?.type === "text" && first.text, "Grüße, 世界 👋");

const ids: string[] = [];
let cursor: string | undefined;
do {
  const query = { contextKey: "sdk-thread-pages", limit: 2, ...(cursor !== undefined && { cursor }) };
  const { data } = await listThreads({ client, query });
  ids.push(...(data?.threads ?? []).map(({ id }) => id));
  cursor = data?.nextCursor;
} while (cursor !== undefined);
deepEqual(ids, ["thr_003", "thr_002", "thr_001"]);

const deleted = await deleteThread({ client, path: { threadId: "sdk-thread-delete" } });
equal(deleted.response?.status, 204);

const missing = await getThread({ client, path: { threadId: "sdk-thread-not-found" } });
equal(missing.error?.status, 404);
equal(missing.error.code, "THREAD_NOT_FOUND");

const withKey = createClient({
  baseUrl,
  auth: ({ scheme }) => (scheme === "bearer" ? "sdk-key" : undefined),
});
const own = await getThread({ client: withKey, path: { threadId: "sdk-auth-bearer" } });
equal(own.data?.thread.id, "sdk-auth-bearer");

const message = await getMessage({ client, path: { threadId: "sdk-message-get", messageId: "msg 1/2?" } });
equal(message.data?.message.id, "msg 1/2?");

const question: CreateRunRequest = {
  message: { role: "user", content: "What is the capital of France?" },
  createThread: true,
};
equal(await textOf(await run("sdk-text", question)), "The capital of France is Paris.");

const tools: CreateRunRequest["tools"] = [
  {
    name: "add_to_cart",
    description: "Add an item to the shopping cart",
    inputSchema: {
      type: "object",
      properties: { productId: { type: "string" }, quantity: { type: "integer" } },
      required: ["productId", "quantity"],
    },
  },
];
let pending: AwaitingInputValue["pendingToolCalls"] = [];
const asked = await run("sdk-client-tool", {
  message: { role: "user", content: "Add 2 of SKU-123 to my cart." },
  tools,
});
for await (const event of asked) {
  if (event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input")
    pending = event.value.pendingToolCalls;
}
deepEqual(pending, [
  { toolCallId: "tc_001", toolName: "add_to_cart", input: { productId: "SKU-123", quantity: 2 } },
]);
const toolCallId = pending[0]?.toolCallId ?? "";
const done = await run("sdk-client-tool", {
  message: { role: "tool", toolCallId, content: "Added. Total: $49.98" },
  tools,
});
equal(await textOf(done), "Done.");

const refused = await run("sdk-invalid-request", {
  message: { role: "user", content: "Hello" },
  forceComponent: "Nowhere",
  toolChoice: { name: "nothing" },
});
for await (const event of refused) throw new Error(`an event of a refused run: ${event.type}`);
equal(problems[0]?.code, "VALIDATION_ERROR");
deepEqual(
  problems[0]?.errors?.map(({ pointer }) => pointer),
  ["/forceComponent", "/toolChoice/name"],
);

let end: RunStreamEvent | undefined;
for await (const event of await run("sdk-cancel", {
  message: { role: "user", content: "Tell me a long story." },
})) {
  end = event;
  if (event.type !== "TEXT_MESSAGE_CONTENT") continue;
  const cancelled = await cancelRun({ client, path: { threadId: "sdk-cancel", runId: "run_001" } });
  equal(cancelled.data?.status, "cancelled");
}
equal(end?.type === "RUN_ERROR" && end.code, "CANCELLED");

let text = "";
let over = false;
let events = await run("sdk-reconnect", { message: { role: "user", content: "Count to three." } });
while (!over) {
  for await (const event of events) {
    if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
    over = event.type === "RUN_FINISHED";
  }
  if (over) break;
  // The connection broke, which just ends the stream: the rest comes over another one.
  const path = { threadId: "sdk-reconnect", runId: "run_001" };
  const { stream } = await reconnectRun({ ...once, path, headers: { "Last-Event-ID": last } });
  events = stream;
}
equal(text, "One, two, three.");
