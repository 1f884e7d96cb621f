/** Mutants of the chunks of calls: start, result and failure. */
import { describeContent } from "../../../../contracts/tool-progress/stream/chunk.ts";
import { type StreamEvent, serializeCalls } from "../../combinators/events.ts";
import { skipApproval } from "../../combinators/server.ts";
import type { Mutants } from "../../mutant.ts";
import { alterCallEnds, chunks, chunksOf, getCall, replaceChunk, toolCalls } from "./combinators.ts";

const isPlain = ({ event_type }: { event_type: string }) => !event_type.startsWith("delegation_");

const notMade = /call, (?:delegation_)?result$/;
const failed = (chunk: StreamEvent) =>
  chunk.payload.tool_calls.some((call: StreamEvent["payload"]) => call.tool_call_details?.is_error);

export const callMutants: Mutants = {
  /** The start of a call is not sent. */
  "calls-untold": chunksOf(/^call$/, () => []),
  /** The start of a call is sent with its result. */
  "calls-told-when-done": chunks((chunk, { memory }, kind) => {
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
  /** The start of a call is sent again before its result. */
  "calls-told-twice": chunks((chunk, { memory }, kind) => {
    if (kind === "call") memory[getCall(chunk).call_id] = getCall(chunk);
    if (kind === "result" && memory[getCall(chunk).call_id])
      return [
        { ...chunk, payload: { ...chunk.payload, tool_calls: [memory[getCall(chunk).call_id]] } },
        chunk,
      ];
    return chunk;
  }),
  /** Results of parallel calls have each other's ids. */
  "results-of-the-first-call": chunks((chunk, { memory }, kind) => {
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
  /** The start of a call is sent only when the call before has its result. */
  "calls-one-by-one": serializeCalls(
    ({ payload }) => describeContent(payload) === "call",
    ({ payload }) => describeContent(payload) === "result",
  ),
  /** Tool names lack their server. */
  "names-without-servers": toolCalls((call) => {
    call.tool_name = call.tool_name.replace(/^.*\//, "");
  }),
  /** The summary of a result is empty. */
  "results-show-nothing": alterCallEnds((call) => {
    if (isPlain(call)) call.tool_call_details.summary = "";
  }),
  /** The error of a failed call does not have the reason. */
  "failures-in-general-words": alterCallEnds(({ tool_call_details: details }) => {
    if (details.error) details.error.message = "The tool has failed.";
  }),
  /** The summary of a failed call has only its heading. */
  "failures-summed-up": alterCallEnds(({ tool_call_details: details }) => {
    if (details.is_error) details.summary = `${details.summary.split("\n")[0]}\n\n`;
  }),
  /** Successful calls have is_error false. */
  "successes-marked": alterCallEnds(({ tool_call_details: details }) => {
    details.is_error ??= false;
  }),
  /** A failed call ends the run. */
  "failures-end-the-run": chunks((chunk, { memory }) => {
    if (memory.failed) return [];
    if (!failed(chunk)) return chunk;
    memory.failed = true;
    const error = { code: "TOOL_ERROR", message: "A call has failed." };
    return [chunk, replaceChunk(chunk, error.message, { error })];
  }),
  /** Of a call that is not executed, only the result is sent. */
  "not-made-without-calls": chunksOf(notMade, (chunk) => {
    chunk.payload.tool_calls.shift();
  }),
  /** A call that is not executed is not sent. */
  "not-made-untold": chunksOf(notMade, () => []),
  /** A call that is not executed has the tool name unknown. */
  "not-made-unnamed": chunksOf(notMade, (chunk) => {
    if (!getCall(chunk).tool_name.startsWith("delegate_to_"))
      for (const call of chunk.payload.tool_calls) call.tool_name = "unknown";
  }),
  /** A tool that needs the user's approval is called without it. */
  "consent-not-needed": skipApproval,
};
