/** SIGSTOP for longer than the lease: others take the runs over, and the process that comes back must write nothing. */
import { setTimeout as delay } from "node:timers/promises";
import { type Fault, pickAwake } from "../scene.ts";

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
