/** Readers that stall, read slowly, or reconnect repeatedly. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import type { Response } from "../http/exchange.ts";
import type { RawConnection } from "../http/raw-connection.ts";

/** Returns random text in deltas of 500 kB. The run's last event contains the complete text again. */
const createText = (mb: number) => ({ text: Array.from({ length: mb * 2 }, () => ({ random: 500_000 })) });

/** A run started by the attacker. */
interface Run {
  thread: string;
  id: string;
  /** Path for replaying the run from its start. */
  path: string;
}

/** Runs a script until the run ends, and returns the run and its stream. */
async function finishRun(attacker: Attacker, turns: unknown[]): Promise<Run & { body: Buffer }> {
  const thread = `r-${randomUUID()}`;
  const { headers, body } = await attacker.runScript(turns, {}, { thread });
  return { ...toRun(thread, String(headers["x-run-id"])), body };
}

/** Reads a run until no data has arrived for a second. */
async function readSoFar(attacker: Attacker, path: string): Promise<Response> {
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onData = () => {
    clearTimeout(timer);
    timer = setTimeout(() => leaving.abort(), 1_000);
  };
  return await attacker.send("GET", path, undefined, { signal: leaving.signal, onData });
}

/** Returns the number of the last event in a stream. */
const findLastId = (body: Buffer) =>
  Number(
    body
      .toString()
      .match(/^id: \d+$/gm)
      ?.at(-1)
      ?.slice(4) ?? 0,
  );

/** Returns the path for replaying a run after the given event. */
const replayAfter = (path: string, after: number) => path.replace("after=0", `after=${after}`);

function toRun(thread: string, id: string): Run {
  return { thread, id, path: `/v1/threads/${thread}/runs/${id}?after=0` };
}

/** Starts a run that waits at a hold. Its first reader stalls. */
async function startWaitingRun(
  attacker: Attacker,
  turns: (hold: object) => unknown[],
): Promise<Run & { release(): Promise<void> }> {
  const [thread, hold] = [`r-${randomUUID()}`, randomUUID()];
  const message = { role: "user", content: JSON.stringify({ turns: turns({ hold, ms: 60_000 }) }) };
  const wire = await attacker.sendWithoutReading("POST", `/v1/threads/${thread}/runs`, {
    model: "script",
    createThread: true,
    message,
    onDisconnect: "continue",
  });
  wire.read();
  await wire.until(/x-run-id: \S+\r\n/i, 20_000);
  const id = /x-run-id: (\S+)\r\n/i.exec(wire.received)?.[1] ?? "none";
  await attacker.waitForHold(hold);
  return { ...toRun(thread, id), release: () => attacker.release(hold) };
}

/**
 * Opens connections that request a path and do not read the response. Only a limited number of them wait for
 * their response at any time, because the system has a single queue for the new connections of all clients,
 * and this attack targets stalled readers.
 *
 * @param request Method and body. If absent, GET is used.
 */
async function openStalledReaders(
  attacker: Attacker,
  count: number,
  path: string,
  { method = "GET", body }: { method?: string; body?: unknown } = {},
): Promise<RawConnection[]> {
  const wires: RawConnection[] = [];
  await attacker.repeat(count, 30, async () => {
    const wire = await attacker.sendWithoutReading(method, path, body);
    wires.push(wire);
    await Promise.race([once(wire.socket, "readable"), wire.closed]);
  });
  attacker.count("stalled reader", count);
  return wires;
}

