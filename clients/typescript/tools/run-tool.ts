import { rejectOnAbort } from "../helpers.ts";
import { isObjectOrArray } from "../json/values.ts";
import type { InputContent, InputMessage, PendingToolCall } from "../types.ts";
import { checkInput } from "./check-input.ts";
import type { ClientTool, ToolContext } from "./client-tool.ts";

/**
 * Runs a tool call that is awaiting its result. Never rejects: an unknown tool, invalid arguments or a
 * failing tool produce a result with `isError` (T-025), so that the model can correct the call. If the signal
 * aborts, this resolves immediately, even if the tool ignores the signal. No tool is started after the signal
 * has aborted.
 *
 * @param call The tool call.
 * @param tools The available tools.
 * @param context The second argument of the tool, after its input.
 * @returns The message with the role `tool` that contains the result.
 */
export async function runClientTool(
  call: PendingToolCall,
  tools: readonly ClientTool[],
  context: Omit<ToolContext, "toolCallId">,
): Promise<InputMessage> {
  const { toolCallId, toolName } = call;
  const result = { role: "tool" as const, toolCallId };
  const failed = (content: string) => ({ ...result, content, isError: true });
  const tool = tools.find(({ name }) => name === toolName);
  if (tool === undefined) return failed(describeUnknownTool(toolName, tools));
  try {
    const { input, violations } = checkInput(tool.inputSchema, call.input);
    if (violations.length > 0) {
      const lines = violations.map(({ pointer, message }) => `${pointer || "arguments"}: ${message}`);
      return failed(
        `The tool ${toolName} was not run, because its arguments do not match its input schema:\n${lines.join("\n")}`,
      );
    }
    context.signal.throwIfAborted();
    const running = Promise.resolve(tool.run(input, { ...context, toolCallId }));
    const output = await rejectOnAbort(running, context.signal);
    return { ...result, content: toResultContent(output) };
  } catch (error) {
    return failed(`The tool ${toolName} failed: ${getErrorMessage(error)}`);
  }
}

function describeUnknownTool(name: string, tools: readonly ClientTool[]): string {
  return `Unknown tool ${name}. Available tools: ${tools.map((tool) => tool.name).join(", ") || "none"}.`;
}

/** Returns the message of a thrown value, without the stack. */
function getErrorMessage(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === "string" ? error : "no reason given";
}

/**
 * Converts a tool's return value to content: a string becomes text, an array of content blocks is kept,
 * `undefined` becomes empty content, and any other value becomes JSON text.
 *
 * @throws {TypeError} If the value cannot be represented in JSON: functions, symbols, cycles and bigints.
 */
function toResultContent(output: unknown): string | InputContent[] {
  if (typeof output === "string") return output;
  if (output === undefined) return [];
  if (Array.isArray(output) && output.length > 0 && output.every(isContentBlock)) return output;
  const json: string | undefined = JSON.stringify(output);
  if (json === undefined)
    throw new TypeError(`its output is a ${typeof output}, which cannot be represented in JSON`);
  return json;
}

/**
 * Returns true if the value has the fields that the contract requires for a content block (T-012 to T-019).
 * The server validates all other fields.
 */
function isContentBlock(value: unknown): value is InputContent {
  if (!isObjectOrArray(value)) return false;
  const { type, source, resource } = value;
  if (type === "text") return hasString(value, "text");
  if (type === "resource") return ["uri", "text", "blob"].some((name) => hasString(resource, name));
  if (!isObjectOrArray(source)) return false;
  const { type: kind } = source;
  if (type === "audio")
    return kind === "base64" && hasString(source, "mediaType") && hasString(source, "data");
  if (type === "file" && kind === "file_id") return hasString(source, "fileId");
  if (type !== "image" && type !== "file") return false;
  return kind === "base64" ? hasString(source, "data") : kind === "url" && hasString(source, "url");
}

function hasString(value: unknown, name: string): boolean {
  return isObjectOrArray(value) && typeof value[name] === "string";
}
