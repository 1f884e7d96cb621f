/** Mutants with defects in the chunks for the starts, results and failures of calls. */
import { describeContent } from "../../../../contracts/tool-progress/stream/chunk.ts";
import { developerToolNames } from "../../../../upstream/mcp/developer-tools.ts";
import { combine } from "../../combinators/compose.ts";
import { type StreamEvent, serializeCalls } from "../../combinators/events.ts";
import { skipApproval } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import {
  alterCallEnds,
  alterCallEntries,
  alterCallStarts,
  alterChunks,
  alterChunksOf,
  getCall,
  replaceChunk,
} from "./combinators.ts";

const isToolCall = ({ event_type }: { event_type: string }) => !event_type.startsWith("delegation_");

const notExecuted = /call, (?:delegation_)?result$/;
const hasFailedCall = (chunk: StreamEvent) =>
  chunk.payload.tool_calls.some((call: StreamEvent["payload"]) => call.tool_call_details?.is_error);

const isDeveloperTool = ({ tool_name }: StreamEvent["payload"]) =>
  developerToolNames.includes(tool_name.slice(tool_name.lastIndexOf("/") + 1));

export const callMutants: Mutants = {
  /** Uses the default strings for the tools that have their own strings. */
  "named-tools-like-others": combine(
    alterCallStarts((call) => {
      if (!isDeveloperTool(call)) return;
      call.tool_response = "Querying data";
      call.tool_call_details.summary = "";
    }),
    alterCallEnds((call) => {
      if (isDeveloperTool(call)) call.tool_response = "Data queried successfully";
    }),
  ),
  /** Does not shorten long commands. */
  "long-commands-in-full": alterCallStarts((call) => {
    const { tool_response: response, tool_call_details: details } = call;
    if (response.startsWith("Running: ") && response.endsWith("..."))
      call.tool_response = `Running: ${details.summary.slice("-> executing command: ".length)}`;
  }),
  /** Omits the start of calls. */
  "calls-untold": alterChunksOf(/^call$/, () => []),
  /** Sends the start of a call only together with its result. */
  "calls-told-when-done": alterChunks((chunk, { memory }, kind) => {
    if (/^(?:delegation_)?call$/.test(kind)) {
      memory[getCall(chunk).call_id] = getCall(chunk);
      return [];
    }
    const held = memory[getCall(chunk)?.call_id];
    if (held !== undefined) {
      memory[held.call_id] = undefined;
      chunk.payload.tool_calls.unshift(held);
    }
    return chunk;
  }),
  /** Repeats the start of a call before its result. */
  "calls-told-twice": alterChunks((chunk, { memory }, kind) => {
    if (kind === "call") memory[getCall(chunk).call_id] = getCall(chunk);
    if (kind === "result" && memory[getCall(chunk).call_id])
      return [
        { ...chunk, payload: { ...chunk.payload, tool_calls: [memory[getCall(chunk).call_id]] } },
        chunk,
      ];
    return chunk;
  }),
  /** Swaps the ids of the results of parallel calls. */
  "results-of-the-first-call": alterChunks((chunk, { memory }, kind) => {
    const call = getCall(chunk);
    memory.open ??= [];
    if (/^(?:delegation_)?call$/.test(kind)) memory.open.push(call);
    if (/^(?:delegation_)?result$/.test(kind) && memory.open.length > 1) {
      const [other] = memory.open.filter(({ call_id }: { call_id: string }) => call_id !== call.call_id);
      memory.open = [];
      call.call_id = other.call_id;
      call.event_type = other.event_type.replace("call", "result");
      call.tool_name = other.tool_name;
    }
  }),
  /** Delays the start of a call until the result of the previous call has been sent. */
  "calls-one-by-one": serializeCalls(
    ({ payload }) => describeContent(payload) === "call",
    ({ payload }) => describeContent(payload) === "result",
  ),
  /** Omits the server from tool names. */
  "names-without-servers": alterCallEntries((call) => {
    call.tool_name = call.tool_name.replace(/^.*\//, "");
  }),
  /** Sends a result with an empty summary. */
  "results-show-nothing": alterCallEnds((call) => {
    if (isToolCall(call)) call.tool_call_details.summary = "";
  }),
  /** Omits the reason from the error of a failed call. */
  "failures-in-general-words": alterCallEnds(({ tool_call_details: details }) => {
    if (details.error) details.error.message = "The tool has failed.";
  }),
  /** Reduces the summary of a failed call to its heading. */
  "failures-summed-up": alterCallEnds(({ tool_call_details: details }) => {
    if (details.is_error) details.summary = `${details.summary.split("\n")[0]}\n\n`;
  }),
  /** Sends is_error false for successful calls. */
  "successes-marked": alterCallEnds(({ tool_call_details: details }) => {
    details.is_error ??= false;
  }),
  /** Ends the run if a call fails. */
  "failures-end-the-run": alterChunks((chunk, { memory }) => {
    if (memory.failed) return [];
    if (!hasFailedCall(chunk)) return chunk;
    memory.failed = true;
    const error = { code: "TOOL_ERROR", message: "A call has failed." };
    return [chunk, replaceChunk(chunk, error.message, { error })];
  }),
  /** For a call that is not executed, sends only the result. */
  "not-made-without-calls": alterChunksOf(notExecuted, (chunk) => {
    chunk.payload.tool_calls.shift();
  }),
  /** Omits calls that are not executed. */
  "not-made-untold": alterChunksOf(notExecuted, () => []),
  /** For a call that is not executed, sends the tool name `unknown`. */
  "not-made-unnamed": alterChunksOf(notExecuted, (chunk) => {
    if (!getCall(chunk).tool_name.startsWith("delegate_to_"))
      for (const call of chunk.payload.tool_calls) call.tool_name = "unknown";
  }),
  /** Calls a tool that requires approval without asking for it. */
  "consent-not-needed": skipApproval,
};
