/** Small API client for tests, based on fetch, the generated types and an event stream parser. */
import { createParser } from "eventsource-parser";
import type { components } from "../../../generated/tambo/types.ts";

type Schemas = components["schemas"];

/** Options for a request, in addition to its method and path. */
export interface CallOptions {
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An event and its id. */
export interface NumberedEvent {
  /** Undefined if the event concerns only the connection. */
  id: number | undefined;
  event: Schemas["RunStreamEvent"];
}

/** Thrown if the response status is not a success. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: unknown;

  constructor(status: number, problem: unknown) {
    super(`status ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** A client that knows nothing about the scenarios. */
export class Client {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Sends a request and reads the JSON response.
   * @throws {ApiError} for an error status.
   */
  async call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await this.#send(method, path, options);
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  }

  /**
   * Reads one stream.
   * @throws {ApiError} for an error status.
   * @throws {TypeError} if the connection is lost.
   */
  async *stream(method: string, path: string, options: CallOptions = {}): AsyncGenerator<NumberedEvent> {
    const response = await this.#send(method, path, options);
    const complete: NumberedEvent[] = [];
    const parser = createParser({
      onEvent: ({ id, data }) =>
        complete.push({ id: id === undefined ? undefined : Number(id), event: JSON.parse(data) }),
    });
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      parser.feed(decoder.decode(bytes, { stream: true }));
      yield* complete.splice(0);
    }
  }

  /**
   * Starts a run, and resumes its stream whenever the connection is lost, or ends with an error that has no id.
   */
  async *run(
    threadId: string,
    body: Schemas["CreateRunRequest"],
    options: Omit<CallOptions, "body"> = {},
  ): AsyncGenerator<NumberedEvent> {
    const path = `/v1/threads/${encodeURIComponent(threadId)}/runs`;
    let runId: string | undefined;
    let last = 0;
    let failures = 0;
    for (;;) {
      try {
        const stream =
          runId === undefined
            ? this.stream("POST", path, { ...options, body })
            : this.stream("GET", `${path}/${runId}`, { headers: { "Last-Event-ID": String(last) } });
        let isRestarting = false;
        for await (const numbered of stream) {
          isRestarting = numbered.id === undefined && numbered.event.type === "RUN_ERROR";
          if (isRestarting) break;
          last = numbered.id ?? last;
          failures = 0;
          if (numbered.event.type === "RUN_STARTED") runId = numbered.event.runId;
          yield numbered;
        }
        if (!isRestarting) return;
      } catch (error) {
        const isRestarting = error instanceof ApiError && error.status === 503 && runId !== undefined;
        if (error instanceof ApiError && !isRestarting) throw error;
        // fetch reports a lost connection as a TypeError. If the client received no response and sent no
        // idempotency key, it must not send the run again.
        const safe = runId !== undefined || options.headers?.["Idempotency-Key"] !== undefined;
        failures += 1;
        if (!(error instanceof TypeError || isRestarting) || !safe || failures > 3) throw error;
      }
    }
  }

  async #send(method: string, path: string, { query, headers, body }: CallOptions): Promise<Response> {
    const parameters = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, String(value)] as [string, string]),
    );
    const response = await fetch(`${this.#url}${path}${parameters.size > 0 ? `?${parameters}` : ""}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new ApiError(response.status, await response.json());
    return response;
  }
}

/** Returns the text of the messages in a stream. */
export function joinText(stream: readonly NumberedEvent[]): string {
  return stream.map(({ event }) => (event.type === "TEXT_MESSAGE_CONTENT" ? event.delta : "")).join("");
}

/** Returns the tool calls whose results a stream is awaiting when it ends. */
export function pendingToolCalls(stream: readonly NumberedEvent[]): Schemas["PendingToolCall"][] {
  return stream.flatMap(({ event }) =>
    event.type === "CUSTOM" && event.name === "tambo.run.awaiting_input" ? event.value.pendingToolCalls : [],
  );
}
