/** HTTP client based on `node:http`. It closes a connection exactly when a case requires it. */
import { Agent, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import type { Json } from "./case.ts";
import type { WireRequest } from "./contract.ts";
import { errorMessage } from "./error-message.ts";

/** A response whose body has not been read yet. */
export interface Exchange {
  status: number;
  /** Header names are in lower case; multiple values are joined with ", ". */
  headers: Record<string, string>;
  body: IncomingMessage;
}

/** Thrown if the connection failed or no response arrived within the time limit. */
export class NoResponseError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NoAnswer";
  }
}

/** Maximum length of a response that is read completely. It keeps a response from using all memory. */
const mostBytes = 16_000_000;

const keepAlive = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY };

/** HTTP client for one implementation. */
export class HttpClient {
  readonly #base: URL;
  readonly #timeoutMs: number;
  readonly #agent: Agent;

  /**
   * @param url Base URL of the implementation.
   * @param timeoutMs Time limit for the response head, and for reading a complete body.
   */
  constructor(url: string, timeoutMs: number) {
    this.#base = new URL(url.endsWith("/") ? url : `${url}/`);
    this.#timeoutMs = timeoutMs;
    this.#agent = this.#base.protocol === "https:" ? new SecureAgent(keepAlive) : new Agent(keepAlive);
  }

  /**
   * Sends a request.
   * @param givenUp Signal that aborts the request. If it is set, there is no time limit for the response
   * head.
   * @throws {NoResponseError} if no response starts within the time limit.
   */
  async send(request: WireRequest, givenUp?: AbortSignal): Promise<Exchange> {
    // The URL is concatenated as text because an encoded slash in the path must stay encoded.
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
      reject(new NoResponseError(`${what} got no response within ${this.#timeoutMs} ms`));
    };
    const timer = givenUp === undefined ? setTimeout(overdue, this.#timeoutMs) : undefined;
    sent.once("response", (body) => {
      clearTimeout(timer);
      resolve({ status: body.statusCode ?? 0, headers: joinHeaders(body), body });
    });
    sent.on("error", (error) => {
      clearTimeout(timer);
      reject(new NoResponseError(`${what} ${describeFailure(error)}`));
    });
    sent.end(request.body);
    return promise;
  }

  /**
   * Reads a complete response body as UTF-8.
   * @throws {NoResponseError} if the body does not end within the time limit, or the connection is lost.
   */
  async text({ body }: Exchange): Promise<string> {
    const timer = setTimeout(
      () => body.destroy(new NoResponseError(`the response did not end within ${this.#timeoutMs} ms`)),
      this.#timeoutMs,
    );
    try {
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of body) {
        chunks.push(chunk as Buffer);
        bytes += (chunk as Buffer).length;
        if (bytes > mostBytes)
          throw new NoResponseError(`the response is longer than ${mostBytes / 1_000_000} MB`);
      }
      return Buffer.concat(chunks).toString("utf8");
    } catch (error) {
      throw error instanceof NoResponseError
        ? error
        : new NoResponseError(`the connection was lost during the response: ${errorMessage(error)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes all connections, including those with open responses. */
  close(): void {
    this.#agent.destroy();
  }
}

/** Describes why a request has no response. */
function describeFailure({ message, code }: NodeJS.ErrnoException): string {
  if (message === "socket hang up" || code === "ECONNRESET")
    return "got no response, because the server closed the connection";
  if (code === "ECONNREFUSED") return "failed, because the server does not accept connections";
  return `failed: ${message}`;
}

function joinHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(", ") : (value ?? ""),
    ]),
  );
}

/** Returns query parameters. Strings stay unchanged; other values are encoded as JSON. */
export function toQueryStrings(query: Record<string, Json> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]) => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]),
  );
}
