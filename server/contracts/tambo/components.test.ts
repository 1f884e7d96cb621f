import { expect, it } from "vitest";
import { readCheckedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const anything = { type: "object", properties: {} };
const chart = { name: "Chart", description: "A chart", propsSchema: anything, stateSchema: anything };
const table = { name: "Table", description: "A table", propsSchema: anything };
const offer = { availableComponents: [chart, table] };

/** Executes a request until its run ends, and checks its stream. */
async function runToEnd(server: TestServer, turns: unknown[], request: object = offer) {
  const received = await readCheckedEvents(await server.script("thr_components", turns, { ...request }));
  const events = received.map(({ event }) => event);
  const messages = events.findLast(({ name }) => name === "tambo.run.finished")?.value.messages;
  return { received, events, messages };
}

it("streams text and components in one message, in the order of the model [T-005][T-048][T-056]", async () => {
  const server = await startTestServer();
  const { events, messages } = await runToEnd(server, [
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

it.each([
  '{"a":[[1,[2,[]]],[{"b":[null]}]],"c":{}}',
  '{"constructor":1,"toString":{"valueOf":[]},"__proto__":{"x":1},"hasOwnProperty":false}',
  '{"a/b~c":1,"~1":2,"":3," ":4,"ünïcode °\\u2028\\ud83d\\ude00":"\\u0000"}',
  '{"n":1e21,"m":-0.5,"deep":{"__proto__":[{"constructor":"x"}]}}',
])("keeps props unchanged: %s [T-049][T-051][TC-035]", async (json) => {
  const server = await startTestServer();
  const middle = Math.floor(json.length / 2);
  const props = [json.slice(0, middle), json.slice(middle)];
  const { events, messages } = await runToEnd(server, [[{ component: "Chart", props }]]);
  const expected = JSON.stringify(JSON.parse(json));
  const end = events.find(({ name }) => name === "tambo.component.end").value;
  expect(JSON.stringify(end.props)).toBe(expected);
  expect(JSON.stringify(messages[0].content[0].props)).toBe(expected);
  const { body } = await server.json("GET", "/v1/threads/thr_components/messages");
  expect(JSON.stringify(body.messages.at(-1).content[0].props)).toBe(expected);
});

it.each([["  leading and trailing  "], ["\n\ttext\r\n\n"], [" "], ['°😀 \u2028 \\n "quoted" ']])(
  "keeps the text %j unchanged [T-040][TC-034]",
  async (text) => {
    const server = await startTestServer();
    const { messages } = await runToEnd(server, [
      [{ text: [...text] }, { component: "Chart", props: {} }, { text }],
    ]);
    const [first, , last] = messages[0].content;
    expect([first, last]).toEqual([
      { type: "text", text },
      { type: "text", text },
    ]);
  },
);

it("continues if the model sends an invalid state change [T-050]", async () => {
  const server = await startTestServer();
  const { events, messages } = await runToEnd(server, [
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
