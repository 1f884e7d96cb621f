/** A thread that is as large as may be, on every contract that has threads. */
import { expect, it } from "vitest";
import { contractClients } from "../testing/contract-clients.ts";
import { testServer } from "../testing/server.ts";

/** Metadata with so many values, each of which counts 64 bytes. */
const dense = (values: number) => ({ a: Array(values).fill({}) });

const sentence =
  /^The conversation of this thread would take 37\d{6} bytes of memory, but the limit is 36971520\. Start a new thread\.$/;

it("no contract takes a further run on it, and each says why", async () => {
  const server = await testServer();
  const say = async (metadata: object, text = "Hi") => {
    const message = { role: "user", content: [{ type: "text", text }], metadata };
    const body = { createThread: true, model: "demo", message };
    const response = await server.request("POST", "/v1/threads/t/runs", body);
    await response.text();
    return response.status;
  };
  // Until even a small one is too large.
  for (const values of [100_000, 4_000]) while ((await say(dense(values))) === 200);
  expect(await say(dense(4_000))).toBe(400);
  const content = "x".repeat(400_000);
  const ask = async (contract: keyof typeof contractClients) => {
    const { path, body } = contractClients[contract].buildRequest({ threadId: "t", content });
    const response = await server.request("POST", path, body);
    return [response.status, await response.json()];
  };
  const said = expect.stringMatching(sentence);
  expect(await ask("tambo")).toEqual([
    400,
    expect.objectContaining({ code: "VALIDATION_ERROR", detail: said }),
  ]);
  expect(await ask("ag-ui")).toEqual([400, { error: { code: "VALIDATION_ERROR", message: said } }]);
  expect(await ask("tool-progress")).toEqual([400, { code: "VALIDATION_ERROR", detail: said }]);
  expect(await ask("agent-stream")).toEqual([
    400,
    { code: 400, msg: said, data: null, trace_id: expect.any(String) },
  ]);
}, 60_000);
