/** Converts the messages in a thread to the format of OpenAI's Chat Completions API. */

import { findViolations } from "./contract.mjs";

/** Converts content blocks to text, for a tool result. */
export function toText(blocks, embedded = new Map()) {
  const texts = blocks.map((block) => {
    if (block.type === "text") return block.text;
    if (block.type === "resource") return embedded.get(block.resource.uri) ?? resourceText(block.resource);
    return `[${block.type}]`;
  });
  return texts.join("\n");
}

const resourceText = ({ uri, name, text }) => text ?? `[resource ${uri ?? name ?? ""}]`;

const dataUrl = ({ mediaType, data }) => `data:${mediaType ?? "application/octet-stream"};base64,${data}`;

/** Converts an input block to part of a user message. */
function part(block, embedded) {
  const { type, source } = block;
  if (type === "image") {
    const url = source.type === "url" ? source.url : dataUrl(source);
    return { type: "image_url", image_url: { url, ...(block.detail && { detail: block.detail }) } };
  }
  if (type === "audio") {
    const format = source.mediaType.split("/")[1];
    return { type: "input_audio", input_audio: { data: source.data, format } };
  }
  if (type === "file" && source.type !== "url") {
    const content = source.type === "file_id" ? { file_id: source.fileId } : { file_data: dataUrl(source) };
    return { type: "file", file: { ...content, ...(source.filename && { filename: source.filename }) } };
  }
  if (type === "file") return { type: "text", text: `[file ${source.url}]` };
  const text =
    type === "resource" ? (embedded.get(block.resource.uri) ?? resourceText(block.resource)) : block.text;
  return { type: "text", text };
}

function userContent(blocks, embedded) {
  const parts = blocks.map((block) => part(block, embedded));
  return parts.every(({ type }) => type === "text") ? parts.map(({ text }) => text).join("\n") : parts;
}

/**
 * Returns an assistant message followed by a result for each of its calls, because model APIs require these
 * results.
 */
function assistantTurn({ content }, buildResult) {
  const text = content.filter(({ type }) => type === "text");
  const calls = content.filter(({ callId }) => callId);
  const message = { role: "assistant", content: text.map((block) => block.text).join("") || null };
  if (calls.length > 0) {
    message.tool_calls = calls.map(({ callId: id, modelName: name, input, props }) => {
      return { id, type: "function", function: { name, arguments: JSON.stringify(props ?? input) } };
    });
  }
  const results = calls.map((block) => ({
    role: "tool",
    tool_call_id: block.callId,
    content: buildResult(block),
  }));
  return [message, ...results];
}

/** Returns the violations of a tool's output schema in its result. */
function findOutputViolations(content, schema) {
  if (!schema) return [];
  try {
    const texts = content.flatMap(({ type, text }) => (type === "text" ? [text] : []));
    return findViolations(schema, JSON.parse(texts.join("\n"))).map(({ pointer }) => pointer || "(root)");
  } catch {
    return ["not JSON"];
  }
}

/**
 * Returns the conversation so far, as messages for the model.
 * @param embedded Text of fetched resources, by URI.
 * @param outputSchemas Output schemas of client tools, by tool name.
 */
export function buildMessages(thread, embedded, outputSchemas) {
  const results = new Map();
  for (const message of thread.messages)
    if (message.role === "tool") results.set(message.toolCallId, message);
  const buildResult = ({ type, id, name, outcome }) => {
    if (type === "state_call") return outcome;
    if (type === "component") return JSON.stringify({ shown: id, state: thread.components.get(id).state });
    const result = results.get(id);
    if (!result) return "The call was abandoned and has no result.";
    const text = toText(result.content, embedded);
    if (result.isError) return `The tool failed: ${text}`;
    const violations = findOutputViolations(result.content, outputSchemas.get(name));
    return violations.length > 0 ? `The result is invalid: ${violations.join("; ")}\n${text}` : text;
  };
  return thread.messages.flatMap((message) => {
    const { role, content } = message;
    if (role === "assistant") return assistantTurn(message, buildResult);
    // A result is added together with its call. A result without a call is an initial message, which is not
    // sent to the model.
    return role === "tool" ? [] : [{ role, content: userContent(content, embedded) }];
  });
}
