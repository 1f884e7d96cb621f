/** The conversation of a request: in one form, and which turn of which script it asks for. */
import type { ModelMessage } from "../../runner/driver.ts";

/** A message with what it does not have left empty. */
export function message(role: ModelMessage["role"], members: Partial<ModelMessage>): ModelMessage {
  return { role, text: "", attachments: 0, toolCalls: [], toolResults: [], ...members };
}

/**
 * Makes one message of consecutive assistant items, and one of consecutive tool results: providers and clients differ in
 * how they cut them.
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

/** @returns The text that makes the model play a script. */
export function scriptMark(token: string): string {
  return `[[conform:${token}]]`;
}

/**
 * Finds the latest script that a user message asks for.
 *
 * @param rows As from {@link joinRows}.
 * @returns Its token, and the index of the turn that is due: the number of assistant rows since.
 */
export function findScript(rows: ModelMessage[]): { token: string; turn: number } | undefined {
  let turn = 0;
  for (const { role, text } of rows.toReversed()) {
    if (role === "assistant") turn += 1;
    const token = role === "user" && [...text.matchAll(/\[\[conform:([A-Za-z0-9.]+)\]\]/g)].at(-1)?.[1];
    if (token) return { token, turn };
  }
  return undefined;
}

/** @returns The conversation as text, its middle left out where it has more than about 500 characters. */
export function showPrompt(messages: ModelMessage[]): string {
  const shown = messages
    .map(
      ({ role, text, toolResults }) =>
        `${role}: ${text}${toolResults.map((result) => result.text).join(" ")}`,
    )
    .join("\n");
  if (shown.length <= 500) return shown;
  return `${shown.slice(0, 250)} … ${shown.slice(-250)}`.toWellFormed();
}
