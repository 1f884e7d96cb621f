/** The messages of a snapshot: stock clients give up at a frame of more than 10 MB. */
import type { components } from "../../../generated/ag-ui/types.ts";
import type { AgUiMessage } from "./message-view.ts";

type Part = components["schemas"]["ContentPart"];

/** Most bytes of JSON that messages have in a snapshot with all of their files. */
const maxBytes = 8 * 1024 * 1024;

/** The messages; when they are too large for a frame, with a text in place of every file that is in them. */
export function snapshotMessages(messages: readonly AgUiMessage[]): AgUiMessage[] {
  if (Buffer.byteLength(JSON.stringify(messages)) <= maxBytes) return [...messages];
  return messages.map((message) => {
    if (message.role !== "user" && message.role !== "tool") return message;
    const { content } = message;
    return typeof content === "string" ? message : { ...message, content: content.map(withoutFile) };
  });
}

function withoutFile(part: Part): Part {
  if (part.type === "text" || part.source.type !== "data") return part;
  const text = `[${part.source.mimeType}, left out here: it is too large to be sent again]`;
  return { type: "text", text };
}
