/** The app's own state: the model sees it, and changes it; the stock clients have it as it then is. */
import { describe, expect, it } from "vitest";
import {
  finished,
  generations,
  play,
  quietConsole,
  script,
} from "../../proof/testing/clients/http-agents.ts";
import { testServer } from "../../proof/testing/server.ts";

const ids = { threadId: "thread-1", runId: "run-1" };
const chart = {
  name: "Chart",
  description: "A chart",
  propsSchema: { type: "object", properties: {} },
  stateSchema: { type: "object", properties: {} },
};
const forwardedProps = { tambo: { availableComponents: [chart] } };
const replace = (path: string, value: unknown) => ({ op: "replace", path, value });

quietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent } = generation;
  const agentOf = (url: string, turns: unknown[], state: object) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [script("u1", turns)],
      initialState: state,
    });

  it("shows the model the state and the context [C-004][C-007][C-033][M-081][M-082]", async () => {
    const { url } = await testServer();
    const agent = agentOf(url, [[{ echo: "prompt" }]], { city: "Paris", components: { mine: 1 } });
    const context = [{ description: "The user's language", value: "fr" }];
    const { messages } = await play(agent, { context });
    const { prompt, tools } = JSON.parse(messages.at(-1).content);
    expect(prompt[0]).toEqual({
      role: "system",
      content: [
        "What the app tells of its context:",
        "The user's language: fr",
        "",
        "The state of the app now, as JSON:",
        '{"city":"Paris"}',
      ].join("\n"),
    });
    expect(tools).toEqual(["update_state"]);
  });

  it.each([{}, { components: {} }])("has no tool for the state %j [C-004]", async (state) => {
    const { url } = await testServer();
    const { messages } = await play(agentOf(url, [[{ echo: "prompt" }]], state));
    expect(JSON.parse(messages.at(-1).content).tools).toEqual([]);
  });

  it("takes the model's changes [C-066][M-041]", async () => {
    const { url } = await testServer();
    const change = {
      patch: [
        { op: "test", path: "/city", value: "Paris" },
        replace("/city", "Rome"),
        { op: "add", path: "/stops/-", value: "Pisa" },
      ],
    };
    const turns = [[{ text: "Moving." }, { state: change }]];
    const played = await play(agentOf(url, turns, { city: "Paris", stops: [] }), { runId: "run-1" });
    expect(played.events.filter(({ type }) => type.startsWith("STATE"))).toEqual([
      { type: "STATE_DELTA", delta: change.patch.slice(1) },
    ]);
    expect(played.state).toEqual({ city: "Rome", stops: ["Pisa"] });
    expect(played.messages.slice(1)).toEqual([{ id: "msg#1", role: "assistant", content: "Moving." }]);
    expect(played.end).toEqual(finished(generation, ids));
  });

  it.each([
    ["a new state", { set: { "a/b": 1, stops: [] } }],
    ["a patch of the whole", { patch: [replace("", { "a/b": 1, stops: [] })] }],
  ])("takes %s, and leaves the components' states [C-066]", async (_what, change) => {
    const { url } = await testServer();
    const state = [{ set: { zoom: 1 } }];
    const turns = [[{ component: "Chart", props: {}, state }, { state: change }]];
    const played = await play(agentOf(url, turns, { city: "Paris", stops: ["Pisa"] }), { forwardedProps });
    expect(played.state).toEqual({ "a/b": 1, stops: [], components: { "comp#1": { zoom: 1 } } });
    expect(played.end.type).toBe("RUN_FINISHED");
  });

  it.each([
    ["a failed test", { patch: [{ op: "test", path: "/city", value: "Rome" }, replace("/city", "Oslo")] }],
    ["the components' states", { patch: [replace("/components", {})] }],
    ["the components' states in a new state", { set: { city: "Oslo", components: {} } }],
    ["the components' states in a patch of the whole", { patch: [replace("", { components: {} })] }],
    ["a state that is no object", { patch: [replace("", [1])] }],
    ["no state at all", { patch: [{ op: "remove", path: "" }] }],
  ])("is not told of a change that cannot be made: %s [C-066]", async (_what, change) => {
    const { url } = await testServer();
    const played = await play(agentOf(url, [[{ state: change }, { text: "Hm." }]], { city: "Paris" }));
    expect(played.order).not.toContain("STATE_DELTA");
    expect(played.state).toEqual({ city: "Paris" });
    expect(played.end.type).toBe("RUN_FINISHED");
  });

  it("has the changed state in its next turn, and in the next run what the client sends [C-004]", async () => {
    const { url } = await testServer();
    const tool = { name: "look", description: "Looks", parameters: { type: "object" } };
    const turns = [[{ state: { set: { city: "Rome" } } }, { tool: "gone", args: {} }], [{ echo: "prompt" }]];
    const agent = agentOf(url, turns, { city: "Paris" });
    const first = await play(agent, { tools: [tool] });
    expect(JSON.parse(first.messages.at(-1).content).prompt[0].content).toContain('{"city":"Rome"}');
    agent.setState({ city: "Oslo" });
    agent.addMessage(script("u2", [[{ echo: "prompt" }]]));
    const second = await play(agent);
    expect(JSON.parse(second.messages.at(-1).content).prompt[0].content).toContain('{"city":"Oslo"}');
  });
});
