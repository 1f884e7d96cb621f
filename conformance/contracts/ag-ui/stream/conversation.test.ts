import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { createConnectStream, goodRun, messages, readEvents, sent } from "../invariants/testing.ts";
import { Conversation } from "./conversation.ts";

function byId(list: readonly JsonObject[]): JsonObject[] {
  return list.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

it("continues the sent messages, and gives a reconnecting client the same", () => {
  const { messages: together, state } = readEvents(goodRun);
  const sentMessages = sent.messages as JsonObject[];
  const seen = together.filter(({ role }) => role !== "reasoning");
  expect(byId(seen)).toEqual(byId([...sentMessages, ...messages]));
  const back = createConnectStream([...sentMessages, ...messages], state);
  expect(byId(back.messages)).toEqual(byId([...sentMessages, ...messages]));
  expect(back.state).toEqual({ cart: [1], components: { comp_1: { n: 2 } } });
});

it("reports patches that do not apply, and continues", () => {
  const conversation = new Conversation([{ id: "x", role: "activity", content: {} }, 1, null], { n: 1 });
  conversation.apply({ type: "STATE_DELTA", delta: [{ op: "remove", path: "/none" }] });
  conversation.apply({ type: "STATE_DELTA", delta: "no" });
  conversation.apply({
    type: "ACTIVITY_DELTA",
    messageId: "x",
    patch: [{ op: "test", path: "/a", value: 1 }],
  });
  expect(conversation.patchErrors).toEqual([
    expect.stringMatching("^a STATE_DELTA does not apply: "),
    expect.stringMatching("^a STATE_DELTA does not apply: "),
    expect.stringMatching("^an ACTIVITY_DELTA of x does not apply: "),
  ]);
  expect([conversation.messages, conversation.state]).toEqual([
    [{ id: "x", role: "activity", content: {} }],
    { n: 1 },
  ]);
});
