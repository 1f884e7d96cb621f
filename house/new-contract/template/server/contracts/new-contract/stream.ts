/** Streams of the contract: one `data:` line an event. */
import type { Frames } from "../../../generated/new-contract/handlers.ts";
import type { LogLine } from "../../core/log-line.ts";
import { dataFrame, frameTexts } from "../frame-texts.ts";
import type { StreamFailure } from "../stream-failure.ts";
import { encode, type StreamEvent } from "./encoder.ts";

/** Writes a run from its beginning. @param batches The run's lines, in order. */
export function encodeRun(
  batches: AsyncIterable<readonly LogLine[]>,
  threadId: string,
): AsyncGenerator<Frames<StreamEvent>> {
  return frameTexts(batches, (line) => encode(line, threadId).map(frame));
}

/** Returns the frame that ends a stream before its run's end. */
export function failureFrame({ code, message }: StreamFailure): string {
  return frame({ type: "error", code, message });
}

function frame(event: StreamEvent): string {
  return dataFrame(JSON.stringify(event));
}
