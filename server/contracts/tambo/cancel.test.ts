import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import type { EventStream, ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createNativeTools } from "../../tools/native.ts";

const threadPath = (stream: EventStream) => `/v1/threads/${stream.response.headers.get("x-thread-id")}`;
const pathOf = (stream: EventStream) =>
  `${threadPath(stream)}/runs/${stream.response.headers.get("x-run-id")}`;
const kinds = (events: ReceivedEvent[]) => events.map(({ event }) => event.name ?? event.type);
const clientTool = (name: string) => ({
  name,
  description: "A tool",
  inputSchema: { type: "object", properties: {} },
});
const cancelledEnd = { type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED" };

/** Creates a server tool that never returns and reports when it was aborted. */
function createEndlessTool() {
  const called = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const tool = {
    name: "slow/wait",
    description: "Waits",
    inputSchema: { type: "object", properties: {} },
    repeatable: false,
  };
  const tools = createNativeTools([
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

describe("an active run", () => {
  it("rejects the late result of its call, and remains cancelled [T-144]", async () => {
    const { tools, called } = createEndlessTool();
    const server = await startTestServer({ tools });
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

  it("can be cancelled by many clients concurrently, with one terminal event [T-144][TC-010]", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const stream = await server.script("thr_a", [[{ text: ["a", { hold }] }]]);
    await holdReached(hold);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => server.json("DELETE", pathOf(stream))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await stream.end();
    const complete = await (await server.stream("GET", `${pathOf(stream)}?after=0`)).end();
    expect(kinds(complete).filter((kind) => kind.startsWith("RUN_"))).toEqual(["RUN_STARTED", "RUN_ERROR"]);
  });

  it("has one terminal event if it finishes while it is being cancelled [T-144][T-042][TC-033]", async () => {
    const server = await startTestServer();
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

describe("a run that awaits input", () => {
  it("is cancelled with its calls, and repeated requests get the same response [T-144][TX-04][TC-010][TC-013]", async () => {
    const server = await startTestServer();
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
});

it("rejects cancelling a finished run, and does not find an unknown one [T-144][T-170][TC-009]", async () => {
  const server = await startTestServer();
  const good = await server.script("thr_a", [[{ text: "a" }]]);
  await good.end();
  const bad = await server.script("thr_b", [[{ error: { code: "LLM_ERROR", message: "No." } }]]);
  await bad.end();
  for (const stream of [good, bad]) {
    const reply = await server.json("DELETE", pathOf(stream));
    expect(reply).toMatchObject({ status: 409, body: { code: "RUN_FINISHED" } });
  }
  const unknown = await server.json("DELETE", `${threadPath(good)}/runs/run_none`);
  expect(unknown).toMatchObject({ status: 404, body: { code: "RUN_NOT_FOUND" } });
});
