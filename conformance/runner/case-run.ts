/** One run of one case: what it has sent, what it has seen, and the streams that are open. */
import { randomUUID } from "node:crypto";
import type { Case, Json, Outcome } from "./case.ts";
import type { Contract, Setting, WireRequest } from "./contract.ts";
import type { Driver } from "./driver.ts";
import { type Exchange, HttpClient } from "./http-client.ts";
import type { StreamEvidence } from "./invariant.ts";
import type { Observations, ObservedResponse, Seen } from "./observation.ts";
import { OpenStream } from "./open-stream.ts";
import { PendingAnswer } from "./pending-answer.ts";
import { Scripts } from "./scripts.ts";
import { expressionsIn } from "./select.ts";
import type { Target } from "./target.ts";
import { type Redact, redactor, Trace } from "./trace.ts";

/** What a run of a case works with. */
export class CaseRun {
  readonly case: Case;
  readonly target: Target;
  readonly driver: Driver;
  readonly contract: Contract;
  readonly scripts: Scripts;
  readonly redact: Redact;
  readonly trace: Trace;
  /** Streams by name; the latest of a name. */
  readonly streams = new Map<string, OpenStream>();
  /** Blocking runs by name; the latest of a name. */
  readonly pending = new Map<string, PendingAnswer>();
  /** Of the contract, where it has one. */
  readonly setting: Setting | undefined;
  /** Everything seen, for the invariants. */
  readonly evidence: { streams: StreamEvidence[]; answers: ObservedResponse[] } = {
    streams: [],
    answers: [],
  };
  readonly #client: HttpClient;
  readonly #nonce = `c${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  readonly #threads: Record<string, string> = {};
  readonly #script: Record<string, string> = {};
  readonly #aborted: Record<string, boolean> = {};
  readonly #each: Record<string, Seen[]> = {};

  /** @param wholeTrace Cut nothing of the wire that is written down. */
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
    this.redact = redactor([target.key, target.otherKey]);
    this.trace = new Trace(this.redact, wholeTrace);
    this.#client = new HttpClient(target.url, target.timeoutMs);
  }

  /** What `${…}` and `select` read now. */
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

  /** The id of a thread of the case; a new one for a new name. */
  threadId(name: string): string {
    this.#threads[name] ??= `conform-${this.#nonce}-${name}`;
    return this.#threads[name];
  }

  get threadIds(): string[] {
    return Object.values(this.#threads);
  }

  /** Opens a script and remembers its text; before it those whose texts it hands on, such as to an agent. */
  openScript(name: string): string {
    for (const expression of expressionsIn(this.case.scripts[name] ?? null)) {
      const [, inner] = /^script\.(\w+)$/.exec(expression) ?? [];
      if (inner !== undefined) this.openScript(inner);
    }
    this.#script[name] = this.scripts.open(name, this.observations());
    return this.#script[name];
  }

  noteAborted(script: string, aborted: boolean): void {
    this.#aborted[script] = aborted;
  }

  /** Remembers something seen under a name. */
  note(name: string, seen: Seen): void {
    this.#each[name] = [...(this.#each[name] ?? []), seen];
  }

  /** Keys that the implementation was given for one purpose each. */
  get secrets(): string[] {
    const { key, otherKey } = this.target;
    return [key, otherKey, ...(this.setting?.secrets ?? [])].flatMap((secret) => secret || []);
  }

  /** Where keys of this case came that they are not for. */
  get leaks(): string[] {
    const { recorder } = this.driver;
    return (this.setting?.secrets ?? []).flatMap((secret) => recorder?.leaks(secret) ?? []);
  }

  /** The latest that was seen under a name. @throws Error when there is nothing yet. */
  seen(name: string): Seen {
    const seen = this.#each[name]?.at(-1);
    if (seen === undefined) throw new Error(`nothing was seen of "${name}" yet: read it first`);
    return seen;
  }

  /** The stream that a step names. */
  stream(name: string): OpenStream {
    const stream = this.streams.get(name);
    if (stream === undefined) throw new Error(`there is no stream "${name}"`);
    return stream;
  }

  /** Sends a request. @param key The API key to send with it, if any. */
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

  /** Reads an answer whole. */
  async answer(name: string, request: WireRequest, exchange: Exchange): Promise<ObservedResponse> {
    const text = await this.#client.text(exchange);
    if (text !== "") this.trace.add(name, "<", text);
    const { status, headers } = exchange;
    const plain: ObservedResponse = {
      kind: "answer",
      method: request.method,
      path: request.path,
      status,
      headers,
      body: jsonOf(text),
      text,
    };
    const answer = this.contract.answered?.(plain, sentOf(request)) ?? plain;
    this.evidence.answers.push(answer);
    return answer;
  }

  /** Sends a request whose answer is read later. @param expected What the case expects it to come to. */
  ask(name: string, expected: Outcome, request: WireRequest, key: string | undefined): void {
    const asked = new PendingAnswer(name, expected, async (givenUp) =>
      this.answer(name, request, await this.send(name, request, key, givenUp)),
    );
    this.pending.set(name, asked);
  }

  /** Begins to read an answer as a stream. */
  follow(name: string, request: WireRequest, exchange: Exchange): OpenStream {
    const { status, headers, body } = exchange;
    const { method, path, query } = request;
    const sent = sentOf(request);
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

  /** Ends everything that is still going on. */
  async close(): Promise<void> {
    for (const stream of this.streams.values()) stream.close();
    for (const pending of this.pending.values()) pending.close();
    this.scripts.close();
    const requests = this.contract.cleanUp(this.evidence.streams);
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

/** Whether an answer is a stream, by its own account. */
export function isStream({ status, headers }: Exchange): boolean {
  return status === 200 && (headers["content-type"] ?? "").startsWith("text/event-stream");
}

function sentOf({ body }: WireRequest): Json | undefined {
  return typeof body === "string" ? jsonOf(body) : undefined;
}

function jsonOf(text: string): ObservedResponse["body"] {
  try {
    return JSON.parse(text) as ObservedResponse["body"];
  } catch {
    return null;
  }
}
