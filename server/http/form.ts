import type { IncomingMessage } from "node:http";
import { MIMEType } from "node:util";
import { type BodyLimits, readBytes } from "./body-bytes.ts";
import { BodyError } from "./body-error.ts";

/** Limits for reading a form. */
export interface FormOptions extends BodyLimits {
  /** Maximum total number of fields and files. */
  maxFields: number;
  /** Names of the fields whose text must be valid UTF-8. */
  textFields: readonly string[];
}

/**
 * Memory needed to parse a form, as a multiple of the form's size: the bytes themselves, the fields, the
 * files, and the files as base64.
 */
const parsingFactor = 4;

/** Returns true if a request's content type is that of a form. */
export function isForm({ headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)[ \t]*(?:;|$)/i.test(type);
}

/**
 * Reads a request body as a form.
 *
 * @throws {BodyError} if the body does not match its content type, is compressed, is not UTF-8, is too large
 * or arrives too slowly, or has too many fields.
 * @throws errors from `options.reserve`.
 */
export async function readForm(request: IncomingMessage, options: FormOptions): Promise<FormData> {
  const { maxFields, textFields } = options;
  const bytes = await readBytes(request, options);
  options.reserve(parsingFactor * bytes.length);
  const { "content-type": header = "", "content-encoding": encoding = "identity" } = request.headers;
  if (encoding.toLowerCase() !== "identity") {
    throw new BodyError("UNSUPPORTED_MEDIA_TYPE", "Send the form uncompressed.");
  }
  const type = new MIMEType(header);
  const charset = type.params.get("charset") ?? "utf-8";
  if (!/^utf-?8$/i.test(charset)) throw new BodyError("UNSUPPORTED_MEDIA_TYPE", "Send the form in UTF-8.");
  if (hasTooManyFields(type, bytes, maxFields)) {
    throw new BodyError("INVALID_JSON", `The form has more than ${maxFields} fields and files.`);
  }
  const form = await parseForm(header, bytes);
  if (!isUtf8(type, bytes, form, textFields)) {
    throw new BodyError("INVALID_JSON", "The form is not valid UTF-8.");
  }
  return form;
}

async function parseForm(type: string, bytes: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  } catch {
    throw new BodyError("INVALID_JSON", `The body is not a valid form for its "Content-Type".`);
  }
}

function isMultipart({ type }: MIMEType): boolean {
  return type === "multipart";
}

/** Counts the separators in the bytes, so that a form with too many fields is never parsed. */
function hasTooManyFields(type: MIMEType, bytes: Buffer, maxFields: number): boolean {
  // In a multipart form, delimiters surround the parts (RFC 2046 section 5.1.1). Otherwise `&` separates the
  // fields.
  const [separator, maxSeparators] = isMultipart(type)
    ? [`--${type.params.get("boundary") ?? ""}`, maxFields + 1]
    : ["&", maxFields - 1];
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > maxSeparators) return true;
  }
  return false;
}

/** Returns true if the text fields are valid UTF-8. The parser would replace invalid bytes with U+FFFD. */
function isUtf8(type: MIMEType, bytes: Buffer, form: FormData, textFields: readonly string[]): boolean {
  if (!isMultipart(type)) return isUtf8Encoded(bytes);
  return textFields.every((name) => {
    const value = form.get(name);
    return typeof value !== "string" || !value.includes("\ufffd") || bytes.includes(value);
  });
}

/** Returns true if the bytes are valid UTF-8, both before and after percent-decoding. */
function isUtf8Encoded(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // A percent sign that is not followed by two hex digits is literal (URL Standard, percent-decode).
    decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
  }
}
