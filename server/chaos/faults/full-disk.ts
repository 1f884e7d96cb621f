/** The disk of the SQLite file is full for a while. */
import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "../scene.ts";

export const fullDisk: Fault = {
  name: "full disk",
  stores: ["sqlite"],
  weight: 8,
  async inject({ hosts, history, disk }, random, recovering) {
    const { server } = random.pick(hosts);
    if (disk === undefined) throw new Error("this system has no disk that can be filled");
    const ms = random.int(100, 1_500);
    await server.up();
    // A write-ahead log that has grown is written over, and needs no room: after a proper stop it begins anew.
    await server.stop();
    history.interrupted();
    await server.up();
    const pid = server.pid ?? 0;
    await delay(random.int(50, 300));
    const works = history.databaseFails();
    disk.fill(pid);
    await delay(ms);
    disk.free(pid);
    works();
    recovering();
  },
};
