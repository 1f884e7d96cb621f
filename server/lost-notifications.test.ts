/**
 * Tests two servers that receive no PostgreSQL notifications. Everything must still work, with a short delay.
 */
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import { listTerminalEvents, runPathOf } from "./proof/testing/clients/tambo-runs.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTwoServers } from "./proof/testing/server.ts";

const schema = { type: "object", properties: {} };
const availableComponents = [{ name: "Chart", description: "c", propsSchema: schema, stateSchema: schema }];

describe.skipIf(await findMissingPostgres())(
  "two servers on a database that loses every notification",
  () => {
    const database = createSuiteDatabase();
    beforeAll(async () => {
      await database.query("CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE sql AS ''");
      const name = new URL(database.url).pathname.slice(1);
      await database.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
    });

    it("subscribe to runs, cancel, change states and claim runs by polling [T-140][T-143][T-144]", async () => {
      const [a, b] = await startTwoServers(database.url);
      const listener = new Client({ connectionString: database.url });
      await listener.connect();
      onTestFinished(() => listener.end());
      await listener.query('LISTEN "nodes"');
      const notifications: unknown[] = [];
      listener.on("notification", (notification) => notifications.push(notification));

      const [hold, last, thread] = [randomUUID(), randomUUID(), `thr_${randomUUID()}`];
      const turns = [[{ component: "Chart", props: {} }, { text: ["one", { hold }, "two", { hold: last }] }]];
      const stream = await a.script(thread, turns, { availableComponents, onDisconnect: "continue" });
      await holdReached(hold);
      const elsewhere = await b.stream("GET", `${runPathOf(stream)}?after=0`);
      const { componentId } = (await elsewhere.until(({ name }) => name === "tambo.component.start")).event
        .value;
      releaseHold(hold);
      await elsewhere.until(({ delta }) => delta === "two");
      const path = `/v1/threads/${thread}/components/${componentId}/state`;
      expect((await b.json("POST", path, { state: { n: 1 } })).body).toMatchObject({ state: { n: 1 } });
      await elsewhere.until(({ name }) => name === "tambo.component.state_delta");
      expect((await b.json("DELETE", runPathOf(stream))).status).toBe(200);
      const seen = await stream.end();
      expect(seen.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
      expect(await elsewhere.end()).toEqual(seen);

      const released = await a.script(`thr_${randomUUID()}`, [[{ text: ["one", { hold: last }, "two"] }]], {
        onDisconnect: "continue",
      });
      await holdReached(last);
      const following = await b.stream("GET", `${runPathOf(released)}?after=0`);
      await a.close();
      await holdReached(last);
      releaseHold(last);
      expect(listTerminalEvents(await following.end())).toEqual(["RUN_FINISHED"]);
      expect(notifications).toEqual([]);
    });
  },
);
