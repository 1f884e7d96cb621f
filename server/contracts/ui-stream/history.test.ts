import { describe, expect, it } from "vitest";
import type { ContentBlock, Message } from "../../core/messages.ts";
import { toClientResult, toHistory, type UiMessage, type UiPart } from "./history.ts";

const text = (value: string) => ({ type: "text" as const, text: value });
const toolUse = (id: string, name = "s/look", input = {}) => ({ type: "tool_use" as const, id, name, input });
const toolResult = (toolUseId: string, content: ContentBlock[], isError?: true) => ({
  type: "tool_result" as const,
  toolUseId,
  content,
  ...(isError && { isError }),
});
/** The part for `component`. */
const shown = { type: "data-component", id: "comp_1", data: {} } as UiPart;

const createStored = (id: string, role: Message["role"], ...blocks: Message["blocks"]): Message => ({
  id,
  role,
  blocks,
  createdAt: 1,
});
const image: ContentBlock = {
  type: "image",
  source: { type: "base64", mediaType: "image/png", data: "AA==" },
};
const imagePart: UiPart = { type: "file", mediaType: "image/png", url: "data:image/png;base64,AA==" };
const component = { type: "component" as const, id: "comp_1", name: "Card", props: {} };

const stepStart: UiPart = { type: "step-start" };
const user = (id: string, ...parts: UiPart[]): UiMessage => ({ id, role: "user", parts });
const assistant = (id: string, ...parts: UiPart[]): UiMessage => ({ id, role: "assistant", parts });
/** The part of a call that the server or the provider has executed. */
const serverCall = (toolCallId: string, change: Partial<UiPart> = {}): UiPart => ({
  type: "dynamic-tool",
  toolName: "s/look",
  toolCallId,
  state: "output-available",
  input: {},
  output: "Noon",
  providerExecuted: true,
  ...change,
});
/** The part of a call that the client has executed. */
const clientCall = (toolCallId: string, change: Partial<UiPart> = {}): UiPart => ({
  type: "tool-pick",
  toolCallId,
  state: "output-available",
  input: { a: 1 },
  output: "Red",
  ...change,
});
const stored = (...ids: string[]) => ids.map((id) => ({ stored: id }));

/** A thread with two responses. The first has a component, a call, and a text in two blocks. */
const thread: Message[] = [
  createStored("u1", "user", text("one"), image),
  createStored("a1", "assistant", component, text("Let me "), toolUse("c1"), text("see.")),
  createStored("t1", "tool", toolResult("c1", [text("Noon"), image])),
  createStored("a2", "assistant", text("It is "), text("noon.")),
  createStored("u2", "user", text("two")),
  createStored("a3", "assistant", text("Well done.")),
];
const firstQuestion = user("u1", text("one"), imagePart);
const firstResponse = assistant(
  "r1",
  stepStart,
  { type: "data-component", id: "comp_1", data: {} },
  { type: "reasoning", text: "Hm" },
  { ...text("Let me "), state: "done" },
  serverCall("c1"),
  text("see."),
  imagePart,
  stepStart,
  text("It is noon."),
);
const secondQuestion = user("u2", text("two"));
const secondResponse = assistant("r2", stepStart, text("Well done."));
const conversation = [firstQuestion, firstResponse, secondQuestion, secondResponse];
const third = user("u3", text("three"));
const newThird = { id: "u3", role: "user", blocks: [text("three")], pointers: ["/messages/4/parts/0"] };

