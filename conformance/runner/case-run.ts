/** State of a running case: its requests, observations and open streams. */
import { randomUUID } from "node:crypto";
import type { Case, Json, Outcome } from "./case.ts";
import type { CaseSetup, Contract, WireRequest } from "./contract.ts";
import type { Driver } from "./driver.ts";
import { type Exchange, HttpClient } from "./http-client.ts";
import type { StreamEvidence } from "./invariant.ts";
import type { Observation, Observations, ObservedResponse } from "./observation.ts";
import { OpenStream } from "./open-stream.ts";
import { hasOperation, movePath, type Operation } from "./operation-paths.ts";
import { PendingResponse } from "./pending-response.ts";
import { Scripts } from "./scripts.ts";
import { findExpressions } from "./select.ts";
import type { Target } from "./target.ts";
import { createRedactor, type Redact, Trace } from "./trace.ts";

/** A case that is running. */
export class CaseRun {
  readonly case: Case;
  readonly target: Target;
  readonly driver: Driver;
  readonly contract: Contract;
  readonly scripts: Scripts;
  readonly redact: Redact;
  readonly trace: Trace;
  /** The latest stream with each name. */
  readonly streams = new Map<string, OpenStream>();
  /** The latest blocking run with each name. */
  readonly pending = new Map<string, PendingResponse>();
  /** The case's setup, if the contract defines one. */
  readonly setting: CaseSetup | undefined;
  /** All streams and responses observed so far, for the invariants. */
  readonly evidence: { streams: StreamEvidence[]; responses: ObservedResponse[] } = {
    streams: [],
    responses: [],
  };
  readonly #client: HttpClient;
  readonly #nonce = `c${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  readonly #threads: Record<string, string> = {};
  readonly #script: Record<string, string> = {};
  readonly #aborted: Record<string, boolean> = {};
  readonly #each: Record<string, Observation[]> = {};

