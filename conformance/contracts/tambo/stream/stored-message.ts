import type { Json } from "../../../runner/case.ts";
import { getArray, getField, getString } from "../../../stream/json.ts";

/**
 * The parts of a stored message that streams also contain, in one form for both tool representations (T-252).
 */
export interface StoredMessage {
  id: string;
  role: string;
  /**
   * Text and component blocks. Adjacent text blocks are merged, and empty text blocks are removed. Tool
   * blocks are in `calls` and `results`.
   */
  blocks: (
    | { type: "text"; text: string }
    | { type: "component"; id: string; name: string; props: Json; state?: Json }
  )[];
  calls: { id: string; name: string; input: Json }[];
  results: { toolCallId: string; content: Json[]; isError: boolean | undefined }[];
  /** The reason why the message is incomplete, if it is. */
  incomplete: string | undefined;
}

/** Parses a message from the API. Missing or invalid fields get defaults. */
export function parseMessage(message: Json): StoredMessage {
  const role = getString(message, "role") ?? "";
  const content = getArray(message, "content");
  const stored: StoredMessage = {
    id: getString(message, "id") ?? "",
    role,
    blocks: [],
    calls: getArray(message, "toolCalls").map((call) => ({
      id: getString(call, "id") ?? "",
      name: getString(call, "name") ?? "",
      input: getField(call, "arguments") ?? null,
    })),
    results: [],
    incomplete: getString(message, "incomplete"),
  };
  const callId = getString(message, "toolCallId");
  if (role === "tool" && callId !== undefined) {
    stored.results.push({ toolCallId: callId, content: [...content], isError: getErrorFlag(message) });
    return stored;
  }
  for (const block of content) addBlock(stored, block);
  return stored;
}

/** Returns the concatenated text blocks of a message. */
export function joinStoredTexts({ blocks }: StoredMessage): string {
  return blocks.map((block) => (block.type === "text" ? block.text : "")).join("");
}

function addBlock(stored: StoredMessage, block: Json): void {
  const id = getString(block, "id") ?? "";
  const name = getString(block, "name") ?? "";
  switch (getString(block, "type")) {
    case "text": {
      const text = getString(block, "text") ?? "";
      const last = stored.blocks.at(-1);
      if (last?.type === "text") last.text += text;
      else if (text !== "") stored.blocks.push({ type: "text", text });
      break;
    }
    case "component": {
      const state = getField(block, "state");
      const props = getField(block, "props") ?? null;
      stored.blocks.push({ type: "component", id, name, props, ...(state !== undefined && { state }) });
      break;
    }
    case "tool_use":
      stored.calls.push({ id, name, input: getField(block, "input") ?? null });
      break;
    case "tool_result":
      stored.results.push({
        toolCallId: getString(block, "toolUseId") ?? "",
        content: [...getArray(block, "content")],
        isError: getErrorFlag(block),
      });
      break;
    default:
      break;
  }
}

function getErrorFlag(value: Json): boolean | undefined {
  const flag = getField(value, "isError");
  return typeof flag === "boolean" ? flag : undefined;
}