describe("an unchanged conversation", () => {
  it("consists of the stored messages", () => {
    expect(toHistory(conversation, thread)).toEqual(stored("u1", "a1", "t1", "a2", "u2", "a3"));
  });

  it("is continued by a new message", () => {
    expect(toHistory([...conversation, third], thread)).toEqual([
      ...stored("u1", "a1", "t1", "a2", "u2", "a3"),
      newThird,
    ]);
  });

  it("may split or join the texts of a response in other ways", () => {
    const split = assistant(
      "r1",
      shown,
      text("Let "),
      text(""),
      { type: "source-url", url: "https://a.example/" },
      text("me "),
      serverCall("c1"),
      text("see."),
      text("It is"),
      text(" noon."),
    );
    expect(toHistory([firstQuestion, split], thread)).toEqual(stored("u1", "a1", "t1", "a2"));
  });

  it("has the stored results and arguments of calls, which clients see in another form", () => {
    const shortened = {
      ...firstResponse,
      parts: firstResponse.parts.map((part) =>
        part.toolCallId === "c1" ? { ...part, output: "Other", input: { other: 1 } } : part,
      ),
    };
    expect(toHistory([firstQuestion, shortened], thread)).toEqual(stored("u1", "a1", "t1", "a2"));
  });

  it("may lack a response that is only a component", () => {
    const withEmpty = [...thread.slice(0, 1), createStored("a1", "assistant", component), ...thread.slice(4)];
    expect(toHistory([firstQuestion, secondQuestion], withEmpty)).toEqual(stored("u1", "u2"));
    expect(toHistory([firstQuestion, assistant("r1", shown), secondQuestion], withEmpty)).toEqual(
      stored("u1", "a1", "u2"),
    );
  });

  it("may have several responses to one user message", () => {
    const runIds = [undefined, "run_1", "run_1", "run_2"];
    const [u1, a1, t1, a2] = thread
      .slice(0, 4)
      .map((message, index) => ({ ...message, ...(runIds[index] && { runId: runIds[index] }) })) as [
      Message,
      Message,
      Message,
      Message,
    ];
    const first = assistant("r1", shown, text("Let me "), serverCall("c1"), text("see."));
    const second = assistant("r2", text("It is noon."));
    expect(toHistory([firstQuestion, first, second], [u1, a1, t1, a2])).toEqual([
      ...stored("u1", "a1", "t1", "a2"),
    ]);
    expect(toHistory([firstQuestion, first, second, second], [u1, a1, t1, a2])).toEqual([
      ...stored("u1", "a1", "t1", "a2"),
      { id: "r2/0", role: "assistant", blocks: [text("It is noon.")] },
    ]);
  });

  it("ignores the calls of the provider's tools, which are not stored", () => {
    const withSearch = assistant("r2", serverCall("web_1", { toolName: "web_search" }), text("Well done."));
    expect(toHistory([firstQuestion, firstResponse, secondQuestion, withSearch], thread)).toEqual(
      stored("u1", "a1", "t1", "a2", "u2", "a3"),
    );
  });
});

describe("a response that was cut off", () => {
  const cutOff = [
    createStored("u1", "user", text("one")),
    { ...createStored("a1", "assistant", text("Pick.")), incomplete: "cancelled" as const },
  ];
  const cutOffError = { state: "output-error", errorText: "The call was cut off and not executed." };

  it("consists of the stored message, which lacks the incomplete call", () => {
    const parts = [
      text("Pick."),
      serverCall("c1", cutOffError),
      serverCall("c2", { state: "input-streaming" }),
    ];
    expect(toHistory([user("u1", text("one")), assistant("r1", ...parts)], cutOff)).toEqual(
      stored("u1", "a1"),
    );
  });

  it("consists of the stored message, even if the incomplete call is for a client tool", () => {
    const parts = [text("Pick."), clientCall("c1", cutOffError)];
    expect(toHistory([user("u1", text("one")), assistant("r1", ...parts)], cutOff)).toEqual(
      stored("u1", "a1"),
    );
  });
});

