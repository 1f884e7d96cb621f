/** Tests changes to a component's state through two servers on one PostgreSQL database. */
import { randomUUID } from "node:crypto";
import fastJsonPatch from "fast-json-patch";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTwoServers } from "./proof/testing/server.ts";

const schema = { type: "object", properties: {} };
const availableComponents = [{ name: "Chart", description: "c", propsSchema: schema, stateSchema: schema }];

describe.skipIf(await findMissingPostgres())("two servers on one database", () => {
  const database = createSuiteDatabase();

  it("changes made to a state through both servers have one order, and add up to the stored state [T-007][TX-14]", async () => {
    const [a, b] = await startTwoServers(database.url);
    const [hold, last, thread] = [randomUUID(), randomUUID(), `thr_${randomUUID()}`];
    const byModel = Array.from({ length: 10 }, (_, n) => `model ${n}`);
    const patches = byModel.flatMap((value) => [
      { delay: 1 },
      { patch: [{ op: "add", path: "/list/-", value }] },
    ]);
    const state = [{ set: { list: [] } }, { hold }, ...patches, { hold: last }];
    const stream = await a.script(thread, [[{ component: "Chart", props: {}, state }]], {
      availableComponents,
    });
    await holdReached(hold);
    const started = await stream.until(({ name }) => name === "tambo.component.start");
    const { componentId } = started.event.value;
    const path = `/v1/threads/${thread}/components/${componentId}/state`;
    const byTabs = [a, b, b, a, b, a].map((tab, n) => ({ tab, value: `tab ${n}` }));
    releaseHold(hold);
    const pushed = byTabs.map(({ tab, value }) =>
      tab.json("POST", path, { patch: [{ op: "add", path: "/list/-", value }] }),
    );
    expect((await Promise.all(pushed)).map(({ status }) => status)).toEqual(pushed.map(() => 200));
    await holdReached(last);
    releaseHold(last);
    const events = (await stream.end()).map(({ event }) => event);
    const { list } = (await b.json("GET", `/v1/threads/${thread}`)).body.messages.at(-1).content[0].state;
    expect([...list].sort()).toEqual([...byModel, ...byTabs.map(({ value }) => value)].sort());
    expect(list.filter((value: string) => value.startsWith("model"))).toEqual(byModel);
    // Applies the events as a client does.
    let seen: { list?: string[] } = {};
    for (const event of events) {
      if (event.type === "STATE_SNAPSHOT") seen = structuredClone(event.snapshot.components[componentId]);
      if (event.type === "STATE_DELTA") {
        const fullState = { components: { [componentId]: seen } };
        seen = fastJsonPatch.applyPatch(fullState, event.delta).newDocument.components[componentId] ?? {};
      }
      if (event.name === "tambo.component.state_delta")
        seen = fastJsonPatch.applyPatch(seen, event.value.delta).newDocument;
    }
    expect(seen).toEqual({ list });
    // Changes are sent as separate patches rather than as the complete state. A snapshot follows only the
    // changes made by the tabs.
    const stateDeltas = events.filter(({ name }) => name === "tambo.component.state_delta");
    expect(
      stateDeltas.every(({ value }) => value.delta.length === 1 && value.delta[0].path === "/list/-"),
    ).toBe(true);
  });

  it("a state is changed once if its run ends during the request", async () => {
    const [a, b] = await startTwoServers(database.url);
    for (let round = 0; round < 8; round += 1) {
      const [hold, thread] = [randomUUID(), `thr_${randomUUID()}`];
      const turns = [
        [{ component: "Chart", props: {}, state: [{ set: { list: [] } }] }, { text: ["x", { hold }] }],
      ];
      const stream = await a.script(thread, turns, { availableComponents });
      await holdReached(hold);
      const started = await stream.until(({ name }) => name === "tambo.component.start");
      const path = `/v1/threads/${thread}/components/${started.event.value.componentId}/state`;
      const changing = b.json("POST", path, { patch: [{ op: "add", path: "/list/-", value: "b" }] });
      // Wait a little longer in each round, so that the run ends before, during or after the request.
      for (let turn = 0; turn < round * 3; turn += 1) await new Promise(setImmediate);
      releaseHold(hold);
      expect(await changing).toMatchObject({ status: 200, body: { state: { list: ["b"] } } });
      await stream.end();
      const { messages } = (await a.json("GET", `/v1/threads/${thread}`)).body;
      expect(messages.at(-1).content[0].state).toEqual({ list: ["b"] });
    }
  });
});
