/** Mutants of the streams of tool-progress: frames, headers, ids, how they begin and end. */
import { frames, streamHeaders } from "../../combinators/events.ts";
import { chunks, chunksOf, instead, setText, told } from "../../combinators/progress-chunks.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  {
    id: "frames-named",
    text: "Frames have an event: line.",
    mutate: frames((frame) => (frame.startsWith(":") ? frame : `event: message\n${frame}`)),
  },
  {
    id: "frames-without-ids",
    text: "Frames have no id: line.",
    mutate: frames((frame) => frame.replace(/^id: .*\n/, "")),
  },
  {
    id: "frames-padded",
    text: "Frames are padded, so that proxies pass them on at once.",
    mutate: frames((frame) => frame.replace(/\n\n$/, `${" ".repeat(4096)}\n\n`)),
  },
  {
    id: "ids-are-numbers",
    text: "Ids are numbers alone.",
    mutate: chunks((chunk) => ({ ...chunk, id: chunk.id?.split("-")[0] ?? null })),
  },
  {
    id: "ids-without-notes",
    text: "Pieces have the place of the event before them.",
    mutate: chunks((chunk) => ({ ...chunk, id: chunk.id?.replace(/-.*/, "-0") ?? null })),
  },
  {
    id: "stream-may-be-cached",
    text: "A stream may be cached.",
    mutate: streamHeaders((headers) => {
      delete headers["cache-control"];
    }),
  },
  {
    id: "stream-may-be-held-back",
    text: "Proxies are not told to pass a stream on at once.",
    mutate: streamHeaders((headers) => {
      delete headers["x-accel-buffering"];
    }),
  },
  {
    id: "run-id-of-the-client",
    text: "X-Run-Id is the id that the client has chosen.",
    mutate: streamHeaders((headers, { query }) => {
      headers["x-run-id"] = query.session_id ?? headers["x-run-id"] ?? "";
    }),
  },
  {
    id: "begins-at-once",
    text: "The first chunk is left out.",
    mutate: chunksOf(/^empty$/, () => undefined),
  },
  {
    id: "begins-with-words",
    text: "The first chunk has words of the server's.",
    mutate: chunksOf(/^empty$/, (chunk) => instead(chunk, "Working on it.")),
  },
  {
    id: "ends-with-a-chunk",
    text: "A stream ends with an empty chunk.",
    mutate: chunks(
      (chunk, { memory }) => {
        memory.last = chunk;
        return chunk;
      },
      ({ memory }) => (memory.last === undefined ? [] : [instead(memory.last, "")]),
    ),
  },
  {
    id: "ends-twice",
    text: "A stream that ends with an error says so twice.",
    mutate: chunksOf(/^error$/, (chunk) => [chunk, chunk]),
  },
  {
    id: "steps-told",
    text: "The beginning of every turn is told by an empty chunk.",
    mutate: chunks((chunk, { seen }, kind) =>
      kind === "text" && /"event_type":"(?:delegation_)?result"/.test(JSON.stringify(seen.at(-1)?.payload))
        ? [instead(chunk, ""), chunk]
        : chunk,
    ),
  },
  {
    id: "text-by-one-name",
    text: "Chunks have message, and no response.",
    mutate: told((chunk) => {
      delete chunk.response;
    }),
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
    id: "empty-lists-left-out",
    text: "Lists that are empty are left out.",
    mutate: told((chunk) => {
      for (const name of ["tool_calls", "citations"]) if (chunk[name].length === 0) chunk[name] = undefined;
    }),
  },
  {
    id: "calls-as-texts",
    text: "Tool calls are JSON in texts.",
    mutate: told((chunk) => {
      chunk.tool_calls = chunk.tool_calls.map((call: unknown) => JSON.stringify(call));
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
    id: "calls-with-words",
    text: "The status line of a call is the text of its chunk, too.",
    mutate: chunksOf(/^(?:delegation_)?call$/, ({ payload, ...chunk }) => {
      setText(payload, payload.tool_calls[0].tool_response);
      return { ...chunk, payload };
    }),
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
