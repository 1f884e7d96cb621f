import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startRoundRobinProxy } from "../../cluster/round-robin.ts";
import { root } from "../testing/earlier-version.ts";
import { failover } from "./faults/database-faults.ts";
import { History } from "./history.ts";
import { emptyTally, Load, loadContracts } from "./load/load.ts";
import { Network } from "./load/stream.ts";
import type { Violation } from "./oracle/check-run.ts";
import { Random } from "./random.ts";
import type { CampaignResult, FaultRow } from "./report.ts";
import type { Fault, Host, StoreKind, TestSystem } from "./scene.ts";
import { createSchedule, type ScheduledFault } from "./schedule.ts";
import { type Disk, openDisk } from "./servers/disk.ts";
import { Link } from "./servers/link.ts";
import { Outside } from "./servers/outside.ts";
import { PostgresPair } from "./servers/postgres-pair.ts";
import { ServerProcess } from "./servers/server-process.ts";

/** Number of concurrent conversations. */
const conversations = 12;

/**
 * Limit on a server's resident memory in MB. If a server exceeds it, stalled readers are filling its memory.
 */
const maxResidentMb = 1_000;

/** Maximum number of reported violations. One fault may cause hundreds. */
const maxReported = 20;

/** Time limit for injecting a fault and for the workload to recover from it, in milliseconds. */
const recoveryMs = 60_000;

/** Interval between progress lines, in milliseconds. */
const progressMs = 30_000;

/** Time that sent events need to reach their readers, in milliseconds. */
const inTransitMs = 50;

export interface CampaignOptions {
  store: StoreKind;
  processes: number;
  /** Number of faults to inject. */
  count: number;
  faults: readonly Fault[];
  /** Time in seconds after which no more faults are injected. */
  seconds: number;
  seed: string;
  /** Folder for databases and logs. The campaign creates it. */
  folder: string;
  /** Root folder of an earlier version, with which the servers start. */
  earlierTree?: string | undefined;
  /** Stops injecting faults. The campaign then ends normally. */
  signal?: AbortSignal;
  /** Modules that the servers load before anything else. */
  preload?: readonly string[];
  /** Stops the campaign as soon as this returns true for the violations so far, without the final audit. */
  stopsAfter?: (violations: readonly Violation[]) => boolean;
  progress: (line: string) => void;
}

export async function runCampaign(options: CampaignOptions): Promise<CampaignResult> {
  const { store, processes, folder, seed, progress } = options;
  const title = `${store} × ${processes}`;
  const started = performance.now();
  const random = new Random(`${seed}/${title}`);
  mkdirSync(folder, { recursive: true });
  const hasFailover = options.faults.includes(failover);
  const disk = store === "sqlite" ? openDisk(join(folder, "disk")) : undefined;
  const postgres = store === "postgres" ? await PostgresPair.start(folder, hasFailover) : undefined;
  const history = new History();
  const network = new Network();
  let reported = 0;
  const load = new Load({
    network,
    history,
    random: random.fork("load"),
    onViolation: ({ rule, threadId, runId, detail }) => {
      reported += 1;
      if (options.stopsAfter === undefined && reported <= maxReported)
        progress(`${title}: VIOLATION ${rule}: ${threadId} ${runId ?? ""} ${detail}`);
    },
  });
  const outside = await Outside.open(load.ledger);
  const hosts: Host[] = [];
  for (let index = 1; index <= processes; index += 1)
    hosts.push(await startHost(options, `server-${index}`, { disk, postgres, outside, load }));
  await hosts[0]?.server.stop();
  await hosts[0]?.server.waitUntilListening();
  const urls = hosts.map(({ link }) => `http://127.0.0.1:${link.port}`);
  const balancer = await startRoundRobinProxy(urls);
  network.ports.push(...hosts.map(({ link }) => link.port), Number(new URL(balancer.url).port));
  const scene: TestSystem = {
    hosts,
    load,
    history,
    canDowngrade: options.earlierTree !== undefined && (await hasSameSchema(store, options.earlierTree)),
    ...(options.earlierTree !== undefined && { earlierTree: options.earlierTree }),
    ...(disk !== undefined && { disk }),
    ...(postgres !== undefined && { postgres }),
  };
  const memory = watchMemory(hosts);
  const applicable = options.faults.filter(
    ({ name, stores }) => stores.includes(store) && (disk !== undefined || name !== "full disk"),
  );
  const plan = createSchedule(random.fork("schedule"), applicable, options.count);
  try {
    load.start(conversations);
    const rows = await injectFaults(plan, scene, {
      ...options,
      title,
      until: started + options.seconds * 1000,
    });
    progress(`${title}: all faults injected, waiting for runs to end`);
    if (options.stopsAfter === undefined) {
      await load.stop();
      await load.audit();
    }
    const residentMb = memory.max();
    if (residentMb > maxResidentMb)
      load.reportViolation("memory", "", `a server used ${residentMb.toFixed(0)} MB of memory`);
    return {
      title,
      planned: plan.length,
      rows: rows.map((row) => ({ ...row, ...load.checkedBy.get(row.name) })),
      checked: load.checked,
      contracts: loadContracts.map((name) => ({ name, ...(load.checkedThrough.get(name) ?? emptyTally) })),
      violations: load.violations,
      steps: load.ledger.steps,
      lateSteps: load.ledger.lateSteps,
      scenarios: [],
      calls: load.ledger.calls,
      residentMb,
      seconds: (performance.now() - started) / 1000,
      disk:
        store === "sqlite" ? (disk?.kind ?? "skipped: neither mount nor prlimit is available") : undefined,
    };
  } finally {
    memory.stop();
    await balancer.close();
    for (const { server, link, databaseLink } of hosts) {
      databaseLink?.hold([]);
      await server.close();
      await link.close();
      await databaseLink?.close();
    }
    await outside.close();
    await postgres?.end();
    disk?.close();
  }
}

