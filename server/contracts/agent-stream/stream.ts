/** Streams of the contract: named events, whose names their data do not repeat. */
import type { Frames } from "../../../generated/agent-stream/handlers.ts";
import type { LogLine } from "../../core/log-line.ts";
import { frameTexts, joinFrames, namedFrame } from "../frame-texts.ts";
import { Encoder, type RunView, type StreamEvent } from "./encoder.ts";

type StreamFrames = Frames<StreamEvent>;

/** One frame. */
function frame({ event, data }: StreamEvent): string {
  return namedFrame(event, data);
}

/** A stream that ended before its run. */
export class BrokenStream extends Error {
  readonly threadId: string;

  /** @param cause What ended it. */
  constructor(threadId: string, cause: unknown) {
    super("the stream ended before its run", { cause });
    this.name = "BrokenStream";
    this.threadId = threadId;
  }
}

/**
 * Writes a run from its beginning.
 *
 * @param batches The run's lines, in order.
 * @param view The run, and who reads it.
 * @throws {BrokenStream} when the lines end before the run.
 */
export async function* encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  view: RunView,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(view);
  try {
    yield* frameTexts<StreamFrames>(batches, (line) => encoder.encode(line).map(frame));
  } catch (error) {
    throw new BrokenStream(view.threadId, error);
  }
}

/** The frames that end a stream before its run's end: every event names its thread. */
export function failureFrames(
  { threadId }: BrokenStream,
  { code, message }: { code: string; message: string },
): StreamFrames {
  const encoder = new Encoder({ threadId, showsReasoning: false });
  return joinFrames(...encoder.failed(code, message).map(frame));
}
