/**
 * Limits the size of a single message, because a message is stored once but sent to models many times. The
 * same limit applies to metadata, because every list response includes it.
 */
import { isObject } from "../core/json/object.ts";
import type { ContractDocument, Violation } from "./operations.ts";

/** The content of a message, or metadata, with its location in the request. */
export interface SizedContent {
  pointer: string;
  content: unknown;
  /** Set for metadata. Metadata contains no files, so all of its bytes count. */
  isMetadata?: boolean;
}

type CheckBody = ContractDocument["checkBody"];

/**
 * Returns a check that validates a body against its schema and then checks the size of its messages.
 *
 * @param listContents Returns the contents of a valid body of an operation.
 * @param maxBytes See {@link findLargeMessages}.
 */
export function withMessageSizeCheck(
  checkBody: CheckBody,
  listContents: (body: unknown, operationId: string) => readonly SizedContent[],
  maxBytes: number,
): CheckBody {
  return (operationId, body) => {
    const violations = checkBody(operationId, body);
    return violations.length > 0 ? violations : findLargeMessages(listContents(body, operationId), maxBytes);
  };
}

/**
 * Returns an error for each message or metadata object that is too large.
 *
 * @param maxBytes Maximum size of one message's content as UTF-8 JSON, in bytes. The base64 data of files
 * does not count, because the request body limit applies to it.
 */
export function findLargeMessages(messages: readonly SizedContent[], maxBytes: number): Violation[] {
  const tooLarge = `is larger than ${maxBytes} bytes of JSON`;
  return messages
    .filter((placed) => isLarger(placed, maxBytes))
    .map(({ pointer, isMetadata }) => ({
      pointer,
      message: isMetadata ? tooLarge : `${tooLarge}, the limit for one message; file data does not count`,
    }));
}

/** Maximum size of a UTF-16 code unit in UTF-8 JSON, in bytes: `\u` and four digits. */
const maxBytesPerUnit = 6;

function isLarger({ content, isMetadata }: SizedContent, maxBytes: number): boolean {
  if (content === undefined) return false;
  if (typeof content === "string" && (content.length + 1) * maxBytesPerUnit <= maxBytes) return false;
  return Buffer.byteLength(JSON.stringify(isMetadata ? content : withoutFiles(content))) > maxBytes;
}

type Members = Record<string, unknown>;

/** Returns content without the data of its files, including files in tool results. */
function withoutFiles(content: unknown): unknown {
  return Array.isArray(content) ? content.map(withoutFile) : content;
}

/**
 * Returns a block without the data of its file. The data may be in the block itself, in its `source`, or in
 * its `resource`. A field with one of these names anywhere else is not a file.
 */
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

/**
 * Returns an object with its file data emptied. File data is stored in `data` and `blob`, in `value` if the
 * type is `data`, and in data URLs.
 */
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
