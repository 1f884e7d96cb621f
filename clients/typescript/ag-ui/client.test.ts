/** Tests the AG-UI client against the real server. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { startTestServer } from "../../../server/proof/testing/server.ts";
import { catchError, collectEvents, createScript, describeError } from "../http/testing/conversations.ts";
import { type AgUiEvent, createAgUiClient, type RunAgentInput } from "./index.ts";

const createInput = (content: string): RunAgentInput => ({
  threadId: "thread_1",
  runId: "run_1",
  messages: [{ id: "msg_1", role: "user", content }],
  tools: [],
  context: [],
});

const describeEvent = (event: AgUiEvent) =>
  event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : event.type;

it("iterates over the events of a run; the same key joins the run", async () => {
  const { url } = await startTestServer();
  const client = createAgUiClient({ baseUrl: url });
  const input = createInput(createScript([{ text: ["Hello ", "there"] }]));
  const first = await collectEvents(await client.runAgent("default", input, { idempotencyKey: "key" }));
  expect(first.error).toBeUndefined();
  expect(first.events.map(describeEvent)).toEqual([
    "RUN_STARTED",
    "STEP_STARTED",
    "TEXT_MESSAGE_START",
    "Hello ",
    "there",
    "TEXT_MESSAGE_END",
    "STEP_FINISHED",
    "RUN_FINISHED",
  ]);
  const again = await collectEvents(await client.runAgent("default", input, { idempotencyKey: "key" }));
  expect(again).toEqual(first);
});

it("resumes a run with a snapshot after its signal was aborted, and cancels it", async () => {
  const { url } = await startTestServer();
  const client = createAgUiClient({ baseUrl: url });
  const [first, second] = [randomUUID(), randomUUID()];
  const content = createScript([{ text: ["One ", { hold: first }, "two ", { hold: second }, "never"] }]);
  const page = new AbortController();
  const stream = await client.runAgent("default", createInput(content), { signal: page.signal });
  const reason = new Error("page closed");
  await expect(async () => {
    for await (const event of stream) if (describeEvent(event) === "One ") page.abort(reason);
  }).rejects.toBe(reason);
  await holdReached(first);
  releaseHold(first);
  await holdReached(second);

  const run = { threadId: "thread_1", runId: "run_1" };
  const resumed = await client.connectAgent("default", run);
  const received: string[] = [];
  let text: unknown;
  let outcome: unknown;
  for await (const event of resumed) {
    received.push(describeEvent(event));
    if (event.type === "MESSAGES_SNAPSHOT") text = event.messages.at(-1)?.content;
    if (event.type === "RUN_FINISHED") outcome = event.outcome;
    if (event.type !== "TEXT_MESSAGE_START") continue;
    expect(await client.cancelAgentRun("default", run)).toEqual({ ...run, status: "cancelled" });
  }
  expect(outcome).toEqual({ type: "cancelled" });
  expect([text, received]).toEqual([
    "One two ",
    [
      "RUN_STARTED",
      "MESSAGES_SNAPSHOT",
      "STATE_SNAPSHOT",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ],
  ]);
});

it("rejects with the code and status of an error response", async () => {
  const { url } = await startTestServer();
  const client = createAgUiClient({ baseUrl: url });
  expect((await client.getCapabilities("default")).identity?.name).toBe("default");
  const error = await catchError(client.connectAgent("default", { threadId: "nowhere", runId: "run_1" }));
  expect(describeError(error)).toEqual({
    name: "ContractError",
    code: "THREAD_NOT_FOUND",
    status: 404,
    requestId: undefined,
    message: expect.stringContaining("nowhere"),
  });
});
