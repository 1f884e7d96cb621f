import { asObject, type Container } from "../json/values.ts";
import { ContractError } from "./contract-error.ts";
import { type Frame, readFrames } from "./read-frames.ts";
import { getRequestId, responseErrors } from "./response-errors.ts";
import { type RequestOptions, type Result, receiveResponse } from "./rest-client.ts";

/**
 * The events of a stream, in order. It can be iterated once. Leaving the loop closes the connection.
 *
 * The loop throws a {@link ContractError} if the connection breaks or is idle for 25 s before the last event
 * (`CONNECTION_LOST`), or if an event is invalid (`INVALID_EVENT`). It throws the reason of an aborted
 * `signal`. A failed run is not an exception: an event reports it. An event that ends only a resumable stream,
 * because the server is restarting, becomes `CONNECTION_LOST`.
 */
export interface EventStream<Event> extends AsyncIterable<Event> {
  /** The response whose body is the stream. */
  readonly response: Response;
  /** ID of the latest event in the loop. Undefined if the contract's events have no IDs. */
  readonly lastEventId: string | undefined;
}

/** The part of reading a stream in which contracts differ. */
export interface StreamFormat<Event> {
  /** Returns the event of a frame, or `undefined` for an unknown event. */
  toEvent(data: Container, name: string | undefined): Event | undefined;
  /** Returns true for the last event of a stream. Absent if a stream ends only with its body. */
  isLast?(event: Event): boolean;
  /** Returns true for an event that ends the stream but not the run, which can be resumed. */
  isInterruption?(event: Event, id: string | undefined): boolean;
}

/**
 * Waits for the response of an operation whose body is an event stream.
 *
 * @throws {ContractError} If the request was rejected or got no response, or if the body is not a stream.
 * @throws The signal's reason if it aborted.
 */
export async function openStream<Event>(
  result: Promise<Result<unknown>>,
  options: RequestOptions | undefined,
  format: StreamFormat<Event>,
): Promise<EventStream<Event>> {
  const { data, response } = await receiveResponse(result, responseErrors, options);
  const type = response.headers.get("Content-Type") ?? "";
  if (!/^text\/event-stream\b/i.test(type) || !(data instanceof ReadableStream))
    throw responseErrors.invalidResponse(`of type ${type || "unknown"}, not an event stream`, {
      status: response.status,
      response,
    });
  return new ResponseEvents(response, data, format, options?.signal ?? new AbortController().signal);
}

class ResponseEvents<Event> implements EventStream<Event> {
  readonly response: Response;
  lastEventId: string | undefined;
  readonly #events: AsyncGenerator<Event, void, undefined>;

  constructor(
    response: Response,
    body: ReadableStream<Uint8Array>,
    format: StreamFormat<Event>,
    signal: AbortSignal,
  ) {
    this.response = response;
    this.#events = this.#read(body, format, signal);
  }

  [Symbol.asyncIterator](): AsyncIterator<Event> {
    return this.#events;
  }

  async *#read(
    body: ReadableStream<Uint8Array>,
    { toEvent, isLast, isInterruption }: StreamFormat<Event>,
    signal: AbortSignal,
  ): AsyncGenerator<Event, void, undefined> {
    try {
      for await (const frames of readFrames(body, signal)) {
        for (const frame of frames) {
          const event = toEvent(this.#parseData(frame), frame.event);
          this.lastEventId = frame.id ?? this.lastEventId;
          if (event === undefined) continue;
          if (isInterruption?.(event, frame.id)) throw event;
          yield event;
          if (isLast?.(event)) return;
        }
      }
    } catch (cause) {
      signal.throwIfAborted();
      throw cause instanceof ContractError ? cause : this.#createError("CONNECTION_LOST", cause);
    }
    if (isLast !== undefined) throw this.#createError("CONNECTION_LOST");
  }

  #parseData({ data }: Frame): Container {
    try {
      const value = asObject(JSON.parse(data));
      if (value !== undefined) return value;
    } catch (cause) {
      throw this.#createError("INVALID_EVENT", cause);
    }
    throw this.#createError("INVALID_EVENT");
  }

  #createError(code: "CONNECTION_LOST" | "INVALID_EVENT", cause?: unknown): ContractError {
    const message =
      code === "INVALID_EVENT"
        ? "An event of the stream is not a JSON object."
        : "The connection broke before the last event of the stream.";
    return new ContractError(message, { code, cause, requestId: getRequestId(this.response) });
  }
}