describe("user messages", () => {
  it("are converted if they are new", () => {
    const message = user(
      "u1",
      text("see"),
      text(""),
      imagePart,
      { type: "data-note", data: 1 },
      { type: "file", mediaType: "application/pdf", url: "https://a.example/r.pdf", filename: "r.pdf" },
    );
    expect(toHistory([message], [])).toEqual([
      {
        id: "u1",
        role: "user",
        blocks: [
          text("see"),
          image,
          {
            type: "file",
            source: {
              type: "url",
              mediaType: "application/pdf",
              filename: "r.pdf",
              url: "https://a.example/r.pdf",
            },
          },
        ],
        pointers: ["/messages/0/parts/0", "/messages/0/parts/2", "/messages/0/parts/4"],
      },
    ]);
  });

  it("replace the stored message if they were edited, and keep its ID", () => {
    expect(toHistory([firstQuestion, firstResponse, user("u2", text("2"))], thread)).toEqual([
      ...stored("u1", "a1", "t1", "a2"),
      { id: "u2", role: "user", blocks: [text("2")], pointers: ["/messages/2/parts/0"] },
    ]);
    expect(toHistory([user("u1", text("one"))], thread)).toEqual([
      { id: "u1", role: "user", blocks: [text("one")], pointers: ["/messages/0/parts/0"] },
    ]);
  });

  it("keep the stored responses that follow an edited message", () => {
    expect(toHistory([user("u1", text("1")), firstResponse, secondQuestion], thread)).toEqual([
      { id: "u1", role: "user", blocks: [text("1")], pointers: ["/messages/0/parts/0"] },
      ...stored("a1", "t1", "a2", "u2"),
    ]);
  });

  it("replace the stored message if their role was changed", () => {
    const message: UiMessage = { ...secondQuestion, role: "system" };
    expect(toHistory([message], thread)).toEqual([
      { id: "u2", role: "system", blocks: [text("two")], pointers: ["/messages/0/parts/0"] },
    ]);
  });

  it("use a stored message only once", () => {
    expect(toHistory([secondQuestion, secondQuestion], thread)).toEqual([
      ...stored("u2"),
      { id: "u2", role: "user", blocks: [text("two")], pointers: ["/messages/1/parts/0"] },
    ]);
  });

  it("may be followed by another user message", () => {
    expect(toHistory([firstQuestion, secondQuestion, secondResponse], thread)).toEqual(
      stored("u1", "u2", "a3"),
    );
  });

  it("may be followed by the stored response to another message", () => {
    expect(toHistory([secondQuestion, firstResponse], thread)).toEqual(stored("u2", "a1", "t1", "a2"));
    expect(
      toHistory([firstQuestion, user("u9", text("nine")), firstResponse], thread).map((entry) =>
        "stored" in entry ? entry.stored : `new ${entry.id}`,
      ),
    ).toEqual(["u1", "new u9", "a1", "t1", "a2"]);
  });

  it("may be followed by a response that was generated again: the newest one with this content", () => {
    const again = [
      ...thread,
      createStored("a4", "assistant", text("Well done.")),
      createStored("a5", "assistant", { ...component, id: "comp_2" }, text("Well done.")),
    ].map((message, index) => (index < 5 ? message : { ...message, runId: `run_${index}` }));
    const respond = (...parts: UiPart[]) =>
      toHistory([firstQuestion, firstResponse, secondQuestion, assistant("r2", ...parts)], again);
    const before = stored("u1", "a1", "t1", "a2", "u2");
    expect(respond(text("Well done."))).toEqual([...before, ...stored("a4")]);
    expect(respond({ ...shown, id: "comp_2" }, text("Well done."))).toEqual([...before, ...stored("a5")]);
  });

  it("are converted, however many messages and parts there are", () => {
    const count = 20_000;
    const long = Array.from({ length: count }, (_, index) =>
      index % 2 === 0
        ? createStored(`u${index}`, "user", text("a"))
        : createStored(`r${index}`, "assistant", text("b")),
    );
    const sent = long.map(({ id, role }) =>
      role === "user" ? user(id, text("a")) : assistant(id, ...Array.from({ length: 10 }, () => text("c"))),
    );
    expect(
      toHistory([...sent, assistant("last", ...Array.from({ length: 100_000 }, () => text("c")))], long),
    ).toHaveLength(count + 1);
  });
});

