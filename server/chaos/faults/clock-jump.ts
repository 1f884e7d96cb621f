/** The wall clock of a process jumps by minutes, forwards or back. */
import { writeFileSync } from "node:fs";
import { type Fault, pickAwake } from "../scene.ts";

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
