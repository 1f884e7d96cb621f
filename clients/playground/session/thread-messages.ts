/** Messages of a thread, as Tambo API v1 tells them: the threads of one contract are the threads of the others. */
import { isObject } from "./json.ts";
import type { Said } from "./turns.ts";

/** @param thread The answer of `GET /v1/threads/{threadId}`; `undefined` if there is no such thread. */
export function saidIn(thread: Record<string, unknown> | undefined): Said[] {
  const messages: readonly unknown[] = Array.isArray(thread?.messages) ? thread.messages : [];
  return messages.filter(isObject).flatMap((message): Said[] => {
    const id = String(message.id);
    const text = textOf(message.content);
    switch (message.role) {
      case "user":
        return [{ role: "user", id, text }];
      case "tool":
        return [
          { role: "tool", toolCallId: String(message.toolCallId), text, failed: message.isError === true },
        ];
      case "assistant":
        return [{ role: "assistant", id, text, calls: callsOf(message.toolCalls) }];
      default:
        return [];
    }
  });
}

function textOf(content: unknown): string {
  const blocks: readonly unknown[] = Array.isArray(content) ? content : [];
  return blocks
    .filter(isObject)
    .map(({ text }) => (typeof text === "string" ? text : ""))
    .join("");
}

function callsOf(calls: unknown): { id: string; name: string; input: string }[] {
  const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
  return list.filter(isObject).map(({ id, name, arguments: input }) => ({
    id: String(id),
    name: String(name),
    input: JSON.stringify(input),
  }));
}
