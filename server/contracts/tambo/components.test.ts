/** Components: props and state as they are streamed, stored, and offered to the model. */
import { expect, it } from "vitest";
import { askAgUiClients } from "../../proof/testing/clients/ag-ui-clients.ts";
import { checkedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";

const anything = { type: "object", properties: {} };
const chart = { name: "Chart", description: "A chart", propsSchema: anything, stateSchema: anything };
const table = { name: "Table", description: "A table", propsSchema: anything };
const offer = { availableComponents: [chart, table] };

/** Plays a run and checks its stream. */
async function play(server: TestServer, turns: unknown[], request: object = offer) {
  const received = await checkedEvents(await server.script("thr_components", turns, { ...request }));
  const events = received.map(({ event }) => event);
  const messages = events.findLast(({ name }) => name === "tambo.run.finished")?.value.messages;
  return { received, events, messages };
}

/** The JSON of what the model was given, from a turn `{"echo": "prompt"}`. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into any part of it.
function echoed(events: any[]): any {
  const deltas = events.filter(({ type }) => type === "TEXT_MESSAGE_CONTENT").map(({ delta }) => delta);
  return JSON.parse(deltas.join(""));
}

it("streams text and components in one message, in the order of the model [T-005][T-048][T-056]", async () => {
  const server = await testServer();
  const { events, messages } = await play(server, [
    [
      { text: "First: " },
      { component: "Chart", props: { n: 1 } },
      { text: ["then ", "this: "] },
      { component: "Table", props: {} },
      { component: "Chart", props: { n: 2 } },
      { text: "done." },
    ],
  ]);
  expect(messages).toEqual([
    {
      id: expect.stringMatching(/^msg_/),
      role: "assistant",
      content: [
        { type: "text", text: "First: " },
        { type: "component", id: expect.stringMatching(/^comp_/), name: "Chart", props: { n: 1 } },
        { type: "text", text: "then this: " },
        { type: "component", id: expect.stringMatching(/^comp_/), name: "Table", props: {} },
        { type: "component", id: expect.stringMatching(/^comp_/), name: "Chart", props: { n: 2 } },
        { type: "text", text: "done." },
      ],
      createdAt: expect.any(String),
    },
  ]);
  expect(
    new Set(events.map(({ messageId, value }) => messageId ?? value?.messageId).filter(Boolean)).size,
  ).toBe(1);
  expect(new Set(messages[0].content.map(({ id }: { id?: string }) => id).filter(Boolean)).size).toBe(3);
});

it("never shows a component as a tool call [TX-16][T-004]", async () => {
  const server = await testServer();
  const { events, messages } = await play(server, [[{ component: "Chart", props: { n: 1 } }]]);
  expect(events.map(({ type, name }) => name ?? type)).toEqual([
    "RUN_STARTED",
    "tambo.component.start",
    "tambo.component.props_delta",
    "tambo.component.end",
    "tambo.run.finished",
    "RUN_FINISHED",
  ]);
  expect(JSON.stringify(messages)).not.toMatch(/toolCalls|show_component/);
});

it("sends props in a size linear in theirs [T-049][TC-036]", async () => {
  const server = await testServer();
  const bytesFor = async (pieces: number) => {
    const props = ['{"text":"', ...Array.from({ length: pieces }, () => "0123456789"), '"}'];
    const { received } = await play(server, [[{ component: "Chart", props }]]);
    return received.reduce((sum, { data }) => sum + data.length, 0);
  };
  const once = await bytesFor(500);
  const twice = await bytesFor(1000);
  // Each delta has an envelope of its own, and the whole comes twice more: in the end of the component and of the run.
  expect(once).toBeLessThan(30 * 10 * 500);
  expect(twice).toBeLessThan(2.1 * once);
});

it.each<[string, unknown]>([
  ["no deltas at all", []],
  ["an empty object", {}],
  ["an empty delta", ["", "{}"]],
])("shows a component with empty props from %s [T-049][T-051][TC-037]", async (_, props) => {
  const server = await testServer();
  const { events, messages } = await play(server, [[{ component: "Chart", props }, { text: "There." }]]);
  expect(events.find(({ name }) => name === "tambo.component.end").value.props).toEqual({});
  expect(messages[0].content).toMatchObject([{ type: "component", props: {} }, { text: "There." }]);
});

it.each([
  '{"a":[[1,[2,[]]],[{"b":[null]}]],"c":{}}',
  '{"constructor":1,"toString":{"valueOf":[]},"__proto__":{"x":1},"hasOwnProperty":false}',
  '{"a/b~c":1,"~1":2,"":3," ":4,"ünïcode °\\u2028\\ud83d\\ude00":"\\u0000"}',
  '{"n":1e21,"m":-0.5,"deep":{"__proto__":[{"constructor":"x"}]}}',
])("keeps props as they are: %s [T-049][T-051][TC-035]", async (json) => {
  const server = await testServer();
  const middle = Math.floor(json.length / 2);
  const props = [json.slice(0, middle), json.slice(middle)];
  const { events, messages } = await play(server, [[{ component: "Chart", props }]]);
  const want = JSON.stringify(JSON.parse(json));
  const end = events.find(({ name }) => name === "tambo.component.end").value;
  expect(JSON.stringify(end.props)).toBe(want);
  expect(JSON.stringify(messages[0].content[0].props)).toBe(want);
  const { body } = await server.json("GET", "/v1/threads/thr_components/messages");
  expect(JSON.stringify(body.messages.at(-1).content[0].props)).toBe(want);
});

it.each([["  leading and trailing  "], ["\n\ttext\r\n\n"], [" "], ['°😀 \u2028 \\n "quoted" ']])(
  "keeps the text %j as it is [T-040][TC-034]",
  async (text) => {
    const server = await testServer();
    const { messages } = await play(server, [
      [{ text: [...text] }, { component: "Chart", props: {} }, { text }],
    ]);
    const [first, , last] = messages[0].content;
    expect([first, last]).toEqual([
      { type: "text", text },
      { type: "text", text },
    ]);
  },
);

it("completes props that the model broke off [T-049][T-051][T-057]", async () => {
  const server = await testServer();
  const stream = await server.script(
    "thr_components",
    [[{ component: "Chart", props: ['{"a":[1,"tw'] }, { break: true }]],
    offer,
  );
  const events = (await checkedEvents(stream)).map(({ event }) => event);
  expect(events.find(({ name }) => name === "tambo.component.end").value.props).toEqual({ a: [1, "tw"] });
  expect(events.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "LLM_ERROR" });
});

it("announces the state whole, then its changes under the component [T-055][T-050][TX-14]", async () => {
  const server = await testServer();
  const { received, events, messages } = await play(server, [
    [
      {
        component: "Chart",
        props: {},
        state: [
          { set: { rows: [], "a/b~c": { constructor: 1 } } },
          {
            patch: [
              { op: "add", path: "/rows/-", value: "x" },
              { op: "replace", path: "/a~1b~0c/constructor", value: 2 },
            ],
          },
          {
            patch: [
              { op: "test", path: "/rows/0", value: "x" },
              { op: "move", from: "/rows/0", path: "/first" },
              { op: "copy", from: "/first", path: "/second" },
              { op: "remove", path: "/rows" },
            ],
          },
          { set: { done: true } },
        ],
      },
      { component: "Table", props: {} },
      { state: { component: "call_1_1", set: { done: "again" } } },
    ],
  ]);
  const [id] = messages[0].content.map((block: { id: string }) => block.id);
  const states = events.filter(({ type }) => type.startsWith("STATE_"));
  expect(states.map(({ timestamp: _, ...event }) => event)).toEqual([
    { type: "STATE_SNAPSHOT", snapshot: { components: { [id]: { rows: [], "a/b~c": { constructor: 1 } } } } },
    {
      type: "STATE_DELTA",
      delta: [
        { op: "add", path: `/components/${id}/rows/-`, value: "x" },
        { op: "replace", path: `/components/${id}/a~1b~0c/constructor`, value: 2 },
      ],
    },
    {
      type: "STATE_DELTA",
      delta: [
        { op: "move", from: `/components/${id}/rows/0`, path: `/components/${id}/first` },
        { op: "copy", from: `/components/${id}/first`, path: `/components/${id}/second` },
        { op: "remove", path: `/components/${id}/rows` },
      ],
    },
    { type: "STATE_DELTA", delta: [{ op: "replace", path: `/components/${id}`, value: { done: true } }] },
    { type: "STATE_DELTA", delta: [{ op: "replace", path: `/components/${id}`, value: { done: "again" } }] },
  ]);
  expect(events.find(({ name }) => name === "tambo.component.end").value.state).toEqual({ done: true });
  expect(messages[0].content[0].state).toEqual({ done: "again" });
  // The clients put the same state together.
  const body = received.map(({ data }) => `data: ${data}\n\n`).join("");
  for (const { state } of await askAgUiClients(body))
    expect(state).toEqual({ components: { [id]: { done: "again" } } });
});

it("begins each run's state with all that is on screen [T-055][T-153][TC-029]", async () => {
  const server = await testServer();
  const { messages } = await play(server, [[{ component: "Chart", props: {}, state: [{ set: { n: 1 } }] }]]);
  const { id } = messages[0].content[0];
  const { events } = await play(server, [
    [
      { component: "Chart", props: {}, state: [{ set: { n: 2 } }] },
      { state: { component: id, patch: [{ op: "replace", path: "/n", value: 3 }] } },
    ],
  ]);
  const second = events.find(({ name }) => name === "tambo.component.start").value.componentId;
  const states = events.filter(({ type }) => type.startsWith("STATE_"));
  expect(states.map(({ snapshot, delta }) => snapshot ?? delta)).toEqual([
    { components: { [id]: { n: 1 }, [second]: { n: 2 } } },
    [{ op: "replace", path: `/components/${id}/n`, value: 3 }],
  ]);
  const { body } = await server.json("GET", "/v1/threads/thr_components/messages");
  expect(body.messages[1].content[0].state).toEqual({ n: 3 });
});

it("goes on when the model changes a state that cannot be changed so [T-050]", async () => {
  const server = await testServer();
  const { events, messages } = await play(server, [
    [
      {
        component: "Chart",
        props: {},
        state: [
          { set: { n: 1 } },
          {
            patch: [
              { op: "replace", path: "/n", value: 2 },
              { op: "remove", path: "/absent" },
            ],
          },
        ],
      },
      { state: { component: "comp_unknown", set: {} } },
      { text: "Well." },
    ],
  ]);
  expect(events.filter(({ type }) => type.startsWith("STATE_"))).toHaveLength(1);
  expect(messages[0].content).toMatchObject([{ state: { n: 1 } }, { text: "Well." }]);
});

it("ends the answer with components; it does not ask the model again [T-202]", async () => {
  const server = await testServer();
  const { messages } = await play(server, [[{ component: "Chart", props: {} }], [{ text: "unheard" }]]);
  expect(messages).toHaveLength(1);
});

it("shows the model what is on screen, and its state [T-153]", async () => {
  const server = await testServer();
  const { messages } = await play(server, [
    [{ component: "Chart", props: { a: 1 }, state: [{ set: { n: 1 } }] }],
  ]);
  const { id } = messages[0].content[0];
  const { events } = await play(server, [[{ echo: "prompt" }]]);
  expect(echoed(events).prompt.slice(1, 3)).toEqual([
    {
      role: "assistant",
      content: [{ type: "tool-call", toolCallId: id, toolName: "show_component_Chart", input: { a: 1 } }],
    },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: id,
          toolName: "show_component_Chart",
          output: { type: "json", value: { shown: id, state: { n: 1 } } },
        },
      ],
    },
  ]);
});

const look = { name: "look", description: "Looks", inputSchema: anything };

it.each<[string, object, unknown]>([
  ["nothing", {}, { type: "auto" }],
  ["auto", { toolChoice: "auto" }, { type: "auto" }],
  ["required", { toolChoice: "required" }, { type: "required" }],
  ["a tool", { toolChoice: { name: "look" } }, { type: "tool", toolName: "look" }],
  ["a component", { forceComponent: "Chart" }, { type: "tool", toolName: "show_component_Chart" }],
  [
    "a component, and required",
    { forceComponent: "Chart", toolChoice: "required" },
    { type: "tool", toolName: "show_component_Chart" },
  ],
])("tells the model to choose as the request says: %s [T-031][T-062][TX-18]", async (_, choice, want) => {
  const server = await testServer();
  const { events } = await play(server, [[{ echo: "prompt" }]], { ...offer, tools: [look], ...choice });
  const { tools, toolChoice } = echoed(events);
  expect(toolChoice).toEqual(want);
  expect(tools).toEqual(["look", "show_component_Chart", "show_component_Table", "update_component_state"]);
});

it("offers the model no tool when the request forbids them [T-031]", async () => {
  const server = await testServer();
  const { events } = await play(server, [[{ echo: "prompt" }]], {
    ...offer,
    tools: [look],
    toolChoice: "none",
  });
  expect(echoed(events)).toMatchObject({ tools: [] });
});

it("binds the first turn only to a forced choice [T-062]", async () => {
  const server = await testServer();
  const first = await server.script("thr_components", [[{ tool: "look", args: {} }], [{ echo: "prompt" }]], {
    tools: [look],
    toolChoice: { name: "look" },
  });
  const { toolCallId } =
    (await checkedEvents(first)).find(({ event }) => event.type === "TOOL_CALL_START")?.event ?? {};
  const body = {
    message: { role: "tool", toolCallId, content: "seen" },
    tools: [look],
    toolChoice: { name: "look" },
  };
  const second = await checkedEvents(await server.stream("POST", "/v1/threads/thr_components/runs", body));
  expect(echoed(second.map(({ event }) => event)).toolChoice).toEqual({ type: "auto" });
});

const zoom = { name: "zoom", description: "Zooms", inputSchema: anything, maxCalls: 1 };
const withContext = {
  availableComponents: [{ ...table, contextTools: [zoom, { ...zoom, name: "pan", maxCalls: 2 }] }, chart],
};

it("offers a component's tools only while it is on screen [T-034]", async () => {
  const server = await testServer();
  const before = await play(server, [[{ component: "Chart", props: {} }, { echo: "prompt" }]], withContext);
  expect(echoed(before.events).tools).toEqual([
    "show_component_Table",
    "show_component_Chart",
    "update_component_state",
  ]);
  await play(server, [[{ component: "Table", props: {} }]], withContext);
  const after = await play(server, [[{ echo: "prompt" }]], withContext);
  expect(echoed(after.events).tools).toEqual([
    "show_component_Table",
    "zoom",
    "pan",
    "show_component_Chart",
    "update_component_state",
  ]);
});

it("counts a tool's calls over the continuations of an answer [T-033][T-035]", async () => {
  const server = await testServer();
  await play(server, [[{ component: "Table", props: {} }]], withContext);
  const answer = [
    [
      { tool: "zoom", args: {} },
      { tool: "pan", args: {} },
    ],
    [{ echo: "prompt" }],
  ];
  const paused = await checkedEvents(await server.script("thr_components", answer, withContext));
  const calls = paused
    .at(-2)
    ?.event.value.pendingToolCalls.map((call: { toolCallId: string }) => call.toolCallId);
  expect(calls).toHaveLength(2);
  const [message, ...additionalMessages] = calls.map((toolCallId: string) => ({
    role: "tool",
    toolCallId,
    content: "ok",
  }));
  const body = { message, additionalMessages, ...withContext };
  const continued = await checkedEvents(await server.stream("POST", "/v1/threads/thr_components/runs", body));
  const tools = ["show_component_Table", "pan", "show_component_Chart", "update_component_state"];
  expect(echoed(continued.map(({ event }) => event)).tools).toEqual(tools);
  // The next question is another answer.
  const next = await play(server, [[{ echo: "prompt" }]], withContext);
  expect(echoed(next.events).tools).toContain("zoom");
});
