/**
 * Tests that secrets from the settings are removed from servers' messages in log lines, errors and outcomes.
 */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { ProtocolError, UnsupportedProtocolVersionError } from "@modelcontextprotocol/client";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { createRedactor } from "../core/redact.ts";
import { describeError, redactError } from "./describe-error.ts";
import { call, connect, program, read } from "./fixtures/connect.ts";

it.each<[string[] | undefined, string, string]>([
  [undefined, "hunter2", "hunter2"],
  [["hunter2"], "hunter2, hunter22, Hunter2", "[secret], [secret]2, Hunter2"],
  [["hunter", "hunter2"], "hunter2 hunter", "[secret] [secret]"],
  [["secret", "[sec"], "a secret", "a [secret]"],
  [["a.+$&b"], "a.+$&b, aaaa$&b", "[secret], aaaa$&b"],
  [['p"ss'], '{"token":"p\\"ss"}', '{"token":"[secret]"}'],
  [["pass word"], "/?token=pass%20word", "/?token=[secret]"],
  [["first\r\nno\nthird"], "no third, first", "no [secret], [secret]"],
])("hides the secrets %j in %j", (secrets, text, want) => {
  expect(createRedactor(secrets)(text)).toBe(want);
});

it("hides header secrets that an HTTP server repeats, even if the text is cut", async () => {
  const http = createServer(({ headers }, response) =>
    response.writeHead(401).end(`${headers.authorization} ${".".repeat(245)} ${headers.authorization}`),
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const headers = { Authorization: "Bearer hunter2hunter2" };
  const secrets = ["hunter2hunter2"];
  const { tools, log } = await connect([{ name: "far", url: `http://127.0.0.1:${port}/`, headers, secrets }]);
  const text = `Bearer [secret] ${".".repeat(245)} Bearer [secret]`;
  const reason = `it responded with HTTP 401: ${text}`.slice(0, 300);
  expect(log.lines).toEqual([`Tool server \`far\` is not available: ${reason}. Retrying in 0.25 s.`]);
  expect(await call(tools, "far/echo")).toEqual(
    textOutcome(`The tool server \`far\` is not available: ${reason}. Nothing was done.`, true),
  );
});

it("hides environment secrets that a process repeats, except in tool results", async () => {
  const talkative = `
    const token = process.env.TOKEN;
    const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
    const text = (isError) => ({ content: [{ type: "text", text: "with " + token }], isError });
    console.error("token is " + token);
    require("node:readline").createInterface(process.stdin).on("line", (line) => {
      const { id, method, params } = JSON.parse(line);
      const error = { code: -32602, message: "bad token " + token, data: token };
      if (method === "initialize") {
        const { protocolVersion } = params;
        const capabilities = { tools: {}, resources: {} };
        send({ id, result: { protocolVersion, capabilities, serverInfo: { name: "t", version: "1" } } });
      } else if (method === "tools/list") send({ id, result: { tools: [] } });
      else if (method === "resources/list") send({ id, result: { resources: [{ uri: "t://x", name: "x" }] } });
      else if (method === "resources/templates/list") send({ id, error });
      else if (params?.name === "fail") send({ id, result: text(true) });
      else if (params?.name === "work") send({ id, result: text(false) });
      else if (id !== undefined) send({ id, error });
    });`;
  const env = { TOKEN: "hunter2" };
  const config = { ...program("t", talkative), env, secrets: ["hunter2"] };
  const { tools, log } = await connect([config]);
  expect(await call(tools, "t/refuse")).toEqual(
    textOutcome("The tool server `t` could not call `refuse`: bad token [secret] (MCP error -32602)", true),
  );
  expect(await call(tools, "t/fail")).toEqual(textOutcome("with [secret]", true));
  expect(await call(tools, "t/work")).toEqual(textOutcome("with hunter2"));
  await tools.close();
  expect(log.lines.toSorted()).toEqual([
    "[t] The resource list could not be read: bad token [secret] (MCP error -32602)",
    "[t] token is [secret]",
  ]);
});

it("hides secrets that a failed read repeats, including in the error's causes", async () => {
  const refusing = `
    const token = process.env.TOKEN;
    const send = (message) => console.log(JSON.stringify({ jsonrpc: "2.0", ...message }));
    require("node:readline").createInterface(process.stdin).on("line", (line) => {
      const { id, method, params } = JSON.parse(line);
      if (method === "initialize") {
        const { protocolVersion } = params;
        const serverInfo = { name: "t", version: "1" };
        send({ id, result: { protocolVersion, capabilities: { resources: {} }, serverInfo } });
      } else if (method === "resources/list") send({ id, result: { resources: [{ uri: "t://x", name: "x" }] } });
      else if (method === "resources/templates/list") send({ id, result: { resourceTemplates: [] } });
      else if (id !== undefined) send({ id, error: { code: -32000, message: "bad " + token, data: token } });
    });`;
  const config = { ...program("t", refusing), env: { TOKEN: "hunter2" }, secrets: ["hunter2"] };
  const { tools } = await connect([config]);
  const error: Error = await read(tools, "t://x").then(
    () => expect.fail(),
    (thrown) => thrown,
  );
  expect(error.message).toBe(
    "The resource `t://x` could not be read from the tool server `t`: bad [secret] (MCP error -32000).",
  );
  const chain: unknown[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    chain.push(at.message, at.stack, { ...at });
  expect(JSON.stringify(chain)).not.toContain("hunter2");
});

const connectionErrors = [
  new Error("connect ECONNREFUSED ::1:9"),
  new Error("connect ECONNREFUSED 127.0.0.1:9"),
];
const issues = (prefix: string) =>
  `${prefix}${JSON.stringify([{ path: ["a", 0], message: "Required" }], null, 2)}`;

it.each<[unknown, string]>([
  [new Error("first\nsecond"), "first"],
  [new Error("x".repeat(400)), "x".repeat(300)],
  ["a reason", "a reason"],
  [
    new TypeError("fetch failed", { cause: new AggregateError(connectionErrors) }),
    "connect ECONNREFUSED ::1:9",
  ],
  [new ProtocolError(-32602, issues("")), "/a/0: Required (MCP error -32602)"],
  [
    new ProtocolError(-32602, issues("Wrong arguments: ")),
    "Wrong arguments: /a/0: Required (MCP error -32602)",
  ],
  [new ProtocolError(-32602, issues("Wrong\narguments: ")), "Wrong (MCP error -32602)"],
  [new ProtocolError(-32602, '[{"path":[],"message":"Unknown"}]'), "Unknown (MCP error -32602)"],
  [new ProtocolError(-32602, '[{"path":["~/"],"message":"Unknown"}]'), "/~0~1: Unknown (MCP error -32602)"],
  [new ProtocolError(-32602, '[{"message":7}]'), '[{"message":7}] (MCP error -32602)'],
  [new ProtocolError(-32602, "[{\nsomething else"), "[{ (MCP error -32602)"],
  [new ProtocolError(-32602, "MCP error -32602: Unknown"), "Unknown (MCP error -32602)"],
  [
    new UnsupportedProtocolVersionError({ supported: ["2099-01-01", "2098-01-01"], requested: "2026-07-28" }),
    "it only speaks the MCP versions 2099-01-01, 2098-01-01, but this server speaks 2026-07-28, 2025-11-25, " +
      "2025-06-18, 2025-03-26, 2024-11-05, 2024-10-07; install a version of the tool server that speaks one of these",
  ],
])("describes %s in one line", (error, want) => {
  expect(describeError(error)).toBe(want);
  expect(describeError(redactError(error, (text) => text))).toBe(want);
});

it("describes the location of an invalid response's error, without secrets", () => {
  const { error } = z.object({ tools: z.array(z.strictObject({ name: z.string() })) }).safeParse({
    tools: [{ name: "ok", hunter2: 1 }],
  });
  const want = 'its response does not conform to MCP: /tools/0: Unrecognized key: "[secret]"';
  expect(describeError(redactError(error, createRedactor(["hunter2"])))).toBe(want);
});
