/** A campaign: the servers of one store, the neighbour, and one hostile case after another. */
import { setTimeout as delay } from "node:timers/promises";
import { Child } from "../bench/processes.ts";
import type { StoreKind } from "../chaos/scene.ts";
import type { AttackReport, Scene } from "./attacker/attacker.ts";
import type { AttackCommand } from "./attacker-process.ts";
import type { NamedCase } from "./case.ts";
import type { NeighbourCommand, NeighbourReport } from "./neighbour/neighbour.ts";
import { Control } from "./servers/control.ts";
import { Deployment } from "./servers/deployment.ts";
import { peakMb, resetPeak } from "./servers/memory.ts";
import { judge, limits, type Memory, type Verdict } from "./verdict.ts";
import { warmUp } from "./warm-up.ts";

export interface CampaignOptions {
  store: StoreKind;
  cases: readonly NamedCase[];
  seed: string;
  isShort: boolean;
  /** For databases, settings and logs; made here. */
  folder: string;
  /** Modules that the server processes load first. */
  preload?: readonly string[];
  progress: (row: Row) => void;
}

/** A case on a store, and how it went. */
export interface Row extends Verdict {
  store: StoreKind;
  /** `family/name`. */
  name: string;
  seconds: number;
}

/** Deadline of an attack that names none, in milliseconds. */
const attackMs = 45_000;

/**
 * How long memory may take to come back to what it was, in milliseconds: at least, if it comes near it, and
 * at most: threads that are not used any more end after 30 s.
 */
const firstMs = 500;
const soonMs = 2_000;
const settleMs = 40_000;

/** Pause between two looks at the memory, in milliseconds. */
const lookMs = 250;

/** Requests of the neighbour that fail before an attack is ended, and how long it goes on then, in milliseconds. */
const lostAfter = 3;
const lastMs = 2_000;

/** Runs cases one after the other. Ends all processes that it has started. */
export async function campaign(options: CampaignOptions): Promise<Row[]> {
  const { store, folder, preload = [] } = options;
  const control = await Control.open();
  const deployment = await Deployment.prepare({ store, folder, preload, holdsUrl: `${control.url}/holds` });
  control.deployment = deployment;
  const scenery = new Scenery(options, deployment, control);
  const rows: Row[] = [];
  try {
    for (const each of options.cases) {
      const row = await scenery.run(each);
      rows.push(row);
      options.progress(row);
    }
  } finally {
    await scenery.close();
    await deployment.close();
  }
  return rows;
}

/** The processes of a campaign. */
class Scenery {
  readonly #options: CampaignOptions;
  readonly #deployment: Deployment;
  readonly #control: Control;
  readonly #neighbour = start<NeighbourCommand>("./neighbour/process.ts");
  #attacker: Promise<Child<AttackCommand>> | undefined;
  #httpTools: { child: Child<unknown>; url: string } | undefined;
  /** Memory of each server process, settled; `undefined` if new processes are needed. */
  #resident: { fresh: number[]; now: number[] } | undefined;

  constructor(options: CampaignOptions, deployment: Deployment, control: Control) {
    this.#options = options;
    this.#deployment = deployment;
    this.#control = control;
  }

  /** Runs a case. After one that has failed, and around one with settings of its own, the servers are new. */
  async run(each: NamedCase): Promise<Row> {
    const { store } = this.#options;
    const name = `${each.family}/${each.name}`;
    const started = performance.now();
    if (each.toolServers !== undefined) this.#resident = undefined;
    let verdict: Verdict;
    try {
      this.#resident ??= await this.#startServers(each);
      verdict = await this.#attack(each, this.#resident);
    } catch (error) {
      verdict = { ...judge(nothing), complaints: [`the case could not be run: ${(error as Error).stack}`] };
    }
    if (verdict.complaints.length > 0 || each.toolServers !== undefined || each.kills)
      this.#resident = undefined;
    return { store, name, ...verdict, seconds: (performance.now() - started) / 1000 };
  }

  async close(): Promise<void> {
    (await this.#neighbour).kill();
    (await this.#attacker)?.kill();
    this.#httpTools?.child.kill();
  }

  async #startServers({ toolServers }: NamedCase): Promise<{ fresh: number[]; now: number[] }> {
    const neighbour = await this.#neighbour;
    await neighbour.ask({ do: "pause" });
    await this.#deployment.reset(toolServers === undefined ? {} : toolServers(await this.#startHttpTools()));
    const { urls, keys, servers } = this.#deployment;
    await warmUp(urls, keys.attacker);
    const pids = servers.map(({ pid }) => pid);
    await neighbour.ask({ do: "serve", urls, pids, key: keys.neighbour });
    // A round of each kind, so that it is warm, too.
    await neighbour.ask({ do: "report" });
    const fresh = await this.#settled();
    return { fresh, now: fresh };
  }

  async #startHttpTools(): Promise<string> {
    if (this.#httpTools === undefined) {
      const child = spawnModule<unknown>("./tool-servers/misbehave-http.ts");
      this.#httpTools = { child, url: await child.ready<string>() };
    }
    return this.#httpTools.url;
  }

