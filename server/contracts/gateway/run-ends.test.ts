import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import { formats } from "../../models/fixtures/formats.ts";
import { respondAndWait, startProvider } from "../../models/fixtures/provider.ts";
import { holdReached } from "../../models/script/holds.ts";
import {
  callerKeys,
  createByokProviders,
  createRequest,
  createScriptRequest,
  endpoints,
  readOutcome,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { startSearchServer } from "./testing-search.ts";

afterEach(() => void vi.useRealTimers());

/** Stops the clock, which only `pass` advances. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

const search = (query: string) => ({ tool: "vai_web_search", args: { query } });

describe("a run that reaches its time limit", () => {
  it("cannot exceed the server's limit [G-128][GC-062]", async () => {
    const { server } = await startSearchServer({ ...defaultLimits, timeMs: 500 });
    const hold = "gateway-time-server";
    stopClock();
    const outcome = readOutcome(
      server,
      "/v1/runs",
      createScriptRequest([[{ hold }]], { run: { timeout_ms: 60_000 } }),
    );
    await holdReached(hold);
    await vi.advanceTimersByTimeAsync(500);
    expect((await outcome).result.stop_reason).toBe("timeout");
  });
});

describe.each(endpoints)("a client that disconnects with %s", (path) => {
  it.each(formats)("ends the request to $prefix [G-129][G-181]", async ({ prefix, start, text }) => {
    const provider = await startProvider(respondAndWait([...start(), ...text(0, ["Noon"])]));
    const server = await startTestServer({ byokProviders: createByokProviders(provider.url) });
    const client = new AbortController();
    const sent = fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...callerKeys },
      body: JSON.stringify(createRequest(`${prefix}/m`, "Hi")),
      signal: client.signal,
    }).catch(() => {});
    await provider.requested;
    client.abort();
    await provider.closed;
    await sent;
    expect(server.log).toEqual([]);
  });

  it("ends tool calls, and starts no more [G-129][G-181]", async () => {
    const { engine, server } = await startSearchServer();
    const client = new AbortController();
    const envelope = { builtins: ["vai_web_search"], run: { parallel_tools: false } };
    const sent = fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(createScriptRequest([[search("a"), search("b")]], envelope)),
      signal: client.signal,
    }).catch(() => {});
    await engine.waitForQuery("a");
    client.abort();
    await engine.waitForDisconnect("a");
    await sent;
    // Once the server has stopped, all remaining work has ended.
    await server.close();
    expect([engine.queries, server.log]).toEqual([["a"], []]);
  });
});
