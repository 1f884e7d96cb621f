/** One HTTP request over a connection of its own, its answer read byte by byte, dropped where the plan says. */
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { FrameReader, type Numbered } from "../oracle/frames.ts";
import type { Random } from "../random.ts";

/** Silence after which a client gives a connection up, in milliseconds. */
const patienceMs = 4_000;

export interface StreamRequest {
  port: number;
  method: "GET" | "POST" | "DELETE";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Bytes after which the client destroys its socket. */
  dropAfter?: number;
  /** How the client reads: as fast as it can, with a pause after every piece, or not at all until this settles. */
  pace?: "slow" | Promise<void>;
  onHead?: (runId: string) => void;
  onFrame?: (frame: Numbered) => void;
}

export interface StreamAnswer {
  /** HTTP status; `undefined` when the connection broke before there was one. */
  status: number | undefined;
  /** From the answer's head. */
  runId: string | undefined;
  frames: FrameReader;
  /** All bytes of the body. */
  body: Buffer;
  /** Whether the answer came to its proper end. */
  complete: boolean;
}

/** Whether a server stops, starts or has lost its database, so that the client has to try again. */
export function isAway({ status, complete }: StreamAnswer): boolean {
  return status === undefined || status === 502 || status === 503 || !complete;
}

/** Sends a request, and reads the answer to its end or to where it breaks. Never rejects. */
export function send({
  port,
  method,
  path,
  headers = {},
  body,
  ...how
}: StreamRequest): Promise<StreamAnswer> {
  const { promise, resolve } = Promise.withResolvers<StreamAnswer>();
  const frames = new FrameReader();
  const chunks: Buffer[] = [];
  let size = 0;
  const answer = { status: undefined as number | undefined, runId: undefined as string | undefined };
  const settle = (complete: boolean) => {
    clearTimeout(silence);
    resolve({ ...answer, frames, body: Buffer.concat(chunks), complete });
  };
  const outgoing = request({
    port,
    host: "127.0.0.1",
    method,
    path,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    agent: false,
  });
  const silence = setTimeout(() => outgoing.destroy(), patienceMs);
  outgoing.on("error", () => settle(false));
  outgoing.on("response", (response) => {
    answer.status = response.statusCode;
    const runId = response.headers["x-run-id"];
    if (typeof runId === "string") answer.runId = runId;
    if (answer.status === 200 && typeof runId === "string") how.onHead?.(runId);
    const isStream = /^text\/event-stream/.test(response.headers["content-type"] ?? "");
    response.on("data", (bytes: Buffer) => {
      silence.refresh();
      const rest = (how.dropAfter ?? Number.POSITIVE_INFINITY) - size;
      const taken = bytes.subarray(0, Math.min(bytes.length, rest));
      size += taken.length;
      chunks.push(taken);
      if (isStream) for (const frame of frames.push(taken)) how.onFrame?.(frame);
      if (taken.length === rest) outgoing.destroy();
      if (how.pace === "slow") pauseFor(100);
    });
    response.on("end", () => settle(true));
    response.on("error", () => settle(false));
    response.on("close", () => settle(false));
    const pauseFor = (ms: number) => {
      response.pause();
      setTimeout(() => response.resume(), ms);
    };
    if (how.pace instanceof Promise) {
      clearTimeout(silence);
      response.pause();
      void how.pace.then(() => {
        silence.refresh();
        response.resume();
      });
    }
  });
  outgoing.end(body);
  return promise;
}

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
