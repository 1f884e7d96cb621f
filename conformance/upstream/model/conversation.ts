import type { ModelMessage } from "../../runner/driver.ts";

/** Creates a message with defaults for absent fields. */
export function createMessage(role: ModelMessage["role"], members: Partial<ModelMessage>): ModelMessage {
  return { role, text: "", attachments: 0, toolCalls: [], toolResults: [], ...members };
}

/**
 * Merges consecutive assistant items, and consecutive tool results, into one message each. Providers and
 * clients split them differently.
 */
export function joinRows(messages: ModelMessage[]): ModelMessage[] {
  const rows: ModelMessage[] = [];
  for (const next of messages) {
    const last = rows.at(-1);
    if (last && last.role === next.role && (next.role === "assistant" || next.role === "tool")) {
      rows[rows.length - 1] = {
        role: last.role,
        text: last.text + next.text,
        attachments: last.attachments + next.attachments,
        toolCalls: [...last.toolCalls, ...next.toolCalls],
        toolResults: [...last.toolResults, ...next.toolResults],
      };
    } else {
      rows.push(next);
    }
  }
  return rows;
}

/** @returns The text that makes the model execute a script. */
export function formatScriptMark(token: string): string {
  return `[[conform:${token}]]`;
}

/** Returns the tokens of the scripts that a text selects. */
export function findTokens(text: string): string[] {
  return Array.from(text.matchAll(/\[\[conform:([A-Za-z0-9.]+)\]\]/g), ([, token = ""]) => token);
}

/**
 * Finds the latest script that a user message selects.
 * @param rows Messages from {@link joinRows}.
 * @returns The script's token and the index of the next turn, which is the number of assistant messages since
 * then.
 */
export function findScript(rows: ModelMessage[]): { token: string; turn: number } | undefined {
  let turn = 0;
  for (const { role, text } of rows.toReversed()) {
    if (role === "assistant") turn += 1;
    const token = role === "user" && findTokens(text).at(-1);
    if (token) return { token, turn };
  }
  return undefined;
}

/**
 * @returns The conversation as text. A long conversation is shortened in the middle to about 500 characters.
 */
export function formatPrompt(messages: ModelMessage[]): string {
  const shown = messages
    .map(
      ({ role, text, toolResults }) =>
        `${role}: ${text}${toolResults.map((result) => result.text).join(" ")}`,
    )
    .join("\n");
  if (shown.length <= 500) return shown;
  return `${shown.slice(0, 250)} … ${shown.slice(-250)}`.toWellFormed();
}
