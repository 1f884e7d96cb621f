/** The attacking project. It sends requests of every kind, counts the responses and records failures. */
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Random } from "../../chaos/random.ts";
import type { StoreKind } from "../../chaos/scene.ts";
import { parseStatuses } from "../../security/raw-http.ts";
import { type ExchangeOptions, exchange, type Response } from "../http/exchange.ts";
import { formatRequest, RawConnection } from "../http/raw-connection.ts";
import type { Death } from "../servers/control.ts";
import type { Keys } from "../servers/deployment.ts";
import { findViolation } from "./find-violation.ts";

/** The target of an attack. */
export interface AttackTarget {
  store: StoreKind;
  urls: readonly string[];
  keys: Omit<Keys, "neighbour">;
  /** Base URL of the control server. */
  control: string;
  seed: string;
  /** Set for a short attack. */
  isShort: boolean;
}

/** The result of an attack. */
export interface AttackReport {
  /** Number of responses by kind, such as `200 complete`. */
  responses: Record<string, number>;
  /** Reasons why the case failed. */
  failures: string[];
  /** Additional text for the table. */
  note: string;
}

/** Options for a single request. */
export interface SendOptions
  extends Partial<Pick<ExchangeOptions, "timeoutMs" | "keepBytes" | "onData" | "headers">> {
  /** Index of the server process. If absent, the processes are used in rotation. */
  server?: number;
  key?: string;
  /** Set if the server may close the connection, because the attack targets the connection. */
  mayBeClosed?: boolean;
  signal?: AbortSignal;
}

/** Deadline for a request, in milliseconds. */
const timeoutMs = 25_000;

/**
 * A server is considered idle after this number of consecutive quick responses. Times are in milliseconds.
 */
const idleCriteria = { answers: 15, quickMs: 100, pauseMs: 100, atMostMs: 20_000 };

/** Maximum number of recorded failures. */
const maxFailures = 10;

export class Attacker {
  readonly scene: AttackTarget;
  readonly random: Random;
  note = "";
  readonly #answers = new Map<string, number>();
  readonly #failures = new Set<string>();
  readonly #wires = new Set<RawConnection>();
  readonly #leaving = new AbortController();
  #turn = 0;

  /** @param name Name of the case, which seeds its random numbers. */
  constructor(scene: AttackTarget, name: string) {
    this.scene = scene;
    this.random = new Random(`${scene.seed}/${name}`);
  }

  /** Returns the first number in a complete run and the second number in a short run. */
  chooseSize(whole: number, short: number): number {
    return this.scene.isShort ? short : whole;
  }

  /** Returns the base URL of a server process. */
  url(server = this.#turn++): string {
    return this.scene.urls[server % this.scene.urls.length] as string;
  }

