/** The keys of a server and of its provider show in no answer, stream or log line, whatever goes wrong. */

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { providersAt } from "../../models/fixtures/providers-at.ts";
import { testServer } from "../../proof/testing/server.ts";
import { at } from "./testing.ts";

it("whatever is asked", async () => {
  const provider = createServer((request, response) => {
    const said = `${request.headers.authorization} is wrong`;
    response.writeHead(400, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: said } }));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void provider.close());
  await once(provider, "listening");
  const { port } = provider.address() as AddressInfo;
  const providers = providersAt(`http://127.0.0.1:${port}`, { idleTimeoutMs: 10_000, maxRetries: 0 });
  const server = await testServer({ apiKeys: "one:project-hunter2", model: "local/some", providers });
  const key = { "x-api-key": "project-hunter2" };
  let said = "";
  for (const [method, path, body, headers] of [
    ["POST", at("message/"), { content: "Hello" }, key],
    ["POST", `${at("message/")}?stream=false`, { content: "Hello" }, key],
    ["POST", at("message/"), { content: 1 }, key],
    ["POST", at("message/"), { content: "Hello" }, { "x-api-key": "other-hunter2" }],
    ["POST", at("regenerate/"), {}, key],
    ["POST", at("resume/none"), undefined, key],
    ["GET", at("active-session"), undefined, key],
    ["GET", at("task-status"), undefined, key],
    ["POST", at("stop/"), undefined, key],
    ["POST", at("nothing"), {}, key],
  ] as const) {
    const response = await server.request(method, path, body, headers);
    said += JSON.stringify([...response.headers]) + (await response.text());
  }
  expect(said).toContain('"code":"LLM_CLIENT_ERROR"');
  expect(said + server.log.join("\n")).not.toContain("hunter");
});
