import { MessageStream } from "@anthropic-ai/sdk/lib/MessageStream";
import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { goodRun, runResult } from "../invariants/testing.ts";
import { TurnAccumulator } from "./turn-accumulator.ts";

function accumulated(events: readonly JsonObject[]): TurnAccumulator {
  const response = new TurnAccumulator();
  for (const event of events) response.apply(event);
  return response;
}

/** The stream events in each turn of the valid run. */
const turns = [goodRun.slice(0, 16), goodRun.slice(23)].map((events) =>
  events.flatMap((event) => (event.type === "stream_event" ? [event.event as JsonObject] : [])),
);

it("accumulates the responses of the steps [G-156]", () => {
  const responses = (runResult.steps as JsonObject[]).map(({ response }) => response);
  expect(turns.map((events) => accumulated(events).response)).toEqual(responses);
});

it("accumulates the same as Anthropic's client [G-155]", async () => {
  for (const events of turns) {
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join("");
    const stream = MessageStream.fromReadableStream(new Blob([lines]).stream());
    const message = JSON.parse(JSON.stringify(await stream.finalMessage())) as JsonObject;
    const accumulatedResponse = accumulated(events).response;
    expect(message.content).toEqual(accumulatedResponse?.content);
    expect(message.stop_reason).toBe(accumulatedResponse?.stop_reason);
  }
});

const begin = { type: "message_start", message: { id: "m", content: [], usage: { input_tokens: 1 } } };
const block = (index: number, content_block: JsonObject) => ({
  type: "content_block_start",
  index,
  content_block,
});
const piece = (index: number, delta: JsonObject) => ({ type: "content_block_delta", index, delta });
const json = (index: number, partial_json: string) =>
  piece(index, { type: "input_json_delta", partial_json });
const stop = (index: number) => ({ type: "content_block_stop", index });
const done = { type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 2 } };
const use = { type: "tool_use", id: "c", name: "t", input: {} };

it.each<[string, JsonObject[], unknown]>([
  ["no arguments", [block(0, use), stop(0)], [use]],
  ["arguments that are not an object", [block(0, use), json(0, "[1]"), stop(0)], [use]],
  ["truncated arguments", [block(0, use), json(0, '{"a":'), stop(0)], [use]],
  [
    "an unknown block",
    [block(0, { type: "x", y: 1 }), piece(0, { type: "y_delta", y: 2 }), stop(0)],
    [{ type: "x", y: 1 }],
  ],
])("takes %s", (_, events, content) => {
  const response = accumulated([begin, ...events, done, { type: "message_stop" }, { type: "unknown" }]);
  expect([response.problems, response.isOpen]).toEqual([[], false]);
  expect(response.response).toEqual({
    id: "m",
    content,
    stop_reason: "tool_use",
    usage: { input_tokens: 1, output_tokens: 2 },
  });
});

it.each<[JsonObject[], string]>([
  [[done], "message_delta before message_start"],
  [[begin, begin], "message_start is repeated"],
  [[begin, done, { type: "message_stop" }, done], "message_delta after message_stop"],
  [[begin, { type: "message_stop" }], "message_stop without a stop_reason before it"],
  [[begin, block(1, use)], "a block starts at index 1, expected 0"],
  [[begin, block(0, use), done, { type: "message_stop" }], "message_stop while block 0 is open"],
  [[begin, block(0, use), block(1, use)], "block 1 starts while block 0 is open"],
  [[begin, json(0, "{}")], "content_block_delta for block 0, which is not open"],
  [[begin, stop(0)], "content_block_stop for block 0, which is not open"],
  [
    [begin, block(0, { type: "text", text: "" }), json(0, "{}")],
    "input_json_delta for block 0, which has no input",
  ],
  [
    [begin, block(0, use), piece(0, { type: "text_delta", text: "a" })],
    "text_delta for block 0, which has no text",
  ],
])("reports events out of order [G-155]", (events, fault) => {
  expect(accumulated(events).problems).toEqual([fault]);
});
