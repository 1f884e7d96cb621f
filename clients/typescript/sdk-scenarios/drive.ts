/** What every scenario's drive has in common. */
import {
  type LiveMessage,
  type RunStream,
  type RunStreamEvent,
  type RunView,
  type TamboClient,
  TamboError,
} from "../index.ts";

/** How an app goes through a scenario of the conformance suite with this client alone. */
export interface Drive {
  /** Does what the scenario asks for, and gives what the app's user comes to see. */
  see(client: TamboClient, baseUrl: string): Promise<unknown>;
  /** What the user must see. */
  must: unknown;
}

/** Drives by the scenario's id. */
export type Drives = Readonly<Record<string, Drive>>;

/** What was seen of a stream, from its beginning to its end. */
export interface Seen {
  events: RunStreamEvent[];
  /** Every view that there was to look at, the last one last. */
  views: RunView[];
  view: RunView;
}

/** A fetch whose event streams arrive one event a chunk, so that every view there is comes to be seen. */
export async function oneByOne(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.body === null) return response;
  let rest = "";
  const frames = new TransformStream<string, string>({
    transform(text, controller) {
      const complete = (rest + text).split(/(?<=\n\n)/);
      rest = complete.at(-1)?.endsWith("\n\n") === false ? (complete.pop() ?? "") : "";
      for (const frame of complete) controller.enqueue(frame);
    },
    flush(controller) {
      controller.enqueue(rest);
    },
  });
  const { status, headers } = response;
  const body = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(frames);
  return new Response(body.pipeThrough(new TextEncoderStream()), { status, headers });
}

/** The values that a part of the view had, each once. */
export function changes(views: readonly RunView[], partOf: (view: RunView) => unknown): unknown[] {
  const texts = views.map((view) => JSON.stringify(partOf(view)) ?? "null");
  return texts.filter((text, index) => text !== texts[index - 1]).map((text) => JSON.parse(text));
}

/** Reads a stream to its end, both as events and as views. */
export async function watch(stream: RunStream): Promise<Seen> {
  const views: RunView[] = [];
  const stop = stream.subscribe(() => {
    if (views.at(-1) !== stream.view) views.push(stream.view);
  });
  const events: RunStreamEvent[] = [];
  for await (const event of stream) events.push(event);
  stop();
  return { events, views: [...views, stream.view], view: stream.view };
}

/** The text of all assistant messages. */
export function assistantText({
  messages,
}: {
  messages: readonly Pick<LiveMessage, "role" | "content">[];
}): string {
  return messages
    .filter(({ role }) => role === "assistant")
    .flatMap(({ content }) => content)
    .map((block) => (block.type === "text" ? block.text : ""))
    .join("");
}

/** The text that a stream ends with, and how it ended. */
export async function answerOf(stream: RunStream): Promise<{ text: string; status: string }> {
  const view = await stream.finished;
  return { text: assistantText(view), status: view.status };
}

/** A text, and the end of a run that went well. */
export function finishedWith(text: string): { text: string; status: string } {
  return { text, status: "finished" };
}

/** What an app shows of the error that a promise is rejected with; what it resolves with instead, if it does. */
export async function refusal(
  promise: Promise<unknown>,
  show: (error: TamboError) => unknown = ({ status, code }) => ({ status, code }),
): Promise<unknown> {
  try {
    return { resolved: await promise };
  } catch (error) {
    if (!(error instanceof TamboError)) throw error;
    return show(error);
  }
}

/** Resolves when the view is as it is wanted; rejects when the stream ends before. */
export async function until(stream: RunStream, wanted: (view: RunView) => boolean): Promise<void> {
  if (wanted(stream.view)) return;
  await new Promise<void>((resolve, reject) => {
    const stop = stream.subscribe(() => {
      if (wanted(stream.view)) resolve();
      else if (stream.connection === "closed") reject(new Error(`it ended: ${JSON.stringify(stream.view)}`));
      else return;
      stop();
    });
  });
}
