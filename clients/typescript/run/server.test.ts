/** Tests runs on the real server over broken connections. */
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { startTestServer, type TestServer } from "../../../server/proof/testing/server.ts";
import { createTamboClient } from "../client.ts";
import { defineTool } from "../tools/client-tool.ts";
import { startCuttingProxy } from "./testing/cutting-proxy.ts";
import { collect } from "./testing/scripted-server.ts";

const deltas = Array.from({ length: 60 }, (_, index) => `part ${index} – ünïcode 🎈, `);
const text = deltas.join("");
const long = script([{ text: deltas }]);
const noArguments = { type: "object", properties: {} } as const;

function script(...turns: unknown[][]): string {
  return JSON.stringify({ turns });
}

/** Returns all events of a run from the server. */
async function readFullRun(
  server: TestServer,
  threadId: string,
  runId: string,
  query = "",
): Promise<unknown[]> {
  const stream = await server.stream("GET", `/v1/threads/${threadId}/runs/${runId}?after=0${query}`);
  return (await stream.end()).map(({ event }) => event);
}

describe("delivers every event once over broken connections", () => {
  it.each([["ag-ui"], ["proposal"]] as const)("with wire=%s [T-008][T-140][T-237]", async (wire) => {
    const server = await startTestServer();
    // The connections break within the response headers of the POST request, right after them, and then at
    // arbitrary points.
    const cuts = [120, 420, 700, 380, 2048, 900];
    const proxy = await startCuttingProxy(server.url, cuts);
    const client = createTamboClient({ baseUrl: proxy.url });
    const request = { message: long, createThread: true, model: "script" };
    const stream = client.runs.stream("thread", request, { wire });
    const { items, thrown } = await collect(stream);
    expect(thrown).toBeUndefined();
    expect(proxy.connections()).toBe(7);
    expect(items).toEqual(await readFullRun(server, "thread", stream.runId as string, `&wire=${wire}`));
    const { messages } = await createTamboClient({ baseUrl: server.url }).threads.get("thread");
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(messages[1]?.content).toEqual([{ type: "text", text }]);
    expect((await stream.finished).messages).toEqual([messages[1]]);
  });

  it("also to another client that resumes at any position [T-140][TX-05]", async () => {
    const server = await startTestServer();
    const client = createTamboClient({ baseUrl: server.url });
    const hold = randomUUID();
    const turns = script([{ text: ["One", { hold }, ", two"] }]);
    const request = { message: turns, createThread: true, model: "script" };
    const controller = new AbortController();
    const first = client.runs.stream("thread", request, { signal: controller.signal });
    const { runId } = await first.started;
    await holdReached(hold);
    await vi.waitFor(() => expect(first.lastEventId).toBe(3));
    const reason = new Error("page closed");
    controller.abort(reason);
    const { items: before, thrown } = await collect(first);
    expect(thrown).toBe(reason);
    const rest = client.runs.reconnect("thread", runId, { after: first.lastEventId });
    const full = client.runs.reconnect("thread", runId);
    await Promise.all([rest.started, full.started]);
    releaseHold(hold);
    const all = (await collect(full)).items;
    expect([...before, ...(await collect(rest)).items]).toEqual(all);
    expect(all).toEqual(await readFullRun(server, "thread", runId));
    const ended = client.runs.reconnect("thread", runId, { after: rest.lastEventId });
    expect(await collect(ended)).toEqual({ items: [] });
    expect((await ended.finished).status).toBe("finished");
  });
});

