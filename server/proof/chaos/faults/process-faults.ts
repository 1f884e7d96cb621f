/** Faults in server processes: they are killed, stopped or suspended, or their clocks jump. */
import { writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Fault, pickRunningHost } from "../scene.ts";

/** Kills the process with `kill -9` at any moment, sometimes while it is starting. */
export const kill: Fault = {
  name: "kill -9",
  stores: ["sqlite", "postgres"],
  weight: 30,
  async inject(scene, random, recovering) {
    const { server } = pickRunningHost(scene, random);
    const waitsForStart = random.chance(0.9);
    recovering();
    await server.kill();
    scene.history.recordInterruption();
    if (waitsForStart) await server.waitUntilListening();
  },
};

/** Sends SIGTERM. The process shuts down, and another process is started. */
export const stop: Fault = {
  name: "SIGTERM",
  stores: ["sqlite", "postgres"],
  weight: 6,
  async inject(scene, random, recovering) {
    const { server } = pickRunningHost(scene, random);
    // A process that is still starting does not handle SIGTERM.
    await server.waitUntilListening();
    recovering();
    await server.stop();
    scene.history.recordInterruption();
    await server.waitUntilListening();
  },
};

/**
 * Stops the process and starts the other version, while streams are open and other processes still have the other
 * version.
 */
export const rollingUpgrade: Fault = {
  name: "rolling upgrade",
  stores: ["sqlite", "postgres"],
  weight: 8,
  async inject(scene, random, recovering) {
    const host = pickRunningHost(scene, random);
    const { server } = host;
    await server.waitUntilListening();
    host.isEarlier = scene.canDowngrade && !host.isEarlier;
    server.useVersion(host.isEarlier ? scene.earlierTree : undefined);
    // The earlier version cannot start anymore when the schema has been migrated.
    if (!scene.canDowngrade) for (const other of scene.hosts) other.server.useVersion(undefined);
    recovering();
    await server.stop();
    scene.history.recordInterruption();
    await server.waitUntilListening();
  },
};

/** Suspends the process for a moment with SIGSTOP. */
export const stall: Fault = {
  name: "SIGSTOP, short",
  stores: ["sqlite", "postgres"],
  weight: 12,
  async inject(scene, random, recovering) {
    const { server } = pickRunningHost(scene, random);
    const ms = random.int(50, 1_200);
    scene.history.recordInterruption();
    server.signal("SIGSTOP");
    await delay(ms);
    server.signal("SIGCONT");
    recovering();
  },
};

/** Duration of the suspension, in milliseconds. It is longer than the lease of 15 s. */
const stallMs = 17_000;

export const stallPastLease: Fault = {
  name: "SIGSTOP past the lease",
  stores: ["postgres"],
  weight: 2,
  isLasting: true,
  async inject(scene, random, recovering) {
    const { hosts, history } = scene;
    // At least one other process must be able to claim the runs.
    while (hosts.filter(({ isFrozen: frozen }) => !frozen).length < Math.min(2, hosts.length))
      await delay(100);
    const host = pickRunningHost(scene, random);
    host.isFrozen = true;
    recovering();
    history.recordInterruption();
    host.server.signal("SIGSTOP");
    await delay(stallMs);
    scene.load.ledger.recordResumed(host.server.name);
    host.server.signal("SIGCONT");
    host.isFrozen = false;
    history.recordInterruption();
  },
};

const mostMs = 15 * 60_000;

export const clockJump: Fault = {
  name: "clock jump",
  stores: ["sqlite", "postgres"],
  weight: 15,
  async inject(scene, random, recovering) {
    const { server, clockFile } = pickRunningHost(scene, random);
    const shift = random.int(-mostMs, mostMs);
    await server.waitUntilListening();
    writeFileSync(clockFile, String(shift));
    server.log(`clock shifted by ${shift} ms`);
    recovering();
    server.signal("SIGUSR2");
  },
};
