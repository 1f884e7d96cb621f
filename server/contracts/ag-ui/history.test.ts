import { describe, expect, it } from "vitest";
import type { Message } from "../../core/messages.ts";
import { type AgUiMessage, toAgUiMessages } from "./convert-messages.ts";
import { toHistory } from "./history.ts";

const text = (value: string) => ({ type: "text" as const, text: value });
const createStored = (id: string, role: Message["role"], blocks: Message["blocks"]): Message => ({
  id,
  role,
  blocks,
  createdAt: 1,
});
const fn = (name: string, args: string) => ({
  type: "function" as const,
  function: { name, arguments: args },
});

/** A message without its id. The type distributes over unions of message types. */
type WithoutId<Each> = Each extends unknown ? Omit<Each, "id"> : never;

describe("new and changed messages", () => {
  it.each<[string, WithoutId<AgUiMessage>, Message["blocks"]?, object?]>([
    ["instructions", { role: "system", content: "Be brief." }, [text("Be brief.")]],
    [
      "a developer's instructions, with a name [C-020][CX-07]",
      { role: "developer", content: "", name: "n" },
      [text("")],
      { name: "n" },
    ],
    ["text [C-023]", { role: "user", content: "hi" }, [text("hi")]],
    [
      "parts [C-039]",
      {
        role: "user",
        content: [text("see"), { type: "image", source: { type: "url", value: "https://a.example/i" } }],
      },
      [text("see"), { type: "image", source: { type: "url", url: "https://a.example/i" } }],
    ],
    ["an empty answer [C-024]", { role: "assistant" }, []],
    [
      "an answer with calls [C-030]",
      { role: "assistant", content: "a", toolCalls: [{ id: "c", ...fn("f", '{"a":1}') }] },
      [text("a"), { type: "tool_use", id: "c", name: "f", input: { a: 1 } }],
    ],
    [
      "arguments that are no JSON, no object, or nothing [C-031][C-032]",
      {
        role: "assistant",
        toolCalls: [
          { id: "c", ...fn("f", "zz") },
          { id: "d", ...fn("f", "[1]") },
          { id: "e", ...fn("f", "") },
        ],
      },
      [
        { type: "tool_use", id: "c", name: "f", input: { arguments: "zz" }, argumentsText: "zz" },
        { type: "tool_use", id: "d", name: "f", input: { arguments: "[1]" }, argumentsText: "[1]" },
        { type: "tool_use", id: "e", name: "f", input: { arguments: "" }, argumentsText: "" },
      ],
    ],
    [
      "a result [C-026]",
      { role: "tool", content: "x", toolCallId: "c" },
      [{ type: "tool_result", toolUseId: "c", content: [text("x")] }],
    ],
    [
      "a failure [CX-08]",
      { role: "tool", content: "x", toolCallId: "c", error: "e" },
      [{ type: "tool_result", toolUseId: "c", content: [text("x")], isError: true }],
    ],
    [
      "a failure without content [CX-08]",
      { role: "tool", content: "", toolCallId: "c", error: "e" },
      [{ type: "tool_result", toolUseId: "c", content: [text("e")], isError: true }],
    ],
    [
      "a failure without a word [CX-08]",
      { role: "tool", content: "", toolCallId: "c", error: "" },
      [{ type: "tool_result", toolUseId: "c", content: [], isError: true }],
    ],
    ["thoughts, which are not for the model [C-039]", { role: "reasoning", content: "hm" }],
    ["an activity, which is not for the model [C-039]", { role: "activity", activityType: "a", content: {} }],
  ])("%s", (_name, message, blocks, more) => {
    const expected = blocks && [{ id: "1", role: message.role, blocks, ...more }];
    expect(toHistory([{ id: "1", ...message } as AgUiMessage], [])).toEqual(expected ?? []);
  });
});

const toolUse = { type: "tool_use" as const, id: "c", name: "s/one", input: { a: 1, b: [2] } };
const picture = {
  type: "image" as const,
  source: { type: "base64" as const, mediaType: "image/png" as const, data: "AA==" },
};
const component = { type: "component" as const, id: "comp_1", name: "Card", props: {} };
const thread: Message[] = [
  createStored("u1", "user", [text("one"), { ...picture, detail: "low" }]),
  createStored("a1", "assistant", [component, text("Let me "), toolUse, text("see.")]),
  createStored("t1", "tool", [
    { type: "tool_result", toolUseId: "c", content: [text("r"), picture], isError: true },
  ]),
  createStored("a2", "assistant", [{ ...component, id: "comp_2" }]),
  createStored("a3", "assistant", [{ ...component, id: "comp_3" }]),
  createStored("u2", "user", [text("two"), text("lines")]),
  createStored("d1", "developer", [text("Be brief.")]),
];
/** Returns the conversation as the client sends it. */
const asSent = (takesParts = true) => thread.flatMap((message) => toAgUiMessages(message, takesParts));

