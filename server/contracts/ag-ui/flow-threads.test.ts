import { describe, expect, it } from "vitest";
import { generations, play, quietConsole, script } from "../../proof/testing/clients/http-agents.ts";
import { checkedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { masked } from "../../proof/testing/mask.ts";
import { testServer } from "../../proof/testing/server.ts";
import { clockTools } from "../../proof/testing/tools.ts";

const chart = {
  name: "Chart",
  description: "A chart",
  propsSchema: { type: "object", properties: {} },
  stateSchema: { type: "object", properties: {} },
};
const tools = [{ name: "add_to_cart", description: "Adds", parameters: { type: "object" } }];
const forwardedProps = { tambo: { availableComponents: [chart] } };
const text = (value: string) => ({ type: "text", text: value });

quietConsole();

describe.each(generations)("HttpAgent $version", ({ Agent }) => {
  it("writes a thread that the Tambo contract reads [M-095][C-054]", async () => {
    const server = await testServer({ tools: clockTools() });
    const agent = new Agent({ url: `${server.url}/ag-ui/default`, threadId: "thread-1" });
    const first = script("u1", [
      [{ reasoning: "Hm." }, { text: "Let me see." }, { tool: "clock/now", args: { zone: "UTC" } }],
      [{ text: "Noon." }, { component: "Chart", props: { a: 1 }, state: [{ set: { zoom: 2 } }] }],
    ]);
    agent.addMessage(first);
    await play(agent, { forwardedProps });
    const second = script("u2", [[{ tool: "add_to_cart", args: { productId: "A" } }], [{ text: "Done." }]]);
    agent.addMessage(second);
    await play(agent, { tools });
    const calls = agent.messages.flatMap((message) =>
      message.role === "assistant" ? (message.toolCalls ?? []) : [],
    );
    agent.addMessage({ id: "t1", role: "tool", toolCallId: calls.at(-1)?.id ?? "", content: "Added." });
    await play(agent, { tools });
    const { body } = await server.json("GET", "/v1/threads/thread-1/messages");
    expect(masked(body.messages)).toEqual([
      { id: "u1", role: "user", content: [text(first.content)] },
      {
        id: "msg#1",
        role: "assistant",
        content: [text("Let me see.")],
        toolCalls: [{ id: "tc#1", name: "clock/now", arguments: { zone: "UTC" } }],
      },
      { id: "msg#2", role: "tool", toolCallId: "tc#1", content: [text("noon in UTC")] },
      {
        id: "msg#3",
        role: "assistant",
        content: [
          text("Noon."),
          { type: "component", id: "comp#1", name: "Chart", props: { a: 1 }, state: { zoom: 2 } },
        ],
      },
      { id: "u2", role: "user", content: [text(second.content)] },
      {
        id: "msg#4",
        role: "assistant",
        content: [],
        toolCalls: [{ id: "tc#2", name: "add_to_cart", arguments: { productId: "A" } }],
      },
      { id: "t1", role: "tool", toolCallId: "tc#2", content: [text("Added.")] },
      { id: "msg#5", role: "assistant", content: [text("Done.")] },
    ]);
    const fresh = new Agent({ url: `${server.url}/ag-ui/default/connect`, threadId: "thread-1" });
    await play(fresh);
    const stored = agent.messages.filter(({ role }) => role !== "reasoning");
    expect(fresh.messages).toEqual(stored);
  });

  it("gives the Tambo contract a run to read by the id in the header [M-095]", async () => {
    const server = await testServer();
    let runId: string | null = null;
    const agent = new Agent({
      url: `${server.url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [script("u1", [[{ text: "Hello" }]])],
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        runId = response.headers.get("x-run-id");
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": "text/event-stream",
          "cache-control": "no-cache, no-transform",
          "x-accel-buffering": "no",
          "x-thread-id": "thread-1",
          "x-run-id": expect.stringMatching(/^run_[0-9a-z]{26}$/),
        });
        return response;
      },
    });
    await play(agent, { runId: "run-1" });
    const stream = await server.stream("GET", `/v1/threads/thread-1/runs/${runId}?after=0`);
    const events = await checkedEvents(stream);
    const deltas = events.flatMap(({ event }) =>
      event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : [],
    );
    expect(deltas).toEqual(["Hello"]);
  });

  it("goes on with a thread of the Tambo contract [M-095]", async () => {
    const server = await testServer();
    const turns = [
      [{ text: "Look:" }, { component: "Chart", props: { a: 1 }, state: [{ set: { zoom: 2 } }] }],
    ];
    await (await server.script("thread-1", turns, { availableComponents: [chart] })).end();
    const agent = new Agent({ url: `${server.url}/ag-ui/default/connect`, threadId: "thread-1" });
    const back = await play(agent);
    expect(back.messages).toEqual([
      { id: "msg#1", role: "user", content: JSON.stringify({ turns }) },
      { id: "msg#2", role: "assistant", content: "Look:" },
      {
        id: "comp#1",
        role: "activity",
        activityType: "tambo.component",
        content: { componentId: "comp#1", componentName: "Chart", props: { a: 1 }, state: { zoom: 2 } },
      },
    ]);
    expect(back.state).toEqual({ components: { "comp#1": { zoom: 2 } } });
    agent.url = `${server.url}/ag-ui/default`;
    agent.addMessage(script("u2", [[{ echo: "prompt" }]]));
    const { messages } = await play(agent);
    const { prompt } = JSON.parse(messages.at(-1).content);
    expect(prompt.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant", "tool", "user"]);
    expect(prompt[2].content[0].output.value).toEqual({ shown: "comp#1", state: { zoom: 2 } });
    const { body } = await server.json("GET", "/v1/threads/thread-1/messages");
    expect(body.messages.length).toBe(4);
  });
});
