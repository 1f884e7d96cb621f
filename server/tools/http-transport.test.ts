/** Tests servers over streamable HTTP: calls, lost connections and reconnection. */

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { call, connect, names, read } from "./fixtures/connect.ts";
import { type Era, eras, modernEra } from "./fixtures/eras.ts";
import { startHttpToolServer } from "./fixtures/http-server.ts";

const headers = { Authorization: "Bearer hunter2" };

describe.each<[string, { sessions: boolean; era?: Era }]>([
  ["with sessions", { sessions: true }],
  ["without sessions", { sessions: false }],
  ["of the newer era", { sessions: false, era: modernEra }],
])("a server %s", (_name, options) => {
  it("lists its tools, responds to calls and receives the configured headers [TX-12]", async () => {
    const server = await startHttpToolServer(options);
    const { tools, log } = await connect([{ name: "far", url: server.url, headers }]);
    expect(names(tools)).toEqual(["far/echo", "far/wait"]);
    const texts = ["one", "two", "three"];
    const outcomes = await Promise.all(texts.map((text) => call(tools, "far/echo", { text })));
    expect(outcomes).toEqual(texts.map((text) => textOutcome(text)));
    await tools.close();
    const methods = new Set(server.requests.map(({ method }) => method));
    expect(methods.has("DELETE")).toBe(options.sessions);
    expect(new Set(server.requests.map(({ authorization }) => authorization))).toEqual(
      new Set(["Bearer hunter2"]),
    );
    expect(log.lines).toEqual([]);
  });

  it("is notified when a call is cancelled: the connection is closed [T-144]", async () => {
    const server = await startHttpToolServer(options);
    const { tools, log } = await connect([{ name: "far", url: server.url }]);
    const controller = new AbortController();
    const outcome = tools.call("prj_1", "far/wait", {}, controller);
    await server.called.happens;
    controller.abort(new Error("cancelled by test"));
    await expect(outcome).rejects.toThrow("cancelled by test");
    await server.closed.happens;
    if (options.sessions) await server.cancelled.happens;
    expect(await call(tools, "far/echo", { text: "still here" })).toEqual(textOutcome("still here"));
    expect(log.lines).toEqual([]);
  });

  it("is notified when a call times out", async () => {
    const server = await startHttpToolServer(options);
    const { tools } = await connect([{ name: "far", url: server.url }], { callTimeoutMs: 100 });
    const want =
      "The tool `far/wait` did not respond within 0.1 s. It was cancelled; the call may or may not have taken effect.";
    expect(await call(tools, "far/wait")).toEqual({
      ...textOutcome(want, true),
      error: { code: "tool_timeout", message: want },
    });
    await server.closed.happens;
  });

  it("cannot send an oversized response, and other calls are not affected", async () => {
    const server = await startHttpToolServer(options);
    const { tools, log } = await connect([{ name: "far", url: server.url }]);
    const controller = new AbortController();
    const other = tools.call("prj_1", "far/wait", {}, controller);
    await server.called.happens;
    const million = { text: "0123456789".repeat(100_000) };
    expect(await call(tools, "far/echo", { ...million, times: 10 })).toMatchObject({ isError: false });
    const tooLarge = "it sent a message larger than 10 MB";
    expect(await call(tools, "far/echo", { ...million, times: 11 })).toEqual(
      textOutcome(
        `The tool server \`far\` did not respond to \`echo\`: ${tooLarge}; the call may or may not have taken effect.`,
        true,
      ),
    );
    await expect(read(tools, "far://large")).rejects.toThrow(
      new Error(`The resource \`far://large\` could not be read from the tool server \`far\`: ${tooLarge}.`),
    );
    controller.abort(new Error("still waiting"));
    await expect(other).rejects.toThrow("still waiting");
    expect(await call(tools, "far/echo", { text: "x" })).toEqual(textOutcome("x"));
    expect(log.lines).toEqual([]);
  });

  it("returns an error for calls while it is down, and is reconnected", async () => {
    const server = await startHttpToolServer(options);
    const { tools, log } = await connect([{ name: "far", url: server.url, headers }]);
    // The connection is lost once during a response and once before a response starts.
    const started = Promise.withResolvers<string>();
    const signal = new AbortController().signal;
    const cutOff = tools.call("prj_1", "far/wait", {}, { signal, onProgress: started.resolve });
    expect(await started.promise).toBe("waiting\n");
    const unanswered = call(tools, "far/mute");
    await server.mute.happens;
    await server.stop();
    const reason = `connect ECONNREFUSED ${new URL(server.url).host}`;
    const unknown = "the call may or may not have taken effect";
    expect(await cutOff).toEqual(
      textOutcome(`The tool server \`far\` did not respond to \`wait\`: ${reason}; ${unknown}.`, true),
    );
    expect(await unanswered).toEqual(
      textOutcome(
        `The tool server \`far\` did not respond to \`mute\`: other side closed; ${unknown}.`,
        true,
      ),
    );
    const down = textOutcome(`The tool server \`far\` is not available: ${reason}. Nothing was done.`, true);
    expect(await call(tools, "far/echo", { text: "x" })).toEqual(down);
    expect(names(tools)).toEqual(["far/echo", "far/wait"]);
    await server.start();
    await log.until("`far` is available now");
    expect(await call(tools, "far/echo", { text: "x" })).toEqual(textOutcome("x"));
    expect(log.lines[0]).toBe(`Tool server \`far\` is not available: ${reason}. Retrying in 0.25 s.`);
    expect(log.lines.join()).not.toContain("hunter2");
  });
});

