/** Readers that stall, read slowly, or reconnect repeatedly. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import type { Response } from "../http/exchange.ts";
import type { Wire } from "../http/wire.ts";

/** Returns random text in deltas of 500 kB. The run's last event contains all of it again. */
const textOfMb = (mb: number) => ({ text: Array.from({ length: mb * 2 }, () => ({ random: 500_000 })) });

/** A run of the attacker. */
interface Run {
  thread: string;
  id: string;
  /** Path that replays the run from its start. */
  path: string;
}

/** Runs a script to its end and returns the run with its stream. */
async function finished(attacker: Attacker, turns: unknown[]): Promise<Run & { body: Buffer }> {
  const thread = `r-${randomUUID()}`;
  const { headers, body } = await attacker.play(turns, {}, { thread });
  return { ...runAt(thread, String(headers["x-run-id"])), body };
}

/** Reads a run until no data arrives for a second. */
async function readSoFar(attacker: Attacker, path: string): Promise<Response> {
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onData = () => {
    clearTimeout(timer);
    timer = setTimeout(() => leaving.abort(), 1_000);
  };
  return await attacker.send("GET", path, undefined, { signal: leaving.signal, onData });
}

/** Returns the number of the last event of a stream. */
const lastId = (body: Buffer) =>
  Number(
    body
      .toString()
      .match(/^id: \d+$/gm)
      ?.at(-1)
      ?.slice(4) ?? 0,
  );

/** Returns the path that replays a run after an event. */
const from = (path: string, after: number) => path.replace("after=0", `after=${after}`);

function runAt(thread: string, id: string): Run {
  return { thread, id, path: `/v1/threads/${thread}/runs/${id}?after=0` };
}

/** Starts a run that waits at a hold. Its first reader stalls. */
async function waiting(
  attacker: Attacker,
  turns: (hold: object) => unknown[],
): Promise<Run & { release(): Promise<void> }> {
  const [thread, hold] = [`r-${randomUUID()}`, randomUUID()];
  const message = { role: "user", content: JSON.stringify({ turns: turns({ hold, ms: 60_000 }) }) };
  const wire = await attacker.stall("POST", `/v1/threads/${thread}/runs`, {
    model: "script",
    createThread: true,
    message,
    onDisconnect: "continue",
  });
  wire.read();
  await wire.until(/x-run-id: \S+\r\n/i, 20_000);
  const id = /x-run-id: (\S+)\r\n/i.exec(wire.received)?.[1] ?? "none";
  await attacker.reached(hold);
  return { ...runAt(thread, id), release: () => attacker.release(hold) };
}

/**
 * Opens connections that request a path and do not read the response. Only some of them wait for their
 * response at a time, because the system has one queue for the new connections of all clients, and this
 * attack targets stalled readers.
 *
 * @param request Method and body; GET if absent.
 */
async function stall(
  attacker: Attacker,
  count: number,
  path: string,
  { method = "GET", body }: { method?: string; body?: unknown } = {},
): Promise<Wire[]> {
  const wires: Wire[] = [];
  await attacker.times(count, 30, async () => {
    const wire = await attacker.stall(method, path, body);
    wires.push(wire);
    await Promise.race([once(wire.socket, "readable"), wire.closed]);
  });
  attacker.count("stalled reader", count);
  return wires;
}

export const readers: readonly HostileCase[] = [
  {
    name: "stalled before a closing event of 4 MB",
    short: true,
    async attack(attacker) {
      const run = await waiting(attacker, (hold) => [[textOfMb(4), hold]]);
      // Earlier events would fill the connections, and the terminal event would not be written.
      const { body } = await readSoFar(attacker, run.path);
      attacker.note = `after event ${lastId(body)}`;
      await stall(attacker, attacker.size(1_000, 400), from(run.path, lastId(body)));
      await run.release();
      await attacker.calm();
    },
  },
  {
    name: "stalled from the first event on",
    async attack(attacker) {
      const run = await waiting(attacker, (hold) => [[hold, textOfMb(4)]]);
      await stall(attacker, attacker.size(1_000, 400), run.path);
      await run.release();
      await attacker.calm();
    },
  },
  {
    name: "stalled replays of a closing event of 4 MB",
    short: true,
    async attack(attacker) {
      const { path, body } = await finished(attacker, [[textOfMb(4)]]);
      await stall(attacker, attacker.size(1_000, 300), from(path, lastId(body) - 2));
      await attacker.calm();
    },
  },
  {
    name: "stalled replays from the first event on",
    async attack(attacker) {
      const { path } = await finished(attacker, [[textOfMb(4)]]);
      await stall(attacker, attacker.size(1_000, 300), path);
      await attacker.calm();
    },
  },
  {
    name: "stalled connects over ag-ui",
    async attack(attacker) {
      const { thread } = await finished(attacker, [[textOfMb(4)]]);
      const body = {
        threadId: thread,
        runId: randomUUID(),
        messages: [],
        tools: [],
        context: [],
        state: {},
        forwardedProps: {},
      };
      await stall(attacker, attacker.size(200, 100), "/ag-ui/default/connect", { method: "POST", body });
      await attacker.calm();
    },
  },
  {
    name: "stalled lists of messages of 4 MB",
    async attack(attacker) {
      const { thread } = await finished(attacker, [[textOfMb(4)]]);
      await stall(attacker, attacker.size(200, 100), `/v1/threads/${thread}/messages`);
      await attacker.calm();
    },
  },
  {
    name: "one byte at a time",
    async attack(attacker) {
      const { path } = await finished(attacker, [[textOfMb(2)]]);
      for (const { socket } of await stall(attacker, attacker.size(200, 100), path)) {
        socket.on("readable", () => {});
        const timer = setInterval(() => socket.read(1), 250);
        socket.once("close", () => clearInterval(timer));
      }
      await attacker.calm();
    },
  },
  {
    name: "thousands of reconnects from the beginning",
    short: true,
    async attack(attacker) {
      const { path } = await finished(attacker, [
        [{ text: Array.from({ length: 5_000 }, (_, index) => `word ${index} `) }],
      ]);
      await attacker.times(attacker.size(2_000, 300), 30, async () => {
        await attacker.send("GET", path, undefined, {
          // Aborts at the first chunk.
          onData: (_, message) => message.destroy(),
        });
      });
    },
  },
  {
    name: "whole replays of 5,000 events",
    async attack(attacker) {
      const { path } = await finished(attacker, [
        [{ text: Array.from({ length: 5_000 }, (_, index) => `word ${index} `) }],
      ]);
      await attacker.times(attacker.size(150, 40), 20, async () => {
        await attacker.send("GET", path, undefined, { keepBytes: 100_000 });
      });
    },
  },
  {
    name: "500 readers of a fast run",
    async attack(attacker) {
      const run = await waiting(attacker, (hold) => [
        [hold, { text: Array.from({ length: 2_000 }, (_, index) => `word ${index} `) }],
      ]);
      const readers = attacker.times(attacker.size(500, 150), 500, () =>
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
      const { thread, id } = await finished(attacker, [[textOfMb(4)]]);
      const path = `/api/v2/conversations/${thread}/resume/${id}?cursor=0-0`;
      await stall(attacker, attacker.size(300, 100), path, { method: "POST" });
      await attacker.calm();
    },
  },
];
