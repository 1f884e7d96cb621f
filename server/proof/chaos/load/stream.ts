/**
 * A single HTTP request on its own connection. The response is read byte by byte, and the connection is
 * dropped as planned.
 */
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { FrameReader, type NumberedFrame } from "../oracle/frames.ts";
import type { Random } from "../random.ts";

/** Time without data after which a client closes the connection, in milliseconds. */
const idleTimeoutMs = 4_000;

export interface StreamRequest {
  port: number;
  method: "GET" | "POST" | "DELETE";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Number of bytes after which the client destroys its socket. */
  dropAfter?: number | undefined;
  /**
   * Reading speed of the client. By default it reads as fast as possible. With `slow` it pauses after each
   * chunk. With a promise it reads nothing until the promise settles.
   */
  pace?: "slow" | Promise<void>;
  /** Creates the reader for the response's frames. By default, a frame's number is in its `id` line. */
  createReader?: () => FrameReader;
  /** Name of the header with the run's ID. Defaults to `x-run-id`. */
  runIdHeader?: string | undefined;
  /** Called when a response with status 200 starts, with the run ID from its headers. */
  onHead?: (runId: string | undefined) => void;
  onFrame?: (frame: NumberedFrame) => void;
}

export interface StreamResponse {
  /** HTTP status; `undefined` if the connection broke before the response. */
  status: number | undefined;
  /** Run ID from the response headers. */
  runId: string | undefined;
  frames: FrameReader;
  /** The complete body. */
  body: Buffer;
  /** True if the response ended properly. */
  complete: boolean;
}

/** Returns true if the server is stopping, is starting or has no database, so that the client must retry. */
export function isUnavailable({ status, complete }: StreamResponse): boolean {
  return status === undefined || status === 502 || status === 503 || !complete;
}

/** Sends a request and reads the response until it ends or the connection breaks. Never rejects. */
export function send({
  port,
  method,
  path,
  headers = {},
  body,
  ...options
}: StreamRequest): Promise<StreamResponse> {
  const { promise, resolve } = Promise.withResolvers<StreamResponse>();
  const frames = options.createReader?.() ?? new FrameReader();
  const chunks: Buffer[] = [];
  let size = 0;
  const head = { status: undefined as number | undefined, runId: undefined as string | undefined };
  const settle = (complete: boolean) => {
    clearTimeout(idleTimer);
    resolve({ ...head, frames, body: Buffer.concat(chunks), complete });
  };
  const outgoing = request({
    port,
    host: "127.0.0.1",
    method,
    path,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    agent: false,
  });
  const idleTimer = setTimeout(() => outgoing.destroy(), idleTimeoutMs);
  outgoing.on("error", () => settle(false));
  outgoing.on("response", (response) => {
    head.status = response.statusCode;
    const runId = response.headers[options.runIdHeader ?? "x-run-id"];
    if (typeof runId === "string") head.runId = runId.replace(/^.*:/, "");
    if (head.status === 200) options.onHead?.(head.runId);
    const isStream = /^text\/event-stream/.test(response.headers["content-type"] ?? "");
    response.on("data", (bytes: Buffer) => {
      idleTimer.refresh();
      const rest = (options.dropAfter ?? Number.POSITIVE_INFINITY) - size;
      const accepted = bytes.subarray(0, Math.min(bytes.length, rest));
      size += accepted.length;
      chunks.push(accepted);
      if (isStream) for (const frame of frames.push(accepted)) options.onFrame?.(frame);
      if (accepted.length === rest) outgoing.destroy();
      if (options.pace === "slow") pauseFor(100);
    });
    response.on("end", () => settle(true));
    response.on("error", () => settle(false));
    response.on("close", () => settle(false));
    const pauseFor = (ms: number) => {
      response.pause();
      setTimeout(() => response.resume(), ms);
    };
    if (options.pace instanceof Promise) {
      clearTimeout(idleTimer);
      response.pause();
      void options.pace.then(() => {
        idleTimer.refresh();
        response.resume();
      });
    }
  });
  outgoing.end(body);
  return promise;
}

/** A request that is not yet assigned to a server. */
export type NetworkRequest = Omit<StreamRequest, "port">;

export class Network {
  /** Ports of the servers. */
  readonly ports: number[] = [];

  /** Sends a request to a random server. Never rejects. */
  async send(call: NetworkRequest, random: Random): Promise<StreamResponse> {
    return await send({ ...call, port: random.pick(this.ports) });
  }

  /**
   * Repeats a request until an available server has sent a complete response.
   *
   * @param mayFail Returns true as long as responses with status 500 must also be retried.
   * @returns `undefined` if there is no such response within a minute.
   */
  async sendUntilServed(
    call: NetworkRequest,
    random: Random,
    mayFail: () => boolean,
  ): Promise<StreamResponse | undefined> {
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
      const response = await this.send(call, random);
      if (!isUnavailable(response) && !(response.status === 500 && mayFail())) return response;
      await delay(random.int(20, 120));
    }
    return undefined;
  }
}
