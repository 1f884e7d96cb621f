/** A message as the API shows it, in one form for both tool representations (T-252). */
import type { Json } from "../../../runner/case.ts";
import { listOf, member, textOf } from "../../../stream/json.ts";

/** What a message holds that a stream can tell, too. */
export interface StoredMessage {
  id: string;
  role: string;
  /** Texts joined where nothing is between them, empty ones left out; tool blocks are in `calls` and `results`. */
  blocks: (
    | { type: "text"; text: string }
    | { type: "component"; id: string; name: string; props: Json; state?: Json }
  )[];
  calls: { id: string; name: string; input: Json }[];
  results: { toolCallId: string; content: Json[]; isError: boolean | undefined }[];
  /** Why it stops before its end. */
  incomplete: string | undefined;
}

/** Reads a message; of one that is not as the contract has it, what can be read. */
export function storedMessage(message: Json): StoredMessage {
  const role = textOf(message, "role") ?? "";
  const content = listOf(message, "content");
  const stored: StoredMessage = {
    id: textOf(message, "id") ?? "",
    role,
    blocks: [],
    calls: listOf(message, "toolCalls").map((call) => ({
      id: textOf(call, "id") ?? "",
      name: textOf(call, "name") ?? "",
      input: member(call, "arguments") ?? null,
    })),
    results: [],
    incomplete: textOf(message, "incomplete"),
  };
  const answered = textOf(message, "toolCallId");
  if (role === "tool" && answered !== undefined) {
    stored.results.push({ toolCallId: answered, content: [...content], isError: flagOf(message) });
    return stored;
  }
  for (const block of content) addBlock(stored, block);
  return stored;
}

/** The text of a message: its text blocks, joined. */
export function textOfStored({ blocks }: StoredMessage): string {
  return blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
}

function addBlock(stored: StoredMessage, block: Json): void {
  const id = textOf(block, "id") ?? "";
  const name = textOf(block, "name") ?? "";
  switch (textOf(block, "type")) {
    case "text": {
      const text = textOf(block, "text") ?? "";
      const last = stored.blocks.at(-1);
      if (last?.type === "text") last.text += text;
      else if (text !== "") stored.blocks.push({ type: "text", text });
      break;
    }
    case "component": {
      const state = member(block, "state");
      const props = member(block, "props") ?? null;
      stored.blocks.push({ type: "component", id, name, props, ...(state !== undefined && { state }) });
      break;
    }
    case "tool_use":
      stored.calls.push({ id, name, input: member(block, "input") ?? null });
      break;
    case "tool_result":
      stored.results.push({
        toolCallId: textOf(block, "toolUseId") ?? "",
        content: [...listOf(block, "content")],
        isError: flagOf(block),
      });
      break;
    default:
      break;
  }
}

function flagOf(value: Json): boolean | undefined {
  const flag = member(value, "isError");
  return typeof flag === "boolean" ? flag : undefined;
}
