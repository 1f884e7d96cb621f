/** SIGTERM: the process stops properly, and another one starts. */
import { type Fault, pickAwake } from "../scene.ts";

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
