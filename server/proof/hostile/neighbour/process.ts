/** The neighbour: a well-behaved project in its own process that sends requests continuously. */
import { setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { serve } from "../../bench/commands.ts";
import { CoreWaitMeter } from "./core-wait.ts";
import { type Client, exchanges, type MeasuredRequest, readStream } from "./exchanges.ts";
import type { NeighbourCommand, NeighbourReport, RequestProblem } from "./neighbour.ts";

/** Pause between two requests, in milliseconds. */
const pauseMs = 25;

/** Time limit for the rounds at the end of a report, in milliseconds. */
const lastRoundMs = 10_000;

try {
  setPriority(-10);
} catch {
  // Raising the priority may require privileges. Without it, other programs on the machine distort the times.
}

const lag = new CoreWaitMeter();
let clients: Client[] = [];
let generation = 0;
let times: number[] = [];
let problems: RequestProblem[] = [];
/** Number of requests that got no response or a wrong response. */
let failures = 0;
/** The time when the current case started. Requests sent before this time belong to an earlier case. */
let begun = 0;

serve<NeighbourCommand>(async (command) => {
  switch (command.do) {
    case "serve":
      generation += 1;
      lag.pids = command.pids;
      clients = command.urls.map((url) => ({ url, key: command.key }));
      for (const loop of [smallRequests, streams]) void loop(generation);
      return undefined;
    case "pause":
      generation += 1;
      return undefined;
    case "begin":
      [times, problems, begun, failures] = [[], [], Date.now(), 0];
      return undefined;
    case "count failures":
      return failures;
    case "report":
      return await report();
  }
});

/** Number of completed rounds of each kind. */
const rounds = { small: 0, stream: 0 };

async function smallRequests(own: number): Promise<void> {
  for (let turn = 0; own === generation; turn += 1) {
    const send = exchanges[turn % exchanges.length];
    if (send !== undefined) await observe((client, other) => send(client, other));
    if ((turn + 1) % exchanges.length === 0) rounds.small += 1;
    await delay(pauseMs);
  }
}

async function streams(own: number): Promise<void> {
  while (own === generation) {
    await observe(readStream);
    rounds.stream += 1;
    await delay(pauseMs);
  }
}

let turn = 0;

async function observe(send: (client: Client, other: Client) => Promise<MeasuredRequest>): Promise<void> {
  turn += 1;
  const at = (index: number) => clients[index % clients.length] as Client;
  const from = Date.now();
  const lagBefore = lag.ms;
  const add = (what: string, kind: Pick<RequestProblem, "isSlow"> = {}) =>
    from >= begun && problems.push({ from, to: Date.now(), description: what, ...kind });
  try {
    const { name: what, ms } = await send(at(turn), at(turn + 1));
    const own = Math.max(0, lag.ms - lagBefore);
    const slowest = Math.max(0, Math.max(...ms) - own);
    if (from < begun) return;
    times.push(...ms.map((each) => Math.max(0, each - own)));
    if (slowest > 1_000) add(`${what} took ${slowest.toFixed(0)} ms`, { isSlow: true });
  } catch (error) {
    if (from < begun) return;
    failures += 1;
    times.push(Date.now() - from);
    add((error as Error).message);
  }
}

/** Reports after one more complete round of both kinds, so that hanging requests are noticed. */
async function report(): Promise<NeighbourReport> {
  const want = { small: rounds.small + 2, stream: rounds.stream + 2 };
  const until = performance.now() + lastRoundMs;
  const isServed = () => rounds.small >= want.small && rounds.stream >= want.stream;
  while (!isServed() && performance.now() < until) await delay(10);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    requests: sorted.length,
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
    max: sorted.at(-1) ?? 0,
    problems,
    isServed: isServed(),
  };
}

// Tells the parent process that this process is ready.
process.send?.({ answer: null });
