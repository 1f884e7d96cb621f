import { describe, expect, it } from "vitest";
import {
  createScriptMessage,
  expectQuietConsole,
  generations,
  runAgent,
} from "../../proof/testing/clients/http-agents.ts";
import { startTestServer } from "../../proof/testing/server.ts";

expectQuietConsole();

describe.each(generations)("HttpAgent $version", (generation) => {
  const { Agent } = generation;
  const agentOf = (url: string, turns: unknown[], state: object) =>
    new Agent({
      url: `${url}/ag-ui/default`,
      threadId: "thread-1",
      initialMessages: [createScriptMessage("u1", turns)],
      initialState: state,
    });

  it("sends the state and the context to the model [C-004][C-007][C-033][M-081][M-082]", async () => {
    const { url } = await startTestServer();
    const agent = agentOf(url, [[{ echo: "prompt" }]], { city: "Paris", components: { mine: 1 } });
    const context = [{ description: "The user's language", value: "fr" }];
    const { messages } = await runAgent(agent, { context });
    const { prompt, tools } = JSON.parse(messages.at(-1).content);
    expect(prompt[0]).toEqual({
      role: "system",
      content: [
        "Context from the app:",
        "The user's language: fr",
        "",
        "Current state of the app, as JSON:",
        '{"city":"Paris"}',
      ].join("\n"),
    });
    expect(tools).toEqual(["update_state"]);
  });
});
