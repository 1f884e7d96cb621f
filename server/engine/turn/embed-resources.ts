/** Contents of MCP resources that messages only name, for the model's prompt (T-065, T-240). */
import type { Block, ContentBlock, Message, ResourceBlock } from "../../core/messages.ts";

type Resource = ResourceBlock["resource"];

/** Most bytes of text (as UTF-8) and of decoded blobs that one resource may put into a prompt. */
const maxResourceBytes = 1024 * 1024;
/** The same for all resources of a prompt. */
const maxPromptBytes = 4 * 1024 * 1024;
const limits = "the limits are 1 MiB for a resource and 4 MiB for all";
/** Most resources that are read for a prompt. */
const maxReads = 100;

/** Contents of a resource, perhaps shortened. */
interface Contents {
  resource: Resource;
  /** Bytes that were there to begin with. */
  size: number;
  /** Bytes that are left. */
  kept: number;
}

/** The contents of a resource, or why there are none; `undefined` for a URI that no server owns. */
type ReadResult = Contents[] | { fault: string } | undefined;

/**
 * Messages for a prompt, with every `resource` block that has neither text nor blob replaced by what its URI stands
 * for. Looks into user messages and tool results. What is cut, left out or could not be read is told in a text block
 * after it. Where the limits do not allow for everything, later messages come first.
 *
 * @param messages Stay as they are.
 * @param read Gives the contents of a URI, `undefined` when nobody owns it; called once for each URI. The model is told
 *   the message of a rejection, which names the URI; that the run was aborted is for the caller to notice.
 */
export async function embedResources(
  messages: readonly Message[],
  read: (uri: string) => Promise<Resource[] | undefined>,
): Promise<Message[]> {
  const uris = new Set(messages.toReversed().flatMap(namedIn));
  const reads = new Map(
    await Promise.all(
      Array.from(uris, async (uri, index) => [uri, await readResource(uri, index, read)] as const),
    ),
  );
  let room = maxPromptBytes;
  const embed = (block: ResourceBlock): ContentBlock[] => {
    const uri = uriToRead(block);
    const result = uri === undefined ? undefined : reads.get(uri);
    if (uri === undefined || result === undefined) return [block];
    if ("fault" in result) return [block, { type: "text", text: result.fault }];
    if (result.length === 0) return [block, { type: "text", text: `The resource \`${uri}\` is empty.` }];
    return result.flatMap((contents) => {
      const fitting = shorten(contents, room);
      room -= fitting.kept;
      return blocksOf(fitting, uri, block.resource);
    });
  };
  return messages
    .toReversed()
    .map((message) => withResources(message, embed))
    .toReversed();
}

/** The URI of a block that only names its resource. */
function uriToRead({ resource: { uri, text, blob } }: ResourceBlock): string | undefined {
  return text === undefined && blob === undefined ? uri : undefined;
}

function namedIn({ role, blocks }: Message): string[] {
  return blocks
    .flatMap((block): Block[] => {
      if (block.type === "tool_result") return block.content;
      return role === "user" ? [block] : [];
    })
    .map((block) => (block.type === "resource" ? uriToRead(block) : undefined))
    .filter((uri) => uri !== undefined);
}

function withResources(message: Message, embed: (block: ResourceBlock) => ContentBlock[]): Message {
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
      fault: `The resource \`${uri}\` was not read: the messages name more than ${maxReads} resources.`,
    };
  }
  try {
    let room = maxResourceBytes;
    // Cut at once, so that no more than is shown stays in memory while others are read.
    return (await read(uri))?.map((resource) => {
      const size = sizeOf(resource);
      const fitting = shorten({ resource, size, kept: size }, room);
      room -= fitting.kept;
      return fitting;
    });
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function sizeOf({ text, blob }: Resource): number {
  if (text !== undefined) return Buffer.byteLength(text);
  return blob === undefined ? 0 : Buffer.byteLength(blob, "base64");
}

/** Shortens text to whole characters within `room` bytes; half a blob is of no use, so one too large is left out. */
function shorten(contents: Contents, room: number): Contents {
  if (contents.kept <= room) return contents;
  const { text, blob: _, ...rest } = contents.resource;
  const bytes = Buffer.alloc(text === undefined ? 0 : room);
  const { written } = new TextEncoder().encodeInto(text ?? "", bytes);
  if (written === 0) return { ...contents, resource: rest, kept: 0 };
  return { ...contents, resource: { ...rest, text: bytes.toString("utf8", 0, written) }, kept: written };
}

/** @param named What the block says of the resource itself; a part with a URI of its own has no name. */
function blocksOf({ resource, size, kept }: Contents, uri: string, named: Resource): ContentBlock[] {
  const own = resource.uri === undefined || resource.uri === uri;
  const { annotations } = named;
  const block: ResourceBlock = {
    type: "resource",
    resource: { ...(own ? named : annotations && { annotations }), ...resource },
  };
  if (kept === size) return [block];
  const shown = kept === 0 ? "None" : `Only the first ${kept}`;
  const text = `${shown} of the ${size} bytes of the resource \`${resource.uri ?? uri}\` are shown: ${limits}.`;
  return [block, { type: "text", text }];
}
