/** Loads the contents of MCP resources that messages refer to, for the model's prompt (T-065, T-240). */
import type { Block, ContentBlock, Message, ResourceBlock } from "../../core/messages.ts";

type Resource = ResourceBlock["resource"];

/** Maximum bytes of text (UTF-8) and of decoded blobs from one resource in a prompt. */
const maxResourceBytes = 1024 * 1024;
/** Maximum bytes of all resources in a prompt. */
const maxPromptBytes = 4 * 1024 * 1024;
const limits = "the limits are 1 MiB for a resource and 4 MiB for all";
/** Maximum number of resources that are read for a prompt. */
const maxReads = 100;

/** Contents of a resource, possibly truncated. */
interface Contents {
  resource: Resource;
  /** Original number of bytes. */
  size: number;
  /** Number of bytes that are left. */
  keptBytes: number;
}

/** The contents of a resource, or an error. `undefined` for a URI that no server has. */
type ReadResult = Contents[] | { error: string } | undefined;

/**
 * Replaces the `resource` blocks that have neither text nor blob, in user messages and tool results, by the
 * contents of their URI. A text block reports contents that were truncated, omitted or not readable. If the
 * limits do not suffice for all, later messages have priority.
 *
 * @param messages Not changed.
 * @param read Returns the contents of a URI, or `undefined` if no server has it. Called once for each URI.
 *   The message of its error is sent to the model. The caller must check for an abort of the run.
 */
export async function embedResources(
  messages: readonly Message[],
  read: (uri: string) => Promise<Resource[] | undefined>,
): Promise<Message[]> {
  const uris = new Set(messages.toReversed().flatMap(listUris));
  const reads = new Map(
    await Promise.all(
      Array.from(uris, async (uri, index) => [uri, await readResource(uri, index, read)] as const),
    ),
  );
  let room = maxPromptBytes;
  const embed = (block: ResourceBlock): ContentBlock[] => {
    const uri = getUnreadUri(block);
    const result = uri === undefined ? undefined : reads.get(uri);
    if (uri === undefined || result === undefined) return [block];
    if ("error" in result) return [block, { type: "text", text: result.error }];
    if (result.length === 0) return [block, { type: "text", text: `The resource \`${uri}\` is empty.` }];
    return result.flatMap((contents) => {
      const fitting = truncate(contents, room);
      room -= fitting.keptBytes;
      return toBlocks(fitting, uri, block.resource);
    });
  };
  return messages
    .toReversed()
    .map((message) => replaceResources(message, embed))
    .toReversed();
}

/** Returns the URI of a block without contents. */
function getUnreadUri({ resource: { uri, text, blob } }: ResourceBlock): string | undefined {
  return text === undefined && blob === undefined ? uri : undefined;
}

function listUris({ role, blocks }: Message): string[] {
  return blocks
    .flatMap((block): Block[] => {
      if (block.type === "tool_result") return block.content;
      return role === "user" ? [block] : [];
    })
    .map((block) => (block.type === "resource" ? getUnreadUri(block) : undefined))
    .filter((uri) => uri !== undefined);
}

function replaceResources(message: Message, embed: (block: ResourceBlock) => ContentBlock[]): Message {
  const blocks = message.blocks.flatMap((block): Block[] => {
    if (block.type === "tool_result") {
      const content = block.content.flatMap((inner) => (inner.type === "resource" ? embed(inner) : [inner]));
      return [{ ...block, content }];
    }
    return block.type === "resource" && message.role === "user" ? embed(block) : [block];
  });
  return { ...message, blocks };
}

async function readResource(
  uri: string,
  index: number,
  read: (uri: string) => Promise<Resource[] | undefined>,
): Promise<ReadResult> {
  if (index >= maxReads) {
    return {
      error: `The resource \`${uri}\` was not read: the messages refer to more than ${maxReads} resources.`,
    };
  }
  try {
    let room = maxResourceBytes;
    // Truncated immediately, so that excess contents are not kept in memory while others are read.
    return (await read(uri))?.map((resource) => {
      const size = measureResource(resource);
      const fitting = truncate({ resource, size, keptBytes: size }, room);
      room -= fitting.keptBytes;
      return fitting;
    });
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function measureResource({ text, blob }: Resource): number {
  if (text !== undefined) return Buffer.byteLength(text);
  return blob === undefined ? 0 : Buffer.byteLength(blob, "base64");
}

/** Truncates text to complete characters within `room` bytes. A blob that is too large is omitted. */
function truncate(contents: Contents, room: number): Contents {
  if (contents.keptBytes <= room) return contents;
  const { text, blob: _, ...rest } = contents.resource;
  const bytes = Buffer.alloc(text === undefined ? 0 : room);
  const { written } = new TextEncoder().encodeInto(text ?? "", bytes);
  if (written === 0) return { ...contents, resource: rest, keptBytes: 0 };
  return { ...contents, resource: { ...rest, text: bytes.toString("utf8", 0, written) }, keptBytes: written };
}

/** @param original The fields of the original block. A content with another URI does not get its name. */
function toBlocks({ resource, size, keptBytes }: Contents, uri: string, original: Resource): ContentBlock[] {
  const isOriginal = resource.uri === undefined || resource.uri === uri;
  const { annotations } = original;
  const block: ResourceBlock = {
    type: "resource",
    resource: { ...(isOriginal ? original : annotations && { annotations }), ...resource },
  };
  if (keptBytes === size) return [block];
  const part = keptBytes === 0 ? "None" : `Only the first ${keptBytes}`;
  const text = `${part} of the ${size} bytes of the resource \`${resource.uri ?? uri}\` are shown: ${limits}.`;
  return [block, { type: "text", text }];
}