/** The parts of the test that a server uses. */
interface HostDependencies {
  disk: Disk | undefined;
  postgres: PostgresPair | undefined;
  outside: Outside;
  load: Load;
}

const ownPreload = ["clock", "slow-commits"].map((name) =>
  fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url)),
);

/** Returns true if an earlier version has the same migrations as this one. */
async function hasSameSchema(store: StoreKind, tree: string): Promise<boolean> {
  const count = async (version: string) =>
    (await import(pathToFileURL(join(version, `server/store/${store}/migrations.ts`)).href)).allMigrations
      .length;
  return (await count(tree)) === (await count(root));
}

async function startHost(
  { folder, preload = [], progress, earlierTree }: CampaignOptions,
  name: string,
  { disk, postgres, outside, load }: HostDependencies,
): Promise<Host> {
  const clockFile = join(folder, `${name}.clock`);
  const commitDelayFile = join(folder, `${name}.commit-delay`);
  const cwd = join(folder, name);
  mkdirSync(cwd, { recursive: true });
  const databaseUrl = postgres && new URL(postgres.url);
  const databaseLink = databaseUrl && (await Link.open(() => Number(new URL(postgres.url).port)));
  const config = join(cwd, "tambo.config.json");
  writeFileSync(
    config,
    JSON.stringify({ mcpServers: outside.mcpServers(name), builtInTools: { runCode: true } }),
  );
  const env = {
    CONFIG_FILE: config,
    CHAOS_CLOCK_FILE: clockFile,
    CHAOS_COMMIT_DELAY_FILE: commitDelayFile,
    SCRIPT_HOLDS_URL: outside.holdsUrl(name),
    LOG_LEVEL: "warn",
    // The cache halves the start time. A killed process does not write the cache, so the first process is
    // stopped in order to write it.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    SHUTDOWN_GRACE_MS: "200",
    ...(databaseUrl === undefined || databaseLink === undefined
      ? { DATABASE_FILE: join(disk?.folder ?? folder, "runs.sqlite") }
      : { DATABASE_URL: Object.assign(new URL(databaseUrl), { port: databaseLink.port }).href }),
  };
  const server = await ServerProcess.start({
    name,
    logFile: join(folder, `${name}.log`),
    tree: earlierTree,
    preload: [...ownPreload, ...preload],
    env,
    cwd,
    onEnd: (how, wasListening) => {
      if (how === "SIGKILL" || how === "0") return;
      if (wasListening) load.reportViolation("crash", "", `${name} ended with ${how} while it was listening`);
      // A server cannot start while its database is unavailable.
      else progress(`${name} ended with ${how} before it was listening`);
    },
  });
  const link = await Link.open(() => server.port);
  return {
    server,
    folder: cwd,
    env,
    clockFile,
    commitDelayFile,
    isFrozen: false,
    isEarlier: earlierTree !== undefined,
    link,
    ...(databaseLink !== undefined && { databaseLink }),
  };
}