  /** Sends a request and checks the response. */
  async send(method: string, path: string, body?: unknown, options: SendOptions = {}): Promise<Response> {
    const {
      server,
      mayBeClosed: mayBeCut = false,
      key = this.scene.keys.attacker,
      headers,
      ...rest
    } = options;
    const signal = AbortSignal.any([this.#leaving.signal, ...(rest.signal ? [rest.signal] : [])]);
    const response = await exchange({
      url: this.url(server),
      method,
      path,
      body,
      timeoutMs,
      ...rest,
      headers: { authorization: `Bearer ${key}`, ...headers },
      signal,
    });
    this.count(describeResponse(response));
    const isCut = response.ending === "cut" || response.ending === "left";
    const violation = findViolation(method, path, response);
    if (violation !== undefined && !(isCut && (mayBeCut || signal.aborted))) this.reportFailure(violation);
    return response;
  }

  /** Runs a script on the Tambo contract and reads its complete stream. */
  async runScript(
    turns: readonly unknown[],
    request: object = {},
    options: SendOptions & { thread?: string } = {},
  ): Promise<Response> {
    const { thread = `a-${randomUUID()}`, ...rest } = options;
    const message = { role: "user", content: JSON.stringify({ turns }) };
    const body = { model: "script", createThread: true, message, ...request };
    return await this.send("POST", `/v1/threads/${thread}/runs`, body, rest);
  }

  /**
   * Opens a connection that is closed after the attack.
   *
   * @throws Error if the server does not accept the connection.
   */
  async connect(server?: number): Promise<RawConnection> {
    const wire = await RawConnection.open(this.url(server));
    this.#wires.add(wire);
    return wire;
  }

  /** Sends a request and does not read the response. */
  async sendWithoutReading(
    method: string,
    path: string,
    body?: unknown,
    server?: number,
  ): Promise<RawConnection> {
    const headers = {
      authorization: `Bearer ${this.scene.keys.attacker}`,
      "content-type": "application/json",
    };
    const text = formatRequest(method, path, headers, body === undefined ? "" : JSON.stringify(body));
    return (await this.connect(server)).write(text);
  }

  /**
   * Sends text unchanged and reads until the connection is closed.
   *
   * @param want Expected statuses for each response. If absent, any status below 500 is allowed.
   */
  async sendRaw(text: string, want?: readonly number[]): Promise<number[]> {
    const wire = (await this.connect()).write(text).read();
    await Promise.race([wire.closed, wire.until(/\r\n\r\n/, 5_000)]);
    const got = parseStatuses(wire.received);
    this.count(got.join("+") || "closed");
    wire.drop();
    const isWanted =
      want === undefined ? got.every((status) => status < 500) : got.every((status) => want.includes(status));
    if (!isWanted || (want !== undefined && got.length === 0 && !want.includes(0)))
      this.reportFailure(
        `${JSON.stringify(text.slice(0, 60))}: got ${got.join(", ") || "no response"}, not ${want?.join(" or ")}`,
      );
    return got;
  }

  /** Repeats an action with a limited number of concurrent calls. */
  async repeat(count: number, atATime: number, work: (index: number) => Promise<unknown>): Promise<void> {
    const indexes = Array.from({ length: count }, (_, index) => index).values();
    const worker = async () => {
      for (const index of indexes) {
        if (this.#leaving.signal.aborted) return;
        await work(index);
      }
    };
    await Promise.all(Array.from({ length: Math.min(count, atATime) }, worker));
  }

  /** Waits for some time, but at most until the end of the attack. */
  async pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#leaving.signal, ref: false }).catch(() => {});
  }

  /**
   * Waits until every server process has finished its work, that is, until it responds quickly several times
   * in a row.
   */
  async waitUntilIdle(): Promise<void> {
    const until = performance.now() + idleCriteria.atMostMs;
    for (let quick = 0; quick < idleCriteria.answers && performance.now() < until; ) {
      await this.pause(idleCriteria.pauseMs);
      const waits = this.scene.urls.map((_, server) => this.send("GET", "/healthz", undefined, { server }));
      const slowest = Math.max(...(await Promise.all(waits)).map(({ ms }) => ms));
      quick = slowest <= idleCriteria.quickMs ? quick + 1 : 0;
    }
  }

  /**
   * Makes the control server kill or stop a server process.
   *
   * @returns Milliseconds from the end of the process until it is listening again.
   */
  async interrupt(verb: "kill" | "stop", server: number): Promise<number> {
    return (await this.#control(`${verb}/${server}`)) as number;
  }

  /** Returns the processes that a deadly hold has killed so far. */
  async listDeaths(hold: string): Promise<Death[]> {
    return (await this.#control(`deaths/${hold}`)) as Death[];
  }

  /** Resolves when a run is waiting at a hold. */
  async waitForHold(hold: string): Promise<void> {
    await this.#control(`reached/${hold}`);
  }

  async release(hold: string): Promise<void> {
    await this.#control(`release/${hold}`);
  }

  /** Counts a response. */
  count(answer: string, times = 1): void {
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + times);
  }

  /** Records a failure. */
  reportFailure(failure: string): void {
    if (this.#failures.size < maxFailures) this.#failures.add(failure);
  }

  /** Records a failure unless the condition is true. */
  require(holds: boolean, failure: string): void {
    if (!holds) this.reportFailure(failure);
  }

  report(): AttackReport {
    return { responses: Object.fromEntries(this.#answers), failures: [...this.#failures], note: this.note };
  }

  /** Closes all open connections. */
  disconnect(): void {
    this.#leaving.abort();
    for (const wire of this.#wires) wire.drop();
    this.#wires.clear();
  }

  async #control(path: string): Promise<unknown> {
    const response = await fetch(`${this.scene.control}/${path}`);
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text);
  }
}

/** Returns the status and ending of a response. For an error, also returns its code and first pointer. */
function describeResponse({ status, ending, body, size }: Response): string {
  const how = ending === "complete" ? "" : ` ${ending}`;
  if (status === undefined || status < 400 || size > 10_000) return `${status ?? "no response"}${how}`;
  const text = body.toString();
  const code = /"(?:code|type)":"([a-zA-Z_]+)"/.exec(text)?.[1] ?? "";
  const pointer = /"pointer":"([^"]*)"/.exec(text)?.[1] ?? "";
  return [`${status}${how}`, code, pointer].filter(Boolean).join(" ");
}