describe("stored messages", () => {
  const all = ["u1", "a1", "t1", "a2", "a3", "u2", "d1"].map((id) => ({ stored: id }));

  it.each([true, false])(
    "are used for unchanged messages, with parts in results: %s [C-054]",
    (takesParts) => {
      expect(toHistory(asSent(takesParts), thread)).toEqual(all);
    },
  );

  it("are recognized by the content that matters to the model [C-054]", () => {
    const changed = asSent().map((message): AgUiMessage => {
      switch (message.id) {
        case "u1":
          return {
            ...message,
            name: "n",
            metadata: { a: 1 },
            content: (message.content as object[]).map((part) => ({ ...part, id: "p" })),
          } as unknown as AgUiMessage;
        case "a1":
          return {
            ...message,
            encryptedValue: "e",
            toolCalls: [{ id: "c", ...fn("s/one", ' { "b" : [2], "a" : 1.0 }'), metadata: {} }],
          } as AgUiMessage;
        case "t1": {
          // Clients build the message from the event, which has no `error` field.
          const { error: _, ...rest } = message as Extract<AgUiMessage, { role: "tool" }>;
          return rest;
        }
        case "u2":
          return { ...message, content: [text("two"), text("lines")] } as AgUiMessage;
        default:
          return message;
      }
    });
    expect(toHistory(changed, thread)).toEqual(all);
  });

  it("keep their components, which follow the previous message [C-054]", () => {
    const [first] = asSent();
    expect(toHistory([first as AgUiMessage], thread)).toEqual([{ stored: "u1" }]);
    const withoutActivities = asSent().filter(({ role }) => role !== "activity");
    expect(toHistory(withoutActivities, thread)).toEqual(all);
    const upToResult = withoutActivities.slice(0, 3);
    // The client has discarded everything after the last message in order to get a new response.
    expect(toHistory(upToResult, thread)).toEqual(all.slice(0, 3));
  });

  it("follow the client's order, and are replaced by changed messages [C-054]", () => {
    const [u1, a1, , t1] = asSent();
    const edited: AgUiMessage = { id: "a1", role: "assistant", content: "Something else." };
    expect(toHistory([t1, u1, edited] as AgUiMessage[], thread)).toEqual([
      { stored: "t1" },
      { stored: "a2" },
      { stored: "a3" },
      { stored: "u1" },
      { id: "a1", role: "assistant", blocks: [text("Something else.")] },
    ]);
    expect(a1).toMatchObject({ id: "a1" });
  });

  it.each<[string, AgUiMessage]>([
    [
      "text",
      {
        id: "a1",
        role: "assistant",
        content: "Let me",
        toolCalls: [{ id: "c", ...fn("s/one", '{"a":1,"b":[2]}') }],
      },
    ],
    [
      "arguments",
      {
        id: "a1",
        role: "assistant",
        content: "Let me see.",
        toolCalls: [{ id: "c", ...fn("s/one", '{"a":2,"b":[2]}') }],
      },
    ],
    [
      "name",
      {
        id: "a1",
        role: "assistant",
        content: "Let me see.",
        toolCalls: [{ id: "c", ...fn("s/two", '{"a":1,"b":[2]}') }],
      },
    ],
    ["calls", { id: "a1", role: "assistant", content: "Let me see." }],
    ["role", { id: "a1", role: "user", content: "Let me see." }],
  ])("are replaced if %s differs [C-054]", (_name, message) => {
    const [entry] = toHistory([message], thread);
    expect(entry).toMatchObject({ id: "a1", role: message.role });
  });

  it("are used for only one message with their id", () => {
    const twice: AgUiMessage[] = [
      { id: "d1", role: "developer", content: "Be brief." },
      { id: "d1", role: "developer", content: "Be brief." },
    ];
    expect(toHistory(twice, thread)).toEqual([
      { stored: "d1" },
      { id: "d1", role: "developer", blocks: [text("Be brief.")] },
    ]);
  });
});
