import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { startInMemoryEngine } from "../../in-memory-engine.ts";
import { createModels } from "../../models/registry.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createNativeTools } from "../../tools/native.ts";
import { GatewayError } from "./errors.ts";
import { Gateway } from "./gateway.ts";

const body = JSON.stringify({
  request: { model: "embedded/demo", messages: [{ role: "user", content: "Hi" }] },
});

it.each(["/v1/runs", "/v1/runs:stream"])(
  "%s rejects an authenticated request, and is complete only when the server stops [G-172]",
  async (path) => {
    const server = await startTestServer();
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    socket.on("data", (data) => {
      text += data;
    });
    const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${body.length}`];
    socket.write(`POST ${path} HTTP/1.1\r\n${[...head, "Expect: 100-continue"].join("\r\n")}\r\n\r\n`);
    // At this point, the request has been authenticated.
    await once(socket, "data");
    const closed = server.close();
    socket.write(body);
    await once(socket, "close");
    await closed;
    expect(text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 529 /);
    expect(JSON.parse(text.slice(text.lastIndexOf("\r\n\r\n")))).toEqual({
      error: {
        type: "overloaded_error",
        message: "The server is about to stop. Send the request again in a moment.",
        code: "draining",
        request_id: expect.stringMatching(/^req_[0-9a-f]{20}$/),
      },
    });
  },
);

it("a run that is starting during shutdown is rejected, or its end is reported [G-172]", async () => {
  const text = JSON.stringify({ turns: [[{ text: ["a", { delay: 600_000 }] }]] });
  const settings = { components: [], tools: [], toolChoice: "auto" as const, embedResources: false };
  const input = {
    toolResults: [],
    messages: [{ content: [{ type: "text" as const, text }] }],
    settings,
    onDisconnect: "cancel" as const,
  };
  const ends = new Set<string>();
  // Send requests throughout the shutdown, and a few after it.
  for (let moment = 0; moment < 120; moment += 1) {
    const gateway = await Gateway.start({
      startEngine: startInMemoryEngine,
      observer: silentObserver,
      log: (line) => expect.unreachable(line),
    });
    const own = {
      models: createModels({ default: "script", allowScriptModelForTests: true }),
      tools: createNativeTools([]),
    };
    const lines = gateway.run(
      { projectId: "p" },
      { input, overrides: own },
      "req_1",
      new AbortController().signal,
    );
    const end = lines.then(
      async (all) => {
        let last = "";
        for await (const some of all) last = some.at(-1)?.kind ?? last;
        return last;
      },
      (error: unknown) => (error instanceof GatewayError ? String(error.details.code) : String(error)),
    );
    for (let left = moment; left > 0; left -= 1) await undefined;
    await gateway.stop(0);
    ends.add(await end);
    await gateway.close();
  }
  expect(ends).toEqual(new Set(["draining", "RUN_ERROR"]));
});
