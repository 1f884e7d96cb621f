import { describe, expect, it, vi } from "vitest";
import type { Json, Step } from "./case.ts";
import { executeSteps } from "./steps.ts";
import { begin, problemOf, steady } from "./testing/cases.ts";
import { FakeDriver } from "./testing/fake-driver.ts";
import { type Handler, json, open, stream, whole } from "./testing/server.ts";

const a = { type: "A" };

describe("a run", () => {
  it("sends the script with its own name to the thread main, and reads the stream", async () => {
    const { run, asked, lines } = await begin(whole, { target: { model: "m" } });
    await executeSteps(run, [{ run: "main" }, { read: "main" }]);
    expect(lines()).toEqual(["POST /runs/conform-NONCE-main"]);
    expect(steady(JSON.parse(asked[0]?.body ?? ""))).toEqual({ content: "play NONCE.main", model: "m" });
    expect(run.observations()).toMatchObject({ main: { types: ["A", "B"], ended: "end" } });
    expect(run.evidence.streams.map(({ name, from }) => [name, from])).toEqual([["main", "start"]]);
  });

  it("can have another script, another thread or no script", async () => {
    const { run, asked, lines } = await begin(whole);
    await executeSteps(run, [
      { run: "first", script: "main", thread: "other", query: { q: 1 }, headers: { "x-a": "${nonce}" } },
      { read: "first" },
      { run: "second", body: { was: "${first.types}" } },
    ]);
    expect(lines()).toEqual(["POST /runs/conform-NONCE-other?q=1", "POST /runs/conform-NONCE-main"]);
    expect(asked.map(({ body }) => steady(JSON.parse(body)))).toEqual([
      { content: "play NONCE.main" },
      { was: ["A", "B"] },
    ]);
    expect(steady(asked[0]?.headers["x-a"])).toBe("NONCE");
  });

  it("continues the conversation of another run, and records its body", async () => {
    const { run, asked } = await begin(whole);
    await executeSteps(run, [{ run: "main" }, { read: "main" }, { run: "next", history: "main" }]);
    const body = { after: ["A", "B"] };
    expect(JSON.parse(asked[1]?.body ?? "")).toEqual(body);
    expect(run.observations()).toMatchObject({ next: { sent: body } });
    expect(await problemOf(run, [{ run: "lost", history: "none" }])).toBe(
      'step 1 (run): there is no observation "none" yet: read it first',
    );
  });

  it.each<[string, Step, Handler, string | undefined]>([
    [
      "an error response instead of a stream",
      { run: "main" },
      (_, response) => json(response, 429, { code: "BUSY" }),
      'step 1 (run): POST /runs/conform-NONCE-main returned status 429 with application/json instead of the stream that M-1 requires: {"code":"BUSY"}',
    ],
    [
      "a response with a different content type",
      { run: "main" },
      (_, response) => response.end("<html>"),
      "step 1 (run): POST /runs/conform-NONCE-main returned status 200 with no content type instead of the stream that M-1 requires: <html>",
    ],
    [
      "an error that looks like a stream",
      { run: "main" },
      (_, response) => response.writeHead(500, { "content-type": "text/event-stream" }).end("x".repeat(301)),
      `step 1 (run): POST /runs/conform-NONCE-main returned status 500 with text/event-stream instead of the stream that M-1 requires: ${"x".repeat(300)}…`,
    ],
    [
      "a stream instead of an error response",
      { run: "main", expect: "refusal" },
      whole,
      "step 1 (run): POST /runs/conform-NONCE-main returned a stream, but should have been rejected",
    ],
    [
      "the expected error response",
      { run: "main", expect: "refusal" },
      (_, response) => json(response, 409, {}),
      undefined,
    ],
    [
      "no answer",
      { run: "main" },
      () => undefined,
      "step 1 (run): POST /runs/conform-NONCE-main got no response within 1000 ms",
    ],
    [
      "a value that was never observed",
      { run: "main", body: { id: "${gone.id}" } },
      whole,
      "step 1 (run): gone.id is absent",
    ],
  ])("gets %s", async (_, step, handle, want) => {
    const { run } = await begin(handle);
    expect(await problemOf(run, [step])).toBe(want);
  });
});

