/** Keeps an MCP server available by restarting or reconnecting it with increasing delays. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Tool } from "@modelcontextprotocol/client";
import type { JsonObject } from "../core/events.ts";
import type { ResourceBlock } from "../core/messages.ts";
import type { ToolCallOptions, ToolOutcome } from "../core/ports/tools.ts";
import { createRedactor } from "../core/redact.ts";
import { computeRestartDelay, maxDelayMs } from "../core/restart-delay.ts";
import { JobAbortedError } from "../core/schemas/check-process.ts";
import type { McpAddress } from "../core/settings.ts";
import { runInBackground } from "../core/telemetry/log-context.ts";
import { McpConnection, type McpTimeouts } from "./connection.ts";
import { LineLimit } from "./lines.ts";
import type { Negotiation } from "./negotiation.ts";
import { createUnavailableOutcome } from "./outcome.ts";
import { createReadError, ServerResources } from "./resources.ts";

/** A configured MCP server and its current connection, if any. */
export class SupervisedServer {
  readonly #address: McpAddress;
  readonly #log: (line: string) => void;
  readonly #timeouts: McpTimeouts;
  /**
   * The limit is shared by all of the server's processes, because a process that restarts repeatedly must not
   * log more than a process that keeps running.
   */
  readonly #stderr: LineLimit;
  readonly #stop = new AbortController();
  #connection: McpConnection | undefined;
  #tools: readonly Tool[] = [];
  #resources = new ServerResources();
  #downReason = "it was not started";
  #starting: Promise<void> = Promise.resolve();
  #supervision: Promise<void> = Promise.resolve();

  constructor(address: McpAddress, log: (line: string) => void, timeouts: McpTimeouts) {
    this.#address = address;
    const redact = createRedactor(address.secrets);
    // The connection's log lines, which include the child's stderr output, also pass through this function.
    this.#log = (line) => log(redact(line));
    this.#timeouts = timeouts;
    this.#stderr = new LineLimit((line) => this.#log(`[${address.name}] ${line}`));
  }

  /**
   * Connects to the server. Never rejects. If the first start of a process fails, the failure is logged and
   * the start is not retried, because the setting is probably wrong. A process that has run before is always
   * restarted. A remote server is always retried, because it may not be up yet.
   */
  start(): Promise<void> {
    this.#starting = runInBackground(`tool server ${this.name}`, () => this.#startOnce());
    return this.#starting;
  }

  /** The server's name, which is the prefix of its tool names before the `/`. */
  get name(): string {
    return this.#address.name;
  }

  async #startOnce(): Promise<void> {
    const connection = await this.#connect();
    if (connection === undefined && this.#stop.signal.aborted) return;
    if (connection || "url" in this.#address) this.#supervision = this.#keepAvailable(connection);
    else {
      const { name, command } = this.#address;
      this.#log(
        `Tool server \`${name}\` could not be started with \`${command}\`: ${this.#downReason}. ` +
          "Its tools are unavailable. Fix its settings and restart the server.",
      );
    }
  }

  /** The server's tools. They remain listed during a restart or reconnection. */
  get tools(): readonly Tool[] {
    return this.#connection?.tools ?? this.#tools;
  }

  /**
   * Calls a tool. While the server is down, the outcome is an error. Rejects only when the signal is aborted.
   */
  async call(tool: string, input: JsonObject, options: ToolCallOptions): Promise<ToolOutcome> {
    if (!this.#connection) return createUnavailableOutcome(this.#address.name, this.#downReason);
    return this.#connection.call(tool, input, options);
  }

  /**
   * Returns true if the server has this resource, even during a restart or reconnection.
   *
   * @param projectId The project that the request is for.
   * @throws Error that identifies the resource if the check takes too long; the reason from `signal` when the
   * signal is aborted.
   */
  async hasResource(projectId: string, uri: string, signal: AbortSignal): Promise<boolean> {
    try {
      return await (this.#connection?.resources ?? this.#resources).has(projectId, uri, signal);
    } catch (error) {
      if (!(error instanceof JobAbortedError)) throw error;
      const reason = `matching it against the server's templates was stopped: ${error.message}`;
      throw createReadError(uri, this.name, reason, error);
    }
  }

  /** Reads a resource. Rejects if the read fails, if the server is down, or when the signal is aborted. */
  async readResource(uri: string, signal: AbortSignal): Promise<ResourceBlock["resource"][]> {
    const { name } = this.#address;
    if (!this.#connection) throw createReadError(uri, name, `it is not available: ${this.#downReason}`);
    return this.#connection.readResource(uri, signal);
  }

  /** Closes the connection and stops reconnecting. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#starting;
    await this.#connection?.close();
    await this.#supervision;
  }

  /**
   * Opens a new connection. If that fails, stores the reason and returns `undefined`. A process that may only
   * have failed because of the negotiation is started a second time.
   */
  async #connect(negotiation?: Negotiation): Promise<McpConnection | undefined> {
    const connection = new McpConnection(this.#address, this.#log, this.#timeouts, this.#stderr);
    try {
      await connection.open(this.#stop.signal, negotiation);
    } catch (error) {
      this.#downReason = (error as Error).message;
      const next = connection.suggestNegotiation();
      if (next === undefined || negotiation !== undefined || this.#stop.signal.aborted) return undefined;
      return await this.#connect(next);
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
        this.#downReason = await running.ended;
        this.#tools = running.tools;
        this.#resources = running.resources;
        this.#connection = undefined;
        if (performance.now() - since > maxDelayMs) failures = 0;
        // A connection can become unusable before its process exits, and two processes of the same server
        // might conflict.
        await running.close();
      }
      if (this.#stop.signal.aborted) return;
      const delay = computeRestartDelay(failures++);
      this.#log(
        `Tool server \`${name}\` is not available: ${this.#downReason}. Retrying in ${delay / 1000} s.`,
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
