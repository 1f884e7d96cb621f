/** What snapshots come to be when runs do not simply end: pauses, cancels, restarts, changes by clients. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { testServer } from "../../../server/proof/testing/server.ts";
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

describe.each(runFormats)("wire $wire, calls as $toolRepresentation:", (form) => {
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
        { tool: "test/echo", args: { whole: true } },
        { tool: "test/echo", args: ['{"a":"b', { hold }, '"}'] },
      ],
      ({ delta }) => delta === '{"a":"b',
    ],
  ])("a run cancelled in %s amounts to what is kept", async (_, turn, reached) => {
    const server = await testServer({ tools });
    const [thread, hold] = [`thr_${randomUUID()}`, randomUUID()];
    const stream = await server.script(
      thread,
      [[{ tool: "test/echo", args: {} }], turn(hold)],
      runOptions,
      toQuery(form),
    );
    await holdReached(hold);
    await stream.until(reached);
    await server.request("DELETE", getRunPath(stream));
    const snapshot = buildSnapshot(await stream.end(), form);
    const stored = await fetchRunMessages(server, thread, form);
    expect(snapshot.status).toBe("cancelled");
    expect(snapshot.error).toEqual({ message: "Run cancelled", code: "CANCELLED" });
    expect(withoutUnstreamed(snapshot.messages, form)).toEqual(withoutUnstreamed(stored, form));
    if (form.wire === "ag-ui") expect(snapshot.messages).toEqual(stored);
  });

  test("a run that was paused goes on in the same view", async () => {
    const server = await testServer({ tools });
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
    const first = await (await server.script(thread, turns, runOptions, toQuery(form))).end();
    const run = new RunAccumulator(thread, form);
    const paused = applyEvents(run, first, () => true);
    const [call] = paused.pendingToolCalls;
    expect(paused.status).toBe("awaiting_input");
    expect(paused.pendingToolCalls).toEqual([
      { toolCallId: call?.toolCallId, toolName: "ask", input: { question: "Really?" } },
    ]);
    expect(paused.messages).toEqual(await fetchRunMessages(server, thread, form));
    const message = { role: "tool", toolCallId: call?.toolCallId, content: "Yes" };
    const body = { message, model: "script", ...runOptions };
    const second = await server.stream("POST", `/v1/threads/${thread}/runs${toQuery(form)}`, body);
    const ended = applyEvents(run, await second.end(), () => true);
    expect(ended.status).toBe("finished");
    expect(ended.pendingToolCalls).toEqual([]);
    expect(Object.values(ended.componentStates)).toEqual([{ n: 1 }, { rows: [1, 2] }]);
    expect(ended.messages).toEqual(await fetchRunMessages(server, thread, form, [call?.toolCallId ?? ""]));
    expect(ended.messages[0]).toBe(paused.messages[0]);
  });

  test("changes of state by the app and by the run come together, also of an earlier run's component", async () => {
    const server = await testServer();
    const [thread, hold] = [`thr_${randomUUID()}`, randomUUID()];
    const earlier = await server.script(
      thread,
      [[{ component: "Card", props: {}, state: [{ set: { n: 1, list: [1] } }] }]],
      runOptions,
      toQuery(form),
    );
    const { componentStates } = buildSnapshot(await earlier.end(), form);
    const [id = ""] = Object.keys(componentStates);
    const turn = [
      { text: "Now" },
      { hold },
      { component: "Table", props: {}, state: [{ set: { rows: 0 } }, { set: { rows: 1 } }] },
    ];
    const stream = await server.script(thread, [turn], runOptions, toQuery(form));
    await stream.until((event) => event.delta === "Now");
    const state = `/v1/threads/${thread}/components/${id}/state`;
    const patch = [{ op: "add", path: "/list/-", value: 2 }];
    expect((await server.json("POST", state, { patch })).status).toBe(200);
    await stream.until((event) => event.name === "tambo.component.state_delta");
    const run = new RunAccumulator(thread, { ...form, componentStates });
    expect(applyEvents(run, stream.received, () => true).componentStates).toEqual({
      [id]: { n: 1, list: [1, 2] },
    });
    const unknowing = buildSnapshot(stream.received, form);
    expect(unknowing.componentStates).toEqual({});
    releaseHold(hold);
    const events = await stream.end();
    const snapshot = buildSnapshot(events, form);
    expect(snapshot.componentStates[id]).toEqual({ n: 1, list: [1, 2] });
    expect(Object.values(snapshot.componentStates)).toContainEqual({ rows: 1 });
    expect((await fetchRunMessages(server, thread, form)).slice(1)).toEqual(snapshot.messages);
  });

  test("a turn that a restart cut off is gone once it is asked again", async () => {
    const folder = await mkdtemp(join(tmpdir(), "view-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const databaseFile = join(folder, "runs.sqlite");
    const [thread, hold] = [`thr_${randomUUID()}`, randomUUID()];
    const before = await testServer({ tools, databaseFile });
    const turns = [
      [{ tool: "test/echo", args: { a: 1 } }],
      [
        { text: "Cut" },
        { component: "Card", props: { a: 1 }, state: [{ set: { n: 1 } }] },
        { tool: "test/echo", args: ['{"b":', { hold }, "2}"] },
      ],
      [{ text: "Last" }],
    ];
    const stream = await before.script(thread, turns, runOptions, toQuery(form));
    await holdReached(hold);
    await stream.until((event) => event.delta === '{"b":');
    await before.close();
    const first = (await stream.end()).filter(({ id }) => id !== undefined);
    const again = holdReached(hold);
    const after = await testServer({ tools, databaseFile });
    await again;
    releaseHold(hold);
    const rest = await after.stream("GET", `${getRunPath(stream)}${toQuery(form)}&after=${first.at(-1)?.id}`);
    const restEvents = await rest.end();
    const run = new RunAccumulator(thread, form);
    applyEvents(run, first, () => true);
    const ending = restEvents.findIndex(
      ({ event }) => event.name === "tambo.run.finished" || event.type === "RUN_FINISHED",
    );
    const almost = applyEvents(run, restEvents.slice(0, ending), () => true);
    const stored = await fetchRunMessages(after, thread, form);
    expect(almost.messages.map(({ content }) => content.length)).toEqual(
      stored.map(({ content }) => content.length),
    );
    expect(Object.keys(almost.componentStates)).toHaveLength(1);
    const snapshot = applyEvents(run, restEvents.slice(ending));
    expect(snapshot.messages).toEqual(stored);
    expect(snapshot.status).toBe("finished");
  });
});

test("a server that stops does not end the snapshot of a run", async () => {
  const server = await testServer();
  const hold = randomUUID();
  const stream = await server.script(`thr_${hold}`, [[{ text: ["a", { hold }] }]]);
  await stream.until((event) => event.delta === "a");
  await server.close();
  const events = await stream.end();
  expect(events.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "SERVER_RESTARTING" });
  const snapshot = buildSnapshot(events, runFormats[0] as RunFormat);
  expect([snapshot.status, snapshot.error]).toEqual(["running", undefined]);
});
