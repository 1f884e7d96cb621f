import { setTimeout as delay } from "node:timers/promises";
import { Child } from "../bench/processes.ts";
import type { StoreKind } from "../chaos/scene.ts";
import type { AttackReport, AttackTarget } from "./attacker/attacker.ts";
import type { AttackCommand } from "./attacker-process.ts";
import type { NamedCase } from "./case.ts";
import { type CaseEvaluation, evaluateCase, limits, type Memory } from "./evaluate-case.ts";
import type { NeighbourCommand, NeighbourReport } from "./neighbour/neighbour.ts";
import { Control } from "./servers/control.ts";
import { Deployment } from "./servers/deployment.ts";
import { peakMb, resetPeak } from "./servers/memory.ts";
import { warmUp } from "./warm-up.ts";

export interface CampaignOptions {
  store: StoreKind;
  cases: readonly NamedCase[];
  seed: string;
  isShort: boolean;
  /** Folder for databases, settings and logs. The campaign creates it. */
  folder: string;
  /** Modules that the server processes load before anything else. */
  preload?: readonly string[];
  progress: (row: CaseResult) => void;
}

/** The result of a case on one store. */
export interface CaseResult extends CaseEvaluation {
  store: StoreKind;
  /** `family/name`. */
  name: string;
  seconds: number;
}

/** Default deadline for an attack, in milliseconds. */
const attackMs = 45_000;

/**
 * Minimum and maximum time to wait for memory to return to its earlier level, in milliseconds. The minimum
 * applies if memory comes close to that level. Idle threads end after 30 s.
 */
const minSettleMs = 500;
const strictSettleMs = 2_000;
const maxSettleMs = 40_000;

/** Interval between memory measurements, in milliseconds. */
const sampleMs = 250;

/** Number of failed neighbour requests that ends an attack, and the delay before it ends, in milliseconds. */
const maxNeighbourFailures = 3;
const abortDelayMs = 2_000;

