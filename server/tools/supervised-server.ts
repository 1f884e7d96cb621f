/** An MCP server that is kept available: started or connected again, ever more slowly, when it was lost. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { JsonObject } from "../core/events.ts";
import type { ResourceBlock } from "../core/messages.ts";
import type { ToolCallOptions, ToolOutcome } from "../core/ports/tools.ts";
import { redactor } from "../core/redact.ts";
import { JobAbortedError } from "../core/schemas/check-process.ts";
import type { McpAddress } from "../core/settings.ts";
import { inBackground } from "../core/telemetry/log-context.ts";
import { McpConnection, type McpTimeouts } from "./connection.ts";
import { LineLimit } from "./lines.ts";
import { notAvailable } from "./outcome.ts";
import { OwnedResources, unreadable } from "./resources.ts";

const firstDelayMs = 250;
const maxDelayMs = 30_000;

/** Milliseconds to wait before the next start, after so many starts that did not last. */
export function restartDelay(failures: number): number {
  return Math.min(firstDelayMs * 2 ** failures, maxDelayMs);
}

/** A configured MCP server and whatever connection there is to it at the moment. */
export class SupervisedServer {
  readonly #address: McpAddress;
  readonly #log: (line: string) => void;
  readonly #timeouts: McpTimeouts;
  /** Of all its processes: one that is started again and again may say no more than one that runs. */
  readonly #stderr: LineLimit;
  readonly #stop = new AbortController();
  #connection: McpConnection | undefined;
  #tools: readonly Tool[] = [];
  #resources = new OwnedResources();
  #downBecause = "it was not started";
  #starting: Promise<void> = Promise.resolve();
  #supervision: Promise<void> = Promise.resolve();

  constructor(address: McpAddress, log: (line: string) => void, timeouts: McpTimeouts) {
    this.#address = address;
    const redact = redactor(address.secrets);
    // What the connection logs comes by here as well, the child's stderr among it.
    this.#log = (line) => log(redact(line));
    this.#timeouts = timeouts;
    this.#stderr = new LineLimit((line) => this.#log(`[${address.name}] ${line}`));
  }

  /**
   * Connects. Never rejects. A process whose first start fails is logged and not started again, since its setting is
   * most likely wrong; one that once ran is, whenever it ends. A server of somebody else's may just not be up yet.
   */
  start(): Promise<void> {
    this.#starting = inBackground(`tool server ${this.name}`, () => this.#begin());
    return this.#starting;
  }

  /** The server's name, the part of its tools' names before the `/`. */
  get name(): string {
    return this.#address.name;
  }

  async #begin(): Promise<void> {
    const connection = await this.#connect();
    if (connection === undefined && this.#stop.signal.aborted) return;
    if (connection || "url" in this.#address) this.#supervision = this.#keepAvailable(connection);
    else {
      const { name, command } = this.#address;
      this.#log(
        `Tool server \`${name}\` could not be started by \`${command}\`: ${this.#downBecause}. ` +
          "Its tools are absent; correct its settings and start again.",
      );
    }
  }

  /** The tools of the server, also while it is being started or connected again. */
  get tools(): readonly Tool[] {
    return this.#connection?.tools ?? this.#tools;
  }

  /** Calls a tool; while the server is down this is an outcome that says so. Rejects only when the signal aborts. */
  async call(tool: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome> {
    if (!this.#connection) return notAvailable(this.#address.name, this.#downBecause);
    return this.#connection.call(tool, input, options);
  }

  /**
   * Whether the server has this resource, also while it is being started or connected again.
   *
   * @param projectId The project that asks.
   * @throws Error that names the resource when this takes too long; the reason of `signal` once that aborts.
   */
  async hasResource(projectId: string, uri: string, signal: AbortSignal): Promise<boolean> {
    try {
      return await (this.#connection?.resources ?? this.#resources).has(projectId, uri, signal);
    } catch (error) {
      if (!(error instanceof JobAbortedError)) throw error;
      const reason = `matching it with the server's templates was stopped: ${error.message}`;
      throw unreadable(uri, this.name, reason, error);
    }
  }

  /** Reads a resource. Rejects when that fails, also because the server is down, and when the signal aborts. */
  async readResource(uri: string, signal: AbortSignal): Promise<ResourceBlock["resource"][]> {
    const { name } = this.#address;
    if (!this.#connection) throw unreadable(uri, name, `it is not available: ${this.#downBecause}`);
    return this.#connection.readResource(uri, signal);
  }

  /** Ends the connection and makes no other. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#starting;
    await this.#connection?.close();
    await this.#supervision;
  }

  /** A new connection, or undefined after a failure, which is kept as the reason. */
  async #connect(): Promise<McpConnection | undefined> {
    const connection = new McpConnection(this.#address, this.#log, this.#timeouts, this.#stderr);
    try {
      await connection.open(this.#stop.signal);
    } catch (error) {
      this.#downBecause = (error as Error).message;
      return undefined;
    }
    this.#connection = connection;
    return connection;
  }

  async #keepAvailable(first: McpConnection | undefined): Promise<void> {
    const { name } = this.#address;
    let running = first;
    let since = performance.now();
    let failures = 0;
    for (;;) {
      if (running) {
        this.#downBecause = await running.ended;
        this.#tools = running.tools;
        this.#resources = running.resources;
        this.#connection = undefined;
        if (performance.now() - since > maxDelayMs) failures = 0;
        // A connection can be of no use before its process is gone; two processes of one server might clash.
        await running.close();
      }
      if (this.#stop.signal.aborted) return;
      const delay = restartDelay(failures++);
      this.#log(
        `Tool server \`${name}\` is not available: ${this.#downBecause}. Trying again in ${delay / 1000} s.`,
      );
      try {
        await sleep(delay, undefined, { ref: false, signal: this.#stop.signal });
      } catch {
        return;
      }
      running = await this.#connect();
      since = performance.now();
      if (running) this.#log(`Tool server \`${name}\` is available now.`);
    }
  }
}
