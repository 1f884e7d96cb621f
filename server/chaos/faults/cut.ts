/** Connections between clients and a server are reset after a few more bytes: in the middle of a frame. */
import type { Fault } from "../scene.ts";

export const cut: Fault = {
  name: "connections cut",
  stores: ["sqlite", "postgres"],
  weight: 18,
  async inject({ hosts }, random, recovering) {
    recovering();
    random.pick(hosts).link.cut(random, random.pick([0.3, 0.7, 1]));
  },
};
