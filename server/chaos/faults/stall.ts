/** SIGSTOP for a moment: the process stands still, and goes on. */
import { setTimeout as delay } from "node:timers/promises";
import { type Fault, pickAwake } from "../scene.ts";

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
