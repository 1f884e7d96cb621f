/**
 * Tests snapshots of runs that await input, are cancelled, survive a restart, or receive state changes from
 * clients.
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { startTestServer } from "../../../server/proof/testing/server.ts";
import { RunAccumulator } from "./accumulator.ts";
import {
  applyEvents,
  buildSnapshot,
  fetchRunMessages,
  getRunPath,
  type RunFormat,
  runFormats,
  runOptions,
  tools,
  toQuery,
  withoutUnstreamed,
} from "./testing/server-runs.ts";

const component = (hold: string) => ({
  component: "Card",
  props: ['{"title":"Ca', { hold }, 'rd"}'],
  state: [{ set: { n: 1 } }],
});

describe.each(runFormats)("wire=$wire, toolRepresentation=$toolRepresentation:", (format) => {
  test.each<
    [string, (hold: string) => object[], (event: { delta?: string; value?: { delta?: string } }) => boolean]
  >([
    ["a text", (hold) => [{ text: ["One", " tw", { hold }, "o"] }], ({ delta }) => delta === " tw"],
    ["a component", (hold) => [component(hold)], ({ value }) => value?.delta === '{"title":"Ca'],
    [
      "arguments",
      (hold) => [{ tool: "test/echo", args: ['{"a":"b', { hold }, '"}'] }],
      ({ delta }) => delta === '{"a":"b',
    ],
    [
      "arguments, after other parts",
      (hold) => [
        { text: "Well" },
        { component: "Card", props: { a: 1 } },
        { tool: "test/echo", args: { complete: true } },
        { tool: "test/echo", args: ['{"a":"b', { hold }, '"}'] },
      ],
      ({ delta }) => delta === '{"a":"b',
    ],
  ])("equals the stored messages after a cancel in %s", async (_, turn, reached) => {
    const server = await startTestServer({ tools });
    const [thread, hold] = [`thr_${randomUUID()}`, randomUUID()];
    const stream = await server.script(
      thread,
      [[{ tool: "test/echo", args: {} }], turn(hold)],
      runOptions,
      toQuery(format),
    );
    await holdReached(hold);
    await stream.until(reached);
    await server.request("DELETE", getRunPath(stream));
    const snapshot = buildSnapshot(await stream.end(), format);
    const stored = await fetchRunMessages(server, thread, format);
    expect(snapshot.status).toBe("cancelled");
    expect(snapshot.error).toEqual({ message: "Run cancelled", code: "CANCELLED" });
    expect(withoutUnstreamed(snapshot.messages, format)).toEqual(withoutUnstreamed(stored, format));
    if (format.wire === "ag-ui") expect(snapshot.messages).toEqual(stored);
  });

  test("continues in the same snapshot after a tool result", async () => {
    const server = await startTestServer({ tools });
    const thread = `thr_${randomUUID()}`;
    const turns = [
      [
        { text: "Look. " },
        { component: "Card", props: { a: 1 }, state: [{ set: { n: 1 } }] },
        { tool: "ask", args: { question: "Really?" } },
      ],
      [
        {
          component: "Table",
          props: {},
          state: [{ set: { rows: [1] } }, { patch: [{ op: "add", path: "/rows/-", value: 2 }] }],
        },
      ],
    ];
    const first = await (await server.script(thread, turns, runOptions, toQuery(format))).end();
    const run = new RunAccumulator(thread, format);
    const paused = applyEvents(run, first, () => true);
    const [call] = paused.pendingToolCalls;
    expect(paused.status).toBe("awaiting_input");
    expect(paused.pendingToolCalls).toEqual([
      { toolCallId: call?.toolCallId, toolName: "ask", input: { question: "Really?" } },
    ]);
    expect(paused.messages).toEqual(await fetchRunMessages(server, thread, format));
    const message = { role: "tool", toolCallId: call?.toolCallId, content: "Yes" };
    const body = { message, model: "script", ...runOptions };
    const second = await server.stream("POST", `/v1/threads/${thread}/runs${toQuery(format)}`, body);
    const ended = applyEvents(run, await second.end(), () => true);
    expect(ended.status).toBe("finished");
    expect(ended.pendingToolCalls).toEqual([]);
    expect(Object.values(ended.componentStates)).toEqual([{ n: 1 }, { rows: [1, 2] }]);
    expect(ended.messages).toEqual(await fetchRunMessages(server, thread, format, [call?.toolCallId ?? ""]));
    expect(ended.messages[0]).toBe(paused.messages[0]);
  });

  test("merges state changes of the application and the run, also for components of earlier runs", async () => {
    const server = await startTestServer();
    const [thread, hold] = [`thr_${randomUUID()}`, randomUUID()];
    const earlier = await server.script(
      thread,
      [[{ component: "Card", props: {}, state: [{ set: { n: 1, list: [1] } }] }]],
      runOptions,
      toQuery(format),
    );
    const { componentStates } = buildSnapshot(await earlier.end(), format);
    const [id = ""] = Object.keys(componentStates);
    const turn = [
      { text: "Now" },
      { hold },
      { component: "Table", props: {}, state: [{ set: { rows: 0 } }, { set: { rows: 1 } }] },
    ];
    const stream = await server.script(thread, [turn], runOptions, toQuery(format));
    await stream.until((event) => event.delta === "Now");
    const state = `/v1/threads/${thread}/components/${id}/state`;
    const patch = [{ op: "add", path: "/list/-", value: 2 }];
    expect((await server.json("POST", state, { patch })).status).toBe(200);
    await stream.until((event) => event.name === "tambo.component.state_delta");
    const run = new RunAccumulator(thread, { ...format, componentStates });
    expect(applyEvents(run, stream.received, () => true).componentStates).toEqual({
      [id]: { n: 1, list: [1, 2] },
    });
    const withoutInitialStates = buildSnapshot(stream.received, format);
    expect(withoutInitialStates.componentStates).toEqual({});
    releaseHold(hold);
    const events = await stream.end();
    const snapshot = buildSnapshot(events, format);
    expect(snapshot.componentStates[id]).toEqual({ n: 1, list: [1, 2] });
    expect(Object.values(snapshot.componentStates)).toContainEqual({ rows: 1 });
    expect((await fetchRunMessages(server, thread, format)).slice(1)).toEqual(snapshot.messages);
  });

  test("drops a turn that a restart interrupted when the turn is retried", async () => {
    const folder = await mkdtemp(join(tmpdir(), "snapshot-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const databaseFile = join(folder, "runs.sqlite");
    const [thread, hold] = [`thr_${randomUUID()}`, randomUUID()];
    const before = await startTestServer({ tools, databaseFile });
    const turns = [
      [{ tool: "test/echo", args: { a: 1 } }],
      [
        { text: "Cut" },
        { component: "Card", props: { a: 1 }, state: [{ set: { n: 1 } }] },
        { tool: "test/echo", args: ['{"b":', { hold }, "2}"] },
      ],
      [{ text: "Last" }],
    ];
    const stream = await before.script(thread, turns, runOptions, toQuery(format));
    await holdReached(hold);
    await stream.until((event) => event.delta === '{"b":');
    await before.close();
    const first = (await stream.end()).filter(({ id }) => id !== undefined);
    const retried = holdReached(hold);
    const after = await startTestServer({ tools, databaseFile });
    await retried;
    releaseHold(hold);
    const rest = await after.stream(
      "GET",
      `${getRunPath(stream)}${toQuery(format)}&after=${first.at(-1)?.id}`,
    );
    const restEvents = await rest.end();
    const run = new RunAccumulator(thread, format);
    applyEvents(run, first, () => true);
    const endIndex = restEvents.findIndex(
      ({ event }) => event.name === "tambo.run.finished" || event.type === "RUN_FINISHED",
    );
    const beforeEnd = applyEvents(run, restEvents.slice(0, endIndex), () => true);
    const stored = await fetchRunMessages(after, thread, format);
    expect(beforeEnd.messages.map(({ content }) => content.length)).toEqual(
      stored.map(({ content }) => content.length),
    );
    expect(Object.keys(beforeEnd.componentStates)).toHaveLength(1);
    const snapshot = applyEvents(run, restEvents.slice(endIndex));
    expect(snapshot.messages).toEqual(stored);
    expect(snapshot.status).toBe("finished");
  });
});

test("a server shutdown does not end the snapshot of a run", async () => {
  const server = await startTestServer();
  const hold = randomUUID();
  const stream = await server.script(`thr_${hold}`, [[{ text: ["a", { hold }] }]]);
  await stream.until((event) => event.delta === "a");
  await server.close();
  const events = await stream.end();
  expect(events.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "SERVER_RESTARTING" });
  const snapshot = buildSnapshot(events, runFormats[0] as RunFormat);
  expect([snapshot.status, snapshot.error]).toEqual(["running", undefined]);
});