/** Runs cases sequentially, and ends all processes that it has started. */
export async function runCampaign(options: CampaignOptions): Promise<CaseResult[]> {
  const { store, folder, preload = [] } = options;
  const control = await Control.open();
  const deployment = await Deployment.prepare({ store, folder, preload, holdsUrl: `${control.url}/holds` });
  control.deployment = deployment;
  const scenery = new CampaignRunner(options, deployment, control);
  const rows: CaseResult[] = [];
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
class CampaignRunner {
  readonly #options: CampaignOptions;
  readonly #deployment: Deployment;
  readonly #control: Control;
  readonly #neighbour = start<NeighbourCommand>("./neighbour/process.ts");
  #attacker: Promise<Child<AttackCommand>> | undefined;
  #httpTools: { child: Child<unknown>; url: string } | undefined;
  /** Settled memory of each server process; `undefined` if new processes are needed. */
  #resident: { fresh: number[]; now: number[] } | undefined;

  constructor(options: CampaignOptions, deployment: Deployment, control: Control) {
    this.#options = options;
    this.#deployment = deployment;
    this.#control = control;
  }

  /**
   * Runs a case. Servers are restarted after a failed case, and before and after a case with its own tool
   * servers.
   */
  async run(each: NamedCase): Promise<CaseResult> {
    const { store } = this.#options;
    const name = `${each.family}/${each.name}`;
    const started = performance.now();
    if (each.toolServers !== undefined) this.#resident = undefined;
    let verdict: CaseEvaluation;
    try {
      this.#resident ??= await this.#startServers(each);
      verdict = await this.#attack(each, this.#resident);
      if (verdict.isOnlySlow) verdict = await this.#repeat(each, verdict);
    } catch (error) {
      verdict = {
        ...evaluateCase(noObservation),
        failures: [`the case could not be run: ${(error as Error).stack}`],
      };
    }
    if (verdict.failures.length > 0 || each.toolServers !== undefined || each.kills)
      this.#resident = undefined;
    return { store, name, ...verdict, seconds: (performance.now() - started) / 1000 };
  }

  /** Repeats a case with new servers, because another program may have slowed down the machine. */
  async #repeat(each: NamedCase, { failures }: CaseEvaluation): Promise<CaseEvaluation> {
    this.#resident = await this.#startServers(each);
    const verdict = await this.#attack(each, this.#resident);
    return { ...verdict, note: [`repeated, after ${failures.join("; ")}`, verdict.note].join(" ").trim() };
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
    // One round of each kind also warms up the neighbour.
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

  async #attack(each: NamedCase, resident: { fresh: number[]; now: number[] }): Promise<CaseEvaluation> {
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
      // A process that was killed on purpose has been restarted, so its memory says nothing about the attack.
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
    return evaluateCase({ attack, neighbour: report, memory, deaths, outages, logBytes: grown });
  }

  async #attackUntil(each: NamedCase): Promise<AttackReport | undefined> {
    const { store, seed, isShort } = this.#options;
    const { urls, keys: all } = this.#deployment;
    const { neighbour: _, ...keys } = all;
    const scene: AttackTarget = { store, urls, keys, control: this.#control.url, seed, isShort };
    this.#attacker ??= start<AttackCommand>("./attacker-process.ts");
    const attacker = await this.#attacker;
    const report = attacker
      .ask<AttackReport>({ do: "attack", name: `${each.family}/${each.name}`, scene })
      .catch(() => undefined);
    const late = delay(each.timeoutMs ?? attackMs, undefined, { ref: false });
    const lost = new AbortController();
    const ended = await Promise.race([report, late, this.#lost(each, lost.signal)]);
    lost.abort();
    // Killing the process closes all connections of an attack that is still running.
    if (ended === undefined) this.#endAttacker(attacker);
    return ended;
  }

  /**
   * Resolves shortly after several neighbour requests have failed. The case has then failed, and there is no
   * reason to continue it.
   */
  async #lost({ kills }: NamedCase, signal: AbortSignal): Promise<undefined> {
    const neighbour = await this.#neighbour;
    for (let failures = 0; kills || failures < maxNeighbourFailures; ) {
      await delay(sampleMs);
      if (signal.aborted) return;
      failures = await neighbour.ask<number>({ do: "count failures" });
    }
    await delay(abortDelayMs);
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
   * @param before Memory before the case, which the result should approach. If absent, memory only has to
   * stop changing.
   * @returns The resident memory of each process.
   */
  async #settled(before?: readonly number[]): Promise<number[]> {
    const started = performance.now();
    let last: number[] = [];
    for (;;) {
      const { servers } = this.#deployment;
      for (const server of servers) server.signal("SIGUSR2");
      await delay(sampleMs);
      const resident = servers.map((server) => server.residentMb());
      const elapsed = performance.now() - started;
      const growth = Math.max(...resident.map((mb, index) => mb / (before?.[index] ?? last[index] ?? 0)));
      const isSettled = growth <= (elapsed < strictSettleMs || before === undefined ? 1.02 : limits.growth);
      if ((isSettled && elapsed > minSettleMs) || elapsed > maxSettleMs) return resident;
      last = resident;
    }
  }
}

/**
 * Child processes of all campaigns. A process that has ended is removed, so that its ID is not used to kill
 * it again.
 */
const children = new Set<{ kill(): void }>();
process.once("exit", () => {
  for (const child of children) child.kill();
});

async function start<Command>(module: string): Promise<Child<Command>> {
  const child = spawnModule<Command>(module);
  await child.ready();
  return child;
}

/** @param module Path relative to this file. */
function spawnModule<Command>(module: string): Child<Command> {
  const child = Child.start<Command>(new URL(module, import.meta.url).href, []);
  children.add(child);
  return child;
}

/** The observations used for a case that could not be run. */
const noObservation = {
  attack: undefined,
  neighbour: undefined,
  memory: [],
  deaths: [],
  outages: [],
  logBytes: 0,
};
