/** Server tools: the calls of a turn run side by side, and their results come in the order of the calls (T-204). */
import type { ServerTools, ToolOutcome } from "../tools/port.ts";
import type { ActiveRun } from "./active-run.ts";
import { newId } from "./ids.ts";
import { type Message, type ToolResultBlock, type ToolUseBlock, textOf } from "./messages.ts";

/**
 * Runs calls and writes their results.
 *
 * That a call was started is durable before it is made: after a crash it is made again only if its tool is repeatable,
 * else the model is told that it was interrupted.
 */
export async function runTools(
  run: ActiveRun,
  blocks: readonly ToolUseBlock[],
  tools: ServerTools,
): Promise<void> {
  const { live, transcript } = run;
  const { key } = transcript.thread;
  const outcomes = new Map<string, Promise<ToolOutcome>>();
  const toCall: ToolUseBlock[] = [];
  for (const block of blocks) {
    const call = run.calls.get(block.id);
    if (call?.fault !== undefined) outcomes.set(block.id, Promise.resolve(failed(call.fault)));
    else if (call?.started === true && !call.repeatable)
      outcomes.set(block.id, Promise.resolve(failed(interrupted)));
    else toCall.push(block);
  }
  for (const { id, name, input } of toCall) {
    live.write({ type: "engine.tool_start", toolCallId: id, toolName: name, input, timestamp: live.now() });
  }
  if (toCall.length > 0) {
    const ids = toCall.map(({ id }) => id);
    live.with(async (queries) => {
      await queries.setToolCallState(key, ids, "started");
    });
    await live.settled;
  }
  for (const { id, name, input } of toCall) {
    const onProgress = (delta: string) =>
      live.write({ type: "engine.tool_output", toolCallId: id, delta, timestamp: live.now() });
    const outcome = tools.call(transcript.thread.projectId, name, input, { signal: run.signal, onProgress });
    // All calls are aborted at once; the first one awaited tells.
    outcome.catch(() => {});
    outcomes.set(id, outcome);
  }
  for (const { id } of blocks) writeResult(run, id, (await outcomes.get(id)) ?? failed(interrupted));
}

const interrupted = "The server was restarted during this call. It may or may not have taken effect.";

function failed(text: string): ToolOutcome {
  return { content: [{ type: "text", text }], isError: true };
}

function writeResult(
  { live, transcript }: ActiveRun,
  toolCallId: string,
  { content, isError }: ToolOutcome,
): void {
  const messageId = newId("msg");
  live.write({
    type: "TOOL_CALL_RESULT",
    messageId,
    toolCallId,
    content: textOf(content),
    role: "tool",
    timestamp: live.now(),
  });
  const timestamp = live.now();
  live.write({
    type: "CUSTOM",
    name: "tambo.tool.result",
    value: { toolCallId, result: content, ...(isError && { isError }) },
    timestamp,
  });
  const block: ToolResultBlock = {
    type: "tool_result",
    toolUseId: toolCallId,
    content,
    ...(isError && { isError }),
  };
  const message: Message = {
    id: messageId,
    role: "tool",
    blocks: [block],
    createdAt: timestamp,
    runId: live.id,
  };
  transcript.messages.push(message);
  const { key } = transcript.thread;
  live.with(async (queries) => {
    await queries.appendMessages(key, [message]);
    await queries.setToolCallState(key, [toolCallId], "answered");
  });
}
