/** The two forms of an answer: a stream of chunks, from any of them on, and all of it as one. */
import type { Frames } from "../../../generated/tool-progress/handlers.ts";
import { advance, initialPosition, isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import { dataFrame, frameTexts, joinFrames } from "../frame-texts.ts";
import { type Chunk, chunk, Encoder } from "./encoder.ts";

type StreamFrames = Frames<Chunk>;
type Batches = AsyncIterable<readonly LogLine[]>;

/**
 * Writes a run as a stream. A chunk's id is the cursor by which a client comes back for what follows it (P-093).
 *
 * @param batches The run's lines from its beginning: what a call needs of its past is told there.
 * @param after Chunks up to here are left out.
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
 * @returns Its whole text, and every call and result as it is when complete (P-091). The text of a turn that a restart
 *   cut off is left out when the turn is asked again: what it says then is the answer (TP-052).
 */
export async function wholeAnswer(batches: Batches): Promise<Chunk> {
  const encoder = new Encoder();
  let text = "";
  /** Where the text of the turn begins that is open. */
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
 * The frame that ends a stream before its run's end. It has no text, for the answer goes on when the client comes back,
 * and no id, for the client goes on after the chunk before it.
 */
export function failureFrame(error: { code: string; message: string }): StreamFrames {
  return joinFrames(frame(chunk("", { error })));
}

function frame(made: Chunk): string {
  return dataFrame(JSON.stringify(made));
}

/** A position on the wire. */
export function cursorOf({ number, notes }: Position): string {
  return `${number}-${notes}`;
}

/** The position of a cursor that its schema allows. */
export function positionOf(cursor: string): Position {
  const [number = 0, notes = 0] = cursor.split("-").map(Number);
  return { number, notes };
}
