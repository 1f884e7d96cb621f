import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastJsonPatch from "fast-json-patch";
import { describe, expect, it } from "vitest";
import { releaseHold } from "../../models/script/holds.ts";
import type { EventStream, ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const kinds = (events: ReceivedEvent[]) => events.map(({ event }) => event.name ?? event.type);
const add = { name: "add", description: "Adds", inputSchema: { type: "object", properties: {} } };
const tools = [add];
const call = (n: number) => ({ tool: "add", args: { n } });
const runs = (stream: EventStream) => `/v1/threads/${stream.response.headers.get("x-thread-id")}/runs`;
const runId = (stream: EventStream) => stream.response.headers.get("x-run-id");
const pendingOf = (events: ReceivedEvent[]): { toolCallId: string; toolName: string; input: unknown }[] =>
  events.find(({ event }) => event.name === "tambo.run.awaiting_input")?.event.value.pendingToolCalls ?? [];
const joinText = (events: ReceivedEvent[]) =>
  events.flatMap(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? [event.delta] : [])).join("");
const result = (toolCallId: string, content = "ok") => ({ role: "tool", toolCallId, content });

async function paused(server: TestServer, turns: unknown[], threadId = `thr_${randomUUID()}`) {
  const stream = await server.script(threadId, turns, { tools });
  const events = await stream.end();
  const reply = (message: object, more: object = {}) =>
    server.stream("POST", runs(stream), { message, model: "script", tools, ...more });
  return { stream, events, ids: pendingOf(events).map(({ toolCallId }) => toolCallId), reply };
}

describe("a continuation", () => {
  it("is a separate run, and continues with the result [T-067][T-071][T-205][TX-08]", async () => {
    const server = await startTestServer();
    const { stream, events, ids, reply } = await paused(server, [[call(1)], [{ echo: "prompt" }]]);
    expect(kinds(events)).toEqual([
      "RUN_STARTED",
      "TOOL_CALL_START",
      "TOOL_CALL_ARGS",
      "TOOL_CALL_END",
      "tambo.run.awaiting_input",
      "RUN_FINISHED",
    ]);
    expect(pendingOf(events)).toEqual([{ toolCallId: ids[0], toolName: "add", input: { n: 1 } }]);
    const next = await reply(result(ids[0] as string, "done"));
    const after = await next.end();
    expect(runId(next)).not.toBe(runId(stream));
    expect(after[0]?.event).toMatchObject({ type: "RUN_STARTED", runId: runId(next) });
    const { prompt } = JSON.parse(joinText(after));
    expect(prompt.at(-1)).toMatchObject({
      role: "tool",
      content: [{ type: "tool-result", toolCallId: ids[0], output: { type: "text", value: "done" } }],
    });
  });

  it("accepts several results in one request, in additionalMessages or as blocks [TX-09][T-252][TC-026]", async () => {
    const server = await startTestServer();
    const turns = [[call(1), call(2)], [{ text: "done" }]];
    const one = await paused(server, turns);
    const [first, second] = one.ids as [string, string];
    expect(
      joinText(await (await one.reply(result(first), { additionalMessages: [result(second)] })).end()),
    ).toBe("done");
    const two = await paused(server, turns);
    const content = two.ids.map((toolUseId) => ({
      type: "tool_result",
      toolUseId,
      content: [{ type: "text", text: "ok" }],
    }));
    expect(joinText(await (await two.reply({ role: "user", content })).end())).toBe("done");
  });

  it("accepts one of two concurrent results for the same call [TX-09]", async () => {
    const server = await startTestServer();
    const { stream, ids } = await paused(server, [[call(1)], [{ text: "done" }]]);
    const message = result(ids[0] as string);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await server.request("POST", runs(stream), { message, model: "script" });
        await response.text();
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200).every((status) => [400, 409].includes(status))).toBe(
      true,
    );
  });

  it("can be sent as soon as the pause is received, 50 times [T-071][T-205][TC-039]", async () => {
    const server = await startTestServer();
    const turns = [...Array.from({ length: 50 }, (_, n) => [call(n)]), [{ text: "done" }]];
    let stream = await server.script("thr_a", turns, { tools });
    for (let n = 0; n < 50; n += 1) {
      const pause = await stream.until((event) => event.name === "tambo.run.awaiting_input");
      const { toolCallId, input } = pause.event.value.pendingToolCalls[0];
      expect(input).toEqual({ n });
      stream = await server.stream("POST", "/v1/threads/thr_a/runs", {
        message: result(toolCallId),
        model: "script",
        tools,
      });
    }
    expect(joinText(await stream.end())).toBe("done");
  });
});

it("drops the pending calls on a user message, and gives the model a result for each [TX-09][TC-027]", async () => {
  const server = await startTestServer();
  const { ids } = await paused(server, [[call(1), call(2)]], "thr_a");
  const next = await server.script("thr_a", [[{ echo: "prompt" }]]);
  const { prompt } = JSON.parse(joinText(await next.end()));
  const [assistant, tool, user] = prompt.slice(-3);
  expect([assistant.role, tool.role, user.role]).toEqual(["assistant", "tool", "user"]);
  const abandoned = {
    type: "error-text",
    value: "The call was abandoned: the user continued without its result.",
  };
  expect(tool.content).toMatchObject(ids.map((toolCallId) => ({ toolCallId, output: abandoned })));
  const late = await server.json("POST", "/v1/threads/thr_a/runs", { message: result(ids[0] as string) });
  expect(late).toMatchObject({ status: 400, body: { code: "INVALID_TOOL_RESULT" } });
});

