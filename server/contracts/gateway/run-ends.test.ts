/** Runs that end before the model is done: their time is up, or their client is gone. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import { formats } from "../../models/fixtures/formats.ts";
import { begun, startProvider } from "../../models/fixtures/provider.ts";
import { holdReached } from "../../models/script/holds.ts";
import {
  ask,
  byokAt,
  callerKeys,
  endpoints,
  eventsIn,
  outcomeOf,
  play,
} from "../../proof/testing/clients/gateway.ts";
import { startSearchEngine } from "../../proof/testing/search-engine.ts";
import { testServer } from "../../proof/testing/server.ts";

afterEach(() => void vi.useRealTimers());

/** The clock stands still but for `pass`. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

async function searching(limits = defaultLimits) {
  const engine = await startSearchEngine();
  const builtInTools = { webSearch: { provider: "searxng", baseUrl: engine.url } } as const;
  const server = await testServer({ everyProject: { toolServers: [], agents: [], builtInTools, limits } });
  return { engine, server };
}

const search = (query: string) => ({ tool: "vai_web_search", args: { query } });
const timeUp = "The run's time is up. The call was stopped, or not made.";

describe("a run whose time is up", () => {
  it.each(endpoints)("has what its whole turns said, by %s [G-128][GX-01][GX-04]", async (path) => {
    const server = await testServer();
    const hold = `gateway-time-${path.length}`;
    const turns = [
      [{ text: "First." }, { tool: "none", args: {} }],
      [{ text: "Half" }, { hold }],
    ];
    stopClock();
    const outcome = outcomeOf(server, path, play(turns, { run: { timeout_ms: 1000 } }));
    await holdReached(hold);
    await vi.advanceTimersByTimeAsync(999);
    await vi.advanceTimersByTimeAsync(1);
    const { status, result } = await outcome;
    expect(status).toBe(200);
    expect([result.stop_reason, result.turn_count, result.tool_call_count, result.steps.length]).toEqual([
      "timeout",
      1,
      1,
      1,
    ]);
    expect(result.response).toEqual(result.steps[0].response);
    expect(result.messages.length).toBe(3);
    expect(JSON.stringify(result.messages.slice(1))).toContain("First.");
    expect(JSON.stringify([result.messages.slice(1), result.steps])).not.toContain("Half");
  });

  it("before its first turn is over has no response [GX-04]", async () => {
    const server = await testServer();
    const hold = "gateway-time-first";
    const body = play([[{ text: "Half" }, { hold }]], { run: { timeout_ms: 1000 } });
    stopClock();
    const blocking = outcomeOf(server, "/v1/runs", body);
    await holdReached(hold);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await blocking).result).toEqual({
      response: null,
      steps: [],
      tool_call_count: 0,
      turn_count: 0,
      usage: { input_tokens: 0, output_tokens: 0, total_tokens: 0 },
      stop_reason: "timeout",
      messages: body.request.messages,
    });
  });

  it("shows in the stream that the turn was cut off [G-150][GX-01]", async () => {
    const server = await testServer();
    const hold = "gateway-time-stream";
    const body = play([[{ text: "Half" }, { hold }]], { run: { timeout_ms: 1000 } });
    stopClock();
    const response = server.request("POST", "/v1/runs:stream", body);
    await holdReached(hold);
    await vi.advanceTimersByTimeAsync(1000);
    const events = eventsIn(await (await response).text());
    expect(events.map(({ type, event, index }) => event?.type ?? [type, index].join(" ").trim())).toEqual([
      "run_start",
      "step_start 0",
      "message_start",
      "content_block_start",
      "content_block_delta",
      "content_block_stop",
      "run_complete",
    ]);
  });

  it.each([
    [true, ["a", "b"]],
    [false, ["a"]],
  ])(
    "answers its calls, made or not, with parallel_tools: %j [G-125][G-128]",
    async (parallel_tools, queries) => {
      const { engine, server } = await searching();
      const envelope = { builtins: ["vai_web_search"], run: { timeout_ms: 1000, parallel_tools } };
      stopClock();
      const outcome = outcomeOf(server, "/v1/runs", play([[search("a"), search("b")]], envelope));
      await Promise.all(queries.map((query) => engine.asked(query)));
      await vi.advanceTimersByTimeAsync(1000);
      const { result } = await outcome;
      await Promise.all(queries.map((query) => engine.left(query)));
      const [{ tool_calls, tool_results }] = result.steps;
      const told = {
        content: [{ type: "text", text: timeUp }],
        is_error: true,
        error: { type: "api_error", message: timeUp, code: "run_timeout" },
      };
      expect(tool_results).toEqual(
        tool_calls.map(({ id }: { id: string }) => ({ tool_use_id: id, ...told })),
      );
      expect([engine.queries, result.stop_reason, result.tool_call_count]).toEqual([queries, "timeout", 2]);
    },
  );

  it("has no more of it than the server allows [G-128][GC-062]", async () => {
    const { server } = await searching({ ...defaultLimits, timeMs: 500 });
    const hold = "gateway-time-server";
    stopClock();
    const outcome = outcomeOf(server, "/v1/runs", play([[{ hold }]], { run: { timeout_ms: 60_000 } }));
    await holdReached(hold);
    await vi.advanceTimersByTimeAsync(500);
    expect((await outcome).result.stop_reason).toBe("timeout");
  });
});

describe.each(endpoints)("a client that leaves %s", (path) => {
  it.each(formats)("ends the request to $prefix [G-129][G-181]", async ({ prefix, start, text }) => {
    const provider = await startProvider(begun([...start(), ...text(0, ["Noon"])]));
    const server = await testServer({ byokProviders: byokAt(provider.url) });
    const client = new AbortController();
    const sent = fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...callerKeys },
      body: JSON.stringify(ask(`${prefix}/m`, "Hi")),
      signal: client.signal,
    }).catch(() => {});
    await provider.asked;
    client.abort();
    await provider.closed;
    await sent;
    expect(server.log).toEqual([]);
  });

  it("ends the calls of tools, and makes no more of them [G-129][G-181]", async () => {
    const { engine, server } = await searching();
    const client = new AbortController();
    const envelope = { builtins: ["vai_web_search"], run: { parallel_tools: false } };
    const sent = fetch(server.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(play([[search("a"), search("b")]], envelope)),
      signal: client.signal,
    }).catch(() => {});
    await engine.asked("a");
    client.abort();
    await engine.left("a");
    await sent;
    // What was left is over when the server has stopped.
    await server.close();
    expect([engine.queries, server.log]).toEqual([["a"], []]);
  });
});
