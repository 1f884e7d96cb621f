/** Faults of server processes: they are killed, stopped or suspended, or their clocks jump. */
import { writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Fault, pickAwake } from "../scene.ts";

/** `kill -9` of a process at any moment; now and then of one that is just starting. */
export const kill: Fault = {
  name: "kill -9",
  stores: ["sqlite", "postgres"],
  weight: 30,
  async inject(scene, random, recovering) {
    const { server } = pickAwake(scene, random);
    const waits = random.chance(0.9);
    recovering();
    await server.kill();
    scene.history.interrupted();
    if (waits) await server.up();
  },
};

/** SIGTERM: the process stops properly, and another one starts. */
export const stop: Fault = {
  name: "SIGTERM",
  stores: ["sqlite", "postgres"],
  weight: 6,
  async inject(scene, random, recovering) {
    const { server } = pickAwake(scene, random);
    // One that is not up yet knows nothing of a proper stop.
    await server.up();
    recovering();
    await server.stop();
    scene.history.interrupted();
    await server.up();
  },
};

/** SIGSTOP for a moment: the process stands still, and goes on. */
export const stall: Fault = {
  name: "SIGSTOP, short",
  stores: ["sqlite", "postgres"],
  weight: 12,
  async inject(scene, random, recovering) {
    const { server } = pickAwake(scene, random);
    const ms = random.int(50, 1_200);
    scene.history.interrupted();
    server.signal("SIGSTOP");
    await delay(ms);
    server.signal("SIGCONT");
    recovering();
  },
};

/** Longer than the lease of 15 s. */
const stallMs = 17_000;

export const stallPastLease: Fault = {
  name: "SIGSTOP past the lease",
  stores: ["postgres"],
  weight: 2,
  lasting: true,
  async inject(scene, random, recovering) {
    const { hosts, history } = scene;
    // One that can take the runs over must be left.
    while (hosts.filter(({ frozen }) => !frozen).length < Math.min(2, hosts.length)) await delay(100);
    const host = pickAwake(scene, random);
    host.frozen = true;
    recovering();
    history.interrupted();
    host.server.signal("SIGSTOP");
    await delay(stallMs);
    host.server.signal("SIGCONT");
    host.frozen = false;
    history.interrupted();
  },
};

const mostMs = 15 * 60_000;

export const clockJump: Fault = {
  name: "clock jump",
  stores: ["sqlite", "postgres"],
  weight: 15,
  async inject(scene, random, recovering) {
    const { server, clockFile } = pickAwake(scene, random);
    const shift = random.int(-mostMs, mostMs);
    await server.up();
    writeFileSync(clockFile, String(shift));
    server.note(`its clock is wrong by ${shift} ms`);
    recovering();
    server.signal("SIGUSR2");
  },
};
