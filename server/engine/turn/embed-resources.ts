/**
 * Loads the contents of MCP resources that messages refer to and adds them to the model's prompt (T-065,
 * T-240).
 */
import type { Block, ContentBlock, Message, ResourceBlock } from "../../core/messages.ts";

type Resource = ResourceBlock["resource"];

/** Maximum size of a single resource in a prompt, in bytes of UTF-8 text and decoded blobs. */
const maxResourceBytes = 1024 * 1024;
/** Maximum size of all resources in a prompt, in bytes. */
const maxPromptBytes = 4 * 1024 * 1024;
const limits = "the limits are 1 MiB for a resource and 4 MiB for all";
/** Maximum number of resources read for a prompt. */
const maxReads = 100;

/** The contents of a resource, which may have been truncated. */
interface Contents {
  resource: Resource;
  /** Original size in bytes. */
  size: number;
  /** Number of bytes that were kept. */
  keptBytes: number;
}

/** The contents of a resource, or an error. `undefined` if no server has a resource with the URI. */
type ReadResult = Contents[] | { error: string } | undefined;

/**
 * Loads the contents of `resource` blocks that have neither text nor a blob, and replaces the blocks. The
 * blocks are in user messages and tool results. If contents were truncated, omitted, or could not be read, a
 * text block says so. If the limits are exceeded, later messages have priority.
 *
 * @param messages The messages, which are not modified.
 * @param read Returns the contents for a URI, or `undefined` if no server has the resource. Called once for
 * each URI. If it throws, the error message is sent to the model. The caller must check whether the run was
 * aborted.
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

/** Returns the URI of a block whose contents have not been read. */
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
    // Contents are truncated immediately, so that the excess is not kept in memory while other resources are
    // read.
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

/**
 * Truncates text to as many complete characters as fit in `room` bytes. A blob that is too large is omitted.
 */
function truncate(contents: Contents, room: number): Contents {
  if (contents.keptBytes <= room) return contents;
  const { text, blob: _, ...rest } = contents.resource;
  const bytes = Buffer.alloc(text === undefined ? 0 : room);
  const { written } = new TextEncoder().encodeInto(text ?? "", bytes);
  if (written === 0) return { ...contents, resource: rest, keptBytes: 0 };
  return { ...contents, resource: { ...rest, text: bytes.toString("utf8", 0, written) }, keptBytes: written };
}

/**
 * @param original The fields in the original block. Contents with a different URI do not inherit its name.
 */
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
