/** The scenarios, as a user of orval writes them. */
import { deepEqual, equal } from "node:assert/strict";
import type { Frame } from "../events.ts";
import { streamOf } from "./client.ts";
import {
  type AwaitingInputValue,
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

async function run(threadId: string, body: CreateRunRequest): Promise<AsyncIterable<Frame<RunStreamEvent>>> {
  const answer = await createRun(threadId, body);
  if (answer.status !== 200) throw new Error(answer.data.detail, { cause: answer.data });
  return streamOf(answer);
}

async function textOf(frames: AsyncIterable<Frame<RunStreamEvent>>): Promise<string> {
  let text = "";
  for await (const { event } of frames) if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
  return text;
}

const health = await getHealth();
equal(health.status === 200 && health.data.status, "ok");

const created = await createThread({
  contextKey: "sdk-thread-create",
  metadata: { plan: "pro", tags: ["a", "b"] },
  initialMessages: [
    { role: "system", content: "Answer briefly." },
    { role: "user", content: "Hello" },
    { role: "assistant", content: [{ type: "text", text: "Hi!" }] },
  ],
});
if (created.status !== 201) throw new Error(created.data.detail);
equal(created.data.thread.id, "thr_created");
deepEqual(created.data.thread.metadata, { plan: "pro", tags: ["a", "b"] });

const got = await getThread("sdk-thread-get");
if (got.status !== 200) throw new Error(got.data.detail);
const [first] = got.data.messages[1]?.content ?? [];
equal(first?.type === "text" && first.text, "Grüße, 世界 👋");

const ids: string[] = [];
let cursor: string | undefined;
do {
  const page = await listThreads({ contextKey: "sdk-thread-pages", limit: 2, cursor });
  if (page.status !== 200) throw new Error(page.data.detail);
  ids.push(...page.data.threads.map(({ id }) => id));
  cursor = page.data.nextCursor;
} while (cursor !== undefined);
deepEqual(ids, ["thr_003", "thr_002", "thr_001"]);

const deleted = await deleteThread("sdk-thread-delete");
equal(deleted.status, 204);

const missing = await getThread("sdk-thread-not-found");
equal(missing.status === 404 && missing.data.code, "THREAD_NOT_FOUND");

const own = await getThread("sdk-auth-bearer", undefined, { headers: { Authorization: "Bearer sdk-key" } });
equal(own.status === 200 && own.data.thread.id, "sdk-auth-bearer");

const message = await getMessage("sdk-message-get", "msg 1/2?");
equal(message.status === 200 && message.data.message.id, "msg 1/2?");

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
for await (const { event } of asked) {
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

const refused = await createRun("sdk-invalid-request", {
  message: { role: "user", content: "Hello" },
  forceComponent: "Nowhere",
  toolChoice: { name: "nothing" },
});
if (refused.status !== 400) throw new Error(`refused with ${refused.status}`);
equal(refused.data.code, "VALIDATION_ERROR");
deepEqual(
  refused.data.errors?.map(({ pointer }) => pointer),
  ["/forceComponent", "/toolChoice/name"],
);

let end: RunStreamEvent | undefined;
for await (const { event } of await run("sdk-cancel", {
  message: { role: "user", content: "Tell me a long story." },
})) {
  end = event;
  if (event.type !== "TEXT_MESSAGE_CONTENT") continue;
  const cancelled = await cancelRun("sdk-cancel", "run_001");
  equal(cancelled.status === 200 && cancelled.data.status, "cancelled");
}
equal(end?.type === "RUN_ERROR" && end.code, "CANCELLED");

let text = "";
let last = "";
let over = false;
let frames = await run("sdk-reconnect", { message: { role: "user", content: "Count to three." } });
while (!over) {
  try {
    for await (const { id, event } of frames) {
      last = id ?? last;
      if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
      over = event.type === "RUN_FINISHED";
    }
  } catch {
    // The connection broke: the rest comes over another one.
  }
  if (over) break;
  const answer = await reconnectRun("sdk-reconnect", "run_001", undefined, { "Last-Event-ID": last });
  if (answer.status !== 200) throw new Error(answer.data.detail);
  frames = streamOf(answer);
}
equal(text, "One, two, three.");
