/** A campaign: one store, some processes, load, and faults one after the other. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type PostgresServer, startPostgres } from "../../cluster/postgres.ts";
import { startRoundRobinProxy } from "../../cluster/round-robin.ts";
import { History } from "./history.ts";
import { Load } from "./load/load.ts";
import { Network } from "./load/stream.ts";
import { Random } from "./random.ts";
import type { FaultRow, Outcome } from "./report.ts";
import type { Fault, Host, Scene, StoreKind } from "./scene.ts";
import { type Scheduled, schedule } from "./schedule.ts";
import { type Disk, openDisk } from "./servers/disk.ts";
import { Link } from "./servers/link.ts";
import { ServerProcess } from "./servers/server-process.ts";

/** Conversations at a time. */
const conversations = 12;

/** More memory than this, in MB, and readers that do not read are the reason. */
const mostMb = 1_000;

/** How many violations are told at once: one fault may bring hundreds. */
const mostTold = 20;

/** How long a fault may take to be over, and the load to go on after it, in milliseconds. */
const recoveryMs = 60_000;

/** How long what a server has sent may be on its way to its reader, in milliseconds. */
const underwayMs = 50;

export interface CampaignOptions {
  store: StoreKind;
  processes: number;
  /** How many faults. */
  count: number;
  faults: readonly Fault[];
  /** After this time no further fault happens. */
  seconds: number;
  seed: string;
  /** For databases and logs; made here. */
  folder: string;
  /** Modules that the servers load first. */
  preload?: readonly string[];
  /** No faults after a violation of one of these rules, and no audit. */
  stopsAt?: readonly string[];
  progress: (line: string) => void;
}

export async function campaign(options: CampaignOptions): Promise<Outcome> {
  const { store, processes, folder, seed, progress } = options;
  const title = `${store} × ${processes}`;
  const began = performance.now();
  const random = new Random(`${seed}/${title}`);
  mkdirSync(folder, { recursive: true });
  const disk = store === "sqlite" ? openDisk(join(folder, "disk")) : undefined;
  const postgres = store === "postgres" ? await startPostgres() : undefined;
  const history = new History();
  const hosts: Host[] = [];
  for (let index = 1; index <= processes; index += 1)
    hosts.push(await startHost(options, `server-${index}`, disk, postgres));
  await hosts[0]?.server.stop();
  await hosts[0]?.server.up();
  const ways = hosts.map(({ link }) => `http://127.0.0.1:${link.port}`);
  const balancer = await startRoundRobinProxy(ways);
  const ports = [...hosts.map(({ link }) => link.port), Number(new URL(balancer.url).port)];
  let told = 0;
  const load = new Load({
    network: new Network(ports),
    history,
    random: random.fork("load"),
    onViolation: ({ rule, threadId, runId, detail }) => {
      told += 1;
      if (options.stopsAt === undefined && told <= mostTold)
        progress(`${title}: VIOLATION ${rule}: ${threadId} ${runId ?? ""} ${detail}`);
    },
  });
  const scene: Scene = {
    hosts,
    load,
    history,
    ...(disk !== undefined && { disk }),
    ...(postgres !== undefined && { postgres }),
  };
  const memory = watchMemory(hosts);
  const usable = options.faults.filter(
    ({ name, stores }) => stores.includes(store) && (disk !== undefined || name !== "full disk"),
  );
  const plan = schedule(random.fork("schedule"), usable, options.count);
  try {
    load.start(conversations);
    const rows = await inflict(plan, scene, { ...options, title, until: began + options.seconds * 1000 });
    progress(`${title}: faults are over, runs come to their ends`);
    if (options.stopsAt === undefined) {
      await load.stop();
      await load.audit();
    }
    const residentMb = memory.most();
    if (residentMb > mostMb) load.violated("memory", "", `a server took ${residentMb.toFixed(0)} MB`);
    return {
      title,
      planned: plan.length,
      rows: rows.map((row) => ({ ...row, ...load.checkedBy.get(row.name) })),
      checked: load.checked,
      violations: load.violations,
      residentMb,
      seconds: (performance.now() - began) / 1000,
      disk:
        store === "sqlite" ? (disk?.kind ?? "left out, for there is neither mount nor prlimit") : undefined,
    };
  } finally {
    memory.stop();
    await balancer.close();
    for (const { server, link } of hosts) {
      await server.close();
      await link.close();
    }
    await postgres?.end();
    disk?.close();
  }
}

