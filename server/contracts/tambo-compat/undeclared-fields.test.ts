import { expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { toRunInput } from "./handle-runs.ts";

const at = "/compat/tambo/v1/threads";
const tool = { role: "tool", toolCallId: "tc_1", content: "x" };
const content = [{ type: "text" as const, text: JSON.stringify({ turns: [[{ echo: "prompt" }]] }) }];
const message = { role: "user" as const, content };

/** The fields of Tambo's requests and messages that this contract does not declare everywhere, with wrong types. */
const wrongTypes = {
  additionalMessages: "x",
  contextKey: 5,
  createThread: "x",
  embedResources: "x",
  forceComponent: 5,
  initialMessages: "x",
  isError: "x",
  maxCalls: "x",
  message: null,
  metadata: "x",
  onDisconnect: 5,
  patch: "x",
  role: 5,
  state: "x",
  thread: null,
  threadMetadata: "x",
  toolCallId: 5,
};
/** The same fields, with types that Tambo accepts. */
const rightTypes = {
  additionalMessages: [tool, { role: "user", content: "More" }],
  contextKey: "key",
  createThread: true,
  embedResources: true,
  forceComponent: "Card",
  initialMessages: [{ role: "user", content: "First" }],
  isError: true,
  maxCalls: 1,
  message: tool,
  metadata: { a: 1 },
  onDisconnect: "continue",
  patch: [],
  role: "tool",
  state: { a: 1 },
  thread: { metadata: { a: 1 }, initialMessages: [message] },
  threadMetadata: { a: 1 },
  toolCallId: "tc_1",
};

/** Returns text whose IDs and times are replaced, so that two responses can be compared. */
const mask = (text: string) =>
  text
    .replace(/\b(thr|run|msg|tc|comp)_[0-9a-z]+/gi, "$1")
    .replace(/"\d{4}-\d\d-[^"]+Z"/g, '"time"')
    .replace(/"timestamp":\d+/g, '"timestamp":0');

const card = { name: "Card", description: "A card", propsSchema: { type: "object" } };
const cardRun = {
  message: {
    role: "user",
    content: [{ type: "text", text: JSON.stringify({ turns: [[{ component: "Card", props: {} }]] }) }],
  },
  availableComponents: [card],
};

/** Sends a request to a server with one thread, which contains a component. Returns the response and all threads after it. */
async function send(server: TestServer, method: string, path: string, body: object) {
  const { body: created } = await server.json("POST", at);
  const id: string = created.id;
  const stream = await server.stream("POST", `${at}/${id}/runs`, cardRun);
  await stream.end();
  const { body: before } = await server.json("GET", `${at}/${id}`);
  const [, shown] = before.messages;
  const target = path
    .replace("{thread}", id)
    .replace("{message}", shown.id)
    .replace("{component}", shown.content[0].id);
  const response = await server.request(method, `${at}${target}`, body);
  const text = await response.text();
  const { threads } = (await server.json("GET", at)).body;
  const stored = [];
  for (const thread of threads) stored.push((await server.json("GET", `${at}/${thread.id}`)).body);
  return { status: response.status, text: mask(text), stored: mask(JSON.stringify(stored)) };
}

it.each<[string, string, string, Record<string, unknown>, number, readonly string[]]>([
  ["createThread", "POST", "", {}, 201, ["metadata", "initialMessages"]],
  ["updateThread", "PATCH", "/{thread}", { name: "New" }, 200, ["metadata"]],
  ["createThreadRun", "POST", "/runs", { message }, 200, ["message", "thread", "threadMetadata"]],
  ["createRun", "POST", "/{thread}/runs", { message }, 200, ["message"]],
  [
    "updateComponentState",
    "POST",
    "/{thread}/components/{component}/state",
    { state: {} },
    200,
    ["state", "patch"],
  ],
  ["createSuggestions", "POST", "/{thread}/messages/{message}/suggestions", {}, 200, []],
])("%s ignores fields of Tambo's requests that it does not declare", async (...row) => {
  const [, method, path, body, status, declared] = row;
  const undeclared = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !declared.includes(name)));
  const expected = await send(await startTestServer(), method, path, body);
  expect(expected.status).toBe(status);
  for (const fields of [wrongTypes, rightTypes].map(undeclared)) {
    const withFields: Record<string, unknown> = { ...fields, ...body };
    if (body.message !== undefined) {
      const { additionalMessages, isError, toolCallId } = fields;
      withFields.message = { additionalMessages, isError, toolCallId, ...message };
    }
    expect(await send(await startTestServer(), method, path, withFields)).toEqual(expected);
  }
});

it("a run's input contains only declared fields", () => {
  const { message: _, ...fields } = rightTypes;
  const body = { ...fields, message: { ...fields, ...message, metadata: { m: 1 } }, runMetadata: { r: 1 } };
  expect(toRunInput(body)).toEqual({
    toolResults: [],
    messages: [{ content, metadata: { m: 1 } }],
    settings: {
      components: [],
      tools: [],
      toolChoice: "auto",
      embedResources: false,
      metadata: { r: 1 },
    },
    onDisconnect: "cancel",
  });
});
