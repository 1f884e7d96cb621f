/** Mutants of the streams of tool-progress: frames, headers, ids, how they begin and end. */
import { frames } from "../../combinators/events.ts";
import { chunks, chunksOf, instead, setText, told } from "../../combinators/progress-chunks.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  {
    id: "frames-named",
    text: "Frames have an event: line.",
    mutate: frames((frame) => (frame.startsWith(":") ? frame : `event: message\n${frame}`)),
  },
  {
    id: "frames-padded",
    text: "Frames are padded, so that proxies pass them on at once.",
    mutate: frames((frame) => frame.replace(/\n\n$/, `${" ".repeat(4096)}\n\n`)),
  },
  {
    id: "ids-without-notes",
    text: "Pieces have the place of the event before them.",
    mutate: chunks((chunk) => ({ ...chunk, id: chunk.id?.replace(/-.*/, "-0") ?? null })),
  },
  {
    id: "begins-with-words",
    text: "The first chunk has words of the server's.",
    mutate: chunksOf(/^empty$/, (chunk) => instead(chunk, "Working on it.")),
  },
  {
    id: "response-is-the-whole",
    text: "response is all that was said so far.",
    mutate: chunks((chunk, { memory }) => {
      memory.said = (memory.said ?? "") + chunk.payload.message;
      chunk.payload.response = memory.said;
      return chunk;
    }),
  },
  {
    id: "chunks-with-a-time",
    text: "Chunks have a time that the document does not know.",
    mutate: told((chunk) => {
      chunk.timestamp = 1;
    }),
  },
  {
    id: "text-trimmed",
    text: "Texts are trimmed.",
    mutate: told((chunk) => setText(chunk, chunk.message.trim())),
  },
  {
    id: "texts-with-calls",
    text: "A text waits for the call after it, and comes with it in one chunk.",
    mutate: chunks(
      (chunk, { memory }, kind) => {
        if (kind === "text") {
          const before = memory.text;
          memory.text = chunk;
          return before;
        }
        const before = memory.text;
        memory.text = undefined;
        if (before !== undefined && kind.endsWith("call")) setText(chunk.payload, before.payload.message);
        else if (before !== undefined) return [before, chunk];
        return chunk;
      },
      ({ memory }) => (memory.text === undefined ? [] : [memory.text]),
    ),
  },
];
