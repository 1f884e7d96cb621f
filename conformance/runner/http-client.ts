/** The suite's HTTP client: a thin layer over `node:http`, so that connections are closed exactly when a case says so. */
import { Agent, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import type { Json } from "./case.ts";
import type { WireRequest } from "./contract.ts";

/** An answer whose body is still to be read. */
export interface Exchange {
  status: number;
  /** Names in lower case; several values joined by ", ". */
  headers: Record<string, string>;
  body: IncomingMessage;
}

/** There was no answer: the connection failed, or the time was up. */
export class NoAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NoAnswer";
  }
}

const keepAlive = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };

/** Sends requests to one implementation. */
export class HttpClient {
  readonly #base: URL;
  readonly #timeoutMs: number;
  readonly #agent: Agent;

  /** @param url The implementation's base URL. @param timeoutMs Most time until an answer begins, and for reading a whole one. */
  constructor(url: string, timeoutMs: number) {
    this.#base = new URL(url.endsWith("/") ? url : `${url}/`);
    this.#timeoutMs = timeoutMs;
    this.#agent = this.#base.protocol === "https:" ? new SecureAgent(keepAlive) : new Agent(keepAlive);
  }

  /**
   * Sends a request.
   *
   * @param givenUp Gives the request up, at any time; the time until an answer begins is then not limited.
   * @throws {NoAnswer} when no answer begins in time.
   */
  async send(request: WireRequest, givenUp?: AbortSignal): Promise<Exchange> {
    // Put together as text: a path may hold an encoded slash, which must stay one.
    const query = new URLSearchParams(request.query).toString();
    const url = new URL(
      this.#base.pathname + request.path.replace(/^\//, "") + (query === "" ? "" : `?${query}`),
      this.#base,
    );
    const { promise, resolve, reject } = Promise.withResolvers<Exchange>();
    const sent = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      method: request.method,
      headers: {
        ...request.headers,
        ...(request.body === undefined ? {} : { "content-length": String(Buffer.byteLength(request.body)) }),
      },
      agent: this.#agent,
      ...(givenUp && { signal: givenUp }),
    });
    const what = `${request.method} ${request.path}`;
    const overdue = () => {
      sent.destroy();
      reject(new NoAnswer(`${what}: no answer within ${this.#timeoutMs} ms`));
    };
    const timer = givenUp === undefined ? setTimeout(overdue, this.#timeoutMs) : undefined;
    sent.once("response", (body) => {
      clearTimeout(timer);
      resolve({ status: body.statusCode ?? 0, headers: headersOf(body), body });
    });
    sent.on("error", (error) => {
      clearTimeout(timer);
      reject(new NoAnswer(`${what}: ${error.message}`));
    });
    sent.end(request.body);
    return promise;
  }

  /**
   * Reads an answer to its end, as UTF-8.
   *
   * @throws {NoAnswer} when it does not end in time, or breaks off.
   */
  async text({ body }: Exchange): Promise<string> {
    const timer = setTimeout(
      () => body.destroy(new NoAnswer(`the answer did not end within ${this.#timeoutMs} ms`)),
      this.#timeoutMs,
    );
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of body) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString("utf8");
    } catch (error) {
      throw error instanceof NoAnswer
        ? error
        : new NoAnswer(`the answer broke off: ${error instanceof Error ? error.message : error}`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes all connections, also those of answers that are still being read. */
  close(): void {
    this.#agent.destroy();
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? ""),
    ]),
  );
}

/** Values as a query carries them: texts as they are, everything else as JSON. */
export function queryTexts(query: Record<string, Json> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
