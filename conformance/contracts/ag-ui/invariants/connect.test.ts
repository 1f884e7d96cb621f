import { expect, it } from "vitest";
import { createResponse, listMessages } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { reattach } from "./connect.ts";
import {
  createConnectStream,
  createReconnect,
  failed,
  goodRun,
  messages,
  readEvents,
  sent,
  started,
  text,
  textEnd,
  textStart,
} from "./testing.ts";

const sentMessages = sent.messages as JsonObject[];
const [callMessage, resultMessage, shown, last] = messages as [
  JsonObject,
  JsonObject,
  JsonObject,
  JsonObject,
];
const all = [...sentMessages, callMessage, resultMessage, shown, last];
const state = { cart: [1], components: { comp_1: { n: 2 } } };
const run = readEvents(goodRun);
const half = readEvents([started, textStart, text("Hal")], { ended: "closed" });
const failing = readEvents([started, textStart, text("Hal"), textEnd, failed]);
const says = (content: string) => [...sentMessages, { id: "msg_1", role: "assistant", content }];
const other = (sentState: typeof state, finding = all) =>
  createReconnect(run, createConnectStream(finding, sentState));
const spaced = {
  ...callMessage,
  toolCalls: [
    { id: "tc_1", type: "function", function: { name: "demo/look", arguments: '{ "city": "Paris" }' } },
  ],
};

/** Returns a run whose snapshot has a result for a tool call that the client sent without a result. */
function withUnsentResult(name: string): Evidence {
  const call = { id: "tc_0", type: "function", function: { name, arguments: "{}" } };
  const made = { id: "msg_x", role: "assistant", toolCalls: [call] };
  const before = [...sentMessages, made];
  const result = { id: "made_up", role: "tool", toolCallId: "tc_0", content: "None" };
  return createReconnect(
    readEvents(goodRun, { sent: { ...sent, messages: before } }),
    createConnectStream([...before, result, ...messages], state),
  );
}

it.each<[string, Evidence, (string[] | undefined)?]>([
  ["the same", other(state), []],
  ["activities elsewhere", other(state, [...sentMessages, callMessage, shown, resultMessage, last]), []],
  [
    "arguments in a different notation, and annotations",
    other(state, [...sentMessages, spaced, { ...resultMessage, metadata: { a: 1 } }, shown, last]),
    [],
  ],
  [
    "more of a stream that the suite closed",
    createReconnect(half, createConnectStream(says("Half"), {})),
    [],
  ],
  ["the text of a failed run", createReconnect(failing, createConnectStream(says("Hal"), {}, failed)), []],
  [
    "no state",
    createReconnect(
      run,
      readEvents([started, { type: "MESSAGES_SNAPSHOT", messages: all }], { from: "bare" }),
    ),
    ["the connect to run_1 starts with unexpected events", "the connect to run_1 has a different state"],
  ],
  ["a result of a server tool that the client has lost", withUnsentResult("demo/look"), []],
  ["the connect to run_1 has different messages, or a different order", withUnsentResult("add")],
  [
    "the connect to run_1 lacks message msg_3",
    other(state, [...sentMessages, callMessage, resultMessage, shown]),
  ],
  [
    "the connect to run_1 lacks message comp_1",
    other(state, [...sentMessages, callMessage, resultMessage, last]),
  ],
  [
    "the connect to run_1 has a different message msg_3",
    other(state, [...sentMessages, callMessage, resultMessage, shown, { ...last, content: "done" }]),
  ],
  [
    "the connect to run_1 has a different message msg_1",
    other(state, [...sentMessages, { ...callMessage, toolCalls: [] }, resultMessage, shown, last]),
  ],
  [
    "the connect to run_1 has different messages, or a different order",
    other(state, [...sentMessages, callMessage, last, resultMessage, shown]),
  ],
  [
    "the connect to run_1 has different messages, or a different order",
    other(state, [...all, { id: "msg_4", role: "assistant", content: "More" }]),
  ],
  ["the connect to run_1 has a different state", other({ ...state, cart: [] as never })],
  [
    "the connect to run_1 has a different message msg_1",
    createReconnect(half, createConnectStream(says("Ha"), {})),
  ],
])("judges %s", (finding, evidence, expected = [finding]) => {
  expect(listMessages(reattach, evidence)).toEqual(expected);
});

it("accepts later runs of the thread, and state changes by others", () => {
  const evidence = other({ ...state, components: { comp_1: { n: 3 } } });
  const pushed = createResponse("POST", "/v1/threads/thr_1/components/comp_1/state", 200, {});
  expect(reattach.judge({ ...evidence, responses: [pushed] })).toEqual([]);
  const next = {
    name: "next",
    seen: readEvents(goodRun, { sent: { ...sent, runId: "run_2" } }),
    from: "start" as const,
  };
  const more = [...all, { id: "msg_4", role: "user", content: "More." }];
  const later = other({ ...state, cart: [2] }, more);
  expect(reattach.judge({ ...later, streams: [...later.streams, next] })).toEqual([]);
});
