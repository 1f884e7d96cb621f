/** What an answer carries, for generators whose clients send requests with a function of one's own. */
import { type Frame, framesOf } from "./events.ts";

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