async function startHost(
  { folder, preload = [], progress }: CampaignOptions,
  name: string,
  disk: Disk | undefined,
  postgres: PostgresServer | undefined,
): Promise<Host> {
  const clockFile = join(folder, `${name}.clock`);
  const cwd = join(folder, name);
  mkdirSync(cwd, { recursive: true });
  const config = join(cwd, "tambo.config.json");
  writeFileSync(config, JSON.stringify({ mcpServers: {}, builtInTools: { runCode: true } }));
  const server = await ServerProcess.start({
    name,
    logFile: join(folder, `${name}.log`),
    preload: [fileURLToPath(new URL("servers/clock.ts", import.meta.url)), ...preload],
    env: {
      CONFIG_FILE: config,
      CHAOS_CLOCK_FILE: clockFile,
      LOG_LEVEL: "warn",
      // Starts are half as long with it. What is killed leaves none behind: the first process is stopped for it.
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      SHUTDOWN_GRACE_MS: "200",
      ...(postgres === undefined
        ? { DATABASE_FILE: join(disk?.folder ?? folder, "runs.sqlite") }
        : { DATABASE_URL: postgres.url }),
    },
    cwd,
    onEnd: (how) => {
      if (how !== "SIGKILL" && how !== "0") progress(`${name} ended by itself: ${how}`);
    },
  });
  return { server, clockFile, frozen: false, link: await Link.open(() => server.port) };
}

/** Lets the faults happen, and measures how the load recovers. */
async function inflict(
  plan: readonly Scheduled[],
  scene: Scene,
  options: Pick<CampaignOptions, "progress" | "stopsAt"> & { title: string; until: number },
): Promise<FaultRow[]> {
  const { load } = scene;
  const { progress, title } = options;
  const rows = new Map<string, FaultRow>();
  const lasting: Promise<void>[] = [];
  const recovering: Promise<void>[] = [];
  for (const [index, { fault, pauseMs, random }] of plan.entries()) {
    if (performance.now() > options.until) {
      progress(`${title}: time is up after ${index} of ${plan.length} faults`);
      break;
    }
    if (load.violations.some(({ rule }) => options.stopsAt?.includes(rule))) break;
    await underLoad(load);
    await delay(pauseMs);
    const row = rowOf(rows, fault.name);
    row.count += 1;
    for (const run of load.active) run.faults.add(fault.name);
    let failed = false;
    const happened = fault
      .inject(scene, random, () => recovering.push(recovery(load, row)))
      .catch((error: unknown) => {
        failed = true;
        load.violated("start", "", `after the fault ${fault.name}: ${String(error)}`);
      });
    if (fault.lasting === true) lasting.push(happened);
    else await happened;
    // Without its servers the load has nothing to do.
    if (failed) break;
    if ((index + 1) % 25 === 0 || index + 1 === plan.length) {
      const { runs, events } = load.checked;
      const state = load.violations.length === 0 ? "nothing lost" : `${load.violations.length} violations`;
      progress(
        `${title}: ${index + 1} of ${plan.length} faults, ${runs} runs and ${events} events checked, ${state}`,
      );
    }
  }
  await Promise.all(lasting);
  if (options.stopsAt === undefined) await Promise.all(recovering);
  return [...rows.values()];
}

/** Measures the time until every run that is going on now has a new event, or its end. */
async function recovery({ active }: Load, row: FaultRow): Promise<void> {
  const from = performance.now();
  // What was on its way already is no sign of recovery.
  await delay(underwayMs);
  const goOn = [...active].map((run) => {
    run.faults.add(row.name);
    return run.beyond(run.last);
  });
  await Promise.race([Promise.all(goOn), delay(recoveryMs, undefined, { ref: false })]);
  row.recoveries.push(performance.now() - from);
}

/** A fault that hits nobody proves nothing: waits until half of the conversations have a run that streams. */
async function underLoad(load: Load): Promise<void> {
  const until = performance.now() + recoveryMs;
  const streaming = () => [...load.active].filter(({ last, end }) => last > 0 && end === undefined).length;
  while (streaming() < conversations / 2 && performance.now() < until) await delay(10);
}

function rowOf(rows: Map<string, FaultRow>, name: string): FaultRow {
  const row = rows.get(name) ?? {
    name,
    count: 0,
    recoveries: [],
    runs: 0,
    connections: 0,
    events: 0,
    violations: 0,
  };
  rows.set(name, row);
  return row;
}

function watchMemory(hosts: readonly Host[]): { most(): number; stop(): void } {
  let most = 0;
  const look = () => {
    most = Math.max(most, ...hosts.map(({ server }) => server.residentMb()));
  };
  const timer = setInterval(look, 250);
  return {
    most: () => most,
    stop: () => clearInterval(timer),
  };
}
