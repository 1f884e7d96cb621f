/**
 * The two forms of a response: a stream of chunks, from any position, and a single chunk with the complete
 * content.
 */
import type { Frames } from "../../../generated/tool-progress/handlers.ts";
import { advance, initialPosition, isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import { dataFrame, frameTexts, joinFrames } from "../frame-texts.ts";
import { type Chunk, chunk, Encoder } from "./encoder.ts";

type StreamFrames = Frames<Chunk>;
type Batches = AsyncIterable<readonly LogLine[]>;

/**
 * Encodes a run as a stream. The id of a chunk is the cursor for resuming after it (P-093).
 *
 * @param batches The run's lines from the start, which the encoder needs for open calls.
 * @param after Chunks up to this position are left out.
 */
export function encodeRun(batches: Batches, after: Position): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder();
  let position = initialPosition;
  return frameTexts(batches, (line) => {
    position = advance(position, line.kind);
    const made = encoder.encode(line);
    if (made === undefined || !isAfter(position, after)) return [];
    return [`id: ${cursorOf(position)}\n${frame(made)}`];
  });
}

/**
 * Waits for the end of a run.
 *
 * @returns The complete text, and every complete call and result (P-091). If a restart interrupted a turn,
 * the text of the interrupted turn is left out, because the model is called again (TP-052).
 */
export async function wholeAnswer(batches: Batches): Promise<Chunk> {
  const encoder = new Encoder();
  let text = "";
  /** Index in the text where the active turn starts. */
  let turnStart: number | undefined;
  const rest: Parameters<typeof chunk>[1] = {};
  const calls: Chunk["tool_calls"] = [];
  for await (const lines of batches) {
    for (const line of lines) {
      if (line.kind === "STEP_STARTED") {
        text = text.slice(0, turnStart);
        turnStart = text.length;
      } else if (line.kind === "engine.turn_end") turnStart = undefined;
      const made = encoder.encode(line);
      if (made === undefined) continue;
      text += made.message;
      for (const { stream_part: _, ...call } of made.tool_calls) if (call.is_complete) calls.push(call);
      if (made.error !== undefined) rest.error = made.error;
    }
  }
  return chunk(text, { ...rest, tool_calls: calls });
}

/**
 * Returns the frame that ends a stream before its run. It has no text, because the response continues after a
 * reconnect, and no id, because the client resumes after the previous chunk.
 */
export function failureFrame(error: { code: string; message: string }): StreamFrames {
  return joinFrames(frame(chunk("", { error })));
}

function frame(made: Chunk): string {
  return dataFrame(JSON.stringify(made));
}

/** Formats a position as a cursor. */
export function cursorOf({ number, notes }: Position): string {
  return `${number}-${notes}`;
}

/** Parses a cursor, which must match the schema. */
export function positionOf(cursor: string): Position {
  const [number = 0, notes = 0] = cursor.split("-").map(Number);
  return { number, notes };
}
