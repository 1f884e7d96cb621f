import { expect, it } from "vitest";
import type { Json } from "../../../runner/case.ts";
import { agent } from "./agent.ts";
import { callEnds, completed, event, evidenceOf, messagesOf, said, sent, started } from "./testing.ts";

const judged = (agent_id: Json | undefined, name: string | undefined) => {
  const named = name === undefined ? {} : { agent: name };
  const events = [
    started,
    event("tool_call_start", { toolCallId: "call_1", toolCallName: "a", ...named }),
    callEnds,
    event("message", { content: "Hi", ...named }),
    completed,
  ];
  const told = agent_id === undefined ? sent : { ...sent, agent_id };
  return messagesOf(agent, evidenceOf(events, { sent: told }));
};
const wrong = [
  "run: event 2 (tool_call_start) has another agent",
  "run: event 4 (message) has another agent",
];

it.each<[Json | undefined, string | undefined, string[]]>([
  [undefined, undefined, []],
  ["default", undefined, []],
  [null, undefined, []],
  ["planner", "planner", []],
  [undefined, "default", wrong],
  ["planner", undefined, wrong],
  ["planner", "default", wrong],
])("with the agent %j in the request and %j in the events finds %j [AS-028]", (asked, told, expected) => {
  expect(judged(asked, told)).toEqual(expected);
});

it("wants no agent anywhere else [AS-028]", () => {
  const end = event("status", { type: "complete", agent: "planner" });
  const run = [started, event("message", { content: "Hi", agent: "planner" }), end];
  expect(messagesOf(agent, evidenceOf(run, { sent: { ...sent, agent_id: "planner" } }))).toEqual([
    "run: event 3 (status) has another agent",
  ]);
  expect(messagesOf(agent, evidenceOf([started, completed]))).toBeUndefined();
  expect(messagesOf(agent, evidenceOf([started, said("Hi"), completed]))).toEqual([]);
});
