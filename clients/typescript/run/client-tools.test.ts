import { describe, expect, it } from "vitest";
import { createTamboClient } from "../client.ts";
import { type ClientTool, defineTool } from "../tools/client-tool.ts";
import type { RunStreamEvent } from "../types.ts";
import {
  collect,
  createProblem,
  createScriptedServer,
  createStream,
  createToolCallEvents,
  toFrames,
} from "./testing/scripted-server.ts";

const threadId = "thr_1";
const runs = `/v1/threads/${threadId}/runs`;
const anything = { type: "object", properties: {} } as const;
const toolFields = { description: "d", inputSchema: anything };

function tool(name: string, run: ClientTool["run"]): ClientTool {
  return defineTool({ ...toolFields, name, run });
}

function createFinishedEvents(runId: string): RunStreamEvent[] {
  return [
    { type: "RUN_STARTED", threadId, runId },
    { type: "CUSTOM", name: "tambo.run.finished", value: { threadId, runId, messages: [] } },
    { type: "RUN_FINISHED", threadId, runId },
  ];
}

describe("client tools", () => {
  it("run concurrently, and their results continue the run in the same stream [T-205][T-232][TX-09]", async () => {
    const { options, received } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "a", "b"))),
      createStream(toFrames(createToolCallEvents("run_2", "b"))),
      createStream(toFrames(createFinishedEvents("run_3"))),
    );
    const bothRun = Promise.withResolvers<void>();
    const contexts: unknown[] = [];
    const a = tool("a", async (_, { signal, ...context }) => {
      contexts.push(context);
      await bothRun.promise;
      return "A";
    });
    const b = tool("b", (input) => {
      bothRun.resolve();
      return input;
    });
    const request = {
      message: "Go",
      tools: [a, { ...toolFields, name: "plain" }],
      availableComponents: [{ name: "C", description: "d", propsSchema: anything, contextTools: [b] }],
      toolChoice: "required",
      forceComponent: "C",
      createThread: true,
      contextKey: "user",
      model: "m",
      metadata: { k: 1 },
    } as const;
    const stream = createTamboClient(options).runs.stream(threadId, request, { wire: "ag-ui" });
    expect(await collect(stream)).toEqual({
      items: [
        ...createToolCallEvents("run_1", "a", "b"),
        ...createToolCallEvents("run_2", "b"),
        ...createFinishedEvents("run_3"),
      ],
    });
    expect((await stream.finished).status).toBe("finished");
    expect([await stream.started, stream.runId]).toEqual([{ threadId, runId: "run_1" }, "run_3"]);
    expect(contexts).toEqual([{ toolCallId: "tc_1", threadId, runId: "run_1" }]);
    const repeatedFields = {
      tools: [
        { ...toolFields, name: "a" },
        { ...toolFields, name: "plain" },
      ],
      availableComponents: [
        { name: "C", description: "d", propsSchema: anything, contextTools: [{ ...toolFields, name: "b" }] },
      ],
      model: "m",
      metadata: { k: 1 },
    };
    expect(received.slice(1).map(({ url, body }) => ({ url, body }))).toEqual([
      {
        url: `${runs}?wire=ag-ui`,
        body: {
          ...repeatedFields,
          message: expect.objectContaining({ role: "tool", toolCallId: "tc_1" }),
          additionalMessages: [expect.objectContaining({ role: "tool", toolCallId: "tc_2" })],
        },
      },
      {
        url: `${runs}?wire=ag-ui`,
        body: { ...repeatedFields, message: expect.objectContaining({ role: "tool", toolCallId: "tc_1" }) },
      },
    ]);
    expect(new Set(received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  it("run after a reconnect only if the run still awaits input [T-142]", async () => {
    const events = toFrames(createToolCallEvents("run_1", "a"));
    let calls = 0;
    const tools = [tool("a", () => ++calls)];
    const waiting = createScriptedServer(
      createStream(events),
      createStream(events.slice(-2, -1)),
      createStream(toFrames(createFinishedEvents("run_2"))),
    );
    const stream = createTamboClient(waiting.options).runs.reconnect(threadId, "run_1", {
      tools,
      model: "m",
    });
    expect((await collect(stream)).items).toEqual([
      ...createToolCallEvents("run_1", "a"),
      ...createFinishedEvents("run_2"),
    ]);
    expect(calls).toBe(1);
    expect(waiting.received.map(({ method, lastEventId }) => [method, lastEventId])).toEqual([
      ["GET", "0"],
      ["GET", undefined],
      ["POST", undefined],
    ]);
    expect(waiting.received[2]?.body).toMatchObject({
      model: "m",
      message: { role: "tool", toolCallId: "tc_1" },
    });

    const endedServer = createScriptedServer(createStream(events), createStream(events.slice(-1)));
    const resumed = createTamboClient(endedServer.options).runs.reconnect(threadId, "run_1", { tools });
    expect((await collect(resumed)).items).toEqual(createToolCallEvents("run_1", "a"));
    expect(resumed.snapshot).toMatchObject({
      status: "finished",
      continuedElsewhere: true,
      pendingToolCalls: [],
    });
    expect(calls).toBe(1);
  });

  const cancelled = { type: "RUN_ERROR", message: "Run cancelled", code: "CANCELLED" } as const;
  const cancelledFrame = `data: ${JSON.stringify(cancelled)}\n\n`;
  const respondCancelled = () => new Response(JSON.stringify({ runId: "run_1", status: "cancelled" }));

  it("are aborted if the run is cancelled, and no results are sent [T-144]", async () => {
    const { options, received } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "slow"))),
      respondCancelled,
      createStream([cancelledFrame]),
    );
    const running = Promise.withResolvers<AbortSignal>();
    const slow = tool("slow", (_, { signal }) => {
      running.resolve(signal);
      return new Promise(() => {});
    });
    const stream = createTamboClient(options).runs.stream(threadId, { message: "Go", tools: [slow] });
    const signal = await running.promise;
    await stream.cancel();
    expect(await collect(stream)).toEqual({ items: [...createToolCallEvents("run_1", "slow"), cancelled] });
    expect([(await stream.finished).status, signal.aborted]).toEqual(["cancelled", true]);
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${runs}`,
      `DELETE ${runs}/run_1`,
      `GET ${runs}/run_1`,
    ]);
  });

  it("end as cancelled if the run is cancelled while results are sent [T-144]", async () => {
    const resultsSent = Promise.withResolvers<void>();
    const response = Promise.withResolvers<Response>();
    const { options } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "a"))),
      () => {
        resultsSent.resolve();
        return response.promise;
      },
      respondCancelled,
      createStream([cancelledFrame]),
    );
    const tools = [tool("a", () => "A")];
    const stream = createTamboClient(options).runs.stream(threadId, { message: "Go", tools });
    await resultsSent.promise;
    await stream.cancel();
    response.resolve(createProblem(400, "INVALID_TOOL_RESULT"));
    expect((await stream.finished).status).toBe("cancelled");
  });

  it("fail the stream if the server rejects their results [T-170]", async () => {
    const { options } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "a"))),
      createProblem(400, "INVALID_TOOL_RESULT"),
      createStream(toFrames(createToolCallEvents("run_1", "a")).slice(-2, -1)),
    );
    const tools = [tool("a", () => "A")];
    const stream = createTamboClient(options).runs.stream(threadId, { message: "Go", tools });
    await expect(stream.finished).rejects.toMatchObject({ code: "INVALID_TOOL_RESULT", status: 400 });
    expect([stream.runId, stream.lastEventId]).toEqual(["run_1", 6]);
    const error = { code: "INVALID_TOOL_RESULT", message: "Refused. Because of INVALID_TOOL_RESULT." };
    expect(stream.snapshot).toMatchObject({ status: "failed", error, pendingToolCalls: [] });
  });

  it.each([
    [400, "VALIDATION_ERROR"],
    [413, "PAYLOAD_TOO_LARGE"],
  ])(
    "send the error as the result once if the server rejects a result with %i %s [T-170]",
    async (status, code) => {
      const waiting = () => createStream(toFrames(createToolCallEvents("run_1", "a")).slice(-2, -1));
      const replies = [
        createStream(toFrames(createToolCallEvents("run_1", "a"))),
        createProblem(status, code),
        waiting(),
      ];
      const { options, received } = createScriptedServer(
        ...replies,
        createStream(toFrames(createFinishedEvents("run_2"))),
      );
      const request = { message: "Go", tools: [tool("a", () => "A")] };
      const stream = createTamboClient(options).runs.stream(threadId, request);
      expect((await stream.finished).status).toBe("finished");
      const content = `The result could not be sent: Because of ${code}.`;
      const message = { role: "tool", toolCallId: "tc_1", content, isError: true };
      expect(received[3]?.body).toMatchObject({ message });
      expect(received[3]?.idempotencyKey).not.toBe(received[1]?.idempotencyKey);

      const rejectingReplies = [
        createStream(toFrames(createToolCallEvents("run_1", "a"))),
        createProblem(status, code),
        waiting(),
      ];
      const rejectingServer = createScriptedServer(
        ...rejectingReplies,
        createProblem(status, code),
        waiting(),
      );
      const rejected = createTamboClient(rejectingServer.options).runs.stream(threadId, request);
      await expect(rejected.finished).rejects.toMatchObject({ code, status });
      expect(rejectingServer.received.length).toBe(5);
    },
  );

  it("follow the active run if another client sent the results [T-075]", async () => {
    const { options, received } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "a"))),
      createProblem(409, "CONCURRENT_RUN", { runId: "run_2" }),
      createStream(toFrames(createFinishedEvents("run_2"))),
    );
    const tools = [tool("a", () => "A")];
    const stream = createTamboClient(options).runs.stream(threadId, { message: "Go", tools });
    const statuses: string[] = [];
    stream.subscribe(() => statuses.push(stream.snapshot.status));
    expect((await collect(stream)).items).toEqual([
      ...createToolCallEvents("run_1", "a"),
      ...createFinishedEvents("run_2"),
    ]);
    expect(await stream.finished).toMatchObject({
      status: "finished",
      runId: "run_2",
      continuedElsewhere: true,
    });
    expect(statuses.indexOf("finished")).toBeGreaterThan(statuses.lastIndexOf("running"));
    expect(received[2]).toEqual({ method: "GET", url: `${runs}/run_2`, lastEventId: "0" });
  });

  it("end the stream if another client sent the results and the run has ended [T-025]", async () => {
    const { options } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "a"))),
      createProblem(400, "INVALID_TOOL_RESULT"),
      createStream(toFrames(createToolCallEvents("run_1", "a")).slice(-1)),
    );
    const tools = [tool("a", () => "A")];
    const stream = createTamboClient(options).runs.stream(threadId, { message: "Go", tools });
    expect(await stream.finished).toMatchObject({
      status: "finished",
      runId: "run_1",
      continuedElsewhere: true,
      pendingToolCalls: [],
    });
  });
});
