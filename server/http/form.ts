/** Reading forms, as strictly as JSON bodies. */
import type { IncomingMessage } from "node:http";
import { MIMEType } from "node:util";
import { type BodyLimits, readBytes } from "./body-bytes.ts";
import { BodyError } from "./body-error.ts";

/** How a form is read. */
export interface FormOptions extends BodyLimits {
  /** Most fields and files together. */
  maxFields: number;
  /** Names of the fields whose text must be UTF-8. */
  textFields: readonly string[];
}

/** Memory that a form takes while it is parsed, for each of its bytes: itself, its fields, its files and their base64. */
const parsingFactor = 4;

/** Returns whether a request's body says that it is a form. */
export function isForm({ headers }: IncomingMessage): boolean {
  const type = headers["content-type"] ?? "";
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)[ \t]*(?:;|$)/i.test(type);
}

/**
 * Reads a request's body as a form.
 *
 * @throws {BodyError} if the body is not the form that it says it is, compressed, not UTF-8, too large or too slow, or has
 *   too many fields.
 * @throws what `hold` throws.
 */
export async function readForm(request: IncomingMessage, options: FormOptions): Promise<FormData> {
  const { maxFields, textFields } = options;
  const bytes = await readBytes(request, options);
  options.hold(parsingFactor * bytes.length);
  const { "content-type": header = "", "content-encoding": encoding = "identity" } = request.headers;
  if (encoding.toLowerCase() !== "identity") {
    throw new BodyError("UNSUPPORTED_MEDIA_TYPE", "Send the form uncompressed.");
  }
  const type = new MIMEType(header);
  const charset = type.params.get("charset") ?? "utf-8";
  if (!/^utf-?8$/i.test(charset)) throw new BodyError("UNSUPPORTED_MEDIA_TYPE", "Send the form in UTF-8.");
  if (hasTooMany(type, bytes, maxFields)) {
    throw new BodyError("INVALID_JSON", `The form has more than ${maxFields} fields and files.`);
  }
  const form = await parse(header, bytes);
  if (!isUtf8(type, bytes, form, textFields)) {
    throw new BodyError("INVALID_JSON", "The form is not valid UTF-8.");
  }
  return form;
}

async function parse(type: string, bytes: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  } catch {
    throw new BodyError("INVALID_JSON", `The body is not the form that "Content-Type" says it is.`);
  }
}

function isMultipart({ type }: MIMEType): boolean {
  return type === "multipart";
}

/** Counts the fields by what separates them, before anything is built from them. */
function hasTooMany(type: MIMEType, bytes: Buffer, maxFields: number): boolean {
  // Parts have a delimiter before and after them (RFC 2046 section 5.1.1), fields one between them.
  const [separator, most] = isMultipart(type)
    ? [`--${type.params.get("boundary") ?? ""}`, maxFields + 1]
    : ["&", maxFields - 1];
  let count = 0;
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Returns whether the text of the fields is UTF-8: the parser replaces what is not by U+FFFD. */
function isUtf8(type: MIMEType, bytes: Buffer, form: FormData, textFields: readonly string[]): boolean {
  if (!isMultipart(type)) return isUtf8Encoded(bytes);
  return textFields.every((name) => {
    const value = form.get(name);
    return typeof value !== "string" || !value.includes("\ufffd") || bytes.includes(value);
  });
}

/** Returns whether bytes are UTF-8, and what is percent-encoded in them, too. */
function isUtf8Encoded(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // A percent sign that encodes nothing stands for itself (WHATWG URL, percent-decode).
    decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
  }
}
