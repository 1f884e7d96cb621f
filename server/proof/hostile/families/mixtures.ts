/** Combined attacks: races, bursts, and multiple families running concurrently. */
import { randomUUID } from "node:crypto";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import { formatRequest } from "../http/raw-connection.ts";
import { schemaTable } from "../tool-servers/schema-table.ts";

const createUserMessage = (turns: unknown[]) => ({ role: "user", content: JSON.stringify({ turns }) });
const createRunBody = (turns: unknown[], more: object = {}) => ({
  model: "script",
  createThread: true,
  message: createUserMessage(turns),
  ...more,
});

/** Starts a run and aborts its stream when the first chunk arrives. */
async function startAndAbort(attacker: Attacker, thread: string, turns: unknown[]): Promise<string> {
  const { headers } = await attacker.send("POST", `/v1/threads/${thread}/runs`, createRunBody(turns), {
    onData: (_, message) => message.destroy(),
  });
  return `/v1/threads/${thread}/runs/${headers["x-run-id"]}`;
}

export const mixtures: readonly HostileCase[] = [
  {
    name: "cancels from all sides",
    short: true,
    async attack(attacker) {
      await attacker.repeat(attacker.chooseSize(100, 30), 5, async (index) => {
        const path = await startAndAbort(attacker, `c-${randomUUID()}`, [
          [{ text: ["a", { delay: 200 }, "b"] }],
        ]);
        await attacker.repeat(10, 10, () => attacker.send("DELETE", path));
        if (index % 2 === 0) await attacker.send("GET", `${path}?after=0`);
      });
    },
  },
  {
    name: "threads that come and go",
    async attack(attacker) {
      await attacker.repeat(attacker.chooseSize(600, 150), 10, async () => {
        const thread = `d-${randomUUID()}`;
        const run = attacker.send(
          "POST",
          `/v1/threads/${thread}/runs`,
          createRunBody([[{ text: ["a", { delay: 100 }, "b"] }]]),
        );
        await attacker.pause(10);
        await attacker.repeat(3, 3, () => attacker.send("DELETE", `/v1/threads/${thread}`));
        await run;
      });
    },
  },
  {
    name: "one idempotency key, many requests",
    async attack(attacker) {
      const keys = Array.from({ length: attacker.chooseSize(20, 5) }, () => randomUUID());
      await attacker.repeat(keys.length * 25, 25, async (index) => {
        const key = keys[Math.floor(index / 25)] as string;
        const headers = { "idempotency-key": key };
        const path = `/v1/threads/i-${key}/runs`;
        await attacker.send("POST", path, createRunBody([[{ text: ["a", { delay: 50 }, "b"] }]]), {
          headers,
        });
      });
    },
  },
  {
    name: "many runs on one thread",
    async attack(attacker) {
      const thread = `o-${randomUUID()}`;
      await attacker.repeat(attacker.chooseSize(400, 100), 40, () =>
        attacker.runScript([[{ text: ["a", { delay: 20 }, "b"] }]], {}, { thread }),
      );
    },
  },
  {
    name: "500 runs at once",
    async attack(attacker) {
      const count = attacker.chooseSize(500, 150);
      await attacker.repeat(count, count, () => attacker.runScript([[{ text: ["a", { delay: 500 }, "b"] }]]));
    },
  },
  {
    name: "programs that never end",
    async attack(attacker) {
      const programs = [
        "for(;;);",
        "const a=[];for(;;)a.push(new Array(1e5).fill(1))",
        "'x'.repeat(2**30)",
        "(function f(){f()})()",
      ];
      const calls = programs.map((code) => ({ tool: "run_code", args: { code } }));
      await attacker.repeat(attacker.chooseSize(8, 4), 4, () =>
        attacker.runScript([calls, [{ text: "Done." }]]),
      );
    },
  },
  {
    name: "a thread of 1,000 messages, read in every way",
    async attack(attacker) {
      const text = "x".repeat(1_000);
      const initialMessages = Array.from({ length: 1_000 }, () => ({
        role: "user",
        content: [{ type: "text", text }],
      }));
      const created = await attacker.send("POST", "/v1/threads", { initialMessages });
      const { id } = (JSON.parse(created.body.toString()) as { thread: { id: string } }).thread;
      await attacker.repeat(attacker.chooseSize(300, 60), 10, async (index) => {
        if (index % 3 === 0) await attacker.send("GET", `/v1/threads/${id}/messages?limit=100`);
        else if (index % 3 === 1) await attacker.send("GET", `/v1/threads/${id}`);
        else await attacker.runScript([[{ text: "Done." }]], {}, { thread: id });
      });
    },
  },
  {
    name: "the default rates",
    short: true,
    async attack(attacker) {
      const headers = { authorization: `Bearer ${attacker.scene.keys.limited}` };
      const requests =
        formatRequest("GET", "/v1/threads", headers).repeat(499) +
        formatRequest("GET", "/v1/threads", { ...headers, connection: "close" });
      let received = "";
      // The requests are pipelined, because sequential requests might be too slow to reach the rate limit.
      await attacker.repeat(6, 6, async () => {
        const wire = (await attacker.connect(0)).write(requests).read();
        await Promise.race([wire.closed, attacker.pause(10_000)]);
        received += wire.received;
      });
      // A body does not end with a line break, so the next response may start in the middle of a line.
      const statuses = Array.from(received.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status = ""]) => status);
      for (const status of statuses) attacker.count(status);
      const rejected = statuses.filter((status) => status === "429").length;
      attacker.require(rejected > 0, "3,000 requests with one key, and none was rejected");
      attacker.require(/^retry-after: \d+\r$/im.test(received), "429 without Retry-After");
    },
  },
  {
    name: "schemas, readers, bodies and storms at once",
    short: true,
    timeoutMs: 60_000,
    async attack(attacker) {
      const large = await attacker.runScript(
        [[{ text: Array.from({ length: 4 }, () => ({ random: 500_000 })) }]],
        {},
        { thread: "mixture" },
      );
      const path = `/v1/threads/mixture/runs/${large.headers["x-run-id"]}?after=0`;
      const rows = schemaTable.filter(({ short }) => short);
      await Promise.all([
        attacker.repeat(attacker.chooseSize(200, 80), 20, () => attacker.sendWithoutReading("GET", path)),
        attacker.repeat(rows.length, 2, async (index) => {
          const { schema, value } = rows[index] as (typeof rows)[number];
          await attacker.runScript([[{ tool: "check", args: value() }], [{ text: "Done." }]], {
            tools: [{ name: "check", description: "Checks", inputSchema: schema(), strict: true }],
          });
        }),
        attacker.repeat(attacker.chooseSize(40, 15), 4, () =>
          attacker.send("POST", "/v1/threads", { metadata: { a: "x".repeat(900_000) } }),
        ),
        attacker.repeat(attacker.chooseSize(200, 60), 5, async () => {
          const run = await startAndAbort(attacker, `m-${randomUUID()}`, [
            [{ text: ["a", { delay: 200 }, "b"] }],
          ]);
          await attacker.send("DELETE", run);
        }),
      ]);
    },
  },
];
