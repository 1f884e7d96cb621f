/** Tests a gateway stream that contains fields and events not defined by the contract. */
import { expect, it } from "vitest";
import { Gateway } from "./gateway.ts";
import { StreamSession } from "./stream-session.ts";

const streamEvent = (event: object) => ({ type: "stream_event", event });
const text = (text: string, index = 0) =>
  streamEvent({ type: "content_block_delta", index, delta: { type: "text_delta", text, confidence: 0.5 } });
const end = { type: "run_complete", result: { stop_reason: "end_turn", mood: "fine" }, region: "eu" };
const failure = { type: "error", error: { type: "api_error", message: "No more.", colour: "red" } };

const firstEvents = [
  { type: "run_start", request_id: "req_1", model: "embedded/demo", protocol_version: "2", region: "eu" },
  { type: "weather_changed", text: "unknown", delta: { type: "text_delta", text: "unknown" } },
  { type: "step_start", index: 0, colour: "red" },
  streamEvent({
    type: "message_start",
    message: { id: "msg_1", role: "assistant", content: [] },
    colour: "red",
  }),
  streamEvent({ type: "mood_changed", delta: { type: "text_delta", text: "unknown" } }),
  streamEvent({ type: "content_block_start", index: 0, content_block: { type: "text", text: "", voice: 1 } }),
  text("Hel"),
  streamEvent({ type: "content_block_delta", index: 0, delta: { type: "glow_delta", text: "unknown" } }),
  streamEvent({
    type: "content_block_start",
    index: 1,
    content_block: { type: "hologram", id: "h1", name: "unknown" },
  }),
  streamEvent({ type: "content_block_delta", index: 1, delta: { type: "hologram_delta", text: "unknown" } }),
  streamEvent({ type: "content_block_stop", index: 1 }),
  streamEvent({
    type: "content_block_start",
    index: 2,
    content_block: { type: "tool_use", id: "c1", name: "now" },
  }),
  streamEvent({
    type: "content_block_delta",
    index: 2,
    delta: { type: "input_json_delta", partial_json: "{}" },
  }),
  {
    type: "tool_result",
    id: "c1",
    content: [
      { type: "smell", scent: "rose" },
      { type: "text", text: "Noon" },
    ],
  },
  text("lo."),
];

it.each([
  { last: end, status: "finished" },
  { last: failure, status: "failed" },
])("ignores unknown fields and events, and stops at $last.type [G-157]", async ({ last, status }) => {
  const cancelled = Promise.withResolvers<void>();
  const frames = [...firstEvents, last, text(" And more.")].map(toFrame).join("");
  const stream = `:ping\n\nevent: empty\ndata:\n\n${frames}`;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(stream)),
    // The connection stays open until the reader cancels it.
    cancel: () => cancelled.resolve(),
  });
  const headers = { "Content-Type": "text/event-stream" };
  const session = new StreamSession("gateway", (client) => new Gateway(client), {
    baseUrl: "http://gateway.test",
    fetch: async () => new Response(body, { headers }),
  });
  const ended = new Promise<void>((resolve) => {
    session.subscribe(() => session.snapshot.busy || resolve());
  });
  session.send("Hello");
  await ended;
  await cancelled.promise;
  expect(session.snapshot.status).toBe(status);
  expect(session.snapshot.turns).toEqual([
    { id: "user-1", role: "user", text: "Hello" },
    {
      id: "assistant-1",
      role: "assistant",
      text: "Hello.",
      tools: [{ id: "c1", name: "now", input: "{}", output: "Noon" }],
    },
  ]);
});

function toFrame(event: { type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
