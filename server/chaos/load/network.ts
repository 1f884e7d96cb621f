/** The way of the load to the servers: any of them, chosen anew for each request, as behind a load balancer. */
import { setTimeout as delay } from "node:timers/promises";
import type { Random } from "../random.ts";
import { isAway, type StreamAnswer, type StreamRequest, send } from "./stream.ts";

/** A request without the place that it goes to. */
export type Call = Omit<StreamRequest, "port">;

export class Network {
  readonly #ports: readonly number[];

  /** @param ports Where servers can be reached. */
  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Sends a request to one of the servers. Never rejects. */
  async send(call: Call, random: Random): Promise<StreamAnswer> {
    return await send({ ...call, port: random.pick(this.#ports) });
  }

  /**
   * Sends a request until it has a whole answer that is not of a server that stops, starts or has lost its database.
   *
   * @param mayFail Whether an answer with status 500 counts as one of these at present.
   * @returns `undefined` when there was none for a minute.
   */
  async ask(call: Call, random: Random, mayFail: () => boolean): Promise<StreamAnswer | undefined> {
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
      const answer = await this.send(call, random);
      if (!isAway(answer) && !(answer.status === 500 && mayFail())) return answer;
      await delay(random.int(20, 120));
    }
    return undefined;
  }
}