describe("a reconnect", () => {
  it.each<[string, { after?: Json; lastEventId?: Json }, string, string | undefined, string]>([
    ["without a position", {}, "GET /runs/run-1", undefined, "bare"],
    ["from the start", { after: 0 }, "GET /runs/run-1?after=0", undefined, "start"],
    ["from the start, with the header", { lastEventId: "0" }, "GET /runs/run-1", "0", "start"],
    [
      "after an event",
      { after: "${main.types | length(@)}" },
      "GET /runs/run-1?after=2",
      undefined,
      "position",
    ],
    ["after an event, with the header", { lastEventId: 2 }, "GET /runs/run-1", "2", "position"],
  ])("%s", async (_, position, line, header, from) => {
    const { run, asked, lines } = await begin(whole);
    await executeSteps(run, [
      { run: "main" },
      { read: "main" },
      { reconnect: "again", of: "main", ...position },
    ]);
    expect(lines()[1]).toBe(line);
    expect(asked[1]?.headers["last-event-id"]).toBe(header);
    expect(run.evidence.streams.map((each) => [each.name, each.from])).toEqual([
      ["main", "start"],
      ["again", from],
    ]);
  });

  it("needs an observed stream", async () => {
    const { run } = await begin(whole);
    expect(await problemOf(run, [{ reconnect: "again", of: "main" }])).toBe(
      'step 1 (reconnect): no stream is named "main"',
    );
  });
});

describe("reading", () => {
  it("stops after a number of events, or at a matching event", async () => {
    const { run } = await begin(open);
    await executeSteps(run, [
      { run: "main" },
      { read: "main", until: { events: 1 } },
      { read: "main", until: { event: "type == '${main.types[0]}'" } },
    ]);
    expect(run.observations()).toMatchObject({ main: { ended: "open" } });
  });

  it("stops when the observed stream satisfies the expression", async () => {
    const { run } = await begin(open);
    await executeSteps(run, [{ run: "main" }, { read: "main", until: { seen: "types == ['A']" } }]);
    expect(await problemOf(run, [{ read: "main", until: { seen: "length(types) == `2`" } }])).toBe(
      "step 1 (read): stream main: waited for the content that the case describes, but timed out after 1000 ms; the last event was A",
    );
  });

  it.each<[string, string]>([
    ["null", "nothing"],
    ["false", "type == 'B'"],
    ["an empty text", "empty"],
    ["an empty list", "list"],
    ["an empty object", "object"],
  ])("continues while the expression is false: %s", async (_, event) => {
    const { run } = await begin((_, response) =>
      stream(response, { type: "A", empty: "", list: [], object: {} }),
    );
    expect(await problemOf(run, [{ run: "main" }, { read: "main", until: { event } }])).toBe(
      `step 2 (read): stream main: waited for ${event === "type == 'B'" ? "the event B" : "the event that the case describes"}, but timed out after 1000 ms; the last event was A`,
    );
  });

  it.each<[string, Handler, string]>([
    ["never ends", open, "timed out after 1000 ms"],
    [
      "breaks off",
      (_, response) => stream(response, a).write("", () => response.destroy()),
      "the connection was lost",
    ],
  ])("fails if the stream %s", async (_, handle, why) => {
    const { run } = await begin(handle);
    expect(
      await problemOf(run, [{ run: "main" }, { read: "main", until: { events: 1 } }, { read: "main" }]),
    ).toBe(`step 3 (read): stream main: waited for its end, but ${why}; the last event was A`);
  });
});

it("disconnects by closing the socket", async () => {
  const { run, asked } = await begin(open);
  await executeSteps(run, [{ run: "main" }, { read: "main", until: { events: 1 } }, { disconnect: "main" }]);
  expect(run.observations()).toMatchObject({ main: { ended: "closed" } });
  await asked[0]?.left;
});

describe("holds", () => {
  const scripts = { main: [[{ hold: "h" }]] };

  it("are awaited and released by the names of the round", async () => {
    const driver = new FakeDriver();
    driver.standing = [".main.h", ".main.2.h"];
    const { run } = await begin(whole, { driver, scripts });
    await executeSteps(run, [
      { repeat: 2, steps: [{ run: "main" }, { reached: "h" }, { release: "h" }, { read: "main" }] },
    ]);
    expect(steady(driver.released)).toEqual(["NONCE.main.h", "NONCE.main.2.h"]);
  });

  it("end the case if they are never reached", async () => {
    const { run } = await begin(whole, { scripts });
    expect(await problemOf(run, [{ run: "main" }, { reached: "h" }])).toBe(
      'step 2 (reached): the hold "h" was not reached within 1000 ms: the implementation did not call the model or the tool that waits there',
    );
  });

  it("end the case if nothing waits there, or no script has them", async () => {
    const { run } = await begin(whole, { scripts });
    expect(await problemOf(run, [{ run: "main" }, { release: "h" }])).toBe(
      "step 2 (release): No request is waiting at NONCE.main.h",
    );
    expect(await problemOf(run, [{ reached: "x" }])).toBe(
      'step 1 (reached): no script that was sent has a hold "x"',
    );
  });
});

