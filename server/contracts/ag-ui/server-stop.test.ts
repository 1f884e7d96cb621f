import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { holdReached } from "../../models/script/holds.ts";
import { startTestServer } from "../../proof/testing/server.ts";

it("ends the streams when the server stops, without ending their runs [CC-103]", async () => {
  const server = await startTestServer();
  const hold = randomUUID();
  const content = JSON.stringify({ turns: [[{ text: ["Hel", { hold }, "lo"] }]] });
  const ids = { threadId: "thread-1", runId: "run-1" };
  const stream = await server.stream("POST", "/ag-ui/default", {
    ...ids,
    messages: [{ id: "u1", role: "user", content }],
    tools: [],
    context: [],
  });
  await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
  await holdReached(hold);
  await server.close();
  const events = (await stream.end()).map(({ event }) => event);
  expect(events).toMatchObject([
    { type: "RUN_STARTED", ...ids },
    { type: "STEP_STARTED" },
    { type: "TEXT_MESSAGE_START" },
    { type: "TEXT_MESSAGE_CONTENT", delta: "Hel" },
    { type: "RUN_ERROR" },
  ]);
  expect(events.at(-1)).toEqual({
    type: "RUN_ERROR",
    message: "The server is restarting. Reconnect to the run with /connect.",
    code: "SERVER_RESTARTING",
    timestamp: expect.any(Number),
  });
});
