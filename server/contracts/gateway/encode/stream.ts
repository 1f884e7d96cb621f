/** Encodes the two forms of a run's response: a stream of events, or only the result. */
import type { Frames } from "../../../../generated/gateway/handlers.ts";
import type { LogLine } from "../../../core/log-line.ts";
import { encodeFrames, formatNamedFrame, joinFrames } from "../../frame-texts.ts";
import { type CanonicalError, GatewayError } from "../errors.ts";
import { Encoder, type EncoderOptions, type RunEvent, type RunResult } from "./encoder.ts";

type StreamFrames = Frames<RunEvent>;
type Lines = AsyncIterable<readonly LogLine[]>;

/** Returns an event's frame. The event type is both the name of the frame and a field of its data (G-141). */
function toFrame(event: RunEvent): string {
  return formatNamedFrame(event.type, event);
}

/** Frame that is sent while a stream is idle (G-152). */
export const ping = toFrame({ type: "ping" });

/**
 * Encodes a run as a stream.
 *
 * @param lines The run's lines, in order.
 */
export function encodeRun(lines: Lines, options: EncoderOptions): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder(options);
  return encodeFrames(lines, (line) => encoder.encode(line).map(toFrame));
}

/**
 * Waits for a run to end.
 *
 * @returns The result, identical to the one in the stream's `run_complete` event.
 * @throws {GatewayError} the run's error, or `cancelled` if the client has disconnected.
 */
export async function awaitResult(lines: Lines, options: EncoderOptions): Promise<RunResult> {
  const encoder = new Encoder(options);
  for await (const batch of lines) {
    for (const line of batch) {
      for (const event of encoder.encode(line)) if (event.type === "run_complete") return event.result;
      if (encoder.error !== undefined) throw encoder.error;
    }
  }
  throw new GatewayError("api_error", "The request was cancelled.", { status: 408, code: "cancelled" });
}

/** Returns the frame that ends a stream whose source failed. */
export function encodeFailure(error: CanonicalError): StreamFrames {
  return joinFrames(toFrame({ type: "error", error }));
}
