/** Runs a call of a client tool and makes the message that answers it. */
import type { InputMessage, PendingToolCall } from "../types.ts";
import { checkInput } from "./check-input.ts";
import type { ClientTool, ToolContext } from "./client-tool.ts";
import { toolOutput } from "./tool-output.ts";

/**
 * Runs a call that waits for its result. The promise never rejects: a call of an unknown tool, with arguments that are
 * not as the tool's schema says, or whose tool fails, is answered with a result that says so (`isError`, T-025), so that
 * the model can mend it. It settles as soon as the signal aborts, whether or not the tool heeds it; a tool is not begun
 * after that.
 *
 * @param call The call.
 * @param tools The tools that there are.
 * @param context What the tool is told beside its input.
 * @returns The message with role `tool` that answers the call.
 */
export async function runClientTool(
  call: PendingToolCall,
  tools: readonly ClientTool[],
  context: Omit<ToolContext, "toolCallId">,
): Promise<InputMessage> {
  const { toolCallId, toolName } = call;
  const answer = { role: "tool" as const, toolCallId };
  const failed = (content: string) => ({ ...answer, content, isError: true });
  const tool = tools.find(({ name }) => name === toolName);
  if (tool === undefined) return failed(unknownTool(toolName, tools));
  try {
    const { input, violations } = checkInput(tool.inputSchema, call.input);
    if (violations.length > 0) {
      const lines = violations.map(({ pointer, message }) => `${pointer || "the arguments"}: ${message}`);
      return failed(
        `The tool ${toolName} was not run, because its arguments are not as its input schema says:\n${lines.join("\n")}`,
      );
    }
    const output = await untilAborted(context.signal, () => tool.run(input, { ...context, toolCallId }));
    return { ...answer, content: toolOutput(output) };
  } catch (error) {
    return failed(`The tool ${toolName} failed: ${messageOf(error)}`);
  }
}

function unknownTool(name: string, tools: readonly ClientTool[]): string {
  const known = tools.map((tool) => tool.name).join(", ");
  return `There is no tool ${name}. ${known === "" ? "There are no tools." : `The tools are: ${known}.`}`;
}

/** What a function gives, unless the signal aborts before. */
async function untilAborted(signal: AbortSignal, run: () => unknown): Promise<unknown> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
  });
  try {
    return await Promise.race([run(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** The message of an error, without its stack; whatever was thrown. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "it did not say why";
}