describe("system messages", () => {
  const system: UiMessage = {
    id: "s1",
    role: "system",
    parts: [text("Be brief."), imagePart, text("Help.")],
  };

  it("have only text", () => {
    expect(toHistory([system], [])).toEqual([
      {
        id: "s1",
        role: "system",
        blocks: [text("Be brief."), text("Help.")],
        pointers: ["/messages/0/parts/0", "/messages/0/parts/2"],
      },
    ]);
  });

  it("are stored as other messages are", () => {
    const withSystem = [createStored("s1", "system", text("Be brief."), text("Help.")), ...thread];
    expect(toHistory([system, ...conversation], withSystem)).toEqual(
      stored("s1", "u1", "a1", "t1", "a2", "u2", "a3"),
    );
  });

  it("do not hide the responses before them", () => {
    const later = createStored("s1", "system", text("Be brief."), text("Help."));
    const withSystem = [...thread.slice(0, 4), later, ...thread.slice(4)];
    expect(toHistory([firstQuestion, firstResponse, system, secondQuestion], withSystem)).toEqual(
      stored("u1", "a1", "t1", "a2", "s1", "u2"),
    );
  });
});

describe("regenerated responses", () => {
  it("are left out, because the client has removed them", () => {
    expect(toHistory([firstQuestion], thread)).toEqual(stored("u1"));
    expect(toHistory([firstQuestion, firstResponse, secondQuestion], thread)).toEqual(
      stored("u1", "a1", "t1", "a2", "u2"),
    );
  });

  it("can be replaced in the middle of a conversation", () => {
    const other = assistant("r9", text("Something else."));
    expect(toHistory([firstQuestion, other, secondQuestion, secondResponse], thread)).toEqual([
      ...stored("u1"),
      { id: "r9/0", role: "assistant", blocks: [text("Something else.")] },
      ...stored("u2", "a3"),
    ]);
  });
});

describe("a conversation whose first messages were removed", () => {
  it("contains only the responses that were sent", () => {
    expect(toHistory([firstResponse, secondQuestion], thread)).toEqual([...stored("a1", "t1", "a2", "u2")]);
  });

  it("may start with a response that is not stored", () => {
    expect(toHistory([assistant("r0", text("Hello.")), firstQuestion], thread)).toEqual([
      { id: "r0/0", role: "assistant", blocks: [text("Hello.")] },
      ...stored("u1"),
    ]);
  });
});

