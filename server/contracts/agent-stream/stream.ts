/**
 * Encodes the contract's streams of named events. The data of an event does not repeat its name (A-030,
 *
 */
import type { Frames } from "../../../generated/agent-stream/handlers.ts";
import type { LogLine } from "../../core/log-line.ts";
import { encodeFrames, formatNamedFrame, joinFrames } from "../frame-texts.ts";
import { Encoder, type EncoderOptions, type StreamEvent } from "./encoder.ts";

type StreamFrames = Frames<StreamEvent>;

/** Returns an event's frame. */
function toFrame({ event, data }: StreamEvent): string {
  return formatNamedFrame(event, data);
}

/** Thrown if a stream ended before its run did. */
export class BrokenStream extends Error {
  readonly threadId: string;

  /** @param cause The error that ended the stream. */
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
 * @param options Describes the run and its reader.
 * @throws {BrokenStream} if the lines end before the run does.
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

/**
 * Returns the frames that end a stream before its run has ended. Every event contains the thread ID.
 */
export function encodeFailure(
  { threadId }: BrokenStream,
  { code, message }: { code: string; message: string },
): StreamFrames {
  const encoder = new Encoder({ threadId, sendsReasoning: false });
  return joinFrames(...encoder.failRun(code, message).map(toFrame));
}
