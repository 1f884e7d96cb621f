/** Helpers for running the conformance suite's scenarios with this client. */
import {
  type LiveMessage,
  type RunSnapshot,
  type RunStream,
  type RunStreamEvent,
  type TamboClient,
  TamboError,
} from "../index.ts";

/** A scenario from the conformance suite, implemented using only this client. */
export interface ScenarioTest {
  /** Runs the scenario and returns what the app's user would see. */
  run(client: TamboClient, baseUrl: string): Promise<unknown>;
  /** The expected result. */
  expected: unknown;
}

/** Implementations by scenario id. */
export type ScenarioTests = Readonly<Record<string, ScenarioTest>>;

/** Everything that was read from a stream. */
export interface StreamRecord {
  events: RunStreamEvent[];
  /** All snapshots in order, including the last one. */
  snapshots: RunSnapshot[];
  snapshot: RunSnapshot;
}

/**
 * A `fetch` that delivers event streams with one event per chunk, so that there is a snapshot for every
 * event.
 */
export async function fetchEventByEvent(request: Request): Promise<Response> {
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

/** Returns the successive values of a part of the snapshots, omitting consecutive duplicates. */
export function distinctValues(
  snapshots: readonly RunSnapshot[],
  partOf: (snapshot: RunSnapshot) => unknown,
): unknown[] {
  const texts = snapshots.map((snapshot) => JSON.stringify(partOf(snapshot)) ?? "null");
  return texts.filter((text, index) => text !== texts[index - 1]).map((text) => JSON.parse(text));
}

/** Reads a stream until it ends, and records its events and snapshots. */
export async function recordStream(stream: RunStream): Promise<StreamRecord> {
  const snapshots: RunSnapshot[] = [];
  const stop = stream.subscribe(() => {
    if (snapshots.at(-1) !== stream.snapshot) snapshots.push(stream.snapshot);
  });
  const events: RunStreamEvent[] = [];
  for await (const event of stream) events.push(event);
  stop();
  return { events, snapshots: [...snapshots, stream.snapshot], snapshot: stream.snapshot };
}

/** Returns the text of all assistant messages. */
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

/** Returns the final text of a stream, and the status of its run. */
export async function getResult(stream: RunStream): Promise<{ text: string; status: string }> {
  const snapshot = await stream.finished;
  return { text: assistantText(snapshot), status: snapshot.status };
}

/** Returns the expected result of a run that finishes with the given text. */
export function finishedWith(text: string): { text: string; status: string } {
  return { text, status: "finished" };
}

/**
 * Returns the part of a rejected promise's error that an app shows, or the promise's value if it resolves.
 */
export async function getRejection(
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

/** Resolves when the snapshot meets the condition. Rejects if the stream ends first. */
export async function waitFor(stream: RunStream, wanted: (snapshot: RunSnapshot) => boolean): Promise<void> {
  if (wanted(stream.snapshot)) return;
  await new Promise<void>((resolve, reject) => {
    const stop = stream.subscribe(() => {
      if (wanted(stream.snapshot)) resolve();
      else if (stream.connection === "closed")
        reject(new Error(`the stream ended first: ${JSON.stringify(stream.snapshot)}`));
      else return;
      stop();
    });
  });
}
