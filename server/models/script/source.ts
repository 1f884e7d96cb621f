import type { LanguageModelV4Prompt } from "@ai-sdk/provider";

/** A script's text and the index of the turn to play. */
export interface ScriptSource {
  json: string;
  /**
   * The number of assistant messages since the script. No other state is needed to continue after a tool
   * result, client input or a restart.
   */
  turn: number;
}

/**
 * Finds the latest user message that contains a script, and the turn to play. Returns `undefined` if no
 * message contains a script.
 */
export function findScript(prompt: LanguageModelV4Prompt): ScriptSource | undefined {
  let turn = 0;
  for (const message of prompt.toReversed()) {
    if (message.role === "assistant") turn += 1;
    if (message.role !== "user") continue;
    for (const part of message.content) {
      const json = part.type === "text" ? extractScript(part.text) : undefined;
      if (json !== undefined) return { json, turn };
    }
  }
  return undefined;
}

/**
 * Returns the script in a message text: the whole text if it starts with `{`, or otherwise the content of a
 * fenced code block whose info string is `script`.
 */
function extractScript(text: string): string | undefined {
  if (text.trimStart().startsWith("{")) return text;
  if (!text.includes("script")) return undefined;
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => /^ {0,3}(?:`{3,}|~{3,})\s*script\s*$/.test(line));
  if (first < 0) return undefined;
  const fence = lines[first]?.trim().replace(/\s*script$/, "") ?? "";
  const block = lines.slice(first + 1);
  const last = block.findIndex((line) => line.trim() === fence);
  return block.slice(0, last < 0 ? undefined : last).join("\n");
}
