/** Server-Sent Events of an answer, for clients whose generator leaves the reading to their users, or sending too. */
import { EventSourceParserStream } from "eventsource-parser/stream";

/** An event and its number, which a lost connection is taken up again with. */
export interface Frame<Event> {
  id: string | undefined;
  event: Event;
}

/** @throws Error when the connection breaks. */
export async function* framesOf<Event>({ body }: Response): AsyncGenerator<Frame<Event>> {
  if (body === null) throw new Error("the answer has no body");
  const decoder = new TextDecoderStream() as TransformStream<Uint8Array, string>;
  for await (const { id, data } of body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream())) {
    yield { id, event: JSON.parse(data) };
  }
}

/** Events of a stream, the JSON of any other answer, or nothing. */
export async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return framesOf(response);
  return type.includes("json") ? response.json() : undefined;
}

/** The generated types take an answer that streams for one event: this is what `contentOf` makes of it. */
export function streamOf<Event>(data: Event): AsyncIterable<Frame<Event>> {
  return data as AsyncIterable<Frame<Event>>;
}
