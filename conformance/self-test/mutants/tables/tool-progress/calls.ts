/** Mutants of what tool-progress tells of calls: their beginning, their results, their words. */
import { callIn, chunks, chunksOf, ended, toolCalls } from "../../combinators/progress-chunks.ts";
import type { Mutant } from "../../mutant.ts";

const isPlain = ({ event_type }: { event_type: string }) => !event_type.startsWith("delegation_");

export const callMutants: readonly Mutant[] = [
  {
    id: "calls-untold",
    text: "The beginning of a call is not told.",
    mutate: chunksOf(/^call$/, () => undefined),
  },
  {
    id: "calls-told-when-done",
    text: "The beginning of a call is told with its result.",
    mutate: chunks((chunk, { memory }, kind) => {
      if (/^(?:delegation_)?call$/.test(kind)) {
        memory[callIn(chunk).call_id] = callIn(chunk);
        return undefined;
      }
      const held = memory[callIn(chunk)?.call_id];
      if (held !== undefined) {
        memory[held.call_id] = undefined;
        chunk.payload.tool_calls.unshift(held);
      }
      return chunk;
    }),
  },
  {
    id: "calls-told-twice",
    text: "A call is told again before its result.",
    mutate: chunks((chunk, { memory }, kind) => {
      if (kind === "call") memory[callIn(chunk).call_id] = callIn(chunk);
      if (kind === "result" && memory[callIn(chunk).call_id])
        return [
          { ...chunk, payload: { ...chunk.payload, tool_calls: [memory[callIn(chunk).call_id]] } },
          chunk,
        ];
      return chunk;
    }),
  },
  {
    id: "results-of-the-first-call",
    text: "The results of calls that are made side by side have the ids of each other.",
    mutate: chunks((chunk, { memory }, kind) => {
      const call = callIn(chunk);
      memory.open ??= [];
      if (/^(?:delegation_)?call$/.test(kind)) memory.open.push(call);
      if (/^(?:delegation_)?result$/.test(kind) && memory.open.length > 1) {
        const [other] = memory.open.filter(({ call_id }: { call_id: string }) => call_id !== call.call_id);
        memory.open = [];
        call.call_id = other.call_id;
        call.event_type = other.event_type.replace("call", "result");
        call.tool_name = other.tool_name;
      }
      return chunk;
    }),
  },
  {
    id: "calls-one-by-one",
    text: "A call is told when the one before it has its result.",
    mutate: chunks((chunk, { memory }, kind) => {
      memory.waiting ??= [];
      if (kind === "call" && memory.runs) {
        memory.waiting.push(chunk);
        return undefined;
      }
      if (kind === "call") memory.runs = true;
      if (kind !== "result") return chunk;
      const next = memory.waiting.shift();
      memory.runs = next !== undefined;
      return next === undefined ? chunk : [chunk, next];
    }),
  },
  {
    id: "names-without-servers",
    text: "Names of tools are without the server that they come from.",
    mutate: toolCalls((call) => {
      call.tool_name = call.tool_name.replace(/^.*\//, "");
    }),
  },
  {
    id: "results-show-nothing",
    text: "The summary of a result is empty.",
    mutate: ended((call) => {
      if (isPlain(call)) call.tool_call_details.summary = "";
    }),
  },
];
