/**
 * How large a single message of a request may be: what is stored once is sent to models again and again. What clients
 * attach to messages and threads is shown with every list of them, and has the same limit.
 */
import type { ContractDocument, Violation } from "./operations.ts";

/** A message's content, or what is attached to it, and where in the request it stands. */
export interface PlacedContent {
  pointer: string;
  content: unknown;
  /** Attached by the client: there all bytes count, for it has no files. */
  isMetadata?: boolean;
}

type CheckBody = ContractDocument["checkBody"];

/**
 * Judges a body by its schema, and a valid one by the sizes of its messages.
 *
 * @param contentsIn What is looked at of a valid body.
 * @param maxBytes As of `largeMessages`.
 */
export function withMessageSizes(
  checkBody: CheckBody,
  contentsIn: (body: unknown) => readonly PlacedContent[],
  maxBytes: number,
): CheckBody {
  return (operationId, body) => {
    const violations = checkBody(operationId, body);
    return violations.length > 0 ? violations : largeMessages(contentsIn(body), maxBytes);
  };
}

/**
 * Finds messages that are too large, and metadata.
 *
 * @param maxBytes Most UTF-8 bytes of one content as JSON. The base64 of files does not count: a request's body bounds it.
 */
export function largeMessages(messages: readonly PlacedContent[], maxBytes: number): Violation[] {
  const tooLarge = `is larger than ${maxBytes} bytes of JSON`;
  return messages
    .filter((placed) => isLarger(placed, maxBytes))
    .map(({ pointer, isMetadata }) => ({
      pointer,
      message: isMetadata
        ? tooLarge
        : `${tooLarge}, the most of one message; files count by their names alone`,
    }));
}

/** Most bytes that JSON in UTF-8 takes for a unit of UTF-16: a `\u` and four digits. */
const mostBytesOfUnit = 6;

function isLarger({ content, isMetadata }: PlacedContent, maxBytes: number): boolean {
  if (content === undefined) return false;
  if (typeof content === "string" && (content.length + 1) * mostBytesOfUnit <= maxBytes) return false;
  return Buffer.byteLength(JSON.stringify(isMetadata ? content : withoutFiles(content))) > maxBytes;
}

type Members = Record<string, unknown>;

/** A content whose files are empty: in its blocks, and in those of a tool's result. */
function withoutFiles(content: unknown): unknown {
  return Array.isArray(content) ? content.map(withoutFile) : content;
}

/** Files stand in a block itself, in its `source`, and in its `resource`: a member of that name elsewhere is none. */
function withoutFile(block: unknown): unknown {
  if (!isObject(block) || block.type === "text") return block;
  const { source, resource, content } = block;
  return {
    ...(withoutBytes(block) as Members),
    ...(source !== undefined && { source: withoutBytes(source) }),
    ...(resource !== undefined && { resource: withoutBytes(resource) }),
    ...(content !== undefined && { content: withoutFiles(content) }),
  };
}

/** Bytes of files stand in `data` and `blob`, in `value` beside the type `data`, and in data URLs. */
function withoutBytes(holder: unknown): unknown {
  if (!isObject(holder)) return holder;
  const isFile = ([key, value]: [string, unknown]) =>
    typeof value === "string" &&
    (key === "data" ||
      key === "blob" ||
      (key === "value" && holder.type === "data") ||
      (key === "url" && value.startsWith("data:")));
  return Object.fromEntries(Object.entries(holder).map((entry) => (isFile(entry) ? [entry[0], ""] : entry)));
}

function isObject(value: unknown): value is Members {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
