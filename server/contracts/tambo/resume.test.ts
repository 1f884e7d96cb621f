import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import type { EventStream, ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const wires = ["ag-ui", "proposal"] as const;
const text = (event: { type: string }) => event.type === "TEXT_MESSAGE_CONTENT";
const frames = (events: ReceivedEvent[]) => events.map(({ id, data }) => ({ id, data }));
const kinds = (events: ReceivedEvent[]) => events.map(({ event }) => event.name ?? event.type);
const pathOf = (stream: EventStream) =>
  `/v1/threads/${stream.response.headers.get("x-thread-id")}/runs/${stream.response.headers.get("x-run-id")}`;
const addToCart = {
  name: "add_to_cart",
  description: "Adds",
  inputSchema: { type: "object", properties: {} },
};
const weather = (delay: string) => [
  [
    { text: ["Ä", "🌦", { hold: delay }, " ", "日本"] },
    { component: "Card", props: ['{"a"', ":1}"], state: [{ set: { n: 1 } }] },
  ],
];
const offer = {
  availableComponents: [
    { name: "Card", description: "A card", propsSchema: { type: "object", properties: {} } },
  ],
};

async function endedRun(server: TestServer, turns: unknown[], request = {}) {
  const stream = await server.script(`thr_${randomUUID()}`, turns, request);
  return { events: await stream.end(), path: pathOf(stream) };
}

describe.each(wires)("resuming after a position, wire %s", (wire) => {
  it("sends exactly the later events, by header and by query [T-140][TX-07][TC-001][TC-002]", async () => {
    const server = await startTestServer();
    const { path } = await endedRun(
      server,
      [[{ text: ["a", "🌦\n", "c"] }, { reasoning: "hm" }, { text: "d" }]],
      offer,
    );
    const complete = await (await server.stream("GET", `${path}?after=0&wire=${wire}`)).end();
    expect(complete.map(({ id }) => id)).toEqual(complete.map((_, index) => index + 1));
    expect(kinds(complete)[0]).toBe("RUN_STARTED");
    for (let after = 0; after <= complete.length; after += 1) {
      const rest = frames(complete.slice(after));
      const byQuery = await server.stream("GET", `${path}?after=${after}&wire=${wire}`);
      expect(frames(await byQuery.end()), `after=${after}`).toEqual(rest);
      const byHeader = await server.stream("GET", `${path}?wire=${wire}`, undefined, {
        "Last-Event-ID": `${after}`,
      });
      expect(frames(await byHeader.end()), `Last-Event-ID: ${after}`).toEqual(rest);
    }
  });

  it("sends the later events and then the live events, to every reader [T-143][TX-07]", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const first = await server.script(`thr_${hold}`, weather(hold), offer, `?wire=${wire}`);
    await holdReached(hold);
    await first.until((event) => event.delta === "🌦");
    const path = pathOf(first);
    const readers = await Promise.all(
      [0, 1, 2, 3, 4].map((after) => server.stream("GET", `${path}?after=${after}&wire=${wire}`)),
    );
    await readers[0]?.until((event) => event.delta === "🌦");
    releaseHold(hold);
    const complete = frames(await first.end());
    for (const [after, reader] of readers.entries())
      expect(frames(await reader.end())).toEqual(complete.slice(after));
  });

  it("gives a reader that reconnects after every event the same stream as an uninterrupted one [T-008][T-140]", async () => {
    const server = await startTestServer();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }),
        async (parts, cuts) => {
          const turns = [[{ text: parts.flatMap((part) => [part, { delay: 1 }]) }]];
          const first = await server.script(`thr_${randomUUID()}`, turns, {}, `?wire=${wire}`);
          const path = pathOf(first);
          const seen: ReceivedEvent[] = [];
          for (const cut of cuts) {
            const after = seen.length;
            const reader = await server.stream("GET", `${path}?after=${after}&wire=${wire}`);
            await reader.until(() => reader.received.length >= cut).catch(() => {});
            reader.drop();
            seen.push(...(await reader.end()));
          }
          seen.push(
            ...(await (await server.stream("GET", `${path}?after=${seen.length}&wire=${wire}`)).end()),
          );
          expect(frames(seen)).toEqual(frames(await first.end()));
          const deltas = seen.filter(({ event }) => text(event)).map(({ event }) => event.delta);
          expect(deltas).toEqual(parts);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe("an unavailable position", () => {
  it("is rejected if its events are deleted [T-140][T-170][TX-07][TC-004]", async () => {
    const folder = await mkdtemp(join(tmpdir(), "resume-"));
    try {
      const databaseFile = join(folder, "runs.sqlite");
      const before = await startTestServer({ databaseFile });
      const hold = randomUUID();
      const stream = await before.script(`thr_${hold}`, [[{ text: ["a", { hold }, "b"] }]]);
      await stream.until(text);
      releaseHold(hold);
      const complete = await stream.end();
      await before.close();
      const database = new DatabaseSync(databaseFile);
      const { last } = database.prepare("SELECT min(last) AS last FROM run_chunks").get() as { last: number };
      database.prepare("DELETE FROM run_chunks WHERE last = ?").run(last);
      database.close();
      const server = await startTestServer({ databaseFile });
      const path = pathOf(stream);
      for (let after = 0; after < last; after += 1) {
        const gone = await server.json("GET", `${path}?after=${after}`);
        expect(gone).toMatchObject({ status: 410, body: { code: "EVENTS_GONE" } });
      }
      for (const wire of wires) {
        const kept = await server.stream("GET", `${path}?after=${last}&wire=${wire}`);
        expect((await kept.end()).map(({ id }) => id)).toEqual(complete.slice(last).map(({ id }) => id));
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each(["abc", "-1", "1.5", "0x1", "1e3", "9999999999999999"])(
    "is rejected if the header is %j [T-140][T-170][TC-006]",
    async (id) => {
      const server = await startTestServer();
      const { path } = await endedRun(server, [[{ text: "a" }]]);
      const reply = await server.json("GET", path, undefined, { "Last-Event-ID": id });
      expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    },
  );

  it("uses the query parameter before the header, and treats an empty header as absent [T-140][TX-07][TC-005]", async () => {
    const server = await startTestServer();
    const { path, events } = await endedRun(server, [[{ text: "a" }]]);
    const both = await server.stream("GET", `${path}?after=2`, undefined, { "Last-Event-ID": "1" });
    expect(frames(await both.end())).toEqual(frames(events.slice(2)));
    const none = await server.stream("GET", path, undefined, { "Last-Event-ID": "" });
    expect(kinds(await none.end())).toEqual(["RUN_FINISHED"]);
  });
});

describe.each(wires)("without a position, wire %s", (wire) => {
  it("an active run sends events that the last connection did not receive [T-143][TX-07]", async () => {
    const server = await startTestServer();
    const [one, two] = [randomUUID(), randomUUID()];
    const script = [[{ text: ["a", { hold: one }, "b", { hold: two }, "c"] }]];
    const first = await server.script(`thr_${one}`, script, {}, `?wire=${wire}`);
    await first.until((event) => event.delta === "a");
    await holdReached(one);
    first.drop();
    await first.end();
    // Waits until the server notices that the connection is closed. Events written before then count as
    // delivered.
    for (let n = 0; n < 5; n += 1) await server.json("GET", "/healthz");
    releaseHold(one);
    await holdReached(two);
    const second = await server.stream("GET", `${pathOf(first)}?wire=${wire}`);
    await second.until((event) => event.delta === "b");
    releaseHold(two);
    const rest = await second.end();
    const complete = await (await server.stream("GET", `${pathOf(first)}?after=0&wire=${wire}`)).end();
    expect(frames([...first.received, ...rest])).toEqual(frames(complete));
  });

  it("a run that awaits input sends its pending calls, a continued one RUN_FINISHED, a cancelled one RUN_ERROR [T-142][TX-06][TX-08][TC-014]", async () => {
    const server = await startTestServer();
    const look = async (path: string) =>
      kinds(await (await server.stream("GET", `${path}?wire=${wire}`)).end());
    const pause = [[{ tool: "add_to_cart", args: {} }], [{ text: "done" }]];
    const { events, path } = await endedRun(server, pause, { tools: [addToCart] });
    expect(await look(path)).toEqual(["tambo.run.awaiting_input"]);
    const toolCallId = events.find(({ event }) => event.type === "TOOL_CALL_START")?.event.toolCallId;
    const message = { role: "tool", toolCallId, content: "ok" };
    await (await server.stream("POST", path.replace(/\/run_.*/, ""), { message, model: "script" })).end();
    expect(await look(path)).toEqual(["RUN_FINISHED"]);
    const other = await endedRun(server, pause, { tools: [addToCart] });
    expect((await server.json("DELETE", other.path)).status).toBe(200);
    expect(await look(other.path)).toEqual(["RUN_ERROR"]);
  });
});

it("a run that ends between two requests is sent to its end [T-140][T-141]", async () => {
  const server = await startTestServer();
  for (let round = 0; round < 30; round += 1) {
    const hold = randomUUID();
    const stream = await server.script(`thr_${hold}`, [[{ text: ["a", { hold }, "b"] }]]);
    await holdReached(hold);
    const { length: after } = [await stream.until(text), ...stream.received].slice(1);
    releaseHold(hold);
    const [withPlace, without] = await Promise.all([
      server.stream("GET", `${pathOf(stream)}?after=${after}`),
      server.stream("GET", pathOf(stream)),
    ]);
    const complete = frames(await stream.end());
    expect(frames(await withPlace.end())).toEqual(complete.slice(after));
    expect((await without.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
  }
});
