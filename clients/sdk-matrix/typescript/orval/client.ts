/** What sends the requests of the generated client: orval calls it a mutator. */
import { type Frame, framesOf } from "../events.ts";

const baseUrl = process.env.TAMBO_BASE_URL ?? "";

export async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${baseUrl}${path}`, init);
  const { status, headers } = response;
  return { data: await dataOf(response), status, headers } as Answer;
}

async function dataOf(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return framesOf(response);
  return type.includes("json") ? response.json() : undefined;
}

/** The generated types take an answer that streams for one event: this is what `send` makes of it. */
export function streamOf<Event>({ data }: { data: Event }): AsyncIterable<Frame<Event>> {
  return data as AsyncIterable<Frame<Event>>;
}
