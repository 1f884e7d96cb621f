/** Mutants of frames, ids and texts of a stream. */
import { frames } from "../../combinators/events.ts";
import { setting } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { chunks, chunksOf, instead, setText, told } from "./combinators.ts";

export const streamMutants: Mutants = {
  /** Frames have an event: line. */
  "frames-named": frames((frame) => (frame.startsWith(":") ? frame : `event: message\n${frame}`)),
  /** Frames are padded with spaces. */
  "frames-padded": frames((frame) => frame.replace(/\n\n$/, `${" ".repeat(4096)}\n\n`)),
  /** Pieces have the id of the event before them. */
  "ids-without-notes": chunks((chunk) => ({ ...chunk, id: chunk.id?.replace(/-.*/, "-0") ?? null })),
  /** The first chunk has a text. */
  "begins-with-words": chunksOf(/^empty$/, (chunk) => instead(chunk, "Working on it.")),
  /** response has all text so far. */
  "response-is-the-whole": chunks((chunk, { memory }) => {
    memory.said = (memory.said ?? "") + chunk.payload.message;
    chunk.payload.response = memory.said;
  }),
  /** Chunks have an unknown field timestamp. */
  "chunks-with-a-time": told(setting({ timestamp: 1 })),
  /** Texts are trimmed. */
  "text-trimmed": told((chunk) => setText(chunk, chunk.message.trim())),
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