it("can be sent after a disconnect and a restart [T-008][TX-04]", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pause-"));
  try {
    const options = { databaseFile: join(folder, "runs.sqlite"), disconnectGraceMs: 0 };
    const before = await startTestServer(options);
    const { stream, ids } = await paused(before, [[call(1)], [{ text: "done" }]], "thr_a");
    await before.close();
    const server = await startTestServer(options);
    const look = await server.stream("GET", `${runs(stream)}/${runId(stream)}`);
    expect(pendingOf(await look.end()).map(({ toolCallId }) => toolCallId)).toEqual(ids);
    const body = { message: result(ids[0] as string), model: "script", onDisconnect: "continue" };
    expect(joinText(await (await server.stream("POST", runs(stream), body)).end())).toBe("done");
  } finally {
    await rm(folder, { recursive: true });
  }
});

it("can be sent after closing the connection at the pause, which does not cancel the run [TX-04][T-145]", async () => {
  const server = await startTestServer({ disconnectGraceMs: 0 });
  const stream = await server.script("thr_a", [[call(1)]], { tools });
  const pause = await stream.until((event) => event.name === "tambo.run.awaiting_input");
  stream.drop();
  const { toolCallId } = pause.event.value.pendingToolCalls[0];
  const look = await server.stream("GET", `${runs(stream)}/${runId(stream)}`);
  expect(pendingOf(await look.end())).toMatchObject([{ toolCallId }]);
});

it("respects maxCalls across continuations [T-033][T-034][T-035]", async () => {
  const server = await startTestServer();
  const propsSchema = { type: "object", properties: {} };
  const availableComponents = [
    { name: "Card", description: "A card", propsSchema, contextTools: [{ ...add, maxCalls: 2 }] },
  ];
  const more = { tools: [], availableComponents };
  const script = [
    [{ component: "Card", props: {} }, call(1)],
    [call(2)],
    [{ echo: "prompt" }, call(3)],
    [{ text: "done" }],
  ];
  const first = [[{ component: "Card", props: {} }]];
  await (await server.script("thr_a", first, more)).end();
  let events = await (await server.script("thr_a", script, more)).end();
  for (const n of [1, 2]) {
    const [pending] = pendingOf(events);
    expect(pending?.input).toEqual({ n });
    const message = result(pending?.toolCallId as string);
    events = await (
      await server.stream("POST", "/v1/threads/thr_a/runs", { message, model: "script", ...more })
    ).end();
  }
  const echo = JSON.parse(/^\{.*?"toolChoice":\{[^}]*\}\}/.exec(joinText(events))?.[0] ?? "null");
  expect(echo.tools).not.toContain("add");
  const rejection = events.find(({ event }) => event.name === "tambo.tool.result")?.event.value;
  expect(rejection).toMatchObject({ isError: true, result: [{ text: 'There is no tool "add".' }] });
});

describe("component state sent by a client during a run", () => {
  const propsSchema = { type: "object", properties: {} };
  const offer = { availableComponents: [{ name: "Card", description: "A card", propsSchema }] };

  it("is ordered with the run's own changes [T-231][T-235][TX-14]", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const patches = Array.from({ length: 20 }, (_, n) => [
      { delay: 1 },
      { patch: [{ op: "add", path: "/list/-", value: `run ${n}` }] },
    ]).flat();
    const turn = [{ component: "Card", props: {}, state: [{ set: { list: [] } }, { hold }, ...patches] }];
    const stream = await server.script("thr_a", [turn], offer);
    const { componentId } = (await stream.until((event) => event.name === "tambo.component.start")).event
      .value;
    await stream.until((event) => event.type === "STATE_SNAPSHOT");
    releaseHold(hold);
    const path = `/v1/threads/thr_a/components/${componentId}/state`;
    for (let n = 0; n < 20; n += 1) {
      const patch = [{ op: "add", path: "/list/-", value: `client ${n}` }];
      expect((await server.json("POST", path, { patch })).status).toBe(200);
    }
    let everything: { list?: string[] } = {};
    let standard = { components: {} as Record<string, { list?: string[] }> };
    for (const { event } of await stream.end()) {
      if (event.name === "tambo.component.state_delta") {
        everything = fastJsonPatch.applyPatch(everything, event.value.delta, true, false).newDocument;
      } else if (event.type === "STATE_SNAPSHOT" || event.type === "STATE_DELTA") {
        // A reader that knows only standard AG-UI events can apply each event and ends up with the same
        // state.
        standard =
          event.type === "STATE_SNAPSHOT"
            ? event.snapshot
            : fastJsonPatch.applyPatch(standard, event.delta, true, false).newDocument;
        everything = structuredClone(standard.components[componentId] ?? {});
      }
    }
    const { body } = await server.json("GET", "/v1/threads/thr_a");
    const { list } = body.messages.at(-1).content[0].state;
    expect(list).toHaveLength(40);
    expect(new Set(list).size).toBe(40);
    expect(list.slice(0, everything.list?.length)).toEqual(everything.list);
  });
});
