import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createProviders } from "../../models/fixtures/providers-at.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { conversationPath } from "./testing.ts";

it("no response contains a secret, for any request", async () => {
  const provider = createServer((request, response) => {
    const errorText = `${request.headers.authorization} is wrong`;
    response.writeHead(400, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: errorText } }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void provider.close());
  await once(provider, "listening");
  const { port } = provider.address() as AddressInfo;
  const providers = createProviders(`http://127.0.0.1:${port}`, { idleTimeoutMs: 10_000, maxRetries: 0 });
  const server = await startTestServer({ apiKeys: "one:project-hunter2", model: "local/some", providers });
  const key = { "x-api-key": "project-hunter2" };
  let errorText = "";
  for (const [method, path, body, headers] of [
    ["POST", conversationPath("message/"), { content: "Hello" }, key],
    ["POST", `${conversationPath("message/")}?stream=false`, { content: "Hello" }, key],
    ["POST", conversationPath("message/"), { content: 1 }, key],
    ["POST", conversationPath("message/"), { content: "Hello" }, { "x-api-key": "other-hunter2" }],
    ["POST", conversationPath("regenerate/"), {}, key],
    ["POST", conversationPath("resume/none"), undefined, key],
    ["GET", conversationPath("active-session"), undefined, key],
    ["GET", conversationPath("task-status"), undefined, key],
    ["POST", conversationPath("stop/"), undefined, key],
    ["POST", conversationPath("nothing"), {}, key],
  ] as const) {
    const response = await server.request(method, path, body, headers);
    errorText += JSON.stringify([...response.headers]) + (await response.text());
  }
  expect(errorText).toContain('"code":"LLM_CLIENT_ERROR"');
  expect(errorText + server.log.join("\n")).not.toContain("hunter");
});
