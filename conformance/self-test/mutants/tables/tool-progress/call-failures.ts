/** Mutants of what tool-progress tells of calls that fail, and of those that are not made. */
import type { StreamEvent } from "../../combinators/events.ts";
import { callIn, chunks, chunksOf, ended, instead } from "../../combinators/progress-chunks.ts";
import type { Mutant } from "../../mutant.ts";

const notMade = /call, (?:delegation_)?result$/;
const failed = (chunk: StreamEvent) =>
  chunk.payload.tool_calls.some((call: StreamEvent["payload"]) => call.tool_call_details?.is_error);

export const callFailureMutants: readonly Mutant[] = [
  {
    id: "failures-in-general-words",
    text: "The error of a call that failed does not say why.",
    mutate: ended(({ tool_call_details: details }) => {
      if (details.error) details.error.message = "The tool has failed.";
    }),
  },
  {
    id: "failures-summed-up",
    text: "The summary of a call that failed is its head alone.",
    mutate: ended(({ tool_call_details: details }) => {
      if (details.is_error) details.summary = `${details.summary.split("\n")[0]}\n\n`;
    }),
  },
  {
    id: "successes-marked",
    text: "The details of a call that has not failed say so.",
    mutate: ended(({ tool_call_details: details }) => {
      details.is_error ??= false;
    }),
  },
  {
    id: "failures-end-the-run",
    text: "A run ends when a call has failed.",
    mutate: chunks((chunk, { memory }) => {
      if (memory.failed) return undefined;
      if (!failed(chunk)) return chunk;
      memory.failed = true;
      const error = { code: "TOOL_ERROR", message: "A call has failed." };
      return [chunk, instead(chunk, error.message, { error })];
    }),
  },
  {
    id: "not-made-without-calls",
    text: "Of a call that is not made the result alone is told.",
    mutate: chunksOf(notMade, (chunk) => {
      chunk.payload.tool_calls.shift();
      return chunk;
    }),
  },
  {
    id: "not-made-untold",
    text: "A call that is not made is not told.",
    mutate: chunksOf(notMade, () => undefined),
  },
  {
    id: "not-made-unnamed",
    text: "The tool of a call that is not made is called unknown.",
    mutate: chunksOf(notMade, (chunk) => {
      if (!callIn(chunk).tool_name.startsWith("delegate_to_"))
        for (const call of chunk.payload.tool_calls) call.tool_name = "unknown";
      return chunk;
    }),
  },
  {
    id: "consent-not-needed",
    text: "A tool that needs the user's consent is called without it.",
    mutate: () => ({
      tools: (tools) => ({
        list: (projectId) => tools.list(projectId).map(({ needsConsent: _, ...tool }) => tool),
        call: (...given) => tools.call(...given),
        readResource: (...given) => tools.readResource(...given),
        close: () => tools.close(),
      }),
    }),
  },
];
