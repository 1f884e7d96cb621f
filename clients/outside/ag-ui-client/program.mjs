/** Drives HttpAgent as an application does: subscribers, client tools, shared state, and an abort. */
import { HttpAgent } from "@ag-ui/client";
import { apiKey, authorization, check, expectEqual, script, serverUrl } from "./checks.ts";

const url = `${serverUrl}/ag-ui/default`;
const tools = [
  {
    name: "add_to_cart",
    description: "Adds a product",
    parameters: { type: "object", properties: { productId: { type: "string" } }, required: ["productId"] },
  },
];
const availableComponents = [
  {
    name: "Table",
    description: "A table",
    propsSchema: { type: "object", properties: { title: { type: "string" } } },
    stateSchema: { type: "object", properties: { page: { type: "number" } } },
  },
];

/** Creates an agent with a user message that contains the model's turns. */
function createAgent(threadId, ...turns) {
  const agent = new HttpAgent({ url, headers: authorization, threadId });
  agent.setMessages([{ id: "user-1", role: "user", content: script(...turns) }]);
  return agent;
}

/** Returns the agent's messages after the user's message. */
const repliesOf = (agent) => agent.messages.slice(1);
const call = (id, name, input) => ({
  id,
  type: "function",
  function: { name, arguments: JSON.stringify(input) },
});

await check("text", async () => {
  const agent = createAgent("text", [{ reasoning: "Hm." }, { text: ["Grüße, ", "世界 👋"] }]);
  const deltas = [];
  const { newMessages } = await agent.runAgent(
    { runId: "run-1" },
    { onTextMessageContentEvent: ({ event }) => void deltas.push(event.delta) },
  );
  const messages = [
    { id: "msg#1", role: "reasoning", content: "Hm." },
    { id: "msg#2", role: "assistant", content: "Grüße, 世界 👋" },
  ];
  expectEqual([deltas, repliesOf(agent), newMessages], [["Grüße, ", "世界 👋"], messages, messages]);
});

await check("server tool", async () => {
  const turns = [[{ tool: "weather/get_weather", args: { city: "New York" } }], [{ text: "Sunny." }]];
  const agent = createAgent("server-tool", ...turns);
  await agent.runAgent();
  expectEqual(repliesOf(agent), [
    {
      id: "msg#1",
      role: "assistant",
      toolCalls: [call("tc#1", "weather/get_weather", { city: "New York" })],
    },
    { id: "msg#2", role: "tool", toolCallId: "tc#1", content: "72°F, Sunny" },
    { id: "msg#3", role: "assistant", content: "Sunny." },
  ]);
});

await check("client tool", async () => {
  const turns = [
    [{ text: "Adding." }, { tool: "add_to_cart", args: { productId: "S-1" } }],
    [{ text: "Done." }],
  ];
  const agent = createAgent("client-tool", ...turns);
  await agent.runAgent({ tools });
  const { toolCalls } = agent.messages.at(-1);
  agent.addMessage({ id: "tool-1", role: "tool", toolCallId: toolCalls[0].id, content: "In the cart." });
  await agent.runAgent({ tools });
  expectEqual(repliesOf(agent), [
    {
      id: "msg#1",
      role: "assistant",
      content: "Adding.",
      toolCalls: [call("tc#1", "add_to_cart", { productId: "S-1" })],
    },
    { id: "tool-1", role: "tool", toolCallId: "tc#1", content: "In the cart." },
    { id: "msg#2", role: "assistant", content: "Done." },
  ]);
});

await check("component", async () => {
  const state = [{ set: { page: 1 } }, { patch: [{ op: "replace", path: "/page", value: 2 }] }];
  const agent = createAgent("component", [{ component: "Table", props: { title: "Users" }, state }]);
  await agent.runAgent({ forwardedProps: { tambo: { availableComponents } } });
  const content = {
    componentId: "comp#1",
    componentName: "Table",
    props: { title: "Users" },
    state: { page: 2 },
  };
  expectEqual(repliesOf(agent), [
    { id: "comp#1", role: "activity", activityType: "tambo.component", content },
  ]);
});

await check("state", async () => {
  const patch = [{ op: "add", path: "/items/-", value: "tea" }];
  const agent = createAgent("state", [{ text: "One " }, { state: { patch } }, { text: "more." }]);
  agent.setState({ items: ["milk"] });
  await agent.runAgent();
  const text = agent.messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  expectEqual([agent.state, text.join("")], [{ items: ["milk", "tea"] }, "One more."]);
});

await check("cancel", async () => {
  const agent = createAgent("cancel", [{ text: ["One", { hold: "ag-ui-client" }, " two"] }]);
  await agent.runAgent({}, { onTextMessageContentEvent: () => agent.abortRun() });
  expectEqual(repliesOf(agent), [{ id: "msg#1", role: "assistant", content: "One" }]);
});

await check("errors", async () => {
  const errors = [];
  const onRunErrorEvent = ({ event }) => void errors.push({ code: event.code, message: event.message });
  const failure = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
  const agent = createAgent("error", [{ text: "Well" }, { error: failure }]);
  await agent.runAgent({}, { onRunErrorEvent }).catch(() => {});
  const stranger = new HttpAgent({ url, headers: { Authorization: `Bearer ${apiKey}-wrong` } });
  const rejected = await stranger.runAgent().catch(({ status }) => status);
  expectEqual(
    [errors, repliesOf(agent), rejected],
    [[failure], [{ id: "msg#1", role: "assistant", content: "Well" }], 401],
  );
});
process.exit();