describe("client tools", () => {
  const add = defineTool({
    name: "add",
    description: "Adds",
    inputSchema: {
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a", "b"],
    },
    run: ({ a, b }) => `${a + b}`,
  });
  const turns = script(
    [
      { tool: "add", args: { a: 1, b: 2 } },
      { tool: "add", args: { a: 3 } },
    ],
    [{ tool: "add", args: { a: 5, b: 6 } }],
    [{ text: "Done." }],
  );

  it.each([["ag-ui"], ["proposal"]] as const)(
    "continue runs over broken connections with wire=%s [T-205][T-071]",
    async (wire) => {
      const server = await startTestServer();
      const proxy = await startCuttingProxy(server.url, [150, 900, 500, 300, 600]);
      const client = createTamboClient({ baseUrl: proxy.url });
      const request = { message: turns, createThread: true, model: "script", tools: [add] };
      const stream = client.runs.stream("thread", request, { wire });
      const snapshot = await stream.finished;
      expect(snapshot.status).toBe("finished");
      const direct = createTamboClient({ baseUrl: server.url });
      const { messages } = await direct.threads.get("thread");
      const ids = messages.flatMap(({ toolCalls = [] }) => toolCalls.map(({ id }) => id));
      expect(ids.length).toBe(3);
      expect(messages.map(({ role, toolCallId, isError }) => [role, toolCallId, isError])).toEqual([
        ["user", undefined, undefined],
        ["assistant", undefined, undefined],
        ["tool", ids[0], undefined],
        ["tool", ids[1], true],
        ["assistant", undefined, undefined],
        ["tool", ids[2], undefined],
        ["assistant", undefined, undefined],
      ]);
      expect(messages[2]?.content).toEqual([{ type: "text", text: "3" }]);
      expect(messages[5]?.content).toEqual([{ type: "text", text: "11" }]);
      // In the snapshot, tool results are at the same positions as on the server, but with local ids.
      const expected = messages.slice(1).map((message) => {
        if (message.role !== "tool") return message;
        const { createdAt, ...rest } = message;
        return { ...rest, id: `local_${message.toolCallId}` };
      });
      expect(snapshot.messages.map(({ role, id }) => [role, id])).toEqual(
        expected.map(({ role, id }) => [role, id]),
      );
      expect(snapshot.messages.filter(({ role }) => role === "tool")).toEqual(
        expected.filter(({ role }) => role === "tool"),
      );
      const started = (await collect(direct.runs.reconnect("thread", (await stream.started).runId, { wire })))
        .items;
      expect(started[0]).toMatchObject({ type: "RUN_STARTED" });
    },
  );

  it("continue a run that another page left awaiting input, only once [T-142]", async () => {
    const server = await startTestServer();
    const client = createTamboClient({ baseUrl: server.url });
    const { run: _, ...declared } = add;
    const request = { message: turns, createThread: true, model: "script", tools: [declared] };
    const first = client.runs.stream("thread", request);
    const snapshot = await first.finished;
    expect([snapshot.status, snapshot.pendingToolCalls.length]).toEqual(["awaiting_input", 2]);
    const runId = first.runId as string;
    const options = { model: "script", tools: [add] };
    expect((await client.runs.reconnect("thread", runId, options).finished).status).toBe("finished");
    const again = client.runs.reconnect("thread", runId, options);
    expect(await again.finished).toMatchObject({ status: "finished", pendingToolCalls: [] });
    expect(again.runId).toBe(runId);
  });

  it("run on two pages at once: one sends the results, and both streams finish [T-075]", async () => {
    const server = await startTestServer();
    const client = createTamboClient({ baseUrl: server.url });
    const { run: _, ...declared } = add;
    const request = { message: turns, createThread: true, model: "script", tools: [declared] };
    const first = client.runs.stream("thread", request);
    await first.finished;
    const options = { model: "script", tools: [add] };
    const pages = [1, 2].map(() => client.runs.reconnect("thread", first.runId as string, options).finished);
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(["finished", "finished"]);
  });
});

describe("cancel", () => {
  it("ends an active run with CANCELLED, and keeps its messages [T-144][T-146]", async () => {
    const server = await startTestServer();
    const client = createTamboClient({ baseUrl: server.url });
    const hold = randomUUID();
    const message = script([{ text: ["One", { hold }, ", two"] }]);
    const stream = client.runs.stream("thread", { message, createThread: true, model: "script" });
    await holdReached(hold);
    await stream.cancel();
    const { items, thrown } = await collect(stream);
    expect(thrown).toBeUndefined();
    expect(items.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
    const snapshot = await stream.finished;
    expect(snapshot.status).toBe("cancelled");
    expect(snapshot.messages.map(({ content }) => content)).toEqual([[{ type: "text", text: "One" }]]);
    await stream.cancel();
  });

  it("ends a run whose tool is running [T-144]", async () => {
    const server = await startTestServer();
    const client = createTamboClient({ baseUrl: server.url });
    const running = Promise.withResolvers<void>();
    const slow = defineTool({
      name: "slow",
      description: "Never ends",
      inputSchema: noArguments,
      run() {
        running.resolve();
        return new Promise(() => {});
      },
    });
    const message = script([{ tool: "slow", args: {} }]);
    const stream = client.runs.stream("thread", {
      message,
      createThread: true,
      model: "script",
      tools: [slow],
    });
    await running.promise;
    await stream.cancel();
    expect((await stream.finished).status).toBe("cancelled");
    expect((await collect(stream)).items.at(-1)).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
  });
});
