/** PostgreSQL is restarted: in order, at once, or by `kill -9`. */
import { setTimeout as delay } from "node:timers/promises";
import type { Fault } from "../scene.ts";

export const databaseRestart: Fault = {
  name: "database restarted",
  stores: ["postgres"],
  weight: 5,
  async inject({ postgres, history, hosts }, random, recovering) {
    const mode = random.pick(["fast", "immediate", "kill"] as const);
    const ms = random.int(0, 1_000);
    for (const { server } of hosts) server.note(`database: ${mode}`);
    history.interrupted();
    await postgres?.stop(mode);
    await delay(ms);
    await postgres?.restart();
    recovering();
  },
};
