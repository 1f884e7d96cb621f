/** Tests the leases of servers on one PostgreSQL database during a tool call. */
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { listTerminalEvents, runIdOf } from "./proof/testing/clients/tambo-runs.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTwoServers } from "./proof/testing/server.ts";
import { createNativeTools } from "./tools/native.ts";

const schema = { type: "object", properties: {} };

describe.skipIf(await findMissingPostgres())("two servers on one database", () => {
  const database = createSuiteDatabase();

  it("a server tool is called once although its server is treated as dead during the call [T-068][T-207]", async () => {
    let calls = 0;
    const called = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow = createNativeTools([
      {
        tool: { name: "s/pay", description: "Pays", inputSchema: schema, repeatable: false },
        async run() {
          calls += 1;
          called.resolve();
          await gate.promise;
          return { content: [{ type: "text", text: "paid" }], isError: false };
        },
      },
    ]);
    const [a] = await startTwoServers(database.url, { tools: slow });
    const stream = await a.script(`thr_${randomUUID()}`, [[{ tool: "s/pay", args: {} }], [{ text: "end" }]]);
    await called.promise;
    const [{ owner }] = await database.query("SELECT owner FROM runs WHERE id = $1", [runIdOf(stream)]);
    await vi.waitFor(async () => {
      await database.query("UPDATE instances SET lease_until = now() - interval '1 second' WHERE id = $1", [
        owner,
      ]);
      expect(
        await database.query("SELECT owner FROM runs WHERE id = $1 AND owner <> $2", [
          runIdOf(stream),
          owner,
        ]),
      ).toHaveLength(1);
    }, 5_000);
    gate.resolve();
    const events = (await stream.end()).map(({ event }) => event);
    const results = events.filter(({ name }) => name === "tambo.tool.result");
    expect(results.map(({ value }) => value)).toMatchObject([
      { isError: true, result: [{ text: expect.stringContaining("restarted during this call") }] },
    ]);
    expect(calls).toBe(1);
    expect(events.at(-1).type).toBe("RUN_FINISHED");
  });

  it("a server keeps its run during a tool call that takes longer than its lease", async () => {
    let calls = 0;
    const gate = Promise.withResolvers<void>();
    const slow = createNativeTools([
      {
        tool: { name: "s/again", description: "Looks", inputSchema: schema, repeatable: true },
        async run() {
          calls += 1;
          await gate.promise;
          return { content: [{ type: "text", text: "done" }], isError: false };
        },
      },
    ]);
    const [a] = await startTwoServers(database.url, { tools: slow });
    const stream = await a.script(`thr_${randomUUID()}`, [
      [{ tool: "s/again", args: {} }],
      [{ text: "end" }],
    ]);
    await vi.waitFor(() => expect(calls).toBe(1), 5_000);
    // Shortens the lease, which is then renewed during the tool call.
    const [{ until }] = await database.query(
      `UPDATE instances SET lease_until = now() + interval '5 seconds'
       WHERE id = (SELECT owner FROM runs WHERE id = $1) RETURNING lease_until AS until`,
      [runIdOf(stream)],
    );
    await vi.waitFor(async () => {
      const renewed =
        "SELECT FROM instances JOIN runs ON owner = instances.id WHERE runs.id = $1 AND lease_until > $2::timestamptz + interval '1 second'";
      expect(await database.query(renewed, [runIdOf(stream), until])).toHaveLength(1);
    }, 5_000);
    gate.resolve();
    expect(listTerminalEvents(await stream.end())).toEqual(["RUN_FINISHED"]);
    expect(calls).toBe(1);
    expect(await database.query("SELECT epoch FROM runs WHERE id = $1", [runIdOf(stream)])).toEqual([
      { epoch: "1" },
    ]);
  });
});
