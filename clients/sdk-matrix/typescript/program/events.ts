/** Reads Server-Sent Events, for generators whose clients do not. */
import { EventSourceParserStream } from "eventsource-parser/stream";

/** An event and its id, which a client sends to resume the stream. */
export interface Frame<Event> {
  id: string | undefined;
  event: Event;
}

/** Yields the events of a response. @throws Error if the connection breaks. */
export async function* readFrames<Event>({ body }: Response): AsyncGenerator<Frame<Event>> {
  if (body === null) throw new Error("the response has no body");
  const decoder = new TextDecoderStream() as TransformStream<Uint8Array, string>;
  for await (const { id, data } of body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())) {
    yield { id, event: JSON.parse(data) };
  }
}

/** Returns the events of a stream, the parsed JSON of any other response, or `undefined`. */
export async function parseContent(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return readFrames(response);
  return type.includes("json") ? response.json() : undefined;
}

/** Corrects the type of a streamed response, which generated code declares as one event. */
export function asStream<Event>(data: Event): AsyncIterable<Frame<Event>> {
  return data as AsyncIterable<Frame<Event>>;
}
