import { execFileSync } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { startHttpServer } from "../../../server/proof/testing/http-server.ts";
import { Recorder, toCurlCommand } from "./recorder.ts";
import { frameLimit } from "./session.ts";

const stream = (text: string) => () =>
  Promise.resolve(new Response(text, { headers: { "content-type": "text/event-stream; charset=utf-8" } }));

it("passes responses through and records them", async () => {
  let changes = 0;
  const recorder = new Recorder("ag-ui", stream('id: 1\ndata: {"type":"A"}\n\n: hi\n\n'), () => {
    changes += 1;
  });
  const response = await recorder.fetch("http://a.test/x", {
    method: "POST",
    headers: { Authorization: "Bearer secret" },
    body: "{}",
  });
  expect(await response.text()).toBe('id: 1\ndata: {"type":"A"}\n\n: hi\n\n');
  const at = expect.any(Number) as number;
  expect(recorder.frames).toEqual([
    {
      index: 0,
      at,
      arrivedAt: at,
      run: 1,
      type: "A",
      id: "1",
      data: { type: "A" },
      raw: 'id: 1\ndata: {"type":"A"}',
    },
    { index: 1, at, arrivedAt: at, run: 1, type: "comment", data: undefined, raw: ": hi" },
  ]);
  expect(recorder.frames).toBe(recorder.frames);
  expect(recorder.requests).toMatchObject([
    { number: 1, method: "POST", url: "http://a.test/x", body: "{}", status: 200 },
  ]);
  expect(JSON.stringify(recorder.requests)).not.toContain("secret");
  expect(changes).toBe(3);
});

it("shows when events were written, although they arrive together", async () => {
  // The last event took the shortest time. An event without a timestamp has the time of its arrival.
  expect(await recordTimes([5_000, 5_030, 5_070, undefined])).toEqual([
    { at: 30, arrivedAt: 100 },
    { at: 60, arrivedAt: 100 },
    { at: 100, arrivedAt: 100 },
    { at: 100, arrivedAt: 100 },
  ]);
});

it("shows events that were missed when they arrive, and no later event before them", async () => {
  expect(await recordTimes([1_000, 4_960, 4_980, 5_070])).toEqual([
    { at: 100, arrivedAt: 100 },
    { at: 100, arrivedAt: 100 },
    { at: 100, arrivedAt: 100 },
    { at: 100, arrivedAt: 100 },
  ]);
});

/** Returns the times of events with these timestamps, which arrive together 100 ms after the request. */
async function recordTimes(timestamps: readonly (number | undefined)[]) {
  const clock = vi.spyOn(performance, "now").mockReturnValue(7_000);
  onTestFinished(() => clock.mockRestore());
  const text = timestamps.map((timestamp) => `data: ${JSON.stringify({ timestamp })}\n\n`).join("");
  const recorder = new Recorder("ag-ui", stream(text), () => {});
  const response = await recorder.fetch("http://a.test/");
  clock.mockReturnValue(7_100);
  await response.text();
  return recorder.frames.map(({ at, arrivedAt }) => ({ at, arrivedAt }));
}

it("keeps the newest frames", async () => {
  const all = 2 * frameLimit + 5;
  const recorder = new Recorder("ag-ui", stream("data: {}\n\n".repeat(all)), () => {});
  await (await recorder.fetch("http://a.test/")).text();
  expect([recorder.frames.length, recorder.frames[0]?.index, recorder.frames.at(-1)?.index]).toEqual([
    frameLimit,
    all - frameLimit,
    all - 1,
  ]);
});

it("breaks connections before and during the response", async () => {
  const requested = Promise.withResolvers<ServerResponse>();
  const url = await startHttpServer((request, response) => {
    if (request.url === "/pending") return requested.resolve(response);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: 1\n\ndata: 2");
  });
  const recorder = new Recorder("ag-ui", fetch, () => {});
  const pending = recorder.fetch(`${url}/pending`);
  const failed = expect(pending).rejects.toThrow(new TypeError("The connection was dropped."));
  const server = await requested.promise;
  const closed = once(server, "close");
  recorder.breakConnections();
  await Promise.all([failed, closed]);

  const reader = (await recorder.fetch(`${url}/`)).body?.getReader();
  await reader?.read();
  const rest = reader?.read();
  recorder.breakConnections();
  await expect(rest).rejects.toThrow(new TypeError("The connection was dropped."));
  expect(recorder.frames.map(({ raw }) => raw)).toEqual(["data: 1"]);
});

it("holds requests while it is offline", async () => {
  let calls = 0;
  const send: typeof fetch = async () => {
    calls += 1;
    return new Response("{}");
  };
  const recorder = new Recorder("ag-ui", send, () => {});
  recorder.goOffline();
  const held = recorder.fetch("http://a.test/held");
  const cancelled = new AbortController();
  const aborted = recorder.fetch("http://a.test/aborted", { signal: cancelled.signal });
  const reason = new Error("aborted");
  cancelled.abort(reason);
  await expect(aborted).rejects.toBe(reason);
  // Every step that a request takes while the recorder is online fits into one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect([recorder.isOffline, recorder.requests, calls]).toEqual([true, [], 0]);
  recorder.goOnline();
  expect((await held).status).toBe(200);
  expect([recorder.isOffline, recorder.requests.map(({ url }) => url), calls]).toEqual([
    false,
    ["http://a.test/held"],
    1,
  ]);
});

it("rejects with the caller's reason if the caller aborts a request", async () => {
  const url = await startHttpServer(() => {});
  const recorder = new Recorder("ag-ui", fetch, () => {});
  const reason = new Error("aborted");
  await expect(recorder.fetch(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

const url = "http://127.0.0.1:8080/v1/threads/a/runs";

it("builds a curl command without the key", () => {
  const headers = { authorization: "Bearer …", "content-type": "application/json" };
  expect(toCurlCommand({ method: "POST", url, headers, body: '{"a":"it\'s"}' })).toBe(
    [
      `curl -N '${url}' \\`,
      '  -H "Authorization: Bearer $API_KEY" \\',
      "  -H 'content-type: application/json' \\",
      "  --data-raw '{\"a\":\"it'\\''s\"}'",
    ].join("\n"),
  );
  expect(toCurlCommand({ method: "GET", url, headers: {} })).toBe(`curl -N '${url}'`);
  expect(toCurlCommand({ method: "DELETE", url, headers: {} })).toBe(`curl -N -X DELETE '${url}'`);
  expect(toCurlCommand({ method: "POST", url, headers: {} })).toBe(`curl -N -X POST '${url}'`);
});

it("quotes values for the shell", () => {
  const body = "@file 'quoted' \"double\" $HOME `id` \\ \n!";
  const command = toCurlCommand({ method: "POST", url, headers: { "x-a": "$(id)" }, body });
  const words = execFileSync("sh", ["-c", command.replace(/^curl/, "printf '%s\\0'")], { encoding: "utf8" });
  expect(words.split("\0").slice(0, -1)).toEqual(["-N", url, "-H", "x-a: $(id)", "--data-raw", body]);
});