it("gets a new session from a server that lost the old one", async () => {
  const server = await startHttpToolServer({ sessions: true });
  const { tools, log } = await connect([{ name: "far", url: server.url }]);
  await server.stop();
  await server.start();
  const rejected = await call(tools, "far/echo", { text: "x" });
  expect(rejected.isError).toBe(true);
  await log.until("`far` is available now");
  expect(await call(tools, "far/echo", { text: "x" })).toEqual(textOutcome("x"));
});

describe("a server that changes its era", () => {
  const other = (era: Era): Era => (era === modernEra ? "2025-11-25" : modernEra);

  it.each(eras)("while it is down is reconnected, from MCP %s", async (era) => {
    const server = await startHttpToolServer({ sessions: true, era });
    const { tools, log } = await connect([{ name: "far", url: server.url }]);
    expect(await call(tools, "far/echo", { text: "before" })).toEqual(textOutcome("before"));
    await server.stop();
    server.era = other(era);
    await server.start();
    // This call detects the loss, unless the end of a stream has already done so.
    await call(tools, "far/echo", { text: "during" });
    await log.until("`far` is available now");
    expect(await call(tools, "far/echo", { text: "after" })).toEqual(textOutcome("after"));
  });

  it.each(eras)(
    "while it is connected is reconnected after a call that was not executed, from MCP %s",
    async (era) => {
      const server = await startHttpToolServer({ sessions: false, era });
      const { tools, log } = await connect([{ name: "far", url: server.url }]);
      server.era = other(era);
      expect(await call(tools, "far/echo", { text: "during" })).toMatchObject({ isError: true });
      await log.until("`far` is available now");
      expect(await call(tools, "far/echo", { text: "after" })).toEqual(textOutcome("after"));
    },
  );
});

it("has the changed tools of a server of the newer era, also after its stream of changes has ended", async () => {
  const server = await startHttpToolServer({ sessions: false, era: modernEra });
  const { tools } = await connect([{ name: "far", url: server.url }]);
  server.tool = "second";
  server.notifyToolsChanged();
  const settings = { interval: 5, timeout: 20_000 };
  await expect.poll(() => names(tools), settings).toEqual(["far/second", "far/wait"]);
  server.tool = "third";
  server.endStreams();
  await expect.poll(() => names(tools), settings).toEqual(["far/third", "far/wait"]);
});

it("has the changed tools of a server that rejected the first subscriptions to its changes", async () => {
  const server = await startHttpToolServer({ sessions: false, era: modernEra });
  server.rejectedSubscriptions = 2;
  const { tools, log } = await connect([{ name: "far", url: server.url }]);
  const settings = { interval: 5, timeout: 20_000 };
  server.tool = "second";
  await expect.poll(() => names(tools), settings).toEqual(["far/second", "far/wait"]);
  server.tool = "third";
  server.notifyToolsChanged();
  await expect.poll(() => names(tools), settings).toEqual(["far/third", "far/wait"]);
  const failed = "[far] The stream of list changes could not be read: it responded with HTTP 503: busy";
  expect([server.rejectedSubscriptions, log.lines]).toEqual([0, [failed]]);
});

