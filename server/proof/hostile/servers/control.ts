/**
 * Lets an attack, which runs in a separate process, kill and stop server processes over HTTP. The `script`
 * model waits for its holds at the same address, so a run can kill the process that executes it.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { holdReached, releaseHold, waitAtHold } from "../../../models/script/holds.ts";
import type { Deployment } from "./deployment.ts";

/** Maximum duration of a hold, in milliseconds. It is longer than any case. */
const holdMs = 120_000;

/** Prefix of holds that kill the process whose run reaches them. */
export const deadly = "deadly-";

/**
 * Maximum number of kills by one hold. Without a limit, a run that is recovered every time would kill
 * processes indefinitely.
 */
const maxKills = 5;

/** Time after which a process that has reached a deadly hold must be listening, in milliseconds. */
const listenMs = 1_000;

/**
 * A kill caused by a {@link deadly} hold. `listened` is false if the process executed the run before it
 * started listening.
 */
export interface Death {
  hold: string;
  server: number;
  listened: boolean;
}

export class Control {
  /** The servers under control. */
  deployment: Deployment | undefined;
  readonly #deaths: Death[] = [];
  readonly #http: Server;

  private constructor() {
    this.#http = createServer((request, response) => {
      this.#answer(request, response).then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  static async open(): Promise<Control> {
    const control = new Control();
    control.#http.listen(0, "127.0.0.1");
    await once(control.#http, "listening");
    control.#http.unref();
    return control;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const [, verb = "", ...parts] = (request.url ?? "").split("/").map(decodeURIComponent);
    const [first = "", second = ""] = parts;
    const deployment = this.deployment;
    if (deployment === undefined) throw new Error("no servers are running");
    switch (verb) {
      case "kill":
        return await deployment.kill(Number(first));
      case "stop":
        return await deployment.stop(Number(first));
      case "deaths":
        return this.#deaths.filter(({ hold }) => hold === first);
      case "release":
        return releaseHold(first);
      case "reached":
        return await holdReached(first);
      case "holds":
        return await this.#hold(Number(first), second, response);
      default:
        throw new Error(`unknown command ${JSON.stringify(verb)}`);
    }
  }

  async #hold(server: number, hold: string, response: ServerResponse): Promise<void> {
    if (hold.startsWith(deadly)) {
      const before = this.#deaths.filter((death) => death.hold === hold).length;
      if (before < maxKills) await this.#die(server, hold);
      return;
    }
    const disconnected = new AbortController();
    response.once("close", () => disconnected.abort(new Error("the run has stopped waiting")));
    await waitAtHold(hold, holdMs, disconnected.signal);
  }

  async #die(server: number, hold: string): Promise<void> {
    const process = this.deployment?.servers[server];
    // The output line that announces this may still be in transit.
    const up = process?.waitUntilListening().then(
      () => true,
      () => false,
    );
    const listened = (await Promise.race([up, delay(listenMs, false, { ref: false })])) ?? false;
    this.#deaths.push({ hold, server, listened });
    await this.deployment?.kill(server);
  }
}
