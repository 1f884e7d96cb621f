/**
 * Measures the time from killing a process during a run until a reader on another process receives the run's
 * next event.
 */
import { monotonicMicros } from "../conductor.ts";
import { Deployment } from "../deployment.ts";
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";

const kills = 12;

/**
 * Measures the take-over times. The baseline is the time until the killed process's client notices the closed
 * connection.
 */
export async function takeOver(progress: (line: string) => void): Promise<Figure[]> {
  progress(`take-over after kill -9, ${kills} times`);
  await using deployment = await Deployment.start("postgres", 1);
  const [survivor] = deployment.sides;
  if (survivor === undefined) throw new Error("a second process must be running");
  const taken: { next: number; cut: number }[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = await deployment.addProcess();
    const { paths } = await victim.open(1);
    await survivor.follow(paths);
    const events = 50;
    const before = await survivor.expect(events);
    await victim.produce({ events, burst: 1, rate: 100 });
    await before();
    // Ending the interrupted message produces an event.
    const next = await survivor.expect(1);
    const cut = victim.cut();
    const killedAt = monotonicMicros();
    victim.server.kill();
    const after = (at: number) => (at - killedAt) / 1000;
    taken.push({ next: after((await next()).at), cut: after(await cut) });
  }
  const figure = (name: string, of: (values: number[]) => number, atMost: number): Figure => ({
    name: `take-over after kill -9, ${name} of ${kills} (baseline: its own client is disconnected)`,
    value: of(taken.map(({ next }) => next)),
    unit: "ms",
    baseline: of(taken.map(({ cut }) => cut)),
    aim: { of: "value", atMost },
  });
  return [figure("median", median, 100), figure("max", (values) => Math.max(...values), 150)];
}