export const readers: readonly HostileCase[] = [
  {
    name: "stalled before a 4 MB closing event",
    short: true,
    async attack(attacker) {
      const run = await startWaitingRun(attacker, (hold) => [[createText(4), hold]]);
      // Earlier events would fill the connections, and the terminal event would not be written.
      const { body } = await readSoFar(attacker, run.path);
      attacker.note = `after event ${findLastId(body)}`;
      await openStalledReaders(
        attacker,
        attacker.chooseSize(1_000, 400),
        replayAfter(run.path, findLastId(body)),
      );
      await run.release();
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "stalled from the first event on",
    async attack(attacker) {
      const run = await startWaitingRun(attacker, (hold) => [[hold, createText(4)]]);
      await openStalledReaders(attacker, attacker.chooseSize(1_000, 400), run.path);
      await run.release();
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "stalled replays of a 4 MB closing event",
    short: true,
    async attack(attacker) {
      const { path, body } = await finishRun(attacker, [[createText(4)]]);
      await openStalledReaders(
        attacker,
        attacker.chooseSize(1_000, 300),
        replayAfter(path, findLastId(body) - 2),
      );
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "stalled replays from the first event on",
    async attack(attacker) {
      const { path } = await finishRun(attacker, [[createText(4)]]);
      await openStalledReaders(attacker, attacker.chooseSize(1_000, 300), path);
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "stalled connects over ag-ui",
    async attack(attacker) {
      const { thread } = await finishRun(attacker, [[createText(4)]]);
      const body = {
        threadId: thread,
        runId: randomUUID(),
        messages: [],
        tools: [],
        context: [],
        state: {},
        forwardedProps: {},
      };
      await openStalledReaders(attacker, attacker.chooseSize(200, 100), "/ag-ui/default/connect", {
        method: "POST",
        body,
      });
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "stalled lists of 4 MB messages",
    async attack(attacker) {
      const { thread } = await finishRun(attacker, [[createText(4)]]);
      await openStalledReaders(attacker, attacker.chooseSize(200, 100), `/v1/threads/${thread}/messages`);
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "one byte at a time",
    async attack(attacker) {
      const { path } = await finishRun(attacker, [[createText(2)]]);
      for (const { socket } of await openStalledReaders(attacker, attacker.chooseSize(200, 100), path)) {
        socket.on("readable", () => {});
        const timer = setInterval(() => socket.read(1), 250);
        socket.once("close", () => clearInterval(timer));
      }
      await attacker.waitUntilIdle();
    },
  },
  {
    name: "thousands of reconnects from the beginning",
    short: true,
    async attack(attacker) {
      const { path } = await finishRun(attacker, [
        [{ text: Array.from({ length: 5_000 }, (_, index) => `word ${index} `) }],
      ]);
      await attacker.repeat(attacker.chooseSize(2_000, 300), 30, async () => {
        await attacker.send("GET", path, undefined, {
          // Aborts when the first chunk arrives.
          onData: (_, message) => message.destroy(),
        });
      });
    },
  },
  {
    name: "whole replays of 5,000 events",
    async attack(attacker) {
      const { path } = await finishRun(attacker, [
        [{ text: Array.from({ length: 5_000 }, (_, index) => `word ${index} `) }],
      ]);
      await attacker.repeat(attacker.chooseSize(150, 40), 20, async () => {
        await attacker.send("GET", path, undefined, { keepBytes: 100_000 });
      });
    },
  },
  {
    name: "500 readers of a fast run",
    async attack(attacker) {
      const run = await startWaitingRun(attacker, (hold) => [
        [hold, { text: Array.from({ length: 2_000 }, (_, index) => `word ${index} `) }],
      ]);
      const readers = attacker.repeat(attacker.chooseSize(500, 150), 500, () =>
        attacker.send("GET", run.path, undefined, { keepBytes: 50_000 }),
      );
      await attacker.pause(2_000);
      await run.release();
      await readers;
    },
  },
  {
    name: "stalled sessions of tool progress",
    async attack(attacker) {
      const { thread, id } = await finishRun(attacker, [[createText(4)]]);
      const path = `/api/v2/conversations/${thread}/resume/${id}?cursor=0-0`;
      await openStalledReaders(attacker, attacker.chooseSize(300, 100), path, { method: "POST" });
      await attacker.waitUntilIdle();
    },
  },
];
