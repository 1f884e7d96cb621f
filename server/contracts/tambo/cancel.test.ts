/** Cancelling runs: what it stops, what it leaves, and what can come after it. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import type { EventStream, ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import { testServer } from "../../proof/testing/server.ts";
import { nativeTools } from "../../tools/native.ts";

const threadPath = (stream: EventStream) => `/v1/threads/${stream.response.headers.get("x-thread-id")}`;
const pathOf = (stream: EventStream) =>
  `${threadPath(stream)}/runs/${stream.response.headers.get("x-run-id")}`;
const kinds = (events: ReceivedEvent[]) => events.map(({ event }) => event.name ?? event.type);
const text = (event: { type: string }) => event.type === "TEXT_MESSAGE_CONTENT";
const clientTool = (name: string) => ({
  name,
  description: "A tool",
  inputSchema: { type: "object", properties: {} },
});
const components = [{ name: "Card", description: "A card", propsSchema: { type: "object", properties: {} } }];
const cancelledEnd = { type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED" };

/** A server tool that never answers, and tells when it was aborted. */
function endlessTool() {
  const called = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const tool = {
    name: "slow/wait",
    description: "Waits",
    inputSchema: { type: "object", properties: {} },
    repeatable: false,
  };
  const tools = nativeTools([
    {
      tool,
      run: async (_project, _input, { signal }) => {
        signal.addEventListener("abort", () => aborted.resolve());
        called.resolve();
        return await new Promise(() => {});
      },
    },
  ]);
  return { tools, called: called.promise, aborted: aborted.promise };
}

