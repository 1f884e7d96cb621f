/** `kill -9` of a process at any moment; now and then of one that is just starting. */
import { type Fault, pickAwake } from "../scene.ts";

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
