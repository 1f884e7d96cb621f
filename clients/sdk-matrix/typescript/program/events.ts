/** Reads server-sent events, for generators whose clients cannot. */
import { EventSourceParserStream } from "eventsource-parser/stream";

/** An event and its id. A client sends the id to resume the stream. An event about the connection has no id. */
export interface Frame<Event> {
  id: string | undefined;
  event: Event;
}

/** An error response. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number, detail = `status ${status}`) {
    super(detail);
    this.status = status;
  }
}

/**
 * Yields the events in a response.
 *
 * @throws Error if the connection breaks.
 */
export async function* readFrames<Event>({ body }: Response): AsyncGenerator<Frame<Event>> {
  if (body === null) throw new Error("the response has no body");
  const decoder = new TextDecoderStream() as TransformStream<Uint8Array, string>;
  for await (const { id, data } of body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())) {
    yield { id, event: JSON.parse(data) };
  }
}

/**
 * Returns the events of a stream, or the parsed JSON of any other response. Returns `undefined` if there is
 * no JSON.
 */
export async function parseContent(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return readFrames(response);
  return type.includes("json") ? response.json() : undefined;
}

/** Corrects the type of a streamed response, which the generated code declares as a single event. */
export function asStream<Event>(data: Event): AsyncIterable<Frame<Event>> {
  return data as AsyncIterable<Frame<Event>>;
}
