/**
 * Encodes the two forms of a response: a stream of chunks from any position, or a single chunk with the
 * complete content.
 */
import type { Frames } from "../../../generated/tool-progress/handlers.ts";
import { advance, initialPosition, isAfter, type LogLine, type Position } from "../../core/log-line.ts";
import { encodeFrames, formatDataFrame, joinFrames } from "../frame-texts.ts";
import { type Chunk, createChunk, Encoder } from "./encoder.ts";

type StreamFrames = Frames<Chunk>;
type Batches = AsyncIterable<readonly LogLine[]>;

/**
 * Encodes a run as a stream. A chunk's ID is the cursor for resuming after that chunk (P-093).
 *
 * @param batches The run's lines from the start, which the encoder needs in order to track open calls.
 * @param after Chunks up to this position are left out.
 */
export function encodeRun(batches: Batches, after: Position): AsyncGenerator<StreamFrames> {
  const encoder = new Encoder();
  let position = initialPosition;
  return encodeFrames(batches, (line) => {
    position = advance(position, line.kind);
    const chunk = encoder.encode(line);
    if (chunk === undefined || !isAfter(position, after)) return [];
    return [`id: ${formatCursor(position)}\n${toFrame(chunk)}`];
  });
}

/**
 * Waits for a run to end.
 *
 * @returns The complete text, every citation once (M-053), and every complete call and result (P-091). If a
 * turn was interrupted by a restart, its text and citations are left out, because the model is called again
 * (TP-052).
 */
export async function collectResponse(batches: Batches): Promise<Chunk> {
  const encoder = new Encoder();
  let text = "";
  const citations: string[] = [];
  /** The lengths of the text and of the citations at the start of the current turn. */
  let turnStart: { text: number; citations: number } | undefined;
  const rest: Parameters<typeof createChunk>[1] = {};
  const calls: Chunk["tool_calls"] = [];
  for await (const lines of batches) {
    for (const line of lines) {
      if (line.kind === "STEP_STARTED") {
        if (turnStart !== undefined) {
          text = text.slice(0, turnStart.text);
          citations.length = turnStart.citations;
        }
        turnStart = { text: text.length, citations: citations.length };
      } else if (line.kind === "engine.turn_end") turnStart = undefined;
      const chunk = encoder.encode(line);
      if (chunk === undefined) continue;
      text += chunk.message;
      citations.push(...chunk.citations);
      for (const { stream_part: _, ...call } of chunk.tool_calls) if (call.is_complete) calls.push(call);
      if (chunk.error !== undefined) rest.error = chunk.error;
    }
  }
  return createChunk(text, { ...rest, tool_calls: calls, citations: [...new Set(citations)] });
}

/**
 * Returns the frame that ends a stream before its run has ended. It has no text, because the response
 * continues after a reconnect. It has no ID, because the client resumes after the previous chunk.
 */
export function encodeFailure(error: { code: string; message: string }): StreamFrames {
  return joinFrames(toFrame(createChunk("", { error })));
}

function toFrame(chunk: Chunk): string {
  return formatDataFrame(JSON.stringify(chunk));
}

/** Formats a position as a cursor. */
export function formatCursor({ number, notes }: Position): string {
  return `${number}-${notes}`;
}

/** Parses a cursor, which must match the schema. */
export function parseCursor(cursor: string): Position {
  const [number = 0, notes = 0] = cursor.split("-").map(Number);
  return { number, notes };
}
