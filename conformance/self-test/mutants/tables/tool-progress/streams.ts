/** Mutants of frames, ids and texts of a stream. */
import { alterFrames } from "../../combinators/events.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterAllChunks, chunks, chunksOf, replaceChunk, setText } from "./combinators.ts";

export const streamMutants: Mutants = {
  /** Frames have an event: line. */
  "frames-named": alterFrames((frame) => (frame.startsWith(":") ? frame : `event: message\n${frame}`)),
  /** Frames are padded with spaces. */
  "frames-padded": alterFrames((frame) => frame.replace(/\n\n$/, `${" ".repeat(4096)}\n\n`)),
  /** Pieces have the id of the event before them. */
  "ids-without-notes": chunks((chunk) => ({ ...chunk, id: chunk.id?.replace(/-.*/, "-0") ?? null })),
  /** The first chunk has a text. */
  "begins-with-words": chunksOf(/^empty$/, (chunk) => replaceChunk(chunk, "Working on it.")),
  /** response has all text so far. */
  "response-is-the-whole": chunks((chunk, { memory }) => {
    memory.said = (memory.said ?? "") + chunk.payload.message;
    chunk.payload.response = memory.said;
  }),
  /** Chunks have an unknown field timestamp. */
  "chunks-with-a-time": alterAllChunks(setFields({ timestamp: 1 })),
  /** Texts are trimmed. */
  "text-trimmed": alterAllChunks((chunk) => setText(chunk, chunk.message.trim())),
  /** A text is sent in one chunk with the call after it. */
  "texts-with-calls": chunks(
    (chunk, { memory }, kind) => {
      if (kind === "text") {
        const before = memory.text;
        memory.text = chunk;
        return before ?? [];
      }
      const before = memory.text;
      memory.text = undefined;
      if (before !== undefined && kind.endsWith("call")) setText(chunk.payload, before.payload.message);
      else if (before !== undefined) return [before, chunk];
      return chunk;
    },
    ({ memory }) => (memory.text === undefined ? [] : [memory.text]),
  ),
};
