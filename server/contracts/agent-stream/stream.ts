/** Streams of the contract: named events without a name in their data. */
import type { Frames } from "../../../generated/agent-stream/handlers.ts";
import type { LogLine } from "../../core/log-line.ts";
import { encodeFrames, formatNamedFrame, joinFrames } from "../frame-texts.ts";
import { Encoder, type EncoderOptions, type StreamEvent } from "./encoder.ts";

type StreamFrames = Frames<StreamEvent>;

/** Returns the frame of an event. */
function toFrame({ event, data }: StreamEvent): string {
  return formatNamedFrame(event, data);
}

/** A stream that ended before its run. */
export class BrokenStream extends Error {
  readonly threadId: string;

  /** @param cause The error that ended it. */
  constructor(threadId: string, cause: unknown) {
    super("the stream ended before its run", { cause });
    this.name = "BrokenStream";
    this.threadId = threadId;
  }
}

/**
 * Encodes a run from the start.
 *
 * @param batches The run's lines, in order.
 * @param options The run and its reader.
 * @throws {BrokenStream} if the lines end before the run.
 */
export async function* encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  options: EncoderOptions,
): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(options);
  try {
    yield* encodeFrames<StreamFrames>(batches, (line) => encoder.encode(line).map(toFrame));
  } catch (error) {
    throw new BrokenStream(options.threadId, error);
  }
}

/** Returns the frames that end a stream before its run. Every event has the thread id. */
export function encodeFailure(
  { threadId }: BrokenStream,
  { code, message }: { code: string; message: string },
): StreamFrames {
  const encoder = new Encoder({ threadId, sendsReasoning: false });
  return joinFrames(...encoder.failRun(code, message).map(toFrame));
}