  async #attack(each: NamedCase, resident: { fresh: number[]; now: number[] }): Promise<Verdict> {
    const { servers, outages, logBytes } = this.#deployment;
    const before = resident.now;
    const neighbour = await this.#neighbour;
    const pids = servers.map(({ pid }) => pid);
    for (const pid of pids) resetPeak(pid);
    await neighbour.ask({ do: "begin" });
    const attack = await this.#attackUntil(each);
    const report = await neighbour.ask<NeighbourReport>({ do: "report" }).catch(() => undefined);
    const peaks = servers.map(({ pid }) => peakMb(pid));
    await this.#leave();
    const deaths = servers.flatMap(({ name, pid }, index) =>
      pid === pids[index] || each.kills ? [] : [`${name} has died`],
    );
    const isHealthy = attack !== undefined && deaths.length === 0 && report?.isServed === true;
    const after = isHealthy ? await this.#settled(before) : servers.map((server) => server.residentMb());
    const memory = before.map((mb, index): Memory => {
      // A process that was killed on purpose has begun anew, and is no measure of what the attack left behind.
      const isSame = servers[index]?.pid === pids[index];
      return {
        fresh: resident.fresh[index] ?? 0,
        before: mb,
        peak: peaks[index] ?? 0,
        after: isSame ? (after[index] ?? 0) : 0,
      };
    });
    resident.now = after;
    const grown = this.#deployment.logBytes - logBytes;
    return judge({ attack, neighbour: report, memory, deaths, outages, logBytes: grown });
  }

  async #attackUntil(each: NamedCase): Promise<AttackReport | undefined> {
    const { store, seed, isShort } = this.#options;
    const { urls, keys: all } = this.#deployment;
    const { neighbour: _, ...keys } = all;
    const scene: Scene = { store, urls, keys, control: this.#control.url, seed, isShort };
    this.#attacker ??= start<AttackCommand>("./attacker-process.ts");
    const attacker = await this.#attacker;
    const report = attacker
      .ask<AttackReport>({ do: "attack", name: `${each.family}/${each.name}`, scene })
      .catch(() => undefined);
    const late = delay(each.timeoutMs ?? attackMs, undefined, { ref: false });
    const lost = new AbortController();
    const ended = await Promise.race([report, late, this.#lost(each, lost.signal)]);
    lost.abort();
    // With its process all connections of an attack that goes on are closed.
    if (ended === undefined) this.#endAttacker(attacker);
    return ended;
  }

  /** Resolves when a case has failed anyway, a while after requests of the neighbour did: the rest of it proves no more. */
  async #lost({ kills }: NamedCase, signal: AbortSignal): Promise<undefined> {
    const neighbour = await this.#neighbour;
    for (let failures = 0; kills || failures < lostAfter; ) {
      await delay(lookMs);
      if (signal.aborted) return;
      failures = await neighbour.ask<number>({ do: "count failures" });
    }
    await delay(lastMs);
  }

  #endAttacker(attacker: Child<AttackCommand>): void {
    attacker.kill();
    this.#attacker = undefined;
  }

  async #leave(): Promise<void> {
    await (await this.#attacker)?.ask({ do: "leave" });
  }

  /**
   * Collects garbage until memory has settled.
   *
   * @param before What it was before; it may take a while to come near that. Without it, memory is to stay as it is.
   * @returns Resident memory of each process.
   */
  async #settled(before?: readonly number[]): Promise<number[]> {
    const started = performance.now();
    let last: number[] = [];
    for (;;) {
      const { servers } = this.#deployment;
      for (const server of servers) server.signal("SIGUSR2");
      await delay(lookMs);
      const resident = servers.map((server) => server.residentMb());
      const elapsed = performance.now() - started;
      const growth = Math.max(...resident.map((mb, index) => mb / (before?.[index] ?? last[index] ?? 0)));
      const isSettled = growth <= (elapsed < soonMs || before === undefined ? 1.02 : limits.growth);
      if ((isSettled && elapsed > firstMs) || elapsed > settleMs) return resident;
      last = resident;
    }
  }
}

/** Children of all campaigns. One that has ended is not ended once more by its id. */
const children = new Set<{ kill(): void }>();
process.once("exit", () => {
  for (const child of children) child.kill();
});

async function start<Command>(module: string): Promise<Child<Command>> {
  const child = spawnModule<Command>(module);
  await child.ready();
  return child;
}

/** @param module Path from this file. */
function spawnModule<Command>(module: string): Child<Command> {
  const child = Child.start<Command>(new URL(module, import.meta.url).href, []);
  children.add(child);
  return child;
}

/** The observation of a case that was not run. */
const nothing = { attack: undefined, neighbour: undefined, memory: [], deaths: [], outages: [], logBytes: 0 };
