import { expect, it } from "vitest";
import { createResponse, listMessages } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import type { JsonObject } from "../../../stream/json.ts";
import { reattach } from "./connect.ts";
import {
  cameBack,
  connectOf,
  failed,
  goodRun,
  messages,
  readEvents,
  sent,
  started,
  text,
  textBegins,
  textEnds,
} from "./testing.ts";

const own = sent.messages as JsonObject[];
const unanswered: JsonObject = {
  id: "msg_x",
  role: "assistant",
  toolCalls: [{ id: "tc_0", type: "function", function: { name: "add", arguments: "{}" } }],
};
const [asked, answered, shown, last] = messages as [JsonObject, JsonObject, JsonObject, JsonObject];
const all = [...own, asked, answered, shown, last];
const state = { cart: [1], components: { comp_1: { n: 2 } } };
const run = readEvents(goodRun);
const half = readEvents([started, textBegins, text("Hal")], { ended: "closed" });
const failing = readEvents([started, textBegins, text("Hal"), textEnds, failed]);
const says = (content: string) => [...own, { id: "msg_1", role: "assistant", content }];
const other = (toldState: typeof state, finding = all) => cameBack(run, connectOf(finding, toldState));
const spaced = {
  ...asked,
  toolCalls: [
    { id: "tc_1", type: "function", function: { name: "demo/look", arguments: '{ "city": "Paris" }' } },
  ],
};

it.each<[string, Evidence, (string[] | undefined)?]>([
  ["the same", other(state), []],
  ["activities elsewhere", other(state, [...own, asked, shown, answered, last]), []],
  [
    "arguments in another form, and annotations",
    other(state, [...own, spaced, { ...answered, metadata: { a: 1 } }, shown, last]),
    [],
  ],
  ["more of what the suite has left", cameBack(half, connectOf(says("Half"), {})), []],
  ["what a failed run has said", cameBack(failing, connectOf(says("Hal"), {}, failed)), []],
  [
    "no state",
    cameBack(run, readEvents([started, { type: "MESSAGES_SNAPSHOT", messages: all }], { from: "bare" })),
    ["the connect to run_1 starts with unexpected events", "the connect to run_1 has a different state"],
  ],
  [
    "a result that was made up for a call which the client gave up",
    cameBack(
      readEvents(goodRun, { sent: { ...sent, messages: [...own, unanswered] } }),
      connectOf(
        [
          ...[...own, unanswered],
          { id: "made_up", role: "tool", toolCallId: "tc_0", content: "None" },
          ...messages,
        ],
        state,
      ),
    ),
    [],
  ],
  ["the connect to run_1 lacks message msg_3", other(state, [...own, asked, answered, shown])],
  ["the connect to run_1 lacks message comp_1", other(state, [...own, asked, answered, last])],
  [
    "the connect to run_1 has a different message msg_3",
    other(state, [...own, asked, answered, shown, { ...last, content: "done" }]),
  ],
  [
    "the connect to run_1 has a different message msg_1",
    other(state, [...own, { ...asked, toolCalls: [] }, answered, shown, last]),
  ],
  [
    "the connect to run_1 has different messages, or a different order",
    other(state, [...own, asked, last, answered, shown]),
  ],
  [
    "the connect to run_1 has different messages, or a different order",
    other(state, [...all, { id: "msg_4", role: "assistant", content: "More" }]),
  ],
  ["the connect to run_1 has a different state", other({ ...state, cart: [] as never })],
  ["the connect to run_1 has a different message msg_1", cameBack(half, connectOf(says("Ha"), {}))],
])("judges %s", (finding, evidence, expected = [finding]) => {
  expect(listMessages(reattach, evidence)).toEqual(expected);
});

it("accepts later runs of the thread, and state changes by others", () => {
  const evidence = other({ ...state, components: { comp_1: { n: 3 } } });
  const pushed = createResponse("POST", "/v1/threads/thr_1/components/comp_1/state", 200, {});
  expect(reattach.judge({ ...evidence, answers: [pushed] })).toEqual([]);
  const next = {
    name: "next",
    seen: readEvents(goodRun, { sent: { ...sent, runId: "run_2" } }),
    from: "start" as const,
  };
  const more = [...all, { id: "msg_4", role: "user", content: "More." }];
  const later = other({ ...state, cart: [2] }, more);
  expect(reattach.judge({ ...later, streams: [...later.streams, next] })).toEqual([]);
});