describe("a server that wants an input in a header", () => {
  const start = async (header: string) => {
    const server = await startHttpToolServer({ sessions: false, era: modernEra });
    server.header = header;
    return { server, ...(await connect([{ name: "far", url: server.url }])) };
  };

  it("receives it, also under a new name that it has not reported", async () => {
    const { server, tools, log } = await start("First");
    expect(await call(tools, "far/echo", { text: "one" })).toEqual(textOutcome("one"));
    server.header = "Second";
    expect(await call(tools, "far/echo", { text: "two" })).toEqual(textOutcome("two"));
    expect(server.inputHeaders).toEqual([
      { "mcp-param-first": "one" },
      { "mcp-param-first": "two" },
      { "mcp-param-second": "two" },
    ]);
    expect(log.lines).toEqual([]);
  });

  it("is called only twice if it rejects all headers", async () => {
    const { server, tools } = await start("First");
    server.rejectsHeaders = true;
    const message = "The headers do not match. (MCP error -32020)";
    expect(await call(tools, "far/echo", { text: "one" })).toEqual(
      textOutcome(`The tool server \`far\` could not call \`echo\`: ${message}`, true),
    );
    expect(server.inputHeaders).toHaveLength(2);
  });

  it("has no tools whose headers are invalid", async () => {
    const { tools, log } = await start("not a name");
    expect(names(tools)).toEqual(["far/wait"]);
    expect(log.lines).toEqual([
      '[far] A tool "echo" was ignored: /inputSchema/properties/text/x-mcp-header is not the name of an HTTP header',
    ]);
  });
});

it("has not executed a call that first detects its loss", async () => {
  const server = await startHttpToolServer({ sessions: false, keepsAlive: false });
  const { tools } = await connect([{ name: "far", url: server.url }]);
  await server.stop();
  const outcome = await call(tools, "far/echo", { text: "x" });
  const reason = `connect ECONNREFUSED 127.0.0.1:${new URL(server.url).port}`;
  expect(outcome).toEqual(
    textOutcome(`The tool server \`far\` is not available: ${reason}. Nothing was done.`, true),
  );
});

it("is connected when it starts after this process", async () => {
  const server = await startHttpToolServer({ sessions: true });
  await server.stop();
  const { tools, log } = await connect([{ name: "far", url: server.url }]);
  expect(names(tools)).toEqual([]);
  await server.start();
  await log.until("`far` is available now");
  expect(await call(tools, "far/echo", { text: "x" })).toEqual(textOutcome("x"));
});

it.each([
  [401, "text/plain", "it responded with HTTP 401: who are you?", "who are you?\nmore"],
  [200, "text/html", "Unexpected content type: text/html", "<html></html>"],
  [200, "application/json", "its response does not conform to MCP", "{}"],
  [200, "application/json", "Unexpected token", "oops"],
  [200, "application/json", "it sent a message larger than 10 MB", " ".repeat(11_000_000)],
  [302, "text/plain", "redirect", ""],
])("is unavailable while it responds with %i %s: %s", async (status, type, reason, body) => {
  const http = createServer((_request, response) =>
    response.writeHead(status, { "content-type": type, location: "http://127.0.0.1:9/" }).end(body),
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const { tools, log } = await connect([{ name: "far", url: `http://127.0.0.1:${port}/`, headers }]);
  expect(names(tools)).toEqual([]);
  expect(log.lines.at(-1)).toContain("Retrying in 0.25 s.");
  expect(log.lines.at(-1)).toContain(reason);
  expect(log.lines.join()).not.toContain("hunter2");
  const outcome = await call(tools, "far/echo");
  expect(outcome).toMatchObject({ isError: true });
});

it.each([302, 303, 307, 308])("a redirect with %i to another server forwards no secrets", async (status) => {
  const arrived: unknown[] = [];
  const listening = async (http: Server) => {
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void http.close());
    return `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  };
  const elsewhere = await listening(
    createServer((request, response) => {
      arrived.push(request.headers);
      response.end();
    }),
  );
  const url = await listening(
    createServer((_request, response) => response.writeHead(status, { location: elsewhere }).end()),
  );
  const { tools, log } = await connect([{ name: "far", url, headers: { "X-Key": "hunter2" } }]);
  expect([names(tools), arrived]).toEqual([[], []]);
  expect(log.lines.join()).not.toContain("hunter2");
});