/** Injects the faults and measures how the load recovers. */
async function injectFaults(
  plan: readonly ScheduledFault[],
  scene: TestSystem,
  options: Pick<CampaignOptions, "progress" | "stopsAfter" | "signal"> & { title: string; until: number },
): Promise<FaultRow[]> {
  const { load } = scene;
  const { progress, title } = options;
  const rows = new Map<string, FaultRow>();
  const lasting = new Set<Promise<void>>();
  const recovering = new Set<Promise<void>>();
  const started = performance.now();
  let done = 0;
  const reportProgress = () => {
    const { runs, events } = load.checked;
    const perMinute = (done / (performance.now() - started)) * 60_000;
    const state = load.violations.length === 0 ? "nothing lost" : `${load.violations.length} violations`;
    progress(
      `${title}: ${done} of ${plan.length} faults, ${perMinute.toFixed(1)} per minute, ${runs} runs and ${events} events checked, ${state}`,
    );
  };
  const timer = setInterval(reportProgress, progressMs);
  for (const [index, { fault, pauseMs, random }] of plan.entries()) {
    if (performance.now() > options.until) {
      progress(`${title}: time limit reached after ${index} of ${plan.length} faults`);
      break;
    }
    if (options.stopsAfter?.(load.violations) === true || options.signal?.aborted === true) break;
    await waitForLoad(load);
    await delay(pauseMs);
    const row = findRow(rows, fault.name);
    row.count += 1;
    for (const run of load.active) {
      run.faults.add(fault.name);
      run.lastBeforeFault = run.last;
    }
    let failed = false;
    const happened = fault
      .inject(scene, random, () => addWhilePending(recovering, measureRecovery(load, row)))
      .catch((error: unknown) => {
        failed = true;
        load.reportViolation("start", "", `after the fault ${fault.name}: ${String(error)}`);
      });
    if (fault.isLasting === true) addWhilePending(lasting, happened);
    else await happened;
    // The load cannot continue without its servers.
    if (failed) break;
    done = index + 1;
  }
  clearInterval(timer);
  reportProgress();
  await Promise.all(lasting);
  if (options.stopsAfter === undefined) await Promise.all(recovering);
  return [...rows.values()];
}

function addWhilePending(pending: Set<Promise<void>>, promise: Promise<void>): void {
  pending.add(promise);
  void promise.finally(() => pending.delete(promise));
}

/** Measures the time until every active run has either had a new event or ended. */
async function measureRecovery({ active }: Load, row: FaultRow): Promise<void> {
  const from = performance.now();
  // Events that were already in transit do not prove recovery.
  await delay(inTransitMs);
  const resumed = [...active].map((run) => {
    run.faults.add(row.name);
    return run.waitForEventAfter(run.last);
  });
  await Promise.race([Promise.all(resumed), delay(recoveryMs, undefined, { ref: false })]);
  row.recoveries.push(performance.now() - from);
}

/**
 * Waits until half of the conversations have received events since the last fault, because a fault without load proves
 * nothing. If the machine is slow, faults that follow each other too quickly would prevent runs from ever ending.
 */
async function waitForLoad(load: Load): Promise<void> {
  const until = performance.now() + recoveryMs;
  const streaming = () =>
    [...load.active].filter(({ last, lastBeforeFault, end }) => last > lastBeforeFault && end === undefined)
      .length;
  while (streaming() < conversations / 2 && performance.now() < until) await delay(10);
}

function findRow(rows: Map<string, FaultRow>, name: string): FaultRow {
  const row = rows.get(name) ?? { name, count: 0, recoveries: [], ...emptyTally };
  rows.set(name, row);
  return row;
}

function watchMemory(hosts: readonly Host[]): { max(): number; stop(): void } {
  let max = 0;
  const measure = () => {
    max = Math.max(max, ...hosts.map(({ server }) => server.residentMb()));
  };
  const timer = setInterval(measure, 250);
  return {
    max: () => max,
    stop: () => clearInterval(timer),
  };
}
