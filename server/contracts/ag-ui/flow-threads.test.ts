import { describe, expect, it } from "vitest";
import {
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
} from "../../proof/testing/clients/http-agents.ts";
import { readCheckedEvents } from "../../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const chart = {
  name: "Chart",
  description: "A chart",
  propsSchema: { type: "object", properties: {} },
  stateSchema: { type: "object", properties: {} },
};

expectQuietConsole();

describe.each(generations)("HttpAgent $version", ({ Agent }) => {
  it("lets the Tambo contract read the run by the id in the header [M-095]", async () => {
    const server = await startTestServer();
    let runId: string | null = null;
    const agent = new Agent({
      url: `${server.url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", [[{ text: "Hello" }]])],
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
    await runAgent(agent, { runId: "run-1" });
    const stream = await server.stream("GET", `/v1/threads/thread-1/runs/${runId}?after=0`);
    const events = await readCheckedEvents(stream);
    const deltas = events.flatMap(({ event }) =>
      event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : [],
    );
    expect(deltas).toEqual(["Hello"]);
  });

  it("continues a thread of the Tambo contract [M-095]", async () => {
    const server = await startTestServer();
    const turns = [
      [{ text: "Look:" }, { component: "Chart", props: { a: 1 }, state: [{ set: { zoom: 2 } }] }],
    ];
    await (await server.script("thread-1", turns, { availableComponents: [chart] })).end();
    const agent = new Agent({ url: `${server.url}/ag-ui/default/connect`, threadId: "thread-1" });
    const back = await runAgent(agent);
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
    agent.addMessage(createScriptMessage("u2", [[{ echo: "prompt" }]]));
    const { messages } = await runAgent(agent);
    const { prompt } = JSON.parse(messages.at(-1).content);
    expect(prompt.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant", "tool", "user"]);
    expect(prompt[2].content[0].output.value).toEqual({ shown: "comp#1", state: { zoom: 2 } });
    const { body } = await server.json("GET", "/v1/threads/thread-1/messages");
    expect(body.messages.length).toBe(4);
  });
});
