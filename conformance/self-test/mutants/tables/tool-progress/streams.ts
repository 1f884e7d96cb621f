/** Mutants with defects in a stream's frames, ids and text. */
import { alterFrames } from "../../combinators/events.ts";
import { alterResponses } from "../../combinators/responses.ts";
import { setFields } from "../../combinators/values.ts";
import type { Mutants } from "../../mutant.ts";
import { alterAllChunks, alterChunks, alterChunksOf, replaceChunk, setText } from "./combinators.ts";

export const streamMutants: Mutants = {
  /** Sends `null` for an empty list of citations. */
  "citations-as-null": alterFrames((frame) => frame.replace('"citations":[]', '"citations":null')),
  /** Adds an `event:` line to frames. */
  "frames-named": alterFrames((frame) => (frame.startsWith(":") ? frame : `event: message\n${frame}`)),
  /** Pads frames with spaces. */
  "frames-padded": alterFrames((frame) => frame.replace(/\n\n$/, `${" ".repeat(4096)}\n\n`)),
  /** Gives deltas from agents the id of the previous event. */
  "ids-without-notes": alterChunks((chunk) => ({ ...chunk, id: chunk.id?.replace(/-.*/, "-0") ?? null })),
  /** Sends text in the first chunk. */
  "begins-with-words": alterChunksOf(/^empty$/, (chunk) => replaceChunk(chunk, "Working on it.")),
  /** Sends all text so far in the `response` field. */
  "response-is-the-whole": alterChunks((chunk, { memory }) => {
    memory.said = (memory.said ?? "") + chunk.payload.message;
    chunk.payload.response = memory.said;
  }),
  /** Adds an unknown `timestamp` field to chunks. */
  "chunks-with-a-time": alterAllChunks(setFields({ timestamp: 1 })),
  /** Sends no citations. */
  "citations-dropped": alterAllChunks((chunk) => {
    chunk.citations = [];
  }),
  /** Sends citations only in streams. */
  "citations-not-collected": alterResponses(({ body }) => {
    if (Array.isArray(body?.citations)) body.citations = [];
  }),
  /** Trims whitespace from text. */
  "text-trimmed": alterAllChunks((chunk) => setText(chunk, chunk.message.trim())),
  /** Sends text in the same chunk as the next call. */
  "texts-with-calls": alterChunks(
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
