/**
 * The scenarios, which are shared by all generators. The `api.ts` module for each generator makes the calls
 * and reads streams. If a call is expected to fail, it returns the problem; any other call throws on an error
 * response.
 */
import { deepEqual, equal } from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import {
  type CreateRunRequest,
  cancelRun,
  createInvalidRun,
  createThread,
  deleteThread,
  getHealth,
  getMessage,
  getThread,
  getThreadAs,
  getThreadProblem,
  listThreads,
  type PendingToolCall,
  type RunStreamEvent,
  reconnectRun,
  streamRun,
} from "../sdk/api.ts";
import { type Frame, StatusError } from "./events.ts";

async function collectText(frames: AsyncIterable<Frame<RunStreamEvent>>): Promise<string> {
  let text = "";
  for await (const { event } of frames) if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
  return text;
}

/**
 * Returns the text of a run, and resumes the stream if the connection breaks. Ignores events of an unknown type,
 * but not their ids.
 */
async function collectResumedText(threadId: string, content: string): Promise<string> {
  let text = "";
  let runId = "";
  let lastEventId = "";
  let frames = streamRun(threadId, { message: { role: "user", content } });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      for await (const { id, event } of frames) {
        if (event.type === "RUN_STARTED") runId = event.runId;
        if (event.type === "TEXT_MESSAGE_CONTENT") text += event.delta;
        if (event.type === "RUN_FINISHED" || isRunError(id, event)) return text;
        if (id === undefined) continue;
        lastEventId = id;
        attempt = 0;
      }
    } catch (error) {
      if (runId === "" || isFinal(error)) throw error;
    }
    if (runId === "") throw new Error("the stream ended before the run started");
    await setTimeout(500 * Math.random() * 2 ** attempt);
    frames = reconnectRun(threadId, runId, lastEventId);
  }
  throw new Error("the stream could not be resumed");
}

/** Returns true if a run has failed. An error without an id ends only the connection, except for CANCELLED. */
function isRunError(id: string | undefined, event: RunStreamEvent): boolean {
  return event.type === "RUN_ERROR" && (id !== undefined || event.code === "CANCELLED");
}

/** Returns true for an error response after which another attempt cannot succeed. */
function isFinal(error: unknown): boolean {
  return error instanceof StatusError && error.status < 500 && error.status !== 429;
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

const fetched = await getThread("sdk-thread-get");
const [first] = fetched.messages[1]?.content ?? [];
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

const missing = await getThreadProblem("sdk-thread-not-found");
equal(missing.status, 404);
equal(missing.code, "THREAD_NOT_FOUND");

const withKey = await getThreadAs("sdk-key", "sdk-auth-bearer");
equal(withKey.thread.id, "sdk-auth-bearer");

const { message } = await getMessage("sdk-message-get", "msg 1/2?");
equal(message.id, "msg 1/2?");

const textRun = streamRun("sdk-text", {
  message: { role: "user", content: "What is the capital of France?" },
  createThread: true,
});
equal(await collectText(textRun), "The capital of France is Paris.");

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
const toolRun = streamRun("sdk-client-tool", {
  message: { role: "user", content: "Add 2 of SKU-123 to my cart." },
  tools,
});
for await (const { event } of toolRun) {
  if (event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input")
    pending = event.value.pendingToolCalls;
}
deepEqual(pending, [
  { toolCallId: "tc_001", toolName: "add_to_cart", input: { productId: "SKU-123", quantity: 2 } },
]);
const toolCallId = pending[0]?.toolCallId ?? "";
const resumedRun = streamRun("sdk-client-tool", {
  message: { role: "tool", toolCallId, content: "Added. Total: $49.98" },
  tools,
});
equal(await collectText(resumedRun), "Done.");

const invalid = await createInvalidRun("sdk-invalid-request", {
  message: { role: "user", content: "Hello" },
  forceComponent: "Nowhere",
  toolChoice: { name: "nothing" },
});
equal(invalid.code, "VALIDATION_ERROR");
deepEqual(
  invalid.errors?.map(({ pointer }) => pointer),
  ["/forceComponent", "/toolChoice/name"],
);

let end: RunStreamEvent | undefined;
const cancelledRun = streamRun("sdk-cancel", { message: { role: "user", content: "Tell me a long story." } });
for await (const { event } of cancelledRun) {
  end = event;
  if (event.type !== "TEXT_MESSAGE_CONTENT") continue;
  const cancelled = await cancelRun("sdk-cancel", "run_001");
  equal(cancelled.status, "cancelled");
}
equal(end?.type === "RUN_ERROR" && end.code, "CANCELLED");

equal(await collectResumedText("sdk-reconnect", "Count to three."), "One, two, three.");
equal(await collectResumedText("sdk-unknown-event", "Greet me."), "Hello again.");
