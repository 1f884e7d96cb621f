import { describe, expect, it } from "vitest";
import { ConversationBuilder } from "./conversation-builder.ts";
import type { AgUiMessage } from "./convert-messages.ts";
import type { StreamEvent } from "./stream-events.ts";

const buildConversation = (events: StreamEvent[], messages: AgUiMessage[] = []) => {
  const result = new ConversationBuilder(messages, { a: 1 });
  for (const event of events) result.apply(event);
  return { messages: result.messages, state: result.state, open: [...result.openEvents.values()] };
};
const user: AgUiMessage = { id: "u", role: "user", content: "hi" };
const textStart: StreamEvent = { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant" };
const createTextDelta = (delta: string): StreamEvent => ({
  type: "TEXT_MESSAGE_CONTENT",
  messageId: "m",
  delta,
});
const textEnd: StreamEvent = { type: "TEXT_MESSAGE_END", messageId: "m" };
const callStart = (toolCallId: string, parentMessageId?: string): StreamEvent => ({
  type: "TOOL_CALL_START",
  toolCallId,
  toolCallName: "f",
  ...(parentMessageId !== undefined && { parentMessageId }),
});
const callEnd = (toolCallId: string): StreamEvent => ({ type: "TOOL_CALL_END", toolCallId });
const result = (messageId: string, toolCallId: string, change = {}): StreamEvent => ({
  type: "TOOL_CALL_RESULT",
  messageId,
  toolCallId,
  content: "x",
  ...change,
});
const custom = (name: string, value: object) => ({ type: "CUSTOM", name, value }) as StreamEvent;
const byClient = (componentId: string, ...delta: object[]) =>
  custom("tambo.component.state_delta", { componentId, delta });
const activity = (content: object): StreamEvent => ({
  type: "ACTIVITY_SNAPSHOT",
  messageId: "comp_1",
  activityType: "tambo.component",
  content: content as never,
  replace: true,
});
const call = (id: string, text = "") => ({ id, type: "function", function: { name: "f", arguments: text } });
const toolMessage = (id: string, toolCallId: string) => ({ id, role: "tool", toolCallId, content: "x" });

describe("ConversationBuilder", () => {
  it.each<[string, StreamEvent[], object[], object[]]>([
    ["nothing", [], [], []],
    [
      "text that is open, and continues after a break [C-063]",
      [textStart, createTextDelta("a"), textEnd, textStart, createTextDelta("b")],
      [{ id: "m", role: "assistant", content: "ab" }],
      [textStart],
    ],
    ["text that has only started [C-063]", [textStart], [{ id: "m", role: "assistant" }], [textStart]],
    [
      "calls of one message, one of them open [C-064]",
      [
        textStart,
        textEnd,
        callStart("c", "m"),
        callStart("d", "m"),
        { type: "TOOL_CALL_ARGS", toolCallId: "c", delta: "{" },
        { type: "TOOL_CALL_ARGS", toolCallId: "d", delta: "[" },
        { type: "TOOL_CALL_ARGS", toolCallId: "c", delta: "}" },
        callEnd("c"),
      ],
      [{ id: "m", role: "assistant", toolCalls: [call("c", "{}"), call("d", "[")] }],
      [callStart("d", "m")],
    ],
    [
      "a call without a message [C-064]",
      [callStart("c"), callEnd("c")],
      [{ id: "c", role: "assistant", toolCalls: [call("c")] }],
      [],
    ],
    [
      "results, behind their calls, whatever has come since [C-065]",
      [
        callStart("c", "m"),
        callEnd("c"),
        callStart("d", "m"),
        callEnd("d"),
        activity({}),
        result("r", "c"),
        result("s", "d"),
      ],
      [
        { id: "m", role: "assistant", toolCalls: [call("c"), call("d")] },
        toolMessage("r", "c"),
        toolMessage("s", "d"),
        { id: "comp_1", role: "activity", activityType: "tambo.component", content: {} },
      ],
      [],
    ],
    [
      "a result without a call [C-073]",
      [textStart, textEnd, result("r", "c")],
      [{ id: "m", role: "assistant" }, toolMessage("r", "c")],
      [],
    ],
    [
      "a failure [CX-08]",
      [result("r", "c", { metadata: { tambo: { isError: true } }, content: [{ type: "text", text: "no" }] })],
      [
        {
          id: "r",
          role: "tool",
          toolCallId: "c",
          content: [{ type: "text", text: "no" }],
          error: "no",
          metadata: { tambo: { isError: true } },
        },
      ],
      [],
    ],
    [
      "reasoning of the run itself [CC-067]",
      [
        { type: "REASONING_START", messageId: "m" },
        { type: "REASONING_MESSAGE_START", messageId: "m", role: "reasoning" },
        { type: "REASONING_MESSAGE_CONTENT", messageId: "m", delta: "H" },
        { type: "REASONING_MESSAGE_CONTENT", messageId: "m", delta: "m" },
        { type: "REASONING_MESSAGE_END", messageId: "m" },
      ],
      [{ id: "m", role: "reasoning", content: "Hm" }],
      [{ type: "REASONING_START", messageId: "m" }],
    ],
    [
      "a step [C-062]",
      [{ type: "STEP_STARTED", stepName: "turn-1" }],
      [],
      [{ type: "STEP_STARTED", stepName: "turn-1" }],
    ],
    [
      "a step that begins again, after its process died [CC-104][CC-107]",
      [
        { type: "STEP_STARTED", stepName: "turn-1" },
        { type: "TEXT_MESSAGE_START", messageId: "m1", role: "assistant" },
        { type: "TEXT_MESSAGE_CONTENT", messageId: "m1", delta: "One" },
        { type: "TEXT_MESSAGE_END", messageId: "m1" },
        { type: "STEP_FINISHED", stepName: "turn-1" },
        { type: "STEP_STARTED", stepName: "turn-1" },
        { type: "TEXT_MESSAGE_START", messageId: "m2", role: "assistant" },
        { type: "TEXT_MESSAGE_CONTENT", messageId: "m2", delta: "Two" },
      ],
      [{ id: "m2", role: "assistant", content: "Two" }],
      [
        { type: "STEP_STARTED", stepName: "turn-1" },
        { type: "TEXT_MESSAGE_START", messageId: "m2", role: "assistant" },
      ],
    ],
    [
      "a component that is open: one delta with all pieces [M-042][M-043]",
      [
        custom("tambo.component.start", { componentId: "comp_1" }),
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: "{" }),
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: "}" }),
      ],
      [],
      [
        custom("tambo.component.start", { componentId: "comp_1" }),
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: "{}" }),
      ],
    ],
    [
      "a component that has ended, and its activities, of which the last holds [M-044]",
      [
        custom("tambo.component.start", { componentId: "comp_1" }),
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: "{}" }),
        custom("tambo.component.end", { componentId: "comp_1", props: {} }),
        activity({ n: 1 }),
        textStart,
        textEnd,
        activity({ n: 2 }),
      ],
      [
        { id: "comp_1", role: "activity", activityType: "tambo.component", content: { n: 2 } },
        { id: "m", role: "assistant" },
      ],
      [],
    ],
    [
      "events beside the conversation",
      [custom("tambo.run.awaiting_input", {}), { type: "RUN_STARTED", threadId: "t", runId: "r" }],
      [],
      [],
    ],
  ])("builds %s", (_name, events, messages, open) => {
    expect(buildConversation(events, [user])).toEqual({
      messages: [user, ...messages],
      state: { a: 1 },
      open,
    });
  });

  it.each<[string, StreamEvent[], object]>([
    ["whole", [{ type: "STATE_SNAPSHOT", snapshot: { b: 2 } }], { b: 2 }],
    [
      "changed",
      [
        { type: "STATE_DELTA", delta: [{ op: "add", path: "/b", value: [1] }] },
        {
          type: "STATE_DELTA",
          delta: [
            { op: "add", path: "/b/-", value: 2 },
            { op: "remove", path: "/a" },
          ],
        },
      ],
      { b: [1, 2] },
    ],
    [
      "changed by clients after the run sent it",
      [
        { type: "STATE_SNAPSHOT", snapshot: { a: 1, components: { "c/": { n: 1, list: [1] } } } },
        byClient("c/", { op: "add", path: "/list/-", value: 2 }),
        byClient("c/", { op: "copy", from: "/list", path: "/more" }),
        byClient("new", { op: "replace", path: "", value: { m: 1 } }),
        { type: "STATE_DELTA", delta: [{ op: "add", path: "/b", value: 2 }] },
        byClient("new", { op: "replace", path: "/m", value: 2 }),
      ],
      { a: 1, b: 2, components: { "c/": { n: 1, list: [1, 2], more: [1, 2] }, new: { m: 2 } } },
    ],
    [
      "changed by clients, and sent again by the run",
      [
        { type: "STATE_SNAPSHOT", snapshot: { components: { c: { n: 1 } } } },
        byClient("c", { op: "replace", path: "/n", value: 2 }),
        { type: "STATE_SNAPSHOT", snapshot: { components: { c: { n: 3 } } } },
        { type: "STATE_DELTA", delta: [{ op: "replace", path: "/components/c/n", value: 4 }] },
        byClient("c", { op: "add", path: "/m", value: 5 }),
      ],
      { components: { c: { n: 4, m: 5 } } },
    ],
    [
      "changed by clients before the run sends it: it includes these changes",
      [byClient("c", { op: "add", path: "/list/-", value: 2 })],
      { a: 1 },
    ],
  ])("builds the state: %s [C-066]", (_name, events, state) => {
    expect(buildConversation(events).state).toEqual(state);
  });

  it("uses the current states of components that clients have changed", () => {
    const other: AgUiMessage = { id: "o", role: "activity", activityType: "other", content: { a: 1 } };
    const displayed: AgUiMessage = {
      id: "comp_2",
      role: "activity",
      activityType: "tambo.component",
      content: { n: 1 },
    };
    const result = new ConversationBuilder([other, displayed], {
      a: 1,
      components: { comp_1: { old: true } },
    });
    result.apply(activity({ n: 1, state: { m: 1 } }));
    result.setComponentStates({ comp_1: { m: 2 }, o: { m: 3 } });
    expect([result.messages, result.state]).toEqual([
      [
        other,
        displayed,
        {
          id: "comp_1",
          role: "activity",
          activityType: "tambo.component",
          content: { n: 1, state: { m: 2 } },
        },
      ],
      { a: 1, components: { comp_1: { m: 2 }, o: { m: 3 } } },
    ]);
    result.setComponentStates({});
    expect(result.state).toEqual({ a: 1, components: { comp_1: { m: 2 }, o: { m: 3 } } });
  });

  it("does not modify the messages that it was given", () => {
    const before: AgUiMessage[] = [user];
    buildConversation([textStart, createTextDelta("a")], before);
    expect(before).toEqual([{ id: "u", role: "user", content: "hi" }]);
  });
});
