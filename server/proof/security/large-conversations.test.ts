import { expect, it } from "vitest";
import { contractClients } from "../testing/contract-clients.ts";
import { startTestServer } from "../testing/server.ts";

/** Returns metadata with the given number of values, each of which counts as 64 bytes. */
const createMetadata = (values: number) => ({ a: Array(values).fill({}) });

const tooLargeMessage =
  /^This thread's conversation would take 37\d{6} bytes of memory, but the limit is 36971520\. Start a new thread\.$/;

it("every contract rejects further runs on a thread of maximum size, with the reason", async () => {
  const server = await startTestServer();
  const send = async (metadata: object, text = "Hi") => {
    const message = { role: "user", content: [{ type: "text", text }], metadata };
    const body = { createThread: true, model: "demo", message };
    const response = await server.request("POST", "/v1/threads/t/runs", body);
    await response.text();
    return response.status;
  };
  // Fills the thread until there is no room even for small messages.
  for (const values of [100_000, 4_000]) while ((await send(createMetadata(values))) === 200);
  expect(await send(createMetadata(4_000))).toBe(400);
  const content = "x".repeat(400_000);
  const startRun = async (contract: keyof typeof contractClients) => {
    const { path, body } = contractClients[contract].buildRequest({ threadId: "t", content });
    const response = await server.request("POST", path, body);
    return [response.status, await response.json()];
  };
  const expectedMessage = expect.stringMatching(tooLargeMessage);
  expect(await startRun("tambo")).toEqual([
    400,
    expect.objectContaining({ code: "VALIDATION_ERROR", detail: expectedMessage }),
  ]);
  expect(await startRun("ag-ui")).toEqual([
    400,
    { error: { code: "VALIDATION_ERROR", message: expectedMessage } },
  ]);
  expect(await startRun("tool-progress")).toEqual([
    400,
    { code: "VALIDATION_ERROR", detail: expectedMessage },
  ]);
  expect(await startRun("agent-stream")).toEqual([
    400,
    { code: 400, msg: expectedMessage, data: null, trace_id: expect.any(String) },
  ]);
}, 60_000);