describe("a step that waits for an aborted model request", () => {
  it.each<[string, string[], boolean]>([
    ["came", [".main"], true],
    ["did not happen within the time limit, including the grace period", [], false],
  ])("records the result: %s", async (_, abortedScripts, want) => {
    const driver = Object.assign(new FakeDriver(), { abortedScripts });
    const { run } = await begin(whole, { driver, target: { graceMs: 10 } });
    await executeSteps(run, [{ run: "main" }, { aborted: "main" }]);
    expect(run.observations()).toMatchObject({ aborted: { main: want }, target: { graceMs: 10 } });
  });
});

describe("a restart", () => {
  it("restarts the target", async () => {
    const restart = vi.fn(async () => {});
    const { run } = await begin(whole, { target: { restart } });
    await executeSteps(run, [{ restart: "kill" }]);
    expect(restart).toHaveBeenCalledOnce();
  });

  it("forgets requests that waited at holds before it", async () => {
    const driver = new FakeDriver();
    driver.standing = ["middle"];
    const seen: string[][] = [];
    const restart = async () => void seen.push(driver.standing);
    const { run } = await begin(whole, { driver, target: { restart } });
    await executeSteps(run, [{ restart: "kill" }]);
    expect(seen).toEqual([[]]);
  });

  it("fails for a server that the suite did not start", async () => {
    const { run } = await begin(whole);
    expect(await problemOf(run, [{ restart: "kill" }])).toBe(
      "step 1 (restart): only `tambo-conform start` can restart the process",
    );
  });
});

describe("nested steps", () => {
  it("repeat, and record the observations of each round", async () => {
    let round = 0;
    const { run } = await begin((_, response) => json(response, 200, { round: ++round }));
    await executeSteps(run, [{ repeat: 3, steps: [{ request: "got", method: "GET", path: "/" }] }]);
    expect(run.observations()).toMatchObject({
      got: { body: { round: 3 } },
      each: { got: [{ body: { round: 1 } }, { body: { round: 2 } }, { body: { round: 3 } }] },
    });
  });

  it("name the round that failed", async () => {
    let round = 0;
    const { run } = await begin((_, response) => json(response, ++round < 2 ? 200 : 500, null));
    const step = { request: "got", method: "GET", path: "/", expect: 200 } as const;
    expect(await problemOf(run, [{ repeat: 3, steps: [step] }])).toBe(
      "step 1 (repeat), round 2, step 1 (request): GET / returned status 500 instead of 200: null",
    );
    expect(round).toBe(2);
  });

  it("run concurrently in parallel", async () => {
    const both = Promise.withResolvers<void>();
    let here = 0;
    const { run } = await begin(async (_, response) => {
      here += 1;
      if (here === 2) both.resolve();
      await both.promise;
      json(response, 200, here);
    });
    const request = (name: string): Step => ({ request: name, method: "GET", path: `/${name}` });
    await executeSteps(run, [{ parallel: [request("x"), request("y")] }]);
    expect(run.observations()).toMatchObject({ x: { body: 2 }, y: { body: 2 } });
  });

  it("all finish when a branch fails", async () => {
    const failed = Promise.withResolvers<void>();
    const { run } = await begin(async ({ line }, response) => {
      if (line === "GET /bad") {
        json(response, 500, null);
        failed.resolve();
      } else {
        await failed.promise;
        setImmediate(() => json(response, 200, "late"));
      }
    });
    const steps: Step[] = [
      { request: "bad", method: "GET", path: "/bad", expect: 200 },
      { request: "good", method: "GET", path: "/good" },
    ];
    expect(await problemOf(run, [{ parallel: steps }, { disconnect: "never" }])).toBe(
      "step 1 (parallel), branch 1, step 1 (request): GET /bad returned status 500 instead of 200: null",
    );
    expect(run.observations()).toMatchObject({ good: { body: "late" } });
  });
});
