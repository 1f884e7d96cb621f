/** Tests delegation through the complete server, as seen by a client. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../models/script/holds.ts";
import { createScriptModel } from "../models/script/model.ts";
import { readCheckedEvents } from "../proof/testing/clients/stream-checks.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";
import { createNativeTools } from "../tools/native.ts";
import { createTestModels } from "./fixtures/model.ts";
import { helper, tool, withDelegation } from "./fixtures/tools.ts";

/** Starts a server whose only agent may use `box/echo`. */
function delegatingServer(): Promise<TestServer> {
  const echo = tool("box/echo", (input) => JSON.stringify(input));
  const tools = withDelegation(createNativeTools([echo]), {
    models: createTestModels({ script: createScriptModel() }),
    agentsOf: () => [helper({ tools: ["box/*"] })],
    log: (line) => expect.unreachable(line),
  });
  return startTestServer({ tools });
}

const delegate = (...turns: unknown[]) => ({
  tool: "delegate_to_helper",
  args: { task_description: JSON.stringify({ turns }) },
});

it("a run delegates twice concurrently; its client sees the calls and results, but not the agents' work [P-085][T-204]", async () => {
  const server = await delegatingServer();
  const first = delegate([{ text: "Secret way." }, { tool: "box/echo", args: { a: 1 } }], [{ text: "One." }]);
  const second = delegate([{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } }]);
  const stream = await server.script("thr_agents", [[first, second], [{ text: "Done." }]]);
  const events = (await readCheckedEvents(stream)).map(({ event }) => event);
  expect(events.map(({ type, name }) => name ?? type)).toEqual([
    "RUN_STARTED",
    "TOOL_CALL_START",
    "TOOL_CALL_ARGS",
    "TOOL_CALL_END",
    "TOOL_CALL_START",
    "TOOL_CALL_ARGS",
    "TOOL_CALL_END",
    "TOOL_CALL_RESULT",
    "tambo.tool.result",
    "TOOL_CALL_RESULT",
    "tambo.tool.result",
    "TEXT_MESSAGE_START",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "tambo.run.finished",
    "RUN_FINISHED",
  ]);
  const results = events.filter(({ name }) => name === "tambo.tool.result").map(({ value }) => value);
  const toolCallId = expect.stringMatching(/^tc_/);
  expect(results).toEqual([
    { toolCallId, result: [{ type: "text", text: "One." }] },
    {
      toolCallId,
      result: [{ type: "text", text: "The agent `helper` failed: Slow down." }],
      isError: true,
    },
  ]);
});

it("cancelling a run cancels its agents [T-144]", async () => {
  const server = await delegatingServer();
  const hold = randomUUID();
  const stream = await server.script("thr_agents", [[delegate([{ text: ["So", { hold }, "never"] }])]]);
  await holdReached(hold);
  const runId = stream.response.headers.get("x-run-id");
  const reply = await server.json("DELETE", `/v1/threads/thr_agents/runs/${runId}`);
  expect(reply).toEqual({ status: 200, body: { runId, status: "cancelled" } });
  expect(releaseHold(hold), "the agent's model was aborted").toBe(false);
  const events = await stream.end();
  expect(events.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
});
