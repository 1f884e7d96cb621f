/** The scenarios, as a user of openapi-fetch writes them. */
import { deepEqual, equal } from "node:assert/strict";
import createClient from "openapi-fetch";
import { type Frame, framesOf } from "../events.ts";
import type { components, paths } from "./generated/schema.ts";

type CreateRunRequest = components["schemas"]["CreateRunRequest"];
type RunStreamEvent = components["schemas"]["RunStreamEvent"];

const baseUrl = process.env.TAMBO_BASE_URL ?? "";
const client = createClient<paths>({ baseUrl });

async function* run(threadId: string, body: CreateRunRequest): AsyncGenerator<Frame<RunStreamEvent>> {
  const { response, error } = await client.POST("/v1/threads/{threadId}/runs", {
    params: { path: { threadId } },
    body,
    parseAs: "stream",
  });
  if (error !== undefined) throw new Error(error.detail, { cause: error });
  yield* framesOf<RunStreamEvent>(response);
}

async function textOf(frames: AsyncIterable<Frame<RunStreamEvent>>): Promise<string> {
  let text = "";
  for await (const { event } of frames) if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
  return text;
}

const health = await client.GET("/healthz");
equal(health.data?.status, "ok");

const created = await client.POST("/v1/threads", {
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

const got = await client.GET("/v1/threads/{threadId}", { params: { path: { threadId: "sdk-thread-get" } } });
const [first] = got.data?.messages[1]?.content ?? [];
equal(first?.type === "text" && first.text, "Grüße, 世界 👋");

const ids: string[] = [];
let cursor: string | undefined;
do {
  const query = { contextKey: "sdk-thread-pages", limit: 2, ...(cursor !== undefined && { cursor }) };
  const { data } = await client.GET("/v1/threads", { params: { query } });
  ids.push(...(data?.threads ?? []).map(({ id }) => id));
  cursor = data?.nextCursor;
} while (cursor !== undefined);
deepEqual(ids, ["thr_003", "thr_002", "thr_001"]);

const deleted = await client.DELETE("/v1/threads/{threadId}", {
  params: { path: { threadId: "sdk-thread-delete" } },
});
equal(deleted.response.status, 204);

const missing = await client.GET("/v1/threads/{threadId}", {
  params: { path: { threadId: "sdk-thread-not-found" } },
});
equal(missing.error?.status, 404);
equal(missing.error.code, "THREAD_NOT_FOUND");

const withKey = createClient<paths>({ baseUrl, headers: { Authorization: "Bearer sdk-key" } });
const own = await withKey.GET("/v1/threads/{threadId}", {
  params: { path: { threadId: "sdk-auth-bearer" } },
});
equal(own.data?.thread.id, "sdk-auth-bearer");

const message = await client.GET("/v1/threads/{threadId}/messages/{messageId}", {
  params: { path: { threadId: "sdk-message-get", messageId: "msg 1/2?" } },
});
equal(message.data?.message.id, "msg 1/2?");

const question: CreateRunRequest = {
  message: { role: "user", content: "What is the capital of France?" },
  createThread: true,
};
equal(await textOf(run("sdk-text", question)), "The capital of France is Paris.");

const tools = [
  {
    name: "add_to_cart",
    description: "Add an item to the shopping cart",
    inputSchema: {
      type: "object" as const,
      properties: { productId: { type: "string" as const }, quantity: { type: "integer" as const } },
      required: ["productId", "quantity"],
    },
  },
];
let pending: components["schemas"]["AwaitingInputValue"]["pendingToolCalls"] = [];
const asked = run("sdk-client-tool", {
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
const done = run("sdk-client-tool", {
  message: { role: "tool", toolCallId, content: "Added. Total: $49.98" },
  tools,
});
equal(await textOf(done), "Done.");

const refused = await client.POST("/v1/threads/{threadId}/runs", {
  params: { path: { threadId: "sdk-invalid-request" } },
  body: {
    message: { role: "user", content: "Hello" },
    forceComponent: "Nowhere",
    toolChoice: { name: "nothing" },
  },
  parseAs: "stream",
});
equal(refused.error?.code, "VALIDATION_ERROR");
deepEqual("errors" in refused.error && refused.error.errors?.map(({ pointer }) => pointer), [
  "/forceComponent",
  "/toolChoice/name",
]);

let end: RunStreamEvent | undefined;
for await (const { event } of run("sdk-cancel", {
  message: { role: "user", content: "Tell me a long story." },
})) {
  end = event;
  if (event.type !== "TEXT_MESSAGE_CONTENT") continue;
  const path = { threadId: "sdk-cancel", runId: "run_001" };
  const cancelled = await client.DELETE("/v1/threads/{threadId}/runs/{runId}", { params: { path } });
  equal(cancelled.data?.status, "cancelled");
}
equal(end?.type === "RUN_ERROR" && end.code, "CANCELLED");

let text = "";
let last = "";
let over = false;
let frames = run("sdk-reconnect", { message: { role: "user", content: "Count to three." } });
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
  const { response } = await client.GET("/v1/threads/{threadId}/runs/{runId}", {
    params: { path: { threadId: "sdk-reconnect", runId: "run_001" }, header: { "Last-Event-ID": last } },
    parseAs: "stream",
  });
  frames = framesOf<RunStreamEvent>(response);
}
equal(text, "One, two, three.");