describe("changed responses", () => {
  const change = (...parts: UiPart[]) =>
    toHistory([firstQuestion, assistant("r1", ...parts)], thread).slice(1);

  it.each<[string, UiPart[], object[]]>([
    [
      "text",
      [text("Let me "), serverCall("c1"), text("look.")],
      [
        { id: "r1/0", role: "assistant", blocks: [text("Let me "), toolUse("c1"), text("look.")] },
        { id: "c1/result", role: "tool", blocks: [toolResult("c1", [text("Noon")])] },
      ],
    ],
    [
      "the order of texts and calls",
      [text("Let me see."), serverCall("c1"), stepStart, text("It is noon.")],
      [
        { id: "r1/0", role: "assistant", blocks: [text("Let me see."), toolUse("c1")] },
        { id: "c1/result", role: "tool", blocks: [toolResult("c1", [text("Noon")])] },
        { id: "r1/2", role: "assistant", blocks: [text("It is noon.")] },
      ],
    ],
    [
      "a missing call",
      [text("Let me see.")],
      [{ id: "r1/0", role: "assistant", blocks: [text("Let me see.")] }],
    ],
    [
      "another call",
      [text("Let me "), clientCall("c9"), text("see.")],
      [
        {
          id: "r1/0",
          role: "assistant",
          blocks: [text("Let me "), toolUse("c9", "pick", { a: 1 }), text("see.")],
        },
        { id: "c9/result", role: "tool", blocks: [toolResult("c9", [text("Red")])] },
      ],
    ],
    [
      "an additional call",
      [text("Let me "), serverCall("c1"), text("see."), clientCall("c9"), stepStart, text("It is noon.")],
      [
        {
          id: "r1/0",
          role: "assistant",
          blocks: [text("Let me "), toolUse("c1"), text("see."), toolUse("c9", "pick", { a: 1 })],
        },
        { id: "c1/result", role: "tool", blocks: [toolResult("c1", [text("Noon")])] },
        { id: "c9/result", role: "tool", blocks: [toolResult("c9", [text("Red")])] },
        { id: "r1/3", role: "assistant", blocks: [text("It is noon.")] },
      ],
    ],
    ["nothing that the model receives", [stepStart, { type: "reasoning", text: "Hm" }, imagePart], []],
  ])("are converted: %s", (_, parts, messages) => {
    expect(change(...parts)).toEqual(messages);
  });

  it("have a message for each step, followed by the results of its calls", () => {
    const message = assistant(
      "r1",
      stepStart,
      serverCall("c1"),
      serverCall("c2", { output: { hour: 12 } }),
      stepStart,
      stepStart,
      text("Now "),
      clientCall("c3"),
      text("you."),
      stepStart,
      text("Good."),
    );
    expect(toHistory([message], [])).toEqual([
      { id: "r1/0", role: "assistant", blocks: [toolUse("c1"), toolUse("c2")] },
      { id: "c1/result", role: "tool", blocks: [toolResult("c1", [text("Noon")])] },
      { id: "c2/result.json", role: "tool", blocks: [toolResult("c2", [text('{"hour":12}')])] },
      {
        id: "r1/3",
        role: "assistant",
        blocks: [text("Now "), toolUse("c3", "pick", { a: 1 }), text("you.")],
      },
      { id: "c3/result", role: "tool", blocks: [toolResult("c3", [text("Red")])] },
      { id: "r1/5", role: "assistant", blocks: [text("Good.")] },
    ]);
  });

  it.each<[string, Partial<UiPart>, object, id?: string]>([
    ["text", { output: "Red" }, toolResult("c", [text("Red")])],
    ["empty text", { output: "" }, toolResult("c", [])],
    ["an object", { output: { color: "red" } }, toolResult("c", [text('{"color":"red"}')]), "c/result.json"],
    ["null", { output: null }, toolResult("c", [text("null")]), "c/result.json"],
    ["nothing", { output: undefined }, toolResult("c", [])],
    [
      "an error",
      { state: "output-error", errorText: "No.", output: undefined },
      toolResult("c", [text("No.")], true),
    ],
    ["an error without text", { state: "output-error" }, toolResult("c", [text("The tool failed.")], true)],
    ["an error with an empty text", { state: "output-error", errorText: "" }, toolResult("c", [], true)],
    [
      "a denial",
      { state: "output-denied", approval: { id: "c", approved: false } },
      toolResult("c", [text("The user did not allow this call.")], true),
    ],
  ])("have the result of a call: %s", (_, fields, result, id = "c/result") => {
    const [, message] = toHistory([assistant("r1", clientCall("c", fields))], []);
    expect(message).toEqual({ id, role: "tool", blocks: [result] });
  });

  it.each<[string, Partial<UiPart>, object]>([
    ["text", { output: '{"a":1}' }, { type: "tool-output-available", output: '{"a":1}' }],
    ["an object", { output: { a: 1 } }, { type: "tool-output-available", output: { a: 1 } }],
    ["null", { output: null }, { type: "tool-output-available", output: null }],
    [
      "an error",
      { state: "output-error", errorText: "No." },
      { type: "tool-output-error", errorText: "No." },
    ],
  ])("have a result that is sent again as it was: %s", (_, fields, chunk) => {
    const [call, result] = toHistory([assistant("r1", clientCall("c", fields))], []) as Message[];
    expect([toClientResult(call as Message), toClientResult(result as Message)]).toEqual([
      undefined,
      { toolCallId: "c", ...chunk },
    ]);
  });

  it.each(["input-streaming", "input-available", "approval-requested", "approval-responded", undefined])(
    "lack calls without a result, in the state %s",
    (state) => {
      const part = { ...clientCall("c"), state } as UiPart;
      expect(toHistory([assistant("r1", text("Hi"), part)], [])).toEqual([
        { id: "r1/0", role: "assistant", blocks: [text("Hi")] },
      ]);
      expect(toHistory([assistant("r1", part)], [])).toEqual([]);
    },
  );

  it("keep a call that the user has decided about, whose result follows", () => {
    const messages = [createStored("a1", "assistant", toolUse("c"), toolUse("d"))];
    const decided = (id: string) => serverCall(id, { state: "approval-responded" });
    const message = assistant("r1", text("Changed"), decided("c"), decided("unknown"));
    expect(toHistory([message], messages)).toEqual([
      { id: "r1/0", role: "assistant", blocks: [text("Changed"), toolUse("c")] },
    ]);
  });

  it.each<[string, unknown, object]>([
    ["an object", { a: 1 }, { input: { a: 1 } }],
    ["text", "[2", { input: { arguments: "[2" }, argumentsText: "[2" }],
    ["an array", [2], { input: { arguments: "[2]" }, argumentsText: "[2]" }],
    ["null", null, { input: { arguments: "null" }, argumentsText: "null" }],
    ["nothing", undefined, { input: { arguments: "" }, argumentsText: "" }],
  ])("have the arguments of a call: %s", (_, input, fields) => {
    const [message] = toHistory([assistant("r1", clientCall("c", { input }))], []);
    expect(message).toEqual({
      id: "r1/0",
      role: "assistant",
      blocks: [{ type: "tool_use", id: "c", name: "pick", ...fields }],
    });
  });
});

