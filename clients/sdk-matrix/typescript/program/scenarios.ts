/**
 * The scenarios, written once for all generators. What is a generator's own is its `api.ts`: how each call is made, how a
 * refusal becomes a problem, and how a stream is read. A call that is refused throws.
 */
import { deepEqual, equal } from "node:assert/strict";
import {
  type CreateRunRequest,
  cancelRun,
  createThread,
  deleteThread,
  getHealth,
  getMessage,
  getThread,
  getThreadAs,
  listThreads,
  type PendingToolCall,
  problemOfRun,
  problemOfThread,
  type RunStreamEvent,
  reconnectRun,
  streamRun,
} from "../sdk/api.ts";
import type { Frame } from "./events.ts";

async function textOf(frames: AsyncIterable<Frame<RunStreamEvent>>): Promise<string> {
  let text = "";
  for await (const { event } of frames) if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
  return text;
}

const health = await getHealth();
equal(health.status, "ok");

const created = await createThread({
  contextKey: "sdk-thread-create",
  metadata: { plan: "pro", tags: ["a", "b"] },
  initialMessages: [
    { role: "system", content: "Answer briefly." },
    { role: "user", content: "Hello" },
    { role: "assistant", content: [{ type: "text", text: "Hi!" }] },
  ],
});
equal(created.thread.id, "thr_created");
deepEqual(created.thread.metadata, { plan: "pro", tags: ["a", "b"] });

const got = await getThread("sdk-thread-get");
const [first] = got.messages[1]?.content ?? [];
equal(first?.type === "text" && first.text, "Grüße, 世界 👋");

const ids: string[] = [];
let cursor: string | undefined;
do {
  const page = await listThreads({ contextKey: "sdk-thread-pages", limit: 2, cursor });
  ids.push(...page.threads.map(({ id }) => id));
  cursor = page.nextCursor;
} while (cursor !== undefined);
deepEqual(ids, ["thr_003", "thr_002", "thr_001"]);

equal(await deleteThread("sdk-thread-delete"), 204);

const missing = await problemOfThread("sdk-thread-not-found");
equal(missing.status, 404);
equal(missing.code, "THREAD_NOT_FOUND");

const own = await getThreadAs("sdk-key", "sdk-auth-bearer");
equal(own.thread.id, "sdk-auth-bearer");

const { message } = await getMessage("sdk-message-get", "msg 1/2?");
equal(message.id, "msg 1/2?");

const answer = streamRun("sdk-text", {
  message: { role: "user", content: "What is the capital of France?" },
  createThread: true,
});
equal(await textOf(answer), "The capital of France is Paris.");

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
let pending: PendingToolCall[] = [];
const asked = streamRun("sdk-client-tool", {
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
const done = streamRun("sdk-client-tool", {
  message: { role: "tool", toolCallId, content: "Added. Total: $49.98" },
  tools,
});
equal(await textOf(done), "Done.");

const refused = await problemOfRun("sdk-invalid-request", {
  message: { role: "user", content: "Hello" },
  forceComponent: "Nowhere",
  toolChoice: { name: "nothing" },
});
equal(refused.code, "VALIDATION_ERROR");
deepEqual(
  refused.errors?.map(({ pointer }) => pointer),
  ["/forceComponent", "/toolChoice/name"],
);

let end: RunStreamEvent | undefined;
const story = streamRun("sdk-cancel", { message: { role: "user", content: "Tell me a long story." } });
for await (const { event } of story) {
  end = event;
  if (event.type !== "TEXT_MESSAGE_CONTENT") continue;
  const cancelled = await cancelRun("sdk-cancel", "run_001");
  equal(cancelled.status, "cancelled");
}
equal(end?.type === "RUN_ERROR" && end.code, "CANCELLED");

let text = "";
let last = "";
let over = false;
let frames = streamRun("sdk-reconnect", { message: { role: "user", content: "Count to three." } });
while (!over) {
  try {
    for await (const { id, event } of frames) {
      last = id ?? last;
      if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
      over = event.type === "RUN_FINISHED";
    }
  } catch {
    // The connection broke, for which some clients throw, and some just end the stream: the rest comes over another one.
  }
  if (!over) frames = reconnectRun("sdk-reconnect", "run_001", last);
}
equal(text, "One, two, three.");
