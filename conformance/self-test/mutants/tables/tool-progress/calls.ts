/** Mutants of what tool-progress tells of calls: their beginning, their results, their words. */
import { begun, callIn, chunks, chunksOf, ended, toolCalls } from "../../combinators/progress-chunks.ts";
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
    id: "calls-incomplete",
    text: "A call is not complete while its tool is at work.",
    mutate: begun((call) => {
      call.is_complete = false;
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
    id: "results-untold",
    text: "The results of calls are not told.",
    mutate: chunksOf(/^(?:delegation_)?result$/, () => undefined),
  },
  {
    id: "results-of-their-own-ids",
    text: "A result has an id of its own.",
    mutate: ended((call) => {
      call.call_id = `${call.call_id}_result`;
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
    id: "names-left-out",
    text: "A result does not name its tool.",
    mutate: ended((call) => {
      call.tool_name = "";
    }),
  },
  {
    id: "call-words-of-its-own",
    text: "What is told of a call begins with the name of its tool.",
    mutate: begun((call) => {
      if (isPlain(call)) call.tool_response = `Calling ${call.tool_name}`;
    }),
  },
  {
    id: "result-words-of-its-own",
    text: "What is told of a result is that its tool is done.",
    mutate: ended((call) => {
      if (isPlain(call)) call.tool_response = `${call.tool_name} is done`;
    }),
  },
  {
    id: "calls-show-their-tool",
    text: "The summary of a call is the name of its tool.",
    mutate: begun((call) => {
      if (isPlain(call)) call.tool_call_details.summary = call.tool_name;
    }),
  },
  {
    id: "results-show-nothing",
    text: "The summary of a result is empty.",
    mutate: ended((call) => {
      if (isPlain(call)) call.tool_call_details.summary = "";
    }),
  },
  {
    id: "details-left-out",
    text: "Calls whose summary is empty have no details.",
    mutate: toolCalls((call) => {
      if (call.tool_call_details.summary === "") call.tool_call_details = undefined;
    }),
  },
  {
    id: "result-in-one-piece",
    text: "A result that was not streamed is a piece of a stream, its last.",
    mutate: ended((call) => {
      if (call.stream_part === undefined) call.stream_part = call.tool_call_details.summary;
    }),
  },
  {
    id: "parts-of-null",
    text: "A tool call that is no piece has null as its stream_part.",
    mutate: toolCalls((call) => {
      call.stream_part ??= null;
    }),
  },
];
