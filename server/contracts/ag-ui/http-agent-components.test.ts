import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import {
  createRunFinished,
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
  startAgentRun,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";

const ids = { threadId: "thread-1", runId: "run-1" };
const chart = {
  name: "Chart",
  description: "A chart",
  propsSchema: { type: "object", properties: { title: { type: "string" } } },
  stateSchema: { type: "object", properties: { zoom: { type: "number" } } },
};
const forwardedProps = { tambo: { availableComponents: [chart] } };
const activity = (id: string, content: object) => ({
  id,
  role: "activity",
  activityType: "tambo.component",
  content: { componentId: id, componentName: "Chart", ...content },
});

expectQuietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent } = generation;
  const agentOf = (url: string, turns: unknown[], state: object = {}) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", turns)],
      initialState: state,
    });

  it("sends a component as an activity, and streams its props [C-067][M-042][M-043][M-044][M-077]", async () => {
    const { url } = await startTestServer();
    const turns = [[{ text: "Look:" }, { component: "Chart", props: ['{"title":', '"Sales"}'] }]];
    const played = await runAgent(agentOf(url, turns), { runId: "run-1", forwardedProps });
    expect(played.events.slice(5)).toEqual([
      {
        type: "CUSTOM",
        name: "tambo.component.start",
        value: { componentId: "comp#1", componentName: "Chart", messageId: "msg#1" },
      },
      {
        type: "CUSTOM",
        name: "tambo.component.props_delta",
        value: { componentId: "comp#1", delta: '{"title":' },
      },
      {
        type: "CUSTOM",
        name: "tambo.component.props_delta",
        value: { componentId: "comp#1", delta: '"Sales"}' },
      },
      {
        type: "CUSTOM",
        name: "tambo.component.end",
        value: { componentId: "comp#1", props: { title: "Sales" } },
      },
      {
        type: "ACTIVITY_SNAPSHOT",
        messageId: "comp#1",
        activityType: "tambo.component",
        content: { componentId: "comp#1", componentName: "Chart", props: { title: "Sales" } },
        replace: true,
      },
      { type: "STEP_FINISHED", stepName: "turn-1" },
      createRunFinished(generation, ids),
    ]);
    expect(played.messages).toEqual([
      createScriptMessage("u1", turns),
      { id: "msg#1", role: "assistant", content: "Look:" },
      activity("comp#1", { props: { title: "Sales" } }),
    ]);
    expect(played.state).toEqual({});
  });

  it("sends another component after the client has removed the first one [C-054]", async () => {
    const { url } = await startTestServer();
    const agent = agentOf(url, [[{ component: "Chart", props: { title: "A" } }]]);
    await runAgent(agent, { forwardedProps });
    agent.setMessages(agent.messages.slice(0, 1));
    const { messages } = await runAgent(agent, { forwardedProps });
    expect(messages.slice(1)).toEqual([activity("comp#1", { props: { title: "A" } })]);
  });

  it("receives a component's changed state after reconnecting", async () => {
    const { url, json } = await startTestServer();
    const state = [{ set: { zoom: 1 } }];
    const agent = agentOf(url, [[{ component: "Chart", props: { title: "A" }, state }]], { city: "Paris" });
    await runAgent(agent, { forwardedProps });
    const { components } = agent.state as { components: object };
    const [id = ""] = Object.keys(components);
    const changed = { state: { zoom: 7 } };
    expect((await json("POST", `/v1/threads/thread-1/components/${id}/state`, changed)).status).toBe(200);
    const fresh = new Agent({ url: `${url}/ag-ui/default/connect`, threadId: "thread-1" });
    const back = await runAgent(fresh);
    expect(back.state).toEqual({ city: "Paris", components: { "comp#1": { zoom: 7 } } });
    expect(back.messages.slice(1)).toEqual([
      activity("comp#1", { props: { title: "A" }, state: { zoom: 7 } }),
    ]);
  });

  it("receives a change by another client during the run [CC-081]", async () => {
    const { url, json } = await startTestServer();
    const hold = randomUUID();
    const turn = [
      { component: "Chart", props: { title: "A" }, state: [{ set: { zoom: 1 } }] },
      { hold },
      { state: { component: "call_1_1", patch: [{ op: "add", path: "/pan", value: 5 }] } },
    ];
    const agent = agentOf(url, [turn]);
    const { result: over, until } = startAgentRun(agent, { forwardedProps });
    const { messageId } = await until(({ type }) => type === "ACTIVITY_SNAPSHOT");
    await holdReached(hold);
    await json("POST", `/v1/threads/thread-1/components/${messageId}/state`, {
      patch: [{ op: "replace", path: "/zoom", value: 7 }],
    });
    await until(({ name }) => name === "tambo.component.state_delta");
    releaseHold(hold);
    const { order, state, messages } = await over;
    expect(order.slice(4, -2)).toEqual([
      "STATE_SNAPSHOT",
      "tambo.component.end",
      "ACTIVITY_SNAPSHOT",
      "tambo.component.state_delta",
      "ACTIVITY_SNAPSHOT",
      "STATE_SNAPSHOT",
      "ACTIVITY_SNAPSHOT",
    ]);
    expect(state).toEqual({ components: { "comp#1": { zoom: 7, pan: 5 } } });
    expect(messages[1].content.state).toEqual({ zoom: 7, pan: 5 });
  });

  it("changes the state of an earlier run's component, and keeps the app's state", async () => {
    const { url } = await startTestServer();
    const turns = [[{ component: "Chart", props: { title: "A" }, state: [{ set: { zoom: 1 } }] }]];
    const agent = agentOf(url, turns, { city: "Paris" });
    await runAgent(agent, { forwardedProps });
    const [component = ""] = Object.keys((agent.state as { components: object }).components);
    agent.addMessage(
      createScriptMessage("u2", [[{ state: { component, set: { zoom: 9 } } }, { text: "Closer." }]]),
    );
    const { order, state } = await runAgent(agent, { forwardedProps });
    expect(order.slice(2, 4)).toEqual(["STATE_SNAPSHOT", "TEXT_MESSAGE_START"]);
    expect(state).toEqual({ city: "Paris", components: { "comp#1": { zoom: 9 } } });
  });
});
