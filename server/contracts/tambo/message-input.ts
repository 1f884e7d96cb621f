/**
 * Converts the messages in a request. A string becomes a text block (T-024). Tool results are separated from
 * user content. Only the contract's fields are kept, so that no other field can appear in a response.
 */
import type { components } from "../../../generated/tambo/types.ts";
import type { JsonObject } from "../../core/events.ts";
import { pick } from "../../core/json/object.ts";
import type { ContentBlock, FileSource, ImageBlock } from "../../core/messages.ts";
import type { ClientToolResult, UserMessage } from "../../engine/run-input.ts";
import { TamboError } from "./errors.ts";

type Schemas = components["schemas"];

/** A validated message, split into user content and tool results. */
export interface MessageParts {
  toolResults: ClientToolResult[];
  /** The user's message. Absent if the message contains only tool results. */
  user?: UserMessage;
}

function createFieldError(pointer: string, detail: string): TamboError {
  return TamboError.forFields([{ pointer, detail }]);
}

/**
 * Converts a message sent to a run, whose role is `user` or `tool` (TX-20).
 *
 * @param message A message that matches the schema.
 * @param pointer Location of the message in the request.
 * @throws {TamboError} `VALIDATION_ERROR` for errors that the schema cannot express.
 */
export function splitMessage(message: Schemas["InputMessage"], pointer: string): MessageParts {
  const metadata = message.metadata as JsonObject | undefined;
  const metadataField = metadata === undefined ? {} : { metadata };
  if (message.role === "tool") {
    const content = toContent(message.content, `${pointer}/content`);
    const toolCallId = requireToolCallId(message, pointer);
    const isError = message.isError ?? false;
    return {
      toolResults: [{ toolCallId, content, isError, pointer: `${pointer}/toolCallId`, ...metadataField }],
    };
  }
  if (message.role !== "user") {
    throw createFieldError(
      `${pointer}/role`,
      `must be "user" or "tool" in a run, not "${message.role}"; send messages with other roles as initialMessages when you create a thread`,
    );
  }
  rejectToolCallId(message, pointer);
  if (typeof message.content === "string")
    return { toolResults: [], user: { content: toTextBlocks(message.content), ...metadataField } };
  const toolResults: ClientToolResult[] = [];
  const content: ContentBlock[] = [];
  const pointers: string[] = [];
  for (const [index, block] of message.content.entries()) {
    const blockPointer = `${pointer}/content/${index}`;
    if (block.type === "tool_result") {
      const { toolUseId: toolCallId, isError = false } = block;
      toolResults.push({
        toolCallId,
        content: toContentBlocks(block.content, `${blockPointer}/content`),
        isError,
        pointer: `${blockPointer}/toolUseId`,
      });
    } else {
      content.push(toContentBlock(block, blockPointer));
      pointers.push(blockPointer);
    }
  }
  if (content.length > 0) {
    const pointersField = content.some(({ type }) => type !== "text") ? { pointers } : {};
    return { toolResults, user: { content, ...pointersField, ...metadataField } };
  }
  if (toolResults.length === 0) {
    throw createFieldError(`${pointer}/content`, "is empty; send at least one content block");
  }
  // If there is no user message, the metadata is stored with the results.
  return { toolResults: toolResults.map((result) => ({ ...result, ...metadataField })) };
}

/**
 * Converts an initial message of a new thread, which may have any of the four roles (TX-20).
 *
 * @throws {TamboError} `VALIDATION_ERROR` for errors that the schema cannot express.
 */
export function toInitialMessage(
  message: Schemas["InputMessage"],
  pointer: string,
): {
  role: Schemas["MessageRole"];
  content: ContentBlock[];
  toolCallId?: string;
  isError?: boolean;
  metadata?: JsonObject;
} {
  const { role, isError, metadata } = message;
  if (role !== "tool") rejectToolCallId(message, pointer);
  return {
    role,
    content: toContent(message.content, `${pointer}/content`),
    ...(role === "tool" && { toolCallId: requireToolCallId(message, pointer) }),
    ...(role === "tool" && isError !== undefined && { isError }),
    ...(metadata !== undefined && { metadata: metadata as JsonObject }),
  };
}

/** Rejects `toolCallId` on a message with another role (T-022). */
function rejectToolCallId({ toolCallId }: Schemas["InputMessage"], pointer: string): void {
  if (toolCallId === undefined) return;
  throw createFieldError(`${pointer}/toolCallId`, 'is allowed only with role "tool"');
}

function requireToolCallId({ toolCallId }: Schemas["InputMessage"], pointer: string): string {
  if (toolCallId === undefined)
    throw createFieldError(`${pointer}/toolCallId`, 'is required with role "tool"');
  return toolCallId;
}

function toContent(content: Schemas["InputMessageContent"], pointer: string): ContentBlock[] {
  return typeof content === "string" ? toTextBlocks(content) : toContentBlocks(content, pointer);
}

function toTextBlocks(value: string): ContentBlock[] {
  return [{ type: "text", text: value }];
}

function toContentBlocks(content: readonly Schemas["InputMessageBlock"][], pointer: string): ContentBlock[] {
  return content.map((block, index) => {
    const blockPointer = `${pointer}/${index}`;
    if (block.type !== "tool_result") return toContentBlock(block, blockPointer);
    throw createFieldError(
      `${blockPointer}/type`,
      '"tool_result" is allowed only in a message with role "user" that is sent to a run',
    );
  });
}

/** Copies only the fields that the contract defines. */
function toContentBlock(block: Schemas["InputContent"], pointer: string): ContentBlock {
  switch (block.type) {
    case "text":
      return { type: "text", text: block.text };
    case "image": {
      const { detail } = block;
      const source = toImageSource(block.source, `${pointer}/source`);
      return { type: "image", source, ...(detail !== undefined && { detail }) };
    }
    case "audio":
      return { type: "audio", source: pick(block.source, "type", "mediaType", "data") };
    case "file":
      return { type: "file", source: toFileSource(block.source, `${pointer}/source`) };
    case "resource":
      return { type: "resource", resource: toResource(block.resource, `${pointer}/resource`) };
  }
}

function toImageSource(source: Schemas["ImageSource"], pointer: string): ImageBlock["source"] {
  if (source.type === "base64") return pick(source, "type", "mediaType", "data");
  checkUrl(source.url, pointer);
  return pick(source, "type", "mediaType", "url");
}

function toFileSource(source: Schemas["FileSource"], pointer: string): FileSource {
  if (source.type === "base64") return pick(source, "type", "mediaType", "filename", "data");
  if (source.type === "file_id") return pick(source, "type", "mediaType", "filename", "fileId");
  checkUrl(source.url, pointer);
  return pick(source, "type", "mediaType", "filename", "url");
}

function checkUrl(url: string, pointer: string): void {
  if (!URL.canParse(url))
    throw createFieldError(`${pointer}/url`, "must be an absolute URL such as https://example.com/file");
}

/** Copies a resource, which needs at least one of `uri`, `text` and `blob` (T-019). */
function toResource(resource: Schemas["ResourceData"], pointer: string): Schemas["ResourceData"] {
  if (resource.uri === undefined && resource.text === undefined && resource.blob === undefined) {
    throw createFieldError(pointer, 'needs at least one of "uri", "text" and "blob"');
  }
  const { annotations } = resource;
  return {
    ...pick(resource, "uri", "name", "title", "description", "mimeType", "text", "blob"),
    ...(annotations !== undefined && { annotations: pick(annotations, "audience", "priority") }),
  };
}