describe("a running run", () => {
  it("ends its stream with RUN_ERROR, keeps the partial message, and aborts the model [T-144][T-146][TC-012][TC-013][TC-038]", async () => {
    const server = await testServer();
    const hold = randomUUID();
    const stream = await server.script("thr_a", [[{ text: [" Well\n", { hold }, "never"] }]]);
    await stream.until(text);
    await holdReached(hold);
    const answer = await server.json("DELETE", pathOf(stream));
    const runId = stream.response.headers.get("x-run-id");
    expect(answer).toEqual({ status: 200, body: { runId, status: "cancelled" } });
    expect(releaseHold(hold), "the model has been aborted, so nothing waits any more").toBe(false);
    const events = await stream.end();
    expect(kinds(events)).toEqual([
      "RUN_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "RUN_ERROR",
    ]);
    expect(events.at(-1)?.event).toMatchObject(cancelledEnd);
    const { body } = await server.json("GET", threadPath(stream));
    expect(body.messages[1]).toMatchObject({
      role: "assistant",
      content: [{ type: "text", text: " Well\n" }],
      incomplete: "cancelled",
    });
    const next = await server.script("thr_a", [[{ text: "again" }]]);
    expect((await next.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it.each([
    [
      "an open tool call",
      (hold: string) => ({ tool: "add", args: ['{"a"', { hold }] }),
      "TOOL_CALL_ARGS",
      ["TOOL_CALL_ARGS", "TOOL_CALL_END", "TOOL_CALL_RESULT", "tambo.tool.result", "RUN_ERROR"],
    ],
    [
      "an open component",
      (hold: string) => ({ component: "Card", props: ['{"a":[1,', { hold }] }),
      "tambo.component.props_delta",
      ["tambo.component.props_delta", "tambo.component.end", "RUN_ERROR"],
    ],
    [
      "open reasoning",
      (hold: string) => ({ reasoning: ["hm", { hold }] }),
      undefined,
      ["RUN_STARTED", "RUN_ERROR"],
    ],
  ])("closes %s before its end [T-146][T-057]", async (_name, step, shown, end) => {
    const server = await testServer();
    const hold = randomUUID();
    const request = { tools: [clientTool("add")], availableComponents: components };
    const stream = await server.script("thr_a", [[step(hold)]], request);
    await holdReached(hold);
    if (shown !== undefined) await stream.until((event) => (event.name ?? event.type) === shown);
    await server.json("DELETE", pathOf(stream));
    const events = await stream.end();
    expect(kinds(events).slice(-end.length)).toEqual(end);
    const json = events
      .filter(({ event }) => /args|props_delta/i.test(event.name ?? event.type))
      .map(({ event }) => event.delta ?? event.value.delta)
      .join("");
    if (json !== "") expect(JSON.parse(json)).toBeTypeOf("object");
  });

  it("aborts its server tools [T-144]", async () => {
    const { tools, called, aborted } = endlessTool();
    const server = await testServer({ tools });
    const stream = await server.script("thr_a", [[{ tool: "slow/wait", args: {} }], [{ text: "never" }]]);
    await called;
    expect((await server.json("DELETE", pathOf(stream))).status).toBe(200);
    await aborted;
    expect((await stream.end()).at(-1)?.event).toMatchObject(cancelledEnd);
  });

  it("refuses the late result of a call it had made, and does not come back to life [T-144]", async () => {
    const { tools, called } = endlessTool();
    const server = await testServer({ tools });
    const turn = [
      { tool: "slow/wait", args: {} },
      { tool: "add", args: {} },
    ];
    const stream = await server.script("thr_a", [turn], { tools: [clientTool("add")] });
    await called;
    await server.json("DELETE", pathOf(stream));
    const calls = (await stream.end()).filter(({ event }) => event.type === "TOOL_CALL_START");
    const toolCallId = calls.at(-1)?.event.toolCallId;
    const late = await server.json("POST", `${threadPath(stream)}/runs`, {
      message: { role: "tool", toolCallId, content: "late" },
    });
    expect(late).toMatchObject({ status: 400, body: { code: "INVALID_TOOL_RESULT" } });
    const look = await server.stream("GET", pathOf(stream));
    expect((await look.end()).map(({ event }) => event)).toMatchObject([cancelledEnd]);
  });

  it("can be cancelled by many at once, with one end [T-144][TC-010]", async () => {
    const server = await testServer();
    const hold = randomUUID();
    const stream = await server.script("thr_a", [[{ text: ["a", { hold }] }]]);
    await holdReached(hold);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.json("DELETE", pathOf(stream))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await stream.end();
    const whole = await (await server.stream("GET", `${pathOf(stream)}?after=0`)).end();
    expect(kinds(whole).filter((kind) => kind.startsWith("RUN_"))).toEqual(["RUN_STARTED", "RUN_ERROR"]);
  });

  it("has one end when it finishes at the moment it is cancelled [T-144][T-042][TC-033]", async () => {
    const server = await testServer();
    for (let round = 0; round < 30; round += 1) {
      const hold = randomUUID();
      const stream = await server.script(`thr_${round}`, [[{ text: ["a", { hold }] }]]);
      await holdReached(hold);
      const deleting = server.json("DELETE", pathOf(stream));
      if (round % 2 === 0) await Promise.resolve();
      else await new Promise((resolve) => setImmediate(resolve));
      releaseHold(hold);
      const { status } = await deleting;
      const ends = kinds(await stream.end()).filter((kind) => /^RUN_(FINISHED|ERROR)$/.test(kind));
      expect(ends).toEqual([status === 200 ? "RUN_ERROR" : "RUN_FINISHED"]);
      const replay = await (await server.stream("GET", `${pathOf(stream)}?after=0`)).end();
      expect(replay).toEqual(stream.received);
    }
  });
});

describe("a paused run", () => {
  it("is cancelled with its calls, again and again with the same answer [T-144][TX-04][TC-010][TC-013]", async () => {
    const server = await testServer();
    const stream = await server.script("thr_a", [[{ tool: "add", args: {} }]], {
      tools: [clientTool("add")],
    });
    const events = await stream.end();
    const first = await server.json("DELETE", pathOf(stream));
    expect(first.status).toBe(200);
    expect(await server.json("DELETE", pathOf(stream))).toEqual(first);
    const { toolCallId } = events.find(({ event }) => event.type === "TOOL_CALL_START")?.event ?? {};
    const late = await server.json("POST", `${threadPath(stream)}/runs`, {
      message: { role: "tool", toolCallId, content: "late" },
    });
    expect(late).toMatchObject({ status: 400, body: { code: "INVALID_TOOL_RESULT" } });
    const next = await server.script("thr_a", [[{ text: "again" }]]);
    expect((await next.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  });

  it("once continued, passes the cancel on to the run that goes on [T-144][TC-011]", async () => {
    const server = await testServer();
    const hold = randomUUID();
    const stream = await server.script("thr_a", [[{ tool: "add", args: {} }], [{ text: ["a", { hold }] }]], {
      tools: [clientTool("add")],
    });
    const events = await stream.end();
    const { toolCallId } = events.find(({ event }) => event.type === "TOOL_CALL_START")?.event ?? {};
    const message = { role: "tool", toolCallId, content: "ok" };
    const next = await server.stream("POST", `${threadPath(stream)}/runs`, { message, model: "script" });
    await holdReached(hold);
    expect((await server.json("DELETE", pathOf(stream))).status).toBe(200);
    expect((await next.end()).at(-1)?.event).toMatchObject(cancelledEnd);
  });
});

it("a run that is over cannot be cancelled, an unknown one is not found [T-144][T-170][TC-009]", async () => {
  const server = await testServer();
  const good = await server.script("thr_a", [[{ text: "a" }]]);
  await good.end();
  const bad = await server.script("thr_b", [[{ error: { code: "LLM_ERROR", message: "No." } }]]);
  await bad.end();
  for (const stream of [good, bad]) {
    const answer = await server.json("DELETE", pathOf(stream));
    expect(answer).toMatchObject({ status: 409, body: { code: "RUN_FINISHED" } });
  }
  const unknown = await server.json("DELETE", `${threadPath(good)}/runs/run_none`);
  expect(unknown).toMatchObject({ status: 404, body: { code: "RUN_NOT_FOUND" } });
});
