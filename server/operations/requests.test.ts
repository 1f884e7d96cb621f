/** Tests the log lines for requests and runs in all contracts. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { contractClients, runConversation } from "../proof/testing/contract-clients.ts";
import { recordOperations } from "../proof/testing/operations.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { createNativeTools } from "../tools/native.ts";

const script = (turns: unknown[]) => JSON.stringify({ turns });
const hi = script([[{ text: "Hi." }]]);

it.each(contractNames)("logs request, start and end of a run of %s with the same ids", async (contract) => {
  const { operations: recorded, lines } = recordOperations();
  const server = await startTestServer({ operations: recorded });
  const { body } = await runConversation(server, contract, { threadId: "thr_1", content: hi });
  await server.close();
  const { id: operation, route } = contractClients[contract].operation;
  const [request] = lines("request");
  const [started] = lines("run started");
  const [ended] = lines("run ended");
  expect(request).toEqual({
    requestId: expect.stringMatching(/^req_[0-9a-f]{20}$/),
    contract,
    operation,
    projectId: "default",
    ...(/\{(thread|conversation)/.test(route) && { threadId: "thr_1" }),
    method: "POST",
    route,
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(request?.bytes).toBeGreaterThan(Buffer.byteLength(body));
  const { requestId } = request ?? {};
  const ids = {
    requestId,
    contract,
    operation,
    projectId: "default",
    threadId: /^(gateway|tambo-compat)$/.test(contract) ? expect.stringMatching(/^thr_/) : "thr_1",
    runId: contract === "gateway" ? requestId : expect.stringMatching(/^run_/),
  };
  expect(started).toEqual({ ...ids, recovered: false });
  expect(ended).toEqual({
    ...ids,
    status: "finished",
    stopReason: "end_turn",
    turns: 1,
    toolCalls: 0,
    inputTokens: expect.any(Number),
    outputTokens: expect.any(Number),
    ms: expect.any(Number),
  });
  expect(started?.runId).toBe(ended?.runId);
});

it("logs rejected requests, and never the text of a path", async () => {
  const { operations: recorded, lines, text } = recordOperations();
  const server = await startTestServer({ operations: recorded, apiKeys: "p:key-of-p" });
  const key = { authorization: "Bearer key-of-p", "x-request-id": "mine-1" };
  await server.request("GET", "/v1/threads/thr_x");
  await server.request("GET", "/v1/threads/thr_x", undefined, key);
  await server.request("PATCH", "/v1/threads/thr_x", undefined, key);
  await server.request("GET", "/nowhere/secret-path?key=hunter2", undefined, key);
  await server.request("GET", "/healthz");
  await server.request("GET", "/readyz");
  await server.close();
  const common = { requestId: "mine-1", ms: expect.any(Number), bytes: expect.any(Number) };
  const found = lines("request").map(({ requestId, ...line }) =>
    requestId === "mine-1" ? { requestId, ...line } : { ...line, requestId: "mine-1" },
  );
  const ids = { projectId: "p", threadId: "thr_x" };
  const operation = { operation: "getThread", route: "/v1/threads/{threadId}" };
  expect(found).toEqual([
    { ...common, contract: "tambo", method: "GET", status: 401 },
    { ...common, contract: "tambo", method: "GET", status: 404, ...operation, ...ids },
    { ...common, contract: "tambo", method: "PATCH", status: 405 },
    { ...common, method: "GET", status: 404 },
    { ...common, contract: "tambo", operation: "getHealth", method: "GET", status: 200, route: "/healthz" },
    { ...common, method: "GET", status: 200 },
  ]);
  expect(text()).not.toMatch(/secret-path|hunter2|key-of-p/);
});

it("at level info omits health checks, documents and unknown paths", async () => {
  const { operations: recorded, text } = recordOperations({ level: "info" });
  const server = await startTestServer({ operations: recorded });
  for (const path of ["/healthz", "/readyz", "/metrics", "/openapi.yaml", "/docs", "/nowhere"])
    await (await server.request("GET", path)).text();
  await server.close();
  expect([...text().matchAll(/"msg":"([^"]*)"/g)].map(([, message]) => message)).toEqual([
    "stopping",
    "stopped",
  ]);
});

it("logs that a reader disconnected before the end, and the outcome of the run", async () => {
  const { operations: recorded, lines } = recordOperations();
  const server = await startTestServer({ operations: recorded, disconnectGraceMs: 0 });
  const stream = await server.script("thr_1", [[{ text: ["a", { delay: 600_000 }] }]]);
  await stream.until(({ type }) => type === "TEXT_MESSAGE_CONTENT");
  stream.drop();
  await expect
    .poll(() => lines("run ended"))
    .toMatchObject([{ status: "cancelled", errorCode: "CANCELLED" }]);
  expect(lines("request")).toMatchObject([{ status: 200, clientDisconnected: true }]);
});

it("logs the status `aborted` for a request whose client disconnects before the response", async () => {
  const { operations: recorded, lines } = recordOperations();
  const server = await startTestServer({ operations: recorded });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = "POST /v1/threads HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
  socket.write(`${head}Expect: 100-continue\r\nContent-Length: 100\r\n\r\n`);
  // The server has read the headers and is waiting for the body.
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1.1 100 /);
  socket.destroy();
  await expect
    .poll(() => lines("request"), { timeout: 5_000 })
    .toMatchObject([{ status: "aborted", clientDisconnected: true }]);
  const { values } = await recorded.metrics.requests.get();
  expect(values.at(-1)?.labels).toMatchObject({ operation: "none", status: "aborted" });
});

it("with prompts, logs model and tool inputs without secrets", async () => {
  const { operations: recorded, lines, text } = recordOperations({ secrets: ["operator-key"] });
  const tool = { name: "s/echo", description: "Echoes", inputSchema: { type: "object" }, repeatable: true };
  const outcome = { content: [{ type: "text" as const, text: "ok" }], isError: false };
  const tools = createNativeTools([{ tool, run: async () => outcome }]);
  const server = await startTestServer({
    operations: recorded,
    tools,
    logPrompts: true,
    apiKeys: "p:key-of-p",
  });
  const content = script([
    [{ tool: "s/echo", args: { q: "operator-key key-of-p", token: "t" } }],
    [{ text: "Done." }],
  ]);
  const body = { message: { role: "user", content }, createThread: true, model: "script" };
  const response = await server.request("POST", "/v1/threads/thr_1/runs", body, { "x-api-key": "key-of-p" });
  await response.text();
  await server.close();
  const redacted = content.replace("operator-key key-of-p", "[secret] [secret]");
  expect(lines("model called")).toMatchObject([
    { model: "script", sent: { prompt: [{ role: "user", content: [{ type: "text", text: redacted }] }] } },
    { model: "script" },
  ]);
  expect(lines("tool called")).toMatchObject([
    { tool: "s/echo", sent: { input: { q: "[secret] [secret]", token: "[secret]" } }, threadId: "thr_1" },
  ]);
  expect(text()).not.toMatch(/operator-key|key-of-p/);
});

it("without prompts, logs no text from users, models or tools", async () => {
  const { operations: recorded, text } = recordOperations();
  const server = await startTestServer({ operations: recorded });
  await runConversation(server, "tambo", {
    threadId: "thr_1",
    content: script([[{ text: "private text" }]]),
  });
  await server.close();
  expect(text()).not.toContain("private text");
});