  /** @param wholeTrace Set to `true` to keep trace lines at full length. */
  constructor(each: Case, target: Target, driver: Driver, contract: Contract, wholeTrace: boolean) {
    this.case = each;
    this.target = target;
    this.driver = driver;
    this.contract = contract;
    const { toolServer, stateTool, appStateTool } = target;
    const naming = {
      toolServer,
      ...(stateTool !== undefined && { stateTool }),
      ...(appStateTool !== undefined && { appStateTool }),
    };
    this.setting = contract.setting?.(target, this.#nonce);
    this.scripts = new Scripts(each.scripts, driver, this.#nonce, naming);
    this.redact = createRedactor([target.key, target.otherKey]);
    this.trace = new Trace(this.redact, wholeTrace);
    this.#client = new HttpClient(target.url, target.timeoutMs);
  }

  /** Returns the observations that `${…}` and `select` can currently refer to. */
  observations(): Observations {
    const { toolServer, graceMs, maxBodyBytes, modelId = "{model}" } = this.target;
    return {
      ...Object.fromEntries(Object.entries(this.#each).map(([name, all]) => [name, all.at(-1)])),
      nonce: this.#nonce,
      threads: this.#threads,
      script: this.#script,
      model: this.scripts.calls(),
      aborted: this.#aborted,
      each: this.#each,
      searches: this.driver.recorder?.searches(this.#nonce) ?? [],
      canary: this.driver.recorder?.canary(this.#nonce) ?? { url: "", port: "", path: "", visits: [] },
      target: {
        toolServer,
        graceMs: graceMs ?? null,
        maxBodyBytes: maxBodyBytes ?? null,
        otherModel: modelId.replace("{model}", "conform-other"),
        ...this.setting?.facts,
      },
    };
  }

  /** Returns the id of a thread used in the case. A new name gets a new id. */
  threadId(name: string): string {
    this.#threads[name] ??= `conform-${this.#nonce}-${name}`;
    return this.#threads[name];
  }

  get threadIds(): string[] {
    return Object.values(this.#threads);
  }

  /**
   * Opens a script and stores the text of its message. Other scripts that it passes on, for example to an
   * agent, are opened first.
   */
  openScript(name: string): string {
    for (const expression of findExpressions(this.case.scripts[name] ?? null)) {
      const [, inner] = /^script\.(\w+)$/.exec(expression) ?? [];
      if (inner !== undefined) this.openScript(inner);
    }
    this.#script[name] = this.scripts.open(name, this.observations());
    return this.#script[name];
  }

  setAborted(script: string, aborted: boolean): void {
    this.#aborted[script] = aborted;
  }

  /** Adds an observation under a name. */
  addObservation(name: string, latestObservation: Observation): void {
    this.#each[name] = [...(this.#each[name] ?? []), latestObservation];
  }

  /** API keys that the implementation may use only for their intended purpose. */
  get secrets(): string[] {
    const { key, otherKey } = this.target;
    return [key, otherKey, ...(this.setting?.secrets ?? [])].flatMap((secret) => secret || []);
  }

  /** Upstream requests in which the implementation leaked one of the case's secret keys. */
  get keyLeaks(): string[] {
    const { recorder } = this.driver;
    return (this.setting?.secrets ?? []).flatMap((secret) => recorder?.leaks(secret) ?? []);
  }

  /**
   * Returns the latest observation with a name.
   * @throws Error if there is no such observation yet.
   */
  seen(name: string): Observation {
    const seen = this.#each[name]?.at(-1);
    if (seen === undefined) throw new Error(`there is no observation "${name}" yet: read it first`);
    return seen;
  }

  /**
   * Returns the latest stream with a name.
   * @throws Error if there is none.
   */
  stream(name: string): OpenStream {
    const stream = this.streams.get(name);
    if (stream === undefined) throw new Error(`no stream is named "${name}"`);
    return stream;
  }

  /** Returns a request at the path that the configuration gives for its operation. */
  locate(request: WireRequest): WireRequest {
    return { ...request, path: movePath(request.path, this.contract.paths, this.target.paths) };
  }

  /** Returns an observation with the path that the contract's documents give for its operation. */
  toDocumentedPath<Seen extends { path: string }>(seen: Seen): Seen {
    if (this.target.paths === undefined) return seen;
    return { ...seen, path: movePath(seen.path, this.target.paths, this.contract.paths) };
  }

  /**
   * Sends a request.
   * @param key The API key to send with it, if any.
   */
  async send(
    name: string,
    request: WireRequest,
    key: string | undefined,
    givenUp?: AbortSignal,
  ): Promise<Exchange> {
    const headers: Record<string, string> = {
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(request.body === undefined ? {} : { "content-type": "application/json" }),
      ...request.headers,
    };
    const query = new URLSearchParams(request.query).toString();
    const line = `${request.method} ${request.path}${query === "" ? "" : `?${query}`}`;
    this.trace.add(name, ">", request.body === undefined ? line : `${line}\n${Buffer.from(request.body)}`);
    const exchange = await this.#client.send({ ...request, headers }, givenUp);
    this.trace.add(name, "<", `${exchange.status} ${exchange.headers["content-type"] ?? ""}`.trim());
    return exchange;
  }

  /** Reads a complete response and records it. */
  async readResponse(name: string, request: WireRequest, exchange: Exchange): Promise<ObservedResponse> {
    const text = await this.#client.text(exchange);
    if (text !== "") this.trace.add(name, "<", text);
    const { status, headers } = exchange;
    const plain: ObservedResponse = {
      kind: "answer",
      method: request.method,
      path: request.path,
      status,
      headers,
      body: parseJson(text),
      text,
    };
    const answer = this.contract.answered?.(plain, parseSentBody(request)) ?? plain;
    this.evidence.responses.push(answer);
    return answer;
  }

  /**
   * Sends a request whose response a later step reads.
   * @param expected The outcome that the case expects.
   */
  startBlockingRun(name: string, expected: Outcome, request: WireRequest, key: string | undefined): void {
    const asked = new PendingResponse(`${request.method} ${request.path}`, expected, async (givenUp) =>
      this.readResponse(name, request, await this.send(name, request, key, givenUp)),
    );
    this.pending.set(name, asked);
  }

  /** Starts reading a response as a stream. */
  openStream(name: string, request: WireRequest, exchange: Exchange): OpenStream {
    const { status, headers, body } = exchange;
    const { method, path, query } = request;
    const sent = parseSentBody(request);
    const reading = this.contract.reading({
      method,
      path,
      query,
      ...(sent !== undefined && { sent }),
      status,
      headers,
    });
    return new OpenStream(name, body, reading, ({ frame }) => this.trace.add(name, "<", frame));
  }

  /** Closes all connections and ends the runs that the case left active. */
  async close(): Promise<void> {
    for (const stream of this.streams.values()) stream.close();
    for (const pending of this.pending.values()) pending.close();
    this.scripts.close();
    const { cleanUp } = selectSupported(this.contract, this.target, "cancel");
    const requests = cleanUp(this.evidence.streams).map((request) => this.locate(request));
    await Promise.allSettled(
      requests.map(async (request) => {
        const key = this.target.key;
        const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
        await this.#client.text(await this.#client.send({ ...request, headers }));
      }),
    );
    this.#client.close();
  }
}

/** Returns the contract's functions for targets that have an operation, or those for targets that lack it. */
export function selectSupported(
  contract: Contract,
  { paths }: Target,
  operation: Operation,
): Pick<Contract, "gather" | "cleanUp"> {
  return hasOperation(paths, operation) ? contract : (contract.core ?? contract);
}

/** Returns true if a response has status 200 and the content type of an event stream. */
export function isStream({ status, headers }: Exchange): boolean {
  return status === 200 && (headers["content-type"] ?? "").startsWith("text/event-stream");
}

function parseSentBody({ body }: WireRequest): Json | undefined {
  return typeof body === "string" ? parseJson(body) : undefined;
}

function parseJson(text: string): ObservedResponse["body"] {
  try {
    return JSON.parse(text) as ObservedResponse["body"];
  } catch {
    return null;
  }
}
