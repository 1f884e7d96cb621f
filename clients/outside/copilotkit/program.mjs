/** Drives CopilotKit's runtime in front of our server with its browser client, with and without a reload. */
import { once } from "node:events";
import { createServer } from "node:http";
import { HttpAgent } from "@ag-ui/client";
import { CopilotKitCore, ProxiedCopilotRuntimeAgent } from "@copilotkit/core";
import { authorization, check, expectEqual, releaseHold, script, serverUrl } from "./checks.ts";

process.env.COPILOTKIT_TELEMETRY_DISABLED = "true";
const { CopilotRuntime } = await import("@copilotkit/runtime/v2");
const { createCopilotNodeListener } = await import("@copilotkit/runtime/v2/node");

const upstream = new HttpAgent({ url: `${serverUrl}/ag-ui/default`, headers: authorization });
const runtime = new CopilotRuntime({ agents: { default: upstream } });
const server = createServer(createCopilotNodeListener({ runtime, basePath: "/api/copilotkit" }));
await once(server.listen(0, "127.0.0.1"), "listening");
const runtimeUrl = `http://127.0.0.1:${server.address().port}/api/copilotkit`;

const addToCart = {
  name: "add_to_cart",
  description: "Adds a product",
  handler: async ({ productId }) => `${productId} is in the cart.`,
};
const availableComponents = [
  { name: "Table", description: "A table", propsSchema: { type: "object", properties: {} } },
];
const forwardedProps = { tambo: { availableComponents } };
const errors = [];
const core = new CopilotKitCore({ runtimeUrl, tools: [addToCart] });
core.subscribe({ onError: ({ code, error }) => void errors.push(`${code}: ${error.message}`) });

const createAgent = (threadId) =>
  new ProxiedCopilotRuntimeAgent({ runtimeUrl, agentId: "default", threadId });
const question = (...turns) => ({ id: "user-1", role: "user", content: script(...turns) });
const repliesOf = (agent) => agent.messages.filter(({ role }) => role !== "user");
const toolCall = (id, name, input) => ({
  id,
  type: "function",
  function: { name, arguments: JSON.stringify(input) },
});

/** Runs the turns in a new thread, and returns the agent. */
async function run(threadId, ...turns) {
  const agent = createAgent(threadId);
  agent.addMessage(question(...turns));
  await core.runAgent({ agent, forwardedProps });
  return agent;
}

/** Returns an agent of a page that was loaded again, with the thread's messages. */
async function reload(threadId) {
  const agent = createAgent(threadId);
  await core.connectAgent({ agent });
  return agent;
}

await check("text", async () => {
  const agent = await run("text", [{ reasoning: "Hm." }, { text: ["Grüße, ", "世界 👋"] }]);
  expectEqual(repliesOf(agent), [
    { id: "msg#1", role: "reasoning", content: "Hm." },
    { id: "msg#2", role: "assistant", content: "Grüße, 世界 👋" },
  ]);
});

await check("server tool", async () => {
  const look = { tool: "weather/get_weather", args: { city: "New York" } };
  const agent = await run("server-tool", [look], [{ text: "Sunny." }]);
  expectEqual(repliesOf(agent), [
    { id: "msg#1", role: "assistant", toolCalls: [toolCall("tc#1", "weather/get_weather", look.args)] },
    { id: "msg#2", role: "tool", toolCallId: "tc#1", content: "72°F, Sunny" },
    { id: "msg#3", role: "assistant", content: "Sunny." },
  ]);
});

await check("client tool, component, reload", async () => {
  const turn = [
    { text: "Adding." },
    { component: "Table", props: { title: "Cart" } },
    { tool: "add_to_cart", args: { productId: "S-1" } },
  ];
  const agent = await run("client-tool", turn, [{ text: "Done." }]);
  const calls = [toolCall("tc#1", "add_to_cart", { productId: "S-1" })];
  const content = { componentId: "comp#1", componentName: "Table", props: { title: "Cart" } };
  const expected = [
    { id: "msg#1", role: "assistant", content: "Adding.", toolCalls: calls },
    { id: "uuid#1", role: "tool", toolCallId: "tc#1", content: "S-1 is in the cart." },
    { id: "comp#1", role: "activity", activityType: "tambo.component", content },
    { id: "msg#2", role: "assistant", content: "Done." },
  ];
  expectEqual(repliesOf(agent), expected);
  // The live client moves a tool's result next to its call; the server keeps the order of the events.
  const [called, result, shown, done] = expected;
  expectEqual(repliesOf(await reload("client-tool")), [called, shown, result, done]);
});

await check("reload keeps reasoning and the order of components", async () => {
  const turn = [{ reasoning: "Hm." }, { component: "Table", props: { title: "Cart" } }, { text: "Here." }];
  const agent = await run("order", turn);
  const content = { componentId: "comp#1", componentName: "Table", props: { title: "Cart" } };
  const expected = [
    { id: "msg#1", role: "reasoning", content: "Hm." },
    { id: "comp#1", role: "activity", activityType: "tambo.component", content },
    { id: "msg#2", role: "assistant", content: "Here." },
  ];
  expectEqual(repliesOf(agent), expected);
  expectEqual(repliesOf(await reload("order")), expected);
});

await check("reload in the middle of an answer", async () => {
  const first = createAgent("held");
  first.addMessage(question([{ text: ["One", { hold: "copilotkit" }, " two"] }]));
  const seen = Promise.withResolvers();
  first.subscribe({ onTextMessageContentEvent: () => seen.resolve() });
  const running = core.runAgent({ agent: first });
  await seen.promise;
  const connecting = reload("held");
  await releaseHold("copilotkit");
  await running;
  const again = await connecting;
  expectEqual(repliesOf(again), [{ id: "msg#1", role: "assistant", content: "One two" }]);
});

await check("cancel", async () => {
  const agent = createAgent("cancel");
  agent.addMessage(question([{ text: ["One", { hold: "never-released" }, " two"] }]));
  agent.subscribe({ onTextMessageContentEvent: () => core.stopAgent({ agent }) });
  await core.runAgent({ agent });
  expectEqual(repliesOf(agent), [{ id: "msg#1", role: "assistant", content: "One" }]);
});

await check("run error", async () => {
  const error = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
  errors.length = 0;
  const agent = await run("error", [{ text: "Well" }, { error }]);
  expectEqual(
    [repliesOf(agent), errors],
    [[{ id: "msg#1", role: "assistant", content: "Well" }], ["agent_run_error_event: Slow down."]],
  );
});
process.exit();
