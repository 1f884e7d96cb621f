/** Recovery: processes that are killed during runs, and runs that kill their process. */
import { randomUUID } from "node:crypto";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import { deadly } from "../servers/control.ts";

/** Time limit from the end of a process until the next process is listening, in milliseconds. */
const listenMs = 10_000;

/** Starts runs that continue without a reader, and returns the paths for replaying them. */
async function startRuns(attacker: Attacker, count: number, turns: unknown[]): Promise<string[]> {
  const paths: string[] = [];
  await attacker.repeat(count, 10, async () => {
    const thread = `k-${randomUUID()}`;
    const message = { role: "user", content: JSON.stringify({ turns }) };
    const body = { model: "script", createThread: true, message, onDisconnect: "continue" };
    const wire = await attacker.sendWithoutReading("POST", `/v1/threads/${thread}/runs`, body);
    wire.read();
    if (await wire.until(/x-run-id: \S+\r\n/i, 20_000))
      paths.push(`/v1/threads/${thread}/runs/${/x-run-id: (\S+)/i.exec(wire.received)?.[1]}?after=0`);
  });
  attacker.require(paths.length === count, `only ${paths.length} of ${count} runs have started`);
  return paths;
}

/** Reads runs until they end. If the server stops in the meantime, reads them again. */
async function readToEnds(attacker: Attacker, paths: readonly string[]): Promise<void> {
  await attacker.repeat(paths.length, 10, async (index) => {
    const path = paths[index] as string;
    const options = { keepBytes: 100_000, timeoutMs: 60_000, mayBeCut: true };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { ending, status } = await attacker.send("GET", path, undefined, options);
      if (ending === "complete" && status === 200) return;
      await attacker.pause(500);
    }
    attacker.reportFailure(`${path} did not end`);
  });
}

async function kill(attacker: Attacker, server = 0): Promise<void> {
  const ms = await attacker.interrupt("kill", server);
  attacker.note = `listened after ${ms} ms`;
  attacker.require(ms <= listenMs, `the next process took ${ms} ms to start listening`);
}

/** Creates a case that kills a process during runs. */
const createKillCase = (
  name: string,
  count: number,
  turns: (attacker: Attacker) => unknown[],
  more: Partial<HostileCase> = {},
): HostileCase => ({
  name,
  kills: true,
  timeoutMs: 90_000,
  ...more,
  async attack(attacker) {
    const paths = await startRuns(
      attacker,
      attacker.chooseSize(count, Math.ceil(count / 4)),
      turns(attacker),
    );
    await attacker.pause(500);
    await kill(attacker);
    await readToEnds(attacker, paths);
  },
});

/** Number of processes that may die while executing a run before the run fails. */
const maxDeaths = 2;

export const recovery: readonly HostileCase[] = [
  createKillCase("runs with short logs", 100, () => [[{ text: ["a", { delay: 3_000 }, "b"] }]], {
    short: true,
    stores: ["sqlite"],
  }),
  createKillCase(
    "runs with short logs, which another process takes over",
    40,
    () => [[{ text: ["a", { delay: 3_000 }, "b"] }]],
    { short: true, stores: ["postgres"] },
  ),
  createKillCase("runs with large logs", 30, () => [
    [{ text: Array.from({ length: 4 }, () => ({ random: 250_000 })) }, { delay: 2_000 }, { text: "Done." }],
  ]),
  createKillCase("runs with 3,000 events each", 20, () => [
    [
      { text: Array.from({ length: 3_000 }, (_, index) => `word ${index} `) },
      { delay: 2_000 },
      { text: "Done." },
    ],
  ]),
  {
    name: "a run that kills the process",
    short: true,
    stores: ["sqlite"],
    kills: true,
    timeoutMs: 90_000,
    async attack(attacker) {
      await runDeadlyScript(attacker, 60_000);
    },
  },
  {
    name: "a run that kills one process after the other",
    stores: ["postgres"],
    kills: true,
    timeoutMs: 89_000,
    async attack(attacker) {
      await runDeadlyScript(attacker, 80_000);
    },
  },
  {
    name: "killed while it recovers",
    kills: true,
    timeoutMs: 89_000,
    async attack(attacker) {
      const paths = await startRuns(attacker, attacker.chooseSize(30, 10), [
        [{ text: ["a", { delay: 3_000 }, "b"] }],
      ]);
      await kill(attacker);
      // A run that was active in two killed processes fails, but it must end in any case.
      await kill(attacker);
      await readToEnds(attacker, paths);
    },
  },
  {
    name: "shutdown with stalled readers and bodies",
    kills: true,
    timeoutMs: 60_000,
    async attack(attacker) {
      const [path = ""] = await startRuns(attacker, 1, [
        [{ text: Array.from({ length: 8 }, () => ({ random: 500_000 })) }],
      ]);
      await attacker.repeat(attacker.chooseSize(200, 50), 20, () =>
        attacker.sendWithoutReading("GET", path, undefined, 0),
      );
      await attacker.repeat(
        50,
        10,
        async () => void (await attacker.connect(0)).write("POST /v1/threads HTTP/1.1\r\n"),
      );
      const ms = await attacker.interrupt("stop", 0);
      attacker.note = `listened after ${ms} ms`;
      await readToEnds(attacker, [path]);
    },
  },
];

/** Starts a run that kills each process that executes it, until the run fails. */
async function runDeadlyScript(attacker: Attacker, timeoutMs: number): Promise<void> {
  const [thread, hold] = [`k-${randomUUID()}`, `${deadly}${randomUUID()}`];
  const message = {
    role: "user",
    content: JSON.stringify({
      // The client must receive the run ID before the process dies.
      turns: [[{ text: "a" }, { delay: 500 }, { hold, ms: 60_000 }]],
    }),
  };
  const wire = await attacker.sendWithoutReading("POST", `/v1/threads/${thread}/runs`, {
    model: "script",
    createThread: true,
    message,
    onDisconnect: "continue",
  });
  wire.read();
  await wire.closed;
  const id = /x-run-id: (\S+)/i.exec(wire.received)?.[1];
  const path = `/v1/threads/${thread}/runs/${id}?after=0`;
  const until = performance.now() + timeoutMs;
  let end = "";
  while (performance.now() < until && !/RUN_(ERROR|FINISHED)/.test(end)) {
    const { body } = await attacker
      .send("GET", path, undefined, { mayBeClosed: true, timeoutMs: 20_000 })
      .catch(() => ({ body: "" }));
    end = body.toString().slice(-400);
    await attacker.pause(300);
  }
  const deaths = await attacker.listDeaths(hold);
  attacker.note = `${deaths.length} deaths`;
  const [, ...later] = deaths;
  attacker.require(deaths.length <= maxDeaths, `the run has killed ${deaths.length} processes`);
  attacker.require(
    later.every(({ listened }) => listened),
    "a process executed the run before it started listening",
  );
  attacker.require(end.includes("RUN_INTERRUPTED"), `the run did not end with RUN_INTERRUPTED: ${end}`);
}