describe("responses that wait for the client", () => {
  const waiting = [
    createStored("u1", "user", text("one")),
    createStored("a1", "assistant", text("Pick."), toolUse("c1", "pick", { a: 1 }), toolUse("c2", "pick")),
  ];
  const question = user("u1", text("one"));
  const respond = (...parts: UiPart[]) =>
    toHistory([question, assistant("r1", stepStart, text("Pick."), ...parts)], waiting);

  it("get the results of client tools after the stored messages", () => {
    expect(
      respond(
        clientCall("c1"),
        clientCall("c2", { state: "output-error", output: undefined, errorText: "No." }),
      ),
    ).toEqual([
      ...stored("u1", "a1"),
      { id: "c1/result", role: "tool", blocks: [toolResult("c1", [text("Red")])] },
      { id: "c2/result", role: "tool", blocks: [toolResult("c2", [text("No.")], true)] },
    ]);
  });

  it("get only the results that exist", () => {
    expect(respond(clientCall("c1", { state: "input-available" }), clientCall("c2"))).toEqual([
      ...stored("u1", "a1"),
      { id: "c2/result", role: "tool", blocks: [toolResult("c2", [text("Red")])] },
    ]);
  });

  it("get no result for the calls of the server's tools", () => {
    expect(
      respond(serverCall("c1", { type: "tool-pick" }), serverCall("c2", { state: "output-denied" })),
    ).toEqual(stored("u1", "a1"));
  });

  it("get no result that is already stored", () => {
    const answered = [...waiting, createStored("t1", "tool", toolResult("c1", [text("Blue")]))];
    const message = assistant("r1", text("Pick."), clientCall("c1"), clientCall("c2"));
    expect(toHistory([question, message], answered)).toEqual([
      ...stored("u1", "a1", "t1"),
      { id: "c2/result", role: "tool", blocks: [toolResult("c2", [text("Red")])] },
    ]);
  });

  it("get the results of calls between stored responses, after all of them", () => {
    const continued = [
      ...waiting,
      createStored("t1", "tool", toolResult("c1", [text("Red")])),
      createStored("t2", "tool", toolResult("c2", [text("Red")])),
      createStored("a2", "assistant", toolUse("c3", "pick")),
    ];
    const message = assistant(
      "r1",
      ...[stepStart, text("Pick."), clientCall("c1"), clientCall("c2"), stepStart, clientCall("c3")],
    );
    expect(toHistory([question, message], continued)).toEqual([
      ...stored("u1", "a1", "t1", "t2", "a2"),
      { id: "c3/result", role: "tool", blocks: [toolResult("c3", [text("Red")])] },
    ]);
  });

  it("stay as they are stored while the user decides about a call", () => {
    for (const state of ["approval-requested", "approval-responded"])
      expect(respond(clientCall("c1", { state }), serverCall("c2", { state }))).toEqual(stored("u1", "a1"));
  });
});
