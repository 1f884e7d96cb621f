/** Mutants of what is there after a kill: each runs in a process of its own. */
import { answers } from "../../combinators/answers.ts";
import { callIn, chunks, chunksOf, ended, setText } from "../../combinators/progress-chunks.ts";
import { progressPlace } from "../../combinators/progress-requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

/** Wrong only in a process that finds the data of another. */
const restarted = (mutate: Mutate): Mutate => {
  return (server) => (server.restarted ? mutate(server) : {});
};

export const restartMutants: readonly Mutant[] = [
  {
    id: "restart-loses-text",
    text: "After a restart the text that was told before is lost.",
    restart: true,
    mutate: restarted(chunksOf(/^text$/, () => undefined)),
  },
  {
    id: "restart-says-twice",
    text: "The whole answer of a session that was killed has what was said before and after the kill.",
    restart: true,
    mutate: restarted(
      answers(({ status, body }) => {
        if (status === 200 && Array.isArray(body?.tool_calls)) setText(body, body.message + body.message);
      }),
    ),
  },
  {
    id: "restart-ends-twice",
    text: "A session that is ended after a restart says so twice.",
    restart: true,
    mutate: restarted(chunksOf(/^error$/, (chunk) => [chunk, chunk])),
  },
  {
    id: "restart-tells-calls-again",
    text: "A call that is made again after a restart is told again.",
    restart: true,
    mutate: restarted(
      chunks((chunk, { memory }, kind) => {
        if (kind === "call") memory[callIn(chunk).call_id] = chunk;
        const call = kind === "result" ? memory[callIn(chunk).call_id] : undefined;
        return call === undefined ? chunk : [call, chunk];
      }),
    ),
  },
  {
    id: "restart-fails-calls",
    text: "A call that was cut off by a restart has failed.",
    restart: true,
    mutate: restarted(
      ended(({ tool_call_details: details }) => {
        const message = "The server was restarted.";
        Object.assign(details, {
          summary: `❌ **Error**\n\n${message}`,
          is_error: true,
          error: { code: "interrupted", message },
        });
      }),
    ),
  },
  {
    id: "restart-counts-anew",
    text: "After a restart the ids of a session that is taken up begin with 2-0.",
    restart: true,
    mutate: restarted(
      chunks((chunk, { path, seen }) =>
        progressPlace(path)?.part === "resume" ? { ...chunk, id: `${seen.length + 2}-0` } : chunk,
      ),
    ),
  },
];
